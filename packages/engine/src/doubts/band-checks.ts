import { say } from '#src/facts/fact-book.ts'
import { amountValue, inDays, round1, type Sources } from '#src/measures/measured.ts'
import type { Measures } from '#src/measures/measures.ts'
import type { Reading } from '#src/reading/input.ts'
import type { Subject } from '#src/reading/subjects.data.ts'
import { answered, type Doubt, quoted } from './doubt.ts'

/** What the checks look at, made once. */
export interface Context {
  reading: Reading
  sources: Sources
  measures: Measures
}

/** null: nothing to ask, or what it takes is missing. */
export type Check = (context: Context) => Doubt | null

/** What an option admits, in the question's unit: [from, to]. */
export type Span = readonly [number, number]
export const END = Number.POSITIVE_INFINITY

interface BandCheck {
  pergunta: string
  assunto: Subject
  unidade: '%' | 'dias' | 'meses'
  sobre: string
  faixas: Readonly<Record<string, Span>>
}

const CONCENTRATION = {
  'Mais de 50%': [50, 100],
  'De 31% a 50%': [31, 50],
  'De 16% a 30%': [16, 30],
  'Até 15%': [0, 15],
} as const
const OCCUPANCY = {
  'Menos de 50%': [0, 50],
  'De 50% a 70%': [50, 70],
  'De 71% a 85%': [70, 85],
  'Mais de 85%': [85, 100],
} as const

/** Her own figure against the band that she ticked. */
export const BAND_CHECKS: readonly BandCheck[] = [
  {
    pergunta: 'service_concentration',
    assunto: 'maior_cliente',
    unidade: '%',
    sobre: 'a parte do maior cliente',
    faixas: CONCENTRATION,
  },
  {
    pergunta: 'other_clients',
    assunto: 'maior_cliente',
    unidade: '%',
    sobre: 'a parte do maior cliente',
    faixas: CONCENTRATION,
  },
  {
    pergunta: 'health_noshow',
    assunto: 'faltas',
    unidade: '%',
    sobre: 'os pacientes que faltam',
    faixas: { 'Mais de 25%': [25, 100], 'De 16% a 25%': [15, 25], 'De 6% a 15%': [5, 15], 'Até 5%': [0, 5] },
  },
  {
    pergunta: 'health_denials',
    assunto: 'glosa',
    unidade: '%',
    sobre: 'as glosas',
    faixas: {
      'Mais de 10%': [10, 100],
      'De 5% a 10%': [5, 10],
      'De 1% a 4,9%': [1, 5],
      'Menos de 1% ou não atendo convênio': [0, 1],
    },
  },
  { pergunta: 'health_occupancy', assunto: 'ocupacao', unidade: '%', sobre: 'a ocupação da agenda', faixas: OCCUPANCY },
  { pergunta: 'edu_occupancy', assunto: 'ocupacao', unidade: '%', sobre: 'a ocupação das turmas', faixas: OCCUPANCY },
  {
    pergunta: 'edu_default',
    assunto: 'inadimplencia',
    unidade: '%',
    sobre: 'a inadimplência',
    faixas: { 'Mais de 15%': [15, 100], 'De 9% a 15%': [8, 15], 'De 4% a 8%': [4, 9], 'Menos de 4%': [0, 4] },
  },
  {
    pergunta: 'edu_dropout',
    assunto: 'cancelamento',
    unidade: '%',
    sobre: 'os alunos que desistem',
    faixas: { 'Mais de 20%': [20, 100], 'De 11% a 20%': [10, 20], 'De 5% a 10%': [5, 11], 'Menos de 5%': [0, 5] },
  },
  {
    pergunta: 'tech_churn',
    assunto: 'cancelamento',
    unidade: '%',
    sobre: 'o cancelamento do mês',
    faixas: { 'Mais de 5%': [5, 100], 'De 3% a 5%': [3, 5], 'De 1% a 2,9%': [1, 3], 'Menos de 1%': [0, 1] },
  },
  {
    pergunta: 'tech_runway',
    assunto: 'caixa',
    unidade: 'meses',
    sobre: 'os meses de caixa',
    faixas: {
      'Menos de 3 meses': [0, 3],
      'De 3 a 6 meses': [3, 7],
      'De 7 a 12 meses': [6, 12],
      'Mais de 12 meses ou dá lucro': [12, END],
    },
  },
  {
    pergunta: 'retail_losses',
    assunto: 'perdas',
    unidade: '%',
    sobre: 'as perdas da loja',
    faixas: {
      'Mais de 3% das vendas': [3, 100],
      'De 1,6% a 3%': [1.5, 3],
      'De 1% a 1,5%': [1, 1.6],
      'Menos de 1%': [0, 1],
    },
  },
  {
    pergunta: 'retail_turnover',
    assunto: 'estoque',
    unidade: 'dias',
    sobre: 'o tempo para vender o estoque',
    faixas: {
      'Mais de 120 dias': [120, END],
      'De 61 a 120 dias': [60, 120],
      'De 31 a 60 dias': [30, 60],
      'Até 30 dias': [0, 31],
    },
  },
  {
    pergunta: 'industry_scrap',
    assunto: 'perdas',
    unidade: '%',
    sobre: 'refugo e retrabalho',
    faixas: { 'Mais de 8%': [8, 100], 'De 4% a 8%': [4, 8], 'De 1% a 3,9%': [1, 4], 'Menos de 1%': [0, 1] },
  },
  {
    pergunta: 'food_cmv',
    assunto: 'mercadorias',
    unidade: '%',
    sobre: 'o custo dos insumos',
    faixas: { 'Mais de 40%': [40, 100], 'De 36% a 40%': [35, 40], 'De 31% a 35%': [30, 36], 'Até 30%': [0, 31] },
  },
  {
    pergunta: 'food_waste',
    assunto: 'perdas',
    unidade: '%',
    sobre: 'os insumos que vão para o lixo',
    faixas: { 'Mais de 8%': [8, 100], 'De 4% a 8%': [4, 8], 'Menos de 4%': [0, 4] },
  },
]
/** Shares of a span's edge within which an answer still fits. */
const TOLERANCE = 0.15

/** Beyond a span by more than the tolerance. */
export const outside = (value: number, [from, to]: Span) =>
  value < from * (1 - TOLERANCE) || value > to * (1 + TOLERANCE)

/** null: both agree, or one of them is missing. */
export function bandDoubt({ reading, sources }: Context, check: BandCheck): Doubt | null {
  const answer = reading.answers[check.pergunta]
  if (typeof answer !== 'string' || !Object.hasOwn(check.faixas, answer)) return null
  const amount = sources.amount(check.assunto, check.unidade === '%' ? '%' : ['dias', 'semanas', 'meses', 'anos'])
  // The answer to the question itself can't contradict it.
  if (!amount || amount.campo === check.pergunta) return null
  const value =
    check.unidade === '%'
      ? amountValue(amount)
      : check.unidade === 'dias'
        ? inDays(amount)
        : round1(inDays(amount) / 30)
  if (!outside(value, check.faixas[answer]!)) return null
  const words = quoted(`valor.${check.pergunta}`, amount.campo, amount.trecho)
  const option = answered(check.pergunta, check.sobre, answer)
  return {
    id: `valor_${check.pergunta}`,
    texto: say`Você escreveu ${words.mention}, mas respondeu ${option.mention} sobre ${check.sobre}; confira.`,
    fatos: [words.fact, option.fact],
    campos: [amount.campo, check.pergunta],
  }
}
