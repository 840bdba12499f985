import { isCalendarDay } from '@norteia/contracts/result'
import type { Interval } from '#src/ledger/types.ts'
import { isMetric, type MetricId } from './metrics.data.ts'

export const DIMENSIONS = [
  ...(['categoria', 'grupo', 'contraparte', 'conta'] as const),
  ...(['mes', 'bimestre', 'trimestre', 'semestre', 'dia', 'semana', 'dia-semana'] as const),
] as const
export type Dimensao = (typeof DIMENSIONS)[number]
const OF_TIME: ReadonlySet<string> = new Set(DIMENSIONS.slice(DIMENSIONS.indexOf('mes')))
/** Parts of time: what is laid out by them follows the calendar. */
export const isOfTime = (dimensao: Dimensao | null): boolean => dimensao !== null && OF_TIME.has(dimensao)
const MEANS = ['dia', 'dia-util', 'dia-aberto', 'semana', 'mes', 'vez'] as const
export type Media = (typeof MEANS)[number]
const ONES = ['maior', 'menor', 'ultimo', 'primeiro'] as const
export type Unico = (typeof ONES)[number]
const COUNTS = [
  'lancamentos',
  'nomes',
  'partes',
  'intervalo',
  'seguidos',
  'alcance',
  'ritmo',
  'projecao',
  'repetidos',
] as const
export type Contagem = (typeof COUNTS)[number]

export interface Filtros {
  /** Ids of categories. */
  categorias: string[]
  /** Names as they stand in the movements. */
  contrapartes: string[]
  /** Ids of accounts. */
  contas: string[]
  /** Categories and names that are left out. */
  semCategorias: string[]
  semContrapartes: string[]
}

/** What one question of a conversation was about; what it asked for, where it was no plain sum, is left away. */
export interface Asked {
  metrica: MetricId
  filtros: Filtros
  faixa: Faixa | null
  periodo: Interval | null
  trechos: Interval[] | null
}

/** Whom or what an answer named. */
export type Spoken = Pick<Filtros, 'categorias' | 'contrapartes'>

/** What a question asks of the numbers: enough to compute the answer, and to go on from in the next question. */
export interface Frame {
  metrica: MetricId
  /** Days, both included; null: the metric is of today. */
  periodo: Interval | null
  /** The year of those days was said, here or before. */
  comAno: boolean
  /** The period was supplied, rather than said here or before; null: as the reading says. */
  suposto: boolean | null
  /** Of the period these days alone. */
  trechos: Interval[] | null
  dimensao: Dimensao | null
  filtros: Filtros
  /** The days that `periodo` is compared with. */
  comparacao: Interval | null
  /** What made the difference between `comparacao` and `periodo`. */
  porque: boolean
  /** How many parts are asked for, the largest first, or the smallest first where `menores`. */
  maiores: number | null
  menores: boolean
  /** Of those parts this one alone, from one. */
  posicao: number | null
  /** The mean of the period's days, weeks or months. */
  media: Media | null
  /** One movement of the period. */
  unico: Unico | null
  /** How many there are, in place of what they sum to. */
  contagem: Contagem | null
  /** The metric that this one is said as a share of. */
  sobre: MetricId | null
  /** Names that were asked about ('Qual João?') and not chosen yet. */
  opcoes: string[]
  /** What the questions just before asked of the same metric, the newest first: 'e dos dois juntos?' */
  antes: Asked[]
  /** Whom or what the answer put first: 'quanto ele pagou', 'tirando ele'. */
  eleito: Spoken | null
  /** Whom or what a list named, in its order: 'o primeiro levou quanto?' */
  postos: Spoken[]
  /** The days of what the answer put first: 'e as despesas nesse mês?' */
  quando: Interval | null
  /** Cents that a movement must have to count, whatever its sign. */
  faixa: Faixa | null
  /** A question after this one wasn't understood: what goes on from there isn't known to be about this. */
  perdido: boolean
  /** Of the days, months or weeks those alone whose figure lies within: 'em quantos dias vendi mais de 1.000'. */
  limiar: Limiar | null
  /** Cents that the figure is held against: 'quanto faltou para 60 mil'. */
  alvo: number | null
  /** Names that moved nothing in these days: 'quem comprou e não voltou', 'clientes novos'. */
  ausente: Interval | null
  /** The account that money was taken to. */
  destino: string | null
  /** The one rise of an amount that is the same each month: by month, all there is. */
  degrau: boolean
  /** Whether somebody who is still to be chosen paid or was paid wasn't said. */
  solto: boolean
  /** The other figure of a question on two. */
  par: Pair | null
}

