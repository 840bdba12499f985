import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { dayName, dayNumber, daysBetween } from '@norteia/engine/ledger/days'
import type { Account, Category, CategoryTotal, Interval } from '@norteia/engine/ledger/types'
import type { DayTotal, MonthTotal } from '@norteia/engine/result/totals'
import type { Db } from '#src/db/client.ts'
import { findAccounts } from './accounts.repo.ts'
import { type CoveredDays, findCoverage, findForSheet, findSpan, sumByMonth } from './ledger.repo.ts'
import { findOwnCategories } from './rules.repo.ts'
import { findTopPayer, sumByCategory, sumDaysOf } from './sums.repo.ts'

/** What result and cash read of the company's movements. */

/** An account with its last known balance in cents; null: unknown. */
export interface LedgerAccount extends Account {
  saldo: { centavos: number; em: string; provado: boolean } | null
}

export async function listAccounts(db: Db, companyId: string): Promise<LedgerAccount[]> {
  const covered = Map.groupBy(await findCoverage(db, companyId), ({ account_id }) => account_id)
  return (await findAccounts(db, companyId)).map((row) => {
    const imports = covered.get(row.id) ?? []
    return {
      id: row.id,
      apelido: row.apelido,
      cobertura: coverage(imports),
      digitada: imports.length === 0,
      saldo:
        row.saldo === null || row.saldo_em === null
          ? null
          : { centavos: row.saldo, em: row.saldo_em, provado: row.provado === 1 },
    }
  })
}

/**
 * The days that an account's statements cover. A file's own period may end with its last line; where the next one's proof
 * agrees with a balance of the one before, nothing was moved on the days between.
 */
function coverage(imports: readonly CoveredDays[]): Interval[] {
  let known: string | null = null
  return imports.map(({ de, ate, prova, saldos }) => {
    const proven = known !== null && known < de && (JSON.parse(prova) as { estado: string }).estado === 'confere'
    const from = proven && known !== null ? dayName(dayNumber(known) + 1) : de
    if (saldos !== '[]' && (known === null || ate > known)) known = ate
    return { de: from, ate }
  })
}

/** The company's own categories. */
export async function listOwnCategories(db: Db, companyId: string): Promise<Category[]> {
  const rows = await findOwnCategories(db, companyId)
  return rows.map(({ id, nome, grupo }) => ({ id, nome, grupo: grupo as Category['grupo'] }))
}

/** Undefined when neither everybody nor the company has it. */
export async function findCategory(db: Db, companyId: string, id: string): Promise<Category | undefined> {
  const fixed: readonly Category[] = FINANCE_CATEGORIES
  return (
    fixed.find((category) => category.id === id) ??
    (await listOwnCategories(db, companyId)).find((category) => category.id === id)
  )
}

export async function listMonthTotals(db: Db, companyId: string): Promise<MonthTotal[]> {
  const rows = await sumByMonth(db, companyId)
  return rows.map((row) => ({ ...row, categoria: row.categoria || null }))
}

/** Revenue of the month's days, in their order. */
export async function listRevenueDays(db: Db, companyId: string, mes: string): Promise<DayTotal[]> {
  return sumDaysOf(db, companyId, mes, revenueAmong(await listOwnCategories(db, companyId)))
}

const revenueAmong = (own: readonly Category[]) =>
  [...FINANCE_CATEGORIES, ...own].filter(({ grupo }) => grupo === 'receita').map(({ id }) => id)

/** From the oldest movement to the newest up to `hoje`; null without any. */
export const findKnownDays = (db: Db, companyId: string, hoje: string): Promise<Interval | null> =>
  findSpan(db, companyId, hoje)

/** Sums of some days by category. */
export async function sumCategories(db: Db, companyId: string, days: Interval): Promise<CategoryTotal[]> {
  const rows = await sumByCategory(db, companyId, days)
  return rows.map((row) => ({ ...row, categoria: row.categoria || null }))
}

/** An acquirer pays out the sales of many. */
const ACQUIRED = 'recebimento-cartao'

/** Cents of who paid most of the days' revenue; null: nobody is named. */
export async function findLargestPayer(
  db: Db,
  companyId: string,
  own: readonly Category[],
  days: Interval,
): Promise<number | null> {
  const categories = revenueAmong(own).filter((id) => id !== ACQUIRED)
  // Payments of a shop's own code come under one name nearly every day: no client does.
  const mostDays = Math.ceil((daysBetween(days.de, days.ate) + 1) / 3)
  return findTopPayer(db, companyId, categories, { ...days, mostDays })
}

export interface LedgerMovement {
  /** 'AAAA-MM-DD' */
  data: string
  contaId: string
  descricao: string
  contraparte: string | null
  categoria: string | null
  parId: string | null
  /** Signed cents. */
  centavos: number
  /** Name of the statement's file; null: typed. */
  arquivo: string | null
  linha: number | null
}

/** Oldest first; at most `limit`. */
export async function listSheetMovements(
  db: Db,
  companyId: string,
  period: { de: string; ate: string; limit: number },
): Promise<LedgerMovement[]> {
  return findForSheet(db, companyId, period)
}
