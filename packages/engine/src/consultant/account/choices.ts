import { nameOf } from '#src/consultant/word-sums/names.ts'
import { worth } from '#src/consultant/word-sums/node.ts'
import type { Question } from '#src/consultant/word-sums/quantities.ts'
import type { Group, Weighed } from '#src/consultant/word-sums/weighed.ts'
import type { Figure } from './account.ts'
import { type Act, actsOf, pairActs } from './acts.ts'
import { Cells } from './cells.ts'
import { ALWAYS, ofLeaf, ofMessage, ofNumber, ofPlace, ofResult } from './describe.ts'
import { saidIn } from './said.ts'
import { type Said, type Sum, sumOf } from './sums.ts'
import { type Turn, turnsOf } from './turns.ts'

/** One thing that a follow-up may mean: what is done to which figure, number by number. */
export interface Choice {
  sum: Sum
  value: number
  /** By place among the figures of the talk; −1: it goes on from none. */
  base: number
  /** All that is done, in order. */
  ops: readonly string[]
  /** The figure that it is told apart from. */
  beside: number | null
  whole: boolean
  groups: readonly Group[]
  score: number
}

const MOST_CHOICES = 9_000
const MOST_NUMBERS = 4
const MOST_WORDS = 40
const MOST_DEEDS = 3
const WORDS = 0.7
const OWN = 1.3
const LEAF = 2
const RESULT = 2
const SIGN = 2

const familyOf = (op: string): string =>
  /^(?:add|each2?|shared|inner|pair)([+-])$/.test(op)
    ? `amount${op.at(-1)}`
    : /^(?:more|less)$/.test(op)
      ? 'moves'
      : /^(?:reach|solve|pair reach)/.test(op)
        ? 'goal'
        : /time/.test(op)
          ? 'timed'
          : /^apart/.test(op)
            ? 'apart'
            : /^(?:pair )?price(?!d)/.test(op)
              ? 'price'
              : op.split(' ')[0]!

const comesTo = ({ node, leaves }: Sum): number =>
  worth(
    node,
    leaves.map(({ value }) => value),
  )
/** Which way a number moves its sum. */
const pullOf = (whole: Sum, place: number): number => {
  const more = {
    ...whole,
    leaves: whole.leaves.map((leaf, n) => (n === place ? { ...leaf, value: leaf.value * 1.01 } : leaf)),
  }
  return Math.sign(Math.round((comesTo(more) - comesTo(whole)) * 1e6))
}

/** Less than nothing comes only of what is taken off, or of how far two are apart. */
const mayFall = (ops: readonly string[], { gain }: Sum) =>
  ops.some((op) => op.startsWith('apart')) ||
  (gain && ops.every((op) => /^(?:set|more|less|leaf|add|each|pair[+-])/.test(op)))

/** The sum while numbers are put into it. */
interface State {
  sum: Sum
  ops: readonly string[]
  groups: readonly Group[]
  deeds: number
  whole: boolean
  /** The figure that it is apart from, by its place. */
  beside: number | null
}

class Choices implements Weighed<Choice> {
  readonly readings: Choice[] = []
  readonly #cells = new Cells()
  readonly cells = this.#cells.cells
  readonly groups = this.#cells.groups
  readonly #read: Question
  readonly #text: string
  readonly #all: readonly Said[]
  readonly #past: readonly Sum[]
  readonly #values: readonly number[]
  readonly #plain: readonly number[]
  /** And what two of its cues say together. */
  readonly #cues: readonly number[]
  readonly #words: readonly number[]

  constructor(figures: readonly Figure[], question: string) {
    const { read, text, all } = saidIn(question)
    this.#read = read
    this.#text = text
    this.#all = all
    this.#past = figures.map(sumOf)
    this.#values = this.#past.map(comesTo)
    const { plain, cues, words } = ofMessage(read, all.length)
    this.#plain = plain
    this.#cues = cues
    this.#words = words
  }

