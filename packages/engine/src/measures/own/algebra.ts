import type { Fact } from '@norteia/contracts/analysis'
import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { formatNumber } from '@norteia/contracts/format'
import type { MeasureId } from '#src/measures/measure-ids.ts'
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
import type { Period } from '#src/reading/amounts.ts'
import { challengeQuantities, quantitiesIn } from '#src/reading/quantities.ts'
import type { Quantity } from '#src/reading/quantity-place.ts'

/** Kinds of values; sums keep them apart, so that no price is added to a count. */
export type Kind = 'R$' | 'R$/mês' | 'R$/ano' | 'qtd' | '%' | 'horas' | 'dias' | 'meses'

/** A value with its fact and every fact that it rests on. */
export interface Value<K extends Kind> {
  kind: K
  number: number
  fact: Fact
  inputs: readonly Fact[]
}

/** What an improvement of a sum brings: by her own goal, else by half. */
export interface OwnGain {
  value: number
  formula: string
  inputs: readonly Fact[]
  rotulo: string
  /** Comes back once, instead of every month. */
  once: boolean
  /** What has to be paid first, beside the plan's own purchases. */
  needs?: Fact
}

/** A sum of her own numbers. */
export interface OwnSum {
  figure: MeasuredFigure
  /** Figures that would say the same again. */
  says: readonly MeasureId[]
  gain?: OwnGain
  proves?: Proof
}

/**
 * What a sum shows beyond doubt, whatever she calls it: each one sold costs more than it brings; most of what comes in is one
 * buyer's; another asks less, and she weighs to follow.
 */
export type Proof = 'preço abaixo do custo' | 'um comprador só' | 'concorrente mais barato'

const SHOWN: Record<Kind, (value: number) => string> = {
  R$: money,
  'R$/mês': money,
  'R$/ano': money,
  '%': percent,
  qtd: (value) => formatNumber(value, 1),
  horas: (value) => formatNumber(value, 1),
  dias: (value) => formatNumber(value),
  meses: (value) => formatNumber(value, 1),
}
const write = ({ kind, number }: Pick<Value<Kind>, 'kind' | 'number'>): string => SHOWN[kind](number)

const DAYS_OPEN = 26
/** Cows, hens and fish rest on no day. */
export const DAYS_OF_FARM = 30

/** 'Vendo noventa mil por mês que me custa 55 mil': of a month, not of one. */
const isTotal = ({ role, value, period, noun }: Quantity, revenue: number): boolean =>
  (role === 'preco' || role === 'custo') &&
  (value > revenue / 3 ||
    (period !== null && period !== 'mes' && noun === '') ||
    (period === 'mes' && noun === '' && value > revenue / 20))

