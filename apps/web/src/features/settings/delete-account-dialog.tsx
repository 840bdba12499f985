import { DeleteMe } from '@norteia/contracts/account-care'
import { Ok } from '@norteia/contracts/fields'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { signOut } from '#src/lib/session/session.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { twoFactorQuery } from './settings.queries.ts'
import { SecondStepField } from './two-factor-steps.tsx'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const formId = useId()
  const twoSteps = useQuery(twoFactorQuery).data?.enabled ?? false
  const form = useAppForm({ schema: DeleteMe, defaultValues: { currentPassword: '' } })

  const submit = form.handleSubmit(async (body) => {
    form.setBanner(null)
    try {
      await api('/users/me', Ok, { method: 'DELETE', body })
      onClose()
      signOut()
      toast.success('Sua conta foi excluída.')
    } catch (error) {
      form.showFailure(error, error instanceof Error ? error.message : String(error))
    }
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title="Excluir minha conta"
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="danger" loading={form.isSubmitting}>
          Excluir definitivamente
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="space-y-4">
        <p>Isto apaga sua conta, suas empresas, diagnósticos, análises e conversas. Não dá para desfazer.</p>
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <PasswordField label="Senha atual" autoComplete="current-password" {...form.field('currentPassword')} />
        {twoSteps && <SecondStepField {...form.field('otp')} />}
      </form>
    </Dialog>
  )
}
