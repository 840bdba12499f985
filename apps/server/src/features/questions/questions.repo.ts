import { earlierOf, lastOf, laterOf } from '@norteia/engine/ledger/days'
import type { Interval } from '@norteia/engine/ledger/types'
import type { Change, CountedCategories, SumRow } from '@norteia/engine/metrics/amounts'
import type { OneMovement } from '@norteia/engine/metrics/answer'
import type { Faixa, Unico } from '@norteia/engine/metrics/frame'
import type { LedgerName } from '@norteia/engine/metrics/ledger-names'
import { plainName } from '@norteia/engine/metrics/names'
import { type RawBuilder, sql } from 'kysely'
import { type Db, isSqlite } from '#src/db/client.ts'

/** Which movements a question is about. */
export interface QuestionScope {
  companyId: string
  days: Interval
  /** Ids; none: all accounts. */
  contas: readonly string[]
  /** Names as written in the movements; none: all. */
  contrapartes: readonly string[]
  /** Names that are left out. */
  sem: readonly string[]
  /** Of the days these alone. */
  trechos: readonly Interval[] | null
  /** Cents that a movement must have, whatever its sign. */
  faixa: Faixa | null
}

export type LaidOutBy = 'mes' | 'conta' | 'dia' | 'dia-semana' | null

/** As the triggers of the sums see it. */
const CATEGORY = sql<string>`coalesce(categoria, case when par_id is null then '' else 'transferencia' end)`
const INCOME = sql<number>`coalesce(sum(case when centavos > 0 then centavos else 0 end), 0)`
const OUTGO = sql<number>`coalesce(sum(case when centavos < 0 then centavos else 0 end), 0)`
const COUNT = sql<number>`count(*)`

const isWholeMonths = ({ de, ate }: Interval) => de.endsWith('-01') && ate === lastOf(ate.slice(0, 7))

/** Sums by category and by what they are laid out: from the kept sums wherever these know enough. */
export async function sumQuestion(db: Db, scope: QuestionScope, by: LaidOutBy): Promise<SumRow[]> {
  const { contas, contrapartes, sem, trechos, days, faixa } = scope
  const rows =
    contrapartes.length + sem.length > 0 || faixa !== null
      ? await sumMovements(db, scope, by)
      : isWholeMonths(days) && trechos === null && by !== 'dia' && by !== 'dia-semana'
        ? await sumKeptMonths(db, scope, by)
        : contas.length === 0 && by !== 'conta'
          ? await sumKeptDays(db, scope, by)
          : await sumMovements(db, scope, by)
  return rows.map((row) => ({ ...row, categoria: row.categoria || null }))
}

type Row = Omit<SumRow, 'categoria'> & { categoria: string }

/** '0' for Monday. */
const weekdayOf = (db: Db, day: RawBuilder<string>): RawBuilder<string> =>
  isSqlite(db)
    ? sql<string>`cast((strftime('%w', ${day}) + 6) % 7 as text)`
    : sql<string>`cast(extract(isodow from cast(${day} as date)) - 1 as text)`

const keyOf = (by: LaidOutBy, keys: Record<NonNullable<LaidOutBy>, RawBuilder<string>>) =>
  by === null ? sql<string>`''` : keys[by]

async function sumKeptMonths(db: Db, { companyId, days, contas }: QuestionScope, by: LaidOutBy): Promise<Row[]> {
  const key = keyOf(by, { mes: sql`mes`, conta: sql`account_id`, dia: sql`''`, 'dia-semana': sql`''` })
  let query = db
    .selectFrom('ledger_months')
    .select(({ fn }) => [
      key.as('chave'),
      'categoria',
      fn.sum<number>('entradas').as('entradas'),
      fn.sum<number>('saidas').as('saidas'),
      fn.sum<number>(sql`quantidade_entradas + quantidade_saidas`).as('quantidade'),
    ])
    .where('company_id', '=', companyId)
    .where('mes', '>=', days.de.slice(0, 7))
    .where('mes', '<=', days.ate.slice(0, 7))
  if (contas.length > 0) query = query.where('account_id', 'in', contas)
  return query.groupBy([sql`1`, 'categoria']).execute()
}

