import * as z from 'zod/mini'
import { moneyField } from './fields.ts'
import { LIMITS } from './limits.ts'

export const REVENUE_TEXT = {
  month: 'Informe o mês como AAAA-MM, por exemplo 2026-10.',
  future: 'O mês não pode estar no futuro.',
  twice: 'Este mês aparece mais de uma vez.',
  tooMany: `Informe no máximo ${LIMITS.revenueMonths} meses.`,
  list: 'Informe a lista de meses.',
} as const

/** Revenue of one month in reais. */
export const RevenueMonth = z.strictObject({
  mes: z.string({ error: REVENUE_TEXT.month }).check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, REVENUE_TEXT.month)),
  valor: moneyField(),
})
export type RevenueMonth = z.infer<typeof RevenueMonth>

/** Replaces what was stored. */
export const PutRevenue = z.strictObject({
  meses: z
    .array(RevenueMonth, { error: REVENUE_TEXT.list })
    .check(z.maxLength(LIMITS.revenueMonths, REVENUE_TEXT.tooMany)),
})
export type PutRevenue = z.infer<typeof PutRevenue>

/** Oldest first. */
export const RevenueReply = z.object({
  success: z.literal(true),
  data: z.array(z.object({ mes: z.string(), valor: z.number() })),
})

/** Months that are repeated or after `currentMonth`, as field → sentence; shared by form and server. */
export function revenueProblems(meses: readonly RevenueMonth[], currentMonth: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, { mes }] of meses.entries()) {
    if (mes > currentMonth) fields[`meses.${index}.mes`] = REVENUE_TEXT.future
    else if (seen.has(mes)) fields[`meses.${index}.mes`] = REVENUE_TEXT.twice
    seen.add(mes)
  }
  return fields
}
