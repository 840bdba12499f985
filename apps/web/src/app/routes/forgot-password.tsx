import { RECOVERY_TEXT } from '@norteia/contracts/recovery'
import { useState } from 'react'
import { AuthLayout } from '#src/features/account/auth-layout.tsx'
import { RecoveryFlow } from '#src/features/account/recovery-flow.tsx'
import { Page } from '#src/ui/page/page.tsx'

const INTRO = {
  email: 'Informe o e-mail da sua conta e enviaremos um código.',
  code: 'Digite o código que chegou no seu e-mail. Ele vale por 10 minutos.',
  password: 'Escolha uma senha que você não usa em outro lugar.',
  done: undefined,
} as const

export function Component() {
  const [step, setStep] = useState<keyof typeof INTRO>('email')
  const intro = INTRO[step]
  return (
    <Page title="Recuperar senha" width="full">
      <AuthLayout title={step === 'done' ? RECOVERY_TEXT.done : 'Recuperar senha'} {...(intro ? { intro } : {})}>
        <RecoveryFlow onStep={setStep} />
      </AuthLayout>
    </Page>
  )
}
