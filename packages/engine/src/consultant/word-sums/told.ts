import type { Known } from '#src/consultant/company.ts'
import { MONEY, type Unit } from '#src/consultant/composed/units.ts'
import type { Draft } from '#src/consultant/draft.ts'
import type { Quantity as FlowQuantity } from '#src/consultant/flows/quantity.ts'
import { amountOf, draftOf, sheetOf, unitWords } from '#src/consultant/flows/tell.ts'
import { known as knownTree, over, type Tree, times } from '#src/consultant/flows/tree.ts'
import { found } from '#src/consultant/stories/expr.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { dimensionIn, dimensionOf } from './dimension.ts'
import type { Node } from './node.ts'
import type { Question } from './quantities.ts'
import type { Heard } from './reader.ts'

const NAMES: Readonly<Record<number, string>> = {
  12: 'Meses do ano',
  30: 'Dias do mês',
  7: 'Dias da semana',
  4: 'Semanas do mês',
  60: 'Minutos da hora',
  100: 'Um cento',
}
const knownOf = (value: number) => knownTree(`sabido${value}`, NAMES[value] ?? 'Número', value)
const whole: Tree = knownTree('inteiro', 'O inteiro', 1)

/** The expression as sums are told; the hundred of a share is in its sign. */
export function treeOf(node: Node, number: (slot: number) => FlowQuantity, share: boolean): Tree {
  if (node.kind === 'slot') {
    const quantity = number(node.slot)
    return node.part ? { kind: 'of', left: whole, by: quantity } : { kind: 'number', quantity }
  }
  if (node.kind === 'known') return node.value === 1 ? whole : knownOf(node.value)
  const parts = share
    ? node.parts.filter(({ node: part, up }) => !(up && part.kind === 'known' && part.value === 100))
    : node.parts
  // What is divided by stands last, what is added first.
  const up = parts.filter((part) => part.up).sort((a, b) => weightOf(a.node) - weightOf(b.node))
  const down = parts.filter((part) => !part.up)
  const [first, ...others] = [...up, ...down]
  let tree = treeOf(first!.node, number, false)
  for (const { up: adds, node: part } of others) {
    const right = treeOf(part, number, false)
    tree =
      node.kind === 'product'
        ? adds
          ? times(tree, right)
          : over(tree, right)
        : { kind: adds ? '+' : '−', left: tree, right }
  }
  return tree
}
/** '480 × (100% − 3%)': what is taken of a number stands behind it. */
const weightOf = (node: Node): number =>
  node.kind === 'slot'
    ? node.part
      ? 2
      : 0
    : node.kind === 'sum' && node.parts.some(({ node: part }) => part.kind === 'known')
      ? 1
      : 0

export type Kind = 'money' | 'count' | 'share'
function kindOf({ question, shape, numbers }: Heard): { kind: Kind; unit: Unit } {
  const { wish, quantities } = question
  if (shape.share) return { kind: 'share', unit: {} }
  const { dimension } = dimensionIn(shape.node, (slot) => dimensionOf(quantities[numbers[slot]!]!))
  const up = dimension && [...dimension].find(([, power]) => power > 0)?.[0]
  if (wish.thing) return { kind: 'count', unit: { [wish.thing === 'hor' ? 'hora' : wish.thing]: 1 } }
  if (up && up !== MONEY && up !== 'R$') return { kind: 'count', unit: { [up]: 1 } }
  const money = numbers.some((n) => ['money', 'part', 'bare'].includes(quantities[n]!.unit))
  return money ? { kind: 'money', unit: { [MONEY]: 1 } } : { kind: 'count', unit: {} }
}

const LEFT = /\b(?:sobr\w+|rest(?:a|ou|am)|lucr\w+|fica (?:pra|para) mim|no bolso)\b/
const SALE = /\b(?:vender|faturar|venda|faturamento|vendo)\b/
const TIME_UNITS: Readonly<Record<string, string>> = {
  mes: 'mes',
  dia: 'dia',
  hora: 'hora',
  hor: 'hora',
  seman: 'semana',
  ano: 'ano',
}

