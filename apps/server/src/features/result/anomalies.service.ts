import { dayOf, formatMoney, formatMonth } from '@norteia/contracts/format'
import { gapsWithin } from '@norteia/engine/ledger/coverage'
import { firstOf, lastOf } from '@norteia/engine/ledger/days'
import { reais } from '@norteia/engine/ledger/spread'
import { categoriesById } from '@norteia/engine/ledger/types'
import { type Anomaly, anomaliesOf } from '@norteia/engine/result/anomalies'
import { defaultMonth } from '@norteia/engine/result/result'
import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import { listAccounts, listMonthTotals, listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import { takeMail } from '#src/features/mail/mail.service.ts'
import { notify } from '#src/features/notifications/notifications.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import type { Config } from '#src/platform/config.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import { countToldSince, findOwner, findTold, insertAnomaly, type ToldAnomaly } from './anomalies.repo.ts'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE
const MOST_A_WEEK = 3

export const ANOMALY_JOB = { kind: 'anomalies', payload: z.object({ companyId: z.string() }) }
export const ANOMALY_MAIL_JOB = {
  kind: 'anomaly-mail',
  payload: z.object({ userId: z.string(), companyId: z.string(), mes: z.string(), categorias: z.array(z.string()) }),
}

/** Queues a look at the newest complete month, in the transaction that stores movements; at most once a minute. */
export async function queueAnomalies(trx: Db, companyId: string, userId: string, now: number): Promise<void> {
  const minute = Math.ceil((now + 1) / MINUTE) * MINUTE
  const key = `${companyId}:${minute}`
  await enqueue(trx, ANOMALY_JOB, { key, payload: { companyId }, userId, runAt: minute }, now)
}

/** What stands out in the newest complete month that the statements cover whole, the largest difference first. */
async function findAnomalies(db: Db, companyId: string, now: number): Promise<Anomaly[]> {
  const hoje = dayOf(now)
  const totals = await listMonthTotals(db, companyId)
  const mes = defaultMonth(new Set(totals.map((total) => total.mes)), hoje)
  const gaps = gapsWithin(await listAccounts(db, companyId), { de: firstOf(mes), ate: lastOf(mes) })
  if (gaps.length > 0) return []
  return anomaliesOf(totals, mes, categoriesById(await listOwnCategories(db, companyId)))
}

export const anomalyTitle = ({ nome }: { nome: string }): string => `${nome}: valor fora do comum`

/** Names categories, never people. */
export const anomalySentence = ({ mes, centavos, mediana }: Pick<Anomaly, 'mes' | 'centavos' | 'mediana'>): string =>
  `${formatMoney(reais(centavos))} em ${formatMonth(mes)}; o usual é ${formatMoney(reais(mediana))}.`

interface AnomalyDeps {
  db: Db
  clock: () => number
  config: Pick<Config, 'rateLimitScale'>
  emitToCompany: EmitToCompany
}

/**
 * Reports what stands out: one notification a category and month, three a week at most. Further ones wait for the
 * next look.
 */
export async function reviewAnomalies(
  { db, clock, config, emitToCompany }: AnomalyDeps,
  companyId: string,
  key: string,
): Promise<(trx: Db) => Promise<void>> {
  const now = clock()
  const found = await findAnomalies(db, companyId, now)
  return async (trx) => {
    const owner = await findOwner(trx, companyId)
    if (!owner) return
    const { userId } = owner
    let left = MOST_A_WEEK - (await countToldSince(trx, companyId, now - WEEK))
    const notified: Anomaly[] = []
    for (const anomaly of found) {
      if (left <= 0) break
      if (!(await insertAnomaly(trx, companyId, anomaly, now))) continue
      left -= 1
      notified.push(anomaly)
      const body = `${owner.nome}: ${anomalySentence(anomaly)}`
      await notify(trx, emitToCompany, { userId, companyId, kind: 'anomalia', title: anomalyTitle(anomaly), body }, now)
    }
    const [first] = notified
    if (!first || !(await takeMail(trx, userId, { scale: config.rateLimitScale, now }))) return
    const payload = { userId, companyId, mes: first.mes, categorias: notified.map(({ categoria }) => categoria) }
    await enqueue(trx, ANOMALY_MAIL_JOB, { key, payload, userId }, now)
  }
}

export interface AnomalyMail {
  empresa: string
  anomalias: (ToldAnomaly & { nome: string })[]
}

/** What a mail about them says; undefined when company or anomalies are gone. */
export async function readAnomalyMail(
  db: Db,
  { companyId, mes, categorias }: { companyId: string; mes: string; categorias: readonly string[] },
): Promise<AnomalyMail | undefined> {
  const owner = await findOwner(db, companyId)
  const names = categoriesById(owner ? await listOwnCategories(db, companyId) : [])
  const anomalias = (await findTold(db, companyId, mes))
    .filter(({ categoria }) => categorias.includes(categoria))
    .map((one) => ({ ...one, nome: names.get(one.categoria)?.nome ?? 'Uma categoria' }))
  if (!owner || anomalias.length === 0) return undefined
  return { empresa: owner.nome, anomalias }
}
