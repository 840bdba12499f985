const TARGETS: Readonly<Record<string, string>> = {
  analysis: '/profile?aba=historico',
  report: '/profile?aba=agente',
  'kpi-alert': '/profile?aba=agente',
  'weekly-summary': '/plano',
  'task-failed': '/profile?aba=agente',
  'analysis-hint': '/diagnostico-empresarial',
  security: '/settings',
  'report-hint': '/diagnostico-empresarial',
}

/** Where a notification of a kind leads. */
export const targetOf = (kind: string): string => TARGETS[kind] ?? '/profile'