async function sumKeptDays(db: Db, { companyId, days, trechos }: QuestionScope, by: LaidOutBy): Promise<Row[]> {
  const day = sql<string>`substr(periodo, 2)`
  const weekday = weekdayOf(db, day)
  const key = keyOf(by, { mes: sql`substr(periodo, 2, 7)`, conta: sql`''`, dia: day, 'dia-semana': weekday })
  let query = db
    .selectFrom('movement_sums')
    .select(({ fn }) => [
      key.as('chave'),
      'categoria',
      fn.sum<number>('entradas').as('entradas'),
      fn.sum<number>('saidas').as('saidas'),
      fn.sum<number>('quantidade').as('quantidade'),
    ])
    .where('company_id', '=', companyId)
    .where('periodo', '>=', `D${days.de}`)
    .where('periodo', '<=', `D${days.ate}`)
  if (trechos)
    query = query.where(({ or }) =>
      or(trechos.map(({ de, ate }) => sql<boolean>`(periodo >= ${`D${de}`} and periodo <= ${`D${ate}`})`)),
    )
  return query.groupBy([sql`1`, 'categoria']).execute()
}

async function sumMovements(db: Db, scope: QuestionScope, by: LaidOutBy): Promise<Row[]> {
  const weekday = weekdayOf(db, sql`data`)
  const key = keyOf(by, { mes: sql`substr(data, 1, 7)`, conta: sql`account_id`, dia: sql`data`, 'dia-semana': weekday })
  return scoped(db, scope)
    .select([
      key.as('chave'),
      CATEGORY.as('categoria'),
      INCOME.as('entradas'),
      OUTGO.as('saidas'),
      COUNT.as('quantidade'),
    ])
    .groupBy([sql`1`, sql`2`])
    .execute()
}

export function scoped(db: Db, { companyId, days, contas, contrapartes, sem, trechos, faixa }: QuestionScope) {
  let query = db
    .selectFrom('movements')
    .where('company_id', '=', companyId)
    .where('data', '>=', days.de)
    .where('data', '<=', days.ate)
  if (contas.length > 0) query = query.where('account_id', 'in', contas)
  if (contrapartes.length > 0) query = query.where('contraparte', 'in', contrapartes)
  if (sem.length > 0) query = query.where(sql<boolean>`coalesce(contraparte, '') not in (${sql.join(sem)})`)
  if (faixa && faixa.de !== null) query = query.where(sql<boolean>`abs(centavos) >= ${faixa.de}`)
  if (faixa && faixa.ate !== null) query = query.where(sql<boolean>`abs(centavos) <= ${faixa.ate}`)
  if (trechos)
    query = query.where(({ or }) => or(trechos.map(({ de, ate }) => sql<boolean>`(data >= ${de} and data <= ${ate})`)))
  return query
}

/** Cents of a movement as its category counts. */
export function counted({ sinal, liquidas, entradas, saidas }: CountedCategories) {
  const among = (ids: readonly string[]) => (ids.length === 0 ? sql`1 = 0` : sql`${CATEGORY} in (${sql.join(ids)})`)
  return sql<number>`(case when ${among(liquidas)} then centavos when ${among(entradas)} and centavos > 0 then centavos
    when ${among(saidas)} and centavos < 0 then centavos else 0 end) * ${sql.lit(sinal)}`
}

/** Few categories are found by their own index; of most of them the days' is shorter. */
const FEW_CATEGORIES = 12

/** Only movements that can count: an index leads to those of few categories, and to those without one. */
export function counting({ liquidas, entradas, saidas }: CountedCategories) {
  const ids = [...liquidas, ...entradas, ...saidas]
  const named = ids.filter((id) => id !== '')
  if (named.length === 0 || named.length > FEW_CATEGORIES) return sql<boolean>`1 = 1`
  const none = sql`(categoria is null and par_id is null)`
  const some = sql`categoria in (${sql.join(named)})`
  return ids.includes('') ? sql<boolean>`(${some} or ${none})` : sql<boolean>`${some}`
}

const LARGEST = 8
/** Names are merged here, not in the database: of more than these the small ones stay as they are spelt. */
const MOST_PARTIES = 2_000

