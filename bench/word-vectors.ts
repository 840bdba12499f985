/** Learns what words mean from the company that they keep: pointwise mutual information, brought to few numbers by its largest singular vectors. */
import { writeFileSync } from 'node:fs'
import { MIDDLE, stemsIn, WHOLE, type WordTable } from '@norteia/engine/retrieval/word-vectors'
import { chances } from './chances.ts'
import { inBase64 } from './in-base64.ts'

export interface WordLessons {
  texts: Iterable<string>
  /** Numbers that stand for a word. */
  width: number
  /** A word that is met less often is left out. */
  least: number
}

const LEAST_WORDS = 3
/** The commonest words are the company by which the others are known. */
const COMPANY = 4000
/** So near each other, the order of words counts; within more, that they stand together. */
const ORDERED = 2
const TOGETHER = 6
/** Rare company says less than its count. */
const SMOOTH = 0.75
const ROUNDS = 5
/** A word this common counts half of one that is rare. */
const COMMON = 4e-3
const SENTENCE = /[.;:!?\n\t]/

type Row = readonly (readonly [company: number, information: number])[]
type Matrix = Float64Array[]

function wordsOf(sentences: readonly (readonly string[])[], least: number): [word: string, count: number][] {
  const counts = new Map<string, number>()
  for (const said of sentences) for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= least).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
}

/** How often each word stands with each of the common ones: before it, after it, near it. */
function companyOf(sentences: readonly (readonly string[])[], numbers: ReadonlyMap<string, number>, common: number) {
  const rows: Map<number, number>[] = Array.from(numbers, () => new Map())
  for (const said of sentences) {
    const ids = said.map((word) => numbers.get(word) ?? -1)
    ids.forEach((id, at) => {
      if (id < 0) return
      const row = rows[id]!
      const put = (company: number, count: number) => row.set(company, (row.get(company) ?? 0) + count)
      for (let far = -TOGETHER; far <= TOGETHER; far++) {
        const other = ids[at + far]
        if (far === 0 || other === undefined || other < 0 || other >= common) continue
        if (Math.abs(far) <= ORDERED) put(other + (far < 0 ? 0 : common), 1 / Math.abs(far))
        put(other + 2 * common, 1)
      }
    })
  }
  return rows
}

/** What a word tells of its company beyond chance, where that is more. */
function informationIn(rows: readonly ReadonlyMap<number, number>[], width: number): Row[] {
  const company = new Float64Array(width)
  for (const row of rows) for (const [at, count] of row) company[at]! += count
  for (let at = 0; at < width; at++) company[at] = company[at]! ** SMOOTH
  const all = company.reduce((sum, count) => sum + count, 0)
  return rows.map((row) => {
    const own = [...row.values()].reduce((sum, count) => sum + count, 0)
    return [...row]
      .map(([at, count]) => [at, Math.log(count / own / (company[at]! / all))] as const)
      .filter(([, information]) => information > 0)
  })
}

/** Makes the columns stand at right angles, each of length 1. */
function straighten(matrix: Matrix, width: number): void {
  for (let k = 0; k < width; k++) {
    for (let j = 0; j < k; j++) {
      const shared = matrix.reduce((sum, row) => sum + row[k]! * row[j]!, 0)
      for (const row of matrix) row[k]! -= shared * row[j]!
    }
    const length = Math.sqrt(matrix.reduce((sum, row) => sum + row[k]! * row[k]!, 0)) || 1
    for (const row of matrix) row[k]! /= length
  }
}

/** The rows in the few directions in which they differ most. */
function directions(rows: readonly Row[], company: number, width: number): Matrix {
  const chance = chances(7)
  let across: Matrix = Array.from({ length: company }, () => Float64Array.from({ length: width }, () => chance() - 0.5))
  let down: Matrix = []
  for (let round = 0; round < ROUNDS; round++) {
    straighten(across, width)
    down = rows.map((row) => {
      const sums = new Float64Array(width)
      for (const [at, information] of row) for (let k = 0; k < width; k++) sums[k]! += information * across[at]![k]!
      return sums
    })
    straighten(down, width)
    across = Array.from({ length: company }, () => new Float64Array(width))
    rows.forEach((row, n) => {
      for (const [at, information] of row) for (let k = 0; k < width; k++) across[at]![k]! += information * down[n]![k]!
    })
  }
  const sizes = Array.from({ length: width }, (_, k) => Math.sqrt(across.reduce((sum, row) => sum + row[k]! ** 2, 0)))
  return down.map((row) => row.map((number, k) => number * Math.sqrt(sizes[k]!)))
}

/** Two numbers in a byte, the largest of a word as 7. */
function packed(matrix: Matrix): Buffer {
  const halves = matrix.flatMap((row) => {
    const most = Math.max(...row.map(Math.abs)) || 1
    return [...row].map((number) => Math.round((number / most) * (MIDDLE - 1)) + MIDDLE)
  })
  return Buffer.from(Array.from({ length: halves.length / 2 }, (_, n) => halves[2 * n]! | (halves[2 * n + 1]! << 4)))
}

export function learnWords({ texts, width, least }: WordLessons): WordTable {
  const sentences: string[][] = []
  for (const text of new Set(texts))
    for (const sentence of text.split(SENTENCE)) {
      const said = stemsIn(sentence)
      if (said.length >= LEAST_WORDS) sentences.push(said)
    }
  const words = wordsOf(sentences, least)
  const numbers = new Map(words.map(([word], n) => [word, n]))
  const common = Math.min(words.length, COMPANY)
  const rows = informationIn(companyOf(sentences, numbers, common), 3 * common)
  const all = sentences.reduce((sum, said) => sum + said.length, 0)
  console.log(`${sentences.length} sentences, ${all} words, ${words.length} of them learned`)
  const counts = words.map(([, count]) => Math.round((WHOLE * COMMON) / (COMMON + count / all)))
  return {
    names: inBase64(Buffer.from(words.map(([word]) => word).join(' '))),
    counts: inBase64(Buffer.from(counts)),
    rows: inBase64(packed(directions(rows, 3 * common, width))),
  }
}

/** Writes the table as a module of the engine. */
export function writeWords(to: URL, command: string, { names, counts, rows }: WordTable): void {
  writeFileSync(
    to,
    `import type { WordTable } from './word-vectors.ts'

/** Learned by \`${command}\` from the texts of the project. */
export const WORDS: WordTable = {
  names: \`
${names}
\`,
  counts: \`
${counts}
\`,
  rows: \`
${rows}
\`,
}
`,
  )
}
