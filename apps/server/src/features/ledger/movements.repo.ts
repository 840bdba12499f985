import type { LedgerTotals } from '@norteia/contracts/ledger'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { type Db, isSqlite } from '#src/db/client.ts'
import type { MovementsTable } from '#src/db/ledger-tables.ts'
import { SHORT_TEXT } from '#src/db/migrations/0025-search-totals.ts'
import { toReais } from '#src/platform/money.ts'

export type MovementRow = Selectable<MovementsTable>

/** What a list is narrowed to. */
export interface MovementFilter {
  companyId: string
  conta?: string | undefined
  de?: string | undefined
  ate?: string | undefined
  /** null: those without. */
  categoria?: string | null | undefined
  sentido?: 'entrada' | 'saida' | undefined
  /** Normalised. */
  busca?: string | undefined
}

/** Where a page goes on: after this movement. */
export interface Place {
  data: string
  id: string
}

function filtered(db: Db, filter: MovementFilter) {
  const { companyId, conta, de, ate, categoria, sentido, busca } = filter
  let query = db.selectFrom('movements').where('company_id', '=', companyId)
  if (conta !== undefined) query = query.where('account_id', '=', conta)
  if (de !== undefined) query = query.where('data', '>=', de)
  if (ate !== undefined) query = query.where('data', '<=', ate)
  if (categoria === null) query = query.where('categoria', 'is', null)
  else if (categoria !== undefined) query = query.where('categoria', '=', categoria)
  if (sentido !== undefined) query = query.where('centavos', sentido === 'entrada' ? '>' : '<', 0)
  if (busca) {
    const pattern = `%${busca.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(sql<SqlBool>`busca like ${pattern} escape '\\'`)
  }
  return query
}

/** Newest first, at most `limit`, those after `place`. */
export async function findPage(
  db: Db,
  filter: MovementFilter,
  place: Place | undefined,
  limit: number,
): Promise<MovementRow[]> {
  let query = filtered(db, filter).selectAll()
  if (place) query = query.where(sql<SqlBool>`(data, id) < (${place.data}, ${place.id})`)
  return query.orderBy('data', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

const SUMS = sql<number>`coalesce(sum(case when centavos > 0 then centavos else 0 end), 0)`
const COSTS = sql<number>`coalesce(sum(case when centavos < 0 then centavos else 0 end), 0)`

/** Whole months and nothing to look for in texts: the kept sums tell, however many movements there are. */
const isWholeMonths = ({ de, ate, busca }: MovementFilter) =>
  !busca && (de === undefined || de.endsWith('-01')) && (ate === undefined || isLastOfMonth(ate))

const isLastOfMonth = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(8, 10) === '01'

export async function sumMovements(db: Db, filter: MovementFilter): Promise<LedgerTotals> {
  const sums = isWholeMonths(filter) ? await sumMonths(db, filter) : await sumFound(db, filter)
  return { quantidade: sums.quantidade, entradas: toReais(sums.entradas), saidas: toReais(sums.saidas) }
}

/** Sums of the movements themselves; on PostgreSQL those of a text are in an index that takes no long ones. */
async function sumFound(db: Db, filter: MovementFilter) {
  const sumOf = (query: ReturnType<typeof filtered>) =>
    query
      .select([({ fn }) => fn.countAll<number>().as('quantidade'), SUMS.as('entradas'), COSTS.as('saidas')])
      .executeTakeFirstOrThrow()
  const found = filtered(db, filter)
  if (!filter.busca || isSqlite(db)) return sumOf(found)
  const short = await sumOf(found.where(sql<SqlBool>`octet_length(busca) <= ${sql.lit(SHORT_TEXT)}`))
  const long = await sumOf(found.where(sql<SqlBool>`octet_length(busca) > ${sql.lit(SHORT_TEXT)}`))
  return {
    quantidade: short.quantidade + long.quantidade,
    entradas: short.entradas + long.entradas,
    saidas: short.saidas + long.saidas,
  }
}

async function sumMonths(db: Db, { companyId, conta, de, ate, categoria, sentido }: MovementFilter) {
  let query = db.selectFrom('ledger_months').where('company_id', '=', companyId)
  if (conta !== undefined) query = query.where('account_id', '=', conta)
  if (de !== undefined) query = query.where('mes', '>=', de.slice(0, 7))
  if (ate !== undefined) query = query.where('mes', '<=', ate.slice(0, 7))
  if (categoria !== undefined) query = query.where('categoria', '=', categoria ?? '')
  const row = await query
    .select(({ fn }) => [
      fn.coalesce(fn.sum<number>('entradas'), sql<number>`0`).as('entradas'),
      fn.coalesce(fn.sum<number>('saidas'), sql<number>`0`).as('saidas'),
      fn.coalesce(fn.sum<number>('quantidade_entradas'), sql<number>`0`).as('in'),
      fn.coalesce(fn.sum<number>('quantidade_saidas'), sql<number>`0`).as('out'),
    ])
    .executeTakeFirstOrThrow()
  const [wantsIn, wantsOut] = [sentido !== 'saida', sentido !== 'entrada']
  return {
    quantidade: (wantsIn ? row.in : 0) + (wantsOut ? row.out : 0),
    entradas: wantsIn ? row.entradas : 0,
    saidas: wantsOut ? row.saidas : 0,
  }
}

export async function findMovement(db: Db, companyId: string, id: string): Promise<MovementRow | undefined> {
  return db
    .selectFrom('movements')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

/** Rows of one statement: the drivers bound its parameters. */
const BATCH = 400

export async function insertMovement(trx: Db, row: MovementRow): Promise<void> {
  await trx.insertInto('movements').values(row).execute()
}

export async function deleteMovement(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('movements').where('id', '=', id).execute()
}

export async function findMovements(db: Db, ids: readonly string[]): Promise<MovementRow[]> {
  const rows: MovementRow[] = []
  for (let at = 0; at < ids.length; at += BATCH)
    rows.push(
      ...(await db
        .selectFrom('movements')
        .selectAll()
        .where('id', 'in', ids.slice(at, at + BATCH))
        .execute()),
    )
  return rows
}

export interface CategoryChange {
  id: string
  categoria: string | null
  origem: string | null
  porque: string | null
  parId: string | null
}

/** Category and pair of many movements, some hundred in one statement. */
export async function updateCategories(trx: Db, changes: readonly CategoryChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += BATCH) {
    const values = changes
      .slice(at, at + BATCH)
      .map(
        ({ id, categoria, origem, porque, parId }) =>
          sql`(${id}, cast(${categoria} as text), cast(${origem} as text), cast(${porque} as text), cast(${parId} as text))`,
      )
    await sql`
      update movements set categoria = v.column2, origem = v.column3, porque = v.column4, par_id = v.column5
      from (values ${sql.join(values)}) as v where movements.id = v.column1`.execute(trx)
  }
}

/** The others of the same counterparty and direction that follow a rule: without those set by hand and without pairs. */
function alike(db: Db, companyId: string, regra: string, exceptId: string) {
  return db
    .selectFrom('movements')
    .where('company_id', '=', companyId)
    .where('regra', '=', regra)
    .where('id', '!=', exceptId)
    .where('par_id', 'is', null)
    .where((column) => column.or([column('origem', 'is', null), column('origem', '!=', 'manual')]))
}

export async function countAlike(db: Db, companyId: string, regra: string, exceptId: string): Promise<number> {
  const { count } = await alike(db, companyId, regra, exceptId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findAlike(
  db: Db,
  companyId: string,
  regra: string,
  exceptId: string,
): Promise<Pick<MovementRow, 'id' | 'account_id' | 'data'>[]> {
  return alike(db, companyId, regra, exceptId).select(['id', 'account_id', 'data']).execute()
}

export type PairCandidate = Pick<MovementRow, 'id' | 'account_id' | 'data' | 'centavos'>

/**
 * What may be half of a transfer between the days, in file order: no pair yet, no category by hand, no acquirer's account
 * and no acquirer's deposit.
 */
export async function findPairCandidates(db: Db, companyId: string, de: string, ate: string): Promise<PairCandidate[]> {
  return db
    .selectFrom('movements')
    .innerJoin('accounts', 'accounts.id', 'movements.account_id')
    .select(['movements.id', 'movements.account_id', 'movements.data', 'movements.centavos'])
    .where('movements.company_id', '=', companyId)
    .where('movements.data', '>=', de)
    .where('movements.data', '<=', ate)
    .where('movements.par_id', 'is', null)
    .where('accounts.tipo', '!=', 'adquirente')
    .where(
      sql<SqlBool>`coalesce(movements.origem, '') <> 'manual' and not (movements.centavos > 0 and
        (coalesce(movements.categoria, '') = 'recebimento-cartao' or coalesce(movements.origem, '') = 'transferencia'))`,
    )
    .orderBy('movements.id')
    .execute()
}

export interface SalesSpan {
  banco: string | null
  apelido: string
  de: string
  ate: string
}

/** First and last sale of each of the company's acquirers. */
export async function findSales(db: Db, companyId: string): Promise<SalesSpan[]> {
  return db
    .selectFrom('movements')
    .innerJoin('accounts', 'accounts.id', 'movements.account_id')
    .select(({ fn }) => [
      'accounts.banco',
      'accounts.apelido',
      fn.min('movements.data').as('de'),
      fn.max('movements.data').as('ate'),
    ])
    .where('movements.company_id', '=', companyId)
    .where('accounts.company_id', '=', companyId)
    .where('accounts.tipo', '=', 'adquirente')
    .where('movements.centavos', '>', 0)
    .groupBy(['accounts.id', 'accounts.banco', 'accounts.apelido'])
    .execute()
}

/** What looks like an acquirer's deposit into another account, and what was taken for one so far. */
export async function findDeposits(db: Db, companyId: string): Promise<MovementRow[]> {
  return db
    .selectFrom('movements')
    .selectAll('movements')
    .innerJoin('accounts', 'accounts.id', 'movements.account_id')
    .where('movements.company_id', '=', companyId)
    .where('movements.categoria', 'in', ['recebimento-cartao', 'transferencia'])
    .where('movements.origem', 'in', ['dicionario', 'transferencia'])
    .where('movements.par_id', 'is', null)
    .where('movements.centavos', '>', 0)
    .where('accounts.tipo', '!=', 'adquirente')
    .execute()
}

/** The other halves of transfers from and to an account. */
export async function findPartnersOfAccount(db: Db, accountId: string): Promise<Pick<MovementRow, 'id' | 'data'>[]> {
  return db
    .selectFrom('movements as own')
    .innerJoin('movements as other', 'other.id', 'own.par_id')
    .select(['other.id', 'other.data'])
    .where('own.account_id', '=', accountId)
    .where('own.par_id', 'is not', null)
    .where('other.account_id', '!=', accountId)
    .execute()
}
