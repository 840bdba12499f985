import type { Known } from '#src/consultant/company.ts'
import type { Unit } from '#src/consultant/composed/units.ts'
import type { Draft } from '#src/consultant/draft.ts'
import { join } from '#src/facts/fact-book.ts'
import { type Asked, askedEach, askedOf } from './asked.ts'
import type { Solved } from './field.ts'
import { lackDraft, missingFor } from './missing.ts'
import { APART } from './particular.ts'
import type { Quantity } from './quantity.ts'
import { readLedger } from './reader.ts'
import { solve } from './solve.ts'
import { draftOf, sheetOf, wordsOf } from './tell.ts'
import { plainText } from './text.ts'
import { quantitiesIn, worth } from './tree.ts'

/** What a sum came to: another may be asked of it. */
export interface Result {
  kind: Quantity['kind']
  value: number
  unit: Unit
  wish: Asked['wish']
}
const resultOf = ({ kind, value, unit, wish }: Solved): Result => ({
  kind,
  value: Math.round(value * 100) / 100,
  unit,
  wish,
})

/** The numbers of a conversation's last sum, and what was asked of them. */
export interface FlowMemory {
  quantities: readonly Quantity[]
  asked: Asked
  /** Where several figures are asked for at once; no follow-up needs them. */
  each?: readonly Asked[]
}

export interface FlowSum {
  draft: Draft
  memory: FlowMemory
  /** How many numbers it takes, and what comes of them. */
  numbers: number
  value: number | null
  /** The figure by itself, for what is asked of it next. */
  result?: Result
  /** Its words told the whole course of the sum. */
  told?: boolean
}

/** What a message says for a sum; null: it asks for no figure, or a number of it can't be told. */
export function readFlow(question: string): FlowMemory | null {
  const text = plainText(question)
  const asked = askedOf(text)
  if (!asked) return null
  const each = askedEach(text)
  const nouns = [asked, ...each].flatMap(({ one, thing }) => [one, thing]).flatMap((noun) => noun ?? [])
  const ledger = readLedger(question, [...new Set(nouns)])
  return (
    ledger && {
      quantities: ledger.quantities,
      asked: meant(asked, ledger.quantities),
      ...(each.length > 1 && { each }),
    }
  )
}

/** 'Custo por bolco', where blocks are counted. */
function meant(asked: Asked, all: readonly Quantity[]): Asked {
  const nouns = new Set(all.flatMap(({ unit }) => Object.keys(unit)))
  const { one } = asked
  if (one === null || one.length < LEAST_TYPED || nouns.has(one)) return asked
  const near = [...nouns].filter((noun) => isTypedFor(one, noun))
  return near.length === 1 ? { ...asked, one: near[0]! } : asked
}
const LEAST_TYPED = 4
/** Two letters that changed places, or one letter more, less or other. */
function isTypedFor(a: string, b: string): boolean {
  if (b.length < LEAST_TYPED || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [x, y] = [a.slice(from), b.slice(from)]
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    x === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  )
}

export const told = (known: Known, solved: Solved, memory: FlowMemory, others: readonly Solved[] = []): FlowSum => {
  const trees = [solved, ...others].flatMap(({ tree, also }) => [tree, ...also.map(({ tree: part }) => part)])
  const sheet = sheetOf(known, memory.asked.text, trees)
  const first = wordsOf(sheet, solved)
  const more = others.map((other, n) => wordsOf(sheet, other, `_${n + 2}`))
  const said = {
    ...first,
    answer: join([first.answer, ...more.map(({ answer }) => answer)], ' '),
    lines: [...first.lines, ...more.flatMap(({ lines }) => lines)],
  }
  const used = new Set([solved, ...others].flatMap(({ tree }) => [...quantitiesIn(tree)].map(({ id }) => id)))
  return {
    draft: draftOf(sheet, said, solved),
    memory,
    numbers: used.size,
    value: solved.value,
    result: resultOf(solved),
    ...(solved.told && { told: true }),
  }
}

const NEAR = 1e-6
/** Each figure that is asked for; null: the first of them doesn't come out. */
function solveEach({ quantities, asked, each }: FlowMemory): readonly Solved[] | null {
  const figures = each && each.length > 1 ? each : [asked]
  const first = solve(quantities, figures[0]!) ?? (figures.length > 1 ? solve(quantities, asked) : null)
  if (!first) return null
  const found = [first]
  for (const figure of figures.slice(1)) {
    const next = solve(quantities, figure)
    const values = found.flatMap(({ value, also }) => [value, ...also.map(({ tree }) => worth(tree))])
    if (next && !values.some((value) => Math.abs(value - next.value) < NEAR)) found.push(next)
  }
  return found
}

/** The sum, or the question for the one number that it lacks; null: neither. */
export function flowOrLack(known: Known, flow: FlowMemory): FlowSum | null {
  const sum = flowSum(known, flow)
  if (sum) return sum
  const missing = APART.test(flow.asked.whole) && flow.asked.share ? null : missingFor(flow.quantities, flow.asked)
  return missing === null ? null : { draft: lackDraft(missing), memory: flow, numbers: 0, value: null }
}

/** The one sum that the numbers of a message make; null: none, or more than one. */
export function flowSum(known: Known, flow: FlowMemory): FlowSum | null {
  const solved = solveEach(flow)
  return solved && told(known, solved[0]!, flow, solved.slice(1))
}
