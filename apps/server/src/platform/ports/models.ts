import type { SentText } from '@norteia/contracts/privacy'
import type * as z from 'zod/mini'

/** Why a try gave no usable answer; kept in the record of an analysis, without keys or bodies. */
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
  /** Wall milliseconds. */
  ms: number
  /** What the check found, for the operator; never the answer itself. */
  faults?: readonly string[]
  /** The words that left; undefined: nothing was sent, the provider is paused. */
  sent?: SentText
}

export interface ModelRequest<T> {
  instructions: string
  prompt: string
  schema: z.ZodMiniType<T>
  /** What is wrong with an answer of the right shape; empty lets it pass. */
  check: (output: T) => readonly string[]
  signal?: AbortSignal
}

export interface ModelAnswer<T> {
  /** undefined: no provider gave an answer that passed, and the engine's text stands. */
  answer?: { output: T; provider: string; model: string }
  attempts: readonly ModelAttempt[]
}

/** Asks the configured providers in order until an answer passes; never throws for a provider's fault. */
export type AskModel = <T>(request: ModelRequest<T>) => Promise<ModelAnswer<T>>
