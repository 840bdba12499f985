import { CHART_TYPES, CHART_UNITS, type ChartType } from '@norteia/contracts/chart'

export type ChartUnit = (typeof CHART_UNITS)[number]

export interface ScatterPoint {
  x: number
  y: number
  /** Place in the series as it was given. */
  index: number
}

export interface SeriesModel {
  name: string
  /** How a cartesian chart draws it. */
  mark: 'bar' | 'line'
  /** One per category; null is a gap. Empty in a scatter. */
  values: (number | null)[]
  /** Only in a scatter. */
  points: ScatterPoint[]
  /** A forecast. */
  dashed: boolean
  curve: 'linear' | 'smooth' | 'step'
  area: boolean
  /** Radius of a point and width of a stroke in pixels. */
  radius: number
  stroke: number
  band: { min: (number | null)[]; max: (number | null)[] } | null
}

/** A chart after reading: everything in it can be drawn. */
export interface ChartModel {
  id: string
  type: ChartType
  title: string
  description: string
  unit: ChartUnit
  target: number | null
  /** Kind of the figures, for example 'estimado'; '' when unknown. */
  kind: string
  categories: string[]
  series: SeriesModel[]
}

export type ChartReading =
  | { state: 'ready'; chart: ChartModel }
  | { state: 'no-type' }
  | { state: 'bad-series' }
  | { state: 'unsupported'; type: string }

const MAX_SERIES = 24
const MAX_VALUES = 100_000
/** Beyond this a figure is an accident, and the scales lose their precision. */
const MAX_SIZE = 1e18

type Loose = Record<string, unknown>
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const text = (value: unknown, fallback = '') => (typeof value === 'string' ? value.slice(0, 300) : fallback)
/** Null for what is no number, or one beyond every scale. */
export const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MAX_SIZE ? value : null
const within = (value: unknown, min: number, max: number, fallback: number) => {
  const number = finite(value)
  return number === null ? fallback : Math.min(max, Math.max(min, number))
}

const readValue = (value: unknown) => finite(Array.isArray(value) ? value[1] : value)

function readPoint(value: unknown, index: number): ScatterPoint | null {
  const [rawX, rawY] = Array.isArray(value) ? value : isObject(value) ? [value.x, value.y] : [index + 1, value]
  const x = finite(rawX)
  const y = finite(rawY)
  return x === null || y === null ? null : { x, y, index }
}

const readLimits = (value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_VALUES).map(finite) : [])

function readBand(value: unknown): SeriesModel['band'] {
  if (!isObject(value)) return null
  const min = readLimits(value.min)
  const max = readLimits(value.max)
  const swapped = min.map((low, index) => [low, max[index] ?? null] as const)
  if (!swapped.some(([low, high]) => low !== null && high !== null)) return null
  return {
    min: swapped.map(([low, high]) => (low === null || high === null ? null : Math.min(low, high))),
    max: swapped.map(([low, high]) => (low === null || high === null ? null : Math.max(low, high))),
  }
}

function readSeries(value: unknown, position: number, type: ChartType): SeriesModel | null {
  if (!isObject(value) || !Array.isArray(value.data)) return null
  const data = value.data.slice(0, MAX_VALUES)
  const line = isObject(value.line) ? value.line : {}
  const marker = isObject(value.marker) ? value.marker : {}
  const mark = value.type === 'bar' || value.type === 'line' ? value.type : type === 'bar' ? 'bar' : 'line'
  const dash = text(line.dash)
  const shape = text(line.shape)
  return {
    name: text(value.name).trim() || `Série ${position + 1}`,
    mark,
    values: type === 'scatter' ? [] : data.map(readValue),
    points: type === 'scatter' ? data.map(readPoint).filter((point) => point !== null) : [],
    dashed: dash !== '' && dash !== 'solid',
    curve: shape === 'spline' ? 'smooth' : /^[hv]/.test(shape) ? 'step' : 'linear',
    area: value.fill !== undefined && value.fill !== null && value.fill !== 'none' && value.fill !== false,
    radius: within(marker.size, 6, 16, 8) / 2,
    stroke: within(value.borderWidth, 1, 4, 2),
    band: readBand(value.faixa),
  }
}

const readTitle = (value: unknown) => text(isObject(value) ? value.text : value).trim()

/**
 * Reads any value as a chart. A missing or empty series list is a chart without marks; a series that is no list, or
 * no series with a number, is 'bad-series'.
 */
export function readChart(input: unknown): ChartReading {
  if (!isObject(input)) return { state: 'no-type' }
  const type = text(input.type).trim()
  if (type === '') return { state: 'no-type' }
  if (!CHART_TYPES.some((known) => known === type)) return { state: 'unsupported', type }
  const chartType = type as ChartType
  const given = input.series ?? []
  if (!Array.isArray(given)) return { state: 'bad-series' }
  const read = given.slice(0, MAX_SERIES).map((item, position) => readSeries(item, position, chartType))
  const series = read.filter((item) => item !== null)
  if (series.length < read.length) return { state: 'bad-series' }
  const withNumbers = series.filter((item) => item.points.length > 0 || item.values.some((value) => value !== null))
  if (series.length > 0 && withNumbers.length === 0) return { state: 'bad-series' }
  const length = Math.max(0, ...withNumbers.map((item) => item.values.length))
  const names = Array.isArray(input.categories) ? input.categories : []
  return {
    state: 'ready',
    chart: {
      id: text(input.id),
      type: chartType,
      title: readTitle(input.title),
      description: text(input.descricao).trim(),
      unit: CHART_UNITS.find((unit) => unit === input.unidade) ?? 'número',
      target: finite(input.meta),
      kind: text(input.tipoDado),
      categories: Array.from({ length }, (_, index) => readCategory(names[index], index)),
      series: withNumbers,
    },
  }
}

const readCategory = (value: unknown, index: number) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 120) : String(index + 1)
