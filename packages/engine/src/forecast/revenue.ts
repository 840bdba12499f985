import type { MonthFactorKey } from '#src/reading/activity-types.ts'
import { forecastSeries, MIN_MONTHS } from './forecast.ts'
import { MONTH_FACTORS } from './month-factors.data.ts'

export interface MonthValue {
  /** 'AAAA-MM' */
  mes: string
  /** Reais. */
  valor: number
  /** Where the statements say so; absent: typed, or from the company's record. */
  origem?: string
}

export interface RevenueForecast {
  /** true: too little or too old data for statistics; `meses` is then the revenue with a stated band. */
  cenario: boolean
  /** How it was made, for the owner. */
  metodo: string
  /** The public month weights that took part; null: none. */
  fatores: MonthFactorKey | null
  confidence: 'alta' | 'média' | 'baixa'
  /** The months the forecast was computed from, oldest first; empty for a scenario from the informed revenue. */
  usados: MonthValue[]
  /** Months between the newest known one and those three, the current one last; empty for a scenario. Whole reais. */
  ponte: ForecastMonth[]
  /** The three calendar months after the current one; empty when no revenue is known. Whole reais. */
  meses: ForecastMonth[]
}

export interface ForecastMonth {
  mes: string
  previsto: number
  minimo: number
  maximo: number
}

/** Half-width of a scenario: stated, not estimated. */
export const SCENARIO_BAND = 0.25
const STALE_AFTER_MONTHS = 6
const HORIZON = 3

/**
 * Revenue of the three months after `referenceMonth` ('AAAA-MM', the current month, itself taken as incomplete), from
 * the unbroken run of months up to the newest complete one. `fatoresMes`: the month weights of the activity, which stand
 * for a season of its own as long as there is little of that. Below three months, or with data over six months old: a
 * scenario from what is known of the revenue.
 */
export function forecastRevenue(input: {
  history: readonly MonthValue[]
  faturamento: number | null
  fatoresMes: MonthFactorKey | null
  referenceMonth: string
  /** Factor ≥ 1 by which past forecasts held too few months; absent: 1. Scenarios have a stated band. */
  bandWidening?: number
}): RevenueForecast {
  const now = monthIndex(input.referenceMonth)
  const run = newestRun(input.history.filter((month) => monthIndex(month.mes) < now))
  const last = run.at(-1)
  const age = last ? now - monthIndex(last.mes) : Number.POSITIVE_INFINITY
  if (!last || run.length < MIN_MONTHS || age > STALE_AFTER_MONTHS)
    return scenario(input, age > STALE_AFTER_MONTHS ? [] : run)

  const fatores = run.every(({ valor }) => valor > 0) ? input.fatoresMes : null
  const { metodo, passos } = forecastSeries(
    run.map((month) => month.valor),
    age + HORIZON,
    { first: monthIndex(run[0]!.mes) % 12, ...(fatores && MONTH_FACTORS[fatores]) },
  )
  const wider = input.bandWidening ?? 1
  const named = passos.map(({ previsto, minimo, maximo }, i) => ({
    mes: monthName(now - age + 1 + i),
    previsto: Math.round(previsto),
    minimo: Math.round(Math.max(0, previsto - wider * (previsto - minimo))),
    maximo: Math.round(previsto + wider * (maximo - previsto)),
  }))
  return {
    cenario: false,
    metodo: fatores ? `${metodo}, com o peso dos meses da atividade` : metodo,
    fatores,
    confidence: run.length >= 24 ? 'alta' : run.length >= 9 ? 'média' : 'baixa',
    usados: run,
    ponte: named.slice(0, age),
    meses: named.slice(age),
  }
}

/** 1 = mean month. */
export const weightOf = (key: MonthFactorKey, mes: string): number => MONTH_FACTORS[key].fatores[monthIndex(mes) % 12]!

/** A mean month: of the one or two months that are known, else what is recorded for the company. */
function meanMonth(faturamento: number | null, run: readonly MonthValue[], key: MonthFactorKey): number | null {
  if (run.length === 0) return faturamento
  const means = run.map(({ mes, valor }) => valor / weightOf(key, mes))
  return means.reduce((sum, mean) => sum + mean, 0) / means.length
}

function scenario(
  { history, faturamento, fatoresMes, referenceMonth }: Parameters<typeof forecastRevenue>[0],
  run: readonly MonthValue[],
): RevenueForecast {
  const now = monthIndex(referenceMonth)
  const newest = newestRun(history.filter((month) => monthIndex(month.mes) < now)).at(-1)?.valor ?? null
  const mean = fatoresMes ? meanMonth(faturamento ?? newest, run, fatoresMes) : (faturamento ?? newest)
  const meses =
    mean === null
      ? []
      : Array.from({ length: HORIZON }, (_, i) => {
          const mes = monthName(now + 1 + i)
          const previsto = mean * (fatoresMes ? weightOf(fatoresMes, mes) : 1)
          return {
            mes,
            previsto: Math.round(previsto),
            minimo: Math.round(previsto * (1 - SCENARIO_BAND)),
            maximo: Math.round(previsto * (1 + SCENARIO_BAND)),
          }
        })
  return {
    cenario: true,
    fatores: fatoresMes,
    metodo: fatoresMes ? 'cenário com o peso dos meses da atividade' : 'cenário, não previsão estatística',
    confidence: 'baixa',
    usados: fatoresMes ? [...run] : [],
    ponte: [],
    meses,
  }
}

/** The months without a gap that end at the newest one, oldest first. */
function newestRun(history: readonly MonthValue[]): MonthValue[] {
  const sorted = [...history].sort((a, b) => monthIndex(a.mes) - monthIndex(b.mes))
  let start = sorted.length - 1
  while (start > 0 && monthIndex(sorted[start - 1]!.mes) === monthIndex(sorted[start]!.mes) - 1) start -= 1
  return sorted.slice(Math.max(0, start))
}

/** Months since year 0, so that index % 12 is 0 in January. */
export const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
/** The reverse of `monthIndex`. */
export const monthName = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
