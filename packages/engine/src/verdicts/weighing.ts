import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { type FactBook, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { ruleFact } from '#src/facts/figures.ts'
import { sobra_mes } from '#src/measures/cash.ts'
import { fixedAndVariable, ponto_equilibrio } from '#src/measures/costs.ts'
import {
  askedIn,
  type MeasuredFigure,
  money,
  percent,
  reais,
  round1,
  round2,
  type Sources,
} from '#src/measures/measured.ts'
import { custo_hora, custo_vaga, HOURS_A_MONTH } from '#src/measures/people.ts'
import type { CostGroupId } from '#src/reading/cost-groups.ts'
import { worksAlone } from '#src/reading/input.ts'
import type { MoneyRole } from '#src/reading/money-role.ts'
import { type Said, type SceneField, sceneOf } from '#src/reading/scene.ts'
import type { Heard } from './hearing.ts'

export type Unit = 'R$' | 'R$/mês' | '%' | 'meses' | 'dias' | 'horas' | ''

/** A figure that stands in a sentence as it is. */
export interface Num extends Mention {
  value: number
  unit: Unit
}

/** A number of hers where she wrote it, with the folded words up to its neighbours. */
export interface Spot {
  said: Said
  before: string
  after: string
  /** The number before it in its sentence; null: none. */
  previous: Spot | null
  field: SceneField
  /** Sentences away from the one in which the decision is heard; far: of another answer. */
  away: number
}

export interface Wanted {
  before?: RegExp
  after?: RegExp
  not?: RegExp
  kinds?: string
  min?: number
  max?: number
  /** Most sentences away; absent: anywhere. */
  away?: number
  /** What it may be beside nothing known; absent: anything. */
  roles?: readonly MoneyRole[]
}

const OTHER_FIELD = 50
const TOKEN = /[RNPHD]\d{1,3}(?!\d)/g

const SHOWN: Record<Unit, (value: number) => string> = {
  R$: (value) => money(Math.abs(value)),
  'R$/mês': (value) => money(Math.abs(value)),
  '%': percent,
  meses: (value) => `${formatNumber(value, 1)} ${Math.abs(value) < 2 ? 'mês' : 'meses'}`,
  dias: (value) => `${formatNumber(value)} ${value === 1 ? 'dia' : 'dias'}`,
  horas: (value) => `${formatNumber(value, 1)} ${value < 2 ? 'hora' : 'horas'}`,
  '': (value) => formatNumber(value, 1),
}

/** 'Ofereceram 480 mil pela minha': nothing that is counted stands behind it. */
const isBareSum = ({ said, after }: Spot): boolean =>
  said.kind === 'N' &&
  said.role !== 'contagem' &&
  said.value >= 1_000 &&
  /^ *(?:$|,|pel[oa]|em |e |por |pra |para |que |a vista|agora|so |mas |de uma|n[oa] |do banco|emprestad)/.test(after)

/** A number of hers as a fact. */
const factOf = ({ said }: Spot, unit: Unit, rotulo: string): Fact => ({
  id: `veredito.dito.${said.at}`,
  rotulo,
  valor: said.value,
  unidade: unit,
  tipo: said.range ? 'estimado' : 'informado',
  origem: askedIn(said.field),
  ...(said.range && { formula: `Meio do que você escreveu: ${formatNumber(said.value, 2)}` }),
})

/** 'De 190 consultas marcadas', '40 litro por dia': so many of them, and no reais. */
export const isCounted = ({ said, after }: Pick<Spot, 'said' | 'after'>): boolean =>
  said.kind === 'N' && OF_THINGS.test(after)
const OF_THINGS =
  /^ (?!(?:mais|menos|reais|contos|pilas|mensais|brutos|limpos|livres|todos|depois|antes|anos|meses|dias|horas|vezes)\b)[a-z]{4,}s\b|^ ?(?:litro|kg|kilo|quilo|peca|unidade|caixa|saca|duzia|metro)s? (?:por|ao|a cada|no) (?:dia|semana|mes)\b/

/** Without a part of each sale left, no rule of three with it holds. */
const LEAST_KEPT = 5
const MOST_UNKNOWN = 0.3
const SELLS_HOURS = new Set(['Serviços', 'Tecnologia', 'Saúde', 'Educação'])

/** What is known of the company, and the numbers of hers around one decision. */
export class Weighing {
  readonly book: FactBook
  readonly sources: Sources
  readonly heard: Heard
  /** Why growth comes after the problem that she has; null: nothing speaks against it. */
  readonly hold: boolean
  /** Her sentence and its neighbours, folded. */
  readonly around: string
  readonly spots: readonly Spot[]
  private readonly used = new Set<Said>()
  private made = 0
  private readonly computed = new Map<string, Num | null>()

  constructor(book: FactBook, sources: Sources, heard: Heard, hold: boolean) {
    this.book = book
    this.sources = sources
    this.heard = heard
    this.hold = hold
    const { sentences, said } = sceneOf(sources.reading.form)
    const own = sentences.filter(({ field }) => field === heard.field)
    this.around = own
      .slice(Math.max(0, heard.sentence - 1), heard.sentence + 2)
      .map(({ text }) => text)
      .join('; ')
    const places = new Map(own.map((sentence, place) => [sentence, place]))
    this.spots = sentences
      .flatMap((sentence) => {
        const place = places.get(sentence)
        const away = place === undefined ? OTHER_FIELD : Math.abs(place - heard.sentence)
        const tokens = [...sentence.text.matchAll(TOKEN)]
        let previous: Spot | null = null
        return tokens.flatMap(({ 0: token, index }, at): Spot[] => {
          const one = said[Number(token.slice(1))]
          const last = tokens[at - 1]
          if (!one) return []
          const spot: Spot = {
            said: one,
            before: sentence.text.slice(last ? last.index + last[0].length : 0, index),
            after: sentence.text.slice(index + token.length, tokens[at + 1]?.index),
            previous,
            field: sentence.field,
            away,
          }
          previous = spot
          return [spot]
        })
      })
      .sort((a, b) => a.away - b.away)
  }

  /** Known already, as a figure of the sentence. */
  known(fact: Fact, unit: Unit, entradas: readonly Fact[] = []): Num {
    for (const one of entradas) this.book.add(one)
    const value = Number(fact.valor)
    return { ...this.book.mention(fact, SHOWN[unit](value)), value, unit }
  }

  private figure(figure: MeasuredFigure | null, unit: Unit): Num | null {
    return figure && typeof figure.fact.valor === 'number' ? this.known(figure.fact, unit, figure.entradas) : null
  }

  private once(name: string, compute: () => Num | null): Num | null {
    const found = this.computed.get(name)
    if (found !== undefined) return found
    const made = compute()
    this.computed.set(name, made)
    return made
  }

  get revenue(): Num | null {
    const { revenue } = this.sources.reading
    return revenue && this.known(revenue.fact, 'R$/mês')
  }

  /** What is left of a month, below zero where it doesn't pay its costs; null: not known. */
  get left(): Num | null {
    return this.once('left', () => this.figure(sobra_mes(this.sources), 'R$/mês'))
  }

  get breakEven(): Num | null {
    return this.once('even', () => this.figure(ponto_equilibrio(this.sources), 'R$/mês'))
  }

  /** What one hour of the team costs; of who works alone, what hers leaves. */
  get hour(): Num {
    const own = worksAlone(this.sources.reading) ? this.ownHour : null
    return own ?? this.figure(custo_hora(this.sources), 'R$')!
  }

  /** What an hour of the owner leaves; null: nothing is left, or it isn't known. */
  get ownHour(): Num | null {
    const { left } = this
    return left && left.value > 0
      ? this.once('hour', () =>
          this.make(
            'R$',
            'O que uma hora sua deixa',
            round2(left.value / HOURS_A_MONTH),
            `${left.text} ÷ ${HOURS_A_MONTH} h`,
            [left],
          ),
        )
      : null
  }

  /** What one more person costs a month, by the payroll. */
  get person(): Num | null {
    return this.figure(custo_vaga(this.sources), 'R$/mês')
  }

  group(id: CostGroupId): Num | null {
    const group = this.sources.group(id)
    if (!group) return null
    const [fact, ...items] = this.sources.groupFacts(group)
    return this.known(fact!, 'R$/mês', items)
  }

  /** All named costs of a month. */
  get costs(): Num | null {
    const { total, costFacts } = this.sources
    return total && this.known(total, 'R$/mês', costFacts)
  }

  /** What a sale leaves after the costs that come with it, in percent; null: not known, or hardly anything. */
  get kept(): Num | null {
    return this.sources.total === null ? null : this.listedKept
  }

  /** The same by the costs that she listed, where the app that she speaks of isn't among them. */
  get listedKept(): Num | null {
    return this.once('kept', () => this.keptOfSale())
  }

  /** Said where `kept` isn't known: who listed her costs has it, she only has to part them. */
  get unknownCost(): string {
    return this.sources.reading.costs.items.length > 0
      ? 'que sai da sua lista: some só os custos que crescem com a venda e divida pelo que vende no mês'
      : 'o número que falta aqui'
  }

  private keptOfSale(): Num | null {
    const { sources } = this
    const { revenue, segment } = sources.reading
    const sums = fixedAndVariable(sources)
    if (!revenue || !sums) return null
    const { fixed, variable, unknown } = sums
    if (variable === 0 && !SELLS_HOURS.has(segment)) return null
    if (unknown > (fixed + variable + unknown) * MOST_UNKNOWN) return null
    const value = round1((1 - variable / revenue.value) * 100)
    if (value < LEAST_KEPT || value > 100) return null
    const groups = sources.groups.filter(({ varia }) => varia === true)
    const inputs = groups.map((group) => this.group(group.id)!)
    const month = this.revenue!
    const costs = inputs.length === 0 ? money(0) : inputs.map(({ text }) => text).join(' + ')
    return this.make(
      '%',
      'O que fica de cada venda depois dos custos que vêm com ela',
      value,
      `1 − ${inputs.length > 1 ? `(${costs})` : costs} ÷ ${month.text}`,
      [...inputs, month],
    )
  }

  /** The first number of hers that fits, the nearest sentence first; each is taken once. */
  pick(wanted: Wanted): Spot | null {
    const {
      before,
      after,
      not,
      roles,
      kinds = 'R',
      min = 0,
      max = Number.POSITIVE_INFINITY,
      away = OTHER_FIELD,
    } = wanted
    return (
      this.spots.find(
        (spot) =>
          spot.away <= away &&
          (kinds.includes(spot.said.kind) || (kinds === 'R' && isBareSum(spot))) &&
          spot.said.value >= min &&
          spot.said.value <= max &&
          !this.used.has(spot.said) &&
          !(kinds === 'RN' && isCounted(spot)) &&
          (spot.said.role !== 'contagem' || kinds === 'N') &&
          (roles === undefined || spot.said.role === null || roles.includes(spot.said.role)) &&
          (before === undefined || before.test(spot.before)) &&
          (after === undefined || after.test(spot.after)) &&
          !not?.test(`${spot.before.slice(-30)}#${spot.after.slice(0, 30)}`),
      ) ?? null
    )
  }

  /** A number of hers as a figure. */
  take(spot: Spot | null, unit: Unit, rotulo: string): Num | null {
    if (!spot) return null
    const { said } = spot
    this.used.add(said)
    return this.known(factOf(spot, unit, rotulo), unit)
  }

  said(unit: Unit, rotulo: string, ...ways: readonly Wanted[]): Num | null {
    for (const way of ways) {
      const found = this.pick(way)
      if (!found) continue
      const isOther = this.sources.isContradicted({ fact: factOf(found, unit, rotulo), entradas: [] })
      return isOther ? null : this.take(found, unit, rotulo)
    }
    return null
  }

  /** A figure computed from others; `formula` is what stands before its '='. */
  make(unit: Unit, rotulo: string, value: number, formula: string, inputs: readonly (Num | null)[]): Num {
    const entradas = inputs.filter((one) => one !== null)
    const fact: Fact = {
      id: `veredito.${this.heard.id}.${this.made++}`,
      rotulo,
      valor: value,
      unidade: unit,
      tipo: 'estimado',
      origem: 'Conta sobre a decisão que você pesa',
      formula: `${formula} = ${SHOWN[unit](value)}`,
      entradas: [...new Set(entradas.map(({ fact: id }) => id))],
    }
    return this.known(fact, unit)
  }

  /** A number that the product sets. */
  rule(id: string, rotulo: string, value: number, unit: Unit): Num {
    return this.known(ruleFact(`veredito.${id}`, rotulo, value, unit), unit)
  }

  /** The sales that it takes to keep so much a month; null: what a sale leaves isn't known. */
  salesFor(month: Num, rotulo = 'Vendas a mais por mês que pagam isso'): Num | null {
    const { kept } = this
    return (
      kept &&
      this.make('R$/mês', rotulo, reais(month.value / (kept.value / 100)), `${month.text} ÷ ${kept.text}`, [
        month,
        kept,
      ])
    )
  }

  share(part: Num, whole: Num, rotulo: string): Num {
    return this.make('%', rotulo, round1((part.value / Math.abs(whole.value)) * 100), `${part.text} ÷ ${whole.text}`, [
      part,
      whole,
    ])
  }

  monthsOf(sum: Num, month: Num, rotulo: string): Num {
    return this.make('meses', rotulo, round1(sum.value / Math.abs(month.value)), `${sum.text} ÷ ${month.text}`, [
      sum,
      month,
    ])
  }

  minus(a: Num, b: Num, unit: Unit, rotulo: string): Num {
    return this.make(unit, rotulo, round2(a.value - b.value), `${a.text} − ${b.text}`, [a, b])
  }

  /** `sum` times a count that the product sets, or divided by it. */
  times(sum: Num, count: number, unit: Unit, rotulo: string): Num {
    return this.make(unit, rotulo, reais(sum.value * count), `${count} × ${sum.text}`, [sum])
  }

  over(sum: Num, count: number, unit: Unit, rotulo: string): Num {
    return this.make(unit, rotulo, reais(sum.value / count), `${sum.text} ÷ ${count}`, [sum])
  }

  /** Half of what is left: what an instalment may take. */
  get room(): Num | null {
    const { left } = this
    return left && left.value > 0
      ? this.once('room', () => this.over(left, 2, 'R$/mês', 'Metade do que sobra no mês'))
      : null
  }
}

/** ', e hoje sobram R$ 2.000': what the month leaves beside what a decision takes; '' where it isn't known. */
export const besideLeft = ({ left }: Weighing): Text =>
  left
    ? left.value > 0
      ? say`, e hoje sobram ${left}`
      : left.value === 0
        ? say`, e hoje não sobra nada`
        : say`, e hoje já faltam ${left}`
    : say``

/** '; hoje sobram R$ 2.000': the same as a clause of its own. */
export const todayLeft = ({ left }: Weighing): Text =>
  left
    ? left.value > 0
      ? say`; hoje sobram ${left}`
      : left.value === 0
        ? say`; e hoje não sobra nada`
        : say`; e hoje já faltam ${left}`
    : say``
