import { randomBytes } from 'node:crypto'
import { inTransaction } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { listPlanTasks } from '#src/features/plan/plan.service.ts'
import { notFound, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { sha256 } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import { deleteAgenda, findAgenda, saveAgenda } from './agenda.repo.ts'

/** An address for calendar programs, in place of the one before; only a hash of its token is kept. */
export async function openAgenda(
  { db, clock, config }: Services,
  actor: Actor,
  companyId: string,
): Promise<{ url: string }> {
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    await saveAgenda(trx, companyId, sha256(token), now)
    await recordAudit(trx, { event: 'agenda_opened', userId: actor.userId, subjectId: companyId }, now)
  })
  return { url: `${config.publicUrl}/agenda/${token}.ics` }
}

/** Ends the address at once; again: nothing more. */
export async function endAgenda({ db, clock }: Services, actor: Actor, companyId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await deleteAgenda(trx, companyId))
      await recordAudit(trx, { event: 'agenda_ended', userId: actor.userId, subjectId: companyId }, clock())
  })
}

/** The calendar behind a token. @throws AppError `not_found` for an unknown or ended one */
export async function readFeed({ db, clock, config }: Services, token: string): Promise<string> {
  const found = await findAgenda(db, sha256(token))
  if (!found) throw notFound()
  const tasks = await listPlanTasks(db, found.companyId)
  const { writeFeed } = await import('./feed.ts')
  return writeFeed({ empresa: found.empresa, tasks, publicUrl: config.publicUrl, now: clock() })
}
