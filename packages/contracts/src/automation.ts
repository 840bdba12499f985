import * as z from 'zod/mini'
import { timeField } from './fields.ts'
import { LIMITS } from './limits.ts'
import { Pagination } from './pagination.ts'
import { otherwise, type Tolerant, tolerant } from './tolerant.ts'

export const ANALYSIS_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const
export const REPORT_FREQUENCIES = ['weekly', 'monthly', 'quarterly'] as const
export const TASK_FREQUENCIES = ['hourly', 'daily', 'weekly', 'monthly', 'quarterly'] as const
export type TaskFrequency = (typeof TASK_FREQUENCIES)[number]
export const TASK_TYPES = ['analysis', 'report', 'kpi-alert', 'weekly-summary'] as const
export type TaskType = (typeof TASK_TYPES)[number]
/** What the hourly watch looks at, in this order: points, reais, percent. */
export const KPI_METRICS = ['score', 'receita', 'crescimento'] as const
export type KpiMetric = (typeof KPI_METRICS)[number]
/** What an alert may be about; 'caixa' is days until the cash ends, watched only where a limit is set. */
export const ALERT_METRICS = [...KPI_METRICS, 'caixa'] as const
export type AlertMetric = (typeof ALERT_METRICS)[number]

export const AUTOMATION_TEXT = {
  analysisFrequency: 'Escolha a frequência das análises: diária, semanal ou mensal.',
  reportFrequency: 'Escolha a frequência dos relatórios: semanal, mensal ou trimestral.',
  flag: 'Informe verdadeiro ou falso.',
  limit: 'Informe um número.',
  negative: 'O limite não pode ser negativo.',
  tooLarge: 'O limite é grande demais.',
  decimals: 'Use no máximo duas casas decimais.',
  score: 'A nota vai de 0 a 100.',
  cashDays: 'Informe um número inteiro de dias, de 0 a 91.',
  order: 'O mínimo não pode ser maior que o máximo.',
  configured: (tasks: number) => `Automação configurada! ${tasks} tarefas criadas.`,
  stopped: 'Tarefa parada com sucesso!',
  retried: 'A tarefa foi retomada.',
  notFailed: 'Esta tarefa não está parada.',
  loaded: 'Dados carregados.',
} as const

const limit = (max: number, tooLarge: string) =>
  z.number({ error: AUTOMATION_TEXT.limit }).check(
    z.minimum(0, AUTOMATION_TEXT.negative),
    z.maximum(max, tooLarge),
    z.refine((value) => Number(value.toFixed(2)) === value, { error: AUTOMATION_TEXT.decimals }),
  )

/** Missing ends take the default; `min` above `max` is refused at `min`. */
const range = (min: number, max: number, most: number, tooLarge: string) =>
  z._default(
    z
      .strictObject({ min: z._default(limit(most, tooLarge), min), max: z._default(limit(most, tooLarge), max) })
      .check(z.refine((value) => value.min <= value.max, { error: AUTOMATION_TEXT.order, path: ['min'] })),
    { min, max },
  )

const score = range(60, 100, 100, AUTOMATION_TEXT.score)
/** Reais. */
const receita = range(10_000, 1_000_000, LIMITS.money, AUTOMATION_TEXT.tooLarge)
/** Percent of the newest complete month over the one before. */
const crescimento = range(5, 50, 1_000_000, AUTOMATION_TEXT.tooLarge)

/** Days until the cash ends; absent: not watched. The forecast sees thirteen weeks. */
const caixa = z.optional(
  z.strictObject({
    min: z
      .int({ error: AUTOMATION_TEXT.cashDays })
      .check(z.minimum(0, AUTOMATION_TEXT.cashDays), z.maximum(91, AUTOMATION_TEXT.cashDays)),
  }),
)

const flag = z._default(z.boolean({ error: AUTOMATION_TEXT.flag }), true)

