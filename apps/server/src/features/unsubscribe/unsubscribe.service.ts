import { randomBytes } from 'node:crypto'
import { type Db, inTransaction } from '#src/db/client.ts'
import { changePreferences } from '#src/features/account/care.service.ts'
import { sha256 } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import { findLink, insertLink, type MailKind } from './unsubscribe.repo.ts'

/** Creates the unsubscribe URL for one mail; only a hash of its token is stored. */
export async function makeUnsubscribeLink(
  { db, clock, publicUrl }: { db: Db; clock: () => number; publicUrl: string },
  userId: string,
  kind: MailKind,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertLink(db, { hash: sha256(token), userId, kind }, clock())
  return `${publicUrl}/unsubscribe?token=${token}`
}

/** The kind of mail a link unsubscribes from; undefined for an unknown link or a deleted account. */
export const findLinkKind = async (db: Db, token: string): Promise<MailKind | undefined> =>
  (await findLink(db, sha256(token)))?.kind

/** Idempotent; undefined for an unknown link. */
export async function unsubscribe({ db, clock }: Services, token: string): Promise<MailKind | undefined> {
  return inTransaction(db, async (trx) => {
    const link = await findLink(trx, sha256(token))
    if (!link) return undefined
    const { userId, kind } = link
    await changePreferences(trx, userId, kind === 'reports' ? { emailReports: false } : { emailAlerts: false }, clock())
    return kind
  })
}
