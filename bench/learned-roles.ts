/** Learns what numbers of a text are from texts in which they are marked; `owners/weigh-roles.ts` says from which. */
import { writeFileSync } from 'node:fs'
import { placeOf } from '@norteia/engine/consultant/word-sums/names'
import {
  COLUMNS,
  COLUMNS_OF,
  FIRST_PERIOD,
  LINKS,
  linksOf,
  MANY_PERIODS,
  MANY_ROLES,
  weigh,
} from '@norteia/engine/measures/roles/chain'
import type { Learned, Stored } from '@norteia/engine/measures/roles/learned'
import { PERIODS, ROLES } from '@norteia/engine/measures/roles/roles'
import { signsOf } from '@norteia/engine/measures/roles/signs'
import { tokensOf } from '@norteia/engine/measures/roles/tokens'
import type { MarkedText } from './owners/roles.ts'

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const ROUNDS = option('rounds', 20)
const RATE = option('rate', 0.12)
const PAIR_RATE = option('pairrate', 0.03)
const DECAY = option('decay', 1e-4)
const DROPPED = option('drop', 0.2)
const LEAST_SEEN = option('least', 2)
/** All features of a number together weigh about as much as one. */
const SCALE = 1 / 8
/** Pairs are learned from so many texts at once. */
const BATCH = 8

/** A text as it is learned from. */
export interface Lesson {
  of: MarkedText
  signs: readonly (readonly number[])[]
  links: readonly number[]
  /** By number; -1: it isn't marked. */
  roles: readonly number[]
  periods: readonly number[]
}

export function lessonOf(of: MarkedText): Lesson {
  const read = tokensOf(of.text)
  const marks = read.numbers.map(({ start, end }) => of.marked.find(({ from, to }) => from < end && start < to))
  return {
    of,
    signs: signsOf(read).map((signs) => signs.map(placeOf)),
    links: linksOf(read),
    roles: marks.map((mark) => (mark ? ROLES.indexOf(mark.role) : -1)),
    periods: marks.map((mark) => (mark ? PERIODS.indexOf(mark.period) : -1)),
  }
}

export interface Model {
  index: ReadonlyMap<number, number>
  /** `COLUMNS` for each feature. */
  weights: Float32Array
  /** By role, then period. */
  periods: Float32Array
  /** By link, then role before, then role. */
  steps: readonly Float32Array[]
}

let state = 12_345
const chance = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const LIKE = FIRST_PERIOD - MANY_ROLES
const NODES = MANY_ROLES * MANY_ROLES

/** Two roles that follow each other, and what they are alike in. */
function stepsFrom(own: readonly Float32Array[], alike: readonly Float32Array[]): Float32Array[] {
  return own.map((step, link) => {
    const half = new Float32Array(MANY_ROLES * LIKE)
    for (let a = 0; a < MANY_ROLES; a++)
      for (const column of COLUMNS_OF[a]!.slice(1))
        for (let b = 0; b < LIKE; b++) half[a * LIKE + b]! += alike[link]![(column - MANY_ROLES) * LIKE + b]!
    const all = Float32Array.from(step)
    for (let a = 0; a < MANY_ROLES; a++)
      for (let b = 0; b < MANY_ROLES; b++)
        for (const column of COLUMNS_OF[b]!.slice(1)) all[a * MANY_ROLES + b]! += half[a * LIKE + column - MANY_ROLES]!
    return all
  })
}

class Slope {
  readonly values: Float32Array
  readonly squares: Float32Array
  constructor(size: number) {
    this.values = new Float32Array(size)
    this.squares = new Float32Array(size)
  }
  add(at: number, pull: number, rate: number): void {
    const slope = pull - DECAY * this.values[at]!
    this.squares[at]! += slope * slope
    this.values[at]! += (rate * slope) / Math.sqrt(this.squares[at]! + 1e-3)
  }
}

