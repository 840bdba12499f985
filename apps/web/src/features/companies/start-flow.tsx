import { Navigate } from 'react-router'
import { useCompanies } from '#src/lib/company.tsx'
import { useSession } from '#src/lib/session.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Spinner } from '#src/ui/spinner.tsx'

/** Sends a signed-in user to the first thing that is missing, else to the dashboard. */
export function StartFlow() {
  const session = useSession()
  const { status, companies, active, error, reload } = useCompanies()
  if (session.status === 'unauthenticated') return <Navigate to="/login" replace />
  if (session.status === 'loading' || status === 'loading')
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <div role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          <span>Carregando suas empresas...</span>
        </div>
      </main>
    )
  if (status === 'error')
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <ErrorState
          message={error?.message ?? 'Não foi possível carregar suas empresas.'}
          onRetry={() => void reload()}
        />
      </main>
    )
  if (companies.length === 0) return <Navigate to="/onboarding/create-company" replace />
  if (!active) return <Navigate to="/onboarding/select-company" replace />
  return <Navigate to="/profile" replace />
}
