/**
 * Back-test of the cash forecast over simulated ledgers of small shops: each sells what a public retail series sells, by the
 * weekday and with noise of its own, and pays suppliers, people, rent and taxes as such shops do. Naive: the coming weeks
 * repeat the last four. Errors are of the balance at the end of each of thirteen weeks, as a share of the shop's turnover of a
 * week; coverage is the share of those balances inside of the 80% band.
 */
import { cashBase } from '@norteia/engine/cash/base'
import { computeCash } from '@norteia/engine/cash/cash'
import { historyOf } from '@norteia/engine/cash/history'
import { addMonths, dayInMonth, dayName, dayNumber, mondayOf, weekday } from '@norteia/engine/ledger/days'
import type { Movement } from '@norteia/engine/ledger/types'
import { seeded } from '@norteia/engine/testing/companies'
import { SALES } from './series/sales.data.ts'

const FIRST_MONTH = '2023-01'
const MONTHS = 36
const SHOPS_PER_SERIES = 6
const NAIVE_WEEKS = 4
/** Mondays on which a forecast is made, counted from the first day: half a year is known at the first. */
const ORIGINS = Array.from({ length: 12 }, (_, i) => 26 + i * 9)

interface CashBacktest {
  ledgers: number
  previsoes: number
  /** MAE ÷ MAE of repeating the last four weeks. */
  contraIngenua: number
  /** MAE ÷ turnover of a week. */
  erro: number
  cobertura: number
}

export function cashBacktest(): CashBacktest {
  let own = 0
  let naive = 0
  let share = 0
  let inside = 0
  let points = 0
  const ledgers = SALES.flatMap(({ valores }, row) =>
    Array.from({ length: SHOPS_PER_SERIES }, (_, shop) => simulate(valores, seeded(row * 100 + shop + 1))),
  )
  for (const movements of ledgers) {
    const start = mondayOf(dayNumber(`${FIRST_MONTH}-01`)) + 7
    const weeks = weeklyNets(movements, start)
    const turnover = mean(weeklyTurnover(movements, start))
    for (const origin of ORIGINS) {
      const hoje = dayName(start + origin * 7)
      const past = movements.filter(({ data }) => data < hoje)
      const opening = past.reduce((sum, { centavos }) => sum + centavos, 0)
      const before = dayName(start + origin * 7 - 1)
      const cobertura = [{ de: `${FIRST_MONTH}-01`, ate: before }]
      const base = cashBase({
        hoje,
        saldos: [{ contaId: 'a', centavos: opening, em: before, provado: true }],
        contas: [{ id: 'a', apelido: 'Conta', cobertura }],
        categorias: [],
        compromissos: [],
        historia: historyOf(past, hoje),
      })
      const repeated = weeks.slice(origin - NAIVE_WEEKS, origin)
      let real = opening
      let again = opening
      for (const [i, { saldoFinal, minimo, maximo }] of computeCash(base, {}).semanas.entries()) {
        real += weeks[origin + i] ?? 0
        again += repeated[i % NAIVE_WEEKS] ?? 0
        const expected = saldoFinal * 100
        own += Math.abs(expected - real) / turnover
        naive += Math.abs(again - real) / turnover
        share += Math.abs(expected - real) / turnover
        if (real >= minimo * 100 && real <= maximo * 100) inside += 1
        points += 1
      }
    }
  }
  return {
    ledgers: ledgers.length,
    previsoes: ledgers.length * ORIGINS.length,
    contraIngenua: own / naive,
    erro: share / points,
    cobertura: inside / points,
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function perWeek(movements: readonly Movement[], start: number, of: (cents: number) => number): number[] {
  const weeks: number[] = new Array(Math.floor((MONTHS * 365) / 12 / 7)).fill(0)
  for (const { data, centavos } of movements) {
    const week = Math.floor((dayNumber(data) - start) / 7)
    if (week >= 0 && week < weeks.length) weeks[week]! += of(centavos)
  }
  return weeks
}
const weeklyNets = (movements: readonly Movement[], start: number) => perWeek(movements, start, (cents) => cents)
const weeklyTurnover = (movements: readonly Movement[], start: number) =>
  perWeek(movements, start, (cents) => Math.max(0, cents))

const WEEKDAYS = [1, 0.9, 0.95, 1.05, 1.4, 1.6, 0.3]

function simulate(series: readonly number[], random: () => number): Movement[] {
  const movements: Movement[] = []
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  const add = (data: string, reais: number, categoria: string, contraparte: string | null = null) =>
    movements.push({ contaId: 'a', data, centavos: Math.round(reais * 100), categoria, contraparte, parId: null })
  const level = 20_000 + random() * 180_000
  const usual = mean(series.slice(0, MONTHS))
  const noise = 0.1 + random() * 0.3
  const goods = 0.3 + random() * 0.15
  const people = level * (0.15 + random() * 0.1)
  const rent = level * (0.04 + random() * 0.05)
  let earlier = level
  for (let i = 0; i < MONTHS; i++) {
    const month = addMonths(FIRST_MONTH, i)
    const on = (day: number) => dayInMonth(month, day)
    const sold = ((series[i % series.length] ?? usual) / usual) * level
    const first = dayNumber(on(1))
    const days = Array.from({ length: dayNumber(on(31)) - first + 1 }, (_, n) => first + n)
    const weights = days.map((day) => WEEKDAYS[weekday(day)]!)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    for (const [n, day] of days.entries()) {
      const reais = ((sold * weights[n]!) / whole) * Math.exp(normal() * noise - (noise * noise) / 2)
      add(dayName(day), reais * 0.6, 'recebimento-cartao', 'Adquirente')
      add(dayName(day), reais * 0.4, 'vendas-produtos')
      if (weekday(day) === 1) add(dayName(day), -((earlier * goods) / 4.33) * (0.85 + random() * 0.3), 'mercadorias')
      if (random() < 0.25) add(dayName(day), -level * 0.004 * random(), 'outras-despesas')
    }
    add(on(5), -people, 'salarios', 'Folha')
    add(on(7), -people * 0.08, 'encargos', 'FGTS')
    add(on(10), -rent, 'aluguel', 'Imobiliária')
    add(on(15), -level * 0.02 * (0.85 + random() * 0.3), 'utilidades', 'Energia')
    add(on(20), -earlier * 0.06, 'impostos-vendas', 'Simples')
    if (random() < 0.15) add(on(22), -level * (0.02 + random() * 0.08), 'manutencao', 'Oficina')
    earlier = sold
  }
  return movements
}
