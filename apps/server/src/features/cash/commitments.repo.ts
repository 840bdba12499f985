import type { AddCommitment, Compromisso } from '@norteia/contracts/cash'
import type { Selectable } from 'kysely'
import type { CommitmentsTable } from '#src/db/cash-tables.ts'
import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'
import { toCents, toReais } from '#src/platform/money.ts'

const wire = (row: Selectable<CommitmentsTable>): Compromisso => ({
  id: row.id,
  tipo: row.tipo as Compromisso['tipo'],
  descricao: row.descricao,
  valor: toReais(row.valor),
  vencimento: row.vencimento,
  repete: row.repete as Compromisso['repete'],
  ate: row.ate,
  categoria: row.categoria,
})

const columns = ({ tipo, descricao, valor, vencimento, repete, ate, categoria }: AddCommitment, now: number) => ({
  tipo,
  descricao,
  valor: toCents(valor),
  vencimento,
  repete,
  ate: ate ?? null,
  categoria: categoria ?? null,
  updated_at: now,
})

/** By their first due day. */
export async function findCommitments(db: Db, companyId: string): Promise<Compromisso[]> {
  const rows = await db
    .selectFrom('commitments')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('vencimento')
    .orderBy('id')
    .execute()
  return rows.map(wire)
}

export async function findCommitment(db: Db, companyId: string, id: string): Promise<Compromisso | undefined> {
  const row = await db
    .selectFrom('commitments')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row && wire(row)
}

export async function countCommitments(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('commitments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCommitment(
  trx: Db,
  companyId: string,
  input: AddCommitment,
  now: number,
): Promise<Compromisso> {
  const row = await trx
    .insertInto('commitments')
    .values({ id: newId(now), company_id: companyId, created_at: now, ...columns(input, now) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return wire(row)
}

export async function updateCommitment(
  trx: Db,
  companyId: string,
  id: string,
  input: AddCommitment,
  now: number,
): Promise<Compromisso> {
  const row = await trx
    .updateTable('commitments')
    .set(columns(input, now))
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return wire(row)
}

/** False when there is none. */
export async function deleteCommitment(trx: Db, companyId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('commitments')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