/** What two figures make together: their sum, one less the other, which is the larger. */
export const TOGETHER = ['soma', 'menos', 'compara'] as const
export type Conta = (typeof TOGETHER)[number]

export interface Pair {
  frame: Frame
  conta: Conta | null
}

/** Cents, both included, of a part of the period; or beside the mean of all of them. */
export interface Limiar extends Faixa {
  media: 'acima' | 'abaixo' | null
}

/** Both included; null: no end. */
export interface Faixa {
  de: number | null
  ate: number | null
}

export const NO_FILTERS: Filtros = {
  categorias: [],
  contrapartes: [],
  contas: [],
  semCategorias: [],
  semContrapartes: [],
}

export const frameOf = (metrica: MetricId, part: Partial<Frame> = {}): Frame => ({
  metrica,
  periodo: null,
  comAno: false,
  suposto: null,
  trechos: null,
  dimensao: null,
  filtros: NO_FILTERS,
  comparacao: null,
  porque: false,
  maiores: null,
  menores: false,
  posicao: null,
  media: null,
  unico: null,
  contagem: null,
  sobre: null,
  opcoes: [],
  antes: [],
  eleito: null,
  postos: [],
  quando: null,
  faixa: null,
  perdido: false,
  limiar: null,
  alvo: null,
  ausente: null,
  destino: null,
  degrau: false,
  solto: false,
  par: null,
  ...part,
})

type Kept = Partial<Record<keyof Frame, unknown>>

/** A frame as a conversation kept it; undefined: it is none, or of another version of the product. */
export function readFrame(kept: unknown): Frame | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { metrica, periodo, filtros, comparacao, porque, menores, opcoes, sobre, ...rest } = kept as Kept
  const days = [periodo, comparacao].map(readInterval)
  const filters = readFilters(filtros)
  const trechos = readSpans(rest.trechos)
  const antes = readAsked(rest.antes)
  const eleito = readSpoken(rest.eleito)
  const faixa = readSizes(rest.faixa)
  if (!isMetric(metrica) || days.includes(undefined) || !filters || !isList(opcoes)) return undefined
  if (trechos === undefined || antes === undefined || eleito === undefined || faixa === undefined) return undefined
  const limiar = readLimit(rest.limiar)
  const ausente = readInterval(rest.ausente ?? null)
  const par = readPair(rest.par)
  const quando = readInterval(rest.quando ?? null)
  if (quando === undefined) return undefined
  if (limiar === undefined || ausente === undefined || par === undefined) return undefined
  const known =
    isOneOf(DIMENSIONS, rest.dimensao) &&
    isOneOf(MEANS, rest.media) &&
    isOneOf(ONES, rest.unico) &&
    isOneOf(COUNTS, rest.contagem) &&
    isCount(rest.maiores) &&
    isCount(rest.posicao) &&
    (sobre === null || isMetric(sobre))
  if (!known) return undefined
  return {
    metrica,
    periodo: days[0] ?? null,
    comAno: rest.comAno === true,
    suposto: typeof rest.suposto === 'boolean' ? rest.suposto : null,
    trechos,
    dimensao: rest.dimensao as Dimensao | null,
    filtros: filters,
    comparacao: days[1] ?? null,
    porque: porque === true,
    maiores: rest.maiores as number | null,
    menores: menores === true,
    posicao: rest.posicao as number | null,
    media: rest.media as Media | null,
    unico: rest.unico as Unico | null,
    contagem: rest.contagem as Contagem | null,
    sobre,
    opcoes,
    antes,
    eleito,
    postos: readPlaces(rest.postos),
    quando,
    faixa,
    perdido: rest.perdido === true,
    limiar,
    alvo: Number.isInteger(rest.alvo) ? (rest.alvo as number) : null,
    ausente,
    destino: typeof rest.destino === 'string' ? rest.destino : null,
    degrau: rest.degrau === true,
    solto: rest.solto === true,
    par,
  }
}

