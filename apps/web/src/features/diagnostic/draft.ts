import * as z from 'zod/mini'
import { DRAFT_PREFIX, readSession } from '#src/lib/session/session.ts'
import { readItem, removeItem, writeItem } from '#src/lib/session/storage.ts'

const Answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** What the form holds. Answers of the general part and of the chosen segment, by question id. */
export const Entries = z.object({ userEmail: z.string(), general: Answers, segment: Answers })
export type Entries = z.infer<typeof Entries>

const Draft = z.object({
  entries: Entries,
  /** The last body sent and its key, so that a retry of the same body after a lost answer is recognised. */
  attempt: z.optional(z.object({ key: z.string(), body: z.string() })),
})
export type Draft = z.infer<typeof Draft>

const keyOf = (companyId: string) => `${DRAFT_PREFIX}diagnostic:${companyId}`

/** The half-filled form of a company, or undefined; a damaged one counts as none. */
export function readDraft(companyId: string): Draft | undefined {
  const text = readItem('local', keyOf(companyId))
  if (!text) return undefined
  try {
    const parsed = Draft.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Not after a logout: what is typed then belongs to nobody. */
export function writeDraft(companyId: string, draft: Draft): void {
  if (readSession().status === 'authenticated') writeItem('local', keyOf(companyId), JSON.stringify(draft))
}

export const discardDraft = (companyId: string) => removeItem('local', keyOf(companyId))

/** A new random key; pages that aren't served securely have no randomUUID. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
