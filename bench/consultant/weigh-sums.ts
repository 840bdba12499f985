/**
 * Learns `word-sums/weights.data.ts` from `sums/*.tsv`: how the sum of a question is done with its numbers. Run it when those lines
 * change: node --max-old-space-size=6000 bench/consultant/weigh-sums.ts
 * With '--apart' it learns five times, each time with a fifth of the lines left out, prints what is read in those, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { readCompany } from '@norteia/engine/consultant/company'
import { NO_MEMORY } from '@norteia/engine/consultant/memory'
import { byPatterns } from '@norteia/engine/consultant/sum-told'
import { type Readings, readingsOf, sharesOf, weigh } from '@norteia/engine/consultant/word-sums/lattice'
import { NAMES, nameOf, placeOf } from '@norteia/engine/consultant/word-sums/names'
import { shapeOf } from '@norteia/engine/consultant/word-sums/shapes'
import { type Line, readLines, shapesOf } from './sums.ts'

const ROUNDS = 6
const RATE = 0.01
/** How much slower each round learns. */
const SLOWER = 0.3
const DECAY = 1e-4
/** Features that are left out of each reading, so that no single one is relied on. */
const DROPPED = 0.3
/** Shapes and features that so few lines have are left out. */
const LEAST_LINES = 1
const LEAST_SEEN = 2
const FOLDS = 5
const NEAR = 1e-6
/** Weights that are kept: two thirds of a byte more each. */
const MOST_FEATURES = 72_000
/** The patterns were written for these lines: what they came to there teaches nothing about new ones. */
const WRITTEN_FOR = new Set(['dev'])

let state = 12_345
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const COMPANY = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
}
/** What the patterns come to; null: no figure. */
function byHand(question: string): number | null {
  const known = readCompany({ ...COMPANY, question } as Parameters<typeof readCompany>[0])
  const { valor } = byPatterns(known, question, NO_MEMORY)?.draft.dados ?? {}
  return valor ? Number(valor.valor) : null
}
const patterns = new Map<string, number | null>()
function heardIn({ text, source }: Line): number | null | undefined {
  if (WRITTEN_FOR.has(source)) return undefined
  const found = patterns.get(text)
  if (found !== undefined) return found
  const value = byHand(text)
  patterns.set(text, value)
  return value
}

export const isSame = (a: number, b: number) =>
  Number.isNaN(a) ? Number.isNaN(b) : Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(b))

interface Case {
  line: Line
  read: Readings
  right: Uint8Array
}

const caseOf = (line: Line, shapes: Parameters<typeof readingsOf>[1]): Case => {
  const read = readingsOf(line.question, shapes, heardIn(line))
  return { line, read, right: Uint8Array.from(read.readings, ({ value }) => (isSame(value, line.value) ? 1 : 0)) }
}

interface Weights {
  values: Float32Array
}

function learn(cases: readonly Case[]): Weights {
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
  const sums: { value: number; share: number; shape: string; most: number }[] = []
  const by = new Map<string, (typeof sums)[number]>()
  read.readings.forEach(({ value, shape }, n) => {
    const key = value.toPrecision(7)
    const one = by.get(key)
    if (!one) by.set(key, { value, share: shares[n]!, shape: shape?.id ?? '', most: shares[n]! })
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
    right: isSame(first!.value, line.value),
    reach: right.includes(1),
    all: Object.fromEntries(sums.slice(0, 40).map(({ value, share }) => [value, share])),
  }
}

const foldOf = (line: Line) => (nameOf(line.text.replace(/[^a-z]/gi, '').slice(0, 40)) >>> 3) % FOLDS

function apart(): Guess[] {
  const lines = readLines()
  return Array.from({ length: FOLDS }, (_, fold) => {
    const taught = lines.filter((line) => foldOf(line) !== fold)
    const shapes = shapesOf(taught, LEAST_LINES).map(shapeOf)
    const weights = learn(taught.map((line) => caseOf(line, shapes)))
    return lines.filter((line) => foldOf(line) === fold).map((line) => guess(caseOf(line, shapes), weights))
  }).flat()
}

function report(all: readonly Guess[]): void {
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

/** Weights are kept as whole numbers of this. */
const STEP = 1 / 192
const LINE = 120
const inBase64 = (bytes: Buffer) => (bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n')

function write(): void {
  const lines = readLines()
  const shapes = shapesOf(lines, LEAST_LINES)
  const made = shapes.map(shapeOf)
  const { values } = learn(lines.map((line) => caseOf(line, made)))
  const heaviest = [...values.entries()]
    .map(([place, value]) => [place, Math.max(-127, Math.min(127, Math.round(value / STEP)))] as const)
    .filter(([, value]) => value !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_FEATURES)
    .sort(([a], [b]) => a - b)
  console.log(heaviest.length, 'features')
  writeFileSync(
    new URL('../../packages/engine/src/consultant/word-sums/weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/consultant/weigh-sums.ts\` from \`bench/consultant/sums\`. */
export const STEP = 1 / ${Math.round(1 / STEP)}
export const SHAPES =
  '${shapes.join(' ')}'
/** Three bytes for each feature, in order and in base64. */
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

if (!process.argv.includes('--apart')) write()
else {
  const started = Date.now()
  const guesses = apart()
  report(guesses)
  console.log(((Date.now() - started) / 1000).toFixed(0), 's')
  if (process.argv.includes('--show'))
    for (const { line, value, share, shape, right, reach } of guesses.toSorted((a, b) => b.share - a.share))
      if (!right)
        console.log(
          `${share.toFixed(2)} ${reach ? '' : 'UNREACHED '}${line.source} ${line.shape}=${line.value} read ${shape}=${value} | ${line.text}`,
        )
}
