/** Learns how the sums of texts are done with their numbers; `consultant/weigh-sums.ts` and `owners/weigh-accounts.ts` say from which lines. */
import { type Readings, sharesOf, weigh } from '@norteia/engine/consultant/word-sums/lattice'
import { NAMES, nameOf, placeOf } from '@norteia/engine/consultant/word-sums/names'
import type { Line } from './consultant/sums.ts'

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

/** `kinds`: whether the kind has to be right too. */
export const caseOf = (line: Line, read: Readings): Case => ({
  line,
  read,
  right: Uint8Array.from(read.readings, ({ value, shape }) =>
    isSame(value, line.value) && (!shape?.kind || shape.kind === line.kind) ? 1 : 0,
  ),
})

export interface Weights {
  values: Float32Array
}

export function learn(cases: readonly Case[]): Weights {
  const values = new Float32Array(NAMES)
  const all = cases.filter(({ right }) => right.includes(1))
  const counts = new Uint8Array(NAMES)
  for (const { read } of all)
    for (const place of new Set(read.cells.flatMap(({ features }) => [...features].map(placeOf))))
      if (counts[place]! < 9) counts[place]!++
  for (const { read } of all)
    for (const cell of read.cells)
      cell.features = cell.features.filter((feature) => counts[placeOf(feature)]! >= LEAST_SEEN)
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = all.length - 1; n > 0; n--) {
      const other = Math.floor(chance() * (n + 1))
      ;[all[n], all[other]] = [all[other]!, all[n]!]
    }
    const salt = Math.floor(chance() * 2 ** 31)
    for (const { read, right } of all) {
      const kept = (feature: number) => ((Math.imul(feature ^ salt, 0x9e3779b1) >>> 16) & 1023) >= DROPPED * 1024
      weigh(read, (feature) => (kept(feature) ? values[placeOf(feature)]! : 0))
      const shares = sharesOf(read)
      let good = 0
      for (const [n, share] of shares.entries()) good += right[n] ? share : 0
      for (const cell of read.cells) cell.pull = 0
      read.readings.forEach(({ cells }, n) => {
        const pull = (right[n] ? shares[n]! / Math.max(good, 1e-12) : 0) - shares[n]!
        if (Math.abs(pull) > 1e-5) for (const cell of cells) cell.pull += pull
      })
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
  margin: number
  none: number
  shape: string
  right: boolean
  reach: boolean
  /** Shares by result. */
  all: Record<string, number>
}

function guess({ line, read, right }: Case, { values }: Weights): Guess {
  weigh(read, (feature) => values[placeOf(feature)]!)
  const shares = sharesOf(read)
  const sums: { value: number; share: number; shape: string; kind: string; most: number }[] = []
  const by = new Map<string, (typeof sums)[number]>()
  read.readings.forEach(({ value, shape }, n) => {
    const kind = shape?.kind ?? ''
    const key = kind + value.toPrecision(7)
    const one = by.get(key)
    if (!one) by.set(key, { value, share: shares[n]!, shape: shape?.id ?? '', kind, most: shares[n]! })
    else {
      one.share += shares[n]!
      if (shares[n]! > one.most) Object.assign(one, { most: shares[n]!, shape: shape?.id ?? '' })
    }
  })
  sums.push(...[...by.values()].sort((a, b) => b.share - a.share))
  const [first, second] = sums
  return {
    line,
    value: first!.value,
    share: first!.share,
    margin: first!.share - (second?.share ?? 0),
    none: by.get('NaN')?.share ?? 0,
    shape: first!.shape,
    right: isSame(first!.value, line.value) && (!first!.kind || first!.kind === line.kind),
    reach: right.includes(1),
    all: Object.fromEntries(sums.slice(0, 40).map(({ value, share }) => [value, share])),
  }
}

const foldOf = (line: Line) => (nameOf(line.text.replace(/[^a-z]/gi, '').slice(0, 40)) >>> 3) % FOLDS

export type CasesOf = (taught: readonly Line[], lines: readonly Line[]) => Case[]

/** What is read in each line of so many fifths by what the others teach. */
export function apart(lines: readonly Line[], casesOf: CasesOf, folds: number): Guess[] {
  return Array.from({ length: folds }, (_, fold) => {
    const taught = lines.filter((line) => foldOf(line) !== fold)
    const weights = learn(casesOf(taught, taught))
    return casesOf(
      taught,
      lines.filter((line) => foldOf(line) === fold),
    ).map((one) => guess(one, weights))
  }).flat()
}

export function report(all: readonly Guess[]): void {
  const sums = all.filter(({ line }) => line.shape !== '')
  const none = all.filter(({ line }) => line.shape === '')
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
      `>= ${least}: told ${told.length}/${sums.length}, right ${right}, wrong ${told.length - right} (${((100 * (told.length - right)) / told.length).toFixed(1)}%), of none ${told.filter(({ line }) => line.shape === '').length}/${none.length}`,
    )
  }
}
