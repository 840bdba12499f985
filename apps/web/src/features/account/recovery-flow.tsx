import { Ok } from '@norteia/contracts/fields'
import {
  InitiateRecovery,
  InitiateReply,
  NewPasswordEntries,
  RECOVERY_TEXT,
  VerifyRecovery,
} from '@norteia/contracts/recovery'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useCarriedEmail } from '#src/lib/forms/carried-email.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { CodeField } from '#src/ui/fields/code-field.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { EmailField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { ResendCode } from './resend-code.tsx'

type Step = 'email' | 'code' | 'password' | 'done'

/** E-mail, code, new password, done. The heading is the page's; `onStep` says which step is shown. */
export function RecoveryFlow({ onStep }: { onStep: (step: Step) => void }) {
  const [step, setStepState] = useState<Step>('email')
  const [email, setEmail] = useState('')
  const [carried, setCarried] = useState(useCarriedEmail())
  const [code, setCode] = useState('')
  const setStep = (next: Step) => {
    setStepState(next)
    onStep(next)
  }
  const restart = () => {
    setEmail('')
    setCarried('')
    setCode('')
    setStep('email')
  }
  if (step === 'done')
    return (
      <div className="space-y-6">
        <p className="text-muted">Use a nova senha para entrar. Por segurança, encerramos as sessões abertas.</p>
        <TextLink to="/login" state={{ email }} className="inline-flex min-h-11 items-center font-medium">
          Ir para o login
        </TextLink>
      </div>
    )
  if (step === 'password')
    return (
      <PasswordStep
        email={email}
        code={code}
        onRestart={restart}
        onDone={() => {
          setCode('')
          setStep('done')
        }}
      />
    )
  if (step === 'code')
    return (
      <CodeStep
        email={email}
        onRestart={restart}
        onVerified={(verified) => {
          setCode(verified)
          setStep('password')
        }}
      />
    )
  return (
    <EmailStep
      carried={carried}
      onSent={(address) => {
        setEmail(address)
        setStep('code')
      }}
    />
  )
}

const sendCode = (email: string) =>
  api('/password-recovery/initiate', InitiateReply, { method: 'POST', body: { email } })

function EmailStep({ carried, onSent }: { carried: string; onSent: (email: string) => void }) {
  const form = useAppForm({ schema: InitiateRecovery, defaultValues: { email: carried } })
  const submit = form.handleSubmit(async ({ email }) => {
    form.setBanner(null)
    try {
      await sendCode(email)
      onSent(email)
    } catch (error) {
      form.showFailure(error, messageOf(error))
    }
  })
  return (
    <StepForm banner={form.banner} onSubmit={submit}>
      <EmailField autoComplete="username" {...form.field('email')} />
      <Button type="submit" loading={form.isSubmitting} className="w-full">
        Enviar código
      </Button>
    </StepForm>
  )
}

const Code = z.pick(VerifyRecovery, { code: true })

interface CodeStepProps {
  email: string
  onRestart: () => void
  onVerified: (code: string) => void
}

function CodeStep({ email, onRestart, onVerified }: CodeStepProps) {
  const form = useAppForm({ schema: Code, defaultValues: { code: '' } })
  const submit = form.handleSubmit(async ({ code }) => {
    form.setBanner(null)
    try {
      await api('/password-recovery/verify', Ok, { method: 'POST', body: { email, code } })
      onVerified(code)
    } catch (error) {
      form.showFailure(error, messageOf(error))
    }
  })
  const resend = async () => {
    form.setBanner(null)
    try {
      await sendCode(email)
    } catch (error) {
      form.setBanner(messageOf(error))
    }
  }
  return (
    <StepForm focus banner={form.banner} onSubmit={submit} onRestart={onRestart}>
      <Banner tone="info">{RECOVERY_TEXT.sent}</Banner>
      <CodeField
        label="Código de verificação"
        help={`Confira a caixa de entrada de ${email}.`}
        {...form.field('code')}
      />
      <Button type="submit" loading={form.isSubmitting} className="w-full">
        Verificar código
      </Button>
      <ResendCode onResend={resend} />
    </StepForm>
  )
}

interface PasswordStepProps {
  email: string
  code: string
  onRestart: () => void
  onDone: () => void
}

function PasswordStep({ email, code, onRestart, onDone }: PasswordStepProps) {
  const form = useAppForm({ schema: NewPasswordEntries, defaultValues: { password: '', confirmation: '' } })
  const submit = form.handleSubmit(async ({ password }) => {
    form.setBanner(null)
    try {
      await api('/password-recovery/reset', Ok, { method: 'POST', body: { email, code, newPassword: password } })
      onDone()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields.newPassword : undefined
      if (refused) form.setError('password', refused, { shouldFocus: true })
      else form.setBanner(messageOf(error))
    }
  })
  return (
    <StepForm focus banner={form.banner} onSubmit={submit} onRestart={onRestart}>
      {/* Says to password managers whose password is being set. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        help="Pelo menos 8 caracteres, com maiúscula, minúscula, número e símbolo."
        {...form.field('password')}
      />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...form.field('confirmation')} />
      <Button type="submit" loading={form.isSubmitting} className="w-full">
        Redefinir senha
      </Button>
    </StepForm>
  )
}

interface StepFormProps {
  /** The first field takes the focus when the step is shown. */
  focus?: boolean
  banner: string | null
  onSubmit: ReturnType<ReturnType<typeof useAppForm>['handleSubmit']>
  onRestart?: () => void
  children: ReactNode
}

function StepForm({ focus = false, banner, onSubmit, onRestart, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [focus])
  return (
    <form
      ref={form}
      method="post"
      action="/password-recovery/initiate"
      noValidate
      className="space-y-6"
      onSubmit={onSubmit}
    >
      {banner && <Banner tone="error">{banner}</Banner>}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        {onRestart && (
          <div className="-ml-4 flex">
            <Button type="button" variant="ghost" onClick={onRestart}>
              Voltar
            </Button>
            <Button type="button" variant="ghost" onClick={onRestart}>
              Recomeçar
            </Button>
          </div>
        )}
        <TextLink to="/login" className="inline-flex min-h-11 items-center">
          Voltar ao login
        </TextLink>
      </div>
    </form>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
