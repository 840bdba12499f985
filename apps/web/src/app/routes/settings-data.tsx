import { ConsentCard } from '#src/features/privacy/consent-card.tsx'
import { HeldCard } from '#src/features/privacy/held-card.tsx'
import { SentCard } from '#src/features/privacy/sent-card.tsx'
import { YourChoicesCard } from '#src/features/privacy/your-choices-card.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Page, PageHeader } from '#src/ui/page/page.tsx'

export function Component() {
  return (
    <Page title="Seus dados">
      <PageHeader
        title="Seus dados"
        description="O que guardamos sobre você, por quanto tempo, e o que já saiu daqui."
        actions={
          <ButtonLink to="/settings" variant="secondary">
            Voltar às configurações
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="grid min-w-0 gap-6 lg:col-span-2">
          <HeldCard />
          <SentCard />
        </div>
        <div className="grid min-w-0 gap-6">
          <YourChoicesCard />
          <ConsentCard />
        </div>
      </div>
    </Page>
  )
}
