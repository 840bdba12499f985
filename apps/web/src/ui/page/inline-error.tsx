import { Button } from './button.tsx'

interface InlineErrorProps {
  /** What failed to load, such as 'seus aparelhos'. */
  what: string
  error: Error
  onRetry: () => unknown
}

/** A part of a card that could not be loaded: what, why, and another try. */
export function InlineError({ what, error, onRetry }: InlineErrorProps) {
  return (
    <div role="alert" className="mt-3 grid justify-items-start gap-3">
      <div>
        <p className="font-medium">Não foi possível carregar {what}.</p>
        <p className="text-muted">{error.message}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}
