import * as z from 'zod/mini'
import { newPasswordField } from './account.ts'
import { emailField } from './fields.ts'

export const RECOVERY_TEXT = {
  emailRequired: 'Por favor, insira seu endereço de e-mail.',
  emailInvalid: 'Por favor, insira um endereço de e-mail válido.',
  codeRequired: 'Por favor, insira o código de 6 dígitos.',
  codeInvalid: 'Código inválido ou expirado.',
  passwordsRequired: 'Por favor, preencha todos os campos.',
  passwordsDiffer: 'As senhas não coincidem.',
  /** The same whether the address is known or not. */
  sent: 'Se este e-mail estiver cadastrado, você receberá um código de 6 dígitos em instantes.',
  done: 'Senha redefinida com sucesso!',
} as const

/** After these many milliseconds a code may be asked for again. */
export const RESEND_AFTER_MS = 60_000

const recoveryEmail = emailField(RECOVERY_TEXT.emailRequired, RECOVERY_TEXT.emailInvalid)
const recoveryCode = z
  .string({ error: RECOVERY_TEXT.codeRequired })
  .check(z.regex(/^\d{6}$/, RECOVERY_TEXT.codeRequired))

export const InitiateRecovery = z.strictObject({ email: recoveryEmail })
export type InitiateRecovery = z.infer<typeof InitiateRecovery>
export const VerifyRecovery = z.strictObject({ email: recoveryEmail, code: recoveryCode })
export type VerifyRecovery = z.infer<typeof VerifyRecovery>
export const ResetPassword = z.strictObject({ email: recoveryEmail, code: recoveryCode, newPassword: newPasswordField })
export type ResetPassword = z.infer<typeof ResetPassword>
export const InitiateReply = z.object({ success: z.literal(true), message: z.optional(z.string()) })

/** Which of the two fields is at fault and why, or undefined. */
export function newPasswordProblem(
  password: string,
  confirmation: string,
): { field: 'password' | 'confirmation'; message: string } | undefined {
  if (!password) return { field: 'password', message: RECOVERY_TEXT.passwordsRequired }
  if (!confirmation) return { field: 'confirmation', message: RECOVERY_TEXT.passwordsRequired }
  if (password !== confirmation) return { field: 'confirmation', message: RECOVERY_TEXT.passwordsDiffer }
  const refused = newPasswordField.safeParse(password).error?.issues[0]
  return refused && { field: 'password', message: refused.message }
}

/** A new password typed twice, as forms hold it; at most one field is at fault. */
export const NewPasswordEntries = z
  .object({ password: z.string(), confirmation: z.string() })
  .check(({ value, issues }) => {
    const found = newPasswordProblem(value.password, value.confirmation)
    if (found) issues.push({ code: 'custom', input: value, path: [found.field], message: found.message })
  })
