import type { Placar } from '@norteia/contracts/cash'
import { dayOf, monthOf } from '@norteia/contracts/format'
import { measuredRevenue, revenueByMonth } from '@norteia/engine/measured/period'
import { gradeForecasts } from '@norteia/engine/result/scorecard'
import type { Db } from '#src/db/client.ts'
import { listForecasts } from '#src/features/agent/forecasts.service.ts'
import { listTypedRevenue } from '#src/features/companies/revenue.service.ts'
import { listAccounts, listMonthTotals, listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import type { Services } from '#src/platform/services.ts'

/** How the stored forecasts of revenue did, against the statements' months or those that the owner typed. */
export const readScorecard = ({ db, clock }: Pick<Services, 'db' | 'clock'>, companyId: string): Promise<Placar> =>
  gradeCompany(db, companyId, clock())

export async function gradeCompany(db: Db, companyId: string, now: number): Promise<Placar> {
  const measured = measuredRevenue({
    hoje: dayOf(now),
    contas: await listAccounts(db, companyId),
    categorias: await listOwnCategories(db, companyId),
    totais: await listMonthTotals(db, companyId),
  })
  const current = monthOf(now)
  const real = revenueByMonth(measured, await listTypedRevenue(db, companyId)).filter(({ mes }) => mes < current)
  return gradeForecasts(await listForecasts(db, companyId), new Map(real.map(({ mes, valor }) => [mes, valor])))
}
