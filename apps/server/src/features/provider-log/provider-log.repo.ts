import type { ProviderCall, SentText } from '@norteia/contracts/privacy'
import type { Db } from '#src/db/client.ts'
import type { Slice } from '#src/platform/http/pages.ts'
import { newId } from '#src/platform/ids.ts'

export interface NewProviderCall {
  userId: string
  companyId: string | null
  provider: string
  model: string
  purpose: string
  outcome: string
  sent: SentText
}

/** Stores nothing when the account was deleted meanwhile, and no company when that was. */
export async function insertProviderCall(db: Db, call: NewProviderCall, now: number): Promise<void> {
  const { userId, companyId, sent, ...about } = call
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  const company =
    companyId === null
      ? undefined
      : await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst()
  await db
    .insertInto('provider_calls')
    .values({ id: newId(now), user_id: userId, company_id: company?.id ?? null, created_at: now, ...about, ...sent })
    .execute()
}

/** Newest first. */
export async function findProviderCalls(db: Db, userId: string, slice: Slice): Promise<ProviderCall[]> {
  const rows = await db
    .selectFrom('provider_calls')
    .leftJoin('companies', 'companies.id', 'provider_calls.company_id')
    .selectAll('provider_calls')
    .select('companies.nome')
    .where('provider_calls.user_id', '=', userId)
    .orderBy('provider_calls.created_at', 'desc')
    .orderBy('provider_calls.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return rows.map(({ id, company_id, nome, provider, model, purpose, outcome, instructions, prompt, created_at }) => ({
    id,
    companyId: company_id,
    companyName: nome,
    provider,
    model,
    purpose,
    outcome,
    sent: instructions === null || prompt === null ? null : { instructions, prompt },
    createdAt: new Date(created_at).toISOString(),
  }))
}

export async function countProviderCalls(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('provider_calls')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.total
}
