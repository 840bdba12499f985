import { MARKET_SEGMENTS, type MarketSegment } from '@norteia/contracts/company'
import {
  ACQUISITION_CHANNELS,
  AI_USAGE,
  COMPANY_AGES,
  EMPLOYEE_BANDS,
  type FormAnswers,
  REVENUE_BANDS,
  type SegmentAnswers,
} from '@norteia/contracts/diagnostic'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { absurditiesOf } from '#src/doubts/absurdities.ts'
import { type AnalysisInput, readInput } from '#src/reading/input.ts'

/** Repeatable numbers in [0, 1): mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const COSTS = [
  'folha 12.000; aluguel 3.500; mercadorias 20.000',
  'salários e aluguel',
  'Folha: R$ 8.000,00\nAluguel: R$ 2.200,00\nEnergia 900',
  '3 funcionários, 30% de impostos',
  'insumos 1,2 milhão e energia 300 mil',
  'total 35.000',
  'combustível 2.500, internet R$ 99,90, contador 600',
]
const KPIS = [
  '',
  'margem e ticket médio',
  'não acompanho',
  'faturamento, lucro, NPS, CAC, estoque',
  'olho o saldo do banco',
]
const FLOWS = [
  'Cliente pede no WhatsApp, anotamos no caderno e entregamos.',
  'Pedido entra no sistema, conferência com checklist e entrega agendada.',
  'Tudo manual, com retrabalho e atraso, depende de mim.',
  'Recebemos e entregamos.',
]
const CHALLENGES = [
  'falta de caixa e dívidas no banco',
  'vender mais e atrair clientes',
  'estoque parado e desperdício',
  'equipe desmotivada, alta rotatividade',
  'tudo depende do dono',
  'digitalizar a empresa',
  'concorrência',
  'xyz',
]
const GOALS = [
  'crescer',
  'vender 20% mais em 12 meses',
  'abrir segunda loja até dezembro',
  'reduzir custos',
  'ter 3 meses de reserva',
]

export function pickWith(random: () => number) {
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
  const some = <T>(items: readonly T[], min: number): T[] => {
    const chosen = items.filter(() => random() < 0.4)
    return chosen.length >= min ? chosen : items.slice(0, min)
  }
  return { one, some }
}

export function randomSegmentAnswers(segment: MarketSegment, random: () => number): SegmentAnswers {
  const { one, some } = pickWith(random)
  const answers: SegmentAnswers = {}
  for (const { id, type, options, required } of SEGMENT_QUESTIONS[segment]) {
    const labels = options?.map(([label]) => label) ?? []
    if (!required && random() < 0.2) continue
    if (type === 'select') answers[id] = one(labels)
    else if (type === 'multiselect') answers[id] = some(labels, required ? 1 : 0)
    else answers[id] = 'o que a empresa vende'
  }
  return answers
}

/** A whole diagnostic whose figures can belong together, of `segment` or of any. */
export function randomCompany(random: () => number, segment?: MarketSegment): AnalysisInput {
  for (;;) {
    const company = anyCompany(random, segment)
    if (absurditiesOf(readInput(company)).length === 0) return company
  }
}

function anyCompany(random: () => number, segment?: MarketSegment): AnalysisInput {
  const { one, some } = pickWith(random)
  const chosen = segment ?? one(MARKET_SEGMENTS)
  const months = random() < 0.3 ? Math.floor(random() * 30) : 0
  return {
    company: {
      setor: chosen,
      faturamento: random() < 0.6 ? Math.round(10 ** (3 + random() * 3.5)) : null,
      funcionarios: random() < 0.6 ? Math.floor(random() * 80) : null,
    },
    formAnswers: {
      ...blankForm,
      company_name: 'Empresa',
      market_segment: chosen,
      company_age: one(COMPANY_AGES),
      revenue: one(REVENUE_BANDS),
      main_costs: one(COSTS),
      kpis: one(KPIS),
      operational_flow: one(FLOWS),
      employees: one(EMPLOYEE_BANDS),
      acquisition_channels: some(ACQUISITION_CHANNELS, 1),
      main_challenge: one(CHALLENGES),
      ai_usage: one(AI_USAGE),
      future_goals: one(GOALS),
    },
    segmentSpecificAnswers: randomSegmentAnswers(chosen, random),
    history: Array.from({ length: months }, (_, index) => ({
      mes: monthBefore('2026-11', months - index),
      valor: Math.round(20_000 + random() * 30_000),
    })),
    referenceMonth: '2026-11',
  }
}

export const blankForm: FormAnswers = {
  company_name: '',
  market_segment: '',
  company_age: '',
  revenue: '',
  main_costs: '',
  kpis: '',
  operational_flow: '',
  employees: '',
  acquisition_channels: [],
  main_challenge: '',
  ai_usage: '',
  future_goals: '',
}

/** 'AAAA-MM', `count` months earlier. */
export function monthBefore(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** Every answer of a segment at its best or at its worst. */
export function extremeCompany(segment: MarketSegment, best: boolean): AnalysisInput {
  const answers: SegmentAnswers = {}
  for (const { id, type, options, weight } of SEGMENT_QUESTIONS[segment]) {
    const labels = options?.map(([label]) => label) ?? []
    if (type === 'multiselect') answers[id] = best || weight === undefined ? labels : labels.slice(0, 1)
    else if (type === 'select') {
      const scored = options!.filter(([, points]) => points !== null)
      const sorted = [...(scored.length > 0 ? scored : options!)].sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
      answers[id] = (best ? sorted[sorted.length - 1] : sorted[0])![0]
    } else answers[id] = 'descrição'
  }
  return {
    company: { setor: segment, faturamento: best ? 380_000 : 4_000, funcionarios: best ? 8 : 4 },
    formAnswers: {
      ...blankForm,
      company_name: 'Empresa',
      market_segment: segment,
      company_age: best ? 'Mais de 10 anos' : 'Menos de 1 ano',
      revenue: best ? 'R$ 100.001 a R$ 400.000' : 'Até R$ 6.750 (MEI)',
      main_costs: best ? 'folha 100.000; aluguel 20.000; insumos 110.000' : 'folha 5.000; aluguel 2.000',
      kpis: best ? 'margem, ticket médio, NPS, estoque, caixa' : '',
      operational_flow: best
        ? 'Sistema com checklist, agenda, conferência e indicador'
        : 'Tudo manual, no papel, com atraso e retrabalho',
      employees: best ? '5 a 9' : '2 a 4',
      acquisition_channels: best ? ACQUISITION_CHANNELS.slice(0, 6) : ['Indicações'],
      main_challenge: best ? 'crescer sem perder qualidade' : 'tudo está difícil',
      ai_usage: best ? 'Já utilizo (especificar)' : 'Não tenho interesse',
      ai_specification: best ? 'textos' : '',
      future_goals: best ? 'crescer 20% em 12 meses' : 'melhorar',
    },
    segmentSpecificAnswers: answers,
    history: [],
    referenceMonth: '2026-11',
  }
}
