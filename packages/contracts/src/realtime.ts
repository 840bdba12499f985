import * as z from 'zod/mini'

export const REALTIME_TEXT = {
  /** Reason of a refused connection: a wrong token, or an e-mail that isn't the token's. */
  unauthorized: 'Não autorizado',
  tooManyConnections: 'Muitas conexões a partir deste endereço. Tente novamente mais tarde.',
  malformed: 'Mensagem inválida.',
  empty: 'Digite uma mensagem.',
  tooLong: 'A mensagem deve ter no máximo 2.000 caracteres.',
  signInRequired: 'Entre na sua conta para acompanhar uma empresa.',
} as const

/** What a client sends as it connects; without a token it is an anonymous visitor. */
export const Handshake = z.object({
  userEmail: z.optional(z.nullable(z.string())),
  token: z.optional(z.nullable(z.string())),
})

/** Joins the company's room; a socket is in one at a time. */
export const RegisterCompany = z.object({ userEmail: z.string(), companyId: z.string() })

/** Acknowledgement of every event that a client sends. */
export const RealtimeAck = z.union([
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), message: z.string() }),
])
export type RealtimeAck = z.infer<typeof RealtimeAck>

export const AnalysisCompleted = z.object({ companyId: z.string(), analysisId: z.string() })

export const TaskUpdated = z.object({
  companyId: z.string(),
  taskId: z.string(),
  status: z.enum(['created', 'running', 'failed', 'removed']),
})

/** A task of the plan changed; a screen fetches the plan again. */
export const PlanUpdated = z.object({ companyId: z.string(), taskId: z.string() })

/** Accounts, movements or categories changed; a screen fetches them, result and cash again. */
export const LedgerUpdated = z.object({ companyId: z.string() })

export const NotificationSent = z.object({
  companyId: z.string(),
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  createdAt: z.string(),
})

/** What reaches a company's room. */
export interface CompanyEvents {
  'analysis:completed': z.infer<typeof AnalysisCompleted>
  'task:updated': z.infer<typeof TaskUpdated>
  'plan:updated': z.infer<typeof PlanUpdated>
  'ledger:updated': z.infer<typeof LedgerUpdated>
  notification: z.infer<typeof NotificationSent>
}
