import type { AnalysisDetail, Insight, OwnAccount, PlanAction } from '@norteia/contracts/analysis'
import { formatDate, formatMoney, formatNumber, formatPercent, formatTime } from '@norteia/contracts/format'
import { NO_REFERENCE } from '@norteia/contracts/product-figures'
import { CHART_ROOM, drawChart } from './chart-drawing.ts'
import { drawFacts } from './facts-page.ts'
import { drawFinance, type FinanceContent, financeFacts } from './finance-page.ts'
import { drawWell, INK, openPaper, PAGE, type Paper } from './paper.ts'
import { drawReport, partsOf } from './report-body.ts'
import { drawTable } from './table-drawing.ts'

export interface AnalysisContent {
  company: { nome: string }
  analysis: AnalysisDetail
  /** null: no movements yet. */
  finance?: FinanceContent | null
}

/**
 * The whole analysis as an A4 report. Page 1: the owner's challenge, three figures that decide and three dated decisions. Page 2:
 * what the owner weighs, where the company stands and the plan, date by date. Then points, charts, plan, text and every figure's origin.
 */
export async function analysisPdf(content: AnalysisContent): Promise<Buffer> {
  const { company, analysis } = content
  const paper = await drawWell((air) => drawAnalysis(content, air))
  return paper.finish(`Norteia · ${company.nome} · ${timeOf(new Date(analysis.createdAt))}`)
}

const timeOf = (created: Date) => `${formatDate(created)}, ${formatTime(created)}`

async function drawAnalysis({ company, analysis, finance }: AnalysisContent, air: number): Promise<Paper> {
  const created = new Date(analysis.createdAt)
  const full = analysis.insights.analiseCompleta
  const { opening, numbers, verdicts, accounts, rest } = partsOf(analysis.resultado.resposta)
  const paper = await openPaper({ title: `Análise empresarial: ${company.nome}`, createdAt: created, air })

  drawCover(paper, company.nome, analysis)
  paper.text(opening, { after: 8 })
  if (numbers.length > 0) paper.heading('Os números que decidem')
  drawNumbers(paper, numbers.slice(0, NUMBERS_FIRST))
  paper.heading('O que fazer primeiro')
  drawSteps(
    paper,
    full.recomendacoes.map((text) => `${text}${dueBy(text, created)}`),
  )
  paper.doc.addPage()
  if (verdicts.length > 0) paper.heading('O que você está decidindo')
  for (const verdict of verdicts) paper.text(verdict, { after: 6 })
  if (accounts.length > 0) paper.heading('Conta para você confirmar')
  drawNumbers(paper, accounts)
  drawOverview(paper, analysis, numbers.slice(NUMBERS_FIRST))
  paper.doc.addPage()
  drawPoints(paper, full.insights)
  const others = full.charts.filter(({ id }) => id !== SCORES_CHART)
  if (others.length > 0) paper.heading('Gráficos', CHART_ROOM)
  for (const chart of others) drawChart(paper, chart)
  drawPlan(paper, analysis)
  paper.heading('Relatório completo')
  drawReport(paper, rest)
  if (finance) drawFinance(paper, finance)
  drawFacts(paper, [...analysis.fatos, ...financeFacts(finance)])
  return paper
}

const NUMBERS_FIRST = 3
/** The chart of dimensions, which page 2 shows. */
const SCORES_CHART = 'kpis'
const SCORES_HEIGHT = 176

function drawNumbers(paper: Paper, numbers: readonly string[]): void {
  for (const number of numbers) paper.text(number, { indent: 8, after: 3 })
}

/** Page 2: scores, the plan as a list of dates, its account, and the figures for which page 1 has no room. */
function drawOverview(paper: Paper, analysis: AnalysisDetail, numbers: readonly string[]): void {
  const { charts, planoAcao, nossaConta } = analysis.insights.analiseCompleta
  const created = new Date(analysis.createdAt)
  paper.heading('Onde a empresa está')
  drawNumbers(paper, numbers)
  for (const chart of charts) if (chart.id === SCORES_CHART) drawChart(paper, chart, SCORES_HEIGHT)
  const actions = [...planoAcao.acoes30Dias, ...planoAcao.acoes60Dias, ...planoAcao.acoes90Dias]
  if (actions.length > 0) {
    paper.heading('O plano, data por data', 80)
    drawTable(paper, [
      ['Até', 'O que fazer', 'Quem'],
      ...actions.map(({ acao, prazoDias, responsavel }) => [dayAfter(created, prazoDias), acao, responsavel]),
    ])
  }
  drawAccount(paper, nossaConta)
}

function drawPoints(paper: Paper, points: readonly Insight[]): void {
  paper.heading('Pontos de atenção e forças')
  for (const { titulo, tipo, impacto, valor, benchmark, recomendacao } of points) {
    paper.need(60)
    paper.text(titulo, { face: 'bold', after: 1, tag: 'H3' })
    const reference = benchmark.startsWith(NO_REFERENCE) ? '' : ` Referência: ${benchmark}.`
    paper.text(`${capital(tipo)}, impacto ${impacto}. Sua empresa: ${valor}.${reference}`, {
      size: 9,
      color: INK.muted,
      after: 2,
    })
    paper.text(recomendacao, { after: 8 })
  }
}

const DAY_MS = 86_400_000

/** The date of 'em até 15 dias', counted from the analysis; '' where a text names no term. */
function dueBy(text: string, created: Date): string {
  const days = /, em até (\d{1,3}) dias\./.exec(text)?.[1]
  return days ? ` Prazo: ${dayAfter(created, Number(days))}.` : ''
}

const dayAfter = (created: Date, days: number) => formatDate(new Date(created.getTime() + days * DAY_MS))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function drawCover(paper: Paper, name: string, analysis: AnalysisDetail): void {
  const { doc } = paper
  const { scoreGeral } = analysis.insights.analiseCompleta
  paper.text('Norteia', { face: 'display', size: 14, color: INK.primary, after: 18 })
  paper.text(name, { face: 'display', size: 30, after: 2, tag: 'H1' })
  const simulated = analysis.origem === 'ferramenta' ? ' · Simulação' : ''
  paper.text(`Análise empresarial · ${analysis.setor} · ${timeOf(new Date(analysis.createdAt))}${simulated}`, {
    color: INK.muted,
    after: 16,
  })
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

/** The nine actions by period. */
export function drawPlan(paper: Paper, { insights }: AnalysisDetail): void {
  const { planoAcao } = insights.analiseCompleta
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
}

/** What the plan costs and brings. */
export function drawAccount(paper: Paper, { explicacao }: OwnAccount): void {
  paper.heading('Nossa conta')
  paper.text(explicacao)
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
