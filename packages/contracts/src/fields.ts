import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Letters that nobody sees, and the brackets of mail headers. */
const NEVER_IN_EMAIL = /[\p{C}<>]/u

/** Text that must not be blank; trimmed. `required` answers a missing or blank value. */
export const requiredText = (required: string, max: number = LIMITS.name) =>
  z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, required), z.maxLength(max, `Use no máximo ${max} caracteres.`))

/**
 * What breaks a line, turns the direction of writing round or is seen by nobody: in a mail or a list it makes a name say
 * something else. The joiners of compound emoji and of some scripts stay.
 */
const NEVER_IN_LINE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u
const isLine = (text: string) => !NEVER_IN_LINE.test(text)
const LINE_ERROR = 'Use uma só linha, sem caracteres invisíveis.'

/** Names and other single lines; trimmed, never blank. `required` answers a missing or blank value. */
export const lineField = (required: string, max: number = LIMITS.name) =>
  requiredText(required, max).check(z.refine(isLine, { error: LINE_ERROR }))

export const optionalLine = (max: number = LIMITS.name) =>
  z.optional(
    z
      .string({ error: 'Informe um texto.' })
      .check(z.trim(), z.maxLength(max, `Use no máximo ${max} caracteres.`), z.refine(isLine, { error: LINE_ERROR })),
  )

const WORD = /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]{0,29}$/u

/** The first name of a person, if the name begins like one; undefined for an address, a number or anything made up. */
export function plainFirstName(name: string): string | undefined {
  const [first = ''] = name.trim().split(/\s+/)
  return WORD.test(first) ? first : undefined
}

/** A text of a user's as part of a sentence of ours: one line, nothing hidden. For what was stored before names were. */
export const plainLine = (text: string) =>
  text.replace(new RegExp(NEVER_IN_LINE, 'gu'), ' ').replace(/\s+/g, ' ').trim()

/** E-mail, trimmed, in one way of writing each letter, and lower-cased. Nothing long reaches the pattern. */
export const emailField = (required: string, invalid: string) =>
  z.string({ error: required }).check(
    z.trim(),
    z.maxLength(LIMITS.email, { error: invalid, abort: true }),
    z.normalize('NFKC'),
    z.toLowerCase(),
    z.minLength(1, required),
    z.maxLength(LIMITS.email, { error: invalid, abort: true }),
    z.refine((email) => EMAIL_PATTERN.test(email) && !NEVER_IN_EMAIL.test(email), { error: invalid }),
  )

/** With spaces removed: at least 10 characters of digits, hyphens, parentheses and plus. */
const isPhone = (value: string) => /^[\d\-()+]{10,}$/.test(value.replace(/\s/g, ''))

export const phoneField = (required: string, invalid: string) =>
  requiredText(required, 40).check(z.refine((phone) => phone === '' || isPhone(phone), { error: invalid }))

/** Reais, at most two decimals, 0 to 1e12. */
export const moneyField = (min: 0 | 0.01 = 0) =>
  z.number({ error: 'Informe um valor em reais, por exemplo 1.234,56.' }).check(
    z.minimum(min, min === 0 ? 'O valor não pode ser negativo.' : 'Informe um valor maior que zero.'),
    z.maximum(LIMITS.money, 'O valor é grande demais.'),
    z.refine((value) => Number(value.toFixed(2)) === value, { error: 'Use no máximo duas casas decimais.' }),
  )

/** Whole number of people, from `min` to 1e6. */
export const employeesField = (min: 0 | 1) =>
  z
    .int({ error: 'Informe um número inteiro de funcionários.' })
    .check(
      z.minimum(
        min,
        min === 0 ? 'O número de funcionários não pode ser negativo.' : 'Informe pelo menos 1 funcionário.',
      ),
      z.maximum(LIMITS.employees, 'O número de funcionários é grande demais.'),
    )

/** A moment as ISO 8601 text. */
export const timeField = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

export const IdParams = z.object({ id: z.string() })
export const Ok = z.object({ success: z.literal(true) })
