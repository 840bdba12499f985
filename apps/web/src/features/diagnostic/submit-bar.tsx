import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { plural } from '@norteia/contracts/format'
import { useWatch } from 'react-hook-form'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { progressOf } from './submission.ts'
import type { DiagnosticForm } from './use-diagnostic-form.ts'

interface SubmitBarProps {
  form: DiagnosticForm
  questions: QuestionSets
  /** A try was refused: what is missing is counted from then on. */
  refused: boolean
  sent: boolean
}

/** Stays in sight at the lower edge: how far the form is, what is missing, and the way to send it. */
export function SubmitBar({ form, questions, refused, sent }: SubmitBarProps) {
  const { banner, isSubmitting } = form
  return (
    <div
      // The chat's button keeps above the bar by this.
      data-bottom-bar={banner ? 'tall' : refused && !sent ? 'middle' : 'low'}
      className="sticky bottom-0 z-10 -mx-4 space-y-2 border-t border-line bg-background px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border-x sm:px-6"
    >
      {refused && !sent && <Gaps form={form} questions={questions} />}
      {banner && (
        <Banner tone="error" className="max-h-28 overflow-y-auto">
          {banner}
        </Banner>
      )}
      <div className="flex items-center justify-between gap-4">
        <Progress form={form} questions={questions} />
        <Button type="submit" disabled={sent || isSubmitting}>
          {isSubmitting ? 'Enviando...' : 'Enviar Diagnóstico'}
        </Button>
      </div>
    </div>
  )
}

/** What has been answered so far. */
function useEntries({ control, getValues }: DiagnosticForm) {
  useWatch({ control })
  return getValues()
}

/** How many answers a refused form still lacks, and the way to the first of them. */
function Gaps({ form, questions }: Pick<SubmitBarProps, 'form' | 'questions'>) {
  const { open } = progressOf(useEntries(form), questions)
  const [first] = open
  if (!first) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-medium">
      <span>
        {open.length === 1 ? 'Falta' : 'Faltam'} {plural(open.length, 'resposta')}
      </span>
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
function Progress({ form, questions }: Pick<SubmitBarProps, 'form' | 'questions'>) {
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