/** Spellings of one name as one, under the spelling that moved most. */
export function merged(rows: readonly Change[]): Change[] {
  const found = new Map<string, { nome: string; most: number; valor: number; nomes: string[] }>()
  for (const { nome, valor } of rows) {
    const key = plainName(nome)
    const known = found.get(key)
    if (!known) found.set(key, { nome, most: Math.abs(valor), valor, nomes: [nome] })
    else {
      known.valor += valor
      known.nomes.push(nome)
      if (Math.abs(valor) > known.most) Object.assign(known, { nome, most: Math.abs(valor) })
    }
  }
  return [...found.values()]
    .map(({ nome, valor, nomes }) => ({ nome, valor, nomes }))
    .filter(({ valor }) => valor !== 0)
}

/** Who counts most in the days, or least, and how many count; whoever counts nothing is left out. */
export async function findParties(
  db: Db,
  scope: QuestionScope,
  categories: CountedCategories,
  smallest: boolean,
  /** By how often, and not by how much. */
  often = false,
): Promise<{ parties: Change[]; count: number }> {
  const each = counted(categories)
  const value = often ? sql<number>`sum(case when ${each} > 0 then 1 else 0 end)` : sql<number>`sum(${each})`
  const rows = await scoped(db, scope)
    .where('contraparte', 'is not', null)
    .where(counting(categories))
    .select([sql<string>`contraparte`.as('nome'), value.as('valor')])
    .groupBy('contraparte')
    .having(sql<boolean>`${value} <> 0`)
    .orderBy('valor', smallest ? 'asc' : 'desc')
    .orderBy('nome')
    .limit(MOST_PARTIES)
    .execute()
  const all = merged(rows).sort((a, b) => (smallest ? 1 : -1) * (a.valor - b.valor) || (a.nome < b.nome ? -1 : 1))
  const shown = smallest ? all.filter(({ valor }) => valor > 0) : all
  return { parties: shown.slice(0, LARGEST + 1), count: all.filter(({ valor }) => valor > 0).length }
}

/** Movements one by one, the largest, the smallest, the newest or the oldest first. */
export async function findMovements(
  db: Db,
  scope: QuestionScope,
  categories: CountedCategories,
  which: Unico,
): Promise<OneMovement[]> {
  const value = sql<number>`${counted(categories)}`
  const { liquidas, entradas, saidas } = categories
  // The newest of many categories is found sooner by going back day by day.
  const backwards = which === 'ultimo' && liquidas.length + entradas.length + saidas.length > 2
  let query = scoped(db, scope)
    .where(backwards ? sql<boolean>`1 = 1` : counting(categories))
    .where(sql<boolean>`${value} > 0`)
    .select(['data', value.as('valor'), 'contraparte as nome'])
  if (which === 'primeiro') return query.orderBy('data').orderBy('id').limit(LARGEST).execute()
  if (which !== 'ultimo') query = query.orderBy('valor', which === 'maior' ? 'desc' : 'asc')
  // As the index goes, backwards: it ends with the page.
  return query.orderBy('data', 'desc').orderBy('id', 'desc').limit(LARGEST).execute()
}

/** How many movements count in the metric, those that were given back not among them. */
export async function countMovements(db: Db, scope: QuestionScope, categories: CountedCategories): Promise<number> {
  const row = await scoped(db, scope)
    .where(counting(categories))
    .where(sql<boolean>`${counted(categories)} > 0`)
    .select(COUNT.as('quantidade'))
    .executeTakeFirstOrThrow()
  return row.quantidade
}

/**
 * Who added most to the change from the days of `before`, or from the mean of its `months`, to those of the scope: in either
 * direction, or in the one that is asked for.
 */
