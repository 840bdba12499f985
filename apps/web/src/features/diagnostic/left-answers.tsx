import { Button } from '#src/ui/page/button.tsx'
import type { LeftSegment } from './use-diagnostic-form.ts'

interface LeftAnswersProps {
  left: LeftSegment
  chosen: string
  onRestore: () => void
}

/** After a change of segment: the way back to the answers that left with the other one. */
export function LeftAnswers({ left, chosen, onRestore }: LeftAnswersProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3">
      <p>As respostas de {left.segment} saíram do formulário com a troca.</p>
      <Button variant="secondary" size="sm" onClick={onRestore}>
        {chosen === left.segment ? 'Trazer as respostas de volta' : `Voltar para ${left.segment}`}
      </Button>
    </div>
  )
}
