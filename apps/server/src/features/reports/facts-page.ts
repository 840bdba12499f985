import type { Fact } from '@norteia/contracts/analysis'
import { factValue } from '@norteia/contracts/fact-value'
import { formatNumber } from '@norteia/contracts/format'
import { INK, KINDS, PAGE, type Paper, ROOM } from './paper.ts'

/** Every figure once, grouped by where it came from. */
export function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  const { doc } = paper
  paper.heading('De onde veio cada número')
  paper.structure.mark('P', () =>
    KINDS.forEach((kind, place) => {
      const x = PAGE.margin + place * 92
      paper.kindMark(kind, x, doc.y)
      paper.label(kind, x + 12, doc.y, { size: 9, color: INK.muted, width: 80 })
    }),
  )
  doc.y += 20
  for (const group of byOrigin(withoutTwins(facts))) drawOrigin(paper, group)
}

/** Beyond this many letters a value follows its name instead of the right edge. */
const SHORT_VALUE = 28
const VALUE_ROOM = 130

/** Figures of one origin: names, values at the right edge, and below them, once, where they came from. */
function drawOrigin(paper: Paper, { origin, facts }: { origin: string; facts: readonly Fact[] }): void {
  const { doc } = paper
  const style = { size: 8.5, color: INK.muted, indent: 14 }
  if (facts.length >= MANY && facts.every((fact) => fitsInPair(paper, fact))) {
    drawPairs(paper, facts)
    paper.text(origin, { ...style, after: 6 })
    return
  }
  facts.forEach((fact, place) => {
    const value = factValue(fact)
    const aside = value.length <= SHORT_VALUE
    const last = place === facts.length - 1
    const text = aside ? fact.rotulo : `${fact.rotulo}: ${value}`
    const name = { ...NAME, indent: 14, after: 0, ...(aside ? { width: ROOM - 14 - VALUE_ROOM } : {}) }
    paper.need(Math.max(24, paper.heightOf(text, name)) + (last ? paper.heightOf(origin, style) : 0))
    const top = doc.y
    paper.kindMark(fact.tipo, PAGE.margin, top)
    paper.text(text, name)
    if (aside) paper.label(value, PAGE.width - PAGE.margin, top, { ...VALUE, width: VALUE_ROOM, align: 'right' })
  })
  paper.text(origin, { ...style, after: 6 })
}

/** From this many short figures of one origin on, such as the months of two years, two share a row. */
const MANY = 6
const GUTTER = 24
const PAIR_WIDTH = (ROOM - GUTTER) / 2
const ROW = 14
const NAME = { size: 9.5 } as const
const VALUE = { face: 'bold', size: 9.5 } as const

const fitsInPair = (paper: Paper, fact: Fact) =>
  14 + paper.widthOf(fact.rotulo, NAME) + 8 + paper.widthOf(factValue(fact), VALUE) <= PAIR_WIDTH

function drawPairs(paper: Paper, facts: readonly Fact[]): void {
  const { doc } = paper
  const rows = Math.ceil(facts.length / 2)
  for (let row = 0; row < rows; row += 1) {
    paper.need(row === rows - 1 ? 2 * ROW : ROW)
    for (const [column, fact] of [facts[row], facts[row + rows]].entries()) {
      if (!fact) continue
      const x = PAGE.margin + column * (PAIR_WIDTH + GUTTER)
      paper.kindMark(fact.tipo, x, doc.y)
      paper.label(fact.rotulo, x + 14, doc.y, { ...NAME, width: PAIR_WIDTH - 14 })
      paper.label(factValue(fact), x + PAIR_WIDTH, doc.y, { ...VALUE, width: PAIR_WIDTH, align: 'right' })
    }
    doc.y += ROW
  }
}

/** Groups facts by origin, in the order of the first of each. */
function byOrigin(facts: readonly Fact[]): { origin: string; facts: Fact[] }[] {
  const groups = new Map<string, { origin: string; facts: Fact[] }>()
  for (const fact of facts) {
    const parts = [fact.origem, fact.formula, fact.fonte && `${fact.fonte.orgao}, ${fact.fonte.ano}`]
    const origin = [...new Set(parts.filter((part) => part !== undefined))]
      .join('. ')
      .replace(/(?<=[\s(])-(?=\d)/g, '−')
    const key = `${fact.tipo}|${origin}`
    const group = groups.get(key)
    if (group) group.facts.push(fact)
    else groups.set(key, { origin, facts: [fact] })
  }
  return [...groups.values()].map(({ origin, facts }) => ({ origin, facts: withoutNamesakes(facts) }))
}

const NUMBERS_AND = new Intl.ListFormat('pt-BR')

/** Counts of one name and unit, such as the terms of a plan, share a line: '15, 30 e 90 dias'. */
function withoutNamesakes(facts: readonly Fact[]): Fact[] {
  const named = Map.groupBy(facts, ({ rotulo, unidade, valor }) => `${rotulo}|${unidade}|${typeof valor}`)
  return [...named.values()].flatMap((namesakes) => {
    const values = namesakes.flatMap(({ valor }) => (typeof valor === 'number' ? [valor] : []))
    const fact = namesakes[0]!
    if (values.length < 2 || /^(?:R\$|%|fração)/.test(fact.unidade)) return namesakes
    const texts = values.sort((a, b) => a - b).map((value) => formatNumber(value, 2))
    return { ...fact, valor: NUMBERS_AND.format(texts) }
  })
}

/** Figures that read the same in print, such as the cost range of several actions, are printed once. */
function withoutTwins(facts: readonly Fact[]): Fact[] {
  const texts = (fact: Fact) => [fact.rotulo, fact.valor, fact.unidade, fact.origem, fact.formula].join('|')
  return [...new Map(facts.map((fact) => [texts(fact), fact])).values()]
}
