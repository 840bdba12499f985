import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { questionsQuery } from './diagnostic.queries.ts'
import { DiagnosticForm } from './diagnostic-form.tsx'
import { Benefits, HowToAnswer } from './side-notes.tsx'

/** Stands below everything: the form doesn't wait for it. */
const PrivacyFooter = lazy(async () => ({ default: (await import('./privacy-footer.tsx')).PrivacyFooter }))

export function DiagnosticScreen() {
  const { user } = useSession()
  const { active } = useCompanies()
  const questions = useQuery(questionsQuery)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <HowToAnswer />
        {questions.isPending && <FormSkeleton />}
        {questions.isError && (
          <ErrorState message="Não foi possível carregar as perguntas." onRetry={() => void questions.refetch()}>
            {questions.error.message}
          </ErrorState>
        )}
        {questions.data && (
          <DiagnosticForm
            key={active?.id ?? 'none'}
            questions={questions.data}
            email={user?.email ?? ''}
            company={active}
          />
        )}
        <Suspense fallback={null}>
          <PrivacyFooter />
        </Suspense>
      </div>
      <div className="lg:sticky lg:top-24">
        <Benefits />
      </div>
    </div>
  )
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="space-y-6 rounded-lg border border-line bg-card p-4 sm:p-6">
      <Skeleton className="h-6 w-48" />
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="space-y-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  )
}
