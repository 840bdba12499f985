/** Learns two small matrices from tellings, features to places and places to classes, for `retrieval/learned.ts`. */
import { writeFileSync } from 'node:fs'
import { type Features, placeOf, SCALE, STEP, sharesOf } from '@norteia/engine/retrieval/learned'
import { chances, shuffle } from './chances.ts'
import { inBase64 } from './in-base64.ts'

export interface Telling {
  class: number
  features: Features
}

export interface Lessons {
  tellings: readonly Telling[]
  classes: number
  /** Numbers that stand for a feature or a class. */
  width: number
  rounds: number
  /** The last rounds look at every class; those before at some of the wrong ones alone. */
  whole: number
  /** Features that are left out of each reading, so that no single one is relied on. */
  dropped: number
  /** Tellings that must have a feature: what one has alone says nothing of others. */
  least: (feature: string) => number
  /** What may stand in a telling of any class, mixed into this share of those that `mixes` allows. */
  noise?: { features: readonly Features[]; share: number; mixes: (of: number) => boolean }
}

export interface Lesson {
  features: readonly string[]
  /** In `STEP`. */
  rarities: Int8Array
  rows: Int8Array
  classes: Int8Array
  width: number
}

const RATE = 0.15
const RARITY_SHARE = 5
/** Wrong classes that are looked at for one telling. */
const OTHERS = 160
const LEAST_ERROR = 1e-4

interface Read {
  numbers: Int32Array
  parts: Float32Array
}

const squaresOf = (values: Float32Array) => values.reduce((sum, value) => sum + value * value, 0) / values.length

class Learner {
  readonly #lessons: Lessons
  readonly #chance = chances()
  readonly #known: readonly (readonly [feature: string, count: number])[]
  readonly #numbers: ReadonlyMap<string, number>
  readonly #rarities: Int8Array
  readonly #rows: Float32Array
  readonly #classRows: Float32Array
  readonly #past: { rows: Float32Array; classes: Float32Array }

  constructor(lessons: Lessons) {
    this.#lessons = lessons
    const { tellings, noise, classes, width, least } = lessons
    const counts = new Map<string, number>()
    for (const features of [...tellings.map((one) => one.features), ...(noise?.features ?? [])])
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    this.#known = [...counts].filter(([feature, count]) => count >= least(feature)).sort(([a], [b]) => (a < b ? -1 : 1))
    this.#numbers = new Map(this.#known.map(([feature], n) => [feature, n]))
    this.#rarities = Int8Array.from(this.#known, ([, count]) =>
      Math.round(Math.log(1 + tellings.length / count) / RARITY_SHARE / STEP),
    )
    const random = (length: number) => Float32Array.from({ length }, () => (this.#chance() - 0.5) * 0.6)
    this.#rows = random(this.#known.length * width)
    this.#classRows = random(classes * width)
    this.#past = {
      rows: new Float32Array(this.#known.length).fill(1e-3),
      classes: new Float32Array(classes).fill(1e-3),
    }
  }

  #read(features: Features): Read {
    const at: number[] = []
    const parts: number[] = []
    let squares = 0
    for (const [feature, weight] of features) {
      const n = this.#numbers.get(feature)
      if (n === undefined) continue
      const part = weight * this.#rarities[n]! * STEP
      at.push(n)
      parts.push(part)
      squares += part * part
    }
    const scale = SCALE / (Math.sqrt(squares) || 1)
    return { numbers: Int32Array.from(at), parts: Float32Array.from(parts, (part) => part * scale) }
  }

