import type { AnalysisField, Fact } from '@norteia/contracts/analysis'
import type { AnalysisRead, DashboardRead } from '@norteia/contracts/analysis-read'
import { chartHead } from '@norteia/contracts/chart'
import type { FactKind } from '@norteia/contracts/fact-kind'
import {
  formatDate,
  formatMoney,
  formatMoneyShort,
  formatMonth,
  formatNumber,
  formatPercent,
  monthOf,
} from '@norteia/contracts/format'
import { REVENUE_PER_PERSON, revenuePerPerson, TARGET } from '@norteia/contracts/product-figures'

import type { RevenueMonth } from '@norteia/contracts/revenue'
import { scoreStep, stepText } from '#src/lib/analysis/score-step.ts'
import {
  comparisonOrigin,
  goalOrigin,
  growthOrigin,
  type Origin,
  perPersonOrigin,
  revenueFact,
  stepOrigin,
} from './kpi-facts.ts'

export interface Kpi {
  id: string
  label: string
  value: string
  /** In full, where the value is short. */
  exact: string
  estimated: boolean
  /** The comparison in words; `tone` says whether it is good. */
  change: string
  /** Points since the analysis before. */
  step?: { text: string; since: string; tone: Kpi['tone']; origin: Origin }
  /** What the change is measured against. */
  against?: string
  tone: 'positive' | 'negative' | 'neutral'
  source: string
  kind: FactKind
  /** Field of the analysis that can be asked for its origin. */
  campo?: AnalysisField
  /** What answers in its place where the figure is computed here. */
  origin?: Origin
  /** The same for the change. */
  changeOrigin?: Origin
}

const NONE = '—'
const SCORE_FIELD = 'insights.analiseCompleta.scoreGeral.scoreTotal'
const GAIN_FIELD = 'insights.analiseCompleta.nossaConta.ganhoMensal'

/**
 * The four figures of the first screen. `measured`: the fact of the statements that `view` has its revenue from; `months`:
 * those that the owner informed, oldest first; `before`: the analysis before the newest.
 */
export const dashboardKpis = (
  view: DashboardRead,
  measured?: Fact | null,
  months: readonly RevenueMonth[] = [],
  before: AnalysisRead | null = null,
): Kpi[] => [scoreKpi(view, before), revenueKpi(view, measured, months), perPersonKpi(view, measured), gainKpi(view)]

/** The panel as the statements know the company: their revenue counts before the record. */
export function withMeasured(view: DashboardRead, measured: Fact | null | undefined): DashboardRead {
  if (!measured) return view
  const estimados = view.empresa.estimados.filter((field) => field !== 'faturamento')
  return { ...view, empresa: { ...view.empresa, faturamento: Number(measured.valor), estimados } }
}

function scoreKpi({ analise }: DashboardRead, before: AnalysisRead | null): Kpi {
  const base = { id: 'nota', label: 'Nota geral', kind: 'calculado' as const, source: 'Pelas suas respostas' }
  if (!analise)
    return { ...base, value: NONE, exact: '', estimated: false, change: 'Faça a primeira análise', tone: 'neutral' }
  const { scoreTotal: score, estimados } = analise.insights.analiseCompleta.scoreGeral
  const estimated = estimados.length > 0
  const gap = TARGET - score
  return {
    ...base,
    value: formatNumber(score),
    exact: `${formatNumber(score)} de 100`,
    estimated,
    change:
      gap > 0
        ? `${gap === 1 ? 'Falta' : 'Faltam'} ${formatNumber(gap)} para a meta de ${TARGET}`
        : `Acima da meta de ${TARGET}`,
    tone: gap > 0 ? 'neutral' : 'positive',
    changeOrigin: goalOrigin(),
    ...stepSince(analise, before),
    ...(estimated ? { kind: 'estimado' as const, source: 'Valor padrão do produto' } : { campo: SCORE_FIELD }),
  }
}

/** What the score gained or lost since the analysis before. */
function stepSince(analise: AnalysisRead, before: AnalysisRead | null): Pick<Kpi, 'step'> {
  const step = scoreStep(analise, before)
  if (step === null || !before?.createdAt) return {}
  const score = ({ insights }: AnalysisRead) => insights.analiseCompleta.scoreGeral.scoreTotal
  const date = formatDate(before.createdAt)
  const tone = step > 0 ? 'positive' : step < 0 ? 'negative' : 'neutral'
  const origin = stepOrigin(score(analise), { score: score(before), date }, step)
  return { step: { text: stepText(step), since: date, tone, origin } }
}

function revenueKpi(
  { empresa, analise }: DashboardRead,
  measured: Fact | null | undefined,
  months: readonly RevenueMonth[],
): Kpi {
  const base = {
    id: 'faturamento',
    label: 'Faturamento mensal',
    kind: measured?.tipo ?? ('informado' as const),
    source: measured ? 'Medido nas movimentações' : 'Cadastro da empresa',
  }
  const { faturamento: value } = empresa
  if (value === null)
    return { ...base, value: NONE, exact: '', estimated: false, change: 'Informe nas Configurações', tone: 'neutral' }
  const estimated = empresa.estimados.includes('faturamento')
  const growth = growthOf(months) ?? monthGrowth(analise?.insights.analiseCompleta.charts ?? [])
  return {
    ...base,
    ...(estimated ? { kind: 'estimado' as const, source: 'Valor padrão do produto' } : {}),
    value: formatMoneyShort(value),
    exact: formatMoney(value),
    estimated,
    ...(growth
      ? growth.fraction >= MANY_TIMES
        ? { change: times(growth.fraction), against: `o mês anterior, em ${growth.month}` }
        : { change: signed(growth.fraction), against: `em ${growth.month}` }
      : { change: 'Sem histórico mensal para comparar' }),
    tone: growth ? toneOf(growth.fraction) : 'neutral',
    origin: [measured ?? revenueFact(value, estimated)],
    ...(growth ? { changeOrigin: growth.origin } : {}),
  }
}

