import { QueryClientContext } from '@tanstack/react-query'
import { lazy, Suspense, use } from 'react'
import { CompaniesFailed, LoadingScreen } from '#src/app/guards.tsx'
import { CompanyCard } from '#src/features/settings/company-card.tsx'
import { PersonalCard } from '#src/features/settings/personal-card.tsx'
import { SecurityCard } from '#src/features/settings/security-card.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Page, PageHeader } from '#src/ui/page/page.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'

// Below the first screen of a phone.
const PreferencesCard = lazy(async () => ({
  default: (await import('#src/features/settings/preferences-card.tsx')).PreferencesCard,
}))

const PrivacyCard = lazy(async () => ({
  default: (await import('#src/features/settings/privacy-card.tsx')).PrivacyCard,
}))

const ShareList = lazy(async () => ({
  default: (await import('#src/features/sharing/share-dialog.tsx')).ShareList,
}))

const EmailReminder = lazy(async () => ({
  default: (await import('#src/features/account/email-reminder.tsx')).EmailReminder,
}))

export function Component() {
  const { user } = useSession()
  const { status, reload, active } = useCompanies()
  // Without it the part for signed-in users isn't there yet; a failing list of companies is reported by its own card.
  const queries = use(QueryClientContext)
  if (!queries && status === 'error') return <CompaniesFailed reload={reload} />
  if (!user || !queries) return <LoadingScreen />
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
      {!user.emailConfirmed && (
        <Suspense fallback={null}>
          <EmailReminder />
        </Suspense>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <PersonalCard user={user} />
          <SecurityCard email={user.email} />
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PreferencesCard />
          </Suspense>
        </div>
        <div className="grid gap-6">
          <CompanyCard />
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PrivacyCard
              links={
                active && (
                  <Suspense fallback={<Skeleton className="h-20" />}>
                    <ShareList key={active.id} companyId={active.id} />
                  </Suspense>
                )
              }
            />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}
