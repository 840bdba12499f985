import type { Company as CompanyWire } from '@norteia/contracts/company'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { Selectable } from 'kysely'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'
import type { CompaniesTable } from '#src/db/schema.ts'
import { AppError, notFound } from '#src/platform/app-error.ts'
import { isId } from '#src/platform/ids.ts'
import { toReais } from '#src/platform/money.ts'

/** A company's row; money in cents. */
export type Company = Selectable<CompaniesTable>

/** A company as the API sends it; money in reais. */
export const companyWire = (row: Company): CompanyWire => ({
  id: row.id,
  nome: row.nome,
  cnpj: row.cnpj,
  setor: row.setor,
  funcionarios: row.funcionarios,
  faturamento: row.faturamento === null ? null : toReais(row.faturamento),
})

const findCompany = hotQuery((db, id: string) => db.selectFrom('companies').selectAll().where('id', '=', id))

/**
 * The only place that decides whether a user may access a company.
 *
 * @throws AppError `not_found` for an unknown or malformed id, `forbidden` when it is another user's
 */
export async function requireCompany(db: Db, actor: { userId: string }, companyId: string): Promise<Company> {
  if (!isId(companyId)) throw notFound()
  const [company] = await findCompany(db, companyId)
  if (!company) throw notFound()
  if (company.owner_id !== actor.userId) throw new AppError('forbidden', ERROR_TEXT.forbiddenCompany)
  return company
}
