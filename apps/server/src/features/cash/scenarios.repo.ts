import type { Cenario, SaveScenario } from '@norteia/contracts/cash'
import type { Selectable } from 'kysely'
import type { ScenariosTable } from '#src/db/cash-tables.ts'
import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

const wire = (row: Selectable<ScenariosTable>): Cenario => ({
  id: row.id,
  nome: row.nome,
  alavancas: JSON.parse(row.alavancas),
  criadoEm: new Date(row.created_at).toISOString(),
})

/** Oldest first. */
export async function findScenarios(db: Db, companyId: string): Promise<Cenario[]> {
  const rows = await db
    .selectFrom('scenarios')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(wire)
}

export async function findScenario(db: Db, companyId: string, id: string): Promise<Cenario | undefined> {
  const row = await db
    .selectFrom('scenarios')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row && wire(row)
}

export async function countScenarios(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('scenarios')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertScenario(trx: Db, companyId: string, input: SaveScenario, now: number): Promise<Cenario> {
  const row = await trx
    .insertInto('scenarios')
    .values({
      id: newId(now),
      company_id: companyId,
      nome: input.nome,
      alavancas: JSON.stringify(input.alavancas),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return wire(row)
}

/** Undefined when there is none. */
export async function updateScenario(
  db: Db,
  companyId: string,
  id: string,
  input: SaveScenario,
  now: number,
): Promise<Cenario | undefined> {
  const row = await db
    .updateTable('scenarios')
    .set({ nome: input.nome, alavancas: JSON.stringify(input.alavancas), updated_at: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returningAll()
    .executeTakeFirst()
  return row && wire(row)
}

/** False when there is none. */
export async function deleteScenario(db: Db, companyId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('scenarios')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
