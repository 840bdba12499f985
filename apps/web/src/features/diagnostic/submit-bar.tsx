import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { Suspense } from 'react'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Gaps, Progress } from './later.ts'
import type { DiagnosticForm } from './use-diagnostic-form.ts'

interface SubmitBarProps {
  form: DiagnosticForm
  questions: QuestionSets
  /** A submission was refused; from then on the missing answers are counted. */
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
      {refused && !sent && (
        <Suspense fallback={null}>
          <Gaps form={form} questions={questions} />
        </Suspense>
      )}
      {banner && (
        <Banner tone="error" className="max-h-32 overflow-y-auto">
          {banner}
        </Banner>
      )}
      <div className="flex items-center justify-between gap-4">
        <Suspense fallback={<div className="grow" />}>
          <Progress form={form} questions={questions} />
        </Suspense>
        <Button type="submit" disabled={sent || isSubmitting}>
          {isSubmitting ? 'Enviando...' : 'Enviar Diagnóstico'}
        </Button>
      </div>
    </div>
  )
}
