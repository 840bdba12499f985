import { plainLine } from '@norteia/contracts/fields'
import { readPreferences } from '#src/features/account/care.service.ts'
import { composeMail, type MailJobDeps, readerOf, sendOnce } from '#src/features/mail/mail.service.ts'
import { makeUnsubscribeLink } from '#src/features/unsubscribe/unsubscribe.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { claimForMail, findClaimed } from './kpi.repo.ts'
import { ALERT_MAIL_JOB, alertSentence } from './kpi.service.ts'

/** Older alerts are not mailed any more. */
const FRESH_MS = 2 * 24 * 3_600_000

/** Sends one mail about all limits crossed since the last one. */
export function alertMailJob(deps: MailJobDeps): Job {
  return defineJob({
    ...ALERT_MAIL_JOB,
    lane: 'scheduled',
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { db } = deps
        const { userId } = job.payload
        const reader = await readerOf(db, userId)
        if (!reader || !(await readPreferences(db, userId)).emailAlerts) return undefined
        await claimForMail(db, userId, job.id, deps.clock() - FRESH_MS)
        const companies = await findClaimed(db, userId, job.id)
        const alerts = companies.flatMap((company) => company.alerts)
        if (alerts.length === 0) return undefined
        const unsubscribeUrl = await makeUnsubscribeLink(deps, userId, 'alerts')
        const mail = composeMail({
          subject: alerts.length === 1 ? 'Alerta de KPI da sua empresa' : 'Alertas de KPI da sua empresa',
          name: reader.name,
          paragraphs: [
            ...companies.flatMap((company) => [
              `Estes números de ${plainLine(company.companyName)} saíram da faixa que você definiu:`,
              ...company.alerts.map(alertSentence),
            ]),
            'Avisamos uma vez só, até o número voltar à faixa, e no máximo um e-mail de alertas por dia.',
          ],
          action: { label: 'Ver os limites', url: `${deps.publicUrl}/profile?aba=agente` },
          unsubscribeUrl,
        })
        return { ...mail, id: job.id, to: reader.email, date: deps.clock(), unsubscribeUrl }
      }),
  })
}