  fill(): this {
    this.#none()
    if (this.#all.length > MOST_NUMBERS || this.#text.split(/\s+/).length > MOST_WORDS) return this
    const last = this.#past.length - 1
    for (let n = last; n >= 0; n--) {
      if (this.#all.length > 1 && n < last - 1 && !this.#all.some((said) => this.#holds(this.#past[n]!, said))) continue
      if (
        n < last &&
        this.#values.lastIndexOf(this.#values[n]!) > n &&
        this.#past[n]!.leaves.length === this.#past[last]!.leaves.length
      )
        continue
      this.#from(n)
    }
    return this
  }

  /** It goes on from no figure: another sum, or no sum at all. */
  #none(): void {
    const held = this.#all.filter((said) => this.#past.some((one) => this.#holds(one, said))).length
    const count = `${Math.min(4, this.#all.length)} ${Math.min(2, held)}`
    const words = this.#text.split(/\s+/).length
    const signs = [
      `count ${count}`,
      `asks ${this.#read.wish.thing !== ''} ${count}`,
      `long ${Math.min(8, Math.floor(words / 5))}`,
      `long ${Math.min(8, Math.floor(words / 5))} ${count}`,
    ]
    const group = this.#cells.group('none', () => [
      ['none', this.#cues, 1],
      ['none', this.#words, WORDS],
      ['none', signs.map(nameOf), RESULT],
    ])
    this.readings.push({
      sum: this.#past.at(-1)!,
      value: Number.NaN,
      base: -1,
      ops: [],
      beside: null,
      whole: false,
      groups: [group],
      score: 0,
    })
  }

  #holds(whole: Sum, { quantity: { value } }: Said): boolean {
    return whole.leaves.some((leaf) => Math.abs(leaf.value - value) < 1e-6)
  }

