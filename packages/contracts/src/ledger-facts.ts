import * as z from 'zod/mini'
import { Fact } from './analysis.ts'

/** What statements and typed movements measure of a company; both empty while too little of them is known. */
export const LedgerFacts = z.object({
  fatos: z.array(Fact),
  /** Revenue of whole months in reais, oldest first. */
  meses: z.array(z.object({ mes: z.string(), valor: z.number(), origem: z.string() })),
})
export type LedgerFacts = z.infer<typeof LedgerFacts>
export const LedgerFactsReply = z.object({ success: z.literal(true), data: LedgerFacts })