/** 'abro 26 dias', '22 dias no mês', '12 por dia (22 dias)', 'de seg a sexta' */
function openDays(text: string): number | null {
  const found =
    /\babr(?:o|imos) (\d{1,2}) dias|(\d{1,2}) dias (?:no|por|ao) m[eê]s|por dia,? \(?(\d{1,2}) dias\b/i.exec(text)
  const days = found ? Number(found[1] ?? found[2] ?? found[3]) : 0
  if (days >= 4 && days <= 31) return days
  return WEEKDAYS.test(text) ? DAYS_OF_WEEKDAYS : null
}
const WEEKDAYS = /\bseg(?:unda)?(?:-feira)? (?:a|à|ate|até|ateh) sex(?:ta)?\b/i
const DAYS_OF_WEEKDAYS = 22

const challengeOf = (form: FormAnswers): readonly Quantity[] =>
  form.main_challenge.length > MAX_TEXT
    ? quantitiesIn(form.main_challenge.slice(0, MAX_TEXT))
    : challengeQuantities(form)

const FLOW_ROLES: ReadonlySet<Quantity['role']> = new Set(['preco', 'base', 'cabe', 'vende'])

/** Prices and totals that only the way of working tells; in sentences of their own. */
function lacking(challenge: readonly Quantity[], flow: string, revenue: number): Quantity[] {
  const told = new Set(challenge.map(({ role }) => role))
  return quantitiesIn(flow.slice(0, MAX_TEXT))
    .filter((one) => FLOW_ROLES.has(one.role) && !told.has(one.role) && !isTotal(one, revenue))
    .map((one) => ({
      ...one,
      sentence: one.sentence + OTHER_TEXT,
      start: one.start + MAX_TEXT,
      end: one.end + MAX_TEXT,
    }))
}
const OTHER_TEXT = 1_000

const ORIGIN = 'Conta com os números que você escreveu'

/** Reads her answers into typed quantities once, and computes with them: every result is a fact with its formula. */
export class Own {
  readonly sources: Sources
  readonly said: readonly Quantity[]
  readonly wished: readonly Quantity[]
  /** Of the way of working: what her challenge doesn't say. */
  private readonly flow: readonly Quantity[]
  /** Days of sale in a month: her own, else the product's hypothesis. */
  readonly openDays: number
  private made = 0
  private readonly facts = new Map<Quantity, Fact>()

  constructor(sources: Sources) {
    this.sources = sources
    const { form } = sources.reading
    const revenue = sources.revenue ?? Number.POSITIVE_INFINITY
    const challenge = challengeOf(form).map((one) => (isTotal(one, revenue) ? { ...one, role: null } : one))
    this.flow = challenge.length === 0 ? [] : lacking(challenge, form.operational_flow, revenue)
    this.said = [...challenge, ...this.flow]
    this.openDays = openDays(form.main_challenge) ?? DAYS_OPEN
    this.wished = quantitiesIn(form.future_goals.slice(0, MAX_TEXT))
  }

  /** The first quantity of a role in her challenge. */
  first(role: Quantity['role'], unit?: Quantity['unit']): Quantity | undefined {
    return this.said.find((one) => one.role === role && (unit === undefined || one.unit === unit))
  }

  /** A number of hers. */
  of<K extends Kind>(kind: K, quantity: Quantity, rotulo: string, number = quantity.value): Value<K> {
    const known = this.facts.get(quantity)
    const campo = this.wished.includes(quantity)
      ? 'future_goals'
      : this.flow.includes(quantity)
        ? 'operational_flow'
        : 'main_challenge'
    const place = (campo === 'future_goals' ? this.wished : this.said).indexOf(quantity)
    const fact = known ?? {
      id: `texto.${campo}.numero.${place}`,
      rotulo,
      valor: number,
      unidade: kind === 'qtd' ? '' : kind,
      tipo: 'informado' as const,
      origem: askedIn(campo),
    }
    this.facts.set(quantity, fact)
    return { kind, number, fact, inputs: [] }
  }

  /** A value that something else has measured. */
  known<K extends Kind>(kind: K, fact: Fact, inputs: readonly Fact[] = []): Value<K> {
    return { kind, number: Number(fact.valor), fact, inputs }
  }

  /** A computed value; `formula` is what stands before its '='. */
  make<K extends Kind>(
    kind: K,
    rotulo: string,
    number: number,
    formula: string,
    of: readonly Value<Kind>[],
    tipo: Fact['tipo'] = 'calculado',
  ): Value<K> {
    const inputs = [...new Set(of.flatMap((value) => [value.fact, ...value.inputs]))]
    const estimated = tipo === 'estimado' || of.some(({ fact }) => fact.tipo === 'estimado')
    const fact: Fact = {
      id: `medida.conta_dela.${this.made++}`,
      rotulo,
      valor: number,
      unidade: kind === 'qtd' ? '' : kind,
      tipo: estimated ? 'estimado' : 'calculado',
      origem: ORIGIN,
      formula: `${formula} = ${SHOWN[kind](number)}`,
      entradas: of.map(({ fact }) => fact.id),
    }
    return { kind, number, fact, inputs }
  }

  minus<K extends Kind>(a: Value<K>, b: Value<NoInfer<K>>, rotulo: string): Value<K> {
    return this.make(a.kind, rotulo, round2(a.number - b.number), `${write(a)} − ${write(b)}`, [a, b])
  }

  plus<K extends Kind>(a: Value<K>, b: Value<NoInfer<K>>, rotulo: string): Value<K> {
    return this.make(a.kind, rotulo, round2(a.number + b.number), `${write(a)} + ${write(b)}`, [a, b])
  }

  times<K extends 'R$' | 'R$/mês' | 'R$/ano'>(
    count: Value<'qtd'>,
    each: Value<'R$'>,
    rotulo: string,
    kind: K,
  ): Value<K> {
    return this.make(kind, rotulo, round2(count.number * each.number), `${write(count)} × ${write(each)}`, [
      count,
      each,
    ])
  }

  over<K extends 'R$' | 'R$/mês'>(a: Value<K>, by: Value<'qtd' | 'horas'>, rotulo: string): Value<'R$'> {
    return this.make('R$', rotulo, round2(a.number / by.number), `${write(a)} ÷ ${write(by)}`, [a, by])
  }

  /** How many of `each` a sum is. */
  fits(sum: Value<'R$' | 'R$/mês'>, each: Value<'R$'>, rotulo: string): Value<'qtd'> {
    return this.make('qtd', rotulo, Math.round(sum.number / each.number), `${write(sum)} ÷ ${write(each)}`, [sum, each])
  }

  share<K extends Kind>(part: Value<K>, whole: Value<NoInfer<K>>, rotulo: string): Value<'%'> {
    return this.make('%', rotulo, round1((part.number / whole.number) * 100), `${write(part)} ÷ ${write(whole)}`, [
      part,
      whole,
    ])
  }

  monthsOf(sum: Value<'R$'>, month: Value<'R$/mês'>, rotulo: string): Value<'meses'> {
    return this.make('meses', rotulo, round1(sum.number / month.number), `${write(sum)} ÷ ${write(month)}`, [
      sum,
      month,
    ])
  }

  /** Reais in days of a month's sales. */
  daysOf(sum: Value<'R$'>, month: Value<'R$/mês'>, rotulo: string): Value<'dias'> {
    return this.make(
      'dias',
      rotulo,
      Math.round((sum.number / month.number) * 30),
      `${write(sum)} ÷ ${write(month)} × 30`,
      [sum, month],
    )
  }

  /** 'De cada dez, três', of sixty: so many. */
  outOf(part: Value<'qtd'>, whole: Value<'qtd'>, of: Value<'qtd'>, rotulo: string): Value<'qtd'> {
    const number = round1((of.number * part.number) / whole.number)
    return this.make('qtd', rotulo, number, `${write(of)} × ${write(part)} ÷ ${write(whole)}`, [part, whole, of])
  }

  /** What a percentage of a sum is. */
  portion(rate: Value<'%'>, of: Value<'R$'>, rotulo: string): Value<'R$'> {
    return this.make('R$', rotulo, round2((of.number * rate.number) / 100), `${write(rate)} × ${write(of)}`, [rate, of])
  }

  /** What a percentage of a month is. */
  part(rate: Value<'%'>, of: Value<'R$/mês'>, rotulo: string): Value<'R$/mês'> {
    return this.make('R$/mês', rotulo, reais((of.number * rate.number) / 100), `${write(rate)} × ${write(of)}`, [
      rate,
      of,
    ])
  }

  /** Reais of a month, out of those of a day, a week or a year. */
  aMonth(value: Value<'R$'>, period: Period, rotulo: string): Value<'R$/mês'> {
    const [times, text] = this.timesOf(period)
    if (times === 1) return { ...value, kind: 'R$/mês' }
    return this.make('R$/mês', rotulo, reais(value.number * times), `${write(value)}${text}`, [value], 'estimado')
  }

  /** How many of a month. */
  countOf(value: Value<'qtd'>, period: Period, rotulo: string): Value<'qtd'> {
    const [times, text] = this.timesOf(period)
    if (times === 1) return value
    return this.make('qtd', rotulo, Math.round(value.number * times), `${write(value)}${text}`, [value], 'estimado')
  }

  private timesOf(period: Period): readonly [number, string] {
    const days = this.sources.reading.segment === 'Agronegócio' ? DAYS_OF_FARM : this.openDays
    if (period === 'dia') return [days, ` × ${days} dias`]
    if (period === 'semana') return [52 / 12, ' × 52 ÷ 12']
    return period === 'ano' ? [1 / 12, ' ÷ 12'] : [1, '']
  }

  aYear(month: Value<'R$/mês'>, rotulo: string): Value<'R$/ano'> {
    return this.make('R$/ano', rotulo, round2(month.number * 12), `${write(month)} × 12`, [month])
  }

  /** Ends a sum: its first value is what decides, the others stand beside it. */
  sum(
    main: Value<Kind>,
    others: readonly (Value<Kind> | null | undefined)[],
    text: MeasuredFigure['text'],
    says: readonly MeasureId[],
    gain?: OwnGain,
  ): OwnSum {
    const all = [main, ...others.filter((value) => value !== null && value !== undefined)]
    const entradas = [
      ...new Map(all.flatMap(({ fact, inputs }) => [fact, ...inputs]).map((fact) => [fact.id, fact])).values(),
    ]
    return {
      figure: { fact: main.fact, entradas: entradas.filter(({ id }) => id !== main.fact.id), text },
      says,
      ...(gain && { gain }),
    }
  }

  /** The month's revenue; null: not known. */
  get revenue(): Value<'R$/mês'> | null {
    const { revenue } = this.sources.reading
    return revenue && this.known('R$/mês', revenue.fact)
  }

  /** All named costs of a month; null: none. */
  get costs(): Value<'R$/mês'> | null {
    const { total, costFacts } = this.sources
    return total && this.known('R$/mês', total, costFacts)
  }

  /** The part of a sale that its own costs leave, 0 to 1; null: not known. */
  get contribution(): number | null {
    const { groups, reading } = this.sources
    if (!reading.revenue || reading.costs.items.length < 2) return null
    const variable = groups.filter(({ varia }) => varia === true).reduce((sum, { valor }) => sum + valor, 0)
    const part = 1 - variable / reading.revenue.value
    return part > 0.05 && part <= 1 ? part : null
  }
}

const MAX_TEXT = 2_000
