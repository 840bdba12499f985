import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { roundMoney } from '@norteia/contracts/product-figures'
import { ruleFact } from '#src/facts/figures.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { MeasuredFigure, Sources } from '#src/measures/measured.ts'
import { amountValue } from '#src/measures/measured.ts'
import type { Subject } from '#src/reading/subjects.data.ts'
import { HYPOTHESES } from '#src/rules.ts'

/** What the formulas read: one company's sources, and its figures once computed. */
export interface Known {
  sources: Sources
  get(id: MeasureId): MeasuredFigure | null
}

/** The account of one gain; reais. */
export interface Parts {
  value: number
  formula: string
  inputs: readonly Fact[]
}

/** Fact and text of a hypothesis. */
export const hypothesis = (id: keyof typeof HYPOTHESES): Fact => ({
  id: `regra.hipotese.${id}`,
  rotulo: HYPOTHESES[id].rotulo,
  valor: HYPOTHESES[id].share,
  unidade: 'fração',
  tipo: 'estimado',
  origem: 'Definido pelas regras do produto',
})
/** '50% (hipótese do motor: metade da diferença em 90 dias)' */
export const supposed = (id: keyof typeof HYPOTHESES): string =>
  `${formatPercent(HYPOTHESES[id].share)} (${HYPOTHESES[id].rotulo.replace(/^H/, 'h')})`

export const pct = (value: number) => `${formatNumber(value, 2)}%`
export const brl = (value: number) => formatMoney(value)

/** Her own percentage on a subject, else the middle of the band that she answered. */
export function rateOf(
  { sources }: Known,
  subject: Subject | null,
  question: string | null,
  rotulo: string,
): Fact | null {
  const said = subject && sources.amount(subject, '%')
  if (said && said.por !== 'ano' && amountValue(said) < 100) return sources.amountFact(said, rotulo, '%')
  return question ? sources.band(question, rotulo, '%') : null
}

/** The next better of the steps (percent, best first) below a rate that should fall; null: it is at the best already. */
export const nextBelow = (rate: number, steps: readonly number[]): number | null =>
  steps.toSorted((a, b) => b - a).find((step) => step < rate) ?? null
/** The same for a rate that should rise. */
export const nextAbove = (rate: number, steps: readonly number[]): number | null =>
  steps.toSorted((a, b) => a - b).find((step) => step > rate) ?? null

/** Where a rate should go: the next band of the product's question. */
export const stepFact = (id: string, percent: number): Fact =>
  ruleFact(`alvo.${id}`, 'Alvo: faixa seguinte da pergunta', percent, '%')

/** Half of the way between a rate and its target, on a base in reais. null: nothing to gain. */
export function gapGain(
  base: number,
  baseText: string,
  rate: Fact,
  target: Fact,
  inputs: readonly Fact[],
): Parts | null {
  const from = Number(rate.valor)
  const to = Number(target.valor)
  if (!(from > to) || !(base > 0)) return null
  const value = roundMoney(((from - to) / 100) * base * HYPOTHESES.metade.share)
  return {
    value,
    formula: `${baseText} × (${pct(from)} − ${pct(to)}, ${target.fonte ? `média de ${target.fonte.orgao}` : 'faixa seguinte da pergunta'}) × ${supposed('metade')} = ${brl(value)} por mês`,
    inputs: [...inputs, rate, target, hypothesis('metade')],
  }
}

/** A share of an amount of the month, by one hypothesis. null: no amount, or more than a month's revenue. */
export function shareGain(known: Known, figure: MeasuredFigure | null, id: keyof typeof HYPOTHESES): Parts | null {
  if (!figure) return null
  const amount = Number(figure.fact.valor)
  const { revenue } = known.sources
  if (!(amount > 0) || (revenue !== null && amount >= revenue)) return null
  const value = roundMoney(amount * HYPOTHESES[id].share)
  return {
    value,
    formula: `${brl(amount)} × ${supposed(id)} = ${brl(value)} por mês`,
    inputs: [...figure.entradas, figure.fact, hypothesis(id)],
  }
}