export async function findChangedParties(
  db: Db,
  scope: QuestionScope,
  before: Interval,
  categories: CountedCategories,
  { months = 1, towards = null }: { months?: number; towards?: 1 | -1 | null } = {},
): Promise<Change[]> {
  const { companyId, days, contas, contrapartes, sem } = scope
  const sizeOf = ({ valor }: Change) => (towards === null ? Math.abs(valor) : towards * valor)
  const within = ({ de, ate }: Interval) => sql<boolean>`(data >= ${de} and data <= ${ate})`
  const value = sql<number>`sum(case when ${within(days)} then ${sql.lit(months)} else -1 end * ${counted(categories)})`
  let query = db
    .selectFrom('movements')
    .where('company_id', '=', companyId)
    .where('contraparte', 'is not', null)
    .where('data', '>=', earlierOf(before.de, days.de))
    .where('data', '<=', laterOf(before.ate, days.ate))
    .where(({ or }) => or([within(days), within(before)]))
  if (contas.length > 0) query = query.where('account_id', 'in', contas)
  if (contrapartes.length > 0) query = query.where('contraparte', 'in', contrapartes)
  if (sem.length > 0) query = query.where(sql<boolean>`coalesce(contraparte, '') not in (${sql.join(sem)})`)
  const rows = await query
    .select([sql<string>`contraparte`.as('nome'), value.as('valor')])
    .groupBy('contraparte')
    .having(sql<boolean>`${value} <> 0`)
    .orderBy(sql`abs(${value})`, 'desc')
    .orderBy('nome')
    .limit(MOST_PARTIES)
    .execute()
  return merged(rows)
    .map((row) => ({ ...row, valor: Math.round(row.valor / months) }))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a.nome < b.nome ? -1 : 1))
    .slice(0, LARGEST - 1)
}

/** Whether anything moved in the days, whatever the question narrows to. */
export async function hasMovements(db: Db, companyId: string, { de, ate }: Interval): Promise<boolean> {
  const row = await db
    .selectFrom('movement_sums')
    .select('periodo')
    .where('company_id', '=', companyId)
    .where('periodo', '>=', `D${de}`)
    .where('periodo', '<=', `D${ate}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** 'AAAA-MM' of the newest month before `current` with a movement. */
export async function findNewestMonth(db: Db, companyId: string, current: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('movement_sums')
    .select('periodo')
    .where('company_id', '=', companyId)
    .where('periodo', '<', `D${current}`)
    .where('periodo', '>=', 'D')
    .orderBy('periodo', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.periodo.slice(1, 8)
}

/** Three bills a month for more than ten years. */
const MOST_BILLS = 400

/** Whom the movements of a category name, null among them where one names nobody; nobody where they are too many to look at. */
export async function findCategoryNames(db: Db, companyId: string, categoria: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('movements')
    .select('contraparte')
    .where('company_id', '=', companyId)
    .where('categoria', '=', categoria)
    .orderBy('data', 'desc')
    .limit(MOST_BILLS + 1)
    .execute()
  return rows.length > MOST_BILLS ? [] : [...new Set(rows.map(({ contraparte }) => contraparte))]
}

const MOST_NAMES = 300
const MOST_WORDS = 8

/** Letters that may carry a mark stand for all letters: a first sieve, before the words are compared. */
const sieve = (word: string) => `%${word.toUpperCase().replace(/[AEIOUCN]/g, '_')}%`

/** Names that may hold one of the words, or begin a word like it. */
export async function findNames(db: Db, companyId: string, words: readonly string[]): Promise<string[]> {
  const patterns = words
    .slice(0, MOST_WORDS)
    .flatMap((word) => [sieve(word), ...(word.length >= 5 ? [sieve(word.slice(0, 4))] : [])])
  if (patterns.length === 0) return []
  const rows = await db
    .selectFrom('counterparties')
    .select('contraparte')
    .distinct()
    .where('company_id', '=', companyId)
    .where(({ or }) => or(patterns.map((pattern) => sql<boolean>`upper(contraparte) like ${pattern}`)))
    .orderBy('contraparte')
    .limit(MOST_NAMES)
    .execute()
  return rows.map(({ contraparte }) => contraparte)
}

const MOST_LEDGER_NAMES = 3000

/** All names of the movements, and how often each came in and went out; none where they are too many to look at. */
export async function findLedgerNames(db: Db, companyId: string, most = MOST_LEDGER_NAMES): Promise<LedgerName[]> {
  const rows = await db
    .selectFrom('counterparties')
    .select(['contraparte', 'sentido', 'quantidade'])
    .where('company_id', '=', companyId)
    .orderBy('contraparte')
    .limit(2 * most + 1)
    .execute()
  if (rows.length > 2 * most) return []
  const names = new Map<string, LedgerName>()
  for (const { contraparte, sentido, quantidade } of rows) {
    const one = names.get(contraparte) ?? { nome: contraparte, entrou: 0, saiu: 0 }
    one[sentido === '+' ? 'entrou' : 'saiu'] += Number(quantidade)
    names.set(contraparte, one)
  }
  return [...names.values()]
}
