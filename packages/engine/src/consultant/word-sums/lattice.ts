import { type Dimension, dimensionIn, dimensionOf } from './dimension.ts'
import { mixed, nameOf } from './names.ts'
import { worth } from './node.ts'
import type { Quantity, Question } from './quantities.ts'
import type { Shape } from './shapes.ts'
import type { Cell, Group, Weighed } from './weighed.ts'

/** One way to read a question: its numbers in the slots of a shape. */
export interface Reading {
  /** undefined: no sum. */
  shape: Shape | undefined
  /** By slot, which number. */
  numbers: readonly number[]
  value: number
  /** Empty where they were weighed at once. */
  groups: readonly Group[]
  score: number
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

function pairSigns(a: Quantity, b: Quantity, apart: number, link: readonly number[]): number[] {
  const order = apart > 0 ? 'after' : 'before'
  const near = Math.abs(apart) === 1 ? 'near' : 'far'
  const clause = a.clause === b.clause ? 'one' : Math.abs(a.clause - b.clause) === 1 ? 'next' : 'off'
  const more = a.value > b.value ? 'more' : a.value < b.value ? 'less' : 'same'
  const own = [
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
  const side = nameOf(order)
  return [...own, ...link.map((name) => mixed(name, side))]
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

/** No shape has so many slots. */
const MOST_ALIKE = 16
const NO_GROUPS: readonly Group[] = []
const NO_FEATURES = new Int32Array(0)

/** What was learned. */
export interface Weights {
  of(feature: number): number
  /** What words count for each shape by themselves; given, only the shapes that they go with best are filled. */
  likely?(words: readonly number[]): Float32Array
}

class Lattice {
  readonly cells: Cell[] = []
  readonly groups: Group[] = []
  readonly readings: Reading[] = []
  readonly #question: Question
  readonly #known = new Map<number, Cell>()
  readonly #pairs: (readonly number[])[] = []
  readonly #dimensions: readonly Dimension[]
  /** For each number, the first that is of the same. */
  readonly #alike: readonly number[]
  readonly #values: readonly number[]
  readonly words: readonly number[]

  /** What features weigh, where that is known before. */
  readonly #weights: Weights | undefined

  constructor(question: Question, weights?: Weights) {
    this.#question = question
    this.#weights = weights
    const { quantities, asked, all, classes, counts, links } = question
    this.words = [ALWAYS, classes, mixed(classes, quantities.length), counts, ...asked, ...all]
    this.#dimensions = quantities.map(dimensionOf)
    const names = quantities.map(({ unit, noun, per, said }) => `${unit} ${noun} ${per} ${said}`)
    this.#alike = names.map((name) => names.indexOf(name))
    this.#values = quantities.map(({ value }) => value)
    for (const [n, a] of quantities.entries())
      for (const [m, b] of quantities.entries())
        this.#pairs.push(n === m ? [] : pairSigns(a, b, n - m, Math.abs(n - m) === 1 ? links[Math.min(n, m)]! : []))
  }

  /** `key`: among which others the name stands. */
  cell: CellOf = (name, key, withNames, scale = 1) => {
    const id = mixed(name, key)
    const found = this.#known.get(id)
    if (found) return found
    const others = withNames()
    const made = this.#weights ? this.#weighed(name, others, scale) : this.#unweighed(name, others, scale)
    this.#known.set(id, made)
    this.cells.push(made)
    return made
  }

  #unweighed(name: number, others: readonly number[], scale: number): Cell {
    const features = new Int32Array(others.length)
    for (let n = 0; n < others.length; n++) features[n] = mixed(name, others[n]!)
    return { features, scale, score: 0, pull: 0 }
  }

  #weighed(name: number, others: readonly number[], scale: number): Cell {
    let sum = 0
    for (let n = 0; n < others.length; n++) sum += this.#weights!.of(mixed(name, others[n]!))
    return { features: NO_FEATURES, scale, score: sum * scale, pull: 0 }
  }

  #group(cells: readonly Cell[]): Group {
    let score = 0
    for (const cell of cells) score += cell.score
    const made = { cells, score, pull: 0 }
    this.groups.push(made)
    return made
  }

  none(): void {
    const group = this.#group([this.cell(NONE, 0, () => this.words)])
    this.readings.push({ shape: undefined, numbers: [], value: Number.NaN, groups: [group], score: group.score })
  }

  /** Every way to put the numbers into the slots of a shape; those left over stand aside. `likely`: what its words count together. */
  fill(shape: Shape, likely?: number): void {
    const { quantities } = this.#question
    const own =
      likely === undefined
        ? this.#group(shape.names.map((name) => this.cell(name, 0, () => this.words)))
        : { cells: [], score: likely, pull: 0 }
    const kept: Kept = { groups: [], results: new Map(), dimensions: new Map() }
    const numbers: number[] = []
    const taken: boolean[] = quantities.map(() => false)
    const place = (slot: number): void => {
      if (this.readings.length >= MOST_READINGS) return
      if (slot === shape.slots) {
        const groups = [own]
        for (let n = 0; n < quantities.length; n++) if (!taken[n]) groups.push(this.#aside(n))
        this.#put(shape, numbers, groups, kept)
        return
      }
      const after = shape.after[slot]
      for (let n = after === undefined ? 0 : numbers[after]! + 1; n < quantities.length; n++) {
        if (taken[n] || !shape.takes[slot]!.has(quantities[n]!.unit)) continue
        taken[n] = true
        numbers[slot] = n
        place(slot + 1)
        taken[n] = false
      }
    }
    place(0)
  }

  readonly #asides: Group[] = []
  #aside(n: number): Group {
    const { signs } = this.#question.quantities[n]!
    this.#asides[n] ??= this.#group([this.cell(ASIDE, n + 1, () => signs)])
    return this.#asides[n]
  }

