import { CARE_TEXT, type ChangePassword, ChangePasswordReply } from '@norteia/contracts/account-care'
import { newPasswordProblem } from '@norteia/contracts/recovery'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { renewToken } from '#src/lib/session/session.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { devicesQuery } from './settings.queries.ts'

const PasswordEntries = z
  .object({ current: z.string(), password: z.string(), confirmation: z.string() })
  .check(({ value, issues }) => {
    const found = value.current
      ? newPasswordProblem(value.password, value.confirmation)
      : { field: 'current', message: CARE_TEXT.currentPasswordRequired }
    if (found) issues.push({ code: 'custom', input: value, path: [found.field], message: found.message })
  })

/** Opened by a click, so that it isn't loaded with the page. */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const queries = useQueryClient()
  const toast = useToast()
  const root = useRef<HTMLFormElement>(null)
  const form = useAppForm({ schema: PasswordEntries, defaultValues: { current: '', password: '', confirmation: '' } })
  useEffect(() => root.current?.querySelector<HTMLInputElement>('input[name="current"]')?.focus(), [])

  const submit = form.handleSubmit(async ({ current, password }) => {
    form.setBanner(null)
    try {
      const body: ChangePassword = { currentPassword: current, newPassword: password }
      await renewToken(
        async () => (await api('/users/me/password', ChangePasswordReply, { method: 'PUT', body })).token,
      )
      onDone()
      toast.success('Senha alterada. As outras sessões foram encerradas.')
      void queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    } catch (error) {
      const { currentPassword, newPassword } = error instanceof ApiError ? error.fields : {}
      if (currentPassword) form.setError('current', currentPassword, { shouldFocus: true })
      else if (newPassword) form.setError('password', newPassword, { shouldFocus: true })
      else form.setBanner(error instanceof Error ? error.message : String(error))
    }
  })

  return (
    <form ref={root} method="post" noValidate onSubmit={submit} className="space-y-5">
      <h3 className="font-medium">Alterar senha</h3>
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="Senha atual" autoComplete="current-password" {...form.field('current')} />
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        help="Pelo menos 8 caracteres, com maiúscula, minúscula, número e símbolo."
        {...form.field('password')}
      />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...form.field('confirmation')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.isSubmitting}>
          Salvar nova senha
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
