import { plainLine } from '@norteia/contracts/fields'
import { readPreferences } from '#src/features/account/care.service.ts'
import { composeMail, type MailJobDeps, readerOf, sendOnce } from '#src/features/mail/mail.service.ts'
import { makeUnsubscribeLink } from '#src/features/unsubscribe/unsubscribe.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { findReportMail } from './reports.repo.ts'
import { REPORT_MAIL_JOB } from './reports.service.ts'

/** A report to its owner, with the file. */
export function reportMailJob(deps: MailJobDeps): Job {
  return defineJob({
    ...REPORT_MAIL_JOB,
    lane: 'scheduled',
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { userId, reportId } = job.payload
        const reader = await readerOf(deps.db, userId)
        if (!reader || !(await readPreferences(deps.db, userId)).emailReports) return undefined
        const content = await findReportMail(deps.db, reportId)
        if (!content) return undefined
        const { companyName, titulo, pdf } = content
        const unsubscribeUrl = await makeUnsubscribeLink(deps, userId, 'reports')
        const mail = composeMail({
          subject: `${titulo} da sua empresa`,
          name: reader.name,
          paragraphs: [
            `O ${titulo.toLowerCase()} de ${plainLine(companyName)} está pronto e segue em anexo, em PDF.`,
            'Ele diz o que mudou desde o último, o que fazer agora e de onde veio cada número.',
          ],
          action: { label: 'Abrir o painel', url: `${deps.publicUrl}/profile` },
          unsubscribeUrl,
        })
        const attachments = [{ filename: 'norteia-relatorio.pdf', contentType: 'application/pdf', content: pdf }]
        return { ...mail, id: job.id, to: reader.email, date: deps.clock(), unsubscribeUrl, attachments }
      }),
  })
}
