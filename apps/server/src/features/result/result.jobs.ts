import { plainLine } from '@norteia/contracts/fields'
import { readPreferences } from '#src/features/account/care.service.ts'
import { composeMail, type MailJobDeps, readerOf, sendOnce } from '#src/features/mail/mail.service.ts'
import { makeUnsubscribeLink } from '#src/features/unsubscribe/unsubscribe.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import {
  ANOMALY_JOB,
  ANOMALY_MAIL_JOB,
  anomalySentence,
  readAnomalyMail,
  reviewAnomalies,
} from './anomalies.service.ts'

/** Looks for categories that stand out, after movements were stored. */
export function anomalyJob(deps: Parameters<typeof reviewAnomalies>[0]): Job {
  return defineJob({
    ...ANOMALY_JOB,
    lane: 'scheduled',
    run: async (job, run) => run.complete(await reviewAnomalies(deps, job.payload.companyId, job.key)),
  })
}

/** One mail for all that a look found. */
export function anomalyMailJob(deps: MailJobDeps): Job {
  return defineJob({
    ...ANOMALY_MAIL_JOB,
    lane: 'scheduled',
    tries: 10,
    run: (job, run) =>
      sendOnce(deps, job, run, async () => {
        const { userId, mes } = job.payload
        const reader = await readerOf(deps.db, userId)
        if (!reader || !(await readPreferences(deps.db, userId)).emailAlerts) return undefined
        const content = await readAnomalyMail(deps.db, job.payload)
        if (!content) return undefined
        const { empresa, anomalias } = content
        const unsubscribeUrl = await makeUnsubscribeLink(deps, userId, 'alerts')
        const mail = composeMail({
          subject: 'Valores fora do comum na sua empresa',
          name: reader.name,
          paragraphs: [
            `Estas categorias de ${plainLine(empresa)} ficaram longe do que costumam ser:`,
            ...anomalias.map((one) => `${plainLine(one.nome)}: ${anomalySentence(one)}`),
            'Vale conferir os lançamentos do mês.',
          ],
          action: { label: 'Ver o resultado', url: `${deps.publicUrl}/financas/resultado?mes=${mes}` },
          unsubscribeUrl,
        })
        return { ...mail, id: job.id, to: reader.email, date: deps.clock(), unsubscribeUrl }
      }),
  })
}
