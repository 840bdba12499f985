import type { AnalysisDetail, Fact, PlanAction } from '@norteia/contracts/analysis'
import { factValue } from '@norteia/contracts/fact-value'
import { formatDate, formatMoney, formatNumber, formatPercent, formatTime } from '@norteia/contracts/format'
import { CHART_ROOM, drawChart } from './chart-drawing.ts'
import { drawFinance, type FinanceContent, financeFacts } from './finance-page.ts'
import { INK, KINDS, openPaper, PAGE, type Paper, ROOM } from './paper.ts'

export interface AnalysisContent {
  company: { nome: string }
  analysis: AnalysisDetail
  /** null: no movements yet. */
  finance?: FinanceContent | null
}

/**
 * The whole analysis as an A4 report: on page 1 the owner's challenge, the figures that decide and three dated decisions;
 * then charts, plan, own account, text and every figure's origin.
 */
export async function analysisPdf({ company, analysis, finance }: AnalysisContent): Promise<Buffer> {
  const created = new Date(analysis.createdAt)
  const when = `${formatDate(created)}, ${formatTime(created)}`
  const full = analysis.insights.analiseCompleta
  const paper = await openPaper({ title: `Análise empresarial: ${company.nome}`, createdAt: created })

  drawCover(paper, company.nome, analysis, when)
  const { opening, numbers, rest } = partsOf(analysis.resultado.resposta)
  paper.text(opening, { after: 8 })
  if (numbers.length > 0) paper.heading('Os números que decidem')
  for (const number of numbers) paper.text(number, { indent: 8, after: 3 })
  paper.heading('O que fazer primeiro')
  drawSteps(
    paper,
    full.recomendacoes.map((text) => `${text}${dueBy(text, created)}`),
  )
  paper.heading('Pontos de atenção e forças')
  for (const insight of full.insights) {
    paper.need(60)
    paper.text(insight.titulo, { face: 'bold', after: 1, tag: 'H3' })
    paper.text(
      `${capital(insight.tipo)}, impacto ${insight.impacto}. Sua empresa: ${insight.valor}. Referência: ${insight.benchmark}.`,
      {
        size: 9,
        color: INK.muted,
        after: 2,
      },
    )
    paper.text(insight.recomendacao, { after: 8 })
  }
  paper.heading('Gráficos', CHART_ROOM)
  for (const chart of full.charts) drawChart(paper, chart)
  drawPlan(paper, analysis)
  paper.heading('Relatório completo')
  for (const block of rest.split('\n')) {
    if (block.trim() === '') paper.doc.y += 4
    else if (isHeading(block)) {
      paper.need(40)
      paper.text(block, { face: 'bold', color: INK.primary, after: 3, tag: 'H3' })
    } else paper.text(block, { after: 4, indent: block.startsWith('•') ? 8 : 0 })
  }
  if (finance) drawFinance(paper, finance)
  drawFacts(paper, [...analysis.fatos, ...financeFacts(finance)])
  return paper.finish(`Norteia · ${company.nome} · ${when}`)
}

const NUMBERS = 'OS NÚMEROS QUE DECIDEM'
const DECISIONS = 'AS TRÊS DECISÕES'

/** The first page says the opening, its figures and the decisions; the report goes on after them. */
function partsOf(report: string): { opening: string; numbers: string[]; rest: string } {
  const sections = report.split('\n\n')
  const titled = (title: string) => sections.find((section) => section.startsWith(`${title}\n`))
  const first = sections[0] ?? ''
  const opening = isHeading(first.split('\n')[0] ?? '') ? '' : first
  const said = new Set([opening, titled(NUMBERS), titled(DECISIONS)])
  return {
    opening,
    numbers: titled(NUMBERS)?.split('\n').slice(1) ?? [],
    rest: sections.filter((section) => !said.has(section)).join('\n\n'),
  }
}

const DAY_MS = 86_400_000

