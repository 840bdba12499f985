import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'

export interface CoveredDays {
  account_id: string
  de: string
  ate: string
  prova: string
  saldos: string
}

/** Days of the imports in force, of each account the earliest first. */
export async function findCoverage(db: Db, companyId: string): Promise<CoveredDays[]> {
  const rows = await db
    .selectFrom('imports')
    .select(['account_id', 'de', 'ate', 'prova', 'saldos'])
    .where('company_id', '=', companyId)
    .where('undone_at', 'is', null)
    .where('de', 'is not', null)
    .execute()
  return rows
    .map(({ de, ate, ...row }) => ({ ...row, de: de ?? '', ate: ate ?? '' }))
    .sort((a, b) => (a.de < b.de ? -1 : 1))
}

/** Sums by month and category; '' means no category. */
export async function sumByMonth(db: Db, companyId: string) {
  return db
    .selectFrom('ledger_months')
    .select(({ fn }) => [
      'mes',
      'categoria',
      fn.sum<number>('entradas').as('entradas'),
      fn.sum<number>('saidas').as('saidas'),
      fn.sum<number>(sql`quantidade_entradas + quantidade_saidas`).as('quantidade'),
    ])
    .where('company_id', '=', companyId)
    .groupBy(['mes', 'categoria'])
    .orderBy('mes')
    .execute()
}

/** Days of the oldest and the newest movement up to `hoje`. */
export async function findSpan(db: Db, companyId: string, hoje: string): Promise<{ de: string; ate: string } | null> {
  const end = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('movements')
      .select('data')
      .where('company_id', '=', companyId)
      .where('data', '<=', hoje)
      .orderBy('data', direction)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst()
  const [first, last] = [await end('asc'), await end('desc')]
  return first && last ? { de: first.data, ate: last.data } : null
}

/** Transfers and money that stays in the company count in no forecast. */
const outside = (db: Db, companyId: string, internal: readonly string[]) =>
  db
    .selectFrom('movements')
    .where('company_id', '=', companyId)
    .where('par_id', 'is', null)
    .where((column) => column.or([column('categoria', 'is', null), column('categoria', 'not in', internal)]))

export async function findInstalments(
  db: Db,
  companyId: string,
  { de, ate, internal }: { de: string; ate: string; internal: readonly string[] },
) {
  return outside(db, companyId, internal)
    .select(['contraparte', 'data', 'centavos', 'categoria', 'parcela', 'parcelas'])
    .where('data', '>=', de)
    .where('data', '<=', ate)
    .where('parcela', 'is not', null)
    .orderBy('data')
    .orderBy('id')
    .execute()
}

/** Oldest first, with the name of the file. */
export async function findForSheet(
  db: Db,
  companyId: string,
  { de, ate, limit }: { de: string; ate: string; limit: number },
) {
  return db
    .selectFrom('movements')
    .leftJoin('imports', 'imports.id', 'movements.import_id')
    .select([
      'movements.data',
      'movements.account_id as contaId',
      'movements.descricao',
      'movements.contraparte',
      'movements.categoria',
      'movements.par_id as parId',
      'movements.centavos',
      'imports.arquivo',
      'movements.linha',
    ])
    .where('movements.company_id', '=', companyId)
    .where('movements.data', '>=', de)
    .where('movements.data', '<=', ate)
    .orderBy('movements.data')
    .orderBy('movements.id')
    .limit(limit)
    .execute()
}
