/** Everything on the executive dashboard: fixed sample figures of no real company. Replace them here. */
export const LOADING_MS = 1_500
export const LOADING_TEXT = 'Carregando insights inteligentes...'

export const PERIODS = [
  { value: '7d', label: '7d', name: 'últimos 7 dias', during: 'nos últimos 7 dias' },
  { value: '30d', label: '30d', name: 'últimos 30 dias', during: 'nos últimos 30 dias' },
  { value: '90d', label: '90d', name: 'últimos 90 dias', during: 'nos últimos 90 dias' },
  { value: '1y', label: '1y', name: 'último ano', during: 'no último ano' },
] as const
export type Period = (typeof PERIODS)[number]['value']
export const DEFAULT_PERIOD: Period = '30d'

export interface SampleKpi {
  title: string
  value: string
  change: string
  /** Whether the change is good for the company; fewer costs and less churn are. */
  good: boolean
  target: string
  /** Percent of the target reached; may be over 100. */
  achievement: number
}

export const KPIS: readonly SampleKpi[] = [
  {
    title: 'Receita Total',
    value: 'R$ 284,7 mil',
    change: '+12,5%',
    good: true,
    target: 'R$ 300 mil',
    achievement: 95,
  },
  { title: 'Margem de Lucro', value: '23,8%', change: '+2,1 p.p.', good: true, target: '25%', achievement: 95 },
  {
    title: 'Custo de Aquisição (CAC)',
    value: 'R$ 127',
    change: '−8,3%',
    good: true,
    target: 'R$ 120',
    achievement: 94,
  },
  { title: 'LTV/CAC', value: '4,2x', change: '+0,3x', good: true, target: '4,0x', achievement: 105 },
  { title: 'Taxa de Churn', value: '2,8%', change: '+0,4 p.p.', good: false, target: '2,5%', achievement: 89 },
  { title: 'NPS', value: '72', change: '+5 pontos', good: true, target: '75', achievement: 96 },
]

export interface ForecastMonth {
  month: string
  /** Thousands of reais; null for a month to come. */
  actual: number | null
  predicted: number
  /** Percent. */
  confidence: number
}

export const FORECAST: readonly ForecastMonth[] = [
  { month: 'Jan', actual: 198, predicted: 195, confidence: 95 },
  { month: 'Fev', actual: 214, predicted: 208, confidence: 94 },
  { month: 'Mar', actual: 236, predicted: 231, confidence: 93 },
  { month: 'Abr', actual: 253, predicted: 249, confidence: 92 },
  { month: 'Mai', actual: null, predicted: 262, confidence: 89 },
  { month: 'Jun', actual: null, predicted: 274, confidence: 86 },
  { month: 'Jul', actual: null, predicted: 285, confidence: 82 },
]

export const FORECAST_CHART = {
  id: 'forecast',
  type: 'bar',
  title: { text: 'Receita e previsão da IA' },
  descricao: 'Até abril, a receita ficou um pouco acima da previsão; até julho, a previsão sobe a R$ 285 mil.',
  categories: FORECAST.map((month) => month.month),
  series: [
    { name: 'Receita realizada', data: FORECAST.map((month) => (month.actual === null ? null : month.actual * 1_000)) },
    { name: 'Previsão da IA', data: FORECAST.map((month) => month.predicted * 1_000) },
  ],
  unidade: 'R$',
}

export const MARKET_CHART = {
  id: 'market',
  type: 'donut',
  title: { text: 'Participação por tipo de cliente' },
  descricao: 'Quase metade da receita vem de clientes Enterprise.',
  categories: ['Enterprise', 'SMB', 'Startups'],
  series: [{ name: 'Participação', data: [45, 30, 25] }],
  unidade: '%',
}

export const COMPETITORS_CHART = {
  id: 'competitors',
  type: 'bar',
  title: { text: 'Nota diante dos concorrentes' },
  descricao: 'A empresa do exemplo está 8 pontos à frente do concorrente mais próximo.',
  categories: ['Sua empresa (exemplo)', 'Concorrente A', 'Concorrente B', 'Concorrente C'],
  series: [{ name: 'Nota', data: [87, 79, 74, 68] }],
  unidade: 'pontos',
}

export const OPERATIONS = [
  { name: 'Pedidos entregues no prazo', value: '94%', note: 'meta 96%' },
  { name: 'Tempo médio de resposta', value: '1,8 h', note: 'meta 2 h' },
  { name: 'Retrabalho', value: '3,1%', note: 'meta 3%' },
  { name: 'Giro do estoque', value: '6,4 vezes', note: 'por ano' },
  { name: 'Receita por pessoa', value: 'R$ 11,9 mil', note: 'por mês' },
  { name: 'Satisfação no atendimento', value: '4,6 de 5', note: '218 avaliações' },
] as const

export interface SampleInsight {
  id: string
  type: 'opportunity' | 'warning' | 'success'
  impact: 'high' | 'medium'
  title: string
  description: string
  details: string
  /** Percent. */
  confidence: number
}

export const INSIGHTS: readonly SampleInsight[] = [
  {
    id: 'upsell',
    type: 'opportunity',
    impact: 'high',
    title: 'Clientes SMB prontos para um plano maior',
    description: 'Um em cada cinco clientes SMB já usa mais do que o plano dele oferece.',
    details:
      'Separe os clientes que passaram do limite duas vezes no período e ofereça o plano seguinte com o primeiro mês pelo preço atual. Comece pelos dez maiores e meça a resposta antes de ampliar.',
    confidence: 87,
  },
  {
    id: 'churn',
    type: 'warning',
    impact: 'high',
    title: 'Mais clientes novos cancelaram',
    description: 'A maior parte das saídas acontece antes do terceiro mês.',
    details:
      'Ligue para cada cliente novo na segunda semana, com um roteiro de três perguntas. Anote o motivo de cada saída e resolva primeiro o que mais se repete.',
    confidence: 81,
  },
  {
    id: 'nps',
    type: 'success',
    impact: 'medium',
    title: 'O NPS passou de 70',
    description: 'A melhora veio do prazo de entrega e do tempo de resposta.',
    details: 'Peça indicação aos clientes que deram nota 9 ou 10, na mesma semana da resposta: é quando mais indicam.',
    confidence: 92,
  },
]

/** The sample as a text file. */
export function sampleReport(period: Period): string {
  const name = PERIODS.find((item) => item.value === period)?.name ?? period
  return [
    'NORTEIA: PAINEL EXECUTIVO (DADOS DE EXEMPLO)',
    `Período: ${name}`,
    'Estes números são fictícios e não pertencem a nenhuma empresa.',
    '',
    'INDICADORES',
    ...KPIS.map((kpi) => `${kpi.title}: ${kpi.value} (${kpi.change}; meta ${kpi.target})`),
    '',
    'RECEITA E PREVISÃO (R$ MIL)',
    ...FORECAST.map(
      (month) =>
        `${month.month}: ${month.actual === null ? 'sem valor realizado' : `realizado ${month.actual}`}, previsto ${month.predicted} (confiança ${month.confidence}%)`,
    ),
    '',
    'PARTICIPAÇÃO POR TIPO DE CLIENTE',
    ...MARKET_CHART.categories.map((name, place) => `${name}: ${MARKET_CHART.series[0]?.data[place]}%`),
    '',
    'OPERAÇÕES',
    ...OPERATIONS.map((metric) => `${metric.name}: ${metric.value} (${metric.note})`),
    '',
    'INSIGHTS',
    ...INSIGHTS.map((insight) => `${insight.title}. ${insight.description} ${insight.details}`),
  ].join('\r\n')
}
