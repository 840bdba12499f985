import { hash } from 'node:crypto'
import { v7 } from 'uuid'

/** UUIDv7: sorts by the time of creation. */
export const newId = (now: number): string => v7({ msecs: now })

/** Any UUID in lower case, as we issue them. */
export const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)

export const sha256 = (text: string): string => hash('sha256', text)

/** Ids of the same millisecond sort in the order they were created: UUIDv7 has a sequence number. */
export function orderedIds(now: number): () => string {
  let seq = 0
  return () => v7({ msecs: now, seq: seq++ })
}
