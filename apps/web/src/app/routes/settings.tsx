import { CompaniesFailed, LoadingScreen } from '#src/app/guards.tsx'
import { CompanyCard } from '#src/features/settings/company-card.tsx'
import { PersonalCard } from '#src/features/settings/personal-card.tsx'
import { PreferencesCard } from '#src/features/settings/preferences-card.tsx'
import { PrivacyCard } from '#src/features/settings/privacy-card.tsx'
import { SecurityCard } from '#src/features/settings/security-card.tsx'
import { useCompanies } from '#src/lib/company.tsx'
import { useSession } from '#src/lib/session.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  const { user } = useSession()
  const { status, reload } = useCompanies()
  if (!user || status === 'loading') return <LoadingScreen />
  if (status === 'error') return <CompaniesFailed reload={reload} />
  return (
    <Page title="Configurações">
      <PageHeader
        title="Configurações"
        actions={
          <ButtonLink to="/profile" variant="secondary">
            Voltar ao Dashboard
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <PersonalCard user={user} />
          <SecurityCard email={user.email} />
        </div>
        <div className="grid gap-6">
          <CompanyCard />
          <PreferencesCard />
          <PrivacyCard />
        </div>
      </div>
    </Page>
  )
}
