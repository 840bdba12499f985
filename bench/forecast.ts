/**
 * Back-test of the revenue forecast on public monthly series, beside the naive method (the last value again).
 * relMAE: geometric mean over series of MAE ÷ naive MAE, below 1 is better; coverage: share of outcomes inside the 80%
 * interval. Eight origins a series, horizon three. The series are foreign and large: they rank methods, they do not say
 * how large errors of a small Brazilian company are.
 */
import { readFileSync } from 'node:fs'
import { forecastSeries } from '@norteia/engine/forecast/forecast'

const HORIZON = 3
const ORIGINS = 8
const LENGTHS = [3, 6, 9, 12, 18, 24, 36]
const read = (name: string) =>
  readFileSync(new URL(`../node_modules/vega-datasets/data/${name}`, import.meta.url), 'utf8')

/** Monthly series of the npm package vega-datasets: US unemployment and employment by industry, share prices. */
function loadSeries(): Map<string, number[]> {
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
  return new Map([...series].filter(([, values]) => values.length >= 60 && values.every((value) => value > 0)))
}

export interface BacktestRow {
  meses: number
  relMae: number
  cobertura: number
  larguraMediana: number
  casos: number
}

export function backtest(): BacktestRow[] {
  const all = loadSeries()
  return LENGTHS.map((meses) => {
    const ratios: number[] = []
    const widths: number[] = []
    let inside = 0
    let cases = 0
    for (const values of all.values()) {
      let error = 0
      let naive = 0
      const room = values.length - meses - HORIZON
      for (let k = 0; k < ORIGINS; k += 1) {
        const start = Math.round((room * k) / (ORIGINS - 1))
        const known = values.slice(start, start + meses)
        const { passos } = forecastSeries(known, HORIZON)
        passos.forEach((passo, i) => {
          const actual = values[start + meses + i]!
          error += Math.abs(actual - passo.previsto)
          naive += Math.abs(actual - known.at(-1)!)
          if (actual >= passo.minimo && actual <= passo.maximo) inside += 1
          widths.push((passo.maximo - passo.minimo) / passo.previsto)
          cases += 1
        })
      }
      if (naive > 0 && error > 0) ratios.push(Math.log(error / naive))
    }
    widths.sort((a, b) => a - b)
    return {
      meses,
      relMae: Math.exp(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length),
      cobertura: inside / cases,
      larguraMediana: widths[Math.floor(widths.length / 2)]!,
      casos: cases,
    }
  })
}

if (import.meta.main) {
  console.log(`${loadSeries().size} séries mensais; ${ORIGINS} origens; horizonte ${HORIZON}; ingênuo = 1,00`)
  console.table(
    backtest().map((row) => ({
      meses: row.meses,
      relMAE: row.relMae.toFixed(2),
      'cobertura (meta 80%)': `${(row.cobertura * 100).toFixed(0)}%`,
      'largura mediana': `${(row.larguraMediana * 100).toFixed(0)}%`,
      casos: row.casos,
    })),
  )
}
