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
  type Together,
  type Weighed,
  weigh,
} from '@norteia/engine/measures/roles/chain'
import type { Learned, Stored } from '@norteia/engine/measures/roles/learned'
import { PERIODS, ROLES } from '@norteia/engine/measures/roles/roles'
import { signsOf } from '@norteia/engine/measures/roles/signs'
import { tokensOf } from '@norteia/engine/measures/roles/tokens'
import { inBase64 } from './in-base64.ts'
import type { MarkedText } from './owners/roles.ts'
import { inSteps, sparse } from './sparse.ts'

const ROUNDS = 20
const RATE = 0.12
const PAIR_RATE = 0.03
/** How fast weights fade. */
const DECAY = 1e-4
/** Features that are left out of each number, so that no single one is relied on. */
const DROPPED = 0.2
/** Rarer features are left out. */
const LEAST_SEEN = 2
/** All features of a number together weigh about as much as one. */
const SCALE = 1 / 8
/** What pulls less teaches nothing. */
const LEAST_PULL = 1e-5
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

/** What two numbers side by side are learned from: how one follows the other, of which roles, and of which likenesses. */
class Steps {
  readonly own = LINKS.map(() => new Slope(NODES))
  readonly alike = LINKS.map(() => new Slope(LIKE * LIKE))
  readonly pulls = LINKS.map(() => new Float32Array(NODES))
  logs = this.made()
  powers = this.logs.map((step) => step.map(Math.exp))

  private made(): Float32Array[] {
    return stepsFrom(
      this.own.map(({ values }) => values),
      this.alike.map(({ values }) => values),
    )
  }

  /** The roles `before` and `role` stand side by side. */
  pull({ before, after }: Weighed, n: number, link: number, earlier: number, role: number): void {
    const [a, b, step, to] = [before[n - 1]!, after[n]!, this.powers[link]!, this.pulls[link]!]
    let all = 0
    for (let x = 0; x < MANY_ROLES; x++)
      for (let y = 0; y < MANY_ROLES; y++) all += a[x]! * step[x * MANY_ROLES + y]! * b[y]!
    for (let x = 0; x < MANY_ROLES; x++) {
      const part = a[x]! / all
      if (part < LEAST_PULL) continue
      for (let y = 0; y < MANY_ROLES; y++) to[x * MANY_ROLES + y]! -= part * step[x * MANY_ROLES + y]! * b[y]!
    }
    to[earlier * MANY_ROLES + role]! += 1
  }

  learn(): void {
    for (const [link, to] of this.pulls.entries()) {
      const like = new Float32Array(LIKE * LIKE)
      for (const [n, one] of to.entries()) {
        if (Math.abs(one) < LEAST_PULL) continue
        this.own[link]!.add(n, one, PAIR_RATE)
        for (const i of COLUMNS_OF[Math.floor(n / MANY_ROLES)]!.slice(1))
          for (const j of COLUMNS_OF[n % MANY_ROLES]!.slice(1)) like[(i - MANY_ROLES) * LIKE + j - MANY_ROLES]! += one
      }
      for (const [n, one] of like.entries()) if (one !== 0) this.alike[link]!.add(n, one, PAIR_RATE)
      to.fill(0)
    }
    this.logs = this.made()
    this.powers = this.logs.map((step) => step.map(Math.exp))
  }
}

/** Signs that are seen often enough, each with its row of weights. */
function indexOf(lessons: readonly Lesson[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { signs } of lessons) for (const sign of signs.flat()) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const often = [...seen].filter(([, count]) => count >= LEAST_SEEN)
  return new Map(often.map(([sign], n) => [sign, n]))
}

