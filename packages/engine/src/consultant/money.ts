import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { accountOf } from '#src/facts/figures.ts'
import type { Step } from '#src/library/types.ts'
import { costOf } from '#src/planning/costs.ts'
import { type Gain, gainFor } from '#src/planning/gains.ts'
import { investmentOf } from '#src/planning/investment.ts'
import type { Known } from './company.ts'
import { NO_REVENUE } from './texts.data.ts'

/** Whole months above ten, else one decimal. */
const months = (value: number) => formatNumber(value, value < 10 ? 1 : 0)

const computed = accountOf('consulta', 'Conta da consulta: passos sugeridos nesta resposta')

interface Total {
  min: Fact
  max: Fact
}

/** What the steps cost together by their classes; null while the revenue is unknown. */
function totalOf({ book, reading }: Known, steps: readonly Step[]): Total | null {
  const ranges = steps.map((step, index) => investmentOf(book, reading, step, `passo${index + 1}`))
  const known = ranges.filter((range) => range !== null)
  if (known.length === 0) return null
  const sum = (end: 'min' | 'max') => {
    const facts = known.map((range) => range[`${end}Fact`])
    const valor = Math.round(known.reduce((total, range) => total + range[end], 0) * 100) / 100
    return computed(
      `investimento.${end}`,
      `Investimento ${end === 'min' ? 'mínimo' : 'máximo'} dos passos`,
      valor,
      'R$',
      `${facts.map((fact) => formatMoney(Number(fact.valor))).join(' + ')} = ${formatMoney(valor)}`,
      facts.map((fact) => book.add(fact)),
    )
  }
  return { min: sum('min'), max: sum('max') }
}

const money = (book: FactBook, fact: Fact) => book.mention(fact, formatMoney(Number(fact.valor)))

/** The team's hours and the purchases of the steps against the gain of a month; class ranges aren't what steps cost. */
function returnText({ book, reading }: Known, gain: Gain, steps: readonly Step[]): Text {
  const costs = steps.map((step, index) => costOf(book, reading, { id: `consulta${index + 1}`, ...step }))
  const ends = (['min', 'max'] as const).map((end) => {
    const valor = costs.reduce((total, cost) => total + cost[end], 0)
    return computed(
      `custo.${end}`,
      'Horas da equipe e compras dos passos',
      valor,
      'R$',
      `Soma dos passos = ${formatMoney(valor)}`,
      costs.flatMap(({ entradas }) => entradas[end].map((fact) => book.add(fact))),
    )
  })
  const [min, max] = ends as [Fact, Fact]
  const worth = say`Pela nossa conta, o ganho é de cerca de ${money(book, gain.fact)} por mês.`
  if (Number(max.valor) === 0) return say`${worth} Os passos pedem só as suas horas, sem desembolso.`
  const spent = min.valor === max.valor ? say`${money(book, max)}` : say`de ${money(book, min)} a ${money(book, max)}`
  const back = Math.round((Number(max.valor) / gain.value) * 10) / 10
  const fact = computed(
    'payback',
    'Meses até o dinheiro gasto voltar',
    back,
    'meses',
    `${formatMoney(Number(max.valor))} ÷ ${formatMoney(gain.value)} por mês = ${months(back)}`,
    [book.add(max), book.add(gain.fact)],
  )
  return back < 1
    ? say`${worth} Horas da equipe e compras somam ${spent}: o dinheiro gasto volta em menos de um mês.`
    : say`${worth} Horas da equipe e compras somam ${spent}: o dinheiro gasto volta em até ${book.mention(fact, `${months(back)} ${back < 2 ? 'mês' : 'meses'}`)}.`
}

/** Investment, return and, where the rule has a formula, the gain of three steps. */
export function moneyTexts(
  known: Known,
  rule: string,
  steps: readonly Step[],
): { investment: Text; roi: Text; gain: Text | null } {
  const { book, reading } = known
  const total = totalOf(known, steps)
  const gain = gainFor(book, rule, reading)
  return {
    investment: total
      ? say`De ${money(book, total.min)} a ${money(book, total.max)} nos três passos, pela classe de custo de cada um sobre um mês de faturamento. É a referência do produto para planejar, não um orçamento.`
      : say`${NO_REVENUE}`,
    roi:
      gain && total
        ? returnText(known, gain, steps)
        : say`Este tema não tem uma fórmula segura de retorno: compare o ganho do primeiro passo com o que ele custou antes de investir mais.`,
    gain: gain ? say` Pela nossa conta, cerca de ${money(book, gain.fact)} por mês.` : null,
  }
}
