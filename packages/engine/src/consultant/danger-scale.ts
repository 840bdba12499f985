import { BIASES, WEIGHTS } from './danger-weights.data.ts'

/** What a question may speak of, as the weights are ordered; 'none' first. */
export const SCALES = [
  'none',
  'despair',
  'health',
  'agronomy',
  'bribery',
  'labour',
  'assets',
  'evasion',
  'consumer',
  'data',
  'crime',
  'threat',
] as const
type Row = readonly number[]

/** What a group of words is known by among the weights: it changes with its words. */
export function nameOfGroup(words: string): string {
  let hash = 0x811c9dc5
  for (let n = 0; n < words.length; n++) hash = Math.imul(hash ^ words.charCodeAt(n), 0x01000193) >>> 0
  return hash.toString(36)
}

/** How far each hit counts: many hits in a long text weigh less each. */
const SHARE = 3
export const shareOf = (hits: number) => SHARE / Math.sqrt(Math.max(1, hits))

/** How much the groups that a text holds speak for each of `SCALES`. */
export function weigh(rows: readonly (Row | undefined)[], biases: Row = BIASES): number[] {
  const share = shareOf(rows.length)
  return SCALES.map((_, kind) => biases[kind]! + share * rows.reduce((sum, row) => sum + (row?.[kind] ?? 0), 0))
}

const rows = new Map<string, Row | undefined>()

function rowOf(words: string): Row | undefined {
  const known = rows.get(words)
  if (known || rows.has(words)) return known
  const row = WEIGHTS[nameOfGroup(words)]
  rows.set(words, row)
  return row
}

/** How much words speak for a kind; `weigh-danger` learned it. Groups that came after say nothing, and help is no kind of danger. */
export function kindWeights(words: readonly string[]): (kind: string) => number {
  const weights = weigh(words.map(rowOf).filter((row) => row !== undefined))
  return (kind) => weights[(SCALES as readonly string[]).indexOf(kind)] ?? Number.NEGATIVE_INFINITY
}
