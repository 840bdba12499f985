import { type Dimension, dimensionIn, dimensionOf } from './dimension.ts'
import { mixed, nameOf, placeOf } from './names.ts'
import { worth } from './node.ts'
import type { Quantity, Question } from './quantities.ts'
import type { Shape } from './shapes.ts'

/** What is weighed once and counts in many readings: a name with each of those it goes with. */
export interface Cell {
  features: Int32Array
  /** How much each feature counts: what holds for every sum more than a word. */
  scale: number
  score: number
  /** While learning: how much more it should count. */
  pull: number
}

/** One way to read a question: its numbers in the slots of a shape. */
export interface Reading {
  /** undefined: no sum. */
  shape: Shape | undefined
  /** By slot, which number. */
  numbers: readonly number[]
  value: number
  cells: readonly Cell[]
}

const NONE = nameOf('none')
const ASIDE = nameOf('aside')
const ALWAYS = nameOf('always')
const PAIR = 2
const ALL = 6
const HEARD = nameOf('heard')
const ROUNDED = 0.006
const MOST_READINGS = 4_000

type CellOf = (name: number, key: number, withNames: () => readonly number[], scale?: number) => Cell

/** '180 a hora' and '26 horas'; 'cada' is of whatever is counted. */
const isOfOne = (a: Quantity, b: Quantity) =>
  a.per !== '' && (a.per === b.noun || (a.per === 'cada' && b.unit === 'count'))

function pairSigns(a: Quantity, b: Quantity, apart: number): number[] {
  const order = apart > 0 ? 'after' : 'before'
  const near = Math.abs(apart) === 1 ? 'near' : 'far'
  const clause = a.clause === b.clause ? 'one' : Math.abs(a.clause - b.clause) === 1 ? 'next' : 'off'
  const more = a.value > b.value ? 'more' : a.value < b.value ? 'less' : 'same'
  return [
    order,
    near,
    `${near} ${order}`,
    clause,
    more,
    `${a.unit} ${b.unit}`,
    `${a.unit} ${b.unit} ${near} ${order}`,
    `${a.unit} ${b.unit} ${clause}`,
    `${a.unit} ${b.unit} ${more}`,
    a.noun && a.noun === b.noun ? 'like' : 'unlike',
    isOfOne(a, b) ? 'a of b' : isOfOne(b, a) ? 'b of a' : 'apart',
    a.per && a.per === b.per ? 'per alike' : 'per other',
  ].map(nameOf)
}

function resultSign(value: number, share: boolean): string {
  if (share) return value > 1_000 ? 'most' : value > 100 ? 'over' : value < 1 ? 'least' : 'some'
  return value < 0.05 ? 'least' : value > 5_000_000 ? 'most' : 'some'
}

const MONEY_KINDS = new Set(
  'perde taxa desconto sobra-mes sobra-um ganho-preco precisa-venda parado diferenca custo-novo juros total preco ganho-mais ocioso por-um'.split(
    ' ',
  ),
)
const isOfKind = (kind: string, dimension: Dimension): boolean => {
  if (dimension === null || kind === 'falta') return true
  return MONEY_KINDS.has(kind) ? dimension.get('R$') === 1 : !dimension.has('R$')
}

const NO_FEATURES = new Int32Array(0)
function featured(name: number, others: readonly number[], scale: number): Cell {
  const features = new Int32Array(others.length)
  for (let n = 0; n < others.length; n++) features[n] = mixed(name, others[n]!)
  return { features, scale, score: 0, pull: 0 }
}

const names = new Map<string, number>()
/** The few names that every reading has. */
function known(text: string): number {
  let name = names.get(text)
  if (name === undefined) {
    name = nameOf(text)
    names.set(text, name)
  }
  return name
}

class Lattice {
  /** Given: every cell is weighed as it is made. */
  readonly weights: Weights | undefined
  readonly cells: Cell[] = []
  readonly readings: Reading[] = []
  readonly #question: Question
  readonly #known = new Map<number, Cell>()
  readonly #pairs: (readonly number[])[] = []
  readonly #dimensions: readonly Dimension[]
  readonly words: readonly number[]

  constructor(question: Question, weights: Weights | undefined) {
    this.#question = question
    this.weights = weights
    const { quantities, asked, all, classes } = question
    this.words = [ALWAYS, classes, mixed(classes, quantities.length), ...asked, ...all]
    this.#dimensions = quantities.map(dimensionOf)
    for (const [n, a] of quantities.entries())
      for (const [m, b] of quantities.entries()) this.#pairs.push(n === m ? [] : pairSigns(a, b, n - m))
  }

