import {
  type Company as CompanyWire,
  type CreateCompany,
  normalizeCnpj,
  type UpdateCompany,
} from '@norteia/contracts/company'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'
import { companyWire } from '#src/platform/identity/company-access.ts'
import { newId } from '#src/platform/ids.ts'
import { toCents } from '#src/platform/money.ts'

/** Oldest first. */
export async function findCompaniesOf(db: Db, ownerId: string): Promise<CompanyWire[]> {
  return (await findRowsOf(db, ownerId)).map(companyWire)
}

const findRowsOf = hotQuery((db, ownerId: string) =>
  db.selectFrom('companies').selectAll().where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id'),
)

export async function countCompanies(trx: Db, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('companies')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Undefined when this user has a company with the same CNPJ. */
export async function insertCompany(
  trx: Db,
  ownerId: string,
  company: CreateCompany,
  now: number,
): Promise<CompanyWire | undefined> {
  const row = await trx
    .insertInto('companies')
    .values({
      id: newId(now),
      owner_id: ownerId,
      nome: company.nome,
      cnpj: company.cnpj,
      cnpj_normalized: normalizeCnpj(company.cnpj),
      setor: company.setor,
      faturamento: company.faturamento == null ? null : toCents(company.faturamento),
      funcionarios: company.funcionarios ?? null,
      last_analysis_at: null,
      last_analysis_id: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_id', 'cnpj_normalized']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && companyWire(row)
}

export async function setActiveCompany(trx: Db, userId: string, companyId: string, now: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ active_company_id: companyId, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Changes only the given columns. @throws the driver's unique violation for a CNPJ that the owner already has */
export async function updateCompany(
  trx: Db,
  companyId: string,
  changes: UpdateCompany,
  now: number,
): Promise<CompanyWire | undefined> {
  const { nome, cnpj, setor, faturamento, funcionarios } = changes
  const row = await trx
    .updateTable('companies')
    .set({
      updated_at: now,
      ...(nome !== undefined && { nome }),
      ...(cnpj !== undefined && { cnpj, cnpj_normalized: normalizeCnpj(cnpj) }),
      ...(setor !== undefined && { setor }),
      ...(faturamento !== undefined && { faturamento: faturamento === null ? null : toCents(faturamento) }),
      ...(funcionarios !== undefined && { funcionarios }),
    })
    .where('id', '=', companyId)
    .returningAll()
    .executeTakeFirst()
  return row && companyWire(row)
}

/** With everything that belongs to it. */
export async function deleteCompany(trx: Db, userId: string, companyId: string): Promise<void> {
  await trx.deleteFrom('companies').where('id', '=', companyId).execute()
  await trx
    .updateTable('users')
    .set({ active_company_id: null })
    .where('id', '=', userId)
    .where('active_company_id', '=', companyId)
    .execute()
}

/** Undefined when it is gone. */
export async function findName(db: Db, companyId: string): Promise<string | undefined> {
  const row = await db.selectFrom('companies').select('nome').where('id', '=', companyId).executeTakeFirst()
  return row?.nome
}
