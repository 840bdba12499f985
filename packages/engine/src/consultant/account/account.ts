import { figuresIn } from '#src/consultant/asks-sum.ts'
import type { Draft } from '#src/consultant/draft.ts'
import { joined, type Node, parse, renumbered, slotsOf, worth, written } from '#src/consultant/word-sums/node.ts'
import { type Quantity, readQuestion } from '#src/consultant/word-sums/quantities.ts'
import { pull } from './figures.ts'
import { Numbers, type Step, stepsOf, type Written } from './formula.ts'
import { afterIn, single } from './said.ts'

/** A number of a sum with the words that it was said with. */
export interface Leaf extends Written {
  noun: string
  per: string
  /** Stems around it. */
  near: readonly string[]
  /** Folded words before and after it. */
  words: string
}

export type Time = 'dia' | 'semana' | 'mes' | 'ano'
export const TIMES: readonly Time[] = ['dia', 'semana', 'mes', 'ano']

/** A figure of the talk: an expression over the leaves as they were. */
export interface Figure {
  expr: string
  leaves: readonly Leaf[]
  kind: Written['kind']
  /** Of how much time it is; null: nobody said. */
  time: Time | null
  /** The word that the count is told with: 'dias'. */
  unit?: string
  /** What is left is more with less cost; what is paid is more with more. */
  gain: boolean
  /** What came to it: a whole sum, or what a message did to the one before. */
  how: string
  /** How likely it is hers, where she was asked; else it was told. */
  share?: number
}

/** The figures that the talk came to, the last told at the end. */
export interface Account {
  figures: readonly Figure[]
  /** Figures between which the last answer let her choose. */
  asked?: readonly Figure[]
}
/** What the next figure may go on from. */
export const MOST_FIGURES = 5
const MOST_ASKED = 2

export const nodeOf = ({ expr }: Figure): Node => parse(expr)
export const worthOf = (figure: Figure): number =>
  worth(
    nodeOf(figure),
    figure.leaves.map(({ value }) => value),
  )

const MOST_LEAVES = 20
const AROUND = 28

const COMMON = /^(?:seman|dia|mes|ano|hora|cada|unidad|fica|quant|pra)/
const leafOf = (written: Written, { noun, per, near, start, end }: Quantity, text: string, from: number): Leaf => ({
  ...written,
  noun: single(noun),
  per,
  near: near.filter((stem) => !COMMON.test(stem)),
  words: ` ${text.slice(Math.max(from, start - AROUND), start)}# ${afterIn(text.slice(end))} `,
})
const CALENDAR: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 12, 22, 24, 30, 52, 60, 100, 365, 1_000])
const BARE = { noun: '', per: '', near: [], words: '' }
const EPS = 1e-6

/** The number of her words that a number of the formula is. */
function namedFor(one: Written, quantities: readonly Quantity[], text: string, before: readonly Leaf[]): Leaf | null {
  const said = quantities.find(
    ({ value, unit }) => Math.abs(value - one.value) < EPS && (unit === 'part') === (one.kind === 'share'),
  )
  const from = Math.max(0, ...quantities.filter((other) => said && other.end <= said.start).map(({ end }) => end))
  if (said) return leafOf(one, said, text, from)
  const known = before.find(
    ({ value, kind }) => Math.abs(value - one.value) < EPS && (kind === 'share') === (one.kind === 'share'),
  )
  return known ? { ...known, ...one } : null
}

/** Things are told as whole ones: '267 para pagar as contas' of 266,67. */
const tells = (figure: number, { value, kind }: Written): boolean =>
  Math.abs(figure - Math.abs(value)) < 0.011 || (kind === 'count' && figure === Math.ceil(Math.abs(value)))

