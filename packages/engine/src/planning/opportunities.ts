import type { MarketOpportunity } from '@norteia/contracts/agent'
import type { DimensionId, Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { roundMoney, SAVINGS_PERCENT, shareOfRevenue } from '@norteia/contracts/product-figures'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { capitalize, decapitalize, type FactBook, say } from '#src/facts/fact-book.ts'
import { days, ruleFact } from '#src/facts/figures.ts'
import type { Step } from '#src/library/types.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import type { Assessment } from '#src/scoring/assessment.ts'
import { serves } from '#src/scoring/fit.ts'
import type { DimensionScore } from '#src/scoring/score.ts'
import { dimensionFact } from '#src/scoring/total.ts'
import { actionsOf, cardCandidates } from './candidates.ts'
import { doerOf } from './doer.ts'
import { gainFor } from './gains.ts'
import { investmentOf } from './investment.ts'

const MAX_OPPORTUNITIES = 4
const MIN_OPPORTUNITIES = 2
/** Growth that sells more; a reserve or a successor sells nothing. */
const GROWTH = new Set(['crescer_canal', 'crescer_produto'])

interface Chance {
  rule: string
  dimension: DimensionId
  /** Reais a month. */
  monthly: number
  fact: Fact
  /** Her own problem, with the step that changes it; undefined: a rule. */
  about?: { nome: string; step: Step }
}

/** Whether a year's gain is more than its step costs: what loses money is no opportunity. */
function pays(book: FactBook, reading: Reading, rule: string, monthly: number): boolean {
  const range = investmentOf(book, reading, actionsOf(rule, worksAlone(reading)).corrigir, rule)
  return range !== null && 12 * monthly > (range.min + range.max) / 2
}

/** What the company may gain, by formula first; without a revenue none, and at a loss none that asks for growth. */
export function opportunities(assessment: Assessment): MarketOpportunity[] {
  return chancesOf(assessment).map((chance, index) => written(assessment, chance, index))
}

function chancesOf({ book, reading, ranked, evaluation, challenge }: Assessment): Chance[] {
  const { revenue } = reading
  if (!revenue) return []
  const found: Chance[] = []
  const seen = new Set<string>()
  const { card } = challenge
  const [first, second] = card ? cardCandidates(card, doerOf(reading)) : []
  const own = card && gainFor(book, card.id, reading)
  if (card && first && own && own.value < revenue.value) {
    seen.add(own.fact.id)
    const dimension = ranked.find(({ rule }) => card.causas.includes(rule))?.dimension ?? 'GES'
    found.push({
      rule: card.id,
      dimension,
      monthly: own.value,
      fact: own.fact,
      about: { nome: card.nome, step: (second ?? first).step },
    })
  }
  for (const { rule, dimension } of ranked) {
    const gain = gainFor(book, rule, reading)
    if (found.length === MAX_OPPORTUNITIES || !gain || seen.has(gain.fact.id)) continue
    if (!pays(book, reading, rule, gain.value)) continue
    seen.add(gain.fact.id)
    found.push({ rule, dimension, monthly: gain.value, fact: gain.fact })
  }
  if (evaluation.margin && evaluation.margin.percent < 0) return found
  for (const priority of ranked) {
    const { rule, dimension } = priority
    if (found.length >= MIN_OPPORTUNITIES) break
    // More buyers are no chance for who can't serve those that there are.
    if (!GROWTH.has(rule) || !serves(priority, card)) continue
    const savings = ruleFact('economia', 'Referência do produto: ganho mensal', SAVINGS_PERCENT, '% do faturamento')
    const monthly = shareOfRevenue(revenue.value, SAVINGS_PERCENT)
    const fact: Fact = {
      id: `ganho.${rule}`,
      rotulo: 'Ganho mensal de referência',
      valor: monthly,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Referência do produto, não é cálculo da sua empresa',
      formula: `${SAVINGS_PERCENT}% × ${formatMoney(revenue.value)} = ${formatMoney(monthly)}`,
      entradas: [book.add(revenue.fact), book.add(savings)],
    }
    found.push({ rule, dimension, monthly, fact })
  }
  return found
}

function readiness(dimensions: readonly DimensionScore[], own: DimensionId): number {
  const nota = (id: DimensionId) => dimensions.find((dimension) => dimension.id === id)?.nota ?? 50
  return Math.round(Math.min(0.85, 0.35 + (0.25 * nota('GES') + 0.2 * nota('FIN') + 0.1 * nota(own)) / 100) * 100) / 100
}

interface Figures {
  potential: number
  investment: number
  roi: number
  probability: number
}

/** The four numbers of an opportunity with the account of each. */
function accountsOf(
  book: FactBook,
  { rule, monthly, fact: gain }: Chance,
  range: NonNullable<ReturnType<typeof investmentOf>>,
  { potential, investment, roi, probability }: Figures,
  assessed: readonly DimensionScore[],
) {
  const both = [book.add(range.minFact), book.add(range.maxFact)]
  const accounts = {
    potentialRevenue: [
      potential,
      'Ganho em doze meses',
      'R$',
      `12 × ${formatMoney(monthly)} = ${formatMoney(potential)} (arredondado)`,
      [book.add(gain)],
    ],
    investmentRequired: [
      investment,
      'Investimento estimado',
      'R$',
      `Meio da faixa de ${formatMoney(range.min)} a ${formatMoney(range.max)}`,
      both,
    ],
    roi: [
      roi,
      'Retorno em doze meses',
      'fração',
      `(${formatMoney(potential)} − ${formatMoney(investment)}) ÷ ${formatMoney(investment)} = ${formatPercent(roi)}`,
      [...both, gain.id],
    ],
    probability: [
      probability,
      'Chance estimada pela prontidão, não estatística',
      'fração',
      `0,35 + 0,25 × Gestão + 0,20 × Finanças + 0,10 × a própria dimensão (notas sobre 100), até 0,85 = ${formatNumber(probability, 2)}`,
      assessed.map((one) => book.add(dimensionFact(one))),
    ],
  } as const
  return Object.entries(accounts).map(([field, [valor, rotulo, unidade, formula, entradas]]) => ({
    field: field as keyof typeof accounts,
    fact: {
      id: `oportunidade.${rule}.${field}`,
      rotulo,
      valor,
      unidade,
      tipo: 'estimado',
      origem: 'Fórmula do produto',
      formula,
      entradas: [...entradas],
    } satisfies Fact,
  }))
}

function written({ book, reading, dimensions }: Assessment, chance: Chance, index: number): MarketOpportunity {
  const { rule, dimension, monthly } = chance
  const step = chance.about?.step ?? actionsOf(rule, worksAlone(reading)).corrigir
  const nome = chance.about?.nome ?? RULE_TEXTS[rule]!.nome
  const path = `marketOpportunities.${index}` as const
  const range = investmentOf(book, reading, step, rule)!
  const potential = roundMoney(12 * monthly)
  const investment = roundMoney((range.min + range.max) / 2)
  const roi = Math.round(((potential - investment) / investment) * 100) / 100
  const probability = readiness(dimensions, dimension)
  const figures = { potential, investment, roi, probability }
  const assessed = dimensions.filter((one) => one.nota !== null && ['GES', 'FIN', dimension].includes(one.id))
  for (const fact of accountsOf(book, chance, range, figures, assessed))
    book.number(`${path}.${fact.field}`, book.add(fact.fact))
  return {
    opportunity: book.write(
      `${path}.opportunity`,
      say`${adviceText(book, capitalize(nome))}: ${adviceText(book, decapitalize(step.acao))}`,
    ),
    timeframe: book.write(`${path}.timeframe`, say`${days(book, 60)}`),
    potentialRevenue: potential,
    investmentRequired: investment,
    roi,
    probability,
  }
}