  /** How what comes of it is of what was asked for. */
  #fitOf(dimension: Dimension, share: boolean): string {
    const { wish } = this.#question
    // '15 crianças, por criança sobra quanto?'
    const counted =
      wish.per !== '' && this.#question.quantities.some(({ noun, per }) => noun === wish.per || per === wish.per)
    const asked = wish.share ? 'share' : wish.thing ? 'thing' : counted ? 'counted' : wish.per ? 'per' : 'money'
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

  /** The dimension of what comes of it, null where it adds what can't be added. */
  #dimensionOf(shape: Shape, numbers: readonly number[], { dimensions }: Kept): { fit: string } | null {
    let key = 0
    for (const n of numbers) key = key * MOST_ALIKE + this.#alike[n]!
    const found = dimensions.get(key)
    if (found !== undefined) return found
    const { dimension, odd } = dimensionIn(shape.node, (slot) => this.#dimensions[numbers[slot]!]!)
    const { quantities } = this.#question
    const fits =
      odd === 0 && (!shape.kind || !numbers.every((n) => quantities[n]!.said) || isOfKind(shape.kind, dimension))
    const made = fits ? { fit: this.#fitOf(dimension, shape.share) } : null
    dimensions.set(key, made)
    return made
  }

  #put(shape: Shape, numbers: readonly number[], groups: Group[], kept: Kept): void {
    for (let slot = 0; slot < shape.slots; slot++) this.#slots[slot] = this.#values[numbers[slot]!]!
    const value = worth(shape.node, this.#slots)
    if (!Number.isFinite(value) || (value <= 0 && shape.kind !== 'sobra-mes')) return
    const of = this.#dimensionOf(shape, numbers, kept)
    if (!of) return
    const count = this.#question.quantities.length
    const singles = shape.slots * count
    for (let slot = 0; slot < shape.slots; slot++) {
      const n = numbers[slot]!
      const at = slot * count + n
      kept.groups[at] ??= this.#group(this.#rolesOf(shape, slot, n))
      groups.push(kept.groups[at])
      for (let other = slot + 1; other < shape.slots; other++) {
        const pair = n * count + numbers[other]!
        const place = singles + (slot * shape.slots + other) * count * count + pair
        kept.groups[place] ??= this.#group(this.#meetingOf(shape, slot, other, pair))
        groups.push(kept.groups[place])
      }
    }
    groups.push(this.#resultOf(shape, value, of.fit, kept))
    let score = 0
    for (const group of groups) score += group.score
    this.readings.push({ shape, numbers: [...numbers], value, groups: this.#weights ? NO_GROUPS : groups, score })
  }
  readonly #slots: number[] = []

  /** What is weighed of the result itself: of what it is, its size, and whether the patterns came to it. */
  #resultOf({ names, share }: Shape, value: number, ofWhat: string, { results }: Kept): Group {
    const size = resultSign(value, share)
    const heard = typeof this.heard === 'number' && Math.abs(value - Math.abs(this.heard)) < ROUNDED
    const key = `${ofWhat} ${size} ${heard}`
    const found = results.get(key)
    if (found) return found
    const family = names[1]!
    const always = () => [ALWAYS]
    const own = () => [family]
    const fit = nameOf(`d ${ofWhat}`)
    const sign = nameOf(size)
    const cells = [
      this.cell(fit, 9_200, always, ALL),
      this.cell(fit, family, own, ALL / 2),
      this.cell(sign, 9_000, always, ALL),
      this.cell(sign, 9_001 + (family & 0xffff), own, ALL / 2),
    ]
    if (heard) cells.push(this.cell(HEARD, 9_100, always, ALL), this.cell(HEARD, family, own, ALL / 2))
    const made = this.#group(cells)
    results.set(key, made)
    return made
  }
}

/** What the readings of one shape share. */
interface Kept {
  groups: Group[]
  results: Map<string, Group>
  /** By what the numbers are of; null: they don't go together. */
  dimensions: Map<number, { fit: string } | null>
}

export type Readings = Weighed<Reading>

const LEAST_NUMBERS = 2

/** So many shapes are filled where the words alone can choose them; many numbers have many places. */
const mostShapes = (numbers: number): number => (numbers < 4 ? 32 : numbers < 6 ? 16 : 10)

/** Every way to read a question, and the cells that weigh them; with weights they are weighed at once, and keep no features. */
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
  const likely = weights?.likely?.(lattice.words)
  if (!likely) for (const shape of shapes) if (fits(shape)) lattice.fill(shape)
  if (likely)
    for (const place of likeliest(shapes, likely, fits, mostShapes(count))) lattice.fill(shapes[place]!, likely[place]!)
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
