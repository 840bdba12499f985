import { useLocation } from 'react-router'
import { AuthLayout } from '#src/features/account/auth-layout.tsx'
import { SignUpForm } from '#src/features/account/sign-up-form.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  const invitation = invitationFor(useLocation().state)
  return (
    <Page title="Cadastro" width="full">
      <AuthLayout title="Cadastro" intro="Crie sua conta e faça o primeiro diagnóstico da sua empresa.">
        <div className="space-y-5">
          {invitation && <Banner tone="info">{invitation}</Banner>}
          <SignUpForm />
        </div>
      </AuthLayout>
    </Page>
  )
}

/** Visitors of the solutions page arrive with what they asked for in the navigation state. */
function invitationFor(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  if ('demo' in state && state.demo) return 'Cadastre-se para conhecer a demonstração com os dados da sua empresa.'
  if ('intent' in state && state.intent === 'sales')
    return 'Cadastre-se para começar; pelo chat você pede para falar com a nossa equipe.'
  return undefined
}
