import { dayOf } from '@norteia/contracts/format'
import type { Resultado } from '@norteia/contracts/result'
import { computeResult, defaultMonth } from '@norteia/engine/result/result'
import {
  listAccounts,
  listMonthTotals,
  listOwnCategories,
  listRevenueDays,
} from '#src/features/ledger/ledger.service.ts'
import type { Services } from '#src/platform/services.ts'

/** A month's result; without `mes` ('AAAA-MM') that of the newest complete month with movements. */
export async function readResult(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: string,
  mes?: string,
): Promise<Resultado> {
  const hoje = dayOf(clock())
  const totais = await listMonthTotals(db, companyId)
  const month = mes ?? defaultMonth(new Set(totais.map((total) => total.mes)), hoje)
  return computeResult({
    mes: month,
    hoje,
    totais,
    receitaPorDia: await listRevenueDays(db, companyId, month),
    categorias: await listOwnCategories(db, companyId),
    contas: await listAccounts(db, companyId),
  })
}
