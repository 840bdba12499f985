import { useState } from 'react'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { EmailLink } from './email-link.tsx'

export function RevertEmailPage() {
  const [done, setDone] = useState(false)
  return (
    <Page title="Desfazer a troca de e-mail" width="full">
      <AuthLayout
        title={done ? 'Troca desfeita' : 'Desfazer a troca de e-mail'}
        intro={
          done
            ? 'O endereço antigo voltou a valer e todos os aparelhos foram desconectados. Agora escolha uma nova senha.'
            : 'O endereço antigo volta a valer, todos os aparelhos são desconectados e você escolhe uma nova senha.'
        }
      >
        {done ? (
          <ButtonLink to="/forgot-password">Escolher nova senha</ButtonLink>
        ) : (
          <EmailLink
            path="/email-reversal"
            button="Desfazer a troca"
            onDone={() => setDone(true)}
            instead={
              <p>
                O link vale por três dias e só funciona uma vez. Se você não reconhece a troca, fale com o{' '}
                <TextLink to="/suporte">Suporte</TextLink>.
              </p>
            }
          />
        )}
      </AuthLayout>
    </Page>
  )
}
