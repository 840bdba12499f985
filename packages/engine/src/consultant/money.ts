import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { accountOf } from '#src/facts/figures.ts'
import type { Step } from '#src/library/types.ts'
import { type Gain, gainFor } from '#src/planning/gains.ts'
import { investmentOf } from '#src/planning/plan.ts'
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

function returnText(book: FactBook, gain: Gain, { min, max }: Total): Text {
  const payback = (name: string, investment: Fact) =>
    computed(
      `payback.${name}`,
      'Meses até o investimento voltar',
      Math.round((Number(investment.valor) / gain.value) * 10) / 10,
      'meses',
      `${formatMoney(Number(investment.valor))} ÷ ${formatMoney(gain.value)} por mês`,
      [investment.id, gain.fact.id],
    )
  const returned = (name: string, investment: Fact) =>
    computed(
      `roi.${name}`,
      'Retorno em doze meses',
      Math.round(((12 * gain.value) / Number(investment.valor) - 1) * 100) / 100,
      'fração',
      `12 × ${formatMoney(gain.value)} ÷ ${formatMoney(Number(investment.valor))} − 1`,
      [investment.id, gain.fact.id],
    )
  const spoken = (facts: readonly [Fact, Fact], write: (value: number) => string) =>
    join(
      facts.map((fact) => book.mention(fact, write(Number(fact.valor)))),
      ' a ',
    )
  for (const fact of [min, max, gain.fact]) book.add(fact)
  return say`Pela nossa conta, o ganho é de cerca de ${money(book, gain.fact)} por mês: o investimento volta em ${spoken([payback('min', min), payback('max', max)], months)} meses, e o retorno em doze meses fica em ${spoken([returned('max', max), returned('min', min)], (value) => formatPercent(value))} do investido.`
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
      ? say`De ${money(book, total.min)} a ${money(book, total.max)} nos três passos, pela classe de custo de cada um sobre um mês de faturamento. É uma referência para planejar, não um orçamento.`
      : say`${NO_REVENUE}`,
    roi:
      gain && total
        ? returnText(book, gain, total)
        : say`Este tema não tem uma fórmula segura de retorno: compare o ganho do primeiro passo com o que ele custou antes de investir mais.`,
    gain: gain ? say` Pela nossa conta, cerca de ${money(book, gain.fact)} por mês.` : null,
  }
}
