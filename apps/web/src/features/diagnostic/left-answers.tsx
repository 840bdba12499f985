import { Button } from '#src/ui/page/button.tsx'
import type { DiagnosticForm as Form } from './use-diagnostic-form.ts'

interface LeftAnswersProps {
  form: Form
  chosen: string
  onRestored: () => void
}

/** After a change of segment: the way back to the answers that left with the other one. */
export function LeftAnswers({ form, chosen, onRestored }: LeftAnswersProps) {
  const { left } = form
  if (!left) return null
  const back = chosen === left.segment
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3">
      <p>As respostas de {left.segment} saíram do formulário com a troca.</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          form.restoreLeft()
          onRestored()
        }}
      >
        {back ? 'Trazer as respostas de volta' : `Voltar para ${left.segment}`}
      </Button>
    </div>
  )
}