function perPersonKpi({ empresa }: DashboardRead, measured: Fact | null | undefined): Kpi {
  const base = {
    id: 'pessoa',
    label: 'Receita por pessoa',
    kind: 'calculado' as const,
    source: 'Faturamento ÷ pessoas',
  }
  const missing = { ...base, value: NONE, exact: '', estimated: false, tone: 'neutral' as const }
  if (empresa.faturamento === null) return { ...missing, change: 'Precisa do faturamento' }
  if (empresa.funcionarios === null) return { ...missing, change: 'Precisa do número de funcionários' }
  const estimated = empresa.estimados.includes('faturamento')
  const value = revenuePerPerson(empresa.faturamento, empresa.funcionarios)
  const ratio = value / REVENUE_PER_PERSON - 1
  const origin = perPersonOrigin(measured ?? revenueFact(empresa.faturamento, estimated), empresa.funcionarios, value)
  return {
    ...base,
    value: formatMoneyShort(value),
    exact: `${formatMoney(value)} por pessoa por mês`,
    estimated,
    ...(ratio >= MANY_TIMES
      ? { change: times(ratio), against: 'a referência' }
      : { change: signed(ratio), against: ratio < 0 ? 'abaixo da referência' : 'acima da referência' }),
    tone: toneOf(ratio),
    origin,
    changeOrigin: comparisonOrigin(origin, ratio),
  }
}

function gainKpi({ analise, empresa }: DashboardRead): Kpi {
  const base = {
    id: 'ganho',
    label: 'Ganho mensal do plano',
    kind: 'estimado' as const,
    source: 'Nossa conta, com o plano feito',
  }
  const account = analise?.insights.analiseCompleta.nossaConta
  const gain = account?.ganhoMensal ?? null
  if (gain === null)
    return {
      ...base,
      value: NONE,
      exact: '',
      estimated: false,
      change: !account
        ? 'Vem com a primeira análise'
        : account.investimento
          ? 'Sem conta segura ainda'
          : 'Precisa do faturamento',
      tone: 'neutral',
    }
  const share = empresa.faturamento ? gain / empresa.faturamento : null
  return {
    ...base,
    value: formatMoneyShort(gain),
    exact: `${formatMoney(gain)} por mês`,
    estimated: false,
    // More than the revenue itself: that figure is hardly the company's whole revenue.
    change: share === null || share > 1 ? 'Com as ações do plano' : `${formatPercent(share, 1)} do faturamento`,
    tone: 'neutral',
    campo: GAIN_FIELD,
  }
}

/** From here on a percentage says less than how many times it is. */
const MANY_TIMES = 10
const times = (fraction: number) => (fraction < 1_000 ? `${formatNumber(fraction + 1)} vezes` : 'mais de mil vezes')

/** Never rounds a fall up to '−100%', which means that nothing is left. */
function signed(fraction: number): string {
  const size = fraction > -1 && fraction < 0 ? Math.min(-fraction, 0.999) : Math.abs(fraction)
  const decimals = size < 0.1 || (size > 0.99 && size < 1) ? 1 : 0
  return `${fraction < 0 ? '−' : '+'}${formatPercent(size, decimals)}`
}

const toneOf = (fraction: number) => (fraction === 0 ? 'neutral' : fraction < 0 ? 'negative' : 'positive')

interface Growth {
  fraction: number
  month: string
  origin: Origin
}

/** The newest month over the one before it, where she informed both; the running one has not ended. */
function growthOf(months: readonly RevenueMonth[]): Growth | null {
  const current = monthOf(Date.now())
  const [before, now] = months.filter(({ mes }) => mes < current).slice(-2)
  if (!before || !now || before.valor <= 0 || nextMonth(before.mes) !== now.mes) return null
  const month = formatMonth(now.mes)
  const origin = growthOrigin({ month: formatMonth(before.mes), value: before.valor }, { month, value: now.valor })
  return { fraction: now.valor / before.valor - 1, month, origin }
}

const nextMonth = (month: string) => {
  const [year = 0, place = 0] = month.split('-').map(Number)
  return place === 12 ? `${year + 1}-01` : `${year}-${String(place + 1).padStart(2, '0')}`
}

/** Newest month over the one before, from the chart of past revenue. */
function monthGrowth(charts: readonly unknown[]): Growth | null {
  const chart = charts.map(chartHead).find((item) => item.id === 'revenue')
  const values = chart?.series[0]?.data ?? []
  const months = chart?.categories ?? []
  const last = values.findLastIndex((value) => typeof value === 'number')
  const [before, now] = [values[last - 1], values[last]]
  if (typeof before !== 'number' || typeof now !== 'number' || before <= 0) return null
  const month = months[last] ?? 'último mês'
  const origin = growthOrigin({ month: months[last - 1] ?? 'mês anterior', value: before }, { month, value: now })
  return { fraction: now / before - 1, month, origin }
}
