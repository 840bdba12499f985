import type { Placar } from '@norteia/contracts/cash'
import { formatNumber, formatPercent } from '@norteia/contracts/format'
import { addMonths } from '#src/ledger/days.ts'
import { quantile, shareOf } from '#src/ledger/spread.ts'

/** A stored forecast of one month's revenue in reais. */
export interface MadeForecast {
  mes: string
  previsto: number
  minimo: number
  maximo: number
  /** 'AAAA-MM-DD' */
  feitaEm: string
}

/** Graded months below which nothing is said about the forecasts. */
const MIN_GRADED = 3
/** From here on a band that holds too few months is widened. */
export const MIN_FOR_BAND = 6
const POOR_COVERAGE = 0.6
/** What the band promises. */
const COVERAGE = 0.8

type Graded = Placar['meses'][number]

const isInside = ({ minimo, maximo, realizado }: Graded) => realizado >= minimo && realizado <= maximo

/**
 * Compares forecasts with the months that came. Of each month only the newest forecast counts that was made before the
 * month began. `real` is revenue in reais of every known month, the current one left out.
 */
export function gradeForecasts(made: readonly MadeForecast[], real: ReadonlyMap<string, number>): Placar {
  const newest = new Map<string, MadeForecast>()
  for (const forecast of made) {
    if (forecast.feitaEm >= `${forecast.mes}-01`) continue
    const known = newest.get(forecast.mes)
    if (!known || forecast.feitaEm > known.feitaEm) newest.set(forecast.mes, forecast)
  }
  const meses = [...newest.values()]
    .flatMap(({ mes, previsto, minimo, maximo }): Graded[] => {
      const realizado = real.get(mes)
      return realizado === undefined ? [] : [{ mes, previsto, minimo, maximo, realizado }]
    })
    .sort((a, b) => (a.mes < b.mes ? -1 : 1))
  const avaliadas = meses.length
  const dentroDoIntervalo = meses.filter(isInside).length
  if (avaliadas < MIN_GRADED)
    return {
      avaliadas,
      erroMedio: null,
      dentroDoIntervalo,
      vies: null,
      contraIngenua: null,
      meses,
      frase: 'Ainda não dá para avaliar: faltam meses fechados.',
    }
  const errors = meses.filter(({ realizado }) => realizado > 0)
  const erroMedio = shareOf(
    errors.reduce((sum, { previsto, realizado }) => sum + Math.abs(previsto - realizado) / realizado, 0),
    errors.length,
    4,
  )
  return {
    avaliadas,
    erroMedio,
    dentroDoIntervalo,
    vies: shareOf(
      sumOf(meses, ({ previsto, realizado }) => previsto - realizado),
      sumOf(meses, (m) => m.realizado),
      4,
    ),
    contraIngenua: againstNaive(meses, real),
    meses,
    frase: sentence(meses, erroMedio, dentroDoIntervalo),
  }
}

/**
 * Factor by which a band of these months had to be wider to hold four of five: 1 while six or more months aren't known or
 * 60% of them were inside.
 */
export function bandWidening(meses: readonly Graded[]): number {
  const inside = meses.filter(isInside).length
  if (meses.length < MIN_FOR_BAND || inside / meses.length >= POOR_COVERAGE) return 1
  const misses = meses.map(({ previsto, minimo, maximo, realizado }) => {
    const half = realizado > previsto ? maximo - previsto : previsto - minimo
    return half > 0 ? Math.abs(realizado - previsto) / half : 1
  })
  return Math.max(1, Math.round(quantile(misses, COVERAGE) * 1000) / 1000)
}

const sumOf = (meses: readonly Graded[], of: (month: Graded) => number) =>
  meses.reduce((sum, month) => sum + of(month), 0)

/** Both errors over the months whose month before is known. */
function againstNaive(meses: readonly Graded[], real: ReadonlyMap<string, number>): number | null {
  let own = 0
  let naive = 0
  for (const { mes, previsto, realizado } of meses) {
    const before = real.get(addMonths(mes, -1))
    if (before === undefined) continue
    own += Math.abs(previsto - realizado)
    naive += Math.abs(before - realizado)
  }
  return shareOf(own, naive, 4)
}

function sentence(meses: readonly Graded[], error: number | null, inside: number): string {
  const count = meses.length
  const held = `${inside} de ${count} meses ficaram dentro do intervalo`
  const text =
    error === null
      ? `Nas últimas ${count} previsões, ${held}.`
      : `Nas últimas ${count} previsões o erro médio foi ${formatPercent(error, 2)} e ${held}.`
  const factor = bandWidening(meses)
  return factor > 1
    ? `${text} Como poucos meses couberam no intervalo, ele ficou ${formatNumber(factor, 2)} vezes mais largo.`
    : text
}
