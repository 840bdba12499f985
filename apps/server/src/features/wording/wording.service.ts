import type { Db } from '#src/db/client.ts'
import { enqueue } from '#src/jobs/queue.ts'
import type { Config } from '#src/platform/config.ts'

export const WORDING_KIND = 'analysis-wording'

export interface WordingPayload {
  analysisId: string
}

/** Asks for a model's wording of a stored analysis, in the transaction that stores it; nothing without a provider. */
export async function queueWording(
  trx: Db,
  config: Pick<Config, 'aiProviders'>,
  about: { analysisId: string; userId: string; now: number },
): Promise<void> {
  if (config.aiProviders.length === 0) return
  const payload: WordingPayload = { analysisId: about.analysisId }
  await enqueue(trx, { kind: WORDING_KIND, key: about.analysisId, payload, userId: about.userId }, about.now)
}
