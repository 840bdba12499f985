import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { useWatch } from 'react-hook-form'
import { progressOf } from './progress-of.ts'
import type { DiagnosticForm } from './use-diagnostic-form.ts'

interface ProgressProps {
  form: DiagnosticForm
  questions: QuestionSets
}

/** What has been answered so far. */
function useEntries({ control, getValues }: DiagnosticForm) {
  useWatch({ control })
  return getValues()
}

/** How many answers a refused form still lacks, and the way to the first of them. */
export function Gaps({ form, questions }: ProgressProps) {
  const { open } = progressOf(useEntries(form), questions)
  const [first] = open
  if (!first) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-medium">
      <span>{open.length === 1 ? 'Falta 1 resposta' : `Faltam ${open.length} respostas`}</span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        onClick={() => form.focus(first)}
        className="min-h-8 text-primary underline underline-offset-4 coarse:min-h-11"
      >
        Ir à primeira
      </button>
    </p>
  )
}

/** Watches every answer, so that only this re-renders as one types. */
export function Progress({ form, questions }: ProgressProps) {
  const { answered, total } = progressOf(useEntries(form), questions)
  return (
    <div className="min-w-0 grow">
      <p className="text-muted">
        <span className="figure font-medium text-ink">
          {answered} de {total}
        </span>{' '}
        <span className="max-sm:hidden">perguntas obrigatórias</span>
        <span className="sm:hidden">respostas</span>
      </p>
      <progress
        aria-label="Perguntas obrigatórias respondidas"
        className="mt-1 block h-1.5 w-full max-w-56 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
        value={answered}
        max={total}
      />
    </div>
  )
}
