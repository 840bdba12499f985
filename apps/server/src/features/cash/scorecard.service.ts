import type { Placar } from '@norteia/contracts/cash'
import { dayOf } from '@norteia/contracts/format'
import { type LedgerView, measuredRevenue, revenueByMonth } from '@norteia/engine/ledger-facts/period'
import { gradeForecasts } from '@norteia/engine/result/scorecard'
import type { Db } from '#src/db/client.ts'
import { listForecasts } from '#src/features/agent/forecasts.service.ts'
import { listTypedRevenue } from '#src/features/companies/revenue.service.ts'
import { listAccounts, listMonthTotals, listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import type { Services } from '#src/platform/services.ts'

/** How the stored forecasts of revenue did, against the statements' months or those that the owner typed. */
export async function readScorecard({ db, clock }: Pick<Services, 'db' | 'clock'>, companyId: string): Promise<Placar> {
  return gradeCompany(db, companyId, {
    hoje: dayOf(clock()),
    contas: await listAccounts(db, companyId),
    categorias: await listOwnCategories(db, companyId),
    totais: await listMonthTotals(db, companyId),
  })
}

/** The same for a ledger that is read already. */
export async function gradeCompany(db: Db, companyId: string, ledger: Omit<LedgerView, 'conhecido'>): Promise<Placar> {
  const current = ledger.hoje.slice(0, 7)
  const real = revenueByMonth(measuredRevenue(ledger), await listTypedRevenue(db, companyId)).filter(
    ({ mes }) => mes < current,
  )
  return gradeForecasts(await listForecasts(db, companyId), new Map(real.map(({ mes, valor }) => [mes, valor])))
}
