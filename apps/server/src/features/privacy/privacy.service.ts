import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DeleteMe } from '@norteia/contracts/account-care'
import type { HeldReply } from '@norteia/contracts/privacy'
import { emptyLog, inTransaction } from '#src/db/client.ts'
import { holdProof, provePassword } from '#src/features/account/password-proof.service.ts'
import { auditOf, pseudonym, recordAudit } from '#src/features/audit/audit.service.ts'
import { MAIL_KINDS, OUTBOX_JOB } from '#src/features/mail/mail.service.ts'
import { proveSecondStep } from '#src/features/second-step/second-step.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { newId } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import { countHeld, findConsents } from './held.repo.ts'
import { deleteUser, exportUser, findCompanyNames } from './privacy.repo.ts'

/** What is stored about the user, by kind, and which providers of language models are configured. */
export async function describeHeld({ db, config }: Services, { userId }: Actor): Promise<HeldReply['data']> {
  const { consents, secret } = await findConsents(db, userId)
  const held = await countHeld(db, userId, {
    actor: secret ? pseudonym(secret, userId) : '',
    mailKinds: MAIL_KINDS,
  })
  return { held, consents, providers: config.aiProviders.map((provider) => provider.name) }
}

/**
 * One JSON document with everything stored about the user, sent while it is read: memory is bounded by one page, and a
 * slow client keeps no transaction open.
 */
export async function exportMe({ db, clock }: Services, { userId }: Actor): Promise<Readable> {
  const now = clock()
  await recordAudit(db, { event: 'data_exported', userId }, now)
  const names = await findCompanyNames(db, userId)
  const audit = ['audit', auditOf(db, userId, names)] as const
  return Readable.from(jsonOf(new Date(now).toISOString(), [...exportUser(db, userId), audit]), { objectMode: false })
}

async function* jsonOf(
  exportedAt: string,
  sections: readonly (readonly [name: string, pages: AsyncIterable<readonly object[]>])[],
): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(exportedAt)}`
  for (const [name, pages] of sections) {
    yield `,\n  ${JSON.stringify(name)}: [`
    let before = ''
    for await (const rows of pages) {
      if (rows.length === 0) continue
      yield `${before}\n    ${rows.map((row) => JSON.stringify(row)).join(',\n    ')}`
      before = ','
      // SQLite queries run on this thread: let other requests run between pages.
      await nextTurn()
    }
    yield before === '' ? ']' : '\n  ]'
  }
  yield '\n}\n'
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
    await enqueue(trx, OUTBOX_JOB, { key: newId(services.clock()), payload: null }, services.clock())
  })
  await emptyLog(services.db)
}
