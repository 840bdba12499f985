import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Gaps } from './later.ts'
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
      {refused && !sent && <OpenQuestions form={form} questions={questions} />}
      {banner && (
        <Banner tone="error" className="max-h-32 overflow-y-auto">
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

/** What a refused form still lacks. */
function OpenQuestions({ form, questions }: Pick<SubmitBarProps, 'form' | 'questions'>) {
  const { open } = progressOf(useEntries(form), questions)
  return (
    <Suspense fallback={null}>
      <Gaps open={open} onGo={form.focus} />
    </Suspense>
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
