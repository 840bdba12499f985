import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, type Db, inTransaction } from './client.ts'
import { DatabaseStartError } from './errors.ts'
import { initial } from './migrations/0001-initial.ts'
import { recoveryAndChat } from './migrations/0002-recovery-and-chat.ts'
import { accountCare } from './migrations/0003-account-care.ts'
import { automation } from './migrations/0004-automation.ts'
import { forecasts } from './migrations/0005-forecasts.ts'
import { audit } from './migrations/0006-audit.ts'
import { privacy } from './migrations/0007-privacy.ts'
import { accountSecurity } from './migrations/0008-account-security.ts'
import { ledger } from './migrations/0010-ledger.ts'
import { previews } from './migrations/0011-previews.ts'
import { plan } from './migrations/0012-plan.ts'
import { challenge } from './migrations/0013-challenge.ts'
import { cash } from './migrations/0015-cash.ts'
import { conversations } from './migrations/0016-conversations.ts'
import { sharing } from './migrations/0017-sharing.ts'
import { agenda } from './migrations/0018-agenda.ts'
import { traces } from './migrations/0022-traces.ts'
import { payers } from './migrations/0023-payers.ts'
import { search } from './migrations/0024-search.ts'
import { searchTotals } from './migrations/0025-search-totals.ts'
import { account } from './migrations/0026-account.ts'

/** Column types that differ between the engines. */
export interface ColumnTypes {
  engine: Database['engine']
  /** Sorted by code point on both engines. */
  text: string
}

/** Forward only. A migration that has run anywhere is never edited: write the next one. */
export interface Migration {
  id: string
  statements: (types: ColumnTypes) => string[]
}

/** In the order they run. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  recoveryAndChat,
  accountCare,
  automation,
  forecasts,
  audit,
  privacy,
  accountSecurity,
  ledger,
  previews,
  plan,
  challenge,
  cash,
  conversations,
  sharing,
  agenda,
  traces,
  payers,
  search,
  searchTotals,
  account,
]

const TYPES: Record<Database['engine'], ColumnTypes> = {
  sqlite: { engine: 'sqlite', text: 'text' },
  postgres: { engine: 'postgres', text: 'text collate "C"' },
}

/** Key of the advisory lock that every process of this product takes; any fixed number. */
const LOCK = 7_406_853_021

type Applied = { id: string; checksum: string }

/**
 * Applies what is missing, each migration in a transaction of its own, while other processes wait.
 *
 * @throws DatabaseStartError when the database is newer than this code or an applied migration was edited
 */
export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const plan = migrations.map(({ id, statements }) => {
    const list = statements(TYPES[database.engine])
    return { id, list, checksum: createHash('sha256').update(list.join(';\n')).digest('hex') }
  })
  const untimed = await database.withoutTimeouts()
  try {
    let done = 0
    do {
      done = await inTransaction(untimed.db, async (trx) => {
        // On SQLite `begin immediate` is the lock.
        if (untimed.engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
        const applied = await readApplied(trx)
        assertKnown(applied, plan)
        const next = plan[applied.length]
        if (!next) return plan.length
        for (const statement of next.list) await sql.raw(statement).execute(trx)
        await sql`insert into migrations (id, checksum, applied_at)
          values (${next.id}, ${next.checksum}, ${Date.now()})`.execute(trx)
        return applied.length + 1
      })
    } while (done < plan.length)
  } finally {
    await untimed.close()
  }
}

async function readApplied(trx: Db): Promise<Applied[]> {
  await sql`create table if not exists migrations
    (id text primary key, checksum text not null, applied_at bigint not null)`.execute(trx)
  const { rows } = await sql<Applied>`select id, checksum from migrations`.execute(trx)
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1))
}

function assertKnown(applied: Applied[], plan: readonly Applied[]): void {
  for (const [index, { id, checksum }] of applied.entries()) {
    const known = plan[index]
    if (!known || known.id !== id)
      throw new DatabaseStartError(
        `O banco de dados é mais novo que esta versão da Norteia: ele contém a migração ${id}. ` +
          'Inicie a versão que o gravou ou uma mais recente.',
      )
    if (known.checksum !== checksum)
      throw new DatabaseStartError(
        `A migração ${id} foi alterada depois de aplicada a este banco de dados. ` +
          'Restaure o texto original e escreva uma nova migração.',
      )
  }
}

/** Whether every migration of this code has run; part of readiness. */
export async function isMigrated(db: Db, migrations: readonly Migration[] = MIGRATIONS): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from migrations`.execute(db)
  return rows.length === migrations.length
}
