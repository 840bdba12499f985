import { createHmac, randomBytes } from 'node:crypto'
import { KEPT } from '@norteia/contracts/privacy'
import { type Db, inTransaction } from '#src/db/client.ts'
import {
  chainHash,
  findAnchor,
  findByActor,
  findHead,
  findSealed,
  findSecret,
  findSweep,
  findSweepEnd,
  findUnsealed,
  insertEvent,
  insertSecret,
  removeUpTo,
  sealRow,
} from './audit.repo.ts'

/** Recorded events, with their names in the user's export. Add, never rename: rows are kept for two years. */
const EVENTS = {
  account_created: 'criação da conta',
  account_deleted: 'exclusão da conta',
  data_exported: 'exportação dos dados',
  email_changed: 'troca do e-mail',
  email_confirmed: 'confirmação do e-mail',
  email_reverted: 'volta ao e-mail anterior',
  password_changed: 'troca da senha',
  preferences_changed: 'escolha dos e-mails',
  device_ended: 'aparelho desconectado',
  two_factor_on: 'verificação em duas etapas ativada',
  two_factor_off: 'verificação em duas etapas desativada',
  two_factor_failed: 'código errado na verificação em duas etapas',
  two_factor_code_used: 'código de recuperação usado na verificação em duas etapas',
  login: 'entrada na conta',
  login_failed: 'tentativa de entrada com a senha errada',
  logout: 'saída da conta',
  recovery_requested: 'pedido de recuperação da senha',
  recovery_done: 'senha recuperada',
  company_created: 'criação de empresa',
  company_changed: 'mudança nos dados da empresa',
  company_deleted: 'exclusão de empresa',
  statement_imported: 'importação de extrato',
  import_undone: 'importação de extrato desfeita',
  bank_account_deleted: 'exclusão de conta bancária',
  plan_adopted: 'ações adotadas no plano',
  plan_comment_deleted: 'comentário apagado no plano',
  share_created: 'criação de link',
  share_revoked: 'link revogado',
  agenda_opened: 'endereço da agenda criado',
  agenda_ended: 'endereço da agenda encerrado',
  access_refused: 'acesso recusado',
  throttled: 'tentativas freadas',
  backup_written: 'cópia de segurança gravada',
  backup_restored: 'cópia de segurança restaurada',
} as const
export type AuditEvent = keyof typeof EVENTS

export interface AuditEntry {
  event: AuditEvent
  /** Who did it; undefined: the system, or an unknown person such as a login with a wrong e-mail. */
  userId?: string | undefined
  /** The company or other object it was done to; stored as a pseudonym. */
  subjectId?: string
  /** Never personal data: a route, a number of rows. */
  detail?: string
  /** At most one row with the same words per actor. */
  once?: string
}

