import { ACCOUNT_TEXT, UpdateMe } from '@norteia/contracts/account'
import { type User, UserReply } from '@norteia/contracts/user'
import { useWatch } from 'react-hook-form'
import { api } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { updateUser } from '#src/lib/session/session.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { EmailField, TextField } from '#src/ui/fields/text-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'

const normal = (email: string) => email.trim().toLowerCase()

/** Name, e-mail and phone. Another e-mail needs the current password. */
export function PersonalCard({ user }: { user: User }) {
  const toast = useToast()
  const form = useAppForm({ schema: UpdateMe, defaultValues: valuesOf(user) })
  const email = normal(useWatch({ control: form.control, name: 'email' }))
  const changesEmail = email !== '' && email !== normal(user.email)

  const submit = form.handleSubmit(async ({ currentPassword, ...values }) => {
    form.setBanner(null)
    const changed = values.email !== normal(user.email)
    if (changed && !currentPassword)
      return form.setError('currentPassword', ACCOUNT_TEXT.settings.currentPasswordForEmail, { shouldFocus: true })
    try {
      const body = { ...values, phone: values.phone ?? '', ...(changed ? { currentPassword } : {}) }
      const reply = await api('/users/me', UserReply, { method: 'PUT', body })
      const { name, email, emailConfirmed, phone } = reply.user
      updateUser({ name, email, emailConfirmed, phone })
      form.reset(valuesOf(reply.user))
      toast.success('Dados pessoais atualizados com sucesso!')
    } catch (error) {
      form.showFailure(error, error instanceof Error ? error.message : String(error))
    }
  })

  return (
    <Card title="Dados pessoais">
      <form method="post" noValidate onSubmit={submit} className="space-y-6">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <TextField label="Nome" autoComplete="name" {...form.field('name')} />
        <EmailField {...form.field('email')} />
        {changesEmail && (
          <PasswordField
            label="Senha atual"
            autoComplete="current-password"
            help="Para trocar o e-mail de acesso, confirme sua senha."
            {...form.field('currentPassword')}
          />
        )}
        <PhoneField label="Telefone" help="Opcional." {...form.field('phone')} />
        <Button type="submit" loading={form.isSubmitting}>
          Salvar dados pessoais
        </Button>
      </form>
    </Card>
  )
}

const valuesOf = (user: User) => ({ name: user.name, email: user.email, phone: user.phone ?? '', currentPassword: '' })
