import { readFileSync } from 'node:fs'
import { joined, type Node, type Part, parse, worth, written } from '@norteia/engine/consultant/word-sums/node'
import { type Question, readQuestion } from '@norteia/engine/consultant/word-sums/quantities'
import { canonical, lengthened } from '@norteia/engine/consultant/word-sums/shapes'
import { formulaIn, readTalks } from './talks.ts'
import { TESTED_SUMS } from './tested-sums.ts'

/** A question with how its sum is done: numbers by slot of its shape. */
export interface Line {
  text: string
  kind: string
  question: Question
  /** '' where no sum is asked for. */
  shape: string
  value: number
  /** Where only results are known: what may be told, in the time that the engine reckons in. */
  values?: readonly number[]
  /** Of `values`, just these, rounded: nothing in another time. */
  exact?: boolean
  /** What must not be told, whatever else may. */
  never?: readonly number[]
  source: string
}

const valueIn = (expression: string) => worth(parse(expression), [])

const CONSTANTS = new Set([100, 12, 30, 7, 4, 60, 1, 1000])
const NO_SUM = 'nenhuma'

const EPS = 1e-9
/** '0,15', '0,85' and '1,15' of 15%. */
function shareIn(value: number, quantities: Question['quantities']): Node | null {
  const one: Node = { kind: 'known', value: 1 }
  for (const [slot, { value: hundredths, unit }] of quantities.entries()) {
    if (unit !== 'part') continue
    const part: Node = { kind: 'slot', slot, part: true }
    if (Math.abs(hundredths / 100 - value) < EPS) return part
    const up = Math.abs(1 + hundredths / 100 - value) < EPS
    if (up || Math.abs(1 - hundredths / 100 - value) < EPS)
      return joined('sum', [
        { up: true, node: one },
        { up, node: part },
      ])
  }
  return null
}

/** The expression with its numbers as those of the question; null: one isn't there. */
function lifted(expression: string, { quantities }: Question, kind: string): Node | null {
  const used = new Map<number, number>()
  const hundred =
    quantities.some(({ unit }) => unit === 'part') || kind === 'porcentagem' || kind === 'margem' || kind === 'parte'
  let lost = false
  const node = parse(expression, (value) => {
    const same = quantities.flatMap((one, slot) => (Math.abs(one.value - value) < EPS ? [slot] : []))
    const share = same.length === 0 ? shareIn(value, quantities) : null
    if (share) return share
    const times = used.get(value) ?? 0
    used.set(value, times + 1)
    if (same.length === 0 || (value === 100 && hundred) || value === 1) {
      if (!CONSTANTS.has(value)) lost = true
      return { kind: 'known', value }
    }
    return { kind: 'slot', slot: same[Math.min(times, same.length - 1)]!, part: false }
  })
  return lost ? null : node
}

/** 'n/100' of a number said in per cent is its part. */
function withParts(node: Node, { quantities }: Question): Node {
  if (node.kind !== 'sum' && node.kind !== 'product') return node
  const parts = node.parts.map(({ up, node: part }) => ({ up, node: withParts(part, { quantities } as Question) }))
  if (node.kind === 'sum') return joined('sum', parts)
  const isShare = (one: Node) => one.kind === 'slot' && !one.part && quantities[one.slot]!.unit === 'part'
  const divisible = (one: Node): Node | null => {
    if (isShare(one)) return { ...(one as Node & { kind: 'slot' }), part: true }
    if (one.kind === 'known' && one.value === 100) return { kind: 'known', value: 1 }
    if (one.kind !== 'sum') return null
    const inner = one.parts.map(({ up, node: part }) => ({ up, node: divisible(part) }))
    return inner.every((part): part is Part => part.node !== null) ? { kind: 'sum', parts: inner } : null
  }
  let all: Part[] = parts
  for (const up of [false, true]) {
    const hundred = all.findIndex((part) => part.up === up && part.node.kind === 'known' && part.node.value === 100)
    const on = all.findIndex((part) => part.up !== up && part.node.kind !== 'known' && divisible(part.node) !== null)
    if (hundred >= 0 && on >= 0)
      all = all.flatMap((part, n) =>
        n === hundred ? [] : n === on ? [{ up: part.up, node: divisible(part.node)! }] : [part],
      )
  }
  return joined('product', all)
}

export function lineOf(text: string, expression: string, kind: string, source: string): Line | null {
  const question = readQuestion(text)
  if (kind === NO_SUM) return { text, kind, question, shape: '', value: Number.NaN, source }
  const node = lifted(expression, question, kind)
  if (!node) return null
  return {
    text,
    kind,
    question,
    shape: written(canonical(withParts(node, question)).node),
    value: valueIn(expression),
    source,
  }
}

/** Of the engine's tests; how their sums are done, no line says. */
const testedLines = (): Line[] =>
  TESTED_SUMS.map(([text, figures]) => ({
    text,
    kind: figures.length > 0 ? 'total' : NO_SUM,
    question: readQuestion(text),
    shape: '',
    value: figures[0] ?? Number.NaN,
    ...(figures.length > 0 && { values: figures, exact: true }),
    source: TESTED,
  }))
export const TESTED = 'tests'

/** The first messages of talks, where every number of the sum is said; those of `five.json` are kept apart as a measure. */
const talkLines = (): Line[] =>
  TALKS.flatMap((file) =>
    readTalks(['five', ...TALKS.filter((other) => other !== file)]).flatMap(
      ({ turns: [text = ''], espera: [first] }) => {
        const expression = formulaIn(first!.conta).split('=')[0]!
        const kind = /\*\s*100\s*$/.test(expression) ? 'porcentagem' : 'total'
        return lineOf(text, expression, kind, `talks-${file}`) ?? []
      },
    ),
  )
const TALKS = ['one', 'two', 'three', 'four']

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'dev', 'fixtures', 'none']

export function readLines(report = false): Line[] {
  const written = FILES.flatMap((file) => {
    let text = ''
    try {
      text = readFileSync(new URL(`./sums/${file}.tsv`, import.meta.url), 'utf8')
    } catch {
      return []
    }
    return text.split('\n').flatMap((row) => {
      const [question, expression = '', kind = ''] = row.split('\t').map((cell) => cell.trim())
      if (!question) return []
      const line = lineOf(question, expression, kind, file)
      if (!line && report) console.log(`lost: ${row} | ${readQuestion(question).quantities.map(({ value }) => value)}`)
      return line ?? []
    })
  })
  return [...written, ...talkLines(), ...testedLines()]
}

/** Shapes of the lines, those of other lengths too. */
export function shapesOf(lines: readonly Line[], least: number, most = 9): string[] {
  const counts = new Map<string, number>()
  for (const { shape } of lines) if (shape) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  const shapes = new Set<string>()
  for (const [shape, count] of counts) {
    if (count < least) continue
    shapes.add(shape)
    for (const other of lengthened(parse(shape), most)) shapes.add(written(canonical(other).node))
  }
  return [...shapes].sort()
}
