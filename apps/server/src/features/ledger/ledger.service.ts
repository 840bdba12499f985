import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { type CashHistory, historyStart } from '@norteia/engine/cash/history'
import { dayName, dayNumber, mondayOf } from '@norteia/engine/ledger/days'
import { type Account, type Category, INTERNAL_CATEGORIES, type Interval } from '@norteia/engine/ledger/types'
import type { DayTotal, MonthTotal } from '@norteia/engine/result/totals'
import type { Db } from '#src/db/client.ts'
import { findAccounts } from './accounts.repo.ts'
import {
  type CoveredDays,
  findAmounts,
  findCoverage,
  findForSheet,
  findInstalments,
  findSpan,
  sumByDay,
  sumByMonth,
  sumOccurrences,
} from './ledger.repo.ts'
import { findOwnCategories } from './rules.repo.ts'

/** What result and cash read of the company's movements. */

/** An account with its last known balance; null: no statement has told one. */
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
  const all: readonly Category[] = [...FINANCE_CATEGORIES, ...(await listOwnCategories(db, companyId))]
  const revenue = all.filter(({ grupo }) => grupo === 'receita').map(({ id }) => id)
  return sumByDay(db, companyId, mes, revenue)
}

/** @param since earliest day whose movements may settle a commitment; default: that of the series */
export async function readHistory(db: Db, companyId: string, hoje: string, since?: string): Promise<CashHistory> {
  const internal = [...INTERNAL_CATEGORIES]
  const window = { de: historyStart(hoje), ate: hoje, internal }
  const days = await sumOccurrences(db, companyId, window)
  const directions = days.flatMap(({ entradas, saidas, ...day }) =>
    [entradas, saidas].filter((centavos) => centavos !== 0).map((centavos) => ({ ...day, centavos })),
  )
  const weeks = new Map<string, CashHistory['semanas'][number]>()
  for (const { data, categoria, centavos } of directions) {
    const semana = dayName(mondayOf(dayNumber(data)))
    const key = `${semana}${categoria ?? ''}`
    const week = weeks.get(key) ?? { semana, categoria, entradas: 0, saidas: 0 }
    week[centavos > 0 ? 'entradas' : 'saidas'] += centavos
    weeks.set(key, week)
  }
  const instalments = await findInstalments(db, companyId, window)
  return {
    periodo: await findSpan(db, companyId, hoje),
    semanas: [...weeks.values()],
    ocorrencias: directions.flatMap(({ contraparte, ...day }) => (contraparte ? [{ contraparte, ...day }] : [])),
    baixas: await findAmounts(db, companyId, { ...window, de: since ?? window.de }),
    parcelas: instalments.map(({ parcela, parcelas, contraparte, ...row }) => ({
      ...row,
      contraparte: contraparte ?? '',
      numero: parcela ?? 1,
      de: parcelas ?? 1,
    })),
  }
}

export interface LedgerMovement {
  data: string
  contaId: string
  descricao: string
  contraparte: string | null
  categoria: string | null
  parId: string | null
  centavos: number
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
