import type { PageQuery } from '@norteia/contracts/pagination'
import type { ProviderLogPage } from '@norteia/contracts/privacy'
import type { Db } from '#src/db/client.ts'
import { pageOf } from '#src/platform/http/pages.ts'
import type { ModelAnswer } from '#src/platform/ports/models.ts'
import { countProviderCalls, findProviderCalls, insertProviderCall } from './provider-log.repo.ts'

/**
 * Records each attempt that was sent to a provider, with its text and time. `now` is when the last attempt ended, epoch
 * milliseconds.
 */
export async function logProviderCalls(
  db: Db,
  about: { userId: string; companyId: string | null; purpose: string },
  { answer, attempts }: ModelAnswer<unknown>,
  now: number,
): Promise<void> {
  let at = now - attempts.reduce((sum, { ms }) => sum + Math.max(1, ms), 0)
  for (const { provider, reason, sent, ms } of attempts) {
    const began = at
    at += Math.max(1, ms)
    if (!sent) continue
    const model = (reason === 'aceito' ? answer?.model : undefined) ?? 'não informado'
    await insertProviderCall(db, { ...about, provider, model, outcome: reason, sent }, began)
  }
}

/** What was sent to language models on the user's behalf, newest first. */
export async function listProviderCalls(db: Db, userId: string, query: PageQuery): Promise<ProviderLogPage> {
  const total = await countProviderCalls(db, userId)
  const { rows, pagination } = await pageOf(query, total, (slice) => findProviderCalls(db, userId, slice))
  return { success: true, data: rows, pagination }
}
