import { Navigate } from 'react-router'
import { CompanyGrid } from '#src/features/companies/company-grid.tsx'
import { OnboardingLayout } from '#src/features/companies/onboarding-layout.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  const { status, companies, active } = useCompanies()
  if (status === 'ready' && companies.length === 0) return <Navigate to="/onboarding/create-company" replace />
  if (active) return <Navigate to="/profile" replace />
  return (
    <Page title="Selecionar empresa" width="full">
      <OnboardingLayout
        wide
        title="Selecione uma empresa"
        intro="Tudo o que você fizer vale para a empresa escolhida. Dá para trocar quando quiser, pelo menu."
      >
        <CompanyGrid />
      </OnboardingLayout>
    </Page>
  )
}
