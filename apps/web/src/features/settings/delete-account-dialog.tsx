import { CARE_TEXT } from '@norteia/contracts/account-care'
import { Ok } from '@norteia/contracts/fields'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiError, api } from '#src/lib/api/api.ts'
import { signOut } from '#src/lib/session/session.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const refuse = (message: string) => {
    setError(message)
    form.current?.querySelector('input')?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!password) return refuse(CARE_TEXT.currentPasswordRequired)
    setBusy(true)
    setFailure(undefined)
    try {
      await api('/users/me', Ok, { method: 'DELETE', body: { currentPassword: password } })
      onClose()
      signOut()
      toast.success('Sua conta foi excluída.')
    } catch (cause) {
      setBusy(false)
      const sentence = cause instanceof ApiError ? cause.fields.currentPassword : undefined
      if (sentence) refuse(sentence)
      else setFailure(cause instanceof Error ? cause.message : String(cause))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir minha conta"
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="danger" loading={busy}>
          Excluir definitivamente
        </Button>
      }
    >
      <form ref={form} id={formId} method="post" noValidate onSubmit={submit} className="space-y-4">
        <p>Isto apaga sua conta, suas empresas, diagnósticos, análises e conversas. Não dá para desfazer.</p>
        {failure && <Banner tone="error">{failure}</Banner>}
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
