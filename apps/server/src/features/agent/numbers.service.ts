import type { NumbersDraft } from '@norteia/engine/consultant/turn'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'

/** The frame of a question about the ledger, and what the ledger says. */
export interface NumbersAnswer {
  write: NumbersDraft
  /** Kept as `question` of the conversation, for the next follow-up. */
  state: unknown
}

/**
 * What statements, result and cash say to a question; undefined: it asks for nothing that they know. `asked.follows`:
 * the last answer of the conversation was one of these.
 */
export async function answerFromNumbers(
  _services: Services,
  _company: Company,
  _asked: { text: string; state: unknown; follows: boolean },
): Promise<NumbersAnswer | undefined> {
  return undefined
}