/** The step that answers: the last whose figure the first words say, a share only where one is asked. */
function rootOf(steps: readonly Step[], { answer, dados }: Draft, text: string): Step | undefined {
  const told = figuresIn(answer.text.split('Conta: ')[0]!)
  const said = steps.filter(({ result }) => told.some((figure) => tells(figure, result)))
  const asking = text.slice(Math.max(0, text.search(/\bq?u?a?n?t[oa]s?\b|\bqual\b/)))
  const share = /%|porcent|por cento|\bmargem\b/.test(asking) && dados?.unidade === '%'
  const own = said.filter(({ result }) => (result.kind === 'share') === share)
  const valor = Number(dados?.valor?.valor ?? Number.NaN)
  const asked = own.find(({ result }) => tells(valor, result))
  return asked ?? own.at(-1) ?? said.at(-1)
}

/** Whole expressions in place of what earlier steps came to. */
function linked(steps: readonly Step[], root: Step, numbers: Numbers, isSaid: (one: Written) => boolean): Node {
  const replaced = (node: Node, upTo: number): Node => {
    if (node.kind === 'known') return node
    if (node.kind === 'slot') {
      const number = numbers.all[node.slot]!
      if (isSaid(number)) return node
      const from = steps.findLastIndex(
        ({ result }, n) => n < upTo && result.kind === number.kind && Math.abs(result.value - number.value) < EPS,
      )
      if (from >= 0) return replaced(steps[from]!.node, from)
      const rest = { value: 100 - number.value, kind: number.kind }
      return number.kind === 'share' && isSaid(rest)
        ? joined('sum', [
            { up: true, node: { kind: 'known', value: 1 } },
            { up: false, node: numbers.leaf(rest) },
          ])
        : node
    }
    return joined(
      node.kind,
      node.parts.map(({ up, node: part }) => ({ up, node: replaced(part, upTo) })),
    )
  }
  return replaced(root.node, steps.indexOf(root))
}

const GAINS =
  /\b(?:quanto ficou|q?u?a?n?to entra|entrou|apur\w+|cai na conta|sobr\w+|lucr\w+|ganh\w+|receb\w+|limpo|livre|fica (?:pra|para|comigo)|tiro|me (?:resta|rende)|resta)\b/
const TIME_ASKED = /\b(?:por|no|na|ao|n?ess[ea]|cada|em um|num|numa) (dia|semana|mes|ano)\b/g
const A_TIME = /^(?:dia|seman|mes|ano|noit)/
/** The time of a result: said where it is asked, or the only one that is said at all. */
function timeOf(text: string, spans: boolean): Time | null {
  const all = [...text.matchAll(TIME_ASKED)].map((hit) => hit[1] as Time)
  const asking = text.slice(Math.max(0, text.search(/\bq?u?a?n?t[oa]s?\b|\bqual\b/)))
  const asked = [...asking.matchAll(TIME_ASKED)].at(-1)?.[1] as Time | undefined
  return asked ?? (!spans && new Set(all).size === 1 ? all[0]! : null)
}

const LEAVES = /\b(?:sobr\w+|lucr\w+|ganh\w+|fica (?:pra|para|comigo))\b/
const COSTS = /\b(?:cust\w+|gast\w+|pago|cobro|sai|impost\w+|pagar)\b/
/** What is asked is left to her, or more of it is the better; where no word says it, some money of it has to be taken off. */
function isGain(text: string, figure: Figure): boolean {
  const at = Math.max(text.search(/\bq?u?a?n?t[oa]s?\b|\bqual\b|\b(?:meu|de) lucro\b/), 0)
  const asking = text.slice(Math.max(0, at - 24))
  const asked = text.slice(at)
  if (LEAVES.test(asked)) return true
  if (COSTS.test(asked)) return false
  return (
    GAINS.test(asked) ||
    GAINS.test(asking) ||
    (figure.kind === 'money' && figure.leaves.some(({ kind }, place) => kind === 'money' && pull(figure, place) < 0))
  )
}

