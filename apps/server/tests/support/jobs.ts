import * as z from 'zod/mini'

/** A kind of job that takes any payload. */
export const anyJob = (kind: string) => ({ kind, payload: z.unknown() })
