import * as z from 'zod/mini'

export const OTP_TEXT = {
  required: 'Informe o código do seu aplicativo autenticador.',
  wrong: 'Código incorreto.',
} as const

/** Six digits of the app or a recovery code, without the spaces and hyphens of either's writing. */
export const otpField = z.string({ error: OTP_TEXT.required }).check(
  z.maxLength(40, { error: OTP_TEXT.wrong, abort: true }),
  z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, OTP_TEXT.required),
)
