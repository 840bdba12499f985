import { plainLine } from '@norteia/contracts/fields'
import { readPreferences } from '#src/features/account/care.service.ts'
import { findCompanyName } from '#src/features/companies/companies.service.ts'
import { composeMail, type MailJobDeps, readerOf, sendOnce } from '#src/features/mail/mail.service.ts'
import { makeUnsubscribeLink } from '#src/features/unsubscribe/unsubscribe.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { SUMMARY_MAIL_JOB, SUMMARY_TITLE } from './summary.service.ts'
import { summarize } from './summary.ts'
import { findTasks } from './tasks.repo.ts'

/** The plan's week to its owner, in three lines. Its link only opens the page. */
export function summaryMailJob(deps: MailJobDeps): Job {
  return defineJob({
    ...SUMMARY_MAIL_JOB,
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { db } = deps
        const { userId, companyId, at } = job.payload
        const reader = await readerOf(db, userId)
        if (!reader || !(await readPreferences(db, userId)).emailReports) return undefined
        const name = await findCompanyName(db, companyId)
        const week = summarize(await findTasks(db, companyId), at)
        if (name === undefined || !week) return undefined
        const unsubscribeUrl = await makeUnsubscribeLink(deps, userId, 'reports')
        const mail = composeMail({
          subject: `${SUMMARY_TITLE} da sua empresa`,
          name: reader.name,
          paragraphs: [`O plano de ${plainLine(name)} nesta semana:`, week.feitas, week.atrasadas, week.proximas],
          action: { label: 'Abrir meu plano', url: `${deps.publicUrl}/plano` },
          unsubscribeUrl,
        })
        return { ...mail, id: job.id, to: reader.email, date: deps.clock(), unsubscribeUrl }
      }),
  })
}
