import { ALERT_METRICS, type AlertMetric, type AutomationConfig, type KpiMetric } from '@norteia/contracts/automation'
import { dayOf, formatMoney, formatNumber, monthOf, plural } from '@norteia/contracts/format'
import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import { findStoredAnalysis } from '#src/features/analyses/analyses.service.ts'
import { daysOfCash } from '#src/features/cash/cash.service.ts'
import {
  listKnownRevenue,
  listRevenueMonths,
  readLedgerFacts,
} from '#src/features/ledger-facts/ledger-facts.service.ts'
import { notify } from '#src/features/notifications/notifications.service.ts'
import { enqueue, isQueued } from '#src/jobs/queue.ts'
import { nextRunAfter } from '#src/jobs/schedule-times.ts'
import { type Company, companyWire } from '#src/platform/identity/company-access.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import {
  type Alert,
  closeAlerts,
  type DatedAlert,
  findAlertsBetween,
  findOpenAlerts,
  openAlert,
  type Side,
} from './kpi.repo.ts'

/** In points, reais, percent or days; metrics without data are absent. */
export type Kpis = Partial<Record<KpiMetric, number>> & {
  /** The months that the growth compares, newest first. */
  meses?: [string, string]
}

/** Older months are ignored. */
const MONTHS_FRESH = 6

/**
 * Current values for alerts and reports. Score: newest analysis that counts. Revenue: the newest complete month that
 * statements measured or the owner typed, else the company's record. Growth: newest complete month over the one right before it.
 */
export async function readKpis(db: Db, company: Company, now: number): Promise<Kpis> {
  const analysis = company.last_analysis_id && (await findStoredAnalysis(db, company.id, company.last_analysis_id))
  const today = monthOf(now)
  const complete = (months: { mes: string; valor: number }[]) =>
    months.filter(({ mes }) => mes < today && mes >= monthBefore(today, MONTHS_FRESH))
  const measured = await readLedgerFacts(db, company.id, now)
  const known = complete(await listKnownRevenue(db, company.id, measured)).at(-1)
  const receita = known?.valor ?? companyWire(company).faturamento
  const [before, newest] = complete(await listRevenueMonths(db, company.id, measured)).slice(-2)
  const paired = before && newest && before.mes === monthBefore(newest.mes, 1) && before.valor > 0
  return {
    ...(analysis && { score: analysis.insights.analiseCompleta.scoreGeral.scoreTotal }),
    ...(receita !== null && { receita }),
    ...(paired && {
      crescimento: Math.round((newest.valor / before.valor - 1) * 10_000) / 100,
      meses: [newest.mes, before.mes] as [string, string],
    }),
  }
}

/** 'AAAA-MM' that many months earlier. */
function monthBefore(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 - count, 1)).toISOString().slice(0, 7)
}

const NAMES: Record<AlertMetric, string> = {
  score: 'Nota geral',
  receita: 'Faturamento mensal',
  crescimento: 'Crescimento',
  caixa: 'Caixa',
}

/** With its unit: points of 100, reais, percent, or days. */
export function kpiText(metric: AlertMetric, value: number): string {
  if (metric === 'receita') return formatMoney(value)
  if (metric === 'caixa') return plural(value, 'dia')
  return metric === 'score' ? `${formatNumber(value, 2)} de 100` : `${formatNumber(value, 2)}%`
}

export const alertTitle = ({ metric, side }: Alert): string => `${NAMES[metric]} ${side} do limite`

export const alertSentence = ({ metric, side, value, limit }: Alert): string =>
  `${NAMES[metric]} em ${kpiText(metric, value)}, ${side} do ${side === 'abaixo' ? 'mínimo' : 'máximo'} de ${limitText(metric, limit)}.`

const limitText = (metric: AlertMetric, limit: number) =>
  metric === 'score' ? formatNumber(limit, 2) : kpiText(metric, limit)

export const ALERT_MAIL_JOB = {
  kind: 'alert-mail',
  payload: z.object({ userId: z.string() }),
}
/** All companies are checked at the full hour; their alerts go into one mail. */
const GATHER_MS = 5 * 60_000

interface Deps {
  db: Db
  clock: () => number
  emitToCompany: EmitToCompany
}

/**
 * Compares the company's figures with its limits. A crossed limit opens an alert, which is notified once and closes when
 * the figure is back in range or unknown.
 */
export async function reviewKpis(
  { db, clock, emitToCompany }: Deps,
  about: { company: Company; thresholds: AutomationConfig['kpiThresholds'] },
): Promise<(trx: Db) => Promise<void>> {
  const now = clock()
  const { id: companyId, owner_id: userId, nome } = about.company
  const kpis = await readKpis(db, about.company, now)
  const caixa = about.thresholds.caixa && (await daysOfCash({ db, clock }, companyId))
  const values: Partial<Record<AlertMetric, number>> = { ...kpis, ...(caixa !== undefined && { caixa }) }
  return async (trx) => {
    const open = await findOpenAlerts(trx, companyId)
    let opened = 0
    for (const metric of ALERT_METRICS) {
      const crossed = crossingOf(metric, values[metric], about.thresholds[metric])
      const standing = open.find((alert) => alert.metric === metric)
      if (standing && standing.side === crossed?.side) continue
      if (standing) await closeAlerts(trx, companyId, now, standing.id)
      if (!crossed) continue
      const id = await openAlert(trx, companyId, crossed, now)
      if (!id) continue
      opened += 1
      const alert = { ...crossed, id }
      const [title, body] = [alertTitle(alert), `${nome}: ${alertSentence(alert)}`]
      await notify(trx, emitToCompany, { userId, companyId, kind: 'kpi-alert', title, body }, now)
    }
    if (opened > 0) await queueAlertMail(trx, userId, now)
  }
}

/**
 * Queues one mail a day for the alerts of all the user's companies, after a short wait for alerts found at the same time.
 * Alerts after it was sent go into the next morning's mail.
 */
async function queueAlertMail(trx: Db, userId: string, now: number): Promise<void> {
  let morning = nextRunAfter('daily', now)
  if (dayOf(morning) === dayOf(now)) morning = nextRunAfter('daily', morning)
  for (const runAt of [now + GATHER_MS, morning]) {
    const key = `${userId}:${dayOf(runAt === morning ? morning : now)}`
    if (await isQueued(trx, ALERT_MAIL_JOB, key)) return
    if (await enqueue(trx, ALERT_MAIL_JOB, { key, payload: { userId }, userId, runAt }, now)) return
  }
}

function crossingOf(
  metric: AlertMetric,
  value: number | undefined,
  limits: { min: number; max?: number } | undefined,
): Omit<Alert, 'id'> | undefined {
  if (value === undefined || limits === undefined) return undefined
  const { min, max = Number.POSITIVE_INFINITY } = limits
  if (value >= min && value <= max) return undefined
  const side: Side = value < min ? 'abaixo' : 'acima'
  return { metric, side, value, limit: side === 'abaixo' ? min : max }
}

/** Alerts opened at or after `from` and before `to`, oldest first. */
export const listAlertsBetween = (db: Db, companyId: string, from: number, to: number): Promise<DatedAlert[]> =>
  findAlertsBetween(db, companyId, from, to)

/** Closes the open alerts of a company whose alerts are switched off. */
export const closeAllAlerts = (trx: Db, companyId: string, now: number): Promise<void> =>
  closeAlerts(trx, companyId, now)
