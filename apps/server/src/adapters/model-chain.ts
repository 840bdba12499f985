import type { SentText } from '@norteia/contracts/privacy'
import type { LanguageModel } from 'ai'
import type { AiProvider } from '#src/platform/config.ts'
import type { AskModel, FailureReason, ModelAttempt, ModelRequest } from '#src/platform/ports/models.ts'
import { classifyFailure } from './model-failures.ts'
import { openModel } from './model-providers.ts'

export interface ChainSettings {
  /** Longest single attempt, in milliseconds. */
  tryMs: number
  /** Longest total time, repairs and all providers included. */
  totalMs: number
  /** A provider is not asked when less time than this remains. */
  leastMs: number
  /** A repair is requested only when more time than this remains. */
  repairMs: number
}
export const CHAIN_SETTINGS: ChainSettings = { tryMs: 9_000, totalMs: 24_000, leastMs: 800, repairMs: 8_000 }

const PAUSE_MS: Partial<Record<FailureReason, number>> = {
  limite_de_uso: 60_000,
  servidor_do_provedor: 60_000,
  sem_conexao: 60_000,
  chave_recusada: 600_000,
}

interface Try<T> {
  output?: T
  model?: string
  reason: FailureReason | 'aceito'
  faults: readonly string[]
}

/**
 * Asks the providers in their configured order and pauses each for a while after a refusal or an outage. `now` is a
 * monotonic clock in milliseconds.
 */
export function modelChain(deps: {
  providers: readonly AiProvider[]
  settings?: Partial<ChainSettings>
  now?: () => number
}): AskModel {
  const settings = { ...CHAIN_SETTINGS, ...deps.settings }
  const now = deps.now ?? (() => performance.now())
  const pausedUntil = new Map<AiProvider, number>()
  const models = new Map<AiProvider, Promise<LanguageModel>>()
  const modelOf = (provider: AiProvider) => {
    const model = models.get(provider) ?? openModel(provider)
    models.set(provider, model)
    return model
  }

  return async function ask<T>(request: ModelRequest<T>) {
    const deadline = now() + settings.totalMs
    const attempts: ModelAttempt[] = []
    for (const provider of deps.providers) {
      if ((pausedUntil.get(provider) ?? 0) > now()) {
        attempts.push({ provider: provider.name, reason: 'em_pausa', ms: 0 })
        continue
      }
      let repair: readonly string[] | undefined
      do {
        const left = deadline - now()
        if (left < settings.leastMs) break
        const begun = now()
        const sent = { instructions: request.instructions, prompt: promptOf(request.prompt, repair) }
        // Timers take whole milliseconds: with a fraction the call would fail before it is sent.
        const timeoutMs = Math.min(settings.tryMs, Math.floor(left))
        const result = await tryOnce(await modelOf(provider), request, timeoutMs, sent)
        attempts.push({
          provider: provider.name,
          reason: result.reason,
          ms: Math.round(now() - begun),
          sent,
          ...(result.faults.length > 0 && { faults: result.faults }),
        })
        if (result.output !== undefined && result.model !== undefined)
          return { answer: { output: result.output, provider: provider.name, model: result.model }, attempts }
        if (result.reason === 'cancelado') return { attempts }
        const pause = PAUSE_MS[result.reason as FailureReason]
        if (pause) pausedUntil.set(provider, now() + pause)
        const mendable = result.reason === 'resposta_invalida' || result.reason === 'reprovado'
        repair = repair === undefined && mendable && deadline - now() > settings.repairMs ? result.faults : undefined
      } while (repair !== undefined)
    }
    return { attempts }
  }
}

/** The second attempt lists what was wrong with the first. */
const promptOf = (prompt: string, faults: readonly string[] | undefined) =>
  faults
    ? `${prompt}\n\nA resposta anterior foi recusada. Corrija exatamente isto:\n${faults.map((fault) => `- ${fault}`).join('\n')}`
    : prompt

async function tryOnce<T>(
  model: LanguageModel,
  request: ModelRequest<T>,
  timeoutMs: number,
  sent: SentText,
): Promise<Try<T>> {
  const { generateText, Output } = await import('ai')
  try {
    const result = await generateText({
      model,
      ...sent,
      output: Output.object({ schema: request.schema }),
      maxRetries: 0,
      timeout: timeoutMs,
      ...(request.signal && { abortSignal: request.signal }),
    })
    const output = request.schema.parse(result.output)
    const faults = request.check(output)
    if (faults.length > 0) return { reason: 'reprovado', faults }
    return { output, model: result.response.modelId, reason: 'aceito', faults: [] }
  } catch (error) {
    if (request.signal?.aborted) return { reason: 'cancelado', faults: [] }
    return classifyFailure(error)
  }
}
