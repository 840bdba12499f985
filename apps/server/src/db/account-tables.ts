import type { Generated } from 'kysely'

/** Links in mails about the address of an account. */
export interface EmailLinksTable {
  id: string
  user_id: string
  /** 'confirm' | 'revert' */
  kind: string
  /** The address that the link confirms or brings back. */
  email: string
  /** SHA-256 of the token in the link; null until the mail leaves, which is when the token is drawn. */
  token_hash: string | null
  created_at: number
  expires_at: number
}

/** Browsers that have signed in to the account since its password was set. */
export interface KnownDevicesTable {
  /** SHA-256 of the user's id and the browser's random value, so that rows of two users on one browser can't be linked. */
  device_hash: string
  user_id: string
  created_at: number
  used_at: number
}

/** The authenticator app of a user. */
export interface TwoFactorTable {
  user_id: string
  /** Base32, as the app holds it: codes can't be checked from a hash. */
  secret: string
  /** The newest time step whose code was taken: each is good once. */
  last_step: Generated<number>
  /** Wrong codes since the last right one. */
  failures: Generated<number>
  /** Locked until this time, epoch milliseconds; 0: not locked. */
  locked_until: Generated<number>
  created_at: number
  /** null: offered, but not yet confirmed with a code. */
  confirmed_at: number | null
}

/** Recovery codes of the two-step sign-in, each good once. */
export interface TwoFactorCodesTable {
  /** SHA-256 of user and code; a code has 80 random bits. */
  code_hash: string
  user_id: string
  created_at: number
  /** null: unused. */
  used_at: number | null
}
