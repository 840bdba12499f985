import type { AnalysisDetail, Fact } from '@norteia/contracts/analysis'
import { formatDate, formatMonth, formatTime, plural } from '@norteia/contracts/format'
import { alertSentence, type Kpis, kpiText, type listAlertsBetween } from '#src/features/kpi/kpi.service.ts'
import { drawAccount, drawPlan, drawSteps } from './analysis-pdf.ts'
import { CHART_ROOM, drawChart } from './chart-drawing.ts'
import { drawFacts } from './facts-page.ts'
import { drawFinance, type FinanceContent, financeFacts } from './finance-page.ts'
import { drawWell, INK, openPaper, type Paper } from './paper.ts'
import { type Period, periodText } from './period.ts'

export interface PeriodContent {
  company: { nome: string; setor: string }
  titulo: string
  periodo: Period
  createdAt: Date
  analysis: AnalysisDetail
  kpis: Kpis
  /** What changed since the last report, a sentence each. */
  changes: string[]
  analyses: readonly { origem: string; createdAt: number }[]
  alerts: Awaited<ReturnType<typeof listAlertsBetween>>
  /** null: no movements yet. */
  finance?: FinanceContent | null
}

/** The automatic report as A4: what changed, the period, recommendations, charts, plan and the origin of every figure. */
export async function periodPdf(content: PeriodContent): Promise<Buffer> {
  const { company, titulo, periodo } = content
  const paper = await drawWell((air) => drawPeriod(content, air))
  return paper.finish(`Norteia · ${company.nome} · ${titulo} · ${periodText(periodo)}`)
}

async function drawPeriod(content: PeriodContent, air: number): Promise<Paper> {
  const { company, titulo, periodo, createdAt, analysis, kpis, changes } = content
  const full = analysis.insights.analiseCompleta
  const when = `${formatDate(createdAt)}, ${formatTime(createdAt)}`
  const paper = await openPaper({ title: `${titulo}: ${company.nome}`, createdAt, air })

  paper.text('Norteia', { face: 'display', size: 14, color: INK.primary, after: 18 })
  paper.text(company.nome, { face: 'display', size: 30, after: 2, tag: 'H1' })
  paper.text(`${titulo} · ${periodText(periodo)}`, { face: 'bold', size: 13, after: 2 })
  paper.text(`${company.setor} · gerado em ${when}`, { color: INK.muted, after: 14 })
  paper.rule()
  paper.text(full.scoreGeral.resumo, { after: 6 })

  paper.heading('O que mudou desde o último relatório')
  list(paper, changes)
  paper.heading('Números de hoje')
  list(paper, kpiLines(kpis))
  paper.heading('O que aconteceu no período')
  list(paper, eventLines(content))
  paper.heading('O que fazer agora')
  drawSteps(paper, full.recomendacoes)
  paper.heading('Gráficos', CHART_ROOM)
  for (const chart of full.charts) drawChart(paper, chart)
  drawPlan(paper, analysis)
  drawAccount(paper, full.nossaConta)
  paper.text(
    `Textos, gráficos e plano vêm da análise de ${formatDate(analysis.createdAt)} (${analysis.modeloIA}), a mais nova da empresa.`,
    { size: 9, color: INK.muted },
  )
  if (content.finance) drawFinance(paper, content.finance)
  drawFacts(paper, [...kpiFacts(content), ...analysis.fatos, ...financeFacts(content.finance)])
  return paper
}

function list(paper: Paper, lines: readonly string[]): void {
  const { group } = paper.structure
  group('L', () => {
    for (const line of lines) {
      paper.need(24)
      group('LI', () => paper.text(line.endsWith(':') ? line : `• ${line}`, { after: 3, tag: 'LBody' }))
    }
  })
}

function kpiLines({ score, receita, crescimento, meses }: Kpis): string[] {
  const growth =
    crescimento !== undefined && meses
      ? `${kpiText('crescimento', crescimento)} (${formatMonth(meses[0])} sobre ${formatMonth(meses[1])})`
      : 'sem dados: registre o faturamento de dois meses seguidos'
  return [
    `Nota geral: ${score === undefined ? 'sem dados' : kpiText('score', score)}`,
    `Faturamento mensal: ${receita === undefined ? 'sem dados: informe o faturamento' : kpiText('receita', receita)}`,
    `Crescimento: ${growth}`,
  ]
}

const ORIGINS: Record<string, string> = {
  diagnostico: 'pelo diagnóstico',
  agendada: 'automática',
  ferramenta: 'simulação',
}

function eventLines({ analyses, alerts }: PeriodContent): string[] {
  const made = analyses.map(({ origem, createdAt }) => `${formatDate(createdAt)} (${ORIGINS[origem] ?? origem})`)
  return [
    made.length === 0
      ? 'Nenhuma análise feita no período.'
      : `${plural(made.length, 'análise feita', 'análises feitas')}: ${made.join(', ')}.`,
    ...(alerts.length === 0 ? ['Nenhum alerta de KPI no período.'] : []),
    ...alerts.map((alert) => `Alerta de ${formatDate(alert.openedAt)}: ${alertSentence(alert)}`),
  ]
}

/** The report's own figures; those of the analysis bring theirs. */
function kpiFacts({ kpis, alerts, analyses }: PeriodContent): Fact[] {
  const { receita, crescimento, meses } = kpis
  return [
    ...(receita === undefined
      ? []
      : [
          {
            id: 'relatorio.receita',
            rotulo: 'Faturamento mensal do relatório',
            valor: receita,
            unidade: 'R$',
            tipo: 'informado' as const,
            origem: 'Faturamento do último mês completo informado ou, sem ele, o do cadastro da empresa',
          },
        ]),
    ...(crescimento === undefined || !meses
      ? []
      : [
          {
            id: 'relatorio.crescimento',
            rotulo: 'Crescimento do último mês completo',
            valor: crescimento,
            unidade: '%',
            tipo: 'calculado' as const,
            origem: 'Histórico de faturamento da empresa',
            formula: `faturamento de ${formatMonth(meses[0])} ÷ faturamento de ${formatMonth(meses[1])} − 1`,
          },
        ]),
    {
      id: 'relatorio.analises',
      rotulo: 'Análises feitas no período',
      valor: analyses.length,
      unidade: '',
      tipo: 'calculado' as const,
      origem: 'Contagem do histórico de análises da empresa',
    },
    {
      id: 'relatorio.alertas',
      rotulo: 'Alertas de KPI no período',
      valor: alerts.length,
      unidade: '',
      tipo: 'calculado' as const,
      origem: 'Contagem dos alertas registrados pela verificação de hora em hora',
    },
  ]
}