function wordsOf(
  question: Question,
  shape: Heard['shape'],
  kind: Kind,
  value: number,
  shown: Text,
  words: string,
): Text {
  const asks = question.text
  if (kind === 'money' && LEFT.test(asks) && /-/.test(shape.id) && !/\b(?:perd\w+|diferenca|a mais)\b/.test(asks))
    return say`${value < 0 ? 'Faltam' : 'Sobram'} ${shown}${words}.${value < 0 ? ' Do jeito que está, não se paga.' : ' Disso ainda saem as contas que você não citou.'}`
  if (kind === 'money' && /\/[a-z]%$/.test(shape.id) && SALE.test(asks))
    return say`É preciso vender ${shown}${words}. Só o que passar disso é ganho.`
  return say`${Math.abs(value - 1) < 1e-9 ? 'É' : 'São'} ${shown}${words}.`
}

/** '70 reais, 25 por semana': of bare numbers that are multiplied one alone is reais, the last if none is said to be. */
function timesIn({ question: { quantities }, shape, numbers }: Heard): ReadonlySet<number> {
  const many = new Set<number>()
  const visit = (node: Node): void => {
    if (node.kind !== 'sum' && node.kind !== 'product') return
    for (const { node: part } of node.parts) visit(part)
    if (node.kind === 'sum') return
    const places = node.parts
      .flatMap(({ node: part, up }) => (up && part.kind === 'slot' && !part.part ? [numbers[part.slot]!] : []))
      .filter((n) => quantities[n]!.unit === 'money' || quantities[n]!.unit === 'bare')
      .sort((a, b) => a - b)
    const reais = places.find((n) => quantities[n]!.unit === 'money') ?? places.at(-1)
    for (const n of places) if (n !== reais && quantities[n]!.unit === 'bare') many.add(n)
  }
  visit(shape.node)
  return many
}

/** The sum as it is told: what comes of it, and how it was done with her numbers. */
export function toldOf(known: Known, heard: Heard): { draft: Draft; value: number; kind: Kind } {
  const { question, shape, numbers, value } = heard
  const { kind, unit } = kindOf(heard)
  const many = timesIn(heard)
  const quantities = question.quantities.map(
    (one, n): FlowQuantity => ({
      id: `n${n}`,
      kind:
        one.unit === 'part'
          ? 'share'
          : one.unit === 'money' || (one.unit === 'bare' && kind === 'money' && !many.has(n))
            ? 'money'
            : 'count',
      value: one.value,
      scale: 1,
      unit: {},
      way: null,
      share: null,
      label: '',
      clause: one.clause,
      sentence: 0,
      at: one.start,
    }),
  )
  const tree = treeOf(shape.node, (slot) => quantities[numbers[slot]!]!, shape.share)
  const sheet = sheetOf(known, question.text, [tree])
  const amount = amountOf(sheet, tree)
  const exact = found(
    sheet,
    'resultado',
    'Resultado',
    kind === 'money' ? 'R$' : kind === 'share' ? '%' : '',
    kind === 'share' ? { ...amount, value: amount.value * 100 } : amount,
  )
  const named = Object.fromEntries(
    Object.entries(unit).map(([noun, power]) => [TIME_UNITS[noun] ?? noun, power]),
  ) as Unit
  const per: Unit =
    kind === 'money' && question.wish.per && TIME_UNITS[question.wish.per] && /\//.test(shape.id)
      ? { [TIME_UNITS[question.wish.per]!]: -1 }
      : {}
  const words = unitWords(kind === 'money' ? per : named, exact.value)
  const shown = exact.value < 0 ? say`−${exact.shown}` : say`${exact.shown}`
  const answer = wordsOf(
    question,
    shape,
    kind,
    value,
    value < 0 && kind === 'money' && LEFT.test(question.text) ? say`${exact.shown}` : shown,
    words,
  )
  const draft = draftOf(sheet, { answer, lines: [exact], result: exact }, { kind, wish: 'income' } as Parameters<
    typeof draftOf
  >[2])
  return { draft, value: exact.value, kind }
}
