import type { TaskFrequency, TaskType } from '@norteia/contracts/automation'

const EACH: Record<TaskFrequency, string> = {
  hourly: 'de hora em hora',
  daily: 'diária',
  weekly: 'semanal',
  monthly: 'mensal',
  quarterly: 'trimestral',
}

/** As the owner reads it, for example 'Análise automática semanal'. */
export function taskName(type: TaskType, frequency: TaskFrequency): string {
  if (type === 'kpi-alert') return 'Alertas de KPI'
  if (type === 'weekly-summary') return 'Resumo da semana'
  return type === 'analysis' ? `Análise automática ${EACH[frequency]}` : `Relatório automático ${EACH[frequency]}`
}
