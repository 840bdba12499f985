import * as z from 'zod/mini'
import { emailField, lineField, optionalLine, phoneField } from './fields.ts'
import { LIMITS } from './limits.ts'
import { otpField } from './otp.ts'

export const ACCOUNT_TEXT = {
  login: {
    emailRequired: 'E-mail é obrigatório',
    emailInvalid: 'E-mail inválido',
    passwordRequired: 'Senha é obrigatória',
    passwordShort: 'Senha deve ter pelo menos 6 caracteres',
    failed: 'Erro ao fazer login. Tente novamente.',
  },
  signUp: {
    nameRequired: 'Nome completo é obrigatório.',
    emailRequired: 'E-mail é obrigatório.',
    emailInvalid: 'E-mail inválido.',
    passwordRequired: 'Senha é obrigatória.',
    passwordShort: 'Senha deve ter pelo menos 6 caracteres.',
    phoneRequired: 'Telefone é obrigatório.',
    phoneInvalid: 'Telefone inválido (mínimo 10 dígitos).',
    banner: 'Por favor, corrija os erros no formulário.',
    failed: 'Erro ao tentar cadastrar. Tente novamente.',
    network: 'Não foi possível conectar ao servidor. Verifique sua conexão.',
    done: 'Cadastro realizado com sucesso! Redirecionando para o login...',
  },
  settings: {
    nameRequired: 'Nome é obrigatório',
    emailRequired: 'E-mail é obrigatório',
    emailInvalid: 'Formato de e-mail inválido',
    currentPasswordForEmail: 'Informe sua senha atual para alterar o e-mail.',
  },
  passwordLong: `Senha deve ter no máximo ${LIMITS.password} caracteres.`,
  passwordStrength: 'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.',
} as const

const passwordField = (required: string, short: string) =>
  z
    .string({ error: required })
    .check(z.minLength(1, required), z.minLength(6, short), z.maxLength(LIMITS.password, ACCOUNT_TEXT.passwordLong))

const DEVICE_PATTERN = /^[\w-]{43}$/

export const Login = z.strictObject({
  email: emailField(ACCOUNT_TEXT.login.emailRequired, ACCOUNT_TEXT.login.emailInvalid),
  password: passwordField(ACCOUNT_TEXT.login.passwordRequired, ACCOUNT_TEXT.login.passwordShort),
  /** The browser's own value, 32 random bytes in base64url: strangers' guesses don't lock out where one has signed in. */
  device: z.optional(z.string().check(z.regex(DEVICE_PATTERN, 'Aparelho inválido.'))),
  /** For those whose sign-in takes two steps. */
  otp: z.optional(otpField),
})
export type Login = z.infer<typeof Login>

export const SignUp = z.strictObject({
  name: lineField(ACCOUNT_TEXT.signUp.nameRequired),
  email: emailField(ACCOUNT_TEXT.signUp.emailRequired, ACCOUNT_TEXT.signUp.emailInvalid),
  password: passwordField(ACCOUNT_TEXT.signUp.passwordRequired, ACCOUNT_TEXT.signUp.passwordShort),
  phone: phoneField(ACCOUNT_TEXT.signUp.phoneRequired, ACCOUNT_TEXT.signUp.phoneInvalid),
})
export type SignUp = z.infer<typeof SignUp>

/** At least 8 characters with upper case, lower case, digit and symbol. */
export const isStrongPassword = (value: string) =>
  value.length >= 8 && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value) && /[^\p{L}\d\s]/u.test(value)

/** A new password set in recovery or while signed in. */
export const newPasswordField = z
  .string({ error: ACCOUNT_TEXT.passwordStrength })
  .check(
    z.refine(isStrongPassword, { error: ACCOUNT_TEXT.passwordStrength }),
    z.maxLength(LIMITS.password, ACCOUNT_TEXT.passwordLong),
  )

export const UpdateMe = z.strictObject({
  name: lineField(ACCOUNT_TEXT.settings.nameRequired),
  email: emailField(ACCOUNT_TEXT.settings.emailRequired, ACCOUNT_TEXT.settings.emailInvalid),
  phone: optionalLine(40),
  currentPassword: z.optional(z.string().check(z.maxLength(LIMITS.password, ACCOUNT_TEXT.passwordLong))),
})
export type UpdateMe = z.infer<typeof UpdateMe>

/** Current versions of the documents accepted at sign-up, recorded with the time. */
export const CONSENT_VERSION = '2026-11'
