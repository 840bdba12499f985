/**
 * Back-test of the revenue forecast beside the naive method (the last value again). relMAE: geometric mean over series of
 * MAE ÷ naive MAE, below 1 is better; coverage: share of outcomes inside the 80% interval, and of those in a December.
 * 24 origins a series, horizon three. Three sets, never mixed in one figure but where the table says so:
 * real sales (IBGE retail by activity before the years that the month weights come from, and three trade classics), small
 * shops simulated on the retail series (own amplitude, drift, noise of 4 to 14%, a wandering level), and economic series
 * (US employment, unemployment, shares) as a control that nothing gets worse where there is no season.
 */
import { readFileSync } from 'node:fs'
import { type ForecastStep, forecastSeries } from '@norteia/engine/forecast/forecast'
import { MONTH_FACTORS } from '@norteia/engine/forecast/month-factors.data'
import { seeded } from '@norteia/engine/testing/companies'
import { SALES } from './series/sales.data.ts'

const HORIZON = 3
const ORIGINS = 24
const LENGTHS = [3, 6, 9, 12, 13, 15, 18, 24, 36]
const SHOPS_PER_SERIES = 4
const DECEMBER = 11

interface Series {
  /** First value's month is January. */
  values: readonly number[]
  key?: keyof typeof MONTH_FACTORS
}
export type SeriesSet = 'vendas' | 'lojas simuladas' | 'vendas e lojas' | 'economia'

const read = (name: string) =>
  readFileSync(new URL(`../node_modules/vega-datasets/data/${name}`, import.meta.url), 'utf8')

/** Monthly series of the npm package vega-datasets: US unemployment and employment by industry, share prices. */
function economy(): Series[] {
  const series = new Map<string, number[]>()
  const add = (name: string, value: number) => {
    if (!series.has(name)) series.set(name, [])
    series.get(name)!.push(value)
  }
  for (const row of JSON.parse(read('unemployment-across-industries.json')) as { series: string; count: number }[])
    add(`desemprego ${row.series}`, row.count)
  const [head, ...rows] = read('us-employment.csv')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
  for (const row of rows)
    row.forEach((cell, i) => {
      if (i > 0 && /^[\d.]+$/.test(cell)) add(`emprego ${head![i]}`, Number(cell))
    })
  for (const line of read('stocks.csv').trim().split('\n').slice(1)) {
    const [symbol, , price] = line.split(',')
    add(`ação ${symbol}`, Number(price))
  }
  return [...series.values()]
    .filter((values) => values.length >= 60 && values.every((value) => value > 0))
    .map((values) => ({ values }))
}

const sales = (): Series[] =>
  SALES.map(({ valores, fatores }) => ({ values: valores, ...(fatores && { key: fatores }) }))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Small shops that sell what a retail series sells: each with its own season's size, drift, noise and wandering level. */
function shops(): Series[] {
  return sales()
    .filter(({ key }) => key)
    .flatMap(({ values, key }, row) =>
      Array.from({ length: SHOPS_PER_SERIES }, (_, shop) => {
        const random = seeded(row * 10 + shop + 1)
        const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
        const amplitude = 0.6 + random() * 0.9
        const noise = 0.04 + random() * 0.1
        const drift = (random() - 0.5) * 0.01
        const logs = values.map(Math.log)
        let wander = 0
        return {
          ...(key && { key }),
          values: logs.map((log, i) => {
            const level = mean(logs.slice(Math.max(0, i - 6), i + 6))
            wander += normal() * noise * 0.3
            return Math.exp(level + (log - level) * amplitude + drift * i + normal() * noise + wander)
          }),
        }
      }),
    )
}

export interface BacktestRow {
  serie: SeriesSet
  pesos: boolean
  meses: number
  relMae: number
  cobertura: number
  coberturaDezembro: number
  larguraMediana: number
  casos: number
}

/** The forecast as the product makes it, with or without the activity's month weights. */
function forecast({ key }: Series, start: number, known: readonly number[], weighted: boolean): ForecastStep[] {
  const factors = weighted && key ? MONTH_FACTORS[key] : undefined
  return forecastSeries(known, HORIZON, { first: start % 12, ...factors }).passos
}

function test(
  set: readonly Series[],
  meses: number,
  weighted: boolean,
): Omit<BacktestRow, 'serie' | 'pesos' | 'meses'> {
  const ratios: number[] = []
  const widths: number[] = []
  const inside = { all: 0, december: 0, decembers: 0 }
  for (const series of set) {
    let error = 0
    let naive = 0
    const room = series.values.length - meses - HORIZON
    for (let k = 0; k < ORIGINS; k += 1) {
      const start = Math.round((room * k) / (ORIGINS - 1))
      const known = series.values.slice(start, start + meses)
      forecast(series, start, known, weighted).forEach((passo, i) => {
        const at = start + meses + i
        const actual = series.values[at]!
        error += Math.abs(actual - passo.previsto)
        naive += Math.abs(actual - known.at(-1)!)
        const hit = actual >= passo.minimo && actual <= passo.maximo ? 1 : 0
        inside.all += hit
        if (at % 12 === DECEMBER) {
          inside.december += hit
          inside.decembers += 1
        }
        widths.push((passo.maximo - passo.minimo) / passo.previsto)
      })
    }
    if (naive > 0 && error > 0) ratios.push(Math.log(error / naive))
  }
  widths.sort((a, b) => a - b)
  return {
    relMae: Math.exp(mean(ratios)),
    cobertura: inside.all / widths.length,
    coberturaDezembro: inside.december / inside.decembers,
    larguraMediana: widths[Math.floor(widths.length / 2)]!,
    casos: widths.length,
  }
}

export function backtest(serie: SeriesSet, pesos: boolean, lengths: readonly number[] = LENGTHS): BacktestRow[] {
  const set = {
    vendas: sales,
    'lojas simuladas': shops,
    'vendas e lojas': () => [...sales(), ...shops()],
    economia: economy,
  }[serie]()
  return lengths.map((meses) => ({ serie, pesos, meses, ...test(set, meses, pesos) }))
}

if (import.meta.main) {
  const percent = (share: number) => `${(share * 100).toFixed(0)}%`
  for (const [serie, pesos] of [
    ['vendas', false],
    ['vendas', true],
    ['lojas simuladas', false],
    ['lojas simuladas', true],
    ['economia', false],
  ] as const) {
    console.log(`${serie}, ${pesos ? 'com' : 'sem'} o peso dos meses da atividade; ${ORIGINS} origens; ingênuo = 1,00`)
    console.table(
      backtest(serie, pesos).map((row) => ({
        meses: row.meses,
        relMAE: row.relMae.toFixed(2),
        'cobertura (meta 80%)': percent(row.cobertura),
        'em dezembro': percent(row.coberturaDezembro),
        'largura mediana': percent(row.larguraMediana),
        casos: row.casos,
      })),
    )
  }
}
