import { monthOf } from '@norteia/contracts/format'
import { type PutRevenue, type RevenueMonth, revenueProblems } from '@norteia/contracts/revenue'
import { type Db, inTransaction } from '#src/db/client.ts'
import { invalidFields, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { Services } from '#src/platform/services.ts'
import { findRevenueHistory, findTypedRevenue, replaceTypedRevenue } from './revenue.repo.ts'

/** Revenue by month in reais, oldest first. Months typed by the owner take precedence over snapshots of the record. */
export const listRevenueHistory = (db: Db, companyId: string): Promise<RevenueMonth[]> =>
  findRevenueHistory(db, companyId)

/** What the owner typed, oldest first, reais. */
export const listTypedRevenue = (db: Db, companyId: string): Promise<RevenueMonth[]> => findTypedRevenue(db, companyId)

/**
 * Replaces the months that the owner typed; returns them oldest first.
 *
 * @throws AppError `invalid_fields` for a month that occurs twice or lies in the future
 */
export async function putRevenue(
  { db, clock }: Services,
  actor: Actor,
  companyId: string,
  { meses }: PutRevenue,
): Promise<RevenueMonth[]> {
  const now = clock()
  const fields = revenueProblems(meses, monthOf(now))
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    await replaceTypedRevenue(trx, companyId, meses, now)
    return findTypedRevenue(trx, companyId)
  })
}
