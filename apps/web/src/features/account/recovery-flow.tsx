import { Ok } from '@norteia/contracts/fields'
import { InitiateRecovery, InitiateReply, newPasswordProblem, RECOVERY_TEXT } from '@norteia/contracts/recovery'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, api } from '#src/lib/api/api.ts'
import { CodeField } from '#src/ui/fields/code-field.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { EmailField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { ResendCode } from './resend-code.tsx'

type Step = 'email' | 'code' | 'password' | 'done'
type FieldName = 'email' | 'code' | 'password' | 'confirmation'
const BLANK = { email: '', code: '', password: '', confirmation: '' }

/** E-mail, code, new password, done. The heading is the page's; `onStep` tells it which step stands. */
export function RecoveryFlow({ onStep }: { onStep: (step: Step) => void }) {
  const [step, setStepState] = useState<Step>('email')
  const [entries, setEntries] = useState(BLANK)
  const [problem, setProblem] = useState<{ field?: FieldName; message: string }>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const setStep = (next: Step) => {
    setStepState(next)
    setProblem(undefined)
    onStep(next)
  }
  // A refused entry takes the focus; so does the first field of each later step.
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLInputElement>(`input[name="${problem.field}"]`)?.focus()
  }, [problem])
  const began = useRef(step)
  useEffect(() => {
    if (began.current === step) return
    began.current = step
    form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [step])

  const restart = () => {
    setEntries(BLANK)
    setStep('email')
  }
  const bind = (name: FieldName) => ({
    name,
    value: entries[name],
    error: problem?.field === name ? problem.message : undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setEntries((before) => ({ ...before, [name]: name === 'code' ? value.replace(/\D/g, '').slice(0, 6) : value }))
      setProblem(undefined)
    },
  })

  async function run(field: FieldName, work: () => Promise<void>) {
    setProblem(undefined)
    setSending(true)
    try {
      await work()
    } catch (error) {
      const sentence = error instanceof ApiError ? (error.fields[SENT_AS[field]] ?? undefined) : undefined
      setProblem(sentence ? { field, message: sentence } : { message: messageOf(error) })
    } finally {
      setSending(false)
    }
  }

  const sendCode = (email: string) =>
    api('/password-recovery/initiate', InitiateReply, { method: 'POST', body: { email } })

  const submitEmail = () => {
    const parsed = InitiateRecovery.safeParse({ email: entries.email })
    if (!parsed.success) return setProblem({ field: 'email', message: parsed.error.issues[0]?.message ?? '' })
    return run('email', async () => {
      await sendCode(parsed.data.email)
      setEntries((before) => ({ ...before, email: parsed.data.email }))
      setStep('code')
    })
  }
  const submitCode = () => {
    if (entries.code.length !== 6) return setProblem({ field: 'code', message: RECOVERY_TEXT.codeRequired })
    return run('code', async () => {
      const { email, code } = entries
      await api('/password-recovery/verify', Ok, { method: 'POST', body: { email, code } })
      setStep('password')
    })
  }
  const submitPassword = () => {
    const found = newPasswordProblem(entries.password, entries.confirmation)
    if (found) return setProblem(found)
    return run('password', async () => {
      const { email, code, password } = entries
      await api('/password-recovery/reset', Ok, { method: 'POST', body: { email, code, newPassword: password } })
      setEntries(BLANK)
      setStep('done')
    })
  }
  const submit = { email: submitEmail, code: submitCode, password: submitPassword, done: () => undefined }[step]

  if (step === 'done')
    return (
      <div className="space-y-6">
        <p className="text-muted">Use a nova senha para entrar. Por segurança, encerramos as sessões abertas.</p>
        <TextLink to="/login" className="inline-flex min-h-11 items-center font-medium">
          Ir para o login
        </TextLink>
      </div>
    )

  return (
    <form
      ref={form}
      method="post"
      action="/password-recovery/initiate"
      noValidate
      className="space-y-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!sending) void submit()
      }}
    >
      {problem && !problem.field && <Banner tone="error">{problem.message}</Banner>}
      {step === 'email' && (
        <>
          <EmailField autoComplete="username" {...bind('email')} />
          <Button type="submit" loading={sending} className="w-full">
            Enviar código
          </Button>
        </>
      )}
      {step === 'code' && (
        <>
          <Banner tone="info">{RECOVERY_TEXT.sent}</Banner>
          <CodeField
            label="Código de verificação"
            help={`Confira a caixa de entrada de ${entries.email}.`}
            {...bind('code')}
          />
          <Button type="submit" loading={sending} className="w-full">
            Verificar código
          </Button>
          <ResendCode onResend={() => run('email', async () => void (await sendCode(entries.email)))} />
        </>
      )}
      {step === 'password' && (
        <>
          {/* Tells password managers whose password is being set. */}
          <input type="hidden" name="username" autoComplete="username" value={entries.email} readOnly />
          <PasswordField
            label="Nova senha"
            autoComplete="new-password"
            help="Pelo menos 8 caracteres, com maiúscula, minúscula, número e símbolo."
            {...bind('password')}
          />
          <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...bind('confirmation')} />
          <Button type="submit" loading={sending} className="w-full">
            Redefinir senha
          </Button>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        {step !== 'email' && (
          <div className="-ml-4 flex">
            <Button type="button" variant="ghost" onClick={restart}>
              Voltar
            </Button>
            <Button type="button" variant="ghost" onClick={restart}>
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

/** The names that the calls give these fields. */
const SENT_AS: Record<FieldName, string> = {
  email: 'email',
  code: 'code',
  password: 'newPassword',
  confirmation: 'newPassword',
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