  #heldBy(whole: Sum, said: Said): string {
    return this.#holds(whole, said) ? 'here' : this.#past.some((one) => this.#holds(one, said)) ? 'before' : 'no'
  }

  /** All that may be done to one of the figures. */
  #from(base: number): void {
    const whole = this.#past[base]!
    const back = Math.min(3, this.#past.length - 1 - base)
    const last = this.#past.at(-1)!
    const held = this.#all
      .map((said) => this.#heldBy(whole, said))
      .sort()
      .join(' ')
    const group = this.#cells.group(`base ${base}`, () => {
      const names = [`back ${back}`, `back ${back} ${familyOf(whole.how)} ${familyOf(last.how)}`]
      return [
        ...names.map((name) => [name, [...this.#cues, nameOf(`held ${held}`)], 1] as const),
        [names[0]!, this.#words, WORDS] as const,
      ]
    })
    const start: State = { sum: whole, ops: [], groups: [group], deeds: 0, whole: false, beside: null }
    this.#numbers(start, base, 0)
    if (this.#all.length > 1) return
    for (const turn of turnsOf(whole, this.#past.slice(0, base), this.#text))
      if (!/time/.test(turn.op) || this.#all.length > 0) this.#numbers(this.#turned(start, turn, 'first'), base, 0)
  }

  /** What the message says without a number, before or after what its numbers do. */
  #turned(state: State, turn: Turn, when: string): State {
    const { sum } = state
    const group = this.#cells.group(
      `${when} ${turn.op} ${turn.at === null ? '' : `${sum.leaves[turn.at]!.noun} ${sum.leaves[turn.at]!.value}`} ${sum.kind} ${sum.time}`,
      () => {
        const context = [
          ...this.#cues,
          nameOf(`whole ${sum.kind} ${sum.gain}`),
          nameOf(`time ${sum.time}`),
          nameOf(`after ${familyOf(state.ops.at(-1) ?? '')}`),
          nameOf(`to ${turn.sum.time}`),
        ]
        const family = familyOf(turn.op)
        return [
          [`turn ${turn.op}`, context, 1],
          [`turn ${family}`, context, 1],
          [`turn ${family} ${when}`, [ALWAYS], SIGN],
          [`turn ${family}`, this.#words, WORDS],
          ...(turn.at === null
            ? []
            : [[`turn ${family}`, ofPlace(this.#text, this.#read.wish, sum, turn.at), LEAF] as const]),
        ]
      },
    )
    return {
      ...state,
      sum: turn.sum,
      ops: [...state.ops, turn.op],
      groups: [...state.groups, group],
      deeds: state.deeds + 1,
      beside: turn.beside ?? null,
    }
  }

  #numbers(state: State, base: number, at: number): void {
    if (this.readings.length >= MOST_CHOICES) return
    const said = this.#all[at]
    if (!said) {
      this.#done(state, base)
      return
    }
    const next = this.#all[at + 1]
    this.#numbers(this.#aside(state, said, at, base), base, at + 1)
    if (state.deeds >= MOST_DEEDS || (this.#all.length > 1 && state.deeds >= 2)) return
    for (const act of actsOf(state.sum, said)) this.#numbers(this.#acted(state, said, act, at, base), base, at + 1)
    if (next)
      for (const act of pairActs(state.sum, said, next))
        this.#numbers(this.#acted(state, next, act, at, base), base, at + 2)
  }

  #aside(state: State, said: Said, at: number, base: number): State {
    const group = this.#cells.group(`${base} ${at} aside`, () => {
      const own = this.#signsOf(base, at, said)
      return [
        ['aside', own, OWN],
        ['aside', said.quantity.signs, WORDS],
        [`aside ${this.#heldBy(this.#past[base]!, said)}`, this.#cues, 1],
      ]
    })
    return { ...state, groups: [...state.groups, group] }
  }

  #acted(state: State, said: Said, act: Act, at: number, base: number): State {
    const { sum } = state
    const place = act.at === null ? '' : `${act.at} ${sum.leaves[act.at]!.value}`
    const group = this.#cells.group(`${base} ${at} ${act.op} ${place} ${sum.kind} ${sum.gain}`, () => {
      const family = familyOf(act.op)
      const own = this.#signsOf(base, at, said)
      const sides = this.#all.length > 1 ? `of ${this.#all.length}` : 'alone'
      const leaf = act.at === null ? null : ofLeaf(said, sum, act.at, pullOf(sum, act.at))
      return [
        [act.op, own, OWN],
        [family, own, OWN],
        [act.op, said.quantity.signs, WORDS],
        [family, said.quantity.signs, WORDS],
        [act.op, this.#plain, 1],
        [family, this.#cues, 1],
        [family, this.#words, WORDS],
        [`${family} ${sides}`, [ALWAYS], SIGN],
        ...(leaf ? [[act.op, leaf, LEAF] as const, [`leaf ${family}`, leaf, LEAF] as const] : []),
      ]
    })
    return {
      ...state,
      sum: act.sum,
      ops: [...state.ops, act.op],
      groups: [...state.groups, group],
      deeds: state.deeds + 1,
      whole: act.whole === true,
      beside: null,
    }
  }

  readonly #signs = new Map<string, readonly number[]>()
  /** What is said of a number, beside the figure that the message goes on from. */
  #signsOf(base: number, at: number, said: Said): readonly number[] {
    const key = `${base} ${at}`
    const whole = this.#past[base]!
    const made = this.#signs.get(key) ?? ofNumber(said, whole, this.#heldBy(whole, said))
    this.#signs.set(key, made)
    return made
  }

  #done(state: State, base: number): void {
    this.#put(state, base)
    if (state.deeds >= MOST_DEEDS || (this.#all.length > 1 && state.deeds > 1)) return
    const past = this.#past.slice(0, state.deeds > 0 ? base + 1 : base)
    for (const turn of turnsOf(state.sum, past, this.#text))
      this.#put(this.#turned({ ...state, whole: false }, turn, 'then'), base)
  }

  #put(state: State, base: number): void {
    const { sum, ops, deeds, beside } = state
    const value = comesTo(sum)
    if (!Number.isFinite(value) || Math.abs(value) < 1e-9 || (value < 0 && beside === null && !mayFall(ops, sum)))
      return
    if (deeds === 0 && base === this.#past.length - 1 && ops.length === 0) return
    const before = this.#values[base]!
    const repeats = this.#values.some((one) => Math.abs(one - value) < 1e-6)
    const families = ops.map(familyOf)
    const result = ofResult(sum, value, before, this.#read, repeats)
    const group = this.#cells.group(`result ${families.join(' ')} ${result.join(' ')}`, () => [
      [`deeds ${deeds} ${Math.min(3, this.#all.length)}`, [ALWAYS], RESULT],
      [`way ${families.join(' ')}`, [ALWAYS], RESULT],
      [`way ${families.join(' ')}`, this.#cues, 0.7],
      ['result', result, RESULT],
      ...families.map((family) => [`result ${family}`, result, 1] as const),
    ])
    this.readings.push({
      sum,
      value,
      base,
      ops,
      beside,
      whole: state.whole,
      groups: [...state.groups, group],
      score: 0,
    })
  }
}

/** All that a follow-up may mean, each with what weighs it. */
export const choicesOf = (figures: readonly Figure[], question: string): Weighed<Choice> =>
  new Choices(figures, question).fill()
