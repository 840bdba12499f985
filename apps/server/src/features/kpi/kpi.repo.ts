import type { AlertMetric } from '@norteia/contracts/automation'
import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

export type Side = 'abaixo' | 'acima'

/** A crossed limit; `value` and `limit` in points, reais or percent. */
export interface Alert {
  id: string
  metric: AlertMetric
  side: Side
  value: number
  limit: number
}

/** Stored as whole hundredths. */
const toStored = (value: number) => Math.round(value * 100)

const alertOf = (row: { id: string; metric: string; side: string; value: number; limit_value: number }): Alert => ({
  id: row.id,
  metric: row.metric as AlertMetric,
  side: row.side as Side,
  value: row.value / 100,
  limit: row.limit_value / 100,
})

const COLUMNS = ['id', 'metric', 'side', 'value', 'limit_value'] as const

/** Limits that are crossed now; in the unit of the metric, not in hundredths as stored. */
export async function findOpenAlerts(db: Db, companyId: string): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(alertOf)
}

/** Opens an alert; undefined when the metric has an open one already. */
export async function openAlert(
  trx: Db,
  companyId: string,
  alert: Omit<Alert, 'id'>,
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('alerts')
    .values({
      id: newId(now),
      company_id: companyId,
      metric: alert.metric,
      side: alert.side,
      value: toStored(alert.value),
      limit_value: toStored(alert.limit),
      opened_at: now,
      closed_at: null,
      mail_job: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Closes one alert, or all open ones of the company. */
export async function closeAlerts(trx: Db, companyId: string, now: number, id?: string): Promise<void> {
  let update = trx
    .updateTable('alerts')
    .set({ closed_at: now })
    .where('company_id', '=', companyId)
    .where('closed_at', 'is', null)
  if (id) update = update.where('id', '=', id)
  await update.execute()
}

export type DatedAlert = Alert & { openedAt: number }

/** Alerts opened at or after `from` and before `to`, oldest first. */
export async function findAlertsBetween(db: Db, companyId: string, from: number, to: number): Promise<DatedAlert[]> {
  const rows = await db
    .selectFrom('alerts')
    .select([...COLUMNS, 'opened_at'])
    .where('company_id', '=', companyId)
    .where('opened_at', '>=', from)
    .where('opened_at', '<', to)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...alertOf(row), openedAt: row.opened_at }))
}

/** Assigns the user's unmailed alerts to this job's mail; returns the same ones when the job runs again. */
export async function claimForMail(db: Db, userId: string, jobId: string, openedSince: number): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ mail_job: jobId })
    .where('mail_job', 'is', null)
    .where('closed_at', 'is', null)
    .where('opened_at', '>=', openedSince)
    .where('company_id', 'in', (query) => query.selectFrom('companies').select('id').where('owner_id', '=', userId))
    .execute()
}

export interface CompanyAlerts {
  companyName: string
  alerts: Alert[]
}

/** Content of a job's mail: its alerts that are still open, by company. */
export async function findClaimed(db: Db, userId: string, jobId: string): Promise<CompanyAlerts[]> {
  const rows = await db
    .selectFrom('alerts')
    .innerJoin('companies', 'companies.id', 'alerts.company_id')
    .select(['alerts.id', 'metric', 'side', 'value', 'limit_value', 'companies.nome', 'company_id'])
    .where('companies.owner_id', '=', userId)
    .where('mail_job', '=', jobId)
    .where('closed_at', 'is', null)
    .orderBy('companies.created_at')
    .orderBy('companies.id')
    .orderBy('alerts.opened_at')
    .orderBy('alerts.id')
    .execute()
  const companies = new Map<string, CompanyAlerts>()
  for (const row of rows) {
    const company = companies.get(row.company_id) ?? { companyName: row.nome, alerts: [] }
    company.alerts.push(alertOf(row))
    companies.set(row.company_id, company)
  }
  return [...companies.values()]
}
