import { isCalendarDay } from '@norteia/contracts/result'
import type { Interval } from '#src/ledger/types.ts'
import { isMetric, type MetricId } from './metrics.data.ts'

export const DIMENSIONS = ['categoria', 'grupo', 'contraparte', 'conta', 'mes'] as const
export type Dimensao = (typeof DIMENSIONS)[number]

export interface Filtros {
  /** Ids of categories. */
  categorias: string[]
  /** Names as they stand in the movements. */
  contrapartes: string[]
  /** Ids of accounts. */
  contas: string[]
}

/** What a question asks of the numbers: enough to compute the answer, and to go on from in the next question. */
export interface Frame {
  metrica: MetricId
  /** Days, both included; null: the metric is of today. */
  periodo: Interval | null
  dimensao: Dimensao | null
  filtros: Filtros
  /** The days that `periodo` is compared with. */
  comparacao: Interval | null
  /** What made the difference between `comparacao` and `periodo`. */
  porque: boolean
  /** How many parts are asked for, the largest first, or the smallest first where `menores`. */
  maiores: number | null
  menores: boolean
  /** The mean of the period's months. */
  media: boolean
  /** Names that were asked about ('Qual João?') and not chosen yet. */
  opcoes: string[]
}

export const NO_FILTERS: Filtros = { categorias: [], contrapartes: [], contas: [] }

export const frameOf = (metrica: MetricId, part: Partial<Frame> = {}): Frame => ({
  metrica,
  periodo: null,
  dimensao: null,
  filtros: NO_FILTERS,
  comparacao: null,
  porque: false,
  maiores: null,
  menores: false,
  media: false,
  opcoes: [],
  ...part,
})

/** A frame as a conversation kept it; undefined: it is none, or of another version of the product. */
export function readFrame(kept: unknown): Frame | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { metrica, periodo, dimensao, filtros, comparacao, porque, maiores, menores, media, opcoes } = kept as Partial<
    Record<keyof Frame, unknown>
  >
  const days = [periodo, comparacao].map(readInterval)
  const filters = readFilters(filtros)
  if (!isMetric(metrica) || days.includes(undefined) || !filters || !isList(opcoes)) return undefined
  if (dimensao !== null && !DIMENSIONS.includes(dimensao as Dimensao)) return undefined
  if (maiores !== null && !(Number.isInteger(maiores) && Number(maiores) > 0)) return undefined
  return {
    metrica,
    periodo: days[0] ?? null,
    dimensao: dimensao as Dimensao | null,
    filtros: filters,
    comparacao: days[1] ?? null,
    porque: porque === true,
    maiores: maiores as number | null,
    menores: menores === true,
    media: media === true,
    opcoes,
  }
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 50 && value.every((one) => typeof one === 'string')

function readInterval(value: unknown): Interval | null | undefined {
  if (value === null) return null
  const { de, ate } = (value ?? {}) as Partial<Record<keyof Interval, unknown>>
  if (typeof de !== 'string' || typeof ate !== 'string') return undefined
  return isCalendarDay(de) && isCalendarDay(ate) && de <= ate ? { de, ate } : undefined
}

function readFilters(value: unknown): Filtros | undefined {
  const { categorias, contrapartes, contas } = (value ?? {}) as Partial<Record<keyof Filtros, unknown>>
  return isList(categorias) && isList(contrapartes) && isList(contas) ? { categorias, contrapartes, contas } : undefined
}