/** The date of 'em até 15 dias', counted from the analysis; '' where a text names no term. */
function dueBy(text: string, created: Date): string {
  const days = /, em até (\d{1,3}) dias\./.exec(text)?.[1]
  return days ? ` Prazo: ${formatDate(new Date(created.getTime() + Number(days) * DAY_MS))}.` : ''
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isHeading = (line: string) => /^[\p{Lu}\d ,]{4,60}$/u.test(line.trim())

function drawCover(paper: Paper, name: string, analysis: AnalysisDetail, when: string): void {
  const { doc } = paper
  const { scoreGeral } = analysis.insights.analiseCompleta
  paper.text('Norteia', { face: 'display', size: 14, color: INK.primary, after: 18 })
  paper.text(name, { face: 'display', size: 30, after: 2, tag: 'H1' })
  const simulated = analysis.origem === 'ferramenta' ? ' · Simulação' : ''
  paper.text(`Análise empresarial · ${analysis.setor} · ${when}${simulated}`, { color: INK.muted, after: 16 })
  paper.rule()
  doc.y += 6
  const top = doc.y
  paper.text(formatNumber(scoreGeral.scoreTotal), {
    face: 'display',
    size: 48,
    color: INK.primary,
    after: 0,
    width: 120,
  })
  paper.text('de 100', { size: 9, color: INK.muted, after: 0, width: 120 })
  const below = doc.y
  doc.y = top + 8
  paper.text(scoreGeral.classificacao.nivel, { face: 'bold', size: 13, indent: 120, after: 3 })
  paper.text(scoreGeral.resumo, { indent: 120, after: 0 })
  doc.y = Math.max(doc.y, below) + 12
  const facts = [
    `Modelo: ${analysis.modeloIA}`,
    `Estratégia: ${analysis.estrategiaUtilizada}`,
    `Confiança dos dados: ${formatPercent(analysis.nivelConfianca)}`,
  ]
  paper.text(facts.join('   ·   '), { size: 9, color: INK.muted, after: 8 })
  paper.rule()
}

/** Numbered, the lines of each one below its first letter. */
export function drawSteps(paper: Paper, steps: readonly string[]): void {
  const number = { face: 'bold', color: INK.primary, width: 14, tag: 'Lbl' } as const
  const { group } = paper.structure
  group('L', () => {
    for (const [place, step] of steps.entries())
      group('LI', () => {
        paper.need(paper.heightOf(step, { indent: 16 }) + 6)
        paper.label(String(place + 1), PAGE.margin, paper.doc.y, number)
        paper.text(step, { indent: 16, after: 6, tag: 'LBody' })
      })
  })
}

/** The nine actions by period, and what they cost and bring. */
export function drawPlan(paper: Paper, analysis: AnalysisDetail): void {
  const { planoAcao, nossaConta } = analysis.insights.analiseCompleta
  paper.heading('Plano de 30, 60 e 90 dias', 120)
  const periods = [
    ['Primeiros 30 dias', planoAcao.acoes30Dias],
    ['De 31 a 60 dias', planoAcao.acoes60Dias],
    ['De 61 a 90 dias', planoAcao.acoes90Dias],
  ] as const
  for (const [title, actions] of periods) {
    paper.need(80)
    paper.text(title, { face: 'bold', size: 12, after: 4, tag: 'H3' })
    for (const action of actions) drawAction(paper, action)
  }
  paper.heading('Nossa conta')
  paper.text(nossaConta.explicacao)
}

function drawAction(paper: Paper, action: PlanAction): void {
  const money = action.investimento
    ? `${formatMoney(action.investimento.min)} a ${formatMoney(action.investimento.max)}`
    : 'a definir (informe o faturamento)'
  paper.need(paper.heightOf(action.detalhes) + 64)
  paper.text(action.acao, { face: 'bold', after: 1 })
  if (action.esforco) paper.text(`${action.esforco}.`, { size: 9.5, after: 2 })
  paper.text(
    `${action.categoria} · Prioridade ${action.prioridade} · ${action.responsavel} · ${action.prazoDias} dias · ${action.esforco ? 'Referência do produto' : 'Faixa de custo'}: ${money}`,
    { size: 9, color: INK.muted, after: 2 },
  )
  paper.text(action.detalhes, { after: 2 })
  paper.text(`Resultado esperado: ${action.resultadoEsperado}`, { size: 9.5, after: 9 })
}

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

/** Beyond this many letters a value stands after its name instead of at the right edge. */
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

/** From this many short figures of one origin on, such as the months of two years, two stand in a row. */
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

/** Together what came from the same place, in the order of the first of each. */
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

/** Figures of one name and unit, such as the terms of a plan, stand in one line: '15, 30 e 90 dias'. */
function withoutNamesakes(facts: readonly Fact[]): Fact[] {
  const named = Map.groupBy(facts, ({ rotulo, unidade, valor }) => `${rotulo}|${unidade}|${typeof valor}`)
  return [...named.values()].map(([first, ...others]) => {
    const fact = first!
    const values = [fact, ...others].flatMap(({ valor }) => (typeof valor === 'number' ? [valor] : []))
    if (values.length < 2 || /^(?:R\$|%|fração)/.test(fact.unidade)) return fact
    const texts = values.sort((a, b) => a - b).map((value) => formatNumber(value, 2))
    return { ...fact, valor: `${NUMBERS_AND.format(texts)} ${fact.unidade}`.trim() }
  })
}

/** Figures that read the same in print, such as the cost range of several actions, stand once. */
function withoutTwins(facts: readonly Fact[]): Fact[] {
  const texts = (fact: Fact) => [fact.rotulo, fact.valor, fact.unidade, fact.origem, fact.formula].join('|')
  return [...new Map(facts.map((fact) => [texts(fact), fact])).values()]
}
