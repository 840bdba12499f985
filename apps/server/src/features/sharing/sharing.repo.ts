import type { Partilha, SharedContent, ShareKind } from '@norteia/contracts/sharing'
import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import { packJson, unpackJson } from '#src/platform/http/packed-json.ts'
import { newId } from '#src/platform/ids.ts'
import { SHARE } from '#src/platform/limits.ts'

export interface NewShare {
  companyId: string
  empresa: string
  conteudo: SharedContent
  tokenHash: string
  passwordHash: string | null
  expiresAt: number
}

export async function insertShare(trx: Db, share: NewShare, now: number): Promise<string> {
  const id = newId(now)
  await trx
    .insertInto('shares')
    .values({
      id,
      company_id: share.companyId,
      tipo: share.conteudo.tipo,
      empresa: share.empresa,
      conteudo: packJson(share.conteudo),
      token_hash: share.tokenHash,
      password_hash: share.passwordHash,
      vistas: 0,
      failures: 0,
      failures_in_all: 0,
      locked_until: 0,
      created_at: now,
      expires_at: share.expiresAt,
      revoked_at: null,
    })
    .execute()
  return id
}

/** Links of a company that may still be opened. */
export async function countLiving(db: Db, companyId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const iso = (time: number) => new Date(time).toISOString()

/** Newest first. */
export async function findShares(db: Db, companyId: string): Promise<Partilha[]> {
  const rows = await db
    .selectFrom('shares')
    .select(['id', 'tipo', 'created_at', 'expires_at', 'vistas', 'password_hash', 'revoked_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tipo: row.tipo as ShareKind,
    criadaEm: iso(row.created_at),
    expiraEm: iso(row.expires_at),
    vistas: row.vistas,
    temSenha: row.password_hash !== null,
    revogadaEm: row.revoked_at === null ? null : iso(row.revoked_at),
  }))
}

export const findShare = (db: Db, companyId: string, id: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('shares').select('id').where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst()

/** Deletes the copy at once. False when it was revoked before. */
export async function revokeShare(trx: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shares')
    .set({ revoked_at: now, conteudo: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface LivingShare {
  id: string
  passwordHash: string | null
}

/** Undefined: unknown, expired and revoked alike. */
export async function findLiving(db: Db, tokenHash: string, now: number): Promise<LivingShare | undefined> {
  const row = await db
    .selectFrom('shares')
    .select(['id', 'password_hash'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, passwordHash: row.password_hash }
}

/** The last of five opens a rest. */
const isLast = sql<boolean>`failures + 1 >= ${SHARE.wrongPasswords}`

/**
 * Counts a try as wrong before the password is looked at, so that parallel tries can't pass together.
 *
 * @returns undefined while the link rests; such a try is not counted
 */
export async function countTry(db: Db, id: string, now: number): Promise<{ inAll: number } | undefined> {
  const row = await db
    .updateTable('shares')
    .set({
      failures: sql<number>`case when ${isLast} then 0 else failures + 1 end`,
      failures_in_all: sql<number>`failures_in_all + 1`,
      locked_until: sql<number>`case when ${isLast} then cast(${now + SHARE.lockMs} as bigint) else 0 end`,
    })
    .where('id', '=', id)
    // A longer rest than there is was written by a clock that ran ahead.
    .where((share) => share.or([share('locked_until', '<=', now), share('locked_until', '>', now + SHARE.lockMs)]))
    .returning('failures_in_all')
    .executeTakeFirst()
  return row && { inAll: row.failures_in_all }
}

export async function findLock(db: Db, id: string): Promise<number> {
  const row = await db.selectFrom('shares').select('locked_until').where('id', '=', id).executeTakeFirst()
  return row?.locked_until ?? 0
}

/** After the right password, or when the try could not be checked. */
export async function forgiveTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ failures: 0, locked_until: 0, failures_in_all: sql<number>`failures_in_all - 1` })
    .where('id', '=', id)
    .where('failures_in_all', '>', 0)
    .execute()
}

export interface SharedCopy {
  tipo: ShareKind
  empresa: string
  criadaEm: string
  conteudo: SharedContent
}

/** The copy, counted as seen; undefined when it has ended meanwhile. */
export async function takeCopy(db: Db, id: string, now: number): Promise<SharedCopy | undefined> {
  const row = await db
    .updateTable('shares')
    .set({ vistas: sql<number>`vistas + 1` })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .returning(['tipo', 'empresa', 'created_at', 'conteudo'])
    .executeTakeFirst()
  if (!row || row.conteudo === null) return undefined
  return {
    tipo: row.tipo as ShareKind,
    empresa: row.empresa,
    criadaEm: iso(row.created_at),
    conteudo: JSON.parse(unpackJson(row.conteudo)) as SharedContent,
  }
}
