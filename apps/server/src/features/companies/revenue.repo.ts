import type { Db } from '#src/db/client.ts'
import { toReais } from '#src/platform/money.ts'

export interface MonthRevenue {
  /** 'AAAA-MM' */
  mes: string
  /** Reais. */
  valor: number
}

/** Oldest first. The owner's months win; snapshots of the company's record only fill the others. */
export async function findRevenueHistory(db: Db, companyId: string): Promise<MonthRevenue[]> {
  const rows = await db
    .selectFrom('revenue_months')
    .select(['mes', 'source', 'valor'])
    .where('company_id', '=', companyId)
    .orderBy('mes')
    .orderBy('source', 'desc')
    .execute()
  const months = new Map<string, MonthRevenue>()
  // 'snapshot' sorts after 'informado', so descending order puts the owner's figure last.
  for (const { mes, valor } of rows) months.set(mes, { mes, valor: toReais(valor) })
  return [...months.values()]
}