  #learnOne({ numbers: at, parts }: Read, right: number, some: boolean): void {
    const { width, dropped } = this.#lessons
    const place = new Float32Array(width)
    const kept: number[] = []
    for (let n = 0; n < at.length; n++) {
      if (this.#chance() < dropped) continue
      kept.push(n)
      for (let k = 0, from = at[n]! * width; k < width; k++) place[k]! += parts[n]! * this.#rows[from + k]!
    }
    if (kept.length === 0) return
    const back = this.#learnClasses(place, right, some)
    const slope = squaresOf(back)
    for (const n of kept) {
      this.#past.rows[at[n]!]! += parts[n]! * parts[n]! * slope
      const by = (RATE * parts[n]!) / Math.sqrt(this.#past.rows[at[n]!]!)
      for (let k = 0, from = at[n]! * width; k < width; k++) this.#rows[from + k]! -= by * back[k]!
    }
  }

  /** What the places should have been more or less of. */
  #learnClasses(place: Float32Array, right: number, some: boolean): Float32Array {
    const { width, classes } = this.#lessons
    const back = new Float32Array(width)
    const looked = some
      ? [
          right,
          ...Array.from({ length: OTHERS }, () => Math.floor(this.#chance() * classes)).filter((c) => c !== right),
        ]
      : Array.from({ length: classes }, (_, c) => c)
    // Each of some stands for many.
    const many = some ? Math.log(classes / OTHERS) : 0
    const shares = sharesOf(
      looked.map((c) => {
        let sum = c === right ? 0 : many
        for (let k = 0, from = c * width; k < width; k++) sum += place[k]! * this.#classRows[from + k]!
        return sum
      }),
    )
    const norm = squaresOf(place)
    looked.forEach((c, n) => {
      const error = shares[n]! - (c === right ? 1 : 0)
      if (Math.abs(error) < LEAST_ERROR) return
      this.#past.classes[c]! += error * error * norm
      const by = (RATE * error) / Math.sqrt(this.#past.classes[c]!)
      for (let k = 0, from = c * width; k < width; k++) {
        back[k]! += error * this.#classRows[from + k]!
        this.#classRows[from + k]! -= by * place[k]!
      }
    })
    return back
  }

  /** The telling, at times with what may stand in any. */
  #reading({ class: of, features }: Telling): Read {
    const { noise } = this.#lessons
    if (!noise?.mixes(of) || this.#chance() >= noise.share) return this.#read(features)
    const beside = noise.features[Math.floor(this.#chance() * noise.features.length)]!
    return this.#read(new Map([...beside, ...features]))
  }

  learn(): Lesson {
    const { tellings, rounds, whole, width } = this.#lessons
    const order = tellings.map((_, n) => n)
    for (let round = 0; round < rounds; round++) {
      shuffle(order, this.#chance)
      for (const n of order) this.#learnOne(this.#reading(tellings[n]!), tellings[n]!.class, round < rounds - whole)
    }
    const bytes = (weights: Float32Array) =>
      Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / STEP))))
    const features = this.#known.map(([feature]) => feature)
    return { features, rarities: this.#rarities, rows: bytes(this.#rows), classes: bytes(this.#classRows), width }
  }
}

export const learn = (lessons: Lessons): Lesson => new Learner(lessons).learn()

/** Names the classes of a text, the likeliest first; of the first `least` classes alone. */
export function ranker({ features, rarities, rows, classes, width }: Lesson, least = classes.length / width) {
  const numbers = new Map(features.map((feature, n) => [feature, n]))
  return (text: Features): number[] => {
    const place = placeOf(text, width, (feature) => {
      const n = numbers.get(feature)
      return n === undefined ? null : { rarity: rarities[n]! * STEP, row: rows, from: n * width }
    })
    const weights = Array.from({ length: least }, (_, c) =>
      classes.subarray(c * width, (c + 1) * width).reduce((sum, weight, k) => sum + weight * place[k]!, 0),
    )
    return weights.map((_, c) => c).sort((a, b) => weights[b]! - weights[a]!)
  }
}

const inText = (names: readonly string[]) => inBase64(Buffer.from(names.join(' ')))

/** Writes the first of the classes, those with names, as a module of the engine. */
export function writeWeights(to: URL, command: string, names: readonly string[], lesson: Lesson): void {
  const { features, rarities, rows, classes, width } = lesson
  const all = Buffer.concat([Buffer.from(classes.buffer, 0, names.length * width), Buffer.from(rows.buffer)])
  writeFileSync(
    to,
    `import type { Weights } from '#src/retrieval/learned.ts'

/** Learned by \`${command}\` from the tellings beside it. Features: stems, numbers of meanings ('12m') and classes of words ('.cli'). */
export const WEIGHTS: Weights = {
  classes: \`
${inText(names)}
\`,
  features: \`
${inText(features)}
\`,
  rarities: \`
${inBase64(Buffer.from(rarities.buffer))}
\`,
  rows: \`
${inBase64(all)}
\`,
}
`,
  )
}
