import type { MarketSegment } from '@norteia/contracts/company'
import { forecastSeries, MIN_MONTHS } from './forecast.ts'

export interface MonthValue {
  /** 'AAAA-MM' */
  mes: string
  /** Reais. */
  valor: number
}

export interface RevenueForecast {
  /** true: too little or too old data for statistics; `meses` is then the revenue with a stated band. */
  cenario: boolean
  /** How it was made, for the owner. */
  metodo: string
  /** A scenario that follows the sector's months instead of repeating one figure. */
  sazonal?: boolean
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
 * Retail sales by calendar month, 1 = mean month: February from Serasa (2000–2013), November and December from
 * Mastercard on IBGE PMC (2024), the other nine set so that the mean is 1. No other sector has published factors.
 */
const RETAIL_FACTORS = [0.983, 0.895, 0.983, 0.983, 0.983, 0.983, 0.983, 0.983, 0.983, 0.983, 1.07, 1.19]

/**
 * Revenue of the three months after `referenceMonth` ('AAAA-MM', the current month, itself taken as incomplete), from
 * the unbroken run of months up to the newest complete one. Below three months, or with data over six months old:
 * a scenario from the newest known revenue.
 */
export function forecastRevenue(input: {
  history: readonly MonthValue[]
  faturamento: number | null
  segment: MarketSegment
  referenceMonth: string
}): RevenueForecast {
  const now = monthIndex(input.referenceMonth)
  const run = newestRun(input.history.filter((month) => monthIndex(month.mes) < now))
  const last = run.at(-1)
  const age = last ? now - monthIndex(last.mes) : Number.POSITIVE_INFINITY
  if (run.length < MIN_MONTHS || age > STALE_AFTER_MONTHS)
    return scenario(input.faturamento ?? last?.valor ?? null, input.segment, now)

  const { metodo, passos } = forecastSeries(
    run.map((month) => month.valor),
    age + HORIZON,
  )
  const named = passos.map((passo, i) => ({
    mes: monthName(now - age + 1 + i),
    previsto: Math.round(passo.previsto),
    minimo: Math.round(passo.minimo),
    maximo: Math.round(passo.maximo),
  }))
  return {
    cenario: false,
    metodo,
    confidence: run.length >= 24 ? 'alta' : run.length >= 9 ? 'média' : 'baixa',
    usados: run,
    ponte: named.slice(0, age),
    meses: named.slice(age),
  }
}

function scenario(revenue: number | null, segment: MarketSegment, now: number): RevenueForecast {
  const seasonal = segment === 'Comércio Varejista'
  const meses =
    revenue === null
      ? []
      : Array.from({ length: HORIZON }, (_, i) => {
          const month = now + 1 + i
          const previsto = revenue * (seasonal ? RETAIL_FACTORS[month % 12]! : 1)
          return {
            mes: monthName(month),
            previsto: Math.round(previsto),
            minimo: Math.round(previsto * (1 - SCENARIO_BAND)),
            maximo: Math.round(previsto * (1 + SCENARIO_BAND)),
          }
        })
  return {
    cenario: true,
    sazonal: seasonal,
    metodo: seasonal ? 'cenário com a sazonalidade do varejo' : 'cenário, não previsão estatística',
    confidence: 'baixa',
    usados: [],
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