/** The sum of an answer as a tree over her numbers; null: its formula makes none. */
export function accountOf(draft: Draft, question: string, before: Account | null): Account | null {
  const formula = draft.dados?.formula?.text
  if (!formula) return null
  const { text, quantities } = readQuestion(question)
  const numbers = new Numbers()
  const steps = stepsOf(formula, numbers)
  const root = rootOf(steps, draft, text)
  if (!root) return null
  const last = before?.figures.at(-1)
  const known = last?.leaves ?? []
  const isSaid = (one: Written) => namedFor(one, quantities, text, known) !== null
  const node = linked(steps, root, numbers, isSaid)
  const order = slotsOf(node)
  if (order.length === 0 || order.length > MOST_LEAVES) return null
  // A number that neither she nor the calendar says came of something that is no part of the tree.
  if (order.some((slot) => !isSaid(numbers.all[slot]!) && !CALENDAR.has(numbers.all[slot]!.value))) return null
  const leaves = order.map((slot) => {
    const one = numbers.all[slot]!
    return namedFor(one, quantities, text, known) ?? { ...one, ...BARE }
  })
  const asksAlone = known.length > 0 && /^(?:e|mas|ai|entao|se|agora)\b/.test(text)
  const now: Figure & { gain: boolean } = {
    expr: written(renumbered(node, (slot) => order.indexOf(slot))),
    leaves,
    kind: root.result.kind,
    time:
      timeOf(
        text,
        leaves.some(({ noun }) => A_TIME.test(noun)),
      ) ?? (asksAlone ? last!.time : null),
    gain: false,
    how: 'first',
    ...(root.unit && root.result.kind === 'count' && { unit: root.unit }),
  }
  now.gain = isGain(text, now) || (asksAlone && last!.gain)
  if (Math.abs(worthOf(now) * (now.kind === 'share' ? 100 : 1) - root.result.value) > 1) return null
  return { figures: [...(before?.figures ?? []), now].slice(-MOST_FIGURES) }
}

type Stored = Record<string, unknown>
const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '')
const isKind = (value: unknown): value is Written['kind'] => value === 'money' || value === 'share' || value === 'count'

function readLeaf(stored: unknown): Leaf | null {
  if (!isObject(stored) || typeof stored.value !== 'number' || !Number.isFinite(stored.value) || !isKind(stored.kind))
    return null
  const near = Array.isArray(stored.near) ? stored.near.map(text) : []
  const { value, kind } = stored
  return { value, kind, noun: text(stored.noun), per: text(stored.per), near, words: text(stored.words) }
}

function readFigure(stored: unknown): Figure | null {
  if (!isObject(stored) || !Array.isArray(stored.leaves) || stored.leaves.length > MOST_LEAVES || !isKind(stored.kind))
    return null
  const leaves = stored.leaves.map(readLeaf)
  if (leaves.some((leaf) => leaf === null)) return null
  const time = TIMES.find((one) => one === stored.time) ?? null
  const figure: Figure = {
    expr: typeof stored.expr === 'string' ? stored.expr.slice(0, 400) : '',
    leaves: leaves as Leaf[],
    kind: stored.kind,
    time,
    gain: stored.gain === true,
    how: text(stored.how),
    ...(typeof stored.share === 'number' && { share: stored.share }),
    ...(typeof stored.unit === 'string' && { unit: stored.unit.slice(0, 16) }),
  }
  try {
    return Number.isFinite(worthOf(figure)) ? figure : null
  } catch {
    return null
  }
}

/** Whatever was stored. */
export function readAccount(stored: unknown): Account | null {
  if (!isObject(stored) || !Array.isArray(stored.figures)) return null
  const read = (all: readonly unknown[]) => all.flatMap((one) => readFigure(one) ?? [])
  const figures = read(stored.figures).slice(-MOST_FIGURES)
  const asked = Array.isArray(stored.asked) ? read(stored.asked).slice(0, MOST_ASKED) : []
  return figures.length > 0 ? { figures, ...(asked.length > 0 && { asked }) } : null
}
