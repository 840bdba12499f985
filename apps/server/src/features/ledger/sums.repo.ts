import type { SettlingRange } from '@norteia/engine/cash/commitments'
import { DECIDING_DAYS } from '@norteia/engine/cash/series'
import { INTERNAL_CATEGORIES } from '@norteia/engine/ledger/types'
import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'

const INTERNAL = [...INTERNAL_CATEGORIES]
/** As the triggers of the sums see it. */
const CATEGORY = sql<string>`coalesce(categoria, case when par_id is null then '' else 'transferencia' end)`

/** Sums of the month's days in some categories, in their order. */
export async function sumDaysOf(db: Db, companyId: string, mes: string, categorias: readonly string[]) {
  const rows = await db
    .selectFrom('movement_sums')
    .select(({ fn }) => ['periodo', fn.sum<number>(sql`entradas + saidas`).as('centavos')])
    .where('company_id', '=', companyId)
    .where('periodo', '>=', `D${mes}-01`)
    .where('periodo', '<=', `D${mes}-31`)
    .where('categoria', 'in', categorias)
    .groupBy('periodo')
    .orderBy('periodo')
    .execute()
  return rows.map(({ periodo, centavos }) => ({ data: periodo.slice(1), centavos }))
}

/** Sums of some days by category, '' for none. */
export async function sumByCategory(db: Db, companyId: string, { de, ate }: { de: string; ate: string }) {
  return db
    .selectFrom('movement_sums')
    .select(({ fn }) => ['categoria', fn.sum<number>('entradas').as('entradas'), fn.sum<number>('saidas').as('saidas')])
    .where('company_id', '=', companyId)
    .where('periodo', '>=', `D${de}`)
    .where('periodo', '<=', `D${ate}`)
    .groupBy('categoria')
    .orderBy('categoria')
    .execute()
}

/** Cents of the counterparty that paid most into `categorias`; null: none is named. Who pays on more days than `mostDays` is a till, no client. */
export async function findTopPayer(
  db: Db,
  companyId: string,
  categorias: readonly string[],
  { de, ate, mostDays }: { de: string; ate: string; mostDays: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('movements')
    .select(({ fn }) => fn.sum<number>('centavos').as('soma'))
    .where('company_id', '=', companyId)
    .where('categoria', 'in', categorias)
    .where('data', '>=', de)
    .where('data', '<=', ate)
    .where('contraparte', 'is not', null)
    .where('centavos', '>', 0)
    // No plain column: SQLite would read all of the company's movements in the order of their counterparties.
    .groupBy(sql`contraparte || ''`)
    .having(({ fn }) => fn.count('data').distinct(), '<=', mostDays)
    .orderBy('soma', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.soma ?? null
}

/** Sums of whole weeks from the Monday `from` on, by category ('' for none), without money that stays in the company. */
export async function sumWeeks(db: Db, companyId: string, from: string) {
  const rows = await db
    .selectFrom('movement_sums')
    .select(['periodo', 'categoria', 'entradas', 'saidas'])
    .where('company_id', '=', companyId)
    .where('periodo', '>=', `S${from}`)
    .where('periodo', '<', 'T')
    .where('categoria', 'not in', INTERNAL)
    .orderBy('periodo')
    .orderBy('categoria')
    .execute()
  return rows.map(({ periodo, ...sums }) => ({ semana: periodo.slice(1), ...sums }))
}

/** Rows of one statement: the drivers bound its parameters. */
const BATCH = 300

/**
 * The newest days of every counterparty and direction that may repeat: as many as decide it, none before `from`. Of those
 * with as many days since `dense` nothing is read: they come too often to repeat.
 */
export async function findRepeatingDays(db: Db, companyId: string, { from, dense }: { from: string; dense: string }) {
  const { rows: named } = await sql<{ contraparte: string; sentido: string; first: string }>`
    select * from (
      select c.contraparte, c.sentido, coalesce((select n.dia from counterparty_days as n
        where n.company_id = c.company_id and n.contraparte = c.contraparte and n.sentido = c.sentido
        order by n.dia desc limit 1 offset ${sql.lit(DECIDING_DAYS - 1)}), '') as first
      from counterparties as c where c.company_id = ${companyId} and c.quantidade >= 3) as named
    where first <= ${dense}`.execute(db)
  const days: { contraparte: string; data: string; centavos: number }[] = []
  // Apart from the list: joined to it, the planners would read the days of everybody.
  for (let at = 0; at < named.length; at += BATCH) {
    const values = named
      .slice(at, at + BATCH)
      .map(
        ({ contraparte, sentido, first }) =>
          sql`(cast(${contraparte} as text), cast(${sentido} as text), cast(${first > from ? first : from} as text))`,
      )
    const { rows } = await sql<{ contraparte: string; data: string; centavos: number }>`
      select d.contraparte, d.dia as data, d.centavos from (values ${sql.join(values)}) as v
      join counterparty_days as d on d.company_id = ${companyId} and d.contraparte = v.column1
        and d.sentido = v.column2 and d.dia >= v.column3`.execute(db)
    days.push(...rows)
  }
  return days
}

/** The days of some counterparties, both directions, by category ('' for none); without instalments of cards. */
export async function sumDaysByCategory(db: Db, companyId: string, contrapartes: readonly string[], from: string) {
  if (contrapartes.length === 0) return []
  const { rows } = await sql<{ contraparte: string; data: string; categoria: string; centavos: number }>`
    select contraparte, data, ${CATEGORY} as categoria, sum(centavos) as centavos from movements
    where company_id = ${companyId} and contraparte in (${sql.join(contrapartes)}) and data >= ${from} and parcela is null
      and ${CATEGORY} not in (${sql.join(INTERNAL)})
    group by contraparte, data, ${CATEGORY}, case when centavos < 0 then 0 else 1 end
    order by contraparte, data`.execute(db)
  return rows
}

/** Movements that may settle commitments, each once. */
export async function findSettling(db: Db, companyId: string, ranges: readonly SettlingRange[]) {
  const found = new Map<string, { data: string; centavos: number }>()
  for (let at = 0; at < ranges.length; at += BATCH) {
    const values = ranges
      .slice(at, at + BATCH)
      .map(({ data, de, ate }) => sql`(${data}, cast(${de} as bigint), cast(${ate} as bigint))`)
    const { rows } = await sql<{ id: string; data: string; centavos: number }>`
      select m.id, m.data, m.centavos from (values ${sql.join(values)}) as r
      join movements as m on m.company_id = ${companyId} and m.data = r.column1
        and m.centavos >= r.column2 and m.centavos <= r.column3
      where ${CATEGORY} not in (${sql.join(INTERNAL)})
      order by m.data, m.id`.execute(db)
    for (const { id, data, centavos } of rows) found.set(id, { data, centavos })
  }
  return [...found.values()]
}
