import { UserReply } from '@norteia/contracts/user'
import { useState } from 'react'
import { api } from '#src/lib/api/api.ts'
import { updateUser, useSession } from '#src/lib/session/session.ts'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { EmailLink } from './email-link.tsx'

export function ConfirmEmailPage() {
  const { user } = useSession()
  const [done, setDone] = useState(false)

  function confirmed() {
    setDone(true)
    if (!user) return
    // Whether it was this account's address only the server knows.
    void api('/users/me', UserReply).then(
      (reply) => updateUser({ emailConfirmed: reply.user.emailConfirmed }),
      () => undefined,
    )
  }

  return (
    <Page title="Confirmar e-mail" width="full">
      <AuthLayout
        title={done ? 'E-mail confirmado' : 'Confirmar e-mail'}
        intro={
          done
            ? 'Relatórios, alertas e o resumo da semana agora podem chegar por e-mail.'
            : 'Confirme que este endereço é seu para receber nele relatórios e alertas.'
        }
      >
        {done ? (
          <ButtonLink to={user ? '/app-start-flow' : '/login'}>
            {user ? 'Ir para o painel' : 'Ir para o login'}
          </ButtonLink>
        ) : (
          <EmailLink
            path="/email-confirmation"
            button="Confirmar e-mail"
            onDone={confirmed}
            instead={
              <p>
                O link vale por dois dias e só funciona uma vez. Peça outro em{' '}
                <TextLink to="/settings">Configurações</TextLink>.
              </p>
            }
          />
        )}
      </AuthLayout>
    </Page>
  )
}
