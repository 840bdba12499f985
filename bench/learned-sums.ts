/** Learns how the sums of texts are done with their numbers; `consultant/weigh-sums.ts` and `owners/weigh-accounts.ts` say from which lines. */
import { writeFileSync } from 'node:fs'
import type { Reading, Readings } from '@norteia/engine/consultant/word-sums/lattice'
import { outcomesOf } from '@norteia/engine/consultant/word-sums/learned'
import { NAMES, nameOf, placeOf } from '@norteia/engine/consultant/word-sums/names'
import { type AnyWeighed, sharesOf, weigh } from '@norteia/engine/consultant/word-sums/weighed'
import type { Line } from './consultant/sums.ts'
import { inBase64 } from './in-base64.ts'

const ROUNDS = 6
const RATE = 0.01
/** How much slower each round learns. */
const SLOWER = 0.3
const DECAY = 1e-4
/** Features that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.3
/** Features that so few lines have are left out. */
const LEAST_SEEN = 2
export const FOLDS = 5
const NEAR = 1e-6

let state = 12_345
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const isSame = (a: number, b: number) =>
  Number.isNaN(a) ? Number.isNaN(b) : Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(b))

export interface Case {
  line: Line
  read: Readings
  right: Uint8Array
}

const isExact = (value: number, { values = [] }: Line): boolean =>
  values.some((one) => Math.abs(Math.abs(one) - value) <= CENT)

const isRight = ({ value, shape }: Reading, line: Line): boolean => {
  if (line.never) return !shape || !isTold(value, shape.id, line.never)
  if (line.exact) return shape !== undefined && isExact(value, line)
  if (line.values) return shape !== undefined && isTold(value, shape.id, line.values)
  return isSame(value, line.value) && (!shape?.kind || shape.kind === line.kind)
}

export const caseOf = (line: Line, read: Readings): Case => ({
  line,
  read,
  right: Uint8Array.from(read.readings, (reading) => (isRight(reading, line) ? 1 : 0)),
})

const CENT = 0.0051
const ROUNDED = 0.01
const [DAYS_OPEN, WEEKS] = [26, 52 / 12]
/** Whether a result, or what it comes to in a month, is one of those that are told. */
const isTold = (value: number, id: string, told: readonly number[]): boolean =>
  [
    value,
    value * DAYS_OPEN,
    value * WEEKS,
    value / 12,
    ...(id.includes('30') ? [(value * DAYS_OPEN) / 30] : []),
    ...(/(?<!\d)4(?!\d)/.test(id) ? [(value * WEEKS) / 4] : []),
  ].some((one) => told.some((other) => Math.abs(one - Math.abs(other)) <= Math.max(0.05, Math.abs(other) * ROUNDED)))

export interface Weights {
  values: Float32Array
}

/** Ways to read a text, and which of them are right. */
interface Taught {
  read: AnyWeighed
  right: Uint8Array
}
export function learn(cases: readonly Taught[], rounds = ROUNDS): Weights {
  const values = new Float32Array(NAMES)
  const all = cases.filter(({ right }) => right.includes(1))
  const counts = new Uint8Array(NAMES)
  for (const { read } of all)
    for (const place of new Set(read.cells.flatMap(({ features }) => [...features].map(placeOf))))
      if (counts[place]! < 9) counts[place]!++
  for (const { read } of all)
    for (const cell of read.cells)
      cell.features = cell.features.filter((feature) => counts[placeOf(feature)]! >= LEAST_SEEN)
  for (let round = 0; round < rounds; round++) {
    for (let n = all.length - 1; n > 0; n--) {
      const other = Math.floor(chance() * (n + 1))
      ;[all[n], all[other]] = [all[other]!, all[n]!]
    }
    for (const { read, right } of all) {
      const salt = Math.floor(chance() * 2 ** 31)
      const kept = (feature: number) => ((Math.imul(feature ^ salt, 0x9e3779b1) >>> 16) & 1023) >= DROPPED * 1024
      weigh(read, (feature) => (kept(feature) ? values[placeOf(feature)]! : 0))
      const shares = sharesOf(read)
      let good = 0
      for (const [n, share] of shares.entries()) good += right[n] ? share : 0
      for (const cell of read.cells) cell.pull = 0
      for (const group of read.groups) group.pull = 0
      read.readings.forEach(({ groups }, n) => {
        const pull = (right[n] ? shares[n]! / Math.max(good, 1e-12) : 0) - shares[n]!
        if (Math.abs(pull) > 1e-5) for (const group of groups) group.pull += pull
      })
      for (const { cells, pull } of read.groups) if (pull !== 0) for (const cell of cells) cell.pull += pull
      for (const { pull: all, features, scale } of read.cells) {
        const pull = all * scale
        if (Math.abs(pull) < 1e-4) continue
        for (const feature of features) {
          if (!kept(feature)) continue
          const place = placeOf(feature)
          const slope = pull - DECAY * values[place]!
          values[place]! += (RATE * slope) / (1 + round * SLOWER)
        }
      }
    }
  }
  return { values }
}

