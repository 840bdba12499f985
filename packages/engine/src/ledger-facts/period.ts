import { gapsOf } from '#src/ledger/coverage.ts'
import { addMonths, dayName, dayNumber, daysBetween, earlierOf, firstOf, lastOf } from '#src/ledger/days.ts'
import { reais } from '#src/ledger/spread.ts'
import { type Account, type Category, categoriesById, INTERNAL_CATEGORIES, type Interval } from '#src/ledger/types.ts'
import type { MonthTotal } from '#src/result/totals.ts'

export interface LedgerView {
  /** Today in São Paulo, 'AAAA-MM-DD'. */
  hoje: string
  contas: readonly Account[]
  /** The company's own, beside those that everybody has. */
  categorias: readonly Category[]
  totais: readonly MonthTotal[]
  /** Days that movements are known of; null without any. */
  conhecido: Interval | null
}

export interface MeasuredMonth {
  /** 'AAAA-MM' */
  mes: string
  /** Reais. */
  valor: number
}

export interface Measurement {
  /** The days whose categories decide whether anything is measured. */
  janela: Interval
  /** The days that shares are taken of: up to three whole measured months, else the window. */
  periodo: Interval
  /** How many months `periodo` is. */
  meses: number
}

export const WINDOW_DAYS = 60
const PERIOD_MONTHS = 3
/** Share of a month's incoming amount that may have no category. */
const UNKNOWN_INCOME = 0.05

/**
 * Revenue of the months that the statements know whole: every account covers all of their days and at most 5% of what came
 * in has no category. Oldest first; the current month never.
 */
export function measuredRevenue({ hoje, contas, categorias, totais }: Omit<LedgerView, 'conhecido'>): MeasuredMonth[] {
  const categories = categoriesById(categorias)
  const current = hoje.slice(0, 7)
  return [...Map.groupBy(totais, ({ mes }) => mes)]
    .filter(([mes]) => mes < current && isCovered(contas, mes))
    .flatMap(([mes, inside]): MeasuredMonth[] => {
      let income = 0
      let unknown = 0
      let revenue = 0
      for (const { categoria, entradas, saidas } of inside) {
        const category = categoria === null ? undefined : categories.get(categoria)
        if (category && INTERNAL_CATEGORIES.has(category.id)) continue
        income += entradas
        if (!category) unknown += entradas
        if (category?.grupo === 'receita') revenue += entradas + saidas
      }
      return unknown <= UNKNOWN_INCOME * income ? [{ mes, valor: reais(Math.max(0, revenue)) }] : []
    })
    .sort((a, b) => (a.mes < b.mes ? -1 : 1))
}

const isCovered = (accounts: readonly Account[], mes: string) =>
  accounts.every((account) => account.digitada || gapsOf(account, { de: firstOf(mes), ate: lastOf(mes) }).length === 0)

/** One source a month: what the statements measured, else what was typed. Oldest first. */
export function revenueByMonth(measured: readonly MeasuredMonth[], typed: readonly MeasuredMonth[]): MeasuredMonth[] {
  const months = new Map([...typed, ...measured].map((month) => [month.mes, month]))
  return [...months.values()].sort((a, b) => (a.mes < b.mes ? -1 : 1))
}

/** Which days are measured; null while less than sixty are known, or when the newest of them are over sixty days old. */
export function measurementOf(view: LedgerView, measured: readonly MeasuredMonth[]): Measurement | null {
  const { hoje, conhecido } = view
  if (conhecido === null) return null
  const ate = earlierOf(conhecido.ate, hoje)
  if (daysBetween(conhecido.de, ate) + 1 < WINDOW_DAYS || daysBetween(ate, hoje) >= WINDOW_DAYS) return null
  const janela = { de: dayName(dayNumber(ate) - WINDOW_DAYS + 1), ate }
  const newest = measured.at(-1)?.mes
  // Old whole months say less than the newest days.
  if (newest === undefined || lastOf(newest) < janela.de) return { janela, periodo: janela, meses: WINDOW_DAYS / 30 }
  const known = new Set(measured.map(({ mes }) => mes))
  let meses = 1
  while (meses < PERIOD_MONTHS && known.has(addMonths(newest, -meses))) meses += 1
  return { janela, periodo: { de: firstOf(addMonths(newest, 1 - meses)), ate: lastOf(newest) }, meses }
}
