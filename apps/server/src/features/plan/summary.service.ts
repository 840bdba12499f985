import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import { takeMail } from '#src/features/mail/mail.service.ts'
import { notify, wasTold } from '#src/features/notifications/notifications.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import { periodStart } from '#src/jobs/schedule-times.ts'
import type { Config } from '#src/platform/config.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import { summarize } from './summary.ts'
import { findTasks } from './tasks.repo.ts'

export const SUMMARY_MAIL_JOB = {
  kind: 'summary-mail',
  payload: z.object({ userId: z.string(), companyId: z.string(), at: z.number() }),
}
export const SUMMARY_TITLE = 'Resumo da semana'
const KIND = 'weekly-summary'

interface Deps {
  db: Db
  clock: () => number
  config: Pick<Config, 'rateLimitScale'>
  emitToCompany: EmitToCompany
}

/**
 * Tells and mails the plan's week in the given transaction, in which the owner is locked: once a company and week, however
 * often the task was set up again or retried. Nothing is sent without a plan.
 */
export async function keepSummary(
  { db, clock, config, emitToCompany }: Deps,
  { id: companyId, owner_id: userId, nome }: Company,
): Promise<(trx: Db) => Promise<void>> {
  const now = clock()
  const monday = periodStart('weekly', now)
  const week = summarize(await findTasks(db, companyId), now)
  return async (trx) => {
    if (!week || (await wasTold(trx, companyId, KIND, monday))) return
    const body = [`${nome}:`, week.feitas, week.atrasadas, week.proximas].join('\n')
    await notify(trx, emitToCompany, { userId, companyId, kind: KIND, title: SUMMARY_TITLE, body }, now)
    if (!(await takeMail(trx, userId, { scale: config.rateLimitScale, now }))) return
    const payload = { userId, companyId, at: now }
    await enqueue(trx, SUMMARY_MAIL_JOB, { key: `${companyId}:${monday}`, payload, userId }, now)
  }
}
