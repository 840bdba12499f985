import { CARE_TEXT, type ChangePassword } from '@norteia/contracts/account-care'
import { Ok } from '@norteia/contracts/fields'
import { newPasswordProblem } from '@norteia/contracts/recovery'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, api } from '#src/lib/api/api.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { devicesQuery } from './settings.queries.ts'

type FieldName = 'current' | 'password' | 'confirmation'
const BLANK = { current: '', password: '', confirmation: '' }

/** Opened by a click, so that it isn't loaded with the page. */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const queries = useQueryClient()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState(BLANK)
  const [problem, setProblem] = useState<{ field?: FieldName; message: string }>()
  const [saving, setSaving] = useState(false)

  // It opens at its first field; a refused one goes back to the field at fault.
  const wrong = problem?.field
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLInputElement>(`input[name="${problem.field}"]`)?.focus()
  }, [problem])
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="current"]')?.focus(), [])

  const bind = (name: FieldName) => ({
    name,
    value: entries[name],
    error: wrong === name ? problem?.message : undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setEntries((before) => ({ ...before, [name]: value }))
      setProblem(undefined)
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    const found = entries.current
      ? newPasswordProblem(entries.password, entries.confirmation)
      : { field: 'current' as const, message: CARE_TEXT.currentPasswordRequired }
    if (found) return setProblem(found)
    setProblem(undefined)
    setSaving(true)
    try {
      const body: ChangePassword = { currentPassword: entries.current, newPassword: entries.password }
      await api('/users/me/password', Ok, { method: 'PUT', body })
      onDone()
      toast.success('Senha alterada. As outras sessões foram encerradas.')
      void queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (fields.currentPassword) setProblem({ field: 'current', message: fields.currentPassword })
      else if (fields.newPassword) setProblem({ field: 'password', message: fields.newPassword })
      else setProblem({ message: error instanceof Error ? error.message : String(error) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
      <h3 className="font-medium">Alterar senha</h3>
      {problem && !wrong && <Banner tone="error">{problem.message}</Banner>}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="Senha atual" autoComplete="current-password" {...bind('current')} />
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        help="Pelo menos 8 caracteres, com maiúscula, minúscula, número e símbolo."
        {...bind('password')}
      />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...bind('confirmation')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving}>
          Salvar nova senha
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
