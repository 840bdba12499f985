import type { Fact } from '@norteia/contracts/analysis'
import { figure } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { count, percent } from '#src/consultant/sum-numbers.ts'
import { type Mention, say, type Text } from '#src/facts/fact-book.ts'

/** A part of a sum as it is written, with what it rests on. */
export interface Amount {
  value: number
  text: Text
  plain: string
  inputs: readonly Fact[]
  /** How loosely its parts hang together: a sum in a product needs brackets. */
  binds: 1 | 2 | 3
}

const written = (fact: Fact) =>
  fact.unidade.startsWith('R$')
    ? figure(fact)
    : fact.unidade === '%'
      ? percent(Number(fact.valor))
      : count(Number(fact.valor))

const single = (value: number, shown: Mention, fact: readonly Fact[]): Amount => ({
  value,
  text: say`${shown}`,
  plain: shown.text,
  inputs: fact,
  binds: 3,
})

/** A number of the question. */
export function said(sheet: Sheet, slot: string): Amount {
  const fact = sheet.fact(slot)
  return single(Number(fact.valor), sheet.show(fact, written(fact)), [fact])
}

/** A number that everybody knows: months of a year, kilos of an arroba. */
export const known = (sheet: Sheet, id: string, name: string, value: number): Amount =>
  single(value, sheet.rule(id, name, value, count(value)), [])

const wrap = ({ text, plain, binds }: Amount, least: number) =>
  binds < least ? { text: say`(${text})`, plain: `(${plain})` } : { text, plain }

function joined(a: Amount, b: Amount, mark: '+' | '−' | '×' | '÷', value: number): Amount {
  const binds = mark === '+' || mark === '−' ? 1 : 2
  const left = wrap(a, binds)
  const right = wrap(b, mark === '−' || mark === '÷' ? binds + 1 : binds)
  return {
    value,
    text: say`${left.text} ${mark} ${right.text}`,
    plain: `${left.plain} ${mark} ${right.plain}`,
    inputs: [...a.inputs, ...b.inputs],
    binds,
  }
}

export const plus = (a: Amount, b: Amount) => joined(a, b, '+', a.value + b.value)
export const minus = (a: Amount, b: Amount) => joined(a, b, '−', a.value - b.value)
export const times = (a: Amount, b: Amount) => joined(a, b, '×', a.value * b.value)
export const over = (a: Amount, b: Amount) => joined(a, b, '÷', a.value / b.value)
/** `b` in per cent of `a` */
export const partOf = (a: Amount, b: Amount) => joined(a, b, '×', (a.value * b.value) / 100)
/** `a` without `b` per cent of it */
export const without = (a: Amount, b: Amount): Amount => ({
  ...joined(a, b, '−', a.value * (1 - b.value / 100)),
  binds: 1,
})

/** `a` with `b` per cent of it on top */
export const withPart = (a: Amount, b: Amount): Amount => ({
  ...joined(a, b, '+', a.value * (1 + b.value / 100)),
  binds: 1,
})

export const added = (all: readonly Amount[]): Amount => all.reduce(plus)

/** What a part of the sum comes to, with a name of its own. */
export interface Found {
  fact: Fact
  shown: Mention
  value: number
  /** As the next part of the sum writes it. */
  amount: Amount
  /** '3 × R$ 4 = R$ 12' */
  line: Text
}

export function found(sheet: Sheet, id: string, name: string, unit: string, amount: Amount): Found {
  const fact = sheet.result(id, name, amount.value, unit, amount.plain, amount.inputs)
  const exact = Math.round(amount.value * 100) / 100
  const shown = sheet.show(fact, unit.startsWith('R$') ? figure(fact) : unit === '%' ? percent(exact) : count(exact))
  const sign = amount.value < 0 && unit.startsWith('R$') ? '−' : ''
  return {
    fact,
    shown,
    value: amount.value,
    amount: single(amount.value, shown, [fact]),
    line: say`${amount.text} = ${sign}${shown}`,
  }
}

/** The answer of a sum: its lines one after the other. */
export function worked(last: Found, answer: Text, next: Text, ...before: readonly Found[]): Worked {
  const lines = [...before, last].map(({ line }) => line)
  return { result: last.fact, said: answer, formula: say`${lines.reduce((all, line) => say`${all}; ${line}`)}.`, next }
}

/** Those of the numbers that the question holds. */
export const those = (sheet: Sheet, ...ids: string[]): Amount[] =>
  ids.filter((id) => sheet.has(id)).map((id) => said(sheet, id))
