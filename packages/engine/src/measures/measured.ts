import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { roundMoney } from '@norteia/contracts/product-figures'
import { ANSWER_BANDS } from '#src/data/answer-bands.data.ts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import type { Mention, Text } from '#src/facts/fact-book.ts'
import { costItemFacts, costTotalFact } from '#src/facts/figures.ts'
import type { Amount, Amounts } from '#src/reading/amounts.ts'
import { type CostGroup, type CostGroupId, costGroups, namesHerPay } from '#src/reading/cost-groups.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import type { Subject, Unit } from '#src/reading/subjects.data.ts'
import { type Contradicted, contradictedIn } from './roles/contradicted.ts'
import { amountsByRole } from './roles/told-otherwise.ts'

/** A figure that decides a problem, with the facts that it was computed from and a sentence that says it. */
export interface MeasuredFigure {
  fact: Fact
  /** All facts the figure is computed from, without itself; each is added to the book with it. */
  entradas: readonly Fact[]
  text: Text
}

export const round1 = (value: number) => Math.round(value * 10) / 10
export const round2 = (value: number) => Math.round(value * 100) / 100
export const money = (value: number) => formatMoney(value)
export const percent = (value: number) => `${formatNumber(value, 1)}%`

/** A fact's value as a sentence shows it. */
export function shown({ valor, unidade }: Fact): string {
  if (typeof valor === 'string') return valor
  if (unidade.startsWith('R$')) return money(Math.abs(valor))
  if (unidade.startsWith('%')) return percent(valor)
  if (unidade === 'fração') return percent(valor * 100)
  if (unidade === 'dias') return `${formatNumber(valor)} ${valor === 1 ? 'dia' : 'dias'}`
  if (unidade === 'meses') return `${formatNumber(valor, 1)} ${Math.abs(valor) < 2 ? 'mês' : 'meses'}`
  return formatNumber(valor, 1)
}

/** A figure in a sentence; amounts lose their minus, since the sentence says which way they go. */
export const of = (fact: Fact, text = shown(fact)): Mention => ({ text, fact: fact.id })

const OF_ONE_TRADE = new Set(['clínica', 'propriedade', 'escola'])
const INSIDE = new Set(['balcão', 'cozinha'])

/** 'a loja', 'o salão': where her trade happens. */
export function the({ reading }: Sources): string {
  const { lida, activity } = reading.activity
  const { um, feminino } = activity.lugar
  // Nobody knows whether it is one.
  if (!lida && OF_ONE_TRADE.has(um)) return 'a empresa'
  // A counter or a kitchen sells nothing, and who works alone has no factory.
  if (INSIDE.has(um)) return 'a empresa'
  if (um === 'fábrica' && worksAlone(reading)) return 'a empresa'
  return `${feminino ? 'a' : 'o'} ${um}`
}

const GENERAL_LABELS: Readonly<Record<string, string>> = {
  main_challenge: 'Principal desafio',
  future_goals: 'Objetivos futuros',
  main_costs: 'Principais custos',
  operational_flow: 'Fluxo operacional',
  kpis: 'Indicadores que acompanha',
}
const LABELS = new Map<string, string>([
  ...Object.entries(GENERAL_LABELS),
  ...Object.values(SEGMENT_QUESTIONS).flatMap((questions) => questions.map(({ id, label }) => [id, label] as const)),
])

/** 'Diagnóstico, pergunta “Principal desafio”' */
export const askedIn = (campo: string) => `Diagnóstico, pergunta “${LABELS.get(campo) ?? campo}”`

/** Sums months out of what was said for another period. */
const PER_MONTH = { hora: 0, dia: 30, semana: 52 / 12, mes: 1, ano: 1 / 12 } as const
const DAYS_OF: Partial<Record<Unit, number>> = { dias: 1, semanas: 7, meses: 30, anos: 365 }

/** What the rest of a month is reckoned from, `behind`: what that was summed up from, and how its costs are called. */
interface LeftOver {
  origem: string
  after: string
  inputs: readonly (Fact | null | undefined)[]
  behind: readonly Fact[]
}

/** Everything that the figures of one company are computed from. */
export class Sources {
  readonly reading: Reading
  /** What her challenge tells of money, where the roles of its numbers don't speak against it. */
  readonly amounts: Amounts
  readonly groups: readonly CostGroup[]
  readonly costFacts: readonly Fact[]
  readonly total: Fact | null
  readonly #contradicted: Contradicted

  constructor(reading: Reading) {
    this.reading = reading
    this.amounts = amountsByRole(reading.amounts, reading.form)
    this.groups = costGroups(reading.costs)
    const items = costItemFacts(reading.costs, reading.revenue?.fact.id)
    // A share of revenue is computed from it; the items keep their places before it.
    this.costFacts = [
      ...items,
      ...(items.some(({ entradas }) => entradas) && reading.revenue ? [reading.revenue.fact] : []),
      ...(reading.costs.medido?.entradas ?? []),
    ]
    this.total = costTotalFact(reading.costs)
    this.#contradicted = contradictedIn(reading.form)
  }

  /** By what its numbers of hers stand for, a figure takes one of them for something else. */
  isContradicted({ fact, entradas }: Pick<MeasuredFigure, 'fact' | 'entradas'>): boolean {
    return this.#contradicted([fact, ...entradas])
  }

  get revenue(): number | null {
    return this.reading.revenue?.value ?? null
  }

  /** What is left of a month is revenue less these; what they were summed up from stands behind them. */
  get leftOver(): LeftOver {
    const { revenue, costs } = this.reading
    return costs.medido
      ? {
          after: 'do extrato',
          origem: 'Faturamento menos os custos de um mês, pelo extrato',
          inputs: [revenue?.fact, this.total],
          behind: costs.medido.entradas,
        }
      : {
          after: 'informados',
          origem: 'Faturamento menos os custos em reais do diagnóstico',
          inputs: [revenue?.fact, this.total, ...this.costFacts],
          behind: [],
        }
  }

