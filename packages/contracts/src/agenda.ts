import * as z from 'zod/mini'

/** The address is given once: only a hash of its token is kept. */
export const AgendaReply = z.object({ success: z.literal(true), data: z.object({ url: z.string() }) })
