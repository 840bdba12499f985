import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import type { Interval } from '@norteia/engine/ledger/types'
import type { Change, CountedCategories } from '@norteia/engine/metrics/amounts'
import { plainName } from '@norteia/engine/metrics/names'
import type { Repeat } from '@norteia/engine/metrics/repeats'
import { routedCents } from '@norteia/engine/metrics/routes'
import { sql } from 'kysely'
import { type Db, isSqlite } from '#src/db/client.ts'
import { counted, counting, merged, type QuestionScope, scoped } from './questions.repo.ts'

/** Of a longer time each name is looked for by itself: the first movement found says enough. */
const MOST_GROUPED_DAYS = 200

/** Names that count in the days and in none of `absent`, the largest first. */
export async function findOnly(
  db: Db,
  scope: QuestionScope,
  absent: Interval,
  categories: CountedCategories,
): Promise<Change[]> {
  const found = await namesIn(db, scope, categories)
  const elsewhere = { ...scope, days: absent }
  const short = dayNumber(absent.ate) - dayNumber(absent.de) < MOST_GROUPED_DAYS
  const others = short
    ? (await namesIn(db, elsewhere, categories)).map(({ nome }) => nome)
    : await seenIn(db, elsewhere, found, categories)
  const gone = new Set(others.map(plainName))
  return merged(found)
    .filter(({ nome, valor }) => valor > 0 && !gone.has(plainName(nome)))
    .sort((a, b) => b.valor - a.valor || (a.nome < b.nome ? -1 : 1))
}

/** Which of the names count in the scope's days, in any spelling of theirs. */
async function seenIn(
  db: Db,
  scope: QuestionScope,
  found: readonly Change[],
  categories: CountedCategories,
): Promise<string[]> {
  const names = found.map(({ nome }) => nome)
  const seen = await presentIn(db, scope, names, categories)
  const known = new Set(seen.map(plainName))
  const open = new Set(names.map(plainName).filter((key) => !known.has(key)))
  const all = await db
    .selectFrom('counterparties')
    .select('contraparte')
    .distinct()
    .where('company_id', '=', scope.companyId)
    .execute()
  const asked = new Set(names)
  const spellings = all
    .map(({ contraparte }) => contraparte)
    .filter((one) => !asked.has(one) && open.has(plainName(one)))
  return [...seen, ...(await presentIn(db, scope, spellings, categories))]
}

async function presentIn(
  db: Db,
  { companyId, days }: QuestionScope,
  names: readonly string[],
  categories: CountedCategories,
): Promise<string[]> {
  if (names.length === 0) return []
  const list = JSON.stringify(names)
  const rows = await db
    .selectFrom(
      isSqlite(db)
        ? sql<{ value: string }>`json_each(${list})`.as('named')
        : sql<{ value: string }>`json_array_elements_text(cast(${list} as json))`.as<'named'>(sql`named (value)`),
    )
    .select('named.value')
    // No `exists`: PostgreSQL without statistics joins that to all movements of the days instead of looking names up.
    .where(
      ({ selectFrom }) =>
        selectFrom('movements')
          .select('movements.id')
          .where('movements.company_id', '=', companyId)
          .whereRef('movements.contraparte', '=', 'named.value')
          .where('movements.data', '>=', days.de)
          .where('movements.data', '<=', days.ate)
          .where(sql<boolean>`${counted(categories)} > 0`)
          .limit(1),
      'is not',
      null,
    )
    .execute()
  return rows.map(({ value }) => value)
}

async function namesIn(db: Db, scope: QuestionScope, categories: CountedCategories): Promise<Change[]> {
  const value = sql<number>`sum(${counted(categories)})`
  return scoped(db, scope)
    .where('contraparte', 'is not', null)
    .where(counting(categories))
    .select([sql<string>`contraparte`.as('nome'), value.as('valor')])
    .groupBy('contraparte')
    .having(sql<boolean>`${value} > 0`)
    .execute()
}

const MOST_REPEATS = 8
const LEAST_REPEATED = 2

/** Names with the same amount more than once in a month, the largest first. */
export async function findRepeats(db: Db, scope: QuestionScope, categories: CountedCategories): Promise<Repeat[]> {
  const value = sql<number>`${counted(categories)}`
  const times = sql<number>`count(*)`
  return scoped(db, scope)
    .where('contraparte', 'is not', null)
    .where(counting(categories))
    .where(sql<boolean>`${value} > 0`)
    .select([
      sql<string>`contraparte`.as('nome'),
      value.as('valor'),
      times.as('vezes'),
      sql<string>`min(data)`.as('de'),
      sql<string>`max(data)`.as('ate'),
    ])
    .groupBy([sql`1`, sql`2`, sql`substr(data, 1, 7)`])
    .having(sql<boolean>`${times} >= ${LEAST_REPEATED}`)
    .orderBy('valor', 'desc')
    .orderBy('nome')
    .limit(MOST_REPEATS)
    .execute()
}

/** A transfer reaches the other account within these days. */
const MOST_DAYS = 3
const MOST_MOVED = 2_000

/** Cents that went from the scope's account to another; null: they can't be told from other transfers. */
export async function sumRoute(db: Db, scope: QuestionScope, to: string): Promise<number | null> {
  const [from] = scope.contas
  if (from === undefined) return null
  const later = dayName(dayNumber(scope.days.ate) + MOST_DAYS)
  const earlier = dayName(dayNumber(scope.days.de) - MOST_DAYS)
  const rows = await db
    .selectFrom('movements')
    .select(['id', 'account_id as conta', 'data', 'centavos', 'par_id as par'])
    .where('company_id', '=', scope.companyId)
    .where('data', '>=', earlier)
    .where('data', '<=', later)
    .where(sql<boolean>`(categoria = 'transferencia' or (categoria is null and par_id is not null))`)
    .orderBy('data')
    .orderBy('id')
    .limit(MOST_MOVED + 1)
    .execute()
  if (rows.length > MOST_MOVED) return null
  return routedCents(rows, { from, to, days: scope.days, apart: MOST_DAYS })
}
