import type { Known } from '#src/consultant/company.ts'
import type { Draft } from '#src/consultant/draft.ts'
import { type Asked, askedOf } from './asked.ts'
import type { Solved } from './field.ts'
import { lackDraft, missingFor } from './missing.ts'
import type { Quantity } from './quantity.ts'
import { readLedger } from './reader.ts'
import { solve } from './solve.ts'
import { draftOf, sheetOf, wordsOf } from './tell.ts'
import { plainText } from './text.ts'
import { quantitiesIn } from './tree.ts'

/** The numbers of a conversation's last sum, and what was asked of them. */
export interface FlowMemory {
  quantities: readonly Quantity[]
  asked: Asked
}

export interface FlowSum {
  draft: Draft
  memory: FlowMemory
  /** How many numbers it takes, and what comes of them. */
  numbers: number
  value: number | null
}

/** What a message says for a sum; null: it asks for no figure, or a number of it can't be told. */
export function readFlow(question: string): FlowMemory | null {
  const asked = askedOf(plainText(question))
  if (!asked) return null
  const nouns = [asked.one, asked.thing].flatMap((noun) => noun ?? [])
  const ledger = readLedger(question, nouns)
  return ledger && { quantities: ledger.quantities, asked }
}

export const told = (known: Known, solved: Solved, memory: FlowMemory): FlowSum => {
  const sheet = sheetOf(known, memory.asked.text, [solved.tree, ...solved.also.map(({ tree }) => tree)])
  return {
    draft: draftOf(sheet, wordsOf(sheet, solved), solved.kind),
    memory,
    numbers: quantitiesIn(solved.tree).size,
    value: solved.value,
  }
}

/** The sum, or the question for the one number that it lacks; null: neither. */
export function flowOrLack(known: Known, flow: FlowMemory): FlowSum | null {
  const sum = flowSum(known, flow)
  if (sum) return sum
  const missing = missingFor(flow.quantities, flow.asked)
  return missing === null ? null : { draft: lackDraft(missing), memory: flow, numbers: 0, value: null }
}

/** The one sum that the numbers of a message make; null: none, or more than one. */
export function flowSum(known: Known, flow: FlowMemory): FlowSum | null {
  const solved = solve(flow.quantities, flow.asked)
  return solved && told(known, solved, flow)
}
