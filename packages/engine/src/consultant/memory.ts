import { ACTIONS } from '#src/library/actions.ts'
import { PROBLEM_CARDS } from '#src/problems/cards.ts'
import { type Account, readAccount } from './account/account.ts'
import { CALCULATORS } from './calculators.data.ts'
import { isHeardId } from './danger.ts'
import { type Estimate, readEstimate } from './estimates/estimate.ts'
import type { FlowMemory, Result } from './flows/flow-sum.ts'
import { readFlowMemory, readResult } from './flows/stored.ts'
import { GUIDES } from './guides/guides.ts'
import { isLoan, type Loan } from './loan-reader.ts'
import { readSale, type Sale } from './sales/sale.ts'
import { readStakes, type Stakes } from './stake-reader.ts'
import { THEMES } from './themes/themes.ts'
import { WISHES, type Wish } from './themes/types.ts'

/** What advice was about: enough to write it again with the figures of today. */
export type Subject =
  | { kind: 'card'; id: string }
  | { kind: 'rule'; rule: string; entry?: string }
  | { kind: 'danger'; id: string }
  | { kind: 'guide'; id: string }
  | { kind: 'theme'; id: string; wish: Wish }
  | { kind: 'overview' }

/** A sum with the numbers that were said for it. */
export interface SumMemory {
  id: string
  /** By slot, in the slot's unit. */
  values: Readonly<Record<string, number>>
  /** Folded words of the question that asked for it: how a rate or a margin was meant. */
  words: string
  /** The slot that was asked for; null: the sum is done. */
  missing: string | null
  /** The slot that was filled last. */
  newest: string | null
}

/** What is remembered of a conversation. */
export interface Memory {
  /** What the last answer was: a follow-up is about that. */
  focus: 'sum' | 'advice' | null
  subject: Subject | null
  /** Step that was spoken of last, from 0. */
  step: number
  sum: SumMemory | null
  /** Every number of the last sum by what it is of. */
  flow: FlowMemory | null
  /** What is sold at what price, cost and number, where the last sums were of that. */
  sale: Sale | null
  /** The lines of a job that is offered, where the last sums were of that. */
  estimate: Estimate | null
  /** The last sum as a tree over her numbers, whatever read it. */
  account: Account | null
  /** What the last sum came to. */
  result: Result | null
  /** Numbers that mean the same in every sum, by slot. */
  numbers: Readonly<Record<string, number>>
  /** Amounts of what advice is on, by what they are. */
  stakes: Stakes
  /** Subjects between which the last answer let her choose. */
  choices: readonly Subject[]
  /** The loan that was spoken of last. */
  loan: Loan | null
  /** Her last messages on what is spoken of, in order. */
  said: readonly string[]
  /** Steps that were told, each by a number that stands for it. */
  steps: readonly number[]
}

export const NO_MEMORY: Memory = {
  focus: null,
  subject: null,
  step: 0,
  sum: null,
  flow: null,
  sale: null,
  estimate: null,
  account: null,
  result: null,
  numbers: {},
  stakes: {},
  choices: [],
  loan: null,
  said: [],
  steps: [],
}
export const MOST_CHOICES = 3
const MOST_SAID = 4
/** The first message and the newest. */
export const saidWith = (said: readonly string[], message: string): string[] => {
  const all = [...said, remembered(message)]
  return all.length <= MOST_SAID ? all : [all[0]!, ...all.slice(1 - MOST_SAID)]
}
const MOST_STEPS = 24
/** The newest steps, each once. */
export const stepsWith = (steps: readonly number[], told: readonly number[]): number[] =>
  [...new Set([...steps, ...told])].slice(-MOST_STEPS)
const MOST_WORDS = 300
export const remembered = (words: string) => words.slice(0, MOST_WORDS)

type Stored = Record<string, unknown>
const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readSubject(stored: unknown): Subject | null {
  if (!isObject(stored)) return null
  const id = text(stored.id)
  switch (stored.kind) {
    case 'overview':
      return { kind: 'overview' }
    case 'card':
      return PROBLEM_CARDS.some((card) => card.id === id) ? { kind: 'card', id } : null
    case 'danger':
      return isHeardId(id) ? { kind: 'danger', id } : null
    case 'guide':
      return GUIDES.has(id) ? { kind: 'guide', id } : null
    case 'theme': {
      const wish = WISHES.find((one) => one === stored.wish)
      return wish && THEMES.has(id) ? { kind: 'theme', id, wish } : null
    }
    case 'rule': {
      const entry = text(stored.entry)
      const rule = text(stored.rule)
      return ACTIONS.has(rule) ? { kind: 'rule', rule, ...(entry && { entry }) } : null
    }
    default:
      return null
  }
}

/** Until three subjects could be offered, a choice was stored as the name of a rule. */
const readChoice = (stored: unknown) =>
  readSubject(typeof stored === 'string' ? { kind: 'rule', rule: stored } : stored)

const readNumbers = (stored: unknown): Record<string, number> =>
  isObject(stored)
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
    : {}

function readSum(stored: unknown): SumMemory | null {
  if (!isObject(stored) || !isObject(stored.values)) return null
  const calculator = CALCULATORS.find(({ id }) => id === stored.id)
  if (!calculator) return null
  const slots = new Set(calculator.slots.map(({ id }) => id))
  const values = Object.entries(readNumbers(stored.values)).filter(([id]) => slots.has(id))
  const slot = (value: unknown) => (slots.has(text(value)) ? text(value) : null)
  return {
    id: calculator.id,
    values: Object.fromEntries(values),
    words: remembered(text(stored.words)),
    missing: slot(stored.missing),
    newest: slot(stored.newest),
  }
}

/** Whatever was stored: what this version doesn't know is forgotten. */
export function readMemory(stored: unknown): Memory {
  if (!isObject(stored)) return NO_MEMORY
  const focus = stored.focus
  const step = Number(stored.step)
  const choices = Array.isArray(stored.choices) ? stored.choices : []
  return {
    focus: focus === 'sum' || focus === 'advice' ? focus : null,
    subject: readSubject(stored.subject),
    step: Number.isInteger(step) && step >= 0 ? step : 0,
    sum: readSum(stored.sum),
    flow: readFlowMemory(stored.flow),
    sale: readSale(stored.sale),
    estimate: readEstimate(stored.estimate),
    account: readAccount(stored.account),
    result: readResult(stored.result),
    numbers: readNumbers(stored.numbers),
    stakes: readStakes(readNumbers(stored.stakes)),
    choices: choices.flatMap((choice) => readChoice(choice) ?? []).slice(0, MOST_CHOICES),
    loan: isLoan(stored.loan) ? { amount: stored.loan.amount, times: stored.loan.times, part: stored.loan.part } : null,
    said: (Array.isArray(stored.said) ? stored.said : []).map(text).filter(Boolean).map(remembered).slice(0, MOST_SAID),
    steps: stepsWith([], (Array.isArray(stored.steps) ? stored.steps : []).filter(Number.isInteger)),
  }
}