  /** `key`: among which others the name stands. */
  cell: CellOf = (name, key, withNames, scale = 1) => {
    const id = mixed(name, key)
    const found = this.#known.get(id)
    if (found) return found
    const made = this.weights
      ? this.#weighed(name, withNames(), scale, this.weights)
      : featured(name, withNames(), scale)
    this.#known.set(id, made)
    this.cells.push(made)
    return made
  }

  #weighed(name: number, others: readonly number[], scale: number, { values, step }: Weights): Cell {
    let sum = 0
    for (let n = 0; n < others.length; n++) sum += values[placeOf(mixed(name, others[n]!))]!
    return { features: NO_FEATURES, scale, score: sum * step * scale, pull: 0 }
  }

  #ownOf = (shape: Shape): Cell[] => shape.names.map((name) => this.cell(name, 0, () => this.words))

  none(): void {
    this.readings.push({
      shape: undefined,
      numbers: [],
      value: Number.NaN,
      cells: [this.cell(NONE, 0, () => this.words)],
    })
  }

  /** Every way to put the numbers into the slots of a shape; those left over stand aside. `likely`: what its words count together. */
  fill(shape: Shape, likely?: number): void {
    const { quantities } = this.#question
    const own = likely === undefined ? this.#ownOf(shape) : [{ ...featured(0, [], 1), score: likely }]
    const kept: (readonly Cell[] | undefined)[] = []
    const numbers: number[] = []
    const taken = new Set<number>()
    const place = (slot: number): void => {
      if (this.readings.length >= MOST_READINGS) return
      if (slot === shape.slots) {
        const aside = quantities.flatMap(({ signs }, n) => (taken.has(n) ? [] : this.cell(ASIDE, n + 1, () => signs)))
        this.#put(shape, [...numbers], aside.length > 0 ? [...own, ...aside] : own, kept)
        return
      }
      const after = shape.after[slot]
      for (let n = after === undefined ? 0 : numbers[after]! + 1; n < quantities.length; n++) {
        if (taken.has(n) || !shape.takes[slot]!.has(quantities[n]!.unit)) continue
        taken.add(n)
        numbers[slot] = n
        place(slot + 1)
        taken.delete(n)
      }
    }
    place(0)
  }

  /** How what comes of it is of what was asked for. */
  #fitOf(dimension: Dimension, share: boolean): string {
    const { wish } = this.#question
    const asked = wish.share ? 'share' : wish.thing ? 'thing' : wish.per ? 'per' : 'money'
    if (share) return `${asked} share`
    if (dimension === null) return `${asked} unknown`
    const up = [...dimension].filter(([, power]) => power > 0)
    const down = [...dimension].filter(([, power]) => power < 0)
    const of =
      up.length === 0
        ? 'pure'
        : up.length > 1
          ? 'many'
          : up[0]![0] === 'R$'
            ? 'money'
            : up[0]![0] === wish.thing
              ? 'it'
              : 'other'
    const per = down.length === 0 ? '' : down.length > 1 ? 'pers' : down[0]![0] === wish.per ? 'its' : 'per'
    return `${asked} ${of} ${per}`
  }

  /** What another way of reading came to. */
  heard: number | null | undefined

  /** The cells of a shape with a number in a slot, or two in two. */
  #rolesOf(shape: Shape, slot: number, n: number): readonly Cell[] {
    return shape.roles[slot]!.map((role) => this.cell(role, n + 1, () => this.#question.quantities[n]!.signs))
  }

  #meetingOf(shape: Shape, slot: number, other: number, pair: number): readonly Cell[] {
    const own = mixed(shape.names[1]!, mixed(shape.roles[slot]![1]!, shape.roles[other]![1]!))
    const signs = () => this.#pairs[pair]!
    return [shape.meets[slot * shape.slots + other]!, own].map((name) => this.cell(name, 1_000 + pair, signs, PAIR))
  }

  /** What is weighed already counts as one. */
  #together(cells: readonly Cell[]): readonly Cell[] {
    if (!this.weights) return cells
    let score = 0
    for (const cell of cells) score += cell.score
    return [{ features: NO_FEATURES, scale: 1, score, pull: 0 }]
  }

  #put(shape: Shape, numbers: readonly number[], own: readonly Cell[], kept: (readonly Cell[] | undefined)[]): void {
    const value = worth(
      shape.node,
      numbers.map((n) => this.#question.quantities[n]!.value),
    )
    const { dimension, odd } = dimensionIn(shape.node, (slot) => this.#dimensions[numbers[slot]!]!)
    if (odd > 0 || !Number.isFinite(value) || (value <= 0 && shape.kind !== 'sobra-mes')) return
    if (shape.kind && numbers.every((n) => this.#question.quantities[n]!.said) && !isOfKind(shape.kind, dimension))
      return
    const cells = [...own]
    const count = this.#question.quantities.length
    const singles = shape.slots * count
    for (let slot = 0; slot < shape.slots; slot++) {
      const n = numbers[slot]!
      const at = slot * count + n
      kept[at] ??= this.#together(this.#rolesOf(shape, slot, n))
      cells.push(...kept[at])
      for (let other = slot + 1; other < shape.slots; other++) {
        const pair = n * count + numbers[other]!
        const place = singles + (slot * shape.slots + other) * count * count + pair
        kept[place] ??= this.#together(this.#meetingOf(shape, slot, other, pair))
        cells.push(...kept[place])
      }
    }
    this.#putResult(shape, value, this.#fitOf(dimension, shape.share), cells)
    this.readings.push({ shape, numbers, value, cells })
  }

  /** What is weighed of the result itself: of what it is, its size, and whether the patterns came to it. */
  #putResult({ names, share }: Shape, value: number, ofWhat: string, cells: Cell[]): void {
    const family = names[1]!
    const always = () => [ALWAYS]
    const own = () => [family]
    const fit = known(`d ${ofWhat}`)
    const sign = known(resultSign(value, share))
    cells.push(
      this.cell(fit, 9_200, always, ALL),
      this.cell(fit, family, own, ALL / 2),
      this.cell(sign, 9_000, always, ALL),
      this.cell(sign, 9_001 + (family & 0xffff), own, ALL / 2),
    )
    if (typeof this.heard === 'number' && Math.abs(value - Math.abs(this.heard)) < ROUNDED)
      cells.push(this.cell(HEARD, 9_100, always, ALL), this.cell(HEARD, family, own, ALL / 2))
  }
}

export interface Readings {
  readings: readonly Reading[]
  cells: readonly Cell[]
}

const LEAST_NUMBERS = 2

/** What each feature counts for, in whole numbers of a step. */
export interface Weights {
  values: Int8Array
  step: number
  /** What words count for each shape by themselves. */
  likely(words: readonly number[]): Float32Array
}

/** So many shapes, those that the words alone go with best, are filled where weights are known; many numbers have many places. */
const mostShapes = (numbers: number): number => (numbers < 4 ? 32 : numbers < 6 ? 16 : 10)

/** Every way to read a question, and the cells that weigh them; with weights: weighed, and without what is far from likely. */
export function readingsOf(
  question: Question,
  shapes: readonly Shape[],
  heard?: number | null,
  weights?: Weights,
): Readings {
  const lattice = new Lattice(question, weights)
  lattice.heard = heard
  lattice.none()
  const { quantities } = question
  const count = quantities.length
  const shares = quantities.filter(({ unit }) => unit === 'part').length
  const fits = ({ slots, kind, hundredths }: Shape) =>
    slots <= count &&
    (kind !== '' || (slots >= count - 1 && (slots >= LEAST_NUMBERS || count <= LEAST_NUMBERS))) &&
    hundredths <= shares
  if (!weights) for (const shape of shapes) if (fits(shape)) lattice.fill(shape)
  if (weights) {
    const likely = weights.likely(lattice.words)
    for (const place of likeliest(shapes, likely, fits, mostShapes(count))) lattice.fill(shapes[place]!, likely[place]!)
  }
  return lattice
}

/** Places of the likeliest shapes that fit. */
function likeliest(
  shapes: readonly Shape[],
  likely: Float32Array,
  fits: (shape: Shape) => boolean,
  most: number,
): number[] {
  const first: number[] = []
  for (let place = 0; place < shapes.length; place++) {
    if (first.length === most && likely[place]! <= likely[first[most - 1]!]!) continue
    if (!fits(shapes[place]!)) continue
    let at = first.length
    while (at > 0 && likely[first[at - 1]!]! < likely[place]!) at--
    first.splice(at, 0, place)
    if (first.length > most) first.pop()
  }
  return first
}

/** The share of each reading, its cells weighed before. */
export function sharesOf({ readings }: Readings): Float64Array {
  const sums = new Float64Array(readings.length)
  let most = Number.NEGATIVE_INFINITY
  readings.forEach(({ cells }, n) => {
    let sum = 0
    for (const { score } of cells) sum += score
    sums[n] = sum
    if (sum > most) most = sum
  })
  let all = 0
  for (let n = 0; n < sums.length; n++) all += sums[n] = Math.exp(sums[n]! - most)
  return sums.map((sum) => sum / all)
}

export function weigh({ cells }: Readings, weightOf: (feature: number) => number): void {
  for (const cell of cells) {
    let sum = 0
    for (const feature of cell.features) sum += weightOf(feature)
    cell.score = sum * cell.scale
  }
}
