import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import type { Interval } from '@norteia/engine/ledger/types'
import type { Change, CountedCategories } from '@norteia/engine/metrics/amounts'
import { plainName } from '@norteia/engine/metrics/names'
import { routedCents } from '@norteia/engine/metrics/routes'
import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import { counted, counting, merged, type QuestionScope, scoped } from './questions.repo.ts'

/** Names that count in the days and in none of `absent`, the largest first. */
export async function findOnly(
  db: Db,
  scope: QuestionScope,
  absent: Interval,
  categories: CountedCategories,
): Promise<Change[]> {
  const found = await namesIn(db, scope, categories)
  const others = await namesIn(db, { ...scope, days: absent }, categories)
  const gone = new Set(others.map(({ nome }) => plainName(nome)))
  return merged(found)
    .filter(({ nome, valor }) => valor > 0 && !gone.has(plainName(nome)))
    .sort((a, b) => b.valor - a.valor || (a.nome < b.nome ? -1 : 1))
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
