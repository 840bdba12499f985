import { MARKET_SEGMENTS, type MarketSegment } from '@norteia/contracts/company'
import {
  ACQUISITION_CHANNELS,
  AI_USAGE,
  COMPANY_AGES,
  EMPLOYEE_BANDS,
  type Question,
  type QuestionSets,
  REVENUE_BANDS,
} from '@norteia/contracts/diagnostic'
import { type ScoredQuestion, SEGMENT_QUESTIONS } from './data/segment-questions.data.ts'

const GENERAL: Question[] = [
  { id: 'company_name', label: 'Nome da empresa', type: 'text', required: true },
  {
    id: 'market_segment',
    label: 'Segmento de mercado',
    type: 'select',
    required: true,
    help: 'As perguntas específicas mudam conforme o segmento.',
    options: [...MARKET_SEGMENTS],
  },
  { id: 'company_age', label: 'Tempo de mercado', type: 'select', required: true, options: [...COMPANY_AGES] },
  {
    id: 'revenue',
    label: 'Faturamento mensal',
    type: 'select',
    required: true,
    help: 'Por mês. O valor exato, no cadastro da empresa, deixa a análise mais precisa.',
    options: [...REVENUE_BANDS],
  },
  {
    id: 'main_costs',
    label: 'Principais custos',
    type: 'textarea',
    required: true,
    help: 'Por mês. Ex.: folha 12.000; aluguel 3.500; mercadorias 20.000',
  },
  {
    id: 'kpis',
    label: 'Indicadores que acompanha',
    type: 'textarea',
    required: false,
    help: 'Ex.: margem, ticket médio, inadimplência',
  },
  {
    id: 'operational_flow',
    label: 'Fluxo operacional',
    type: 'textarea',
    required: true,
    help: 'Do pedido à entrega, como funciona hoje?',
  },
  {
    id: 'employees',
    label: 'Número de funcionários',
    type: 'select',
    required: true,
    help: 'Conte também os donos que trabalham na empresa.',
    options: [...EMPLOYEE_BANDS],
  },
  {
    id: 'acquisition_channels',
    label: 'Canais de aquisição de clientes',
    type: 'multiselect',
    required: true,
    help: 'Marque todos os que usa.',
    options: [...ACQUISITION_CHANNELS],
  },
  { id: 'other_channel', label: 'Qual outro canal?', type: 'text', required: false },
  {
    id: 'main_challenge',
    label: 'Principal desafio',
    type: 'textarea',
    required: true,
    help: 'O que mais tira o seu sono hoje?',
  },
  { id: 'ai_usage', label: 'Uso de inteligência artificial', type: 'select', required: true, options: [...AI_USAGE] },
  { id: 'ai_specification', label: 'Como já utiliza IA?', type: 'text', required: false },
  {
    id: 'future_goals',
    label: 'Objetivos futuros',
    type: 'textarea',
    required: true,
    help: 'Ex.: vender 20% mais em 12 meses',
  },
]

const withoutPoints = ({ id, label, type, required, help, options }: ScoredQuestion): Question => ({
  id,
  label,
  type,
  required,
  ...(help && { help }),
  ...(options && { options: options.map(([option]) => option) }),
})

/** The form as data, without what an answer is worth. */
export const QUESTIONS: QuestionSets = {
  general: GENERAL,
  segments: Object.fromEntries(
    MARKET_SEGMENTS.map((segment) => [segment, SEGMENT_QUESTIONS[segment].map(withoutPoints)]),
  ) as Record<MarketSegment, Question[]>,
}
