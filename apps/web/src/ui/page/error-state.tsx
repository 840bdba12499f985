import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** What happened, in one sentence. */
  message: string
  onRetry?: () => void
  /** What to do about it. */
  children?: ReactNode
}

export function ErrorState({ message, onRetry, children }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border border-line bg-card px-6 py-12 text-center"
    >
      <CircleAlert aria-hidden="true" className="mb-4 size-8 text-negative" />
      <p className="text-base font-semibold">{message}</p>
      {children && <div className="mt-2 max-w-md text-muted">{children}</div>}
      {onRetry && (
        <Button variant="secondary" className="mt-6" onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </div>
  )
}
