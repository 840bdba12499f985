import { AutomationConfig, type KpiMetric } from '@norteia/contracts/automation'

export const ANALYSIS_OPTIONS = [
  { value: 'daily', label: 'Todo dia' },
  { value: 'weekly', label: 'Toda semana' },
  { value: 'monthly', label: 'Todo mês' },
] as const satisfies { value: AutomationConfig['analysisFrequency']; label: string }[]
export const REPORT_OPTIONS = [
  { value: 'weekly', label: 'Toda semana' },
  { value: 'monthly', label: 'Todo mês' },
  { value: 'quarterly', label: 'Todo trimestre' },
] as const satisfies { value: AutomationConfig['reportFrequency']; label: string }[]
export const THRESHOLDS = [
  { key: 'score', name: 'Nota', unit: 'pontos' },
  { key: 'receita', name: 'Faturamento', unit: 'R$' },
  { key: 'crescimento', name: 'Crescimento', unit: '%' },
] as const satisfies { key: KpiMetric; name: string; unit: string }[]

/** First fault of the limits by 'key.end', in the server's words, or null. */
export function thresholdFault(config: AutomationConfig): { field: string; message: string } | null {
  const issue = AutomationConfig.safeParse(config).error?.issues[0]
  return issue ? { field: issue.path.slice(1).join('.'), message: issue.message } : null
}
