import { useState } from 'react'
import { useLocation } from 'react-router'
import { AuthLayout } from '#src/features/account/auth-layout.tsx'
import { LoginForm } from '#src/features/account/login-form.tsx'
import { lastEnd, useSession } from '#src/lib/session/session.ts'
import { Banner } from '#src/ui/page/banner.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'

export function Component() {
  const session = useSession()
  const demo = hasDemoFlag(useLocation().state)
  const [expired] = useState(() => lastEnd() === 'expired')
  return (
    <Page title="Entrar" width="full">
      <AuthLayout title="Entrar na Norteia" intro="Acesse o painel da sua empresa.">
        <div className="space-y-5">
          {expired && <Banner tone="warning">Sua sessão expirou. Por favor, faça login novamente.</Banner>}
          {demo && <Banner tone="info">Entre ou cadastre-se para fazer o diagnóstico de demonstração.</Banner>}
          {session.status === 'authenticated' && (
            <Banner tone="info">
              Você já entrou como {session.user.name}. <TextLink to="/app-start-flow">Ir para o painel</TextLink>
            </Banner>
          )}
          <LoginForm />
        </div>
      </AuthLayout>
    </Page>
  )
}

function hasDemoFlag(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'demo' in state && Boolean(state.demo)
}
