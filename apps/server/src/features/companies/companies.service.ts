import type { Company, CreateCompany, UpdateCompany } from '@norteia/contracts/company'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { monthOf } from '@norteia/contracts/format'
import { LIMITS } from '@norteia/contracts/limits'
import { type Db, emptyLog, inTransaction, isUniqueViolation } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { AppError, notFound, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { Services } from '#src/platform/services.ts'
import {
  countCompanies,
  deleteCompany,
  findCompaniesOf,
  findName,
  insertCompany,
  setActiveCompany,
  updateCompany,
} from './companies.repo.ts'
import { saveRevenueSnapshot } from './revenue.repo.ts'

/** A user's companies, oldest first. */
export const listCompanies = (db: Db, userId: string): Promise<Company[]> => findCompaniesOf(db, userId)

/** 409, at the field `cnpj`. */
export const cnpjTaken = () =>
  new AppError('conflict', ERROR_TEXT.cnpjTaken, { fields: { cnpj: ERROR_TEXT.cnpjTaken } })

/** The new company is not made the active one. @throws AppError `conflict` for a CNPJ that the user already has, and beyond 100 */
export async function createCompany({ db, clock }: Services, actor: Actor, input: CreateCompany): Promise<Company> {
  const company = await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    if ((await countCompanies(trx, actor.userId)) >= LIMITS.companies)
      throw new AppError('conflict', ERROR_TEXT.companyLimit)
    const now = clock()
    const created = await insertCompany(trx, actor.userId, input, now)
    if (created) {
      await keepRevenue(trx, created, input.faturamento, now)
      await recordAudit(trx, { event: 'company_created', userId: actor.userId, subjectId: created.id }, now)
    }
    return created
  })
  if (!company) throw cnpjTaken()
  return company
}

/** @throws AppError `not_found` when the company was deleted meanwhile */
export async function activateCompany({ db, clock }: Services, actor: Actor, companyId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    await setActiveCompany(trx, actor.userId, companyId, clock())
  })
}

/** A saved revenue is also kept under its month, for the forecast. */
async function keepRevenue(trx: Db, company: Company, revenue: number | null | undefined, now: number): Promise<void> {
  if (revenue != null) await saveRevenueSnapshot(trx, company.id, { mes: monthOf(now), valor: revenue }, now)
}

/** @throws AppError `conflict` for a CNPJ that another company of the user has */
export async function changeCompany(
  { db, clock }: Services,
  actor: Actor,
  companyId: string,
  changes: UpdateCompany,
): Promise<Company> {
  try {
    return await inTransaction(db, async (trx) => {
      if (!(await lockUser(trx, actor.userId))) throw unauthorized()
      const now = clock()
      const company = await updateCompany(trx, companyId, changes, now)
      if (!company) throw notFound()
      await keepRevenue(trx, company, changes.faturamento, now)
      await recordAudit(trx, { event: 'company_changed', userId: actor.userId, subjectId: companyId }, now)
      return company
    })
  } catch (error) {
    throw isUniqueViolation(error) ? cnpjTaken() : error
  }
}

/** Deletes the company and everything that belongs to it; if it was active, no company is active then. */
export async function removeCompany({ db, clock }: Services, actor: Actor, companyId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await deleteCompany(trx, actor.userId, companyId)
    await recordAudit(trx, { event: 'company_deleted', userId: actor.userId, subjectId: companyId }, clock())
  })
  await emptyLog(db)
}

/** For jobs, whose company may be gone by the time they run. */
export const findCompanyName = (db: Db, companyId: string): Promise<string | undefined> => findName(db, companyId)
