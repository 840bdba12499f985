/** Append-only: sealing fills `seq` and `hash` once, then a trigger refuses changes. */
export interface AuditTable {
  id: string
  event: string
  /** HMAC of the user's id under the user's own key; null: nobody known. */
  actor: string | null
  /** HMAC of what it was done to, under the same key. */
  subject: string | null
  detail: string | null
  /** Unique; for events recorded at most once an hour. */
  once_key: string | null
  created_at: number
  /** Place in the chain, from 1 without gaps; null: not sealed yet. */
  seq: number | null
  /** SHA-256 over the hash before and this row. */
  hash: string | null
}

export interface AuditKeysTable {
  user_id: string
  /** 32 random bytes, base64url. Deleted with the user, which makes the user's audit rows anonymous. */
  secret: string
}

/** The end of each part of the chain that a sweep has removed. */
export interface AuditAnchorsTable {
  seq: number
  hash: string
  /** When the sweep ran. */
  created_at: number
  /** `chainText` of the last removed row: `hash` is computed from it, so it shows when that row was written. */
  proof: string | null
}
