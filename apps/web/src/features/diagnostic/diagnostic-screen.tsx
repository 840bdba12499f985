import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { questionsQuery } from './diagnostic.queries.ts'
import { DiagnosticForm } from './diagnostic-form.tsx'
import { Benefits, HowToAnswer, PrivacyFooter } from './later.ts'

export function DiagnosticScreen() {
  const { user } = useSession()
  const { active } = useCompanies()
  const questions = useQuery(questionsQuery)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <Suspense fallback={<Skeleton className="h-64" />}>
          <HowToAnswer />
        </Suspense>
        {questions.isPending && <Skeleton className="h-64" />}
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
        <Suspense fallback={null}>
          <Benefits />
        </Suspense>
      </div>
    </div>
  )
}