export function learn(lessons: readonly Lesson[]): Model {
  const seen = new Map<number, number>()
  for (const { signs } of lessons)
    for (const all of signs) for (const sign of all) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const index = new Map<number, number>()
  for (const [sign, count] of seen) if (count >= LEAST_SEEN) index.set(sign, index.size)
  const rows = lessons.map(({ signs }) =>
    signs.map((all) => Int32Array.from(all.flatMap((sign) => index.get(sign) ?? []))),
  )
  const slopes = new Slope(index.size * COLUMNS)
  const periods = new Slope(MANY_ROLES * MANY_PERIODS)
  const own = LINKS.map(() => new Slope(NODES))
  const alike = LINKS.map(() => new Slope(LIKE * LIKE))
  const weights = slopes.values
  let steps = stepsFrom(
    own.map(({ values }) => values),
    alike.map(({ values }) => values),
  )
  let powers = steps.map((step) => step.map(Math.exp))
  const pulls = LINKS.map(() => new Float32Array(NODES))
  const order = lessons.map((_, n) => n)
  const pull = new Float32Array(COLUMNS)
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = order.length - 1; n > 0; n--) {
      const other = Math.floor(chance() * (n + 1))
      ;[order[n], order[other]] = [order[other]!, order[n]!]
    }
    order.forEach((at, turn) => {
      const { roles, periods: marked, links } = lessons[at]!
      const kept = rows[at]!.map((row) => row.filter(() => chance() >= DROPPED))
      const scale = SCALE / (1 - DROPPED)
      const sums = kept.map((row) => sumOf(weights, row, scale))
      const together = { periods: periods.values, powers }
      const weighed = weigh(sums, links, together)
      roles.forEach((role, n) => {
        if (role < 0) return
        pull.fill(0)
        const [shares, of] = [weighed.roles[n]!, weighed.periods[n]!]
        for (let r = 0; r < MANY_ROLES; r++) {
          const own = (r === role ? 1 : 0) - shares[r]!
          for (const column of COLUMNS_OF[r]!) pull[column]! += own
          for (let k = 0; k < MANY_PERIODS; k++) {
            const both = (r === role && k === marked[n] ? 1 : 0) - shares[r]! * of[r * MANY_PERIODS + k]!
            pull[FIRST_PERIOD + k]! += both
            if (Math.abs(both) > 1e-4) periods.add(r * MANY_PERIODS + k, both, PAIR_RATE)
          }
        }
        for (const row of kept[n]!)
          for (let k = 0, from = row * COLUMNS; k < COLUMNS; k++) {
            const one = pull[k]! * scale
            if (Math.abs(one) > 1e-5) slopes.add(from + k, one, RATE)
          }
        if (n > 0 && roles[n - 1]! >= 0) {
          const link = links[n]!
          const [a, b, step, to] = [weighed.before[n - 1]!, weighed.after[n]!, powers[link]!, pulls[link]!]
          let all = 0
          for (let x = 0; x < MANY_ROLES; x++)
            for (let y = 0; y < MANY_ROLES; y++) all += a[x]! * step[x * MANY_ROLES + y]! * b[y]!
          for (let x = 0; x < MANY_ROLES; x++) {
            const part = a[x]! / all
            if (part > 1e-6)
              for (let y = 0; y < MANY_ROLES; y++) to[x * MANY_ROLES + y]! -= part * step[x * MANY_ROLES + y]! * b[y]!
          }
          to[roles[n - 1]! * MANY_ROLES + role]! += 1
        }
      })
      if (turn % BATCH === BATCH - 1 && PAIR_RATE > 0) {
        pulls.forEach((to, link) => {
          const like = new Float32Array(LIKE * LIKE)
          for (let x = 0; x < MANY_ROLES; x++)
            for (let y = 0; y < MANY_ROLES; y++) {
              const one = to[x * MANY_ROLES + y]!
              if (Math.abs(one) < 1e-4) continue
              own[link]!.add(x * MANY_ROLES + y, one, PAIR_RATE)
              for (const i of COLUMNS_OF[x]!.slice(1))
                for (const j of COLUMNS_OF[y]!.slice(1)) like[(i - MANY_ROLES) * LIKE + j - MANY_ROLES]! += one
            }
          like.forEach((one, n) => one !== 0 && alike[link]!.add(n, one, PAIR_RATE))
          to.fill(0)
        })
        steps = stepsFrom(
          own.map(({ values }) => values),
          alike.map(({ values }) => values),
        )
        powers = steps.map((step) => step.map(Math.exp))
      }
    })
  }
  for (let n = 0; n < weights.length; n++) weights[n]! *= SCALE
  return { index, weights, periods: periods.values, steps }
}

function sumOf(weights: Float32Array, rows: Int32Array, scale: number): Float32Array {
  const sum = new Float32Array(COLUMNS)
  for (const row of rows) for (let k = 0, from = row * COLUMNS; k < COLUMNS; k++) sum[k]! += weights[from + k]!
  for (let k = 0; k < COLUMNS; k++) sum[k]! *= scale
  return sum
}

