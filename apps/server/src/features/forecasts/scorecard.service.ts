import type { Placar } from '@norteia/contracts/cash'
import { dayOf } from '@norteia/contracts/format'
import { type LedgerView, measuredRevenue, revenueByMonth } from '@norteia/engine/ledger-facts/period'
import { bandWidening, gradeForecasts, MIN_FOR_BAND } from '@norteia/engine/result/scorecard'
import type { Db } from '#src/db/client.ts'
import { listTypedRevenue } from '#src/features/companies/revenue.service.ts'
import { listAccounts, listMonthTotals, listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import type { Services } from '#src/platform/services.ts'
import { findForecasts } from './forecasts.repo.ts'

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
  return gradeForecasts(await findForecasts(db, companyId), new Map(real.map(({ mes, valor }) => [mes, valor])))
}

/** Factor ≥ 1 by which the bands of coming forecasts are wider than the method's own, since too few past months fell into theirs. */
export async function widenBands(db: Db, companyId: string, now: number): Promise<number> {
  const made = await findForecasts(db, companyId)
  // Most companies have few or none: their ledger need not be read.
  if (new Set(made.map(({ mes }) => mes)).size < MIN_FOR_BAND) return 1
  const { meses } = await readScorecard({ db, clock: () => now }, companyId)
  return bandWidening(meses)
}
