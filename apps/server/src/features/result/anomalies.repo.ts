import type { Anomaly } from '@norteia/engine/result/anomalies'
import type { Db } from '#src/db/client.ts'

export type ToldAnomaly = Pick<Anomaly, 'categoria' | 'mes' | 'centavos' | 'mediana'>

/** How many notifications the company has got since then. */
export async function countToldSince(db: Db, companyId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('anomalies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('told_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** False when this category's month was already reported. */
export async function insertAnomaly(
  trx: Db,
  companyId: string,
  { mes, categoria, centavos, mediana }: ToldAnomaly,
  now: number,
): Promise<boolean> {
  const row = await trx
    .insertInto('anomalies')
    .values({ company_id: companyId, mes, categoria, centavos, mediana, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('categoria')
    .executeTakeFirst()
  return row !== undefined
}

export async function findTold(db: Db, companyId: string, mes: string): Promise<ToldAnomaly[]> {
  return db
    .selectFrom('anomalies')
    .select(['mes', 'categoria', 'centavos', 'mediana'])
    .where('company_id', '=', companyId)
    .where('mes', '=', mes)
    .orderBy('categoria')
    .execute()
}

/** The company and its owner; undefined when they are gone. */
export async function findOwner(db: Db, companyId: string) {
  return db
    .selectFrom('companies')
    .select(['companies.nome', 'owner_id as userId'])
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
}
