import { randomBytes } from 'node:crypto'
import { type Db, inTransaction } from '#src/db/client.ts'
import { changePreferences } from '#src/features/account/care.service.ts'
import { sha256 } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import { findLink, insertLink, type MailKind } from './unsubscribe.repo.ts'

/** An address for one mail that ends its kind; only a hash of its token is kept. */
export async function makeUnsubscribeLink(
  { db, clock, publicUrl }: { db: Db; clock: () => number; publicUrl: string },
  userId: string,
  kind: MailKind,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertLink(db, { hash: sha256(token), userId, kind }, clock())
  return `${publicUrl}/unsubscribe?token=${token}`
}

/** What a link would end; undefined for a link that isn't ours or whose account is gone. */
export const findLinkKind = async (db: Db, token: string): Promise<MailKind | undefined> =>
  (await findLink(db, sha256(token)))?.kind

/** The same link again does nothing more. */
export async function unsubscribe({ db, clock }: Services, token: string): Promise<MailKind | undefined> {
  return inTransaction(db, async (trx) => {
    const link = await findLink(trx, sha256(token))
    if (!link) return undefined
    const { userId, kind } = link
    await changePreferences(trx, userId, kind === 'reports' ? { emailReports: false } : { emailAlerts: false }, clock())
    return kind
  })
}