/** Pseudonym of an id under the user's own key: equal in all rows, and anonymous once the key is deleted. */
export const pseudonym = (secret: string, id: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(id).digest('hex')

/** Created with the user's first event; undefined for a user who was deleted meanwhile. */
async function secretOf(db: Db, userId: string | undefined): Promise<string | undefined> {
  const known = await findSecret(db, userId)
  if (known || !userId) return known
  await insertSecret(db, userId, randomBytes(32).toString('base64url'))
  return findSecret(db, userId)
}

/**
 * Records one event in the transaction of the act itself, so that neither exists without the other. Runs the same
 * statements for a known and an unknown user.
 */
export async function recordAudit(db: Db, entry: AuditEntry, now: number): Promise<void> {
  const { event, userId, subjectId, detail, once } = entry
  const secret = await secretOf(db, userId)
  const actor = secret && userId ? pseudonym(secret, userId) : null
  await insertEvent(
    db,
    {
      event,
      actor,
      subject: secret && subjectId ? pseudonym(secret, subjectId) : null,
      detail: detail ?? null,
      once_key: once === undefined ? null : `${event} ${actor ?? '-'} ${once}`,
    },
    now,
  )
}

/** An entry about a user, for that user to read. */
export interface ReadableAudit {
  quando: string
  oque: string
  quem: 'você'
  /** The company's name; null: none, or a deleted one. */
  empresa: string | null
  detalhe: string | null
}

/**
 * Everything the audit log holds about a user, page by page, with pseudonyms resolved. `names`: of the user's companies,
 * by id.
 */
export async function* auditOf(
  db: Db,
  userId: string,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<ReadableAudit[]> {
  const secret = await findSecret(db, userId)
  if (!secret) return
  const companies = new Map([...names].map(([id, name]) => [pseudonym(secret, id), name]))
  const actor = pseudonym(secret, userId)
  for (let after = ''; ; ) {
    const rows = await findByActor(db, actor, { after, limit: BATCH })
    yield rows.map((row) => ({
      quando: new Date(row.created_at).toISOString(),
      oque: Object.hasOwn(EVENTS, row.event) ? EVENTS[row.event as AuditEvent] : row.event,
      quem: 'você' as const,
      empresa: (row.subject && companies.get(row.subject)) ?? null,
      detalhe: row.detail,
    }))
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

const BATCH = 500

export async function hasUnsealed(db: Db): Promise<boolean> {
  return (await findUnsealed(db, 1)).length > 0
}

/**
 * Appends new rows to the chain: each row's hash covers the row and the previous hash, so changing, moving or removing a
 * sealed row invalidates all later hashes.
 *
 * @returns how many rows were sealed
 */
export async function sealAudit(db: Db): Promise<number> {
  let sealed = 0
  for (;;) {
    // Two sealers would assign the same number: the unique column lets only one of them commit.
    const count = await inTransaction(db, async (trx) => {
      let head = await findHead(trx)
      const rows = await findUnsealed(trx, BATCH)
      for (const row of rows) {
        const seq = head.seq + 1
        head = { seq, hash: chainHash(head.hash, row, seq) }
        await sealRow(trx, row.id, head)
      }
      return rows.length
    })
    sealed += count
    if (count < BATCH) return sealed
  }
}

/** Removes the part of the chain that is older; its last hash stays as the anchor of the rest. */
export async function sweepAudit(db: Db, before: number, now: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const end = await findSweepEnd(trx, before)
    return end ? removeUpTo(trx, end, now) : 0
  })
}

export interface AuditCheck {
  rows: number
  unsealed: number
  /** The newest hash; a copy kept elsewhere also reveals a chain that was rewritten entirely. */
  head: { seq: number; hash: string }
  /** The first row that doesn't match; undefined: the chain is intact. */
  broken?: { seq: number; id: string; problem: 'changed' | 'missing' | 'anchor' }
}

const DAY = 24 * 3_600_000

/** Whether the chain begins at its first row, or after rows that a sweep had to remove by then. */
async function beginsLawfully(db: Db, now: number): Promise<boolean> {
  const sweep = await findSweep(db)
  if (!sweep) return true
  const { sweptAt, writtenAt = Number.POSITIVE_INFINITY } = sweep
  return writtenAt < sweptAt - KEPT.audit * DAY && sweptAt < now + DAY
}

/** Recomputes the whole chain and compares each hash. */
export async function verifyAudit(db: Db, now: number): Promise<AuditCheck> {
  let head = await findAnchor(db)
  let rows = 0
  const result = async (broken?: AuditCheck['broken']): Promise<AuditCheck> => ({
    rows,
    unsealed: (await findUnsealed(db, 10_000)).length,
    head,
    ...(broken && { broken }),
  })
  if (!(await beginsLawfully(db, now))) return result({ seq: head.seq, id: '-', problem: 'anchor' })
  for (;;) {
    const page = await findSealed(db, head.seq, BATCH)
    for (const row of page) {
      const seq = row.seq ?? 0
      if (seq !== head.seq + 1) return result({ seq: head.seq + 1, id: row.id, problem: 'missing' })
      if (chainHash(head.hash, row, seq) !== row.hash) return result({ seq, id: row.id, problem: 'changed' })
      head = { seq, hash: row.hash }
      rows += 1
    }
    if (page.length < BATCH) return result()
  }
}
