import { join, say, type Text } from '#src/facts/fact-book.ts'
import { type Span, text as t } from '#src/measures/asked/asked.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Any, Case } from './case.ts'
import type { Held } from './held.ts'

/** Reais of one time or of every month, with the account they come of. */
export interface Sum {
  value: Value<'R$'> | Value<'R$/mês'>
  account: Text
  /** It is made of several. */
  made: boolean
}

/** What a sum is of: once, or every day, week, month or year. */
export type Time = Span | 'vez'

export const PER: Readonly<Record<Time, string>> = {
  vez: '',
  dia: ' por dia',
  semana: ' por semana',
  mes: ' por mês',
  ano: ' por ano',
}
const SPANS: ReadonlySet<string> = new Set(['dia', 'semana', 'mes', 'ano'])

/** The one time that all these are of; of several times: a month; null: none of them comes again. */
export function timeOf(helds: readonly Held[]): Span | null {
  const spans = new Set(helds.flatMap(({ period }) => (SPANS.has(period) ? [period as Span] : [])))
  return spans.size === 0 ? null : spans.size === 1 ? [...spans][0]! : 'mes'
}

/** 'R$ 720', or 'falta de R$ 80' */
export const orLack = (value: Any, lack = 'falta de'): Text =>
  value.number < 0 ? say`${lack} ${t(value)}` : say`${t(value)}`

export const reaisIn = (c: Case, held: Held, time: Time, rotulo: string): Value<'R$'> | Value<'R$/mês'> =>
  time === 'mes' ? c.monthly(held, rotulo) : c.reais(held, rotulo)

/** 'Ou': one of them, not both. */
const CHOICE = /\b(?:ou|nov[oa]|usad[oa]|contra|em vez|ja (?:o|a)|outr[oa]|segund[oa])\b/

/** 'Um custa 1.890, ou o outro 990': they aren't paid together. */
export const isChoice = (helds: readonly Held[]): boolean =>
  helds.some(({ at }, n) => n > 0 && (CHOICE.test(at.before.slice(-60)) || at.sentence !== helds[n - 1]!.at.sentence))

/** All of them together; null: none, or one of them is chosen. */
export function togetherOf(c: Case, helds: readonly Held[], time: Time, rotulo: string): Sum | null {
  const values = helds.map((held) => reaisIn(c, held, time, rotulo))
  const [first] = values
  if (!first || isChoice(helds)) return null
  if (values.length === 1) return { value: first, account: say`${t(first)}`, made: false }
  const account = join(
    values.map((one) => say`${t(one)}`),
    ' + ',
  )
  const number = values.reduce((sum, one) => sum + one.number, 0)
  return { value: c.make(first.kind, `${rotulo}, ao todo`, number, account, values), account, made: true }
}

/** What is left of one sum after another. */
export function lessOf(c: Case, from: Sum, taken: Sum | null, rotulo: string): Sum {
  if (!taken) return from
  const account = say`${from.account} − ${taken.made ? say`(${taken.account})` : taken.account}`
  const number = from.value.number - taken.value.number
  return { value: c.make(from.value.kind, rotulo, number, account, [from.value, taken.value]), account, made: true }
}

/** Both together. */
export function plusOf(c: Case, one: Sum, other: Sum, rotulo: string): Sum {
  const account = say`${one.account} + ${other.account}`
  const number = one.value.number + other.value.number
  return { value: c.make(one.value.kind, rotulo, number, account, [one.value, other.value]), account, made: true }
}

/** A part of it. */
export function partOfSum(c: Case, sum: Sum, rate: Value<'%'>, rotulo: string): Sum {
  const whole = sum.made ? say`(${sum.account})` : sum.account
  return { value: c.portion(rate, sum.value as Value<'R$'>, rotulo), account: say`${whole} × ${t(rate)}`, made: true }
}

/** What one brings, with how that is reckoned. */
export interface Each {
  value: Value<'R$'>
  terms: Text
  made: boolean
}

/** So many of them: how many, and what they come to. */
export function timesOf(c: Case, { value: each, terms, made }: Each, many: Counted, time: Time, rotulo: string): Sum {
  const account = say`${many.text} × ${made ? say`(${terms})` : t(each)}`
  const kind = time === 'mes' ? 'R$/mês' : 'R$'
  return {
    value: c.make(kind, rotulo, many.value.number * each.number, account, [many.value, each]),
    account,
    made: true,
  }
}

interface Counted {
  value: Value<'qtd'>
  text: Text
}

/** How many in that time; of more than today, those above them. */
export function countIn(c: Case, many: Held, now: Held | undefined, time: Time): Counted {
  const of = (held: Held) => (time === 'mes' ? c.manyMonthly(held, 'Quantos') : c.count(held, 'Quantos'))
  const all = of(many)
  const plain = { value: all, text: c.many(all, many) }
  if (!now || now.period !== many.period || c.saysMore(many)) return plain
  const today = of(now)
  if (all.number <= today.number) return plain
  const account = say`${t(all)} − ${t(today)}`
  return {
    value: c.make('qtd', 'Quantos a mais', all.number - today.number, account, [all, today]),
    text: say`(${account})`,
  }
}
