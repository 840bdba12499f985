import type { DeleteMe } from '@norteia/contracts/account-care'
import type { HeldReply } from '@norteia/contracts/privacy'
import { inSnapshot, inTransaction } from '#src/db/client.ts'
import { holdProof, provePassword } from '#src/features/account/password-proof.service.ts'
import { auditOf, pseudonym, recordAudit } from '#src/features/audit/audit.service.ts'
import { proveSecondStep } from '#src/features/second-step/second-step.service.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import type { Services } from '#src/platform/services.ts'
import { countHeld, findConsents } from './held.repo.ts'
import { deleteUser, exportUser } from './privacy.repo.ts'

/** What is stored about the user, by kind, and which providers of language models are configured. */
export async function describeHeld({ db, config }: Services, { userId }: Actor): Promise<HeldReply['data']> {
  const { consents, secret } = await findConsents(db, userId)
  const held = await countHeld(db, userId, secret ? pseudonym(secret, userId) : '')
  return { held, consents, providers: config.aiProviders.map((provider) => provider.name) }
}

/** One JSON document with everything stored about the user. */
export async function exportMe({ db, clock }: Services, actor: Actor): Promise<string> {
  const data = await inSnapshot(db, async (trx) => {
    const tables = await exportUser(trx, actor.userId)
    const names = new Map(tables.companies?.map((company) => [String(company.id), String(company.nome)]))
    return { ...tables, audit: await auditOf(trx, actor.userId, names) }
  })
  await recordAudit(db, { event: 'data_exported', userId: actor.userId }, clock())
  return JSON.stringify({ exportedAt: new Date(clock()).toISOString(), ...data }, null, 2)
}

/** Deletes the account, its sessions and all its data in one transaction. @throws AppError `invalid_fields` for a wrong password or code */
export async function deleteMe(services: Services, actor: Actor, input: DeleteMe): Promise<void> {
  const proved = await provePassword(services, actor, input.currentPassword)
  await proveSecondStep(services, actor.userId, input.otp)
  await inTransaction(services.db, async (trx) => {
    await holdProof(trx, actor, proved, { now: services.clock() })
    // Before the pseudonyms' key is deleted with the account.
    await recordAudit(trx, { event: 'account_deleted', userId: actor.userId }, services.clock())
    await deleteUser(trx, actor.userId)
  })
}
