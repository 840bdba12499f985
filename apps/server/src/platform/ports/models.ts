import type { SentText } from '@norteia/contracts/privacy'
import type * as z from 'zod/mini'

/** Why an attempt gave no usable answer; stored with the analysis, without keys or bodies. */
export const FAILURE_REASONS = [
  'limite_de_uso',
  'chave_recusada',
  'servidor_do_provedor',
  'sem_conexao',
  'tempo_esgotado',
  'resposta_cortada',
  'resposta_invalida',
  'reprovado',
  'cancelado',
  'em_pausa',
] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

export interface ModelAttempt {
  provider: string
  reason: FailureReason | 'aceito'
  /** Duration in milliseconds. */
  ms: number
  /** What the check objected to, for the operator; never the answer itself. */
  faults?: readonly string[]
  /** The text that was sent; undefined: nothing, because the provider is paused. */
  sent?: SentText
}

export interface ModelRequest<T> {
  instructions: string
  prompt: string
  schema: z.ZodMiniType<T>
  /** Objections to an answer of the right shape; none accepts it. */
  check: (output: T) => readonly string[]
  signal?: AbortSignal
}

export interface ModelAnswer<T> {
  /** undefined: no provider gave an acceptable answer, so the engine's text is used. */
  answer?: { output: T; provider: string; model: string }
  attempts: readonly ModelAttempt[]
}

/** Asks the configured providers in order until an answer passes; never throws for a provider's fault. */
export type AskModel = <T>(request: ModelRequest<T>) => Promise<ModelAnswer<T>>
