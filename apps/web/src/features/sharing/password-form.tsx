import { SHARE_TEXT } from '@norteia/contracts/sharing'
import * as z from 'zod/mini'
import { useAppForm } from '#src/lib/forms/form.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { Button } from '#src/ui/page/button.tsx'

const Password = z.object({ senha: z.string().check(z.minLength(1, SHARE_TEXT.passwordNeeded)) })

interface PasswordFormProps {
  /** Why the last try failed. */
  problem: string | undefined
  onOpen: (senha: string) => Promise<void>
}

export function PasswordForm({ problem, onOpen }: PasswordFormProps) {
  const form = useAppForm({ schema: Password, defaultValues: { senha: '' } })
  const submit = form.handleSubmit(({ senha }) => onOpen(senha))
  const { error = problem, ...field } = form.field('senha')
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-base text-muted">Quem enviou este link protegeu a cópia com uma senha.</p>
      <PasswordField label="Senha do link" autoComplete="off" {...field} error={error} />
      <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
        Abrir
      </Button>
    </form>
  )
}