/** What a company has run by itself; whatever is missing takes its default. */
export const AutomationConfig = z.strictObject({
  analysisFrequency: z._default(z.enum(ANALYSIS_FREQUENCIES, { error: AUTOMATION_TEXT.analysisFrequency }), 'weekly'),
  reportFrequency: z._default(z.enum(REPORT_FREQUENCIES, { error: AUTOMATION_TEXT.reportFrequency }), 'monthly'),
  enableAnalysis: flag,
  enableReports: flag,
  enableKPIAlerts: flag,
  /** Left out, as clients do that don't know it: stays as it was. */
  enableWeeklySummary: z.optional(z.boolean({ error: AUTOMATION_TEXT.flag })),
  kpiThresholds: z._default(z.strictObject({ score, receita, crescimento, caixa }), {
    score: { min: 60, max: 100 },
    receita: { min: 10_000, max: 1_000_000 },
    crescimento: { min: 5, max: 50 },
  }),
})
export type AutomationConfig = z.infer<typeof AutomationConfig>

export const DEFAULT_AUTOMATION: SavedAutomation = {
  analysisFrequency: 'weekly',
  reportFrequency: 'monthly',
  enableAnalysis: true,
  enableReports: true,
  enableKPIAlerts: true,
  enableWeeklySummary: false,
  kpiThresholds: {
    score: { min: 60, max: 100 },
    receita: { min: 10_000, max: 1_000_000 },
    crescimento: { min: 5, max: 50 },
  },
}

const Range = z.object({ min: z.number(), max: z.number() })

/** As the server answers: nothing is filled in any more. */
export const SavedAutomation = z.object({
  analysisFrequency: z.enum(ANALYSIS_FREQUENCIES),
  reportFrequency: z.enum(REPORT_FREQUENCIES),
  enableAnalysis: z.boolean(),
  enableReports: z.boolean(),
  enableKPIAlerts: z.boolean(),
  enableWeeklySummary: z._default(z.boolean(), false),
  kpiThresholds: z.object({
    score: Range,
    receita: Range,
    crescimento: Range,
    caixa: z.optional(z.object({ min: z.number() })),
  }),
})

export type SavedAutomation = z.infer<typeof SavedAutomation>

export const Task = z.object({
  id: z.string(),
  companyId: z.string(),
  type: z.enum(TASK_TYPES),
  name: z.string(),
  frequency: z.enum(TASK_FREQUENCIES),
  /** 'running' from set-up until it is stopped; 'failed' after five failed tries. */
  status: z.enum(['running', 'failed']),
  /** A run is under way. */
  executing: z.boolean(),
  nextRun: timeField,
})
export type Task = z.infer<typeof Task>
export type TaskRead = Tolerant<typeof Task>

const success = z.literal(true)

export const SetupReply = z.object({
  success,
  message: z.string(),
  configuration: z.object({ totalTasksCreated: otherwise(z.number(), 0), tasks: z.array(Task) }),
})
export const ReadSetup = tolerant(SetupReply)
/** The saved configuration, else the defaults. */
export const AutomationReply = z.object({ success, data: SavedAutomation, message: z.string() })
export const TaskList = z.object({ activeTasks: z.array(Task) })
export const ReadTasks = tolerant(TaskList)
export const TasksReply = z.object({ success, data: TaskList, message: z.string() })
export const TaskReply = z.object({ success, data: Task, message: z.string() })
export const StoppedReply = z.object({ success, message: z.string() })

export const AgentMetrics = z.object({
  activeTasks: otherwise(z.number(), 0),
  totalAnalyses: otherwise(z.number(), 0),
  totalReports: otherwise(z.number(), 0),
  totalAlerts: otherwise(z.number(), 0),
})
export type AgentMetrics = z.infer<typeof AgentMetrics>
export const ReadMetrics = tolerant(AgentMetrics)
export const MetricsReply = z.object({ success, data: AgentMetrics, message: z.string() })

/** Without it, all of the user's companies. */
export const CompanyQuery = z.object({ companyId: z.optional(z.string()) })

/** A stored report; its file is at `/companies/{id}/relatorios/{reportId}/pdf`. */
export const Report = z.object({
  id: z.string(),
  titulo: z.string(),
  /** First and last day of the period, AAAA-MM-DD in São Paulo. */
  periodo: z.object({ inicio: z.string(), fim: z.string() }),
  /** Bytes of the PDF. */
  tamanho: z.number(),
  createdAt: z.string(),
})
export type Report = z.infer<typeof Report>
export const ReportPage = z.object({ success, relatorios: z.array(Report), pagination: Pagination })
