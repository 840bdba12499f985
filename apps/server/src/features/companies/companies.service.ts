import type { Company, CreateCompany } from '@norteia/contracts/company'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { type Db, inTransaction } from '#src/db/client.ts'
import { AppError, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/auth.ts'
import { requireCompany } from '#src/platform/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import { lockUser } from '#src/platform/user-lock.ts'
import { findCompaniesOf, insertCompany, setActiveCompany } from './companies.repo.ts'

export { companyWire } from './companies.repo.ts'

/** A user's companies, oldest first. */
export const listCompanies = (db: Db, userId: string): Promise<Company[]> => findCompaniesOf(db, userId)

export const cnpjTaken = () =>
  new AppError('conflict', ERROR_TEXT.cnpjTaken, { fields: { cnpj: ERROR_TEXT.cnpjTaken } })

/** The new company is not made the active one. @throws AppError `conflict` for a CNPJ that the user already has */
export async function createCompany({ db, clock }: Services, actor: Actor, input: CreateCompany): Promise<Company> {
  const company = await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    return insertCompany(trx, actor.userId, input, clock())
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
