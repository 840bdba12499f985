import type { FailureReason } from '#src/platform/ports/models.ts'

interface Failure {
  reason: FailureReason
  /** Instructions for a repair; never the body of an answer. */
  faults: readonly string[]
}

const SHAPE_FAULT = 'Responda somente com o JSON pedido, completo e no formato do esquema.'

/** Recognises the SDK's errors by name, since several copies of its classes may be loaded. */
export function classifyFailure(error: unknown): Failure {
  const reason = reasonOf(error)
  return { reason, faults: reason === 'resposta_invalida' ? [SHAPE_FAULT] : [] }
}

function reasonOf(error: unknown): FailureReason {
  const {
    name = '',
    statusCode,
    finishReason,
    cause,
  } = (error ?? {}) as {
    name?: string
    statusCode?: number
    finishReason?: string
    cause?: unknown
  }
  if (name === 'TimeoutError' || name === 'AbortError') return 'tempo_esgotado'
  if (name === 'AI_NoObjectGeneratedError' || name === 'AI_NoOutputGeneratedError')
    return finishReason === 'length' ? 'resposta_cortada' : 'resposta_invalida'
  if (name === 'AI_APICallError') {
    if (statusCode === 429) return 'limite_de_uso'
    if (statusCode === 401 || statusCode === 403) return 'chave_recusada'
    if (statusCode === undefined) return isTimeout(cause) ? 'tempo_esgotado' : 'sem_conexao'
    return statusCode < 300 ? 'resposta_invalida' : 'servidor_do_provedor'
  }
  if (name === 'TypeError') return 'sem_conexao'
  return 'resposta_invalida'
}

const isTimeout = (cause: unknown) =>
  ['TimeoutError', 'AbortError'].includes((cause as { name?: string } | undefined)?.name ?? '')
