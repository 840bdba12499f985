import { ACCOUNT_TEXT, Login } from '@norteia/contracts/account'
import { LoginReply } from '@norteia/contracts/user'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useCarriedEmail } from '#src/lib/forms/carried-email.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { deviceValue } from '#src/lib/session/device.ts'
import { signIn } from '#src/lib/session/session.ts'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { EmailField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'

/** Whether the session outlives the browser is the device's matter: it isn't sent. */
const LoginEntries = z.extend(Login, { remember: z.boolean() })

type SecondStep = typeof import('./second-step-form.tsx')

export function LoginForm() {
  const navigate = useNavigate()
  const carried = useCarriedEmail()
  const form = useAppForm({ schema: LoginEntries, defaultValues: { email: carried, password: '', remember: false } })
  const email = useWatch({ control: form.control, name: 'email' })
  const { isSubmitting } = form
  const [second, setSecond] = useState<{ part: SecondStep; login: Login; remember: boolean }>()
  const enter = ({ token, user }: LoginReply, remember: boolean) => {
    signIn(token, user, remember)
    void navigate('/app-start-flow', { replace: true })
  }

  const submit = form.handleSubmit(async ({ remember, ...entries }) => {
    form.setBanner(null)
    const login = { ...entries, device: deviceValue() }
    try {
      enter(await api('/login', LoginReply, { method: 'POST', body: login }), remember)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'two_factor_required'))
        return form.showFailure(error, loginFailure(error))
      setSecond({ part: await import('./second-step-form.tsx'), login, remember })
    }
  })

  if (second) {
    const { part, login, remember } = second
    const back = () => setSecond(undefined)
    return <part.SecondStepForm login={login} onDone={(reply) => enter(reply, remember)} onBack={back} />
  }
  return (
    <form method="post" action="/login" noValidate onSubmit={submit} className="space-y-6">
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <EmailField autoComplete="username" {...form.field('email')} />
      <PasswordField label="Senha" autoComplete="current-password" {...form.field('password')} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CheckboxField label="Lembrar-me" className="flex" {...form.field('remember')} />
        <TextLink to="/forgot-password" state={{ email }} className="inline-flex min-h-11 items-center">
          Esqueceu a senha?
        </TextLink>
      </div>
      <Button type="submit" loading={isSubmitting} className="w-full">
        {isSubmitting ? 'Entrando...' : 'Entrar'}
      </Button>
      <Button
        type="button"
        variant="secondary"
        className="w-full"
        onClick={() => void navigate('/diagnostico-empresarial', { state: { demo: true } })}
      >
        Solicitar Demonstração
      </Button>
      <p className="text-center text-muted">
        Ainda não tem conta?{' '}
        <TextLink to="/cadastro" state={{ email }} className="inline-flex min-h-11 items-center">
          Cadastre-se
        </TextLink>
      </p>
    </form>
  )
}

/** The error's own sentence, else the answer's `message`, else the general one. */
function loginFailure(error: unknown): string {
  if (error instanceof Error && error.message) return error.message
  return (error instanceof ApiError && error.sent.message) || ACCOUNT_TEXT.login.failed
}
