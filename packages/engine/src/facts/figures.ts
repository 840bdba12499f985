import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatMonth, formatNumber } from '@norteia/contracts/format'
import { REVENUE_PER_PERSON, revenuePerPerson } from '@norteia/contracts/product-figures'
import { BENCHMARKS, type BenchmarkId } from '#src/data/benchmarks.data.ts'
import type { Reading } from '#src/reading/input.ts'
import { type Costs, declaredCosts } from '#src/reading/money.ts'
import { byStatement, type Disagreement, statementMargin } from '#src/reading/statement-answers.ts'
import { statementCosts } from '#src/reading/statement-revenue.ts'
import type { FactBook, Mention } from './fact-book.ts'

/** A number that the product itself sets: a deadline, a constant, a count of sections. */
export const ruleFact = (id: string, rotulo: string, valor: number, unidade: string): Fact => ({
  id: `regra.${id}`,
  rotulo,
  valor,
  unidade,
  tipo: 'referência',
  origem: 'Definido pelas regras do produto',
})

/** Makes the figures of one account, such as the sum of a plan's actions; ids begin with its name. */
export const accountOf =
  (name: string, origem: string) =>
  (id: string, rotulo: string, valor: number, unidade: string, formula: string, entradas: string[]): Fact => ({
    id: `${name}.${id}`,
    rotulo,
    valor,
    unidade,
    tipo: 'estimado',
    origem,
    formula,
    entradas,
  })

/** 30, 60 or 90. */
export const planDayFact = (day: number): Fact => ruleFact(`dia.${day}`, 'Prazo do plano', day, 'dias')

export const days = (book: FactBook, day: number): Mention => book.mention(planDayFact(day), `${day} dias`)

/** '60' in '60 de 100'. */
export const outOfHundred = (book: FactBook): Mention =>
  book.mention(ruleFact('escala', 'Maior nota possível', 100, 'pontos'), '100')

/** Null when it is not known. */
export const revenueText = (book: FactBook, reading: Reading): Mention | null =>
  reading.revenue && book.mention(reading.revenue.fact, formatMoney(reading.revenue.value))

/** Null when it is not known. */
export const peopleText = (book: FactBook, reading: Reading): Mention | null =>
  reading.people &&
  book.mention(
    reading.people.fact,
    reading.people.value === 1 ? '1 pessoa' : `${formatNumber(reading.people.value)} pessoas`,
  )

export interface Margin {
  /** Percent of the revenue, whole; below -100 the figures can't belong together. */
  percent: number
  fact: Fact
  total: Fact
  /** By the statements, not by declared costs: 'pelo extrato'; absent: declared. */
  measured?: string
}

const COSTS_ORIGIN = 'Diagnóstico, pergunta “Principais custos”'

/** One fact per cost that the owner named, in her order; `revenueId`: the fact that shares of revenue are computed from. */
export const costItemFacts = ({ items }: Costs, revenueId = 'empresa.faturamento'): Fact[] =>
  items.map((item, index) => ({
    id: `custo.${index}`,
    rotulo: `Custo: ${item.nome}`,
    valor: item.valor,
    unidade: 'R$/mês',
    tipo: item.conta ? 'calculado' : 'informado',
    origem: COSTS_ORIGIN,
    ...(item.conta && { formula: `${item.conta} = ${formatMoney(item.valor)}` }),
    ...(item.doFaturamento && { entradas: [revenueId] }),
  }))

/** The sum of the named costs; null: the answer holds no sum of money. */
export function costTotalFact({ items, total, medido }: Costs): Fact | null {
  if (medido) return medido.fact
  if (total === null) return null
  return {
    id: 'custos.total',
    rotulo: 'Custos declarados',
    valor: total,
    unidade: 'R$/mês',
    tipo: items.length > 0 ? 'calculado' : 'informado',
    origem: COSTS_ORIGIN,
    ...(items.length > 0 && {
      formula: `${items.map((item) => `${item.nome} ${formatMoney(item.valor)}`).join(' + ')} = ${formatMoney(total)}`,
      entradas: items.map((_, index) => `custo.${index}`),
    }),
  }
}

/** Adds the declared costs and gives their sum. null: no sums of money. */
export function costFacts(book: FactBook, reading: Reading): Fact | null {
  const total = costTotalFact(reading.costs)
  if (total) for (const item of costItemFacts(reading.costs, reading.revenue?.fact.id)) book.add(item)
  for (const input of reading.costs.medido?.entradas ?? []) book.add(input)
  if (reading.revenue && reading.costs.items.some(({ doFaturamento }) => doFaturamento)) book.add(reading.revenue.fact)
  return total
}

function measuredMargin(book: FactBook, reading: Reading): Margin | null {
  const { ledger } = reading
  const margin = statementMargin(ledger)
  const costs = statementCosts(ledger)
  if (!margin || !costs) return null
  for (const fact of costs.entradas) book.add(fact)
  // Shares of the declared costs are still computed from them.
  costFacts(book, reading)
  const declared = costTotalFact(declaredCosts(reading.costs))
  if (declared) book.add(declared)
  return {
    percent: Math.round(margin.share * 100),
    fact: margin.fact,
    total: costs.fact,
    measured: byStatement(margin.fact),
  }
}

/** The answer asks for the main costs only: a smaller sum is no contradiction yet. */
const COST_TOLERANCE = 0.25

