import { asSent, tolerant } from '@norteia/contracts/tolerant'
import * as z from 'zod/mini'

/**
 * What every answer has around its content, for screens that say more of a refusal than `api` does: `success` decides,
 * the sentences are '' where the server sent none, `data` is as sent.
 */
export const Envelope = tolerant(
  z.looseObject({ success: z.boolean(), message: z.string(), error: z.string(), data: asSent(z.unknown()) }),
)