export function learn(lessons: readonly Lesson[]): Model {
  const index = indexOf(lessons)
  const rows = lessons.map(({ signs }) =>
    signs.map((all) => Int32Array.from(all.flatMap((sign) => index.get(sign) ?? []))),
  )
  const weights = new Slope(index.size * COLUMNS)
  const periods = new Slope(MANY_ROLES * MANY_PERIODS)
  const steps = new Steps()
  const order = lessons.map((_, n) => n)
  const pull = new Float32Array(COLUMNS)
  const scale = SCALE / (1 - DROPPED)
  let together: Together = { periods: periods.values.map(Math.exp), steps: steps.powers }

  const pullOf = (role: number, period: number, shares: Float32Array, of: Float32Array) => {
    pull.fill(0)
    for (let r = 0; r < MANY_ROLES; r++) {
      const own = (r === role ? 1 : 0) - shares[r]!
      for (const column of COLUMNS_OF[r]!) pull[column]! += own
      for (let k = 0; k < MANY_PERIODS; k++) {
        const both = (r === role && k === period ? 1 : 0) - shares[r]! * of[r * MANY_PERIODS + k]!
        pull[FIRST_PERIOD + k]! += both
        if (Math.abs(both) > LEAST_PULL) periods.add(r * MANY_PERIODS + k, both, PAIR_RATE)
      }
    }
  }
  const learnFrom = (at: number) => {
    const { roles, periods: marked, links } = lessons[at]!
    const kept = rows[at]!.map((row) => row.filter(() => chance() >= DROPPED))
    const weighed = weigh(
      kept.map((row) => sumOf(weights.values, row, scale)),
      links,
      together,
    )
    for (const [n, role] of roles.entries()) {
      if (role < 0) continue
      pullOf(role, marked[n]!, weighed.roles[n]!, weighed.periods[n]!)
      for (const row of kept[n]!)
        for (let k = 0; k < COLUMNS; k++) {
          const one = pull[k]! * scale
          if (Math.abs(one) > LEAST_PULL) weights.add(row * COLUMNS + k, one, RATE)
        }
      const earlier = n > 0 ? roles[n - 1]! : -1
      if (earlier >= 0) steps.pull(weighed, n, links[n]!, earlier, role)
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = order.length - 1; n > 0; n--) {
      const other = Math.floor(chance() * (n + 1))
      ;[order[n], order[other]] = [order[other]!, order[n]!]
    }
    for (const [turn, at] of order.entries()) {
      learnFrom(at)
      if (turn % BATCH !== BATCH - 1) continue
      steps.learn()
      together = { periods: periods.values.map(Math.exp), steps: steps.powers }
    }
  }
  return { index, weights: weights.values.map((value) => value * SCALE), periods: periods.values, steps: steps.logs }
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
/** How many may be told, the surest first, so that so many of a hundred are right. */
function reached(known: readonly Guess[], isRight: (one: Guess) => boolean, least: number): string {
  let [right, most] = [0, 0]
  known
    .toSorted((a, b) => b.share - a.share)
    .forEach((one, n) => {
      if (isRight(one)) right++
      if (right / (n + 1) >= least) most = n + 1
    })
  return hundredths(most, known.length)
}
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
    `${name}: ${known.length} numbers, role ${count(isRight)}, period ${count(ofPeriod)}, both ${count((one) => isRight(one) && ofPeriod(one))}, all of a text ${hundredths([...texts.values()].filter(Boolean).length, texts.size)}, doubt ${doubt.toFixed(3)}, 90%: ${reached(known, isRight, 0.9)}, 95%: ${reached(known, isRight, 0.95)} | ${curve.join('; ')}`,
  )
}

/** Weights are kept as whole numbers of this, and only the heaviest. */
const STEP = 1 / 64
const MOST_WEIGHTS = 400_000
/** Sums without the light weights are too small by so much for shares of another author's texts to be right. */
const CALM = 1.05
const inStep = (value: number) => inSteps(value * CALM, STEP)
const ofBytes = (values: readonly number[] | Float32Array) => Buffer.from(Int8Array.from(values).buffer)

/** A model as the engine keeps it. */
export function stored({ index, weights, periods, steps }: Model): Stored {
  return {
    ...sparse({ index, weights, columns: COLUMNS }, { most: MOST_WEIGHTS, step: STEP, times: CALM }),
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
