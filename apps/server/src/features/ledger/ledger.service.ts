import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import type { CashHistory } from '@norteia/engine/cash/history'
import type { Account, Category } from '@norteia/engine/ledger/types'
import type { DayTotal, MonthTotal } from '@norteia/engine/result/totals'
import type { Db } from '#src/db/client.ts'

/** What result and cash read of the company's movements: nothing until statements are stored. */

/** An account with its last known balance; null: no statement has told one. */
export interface LedgerAccount extends Account {
  saldo: { centavos: number; em: string; provado: boolean } | null
}

export async function listAccounts(_db: Db, _companyId: string): Promise<LedgerAccount[]> {
  return []
}

/** The company's own categories. */
export async function listOwnCategories(_db: Db, _companyId: string): Promise<Category[]> {
  return []
}

/** Undefined when neither everybody nor the company has it. */
export async function findCategory(db: Db, companyId: string, id: string): Promise<Category | undefined> {
  return [...FINANCE_CATEGORIES, ...(await listOwnCategories(db, companyId))].find((category) => category.id === id)
}

export async function listMonthTotals(_db: Db, _companyId: string): Promise<MonthTotal[]> {
  return []
}

/** Revenue of the month's days, in their order. */
export async function listRevenueDays(_db: Db, _companyId: string, _mes: string): Promise<DayTotal[]> {
  return []
}

export async function readHistory(_db: Db, _companyId: string, _hoje: string): Promise<CashHistory> {
  return { periodo: null, semanas: [], ocorrencias: [], baixas: [], parcelas: [] }
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
  _db: Db,
  _companyId: string,
  _period: { de: string; ate: string; limit: number },
): Promise<LedgerMovement[]> {
  return []
}