/** Undefined: it is none. */
function readLimit(value: unknown): Limiar | null | undefined {
  const sizes = readSizes(value)
  if (!sizes) return sizes
  const { media = null } = value as { media?: unknown }
  return media === null || media === 'acima' || media === 'abaixo' ? { ...sizes, media } : undefined
}

/** Undefined: it is none. */
function readPair(value: unknown): Pair | null | undefined {
  if (value === null || value === undefined) return null
  const { frame, conta } = value as Partial<Record<keyof Pair, unknown>>
  const other = readFrame(frame)
  if (!other || other.par !== null || !isOneOf(TOGETHER, conta)) return undefined
  return { frame: other, conta: conta as Conta | null }
}

const isOneOf = (list: readonly string[], value: unknown) => value === null || list.includes(value as string)
const isCount = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) > 0)
export const MOST_SPANS = 60

/** Of names and ids in a kept frame. */
export const MOST_KEPT = 50
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_KEPT && value.every((one) => typeof one === 'string')

export function readInterval(value: unknown): Interval | null | undefined {
  if (value === null) return null
  const { de, ate } = (value ?? {}) as Partial<Record<keyof Interval, unknown>>
  if (typeof de !== 'string' || typeof ate !== 'string') return undefined
  return isCalendarDay(de) && isCalendarDay(ate) && de <= ate ? { de, ate } : undefined
}

/** Undefined: they are none. */
function readSpans(value: unknown): Interval[] | null | undefined {
  if (value === null) return null
  if (!Array.isArray(value) || value.length > MOST_SPANS) return undefined
  const spans = value.map(readInterval)
  return spans.every((span) => span !== undefined && span !== null) ? (spans as Interval[]) : undefined
}

export const MOST_ASKED = 3
/** Of a list whose places are spoken of. */
export const MOST_PLACES = 5

/** Undefined: they are none. */
function readAsked(value: unknown): Asked[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_ASKED) return undefined
  const asked = value.map((one) => {
    const { metrica, filtros, faixa, periodo, trechos } = (one ?? {}) as Partial<Record<keyof Asked, unknown>>
    const [filters, days, spans] = [readFilters(filtros), readInterval(periodo), readSpans(trechos)]
    const sizes = readSizes(faixa)
    if (!isMetric(metrica) || !filters || days === undefined || spans === undefined || sizes === undefined)
      return undefined
    return { metrica, filtros: filters, faixa: sizes, periodo: days, trechos: spans }
  })
  return asked.every((one) => one !== undefined) ? asked : undefined
}

/** Undefined: they are none. */
function readSizes(value: unknown): Faixa | null | undefined {
  if (value === null || value === undefined) return null
  const { de, ate } = value as Partial<Record<keyof Faixa, unknown>>
  const isEnd = (end: unknown) => end === null || Number.isInteger(end)
  return isEnd(de) && isEnd(ate) ? { de: de as number | null, ate: ate as number | null } : undefined
}

/** Of a version that kept none there are none. */
function readPlaces(value: unknown): Spoken[] {
  const all = Array.isArray(value) ? value.slice(0, MOST_PLACES).map(readSpoken) : []
  return all.every((one) => one !== null && one !== undefined) ? (all as Spoken[]) : []
}

export function readSpoken(value: unknown): Spoken | null | undefined {
  if (value === null) return null
  const { categorias, contrapartes } = (value ?? {}) as Partial<Record<keyof Spoken, unknown>>
  return isList(categorias) && isList(contrapartes) ? { categorias, contrapartes } : undefined
}

function readFilters(value: unknown): Filtros | undefined {
  const { categorias, contrapartes, contas, semCategorias, semContrapartes } = (value ?? {}) as Partial<
    Record<keyof Filtros, unknown>
  >
  const known = isList(categorias) && isList(contrapartes) && isList(contas)
  if (!known || !isList(semCategorias) || !isList(semContrapartes)) return undefined
  return { categorias, contrapartes, contas, semCategorias, semContrapartes }
}
