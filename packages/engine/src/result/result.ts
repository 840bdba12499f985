import {
  NO_CATEGORY,
  RESULT_LINES,
  type Resultado,
  type ResultLine,
  type ResultLineId,
} from '@norteia/contracts/result'
import { gapsWithin } from '#src/ledger/coverage.ts'
import { addMonths, earlierOf, firstOf, lastOf, laterOf } from '#src/ledger/days.ts'
import { reais, roundCents, shareOf } from '#src/ledger/spread.ts'
import { type Account, type Category, categoriesById } from '#src/ledger/types.ts'
import { resultFacts } from './facts.ts'
import { RESULT_SUMS } from './sums.ts'
import type { DayTotal, MonthTotal } from './totals.ts'

export interface ResultInput {
  /** 'AAAA-MM' */
  mes: string
  /** Today, 'AAAA-MM-DD': days to come are no gaps. */
  hoje: string
  totais: readonly MonthTotal[]
  /** Revenue of the days of `mes`. */
  receitaPorDia: readonly DayTotal[]
  /** The company's own categories, beside those that everybody has. */
  categorias: readonly Category[]
  contas: readonly Account[]
}

const SERIES_MONTHS = 24

interface Line {
  cents: number
  categories: { id: string; nome: string; cents: number; quantidade: number }[]
}

/** A month's lines in cents: no movement is left out, so that they add up to the change of the balance. */
export class MonthLines {
  readonly #lines = new Map<ResultLineId, Line>(RESULT_LINES.map(({ id }) => [id, { cents: 0, categories: [] }]))
  readonly empty: boolean

  constructor(totals: readonly MonthTotal[], categories: ReadonlyMap<string, Category>) {
    this.empty = totals.length === 0
    for (const { categoria, entradas, saidas, quantidade } of totals) {
      const category = categoria === null ? undefined : categories.get(categoria)
      // An unknown id can't be judged: its money stays in the group that asks the owner for a category.
      const line = this.#lines.get(category ? lineOf(category) : 'sem-categoria')!
      const cents = entradas + saidas
      line.cents += cents
      const { id, nome } = category ?? NO_CATEGORY
      const known = line.categories.find((one) => one.id === id)
      if (known) {
        known.cents += cents
        known.quantidade += quantidade
      } else line.categories.push({ id, nome, cents, quantidade })
    }
    for (const { id } of RESULT_LINES)
      for (const part of RESULT_SUMS[id] ?? []) this.#lines.get(id)!.cents += this.#lines.get(part)!.cents
    for (const { categories: inside } of this.#lines.values())
      inside.sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents) || (a.id < b.id ? -1 : 1))
  }

  cents(id: ResultLineId): number {
    return this.#lines.get(id)!.cents
  }

  categories(id: ResultLineId): Line['categories'] {
    return this.#lines.get(id)!.categories
  }

  get margin(): number | null {
    return shareOf(this.cents('margem-contribuicao'), this.cents('receita'))
  }

  /** Revenue in cents that pays the month's fixed costs; null where a sale brings nothing. Without rounding of the margin. */
  get breakEven(): number | null {
    const revenue = this.cents('receita')
    const contribution = this.cents('margem-contribuicao')
    if (revenue <= 0 || contribution <= 0) return null
    return Math.max(0, roundCents((-(this.cents('pessoal') + this.cents('despesas-fixas')) * revenue) / contribution))
  }

  get change(): number {
    return this.cents('resultado') + this.cents('fora-do-resultado') + this.cents('sem-categoria')
  }
}

const lineOf = ({ grupo }: Category): ResultLineId => (grupo === 'fora' ? 'fora-do-resultado' : grupo)