  /** 'calculado' where every input is exact. */
  kind(...estimated: boolean[]): 'calculado' | 'estimado' {
    return this.reading.revenue?.exact === false || estimated.includes(true) ? 'estimado' : 'calculado'
  }

  /** Whether costs that seem fixed by their name come with each sale. */
  get paysPerSale(): boolean {
    const { items } = this.reading.costs
    return this.groups.some(({ varia, itens }) => varia !== true && itens.some((place) => items[place]!.porVenda))
  }

  /** Her own pay is among the costs, by itself or within the payroll. */
  get paysOwner(): boolean {
    return namesHerPay(this.reading.costs)
  }

  group(id: CostGroupId): CostGroup | undefined {
    return this.groups.find((group) => group.id === id)
  }

  /** The sum of a group; its items are among `costFacts`. */
  groupFact({ id, nome, valor, itens }: CostGroup): Fact {
    const facts = itens.map((index) => this.costFacts[index]!)
    return {
      id: `custo_grupo.${id}`,
      rotulo: `Custos com ${nome.replace(/^(?:os|as|o|a) /, '')}`,
      valor,
      unidade: 'R$/mês',
      tipo: itens.length > 1 ? 'calculado' : 'informado',
      origem: 'Diagnóstico, pergunta “Principais custos”',
      ...(itens.length > 1 && {
        formula: `${facts.map((fact) => `${fact.rotulo.replace(/^Custo: /, '')} ${money(Number(fact.valor))}`).join(' + ')} = ${money(valor)}`,
      }),
      entradas: facts.map(({ id }) => id),
    }
  }

  groupFacts(group: CostGroup): Fact[] {
    const items = group.itens.map((index) => this.costFacts[index]!)
    const { revenue } = this.reading
    return [
      this.groupFact(group),
      ...items,
      ...(revenue && items.some(({ entradas }) => entradas) ? [revenue.fact] : []),
    ]
  }

  /** The first amount on a subject that is so today; wishes and the past don't count. */
  amount(subject: Subject | readonly Subject[], unit: Unit | readonly Unit[]): Amount | undefined {
    const wanted = (list: string | readonly string[], value: string) =>
      typeof list === 'string' ? list === value : list.includes(value)
    return this.amounts.itens.find(
      ({ assunto, unidade, tempo, valor }) =>
        tempo === 'hoje' && valor > 0 && wanted(subject, assunto) && wanted(unit, unidade),
    )
  }

  /** What she wrote, as a fact: a range counts with its middle. */
  amountFact(amount: Amount, rotulo: string, unidade: string, value = amountValue(amount)): Fact {
    const place = this.amounts.itens.indexOf(amount)
    const range = amount.ate !== amount.valor
    const origem = `${askedIn(amount.campo)}: “${amount.trecho}”`
    return {
      id: `texto.${amount.campo}.${place}`,
      rotulo,
      valor: value,
      unidade,
      tipo: range || value !== amountValue(amount) ? 'estimado' : 'informado',
      origem,
      ...(range
        ? { formula: `Meio do que você escreveu: ${formatNumber(amount.valor, 2)} a ${formatNumber(amount.ate, 2)}` }
        : value !== amountValue(amount) && { formula: `Convertido de “${amount.trecho}”` }),
    }
  }

  /** The middle of the band that she answered; null: not asked, not answered or not a figure. */
  band(question: string, rotulo: string, unidade: string): Fact | null {
    const answer = this.reading.answers[question]
    const bands = ANSWER_BANDS[question]
    if (typeof answer !== 'string' || !bands || !Object.hasOwn(bands, answer)) return null
    const valor = bands[answer]!
    return {
      id: `faixa.${question}`,
      rotulo,
      valor,
      unidade,
      tipo: 'estimado',
      origem: askedIn(question),
      formula: `Estimado pela faixa “${answer}”: usamos ${formatNumber(valor, 2)}${unidade.startsWith('%') ? '%' : ` ${unidade}`}`,
    }
  }
}

const sourcesOfReading = new WeakMap<Reading, Sources>()

/** The same for all figures of one company. */
export function sourcesOf(reading: Reading): Sources {
  const known = sourcesOfReading.get(reading)
  if (known) return known
  const sources = new Sources(reading)
  sourcesOfReading.set(reading, sources)
  return sources
}

export const amountValue = ({ valor, ate }: Amount) => (valor + ate) / 2

/** Reais a month of an amount in reais; null: said by the hour. */
export function monthly(amount: Amount): number | null {
  const times = PER_MONTH[amount.por ?? 'mes']
  return times === 0 ? null : round2(amountValue(amount) * times)
}

/** Days of an amount in days, weeks, months or years. */
export const inDays = (amount: Amount): number => Math.round(amountValue(amount) * (DAYS_OF[amount.unidade] ?? 1))

interface Account {
  id: string
  rotulo: string
  valor: number
  unidade: string
  tipo: Fact['tipo']
  origem: string
  formula: string
}

/** A computed figure; its fact lists the ids of its inputs, and not of those `behind` them. */
export function computed(
  account: Account,
  inputs: readonly (Fact | null | undefined)[],
  text: (fact: Fact) => Text,
  behind: readonly Fact[] = [],
): MeasuredFigure {
  const entradas = inputs.filter((fact) => fact !== null && fact !== undefined)
  const fact: Fact = { ...account, entradas: [...new Set(entradas.map(({ id }) => id))] }
  return { fact, entradas: [...entradas, ...behind], text: text(fact) }
}

/** Three digits, as all computed reais. */
export const reais = roundMoney