export interface Guess {
  lesson: Lesson
  n: number
  role: number
  period: number
  share: number
  /** The share of what it is. */
  right: number
}

export function guess(lesson: Lesson, { together, sumsOf }: Learned): Guess[] {
  const { roles, periods } = weigh(lesson.signs.map(sumsOf), lesson.links, together)
  return roles.map((shares, n) => {
    const role = shares.indexOf(Math.max(...shares))
    const of = periods[n]!.subarray(role * MANY_PERIODS, (role + 1) * MANY_PERIODS)
    return {
      lesson,
      n,
      role,
      period: of.indexOf(Math.max(...of)),
      share: shares[role]!,
      right: shares[lesson.roles[n]!] ?? 0,
    }
  })
}

const hundredths = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)
const SHARES = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]

export function report(name: string, all: readonly Guess[]): void {
  const known = all.filter(({ lesson, n }) => lesson.roles[n]! >= 0)
  const isRight = ({ lesson, n, role }: Guess) => lesson.roles[n] === role
  const ofPeriod = ({ lesson, n, period }: Guess) => lesson.periods[n] === period
  const texts = new Map<Lesson, boolean>()
  for (const one of known) texts.set(one.lesson, (texts.get(one.lesson) ?? true) && isRight(one))
  const count = (test: (one: Guess) => boolean) => hundredths(known.filter(test).length, known.length)
  const doubt = known.reduce((sum, { right }) => sum - Math.log(Math.max(right, 1e-9)), 0) / known.length
  const curve = SHARES.map((share) => {
    const told = known.filter((one) => one.share >= share)
    return `${share}: ${hundredths(told.length, known.length)}% told, ${hundredths(told.filter(isRight).length, told.length)}% right`
  })
  console.log(
    `${name}: ${known.length} numbers, role ${count(isRight)}, period ${count(ofPeriod)}, both ${count((one) => isRight(one) && ofPeriod(one))}, all of a text ${hundredths([...texts.values()].filter(Boolean).length, texts.size)}, doubt ${doubt.toFixed(3)} | ${curve.join('; ')}`,
  )
}

/** Weights are kept as whole numbers of this, those that change nothing are left out. */
const STEP = 1 / 64
const MOST_WEIGHTS = option('most', 150_000)
/** Sums are too sure of themselves by so much on another author's texts. */
const CALM = option('calm', 1.15)
const LINE = 120
const inBase64 = (bytes: Buffer) => (bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n')
const inStep = (value: number) => Math.max(-127, Math.min(127, Math.round((value * CALM) / STEP)))
const ofBytes = (values: readonly number[] | Float32Array) => Buffer.from(Int8Array.from(values).buffer)

/** A model as the engine keeps it. */
export function stored({ index, weights, periods, steps }: Model): Stored {
  const sizes = weights.map(Math.abs).sort()
  const least = Math.max(sizes[Math.max(0, sizes.length - MOST_WEIGHTS)]!, STEP / 2 / CALM)
  const [features, pairs]: [number[], number[]] = [[], []]
  for (const [sign, row] of [...index].sort(([a], [b]) => a - b)) {
    const own = Array.from({ length: COLUMNS }, (_, k) => [k, weights[row * COLUMNS + k]!] as const).filter(
      ([, value]) => Math.abs(value) >= least,
    )
    if (own.length === 0) continue
    features.push(sign >> 16, (sign >> 8) & 255, sign & 255, own.length)
    for (const [k, value] of own) pairs.push(k, inStep(value) & 255)
  }
  return {
    STEP,
    FEATURES: inBase64(Buffer.from(features)),
    WEIGHTS: inBase64(Buffer.from(pairs)),
    TOGETHER: inBase64(Buffer.concat([periods, ...steps].map((values) => ofBytes(Array.from(values, inStep))))),
  }
}

export function write(file: URL, made: string, { FEATURES, WEIGHTS, TOGETHER }: Stored): void {
  writeFileSync(
    file,
    `/** ${made} See \`Stored\` in learned.ts. */
export const STEP = 1 / ${Math.round(1 / STEP)}
export const FEATURES = \`
${FEATURES}
\`
export const WEIGHTS = \`
${WEIGHTS}
\`
export const TOGETHER = \`
${TOGETHER}
\`
`,
  )
  console.log(Math.round((FEATURES.length + WEIGHTS.length + TOGETHER.length) / 1_000), 'kB')
}