/** The month's result on cash basis, with the series that leads to it. */
export function computeResult(input: ResultInput): Resultado {
  const categories = categoriesById(input.categorias)
  const byMonth = Map.groupBy(input.totais, ({ mes }) => mes)
  const linesOf = (mes: string) => new MonthLines(byMonth.get(mes) ?? [], categories)
  const month = linesOf(input.mes)
  const before = linesOf(addMonths(input.mes, -1))
  const revenue = month.cents('receita')
  const breakEven = month.breakEven

  const result: Omit<Resultado, 'fatos'> = {
    mes: input.mes,
    linhas: RESULT_LINES.map(
      ({ id, nome }): ResultLine => ({
        id,
        nome,
        valor: reais(month.cents(id)),
        parcela: shareOf(month.cents(id), revenue),
        anterior: before.empty ? null : reais(before.cents(id)),
        categorias: month.categories(id).map(({ cents, ...category }) => ({
          id: category.id,
          nome: category.nome,
          valor: reais(cents),
          quantidade: category.quantidade,
        })),
      }),
    ),
    margem: month.margin,
    pontoEquilibrio: breakEven === null ? null : reais(breakEven),
    equilibrioEm: breakEven === null ? null : reachedOn(input.receitaPorDia, breakEven),
    margemSeguranca: breakEven === null ? null : shareOf(revenue - breakEven, revenue, 4),
    semCategoria: uncategorised(byMonth.get(input.mes) ?? [], categories),
    variacaoSaldo: reais(month.change),
    lacunas: gapsOfMonth(input),
    serie: seriesUpTo(input.mes, byMonth, linesOf),
  }
  return { ...result, fatos: resultFacts(result) }
}

/** The steps from the month's result to the change of the balance: each category outside of the result, then what has none. */
export function bridgeToBalance({ linhas, variacaoSaldo }: Pick<Resultado, 'linhas' | 'variacaoSaldo'>) {
  const line = (id: ResultLineId) => linhas.find((one) => one.id === id)!
  const step = ({ id, nome, valor }: { id: string; nome: string; valor: number }) => ({ id, nome, valor })
  return [
    step(line('resultado')),
    ...line('fora-do-resultado').categorias.map(step),
    step(line('sem-categoria')),
    { id: 'variacao-saldo', nome: 'Variação do saldo', valor: variacaoSaldo },
  ]
}

/** The newest month that is over and has movements; the month before today's where there is none. */
export function defaultMonth(months: Iterable<string>, hoje: string): string {
  const current = hoje.slice(0, 7)
  let newest = ''
  for (const month of months) if (month < current && month > newest) newest = month
  return newest || addMonths(current, -1)
}

function reachedOn(days: readonly DayTotal[], cents: number): string | null {
  let sum = 0
  for (const day of days) {
    sum += day.centavos
    if (sum >= cents) return day.data
  }
  return null
}

function uncategorised(totals: readonly MonthTotal[], categories: ReadonlyMap<string, Category>) {
  const sum = { quantidade: 0, entradas: 0, saidas: 0 }
  for (const total of totals) {
    if (total.categoria !== null && categories.has(total.categoria)) continue
    sum.quantidade += total.quantidade
    sum.entradas += total.entradas
    sum.saidas += total.saidas
  }
  return { quantidade: sum.quantidade, entradas: reais(sum.entradas), saidas: reais(sum.saidas) }
}

function gapsOfMonth({ mes, hoje, contas }: ResultInput) {
  const end = earlierOf(lastOf(mes), hoje)
  return end < firstOf(mes) ? [] : gapsWithin(contas, { de: firstOf(mes), ate: end })
}

function seriesUpTo(
  mes: string,
  byMonth: ReadonlyMap<string, readonly MonthTotal[]>,
  linesOf: (mes: string) => MonthLines,
): Resultado['serie'] {
  let first = mes
  for (const month of byMonth.keys()) if (month < first) first = month
  const earliest = addMonths(mes, 1 - SERIES_MONTHS)
  const serie: Resultado['serie'] = []
  for (let month = laterOf(first, earliest); month <= mes; month = addMonths(month, 1)) {
    const lines = linesOf(month)
    serie.push({
      mes: month,
      receita: reais(lines.cents('receita')),
      margem: lines.margin,
      resultado: reais(lines.cents('resultado')),
    })
  }
  return serie
}
