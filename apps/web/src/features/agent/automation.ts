import { asObject } from '#src/lib/analysis/read-analysis.ts'

export const ANALYSIS_FREQUENCIES = [
  { value: 'daily', label: 'Todo dia' },
  { value: 'weekly', label: 'Toda semana' },
  { value: 'monthly', label: 'Todo mês' },
] as const
export const REPORT_FREQUENCIES = [
  { value: 'weekly', label: 'Toda semana' },
  { value: 'monthly', label: 'Todo mês' },
  { value: 'quarterly', label: 'Todo trimestre' },
] as const
export const THRESHOLDS = [
  { key: 'score', name: 'Nota', unit: 'pontos' },
  { key: 'receita', name: 'Receita', unit: 'R$' },
  { key: 'crescimento', name: 'Crescimento', unit: '%' },
] as const
type ThresholdKey = (typeof THRESHOLDS)[number]['key']

export interface AutomationConfig {
  analysisFrequency: string
  reportFrequency: string
  enableAnalysis: boolean
  enableReports: boolean
  enableKPIAlerts: boolean
  kpiThresholds: Record<ThresholdKey, { min: number; max: number }>
}

export const DEFAULT_AUTOMATION: AutomationConfig = {
  analysisFrequency: 'weekly',
  reportFrequency: 'monthly',
  enableAnalysis: true,
  enableReports: true,
  enableKPIAlerts: true,
  kpiThresholds: {
    score: { min: 60, max: 100 },
    receita: { min: 10_000, max: 1_000_000 },
    crescimento: { min: 5, max: 50 },
  },
}

/** The saved configuration; what it lacks takes the defaults. */
export function readAutomation(value: unknown): AutomationConfig {
  const saved = asObject(value)
  const flag = (given: unknown, fallback: boolean) => (typeof given === 'boolean' ? given : fallback)
  const choice = (given: unknown, options: readonly { value: string }[], fallback: string) =>
    options.find((option) => option.value === given)?.value ?? fallback
  const limits = asObject(saved.kpiThresholds)
  const range = (key: ThresholdKey) => {
    const { min, max } = asObject(limits[key])
    const fallback = DEFAULT_AUTOMATION.kpiThresholds[key]
    return { min: typeof min === 'number' ? min : fallback.min, max: typeof max === 'number' ? max : fallback.max }
  }
  return {
    analysisFrequency: choice(saved.analysisFrequency, ANALYSIS_FREQUENCIES, DEFAULT_AUTOMATION.analysisFrequency),
    reportFrequency: choice(saved.reportFrequency, REPORT_FREQUENCIES, DEFAULT_AUTOMATION.reportFrequency),
    enableAnalysis: flag(saved.enableAnalysis, true),
    enableReports: flag(saved.enableReports, true),
    enableKPIAlerts: flag(saved.enableKPIAlerts, true),
    kpiThresholds: { score: range('score'), receita: range('receita'), crescimento: range('crescimento') },
  }
}

/** First fault of the limits by 'key.end', or null. */
export function thresholdFault(config: AutomationConfig): { field: string; message: string } | null {
  for (const { key, name } of THRESHOLDS) {
    const { min, max } = config.kpiThresholds[key]
    if (!Number.isFinite(min) || min < 0)
      return { field: `${key}.min`, message: `${name}: informe um mínimo a partir de zero.` }
    if (!Number.isFinite(max) || max < min)
      return { field: `${key}.max`, message: `${name}: o máximo não pode ser menor que o mínimo.` }
    if (key === 'score' && max > 100) return { field: 'score.max', message: 'Nota: o máximo é 100.' }
  }
  return null
}
