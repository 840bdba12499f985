import { randomBytes } from 'node:crypto'
import { type Db, inTransaction } from '#src/db/client.ts'
import { changePreferences } from '#src/features/account/care.service.ts'
import { notFound } from '#src/platform/app-error.ts'
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

/** What a link would end. @throws AppError `not_found` */
export async function getLinkKind(db: Db, token: string): Promise<MailKind> {
  return (await getLink(db, token)).kind
}

async function getLink(db: Db, token: string) {
  const link = await findLink(db, sha256(token))
  if (!link) throw notFound()
  return link
}

/** The same link again does nothing more. @throws AppError `not_found` */
export async function unsubscribe({ db, clock }: Services, token: string): Promise<MailKind> {
  return inTransaction(db, async (trx) => {
    const { userId, kind } = await getLink(trx, token)
    await changePreferences(trx, userId, kind === 'reports' ? { emailReports: false } : { emailAlerts: false }, clock())
    return kind
  })
}
