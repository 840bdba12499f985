import type { Db } from '#src/db/client.ts'

/** The company's address is this one from now on. */
export async function saveAgenda(trx: Db, companyId: string, tokenHash: string, now: number): Promise<void> {
  const values = { token_hash: tokenHash, created_at: now }
  await trx
    .insertInto('agendas')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}

/** False when there was none. */
export async function deleteAgenda(trx: Db, companyId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('agendas').where('company_id', '=', companyId).executeTakeFirst()
  return numDeletedRows === 1n
}

export const findAgenda = (db: Db, tokenHash: string): Promise<{ companyId: string; empresa: string } | undefined> =>
  db
    .selectFrom('agendas')
    .innerJoin('companies', 'companies.id', 'agendas.company_id')
    .select(['companies.id as companyId', 'companies.nome as empresa'])
    .where('agendas.token_hash', '=', tokenHash)
    .executeTakeFirst()
