import * as z from 'zod/mini'
import { AnalysisDetail, AnalysisPage, DashboardReply, FullAnalysis } from './analysis.ts'
import { Chart } from './chart.ts'
import { asSent, essential, type Tolerant, tolerant } from './tolerant.ts'

/** Answers of other servers may have text, charts and the full analysis in these fields. */
const AnalysisElsewhere = z.extend(AnalysisDetail, {
  resultado: z.object({
    resposta: z.string(),
    content: z.optional(z.string()),
    charts: z.optional(z.array(asSent(Chart))),
    analiseCompleta: z.optional(FullAnalysis),
  }),
  insights: z.object({
    analiseBot: AnalysisDetail.shape.insights.shape.analiseBot,
    analiseCompleta: z.optional(FullAnalysis),
  }),
})

/** An analysis as the site reads it: every field is in its place, and each object names its defaults in `estimados`. */
export type AnalysisRead = Tolerant<typeof AnalysisDetail>
export type PlanActionRead = AnalysisRead['insights']['analiseCompleta']['planoAcao']['acoes30Dias'][number]
export type ActionPlanRead = AnalysisRead['insights']['analiseCompleta']['planoAcao']

let nothing: Tolerant<typeof FullAnalysis> | undefined
/** Read when first needed, which is seldom: at once it would cost a phone 20 ms before its first figures. */
const noAnalysis = () => (nothing ??= z.parse(tolerant(FullAnalysis), {}))

/** Moves everything to its place, and finds in the text what only the text says. */
function settled({ resultado, insights, ...rest }: Tolerant<typeof AnalysisElsewhere>): AnalysisRead {
  const { analiseBot } = insights
  const found = [resultado.resposta, resultado.content, analiseBot.resposta].find(Boolean) ?? ''
  // References count characters: a text that has some stays as it is.
  const resposta = rest.referencias.length > 0 ? found : cleanText(found)
  const full = insights.analiseCompleta ?? resultado.analiseCompleta ?? noAnalysis()
  const charts = [full.charts, analiseBot.charts, resultado.charts ?? []].find((list) => list.length > 0) ?? []
  const recomendacoes = full.recomendacoes.length > 0 ? full.recomendacoes : recommendationsIn(resposta)
  return {
    ...rest,
    resultado: { resposta },
    insights: {
      analiseBot,
      analiseCompleta: {
        ...full,
        scoreGeral: withScoreOf(resposta, full.scoreGeral),
        charts,
        recomendacoes: recomendacoes.slice(0, 3),
      },
    },
  }
}

function withScoreOf<Score extends { scoreTotal: number; estimados: 'scoreTotal'[] }>(
  text: string,
  score: Score,
): Score {
  const found = score.estimados.length > 0 ? scoreIn(text) : null
  return found === null ? score : { ...score, scoreTotal: found, estimados: [] }
}

/** Any value as an analysis; what it lacks is filled in. */
export const ReadAnalysis = z.pipe(tolerant(AnalysisElsewhere), z.transform(settled))
const read = (value: unknown): AnalysisRead => z.parse(ReadAnalysis, value)

/** Some servers wrap an answer in `data`. */
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const unwrapped = (field: string) =>
  z.transform((body: unknown) => {
    if (!isObject(body) || field in body) return body
    return isObject(body.data) ? { success: body.success, ...body.data } : body
  })

/** One analysis with its facts, from `{analise}`, from that in `data`, or from `data` itself. */
export const ReadAnalysisReply = z.pipe(
  unwrapped('analise'),
  z.transform((body: unknown) => read(isObject(body) && 'analise' in body ? body.analise : body)),
)

const ToolShape = z.object({ data: essential(z.record(z.string(), z.unknown())) })
/** An answer of the analysis tool: its `data` carries a part of an analysis at the top. */
export const ReadToolReply = z.pipe(
  tolerant(ToolShape),
  z.transform(({ data: { resposta, fatos, referencias, ...analiseCompleta } }) =>
    read({ resultado: { resposta }, insights: { analiseCompleta }, fatos, referencias }),
  ),
)

/** The analyses are read one by one: each may be older than the next. */
const HistoryShape = z.extend(AnalysisPage, { analises: essential(z.array(asSent(AnalysisDetail))) })
/** A page of the history; `pagination` is null where the answer doesn't say. @throws when the answer is no list */
export const ReadAnalysisPage = z.pipe(
  z.pipe(unwrapped('analises'), tolerant(HistoryShape)),
  z.transform(({ analises, pagination }) => ({ analises: analises.map(read), pagination })),
)

const DashboardShape = z.extend(DashboardReply, {
  empresa: z.extend(DashboardReply.shape.empresa, { analises: z.array(asSent(AnalysisDetail)) }),
})
/** The dashboard with the newest analysis that counts, or null. */
export const ReadDashboard = z.pipe(
  tolerant(DashboardShape),
  z.transform(({ empresa: { analises, ...empresa }, dashboard }) => ({
    empresa,
    totalAnalises: dashboard.totalAnalises ?? analises.length,
    ultimaAnalise: dashboard.ultimaAnalise || null,
    analise: analises.length > 0 ? read(analises[0]) : null,
  })),
)
export type DashboardRead = z.infer<typeof ReadDashboard>

/** Takes marks of other formats out of a text: headings, bold, code fences, repeated blank lines. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^ {0,3}#{1,6}\s+/gm, '')
    .replace(/^```\w*$/gm, '')
    .replace(/(\*\*|__)(\S(?:[^\n]*?\S)?)\1/g, '$2')
    .replace(/^\s*[*-]\s+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** 'Score: 64/100', 'nota 58 de 100'. */
function scoreIn(text: string): number | null {
  const found = /(?:score|nota|pontua[çc][ãa]o)\D{0,40}?(\d{1,3})\s*(?:\/|de)\s*100/i.exec(text.slice(0, 20_000))
  const score = found ? Number(found[1]) : Number.NaN
  return score >= 0 && score <= 100 ? score : null
}

/** Lines longer than 30 characters; items of a list before others. */
function recommendationsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const long = lines.filter((line) => line.replace(/^•\s*/, '').length > 30)
  const items = long.filter((line) => line.startsWith('•')).map((line) => line.replace(/^•\s*/, ''))
  return items.length > 0 ? items : long
}