interface Guess {
  line: Line
  value: number
  share: number
  /** The share of its kind among readings of the same result. */
  ofKind: number
  shape: string
  right: boolean
  reach: boolean
}

function guess({ line, read, right }: Case, { values }: Weights): Guess {
  weigh(read, (feature) => values[placeOf(feature)]!)
  const { value, share, ofKind, reading } = outcomesOf(read)[0]!
  return {
    line,
    value,
    share,
    ofKind,
    shape: reading.shape?.id ?? '',
    right: line.exact ? isExact(value, line) : isSame(value, line.value),
    reach: right.includes(1),
  }
}

const foldOf = (line: Line) => (nameOf(line.text.replace(/[^a-z]/gi, '').slice(0, 40)) >>> 3) % FOLDS

export type CasesOf = (taught: readonly Line[], lines: readonly Line[]) => Case[]

/** Read with all features, sums are too great by those that were dropped while learning. */
export const CALM = 1 - DROPPED

/** What is read in each line of so many fifths by what the others teach. */
export function apart(lines: readonly Line[], casesOf: CasesOf, folds: number): Guess[] {
  return Array.from({ length: folds }, (_, fold) => {
    const taught = lines.filter((line) => foldOf(line) !== fold)
    const { values } = learn(casesOf(taught, taught))
    const weights = { values: values.map((value) => value * CALM) }
    return casesOf(
      taught,
      lines.filter((line) => foldOf(line) === fold),
    ).map((one) => guess(one, weights))
  }).flat()
}

const isSum = ({ line }: Guess) => line.shape !== '' || line.exact === true

export function report(all: readonly Guess[]): void {
  const sums = all.filter(isSum)
  const none = all.filter((one) => !isSum(one))
  for (const source of ['', ...new Set(all.map(({ line }) => line.source))]) {
    const of = sums.filter(({ line }) => source === '' || line.source === source)
    console.log(
      source || 'all',
      of.length,
      'reach',
      of.filter(({ reach }) => reach).length,
      'right',
      of.filter(({ right }) => right).length,
    )
  }
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
    const told = all.filter(({ share, value }) => share >= least && !Number.isNaN(value))
    const right = told.filter(({ right: one }) => one).length
    console.log(
      `>= ${least}: told ${told.length}/${sums.length}, right ${right}, wrong ${told.length - right} (${((100 * (told.length - right)) / told.length).toFixed(1)}%), of none ${told.filter((one) => !isSum(one)).length}/${none.length}`,
    )
  }
}

/** Weights are kept as whole numbers of this. */
const STEP = 1 / 192
/** Weights that are kept: four bytes each, in base64 five. */
const MOST_FEATURES = 120_000

/** Writes the weights as data of the engine, the heaviest of them. */
export function store(file: URL, made: string, shapes: readonly string[], { values }: Weights): void {
  const all = [...values.entries()]
    .map(([place, value]) => [place, Math.max(-127, Math.min(127, Math.round((value * CALM) / STEP)))] as const)
    .filter(([, value]) => value !== 0)
  const heaviest = all
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_FEATURES)
    .sort(([a], [b]) => a - b)
  console.log(`${heaviest.length} features of ${all.length}`)
  const known = shapes.length === 0 ? '' : `export const SHAPES =\n  '${shapes.join(' ')}'\n`
  writeFileSync(
    file,
    `/** ${made} */
export const STEP = 1 / ${Math.round(1 / STEP)}
${known}/** Three bytes for each feature, in order and in base64. */
export const FEATURES = \`
${inBase64(Buffer.from(heaviest.flatMap(([place]) => [place >> 16, (place >> 8) & 255, place & 255])))}
\`
/** A byte for each feature: whole numbers of \`STEP\`. */
export const WEIGHTS = \`
${inBase64(Buffer.from(Int8Array.from(heaviest.map(([, value]) => value)).buffer))}
\`
`,
  )
}
