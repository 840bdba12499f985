/** Messages that go on from a sum, each with all that it may mean and what of that is right: of the talks, the figures before it being as told. */
import { readdirSync, readFileSync } from 'node:fs'
import {
  type Account,
  accountOf,
  type Figure,
  MOST_FIGURES,
  nodeOf,
  worthOf,
} from '@norteia/engine/consultant/account/account'
import { type Choice, choicesOf } from '@norteia/engine/consultant/account/choices'
import { figureOf } from '@norteia/engine/consultant/account/figures'
import { saidIn } from '@norteia/engine/consultant/account/said'
import { newLeaf, type Said, type Sum, slotAt } from '@norteia/engine/consultant/account/sums'
import { readCompany } from '@norteia/engine/consultant/company'
import { NO_MEMORY } from '@norteia/engine/consultant/memory'
import { sumTold } from '@norteia/engine/consultant/sum-told'
import { nameOf } from '@norteia/engine/consultant/word-sums/names'
import { joined, type Node, parse, renumbered } from '@norteia/engine/consultant/word-sums/node'
import type { Weighed } from '@norteia/engine/consultant/word-sums/weighed'
import { formulaIn, readTalks, type Talk, wantedOf } from './talks.ts'

export interface Told {
  id: string
  text: string
  read: Weighed<Choice>
  right: Uint8Array
  /** It goes on from no sum. */
  none: boolean
}

const COMPANY = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
}

const near = (value: number, wanted: number) =>
  Math.abs(Math.abs(value) - Math.abs(wanted)) <= Math.max(0.0051, Math.abs(wanted) * 0.0004)
export const isRight = (
  { sum, value, whole }: Pick<Choice, 'sum' | 'value' | 'whole'>,
  wanted: readonly number[],
): boolean => {
  if (Number.isNaN(value)) return false
  const told = sum.kind === 'share' ? value * 100 : value
  return wanted.some((one) => near(told, one) || (whole && Math.ceil(value - 1e-6) === one))
}

/** The sum as the lines say it is done, over her numbers and the figures before. */
function byHand(conta: string, question: string, figures: readonly Figure[], value: number): Figure | null {
  const { all, text } = saidIn(question)
  const leaves: Sum['leaves'][number][] = []
  const add = (said: Said, kind: 'money' | 'share' | 'count'): Node =>
    slotAt(leaves.push(newLeaf(said, kind)) - 1, kind === 'share')
  const one: Node = { kind: 'known', value: 1 }
  const leaf = (number: number): Node => {
    const said = all.find(({ quantity }) => quantity.unit !== 'part' && near(quantity.value, number))
    if (said)
      return add(
        said,
        said.quantity.unit === 'money' || (said.quantity.unit === 'bare' && !Number.isInteger(number))
          ? 'money'
          : said.quantity.unit === 'bare'
            ? 'money'
            : 'count',
      )
    for (const { quantity, ...rest } of all.filter((other) => other.quantity.unit === 'part')) {
      const part = quantity.value / 100
      const share = () => add({ quantity, ...rest }, 'share')
      if (near(part, number)) return share()
      if (near(1 + part, number))
        return joined('sum', [
          { up: true, node: one },
          { up: true, node: share() },
        ])
      if (near(1 - part, number))
        return joined('sum', [
          { up: true, node: one },
          { up: false, node: share() },
        ])
    }
    const before = figures.findLast((figure) => near(worthOf(figure), number))
    if (before) {
      const from = leaves.length
      leaves.push(...before.leaves)
      return renumbered(nodeOf(before), (slot) => slot + from)
    }
    const held = figures.flatMap((figure) => figure.leaves).find((other) => near(other.value, number))
    if (held) return slotAt(leaves.push(held) - 1, held.kind === 'share')
    return { kind: 'known', value: number }
  }
  try {
    const node = parse(formulaIn(conta), leaf)
    const kind =
      /%|cento/.test(text) && /\*100$/.test(conta)
        ? 'share'
        : leaves.some((one) => one.kind === 'money')
          ? 'money'
          : 'count'
    const gain = /\b(?:sobr|lucr|ganh|fica)/.test(text)
    const figure = figureOf({ expr: '', leaves: [], kind, time: null, gain, how: 'first' }, node, leaves)
    const made = worthOf(figure)
    return Math.abs(made - value) <= Math.abs(value) * 0.02 ? figure : null
  } catch {
    return null
  }
}

const known = () => readCompany({ ...COMPANY, question: '' } as Parameters<typeof readCompany>[0])
/** The first sum as it is read, where it is read right. */
function firstOf(question: string, wanted: readonly number[]): Account | null {
  const told = sumTold(known(), question, NO_MEMORY)
  const account = told && accountOf(told.draft, question, null)
  return account &&
    isRight(
      {
        sum: { ...account.figures[0]!, node: nodeOf(account.figures[0]!) },
        value: worthOf(account.figures[0]!),
        whole: true,
      },
      wanted,
    )
    ? account
    : null
}

/** Messages that go on from no sum: what is asked of advice, and the first words of other talks. */
const OTHERS = readdirSync(new URL('turns/', import.meta.url))
  .sort()
  .flatMap((file) => readFileSync(new URL(`turns/${file}`, import.meta.url), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
const MOST_OTHERS = 2
const talks = readTalks()
const othersFor = (id: string): string[] => {
  const from = nameOf(id) >>> 3
  return [
    talks[from % talks.length]!.turns[0]!,
    ...Array.from({ length: MOST_OTHERS }, (_, n) => OTHERS[(from + n * 7919) % OTHERS.length]!),
  ]
}

const costOf = ({ ops, base, sum }: Choice, last: number) => ops.length + (last - base) * 0.7 + sum.leaves.length * 0.01

/** Every later message of a talk with all that it may mean, the figures before it being right. `scored`: what was learned says which way it was meant. */
export function casesOf(talk: Talk, scoreOf?: (read: Weighed<Choice>) => void): Told[] {
  const wanted = talk.turns.map((_, turn) => wantedOf(talk, turn))
  const first =
    firstOf(talk.turns[0]!, wanted[0]!)?.figures[0] ??
    byHand(talk.espera[0]!.conta, talk.turns[0]!, [], wanted[0]![0] ?? Number.NaN)
  if (!first) return []
  let figures: Figure[] = [first]
  const later = talk.turns.slice(1).map((text, n): Told => {
    const read = choicesOf(figures, text)
    const right = Uint8Array.from(read.readings, (choice) => Number(isRight(choice, wanted[n + 1]!)))
    scoreOf?.(read)
    const all = read.readings.filter((_, place) => right[place])
    const last = figures.length - 1
    const best = all.toSorted((a, b) => (scoreOf ? b.score - a.score : costOf(a, last) - costOf(b, last)))[0]
    const next = best
      ? { ...figureOf({ ...best.sum, expr: '' }, best.sum.node, best.sum.leaves), how: best.ops.at(-1) ?? 'again' }
      : byHand(talk.espera[n + 1]!.conta, text, figures, wanted[n + 1]![0] ?? Number.NaN)
    if (next) figures = [...figures, next].slice(-MOST_FIGURES)
    return { id: `${talk.id} ${n + 1}`, text, read, right, none: false }
  })
  const others = othersFor(talk.id).map((text, n): Told => {
    const read = choicesOf(figures.slice(0, 1 + (n % 3)), text)
    scoreOf?.(read)
    return {
      id: `${talk.id} o${n}`,
      text,
      read,
      right: Uint8Array.from(read.readings, ({ base }) => Number(base < 0)),
      none: true,
    }
  })
  return [...later, ...others]
}
