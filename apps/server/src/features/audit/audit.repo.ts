import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { AuditTable } from '#src/db/audit-tables.ts'
import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

export type AuditRow = Selectable<AuditTable>

/** Secret of a user's pseudonyms; undefined without a user, and before the first event. */
export async function findSecret(db: Db, userId: string | undefined): Promise<string | undefined> {
  const row = await db
    .selectFrom('audit_keys')
    .select('secret')
    .where('user_id', '=', userId ?? '')
    .executeTakeFirst()
  return row?.secret
}

/** Keeps an existing secret. */
export async function insertSecret(db: Db, userId: string, secret: string): Promise<void> {
  await db
    .insertInto('audit_keys')
    .values({ user_id: userId, secret })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Inserts an unsealed row; does nothing when a row with this `once_key` exists. */
export async function insertEvent(
  db: Db,
  row: Pick<AuditRow, 'event' | 'actor' | 'subject' | 'detail' | 'once_key'>,
  now: number,
): Promise<void> {
  // Asked first: beside a sealed row not even an insert that would do nothing is allowed.
  if (row.once_key !== null && (await isWritten(db, row.once_key))) return
  await db
    .insertInto('audit')
    .values({ id: newId(now), ...row, created_at: now, seq: null, hash: null })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .execute()
}

async function isWritten(db: Db, onceKey: string): Promise<boolean> {
  return (await db.selectFrom('audit').select('id').where('once_key', '=', onceKey).executeTakeFirst()) !== undefined
}

/** A pseudonym's rows, oldest first, from behind the id `after`. */
export const findByActor = (
  db: Db,
  actor: string,
  { after, limit }: { after: string; limit: number },
): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .selectAll()
    .where('actor', '=', actor)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** What a row's hash covers: the previous hash and every column of the row. */
const chainText = (before: string, row: AuditRow, seq: number): string =>
  JSON.stringify([before, seq, row.id, row.event, row.actor, row.subject, row.detail, row.once_key, row.created_at])

export const chainHash = (before: string, row: AuditRow, seq: number): string => hashOf(chainText(before, row, seq))

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Before the first row. */
const START = { seq: 0, hash: '' }

export interface Link {
  seq: number
  hash: string
}

/** The newest row of the chain. */
export async function findHead(db: Db): Promise<Link> {
  const row = await db
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row?.seq != null && row.hash !== null) return { seq: row.seq, hash: row.hash }
  return findAnchor(db)
}

/** Where the chain begins: after the last row that the sweep has removed. */
export const findAnchor = async (db: Db): Promise<Link> => (await findNewestAnchor(db)) ?? START

const findNewestAnchor = (db: Db) =>
  db.selectFrom('audit_anchors').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst()

/**
 * When the last removed row was written and when the sweep ran. `writtenAt` undefined: nothing proves it, the anchor was
 * not made by a sweep. Undefined: no sweep has removed anything yet.
 */
export async function findSweep(db: Db): Promise<{ sweptAt: number; writtenAt: number | undefined } | undefined> {
  const anchor = await findNewestAnchor(db)
  if (!anchor) return undefined
  const { seq, hash, proof, created_at: sweptAt } = anchor
  if (proof === null || hashOf(proof) !== hash) return { sweptAt, writtenAt: undefined }
  const row = JSON.parse(proof) as unknown[]
  return { sweptAt, writtenAt: row[1] === seq ? Number(row.at(-1)) : undefined }
}

/** Rows not yet in the chain, in the order they were written. */
export const findUnsealed = (db: Db, limit: number): Promise<AuditRow[]> =>
  db.selectFrom('audit').selectAll().where('hash', 'is', null).orderBy('id').limit(limit).execute()

/** Does nothing when another process sealed the row first. */
export async function sealRow(trx: Db, id: string, link: Link): Promise<void> {
  await trx.updateTable('audit').set(link).where('id', '=', id).where('hash', 'is', null).execute()
}

/** In the order of the chain, after the row numbered `after`. */
export const findSealed = (db: Db, after: number, limit: number): Promise<AuditRow[]> =>
  db.selectFrom('audit').selectAll().where('seq', '>', after).orderBy('seq').limit(limit).execute()

/** The last row of the chain's oldest part that is older than `before` throughout. */
export async function findSweepEnd(db: Db, before: number): Promise<Link | undefined> {
  const young = await db
    .selectFrom('audit')
    .select((row) => row.fn.min('seq').as('seq'))
    .where('created_at', '>=', before)
    .where('seq', 'is not', null)
    .executeTakeFirst()
  let query = db.selectFrom('audit').select(['seq', 'hash']).where('seq', 'is not', null)
  if (young?.seq != null) query = query.where('seq', '<', young.seq)
  const last = await query.orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return last?.seq != null && last.hash !== null ? { seq: last.seq, hash: last.hash } : undefined
}

/** Removes the chain up to `end`, which stays as the anchor of the rest, with the proof of its age; older anchors go. */
export async function removeUpTo(trx: Db, end: Link, now: number): Promise<number> {
  const row = await trx.selectFrom('audit').selectAll().where('seq', '=', end.seq).executeTakeFirstOrThrow()
  const previous = await trx
    .selectFrom('audit')
    .select('hash')
    .where('seq', '=', end.seq - 1)
    .executeTakeFirst()
  const proof = chainText(previous?.hash ?? (await findAnchor(trx)).hash, row, end.seq)
  await trx
    .insertInto('audit_anchors')
    .values({ ...end, created_at: now, proof })
    .execute()
  await trx.deleteFrom('audit_anchors').where('seq', '<', end.seq).execute()
  const { numDeletedRows } = await trx.deleteFrom('audit').where('seq', '<=', end.seq).executeTakeFirst()
  return Number(numDeletedRows)
}
