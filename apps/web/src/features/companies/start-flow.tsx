import { Navigate } from 'react-router'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Spinner } from '#src/ui/page/spinner.tsx'

/** Sends a signed-in user to the first thing that is missing, else to the dashboard. */
export function StartFlow() {
  const session = useSession()
  const { status, companies, active, error, reload } = useCompanies()
  if (session.status === 'unauthenticated') return <Navigate to="/login" replace />
  if (session.status === 'loading' || status === 'loading')
    return (
      <div className="flex min-h-dvh justify-center pt-[25dvh] text-muted">
        <Spinner label="Carregando suas empresas..." />
      </div>
    )
  if (status === 'error')
    return (
      <Page title="Suas empresas" width="form">
        <h1 className="sr-only">Suas empresas</h1>
        <ErrorState message="Não foi possível carregar suas empresas." onRetry={() => void reload()}>
          {error?.message && <p>{error.message}</p>}
          <p>Sua conta está aberta e nenhum dado foi perdido.</p>
        </ErrorState>
      </Page>
    )
  if (companies.length === 0) return <Navigate to="/onboarding/create-company" replace />
  if (!active) return <Navigate to="/onboarding/select-company" replace />
  return <Navigate to="/profile" replace />
}
