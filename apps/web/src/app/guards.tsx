import { Navigate, Outlet, useLocation } from 'react-router'
import { type Companies, useCompanies } from '#src/lib/companies/company.tsx'
import { RestFollows } from '#src/lib/first-view.ts'
import { useSession } from '#src/lib/session/session.ts'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Spinner } from '#src/ui/page/spinner.tsx'

/** Shown while session or companies load; a screen high, so that the footer doesn't jump once they are here. */
export function LoadingScreen({ text = 'Carregando...' }: { text?: string }) {
  return (
    <div className="flex min-h-dvh justify-center pt-[25dvh] text-muted">
      <Spinner label={text} />
    </div>
  )
}

/** The companies could not be loaded: sending someone who has companies to create one would be wrong. */
export function CompaniesFailed({ reload }: Pick<Companies, 'reload'>) {
  return (
    <Page title="Suas empresas">
      <RestFollows />
      <ErrorState message="Não foi possível carregar suas empresas." onRetry={() => void reload()}>
        Verifique sua internet e tente de novo. Nenhum dado foi perdido.
      </ErrorState>
    </Page>
  )
}

/** Signed-out visitors go to /login; the demo flag of a link travels with them. */
export function RequireLogin() {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <LoadingScreen />
  if (session.status === 'unauthenticated') return <Navigate to="/login" replace state={location.state} />
  return <Outlet />
}

/** Inside of RequireLogin: no companies, to create one; none active, to choose one. */
export function RequireCompany() {
  const { status, companies, active, reload } = useCompanies()
  if (status === 'loading') return <LoadingScreen />
  if (status === 'error') return <CompaniesFailed reload={reload} />
  if (companies.length === 0) return <Navigate to="/onboarding/create-company" replace />
  if (!active) return <Navigate to="/onboarding/select-company" replace />
  return <Outlet />
}
