import * as z from 'zod/mini'

/** Questions on own numbers that the company's data answers today, the most telling first; none without movements. */
export const SuggestionsReply = z.object({ success: z.literal(true), data: z.array(z.string()) })

/** Begins the list of suggestions. */
export const TRY_TEXT = 'Experimente:'
