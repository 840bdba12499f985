import type { RevenueMonth } from '@norteia/contracts/revenue'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'
import { toCents, toReais } from '#src/platform/money.ts'

export type MonthRevenue = RevenueMonth

/** Revenue by month, oldest first. Months typed by the owner take precedence over snapshots of the company's record. */
export async function findRevenueHistory(db: Db, companyId: string): Promise<MonthRevenue[]> {
  const months = new Map<string, MonthRevenue>()
  // 'snapshot' sorts after 'informado', so descending order puts the owner's figure last.
  for (const { mes, valor } of await findMonths(db, companyId)) months.set(mes, { mes, valor: toReais(valor) })
  return [...months.values()]
}

const findMonths = hotQuery((db, companyId: string) =>
  db
    .selectFrom('revenue_months')
    .select(['mes', 'source', 'valor'])
    .where('company_id', '=', companyId)
    .orderBy('mes')
    .orderBy('source', 'desc'),
)

/** What the owner typed, oldest first. */
export async function findTypedRevenue(db: Db, companyId: string): Promise<MonthRevenue[]> {
  const rows = await db
    .selectFrom('revenue_months')
    .select(['mes', 'valor'])
    .where('company_id', '=', companyId)
    .where('source', '=', 'informado')
    .orderBy('mes')
    .execute()
  return rows.map(({ mes, valor }) => ({ mes, valor: toReais(valor) }))
}

/** `months` in reais. Removes the owner's other months; snapshots stay. */
export async function replaceTypedRevenue(
  trx: Db,
  companyId: string,
  months: readonly MonthRevenue[],
  now: number,
): Promise<void> {
  await trx.deleteFrom('revenue_months').where('company_id', '=', companyId).where('source', '=', 'informado').execute()
  if (months.length === 0) return
  await trx
    .insertInto('revenue_months')
    .values(
      months.map(({ mes, valor }) => ({
        company_id: companyId,
        mes,
        source: 'informado',
        valor: toCents(valor),
        updated_at: now,
      })),
    )
    .execute()
}

/** Keeps the revenue of the company's record for its month, in reais; the last one of a month counts. */
export async function saveRevenueSnapshot(trx: Db, companyId: string, month: MonthRevenue, now: number): Promise<void> {
  const valor = toCents(month.valor)
  await trx
    .insertInto('revenue_months')
    .values({ company_id: companyId, mes: month.mes, source: 'snapshot', valor, updated_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'mes', 'source']).doUpdateSet({ valor, updated_at: now }))
    .execute()
}
