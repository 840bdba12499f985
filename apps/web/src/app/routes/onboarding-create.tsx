import { CreateCompanyForm } from '#src/features/companies/create-company-form.tsx'
import { OnboardingLayout } from '#src/features/companies/onboarding-layout.tsx'
import { firstName } from '#src/lib/session/first-name.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  const { user } = useSession()
  return (
    <Page title="Cadastrar empresa" width="full">
      <OnboardingLayout
        title={`Olá, ${firstName(user?.name)}! Vamos cadastrar sua empresa`}
        intro="Leva um minuto. Faturamento e funcionários deixam a análise mais precisa; você pode informá-los depois."
      >
        <CreateCompanyForm />
      </OnboardingLayout>
    </Page>
  )
}
