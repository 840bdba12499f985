import { ACCOUNT_TEXT, SignUp } from '@norteia/contracts/account'
import { passwordHint } from '@norteia/contracts/password-hint'
import { UserReply } from '@norteia/contracts/user'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useCarriedEmail } from '#src/lib/forms/carried-email.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { useDelay } from '#src/lib/forms/use-delay.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { EmailField, TextField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'

const REDIRECT_AFTER_MS = 2_000

export function SignUpForm() {
  const navigate = useNavigate()
  const after = useDelay()
  const [done, setDone] = useState(false)
  const [taken, setTaken] = useState(false)
  const carried = useCarriedEmail()
  const form = useAppForm({ schema: SignUp, defaultValues: { name: '', email: carried, password: '', phone: '' } })
  const { isSubmitting } = form
  const [name, email, password] = useWatch({ control: form.control, name: ['name', 'email', 'password'] })
  const hint = passwordHint(password, { name, email })

  const submit = form.handleSubmit(
    async (values) => {
      form.setBanner(null)
      setTaken(false)
      try {
        await api('/api/users', UserReply, { method: 'POST', body: values })
        setDone(true)
        form.reset({ name: '', email: '', password: '', phone: '' })
        after(REDIRECT_AFTER_MS, () => void navigate('/login', { state: { email: values.email } }))
      } catch (error) {
        setTaken(error instanceof ApiError && error.status === 409)
        form.showFailure(error, signUpFailure(error))
      }
    },
    () => form.setBanner(ACCOUNT_TEXT.signUp.banner),
  )

  return (
    <form method="post" action="/api/users" noValidate onSubmit={submit} className="space-y-6">
      {done && <Banner tone="success">{ACCOUNT_TEXT.signUp.done}</Banner>}
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      {taken && form.banner && (
        <p>
          É a sua conta?{' '}
          <TextLink to="/login" state={{ email }}>
            Entrar com este e-mail
          </TextLink>{' '}
          ou{' '}
          <TextLink to="/forgot-password" state={{ email }}>
            criar uma nova senha
          </TextLink>
          .
        </p>
      )}
      <TextField label="Nome Completo" autoComplete="name" {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <PasswordField
        label="Senha"
        autoComplete="new-password"
        help="Pelo menos 6 caracteres."
        {...form.field('password')}
      />
      {/* Beside the rule, not in its place: the password is taken all the same. */}
      <div role="status" className="empty:hidden">
        {hint && (
          <Banner quiet tone="warning">
            {hint}
          </Banner>
        )}
      </div>
      <PhoneField label="Telefone (WhatsApp)" help="Com DDD." {...form.field('phone')} />
      <p className="text-muted text-sm">
        Ao se cadastrar, você concorda com os <TextLink to="/termos">Termos</TextLink> e a{' '}
        <span className="whitespace-nowrap">
          <TextLink to="/privacidade">Política de Privacidade</TextLink>.
        </span>
      </p>
      <Button type="submit" loading={isSubmitting} disabled={done} className="w-full">
        {isSubmitting ? 'Cadastrando...' : 'Cadastrar'}
      </Button>
      <p className="text-center text-muted">
        Já tem uma conta?{' '}
        <TextLink to="/login" state={{ email }} className="inline-flex min-h-11 items-center">
          Faça login aqui
        </TextLink>
      </p>
    </form>
  )
}

/** The answer's `error` field, else the general sentence; without an answer, the network one. */
function signUpFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ACCOUNT_TEXT.signUp.failed
  if (error.kind === 'network') return ACCOUNT_TEXT.signUp.network
  return error.sent.error ?? ACCOUNT_TEXT.signUp.failed
}
