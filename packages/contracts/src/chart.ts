import * as z from 'zod/mini'
import { asSent, tolerant } from './tolerant.ts'

export const CHART_TYPES = ['bar', 'line', 'pie', 'donut', 'scatter'] as const
export type ChartType = (typeof CHART_TYPES)[number]

export const ChartSeries = z.object({
  name: z.string(),
  /** One number per category; null leaves a gap. A scatter takes [x, y] pairs. */
  data: z.array(z.union([z.nullable(z.number()), z.tuple([z.number(), z.number()])])),
  type: z.optional(z.string()),
  marker: z.optional(z.object({ color: z.optional(z.string()), size: z.optional(z.number()) })),
  line: z.optional(
    z.object({
      color: z.optional(z.string()),
      shape: z.optional(z.string()),
      /** 'dash' draws a forecast. */
      dash: z.optional(z.string()),
    }),
  ),
  fill: z.optional(z.string()),
  borderWidth: z.optional(z.number()),
  /** Interval round the series, one value per category (null where there is none). */
  faixa: z.optional(z.object({ min: z.array(z.nullable(z.number())), max: z.array(z.nullable(z.number())) })),
})
export type ChartSeries = z.infer<typeof ChartSeries>

/** How figures of a chart are written. */
export const CHART_UNITS = ['R$', '%', 'pontos', 'número'] as const

/** A chart as the engine makes it. The web takes any object in its place and says what is wrong with it. */
export const Chart = z.object({
  /** 'revenue', 'marketShare' and 'kpis' are the three of the dashboard. */
  id: z.string(),
  type: z.enum(CHART_TYPES),
  title: z.object({ text: z.string() }),
  series: z.array(ChartSeries),
  categories: z.array(z.string()),
  unidade: z.optional(z.enum(CHART_UNITS)),
  /** One sentence that reads the chart. */
  descricao: z.optional(z.string()),
  /** Target line, for example 75 in the chart of dimensions. */
  meta: z.optional(z.number()),
  /** Kind of the figures: see `FactKind` in analysis.ts. */
  tipoDado: z.optional(z.string()),
})
export type Chart = z.infer<typeof Chart>

const ChartHead = tolerant(
  z.object({
    id: z.string(),
    type: z.string(),
    categories: z.array(z.string()),
    series: z.array(z.object({ data: z.array(asSent(z.unknown())) })),
  }),
)
/** What can be read of any value as a chart: '' and empty lists for what can't. */
export const chartHead = (chart: unknown) => z.parse(ChartHead, chart ?? {})