/** Declared costs that are far from what left the accounts; empty where they agree, or one is unknown. */
export function costDisagreement({ ledger, costs }: Reading): Disagreement[] {
  const measured = statementCosts(ledger)
  const said = declaredCosts(costs)
  const declared = costTotalFact(said)
  if (!measured || !declared || said.total === null) return []
  const value = Number(measured.fact.valor)
  if (Math.abs(said.total - value) <= COST_TOLERANCE * value) return []
  return [
    {
      sobre: 'os custos do mês',
      medido: measured.fact,
      valor: formatMoney(value),
      informado: declared,
      resposta: formatMoney(said.total),
      onde: 'no diagnóstico',
    },
  ]
}

/**
 * Whole percent of the revenue, below 0 at a loss: by the statements, else by the declared costs; null unless revenue and costs
 * in reais are known.
 */
export function marginOf(book: FactBook, reading: Reading): Margin | null {
  const measured = measuredMargin(book, reading)
  if (measured) return measured
  const total = costFacts(book, reading)
  const { revenue, costs } = reading
  if (!total || !revenue || costs.total === null) return null
  book.add(total)
  book.add(revenue.fact)
  const percent = Math.round((1 - costs.total / revenue.value) * 100)
  return {
    percent,
    total,
    fact: {
      id: 'margem',
      rotulo: 'Sobra depois dos custos declarados',
      valor: percent,
      unidade: '%',
      tipo: revenue.exact ? 'calculado' : 'estimado',
      origem: 'Faturamento menos os custos em reais do diagnóstico',
      formula: `(${formatMoney(revenue.value)} − ${formatMoney(costs.total)}) ÷ ${formatMoney(revenue.value)} = ${formatNumber(percent)}%`,
      entradas: [revenue.fact.id, total.id],
    },
  }
}

/** Revenue per person and month in reais; null without revenue or headcount. The caller must add its `entradas`. */
export function perPersonFact({
  revenue,
  people,
}: Pick<Reading, 'revenue' | 'people'>): { value: number; fact: Fact } | null {
  if (!revenue || !people) return null
  const value = revenuePerPerson(revenue.value, people.value)
  return {
    value,
    fact: {
      id: 'receita_por_pessoa',
      rotulo: 'Receita por pessoa',
      valor: value,
      unidade: 'R$/mês',
      tipo: revenue.exact && people.exact ? 'calculado' : 'estimado',
      origem: 'Faturamento mensal dividido pelas pessoas da empresa',
      formula: `${formatMoney(revenue.value)} ÷ ${formatNumber(people.value)} = ${formatMoney(value)} (arredondado)`,
      entradas: [revenue.fact.id, people.fact.id],
    },
  }
}

/** The same, with what it is computed from added to the book. */
export function productivityOf(book: FactBook, reading: Reading): { value: number; fact: Fact } | null {
  const found = perPersonFact(reading)
  if (!found) return null
  for (const input of [reading.revenue, reading.people]) if (input) book.add(input.fact)
  return found
}

export const productivityReference = ruleFact(
  'receita_por_pessoa',
  'Referência do produto: receita por pessoa',
  REVENUE_PER_PERSON,
  'R$/mês',
)

/** A public figure as a fact. */
export function benchmarkFact(id: BenchmarkId): Fact {
  const { valor, unidade, escopo, ano, periodo, orgao, url, obs } = BENCHMARKS[id]
  return {
    id: `fonte.${id}`,
    rotulo: `${escopo.charAt(0).toUpperCase()}${escopo.slice(1)}: ${formatNumber(valor, 2)} ${unidade}`,
    valor,
    unidade,
    tipo: 'referência',
    origem: `${orgao}, ${periodo ?? ano}${obs ? ` (${obs})` : ''}`,
    fonte: { orgao, ano, url },
  }
}

/** Public figures older than this are called old. */
export const OLD_AFTER_YEARS = 3

/** 'Abrasel, ago/2025', with the age pointed out where it is high. */
function sourceText(id: BenchmarkId, referenceMonth: string): string {
  const { ano, periodo, orgao } = BENCHMARKS[id]
  const when = periodo && /^\d{4}-\d\d$/.test(periodo) ? formatMonth(periodo) : String(ano)
  // A law in force doesn't grow old.
  const old = !periodo?.startsWith('vigente') && Number(referenceMonth.slice(0, 4)) - ano > OLD_AFTER_YEARS
  return `${orgao}, ${when}${old ? ', dado antigo' : ''}`
}

/** '39,1% sobre custo da mercadoria (IBGE PAC, 2023)' */
export function benchmarkText(book: FactBook, id: BenchmarkId, referenceMonth: string): Mention {
  const { valor, unidade } = BENCHMARKS[id]
  const figure = unidade.startsWith('%') ? `${formatNumber(valor, 2)}${unidade}` : bareFigure(id)
  return book.mention(benchmarkFact(id), `${figure} (${sourceText(id, referenceMonth)})`)
}

/** '39,1% (IBGE PAC, 2023)': the figure without what it measures, for a sentence that says so itself. */
export const sourcedFigure = (book: FactBook, id: BenchmarkId, referenceMonth: string): Mention =>
  book.mention(benchmarkFact(id), `${bareFigure(id)} (${sourceText(id, referenceMonth)})`)

function bareFigure(id: BenchmarkId): string {
  const { valor, unidade } = BENCHMARKS[id]
  if (unidade === 'índice') {
    const percent = formatNumber(Math.abs(valor - 1) * 100, 1)
    return `${percent}% ${valor >= 1 ? 'acima' : 'abaixo'} do mês médio`
  }
  if (unidade.startsWith('%')) return `${formatNumber(valor, 2)}%`
  if (unidade.startsWith('R$')) return formatMoney(valor)
  return `${formatNumber(valor, 2)} ${unidade}`
}
