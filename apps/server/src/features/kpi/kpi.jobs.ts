import { readPreferences } from '#src/features/account/care.service.ts'
import { composeMail, type MailJobDeps, sendOnce } from '#src/features/mail/mail.service.ts'
import { makeUnsubscribeLink } from '#src/features/unsubscribe/unsubscribe.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import { findAlertMail } from './kpi.repo.ts'
import { ALERT_MAIL_JOB, alertSentence } from './kpi.service.ts'

/** One mail for all limits that a check found crossed. */
export function alertMailJob(deps: MailJobDeps): Job {
  return defineJob({
    ...ALERT_MAIL_JOB,
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { userId, alertIds } = job.payload
        if (!(await readPreferences(deps.db, userId)).emailAlerts) return undefined
        const content = await findAlertMail(deps.db, userId, alertIds)
        if (!content) return undefined
        const { companyName, person, alerts } = content
        const unsubscribeUrl = await makeUnsubscribeLink(deps, userId, 'alerts')
        const mail = composeMail({
          subject: alerts.length === 1 ? 'Alerta de KPI da sua empresa' : 'Alertas de KPI da sua empresa',
          name: person.name,
          paragraphs: [
            `Estes números de ${companyName} saíram da faixa que você definiu:`,
            ...alerts.map(alertSentence),
            'Avisamos uma vez só, até o número voltar à faixa.',
          ],
          action: { label: 'Ver os limites', url: `${deps.publicUrl}/profile?aba=agente` },
          unsubscribeUrl,
        })
        return { ...mail, id: job.id, to: person.email, date: deps.clock(), unsubscribeUrl }
      }),
  })
}
