import { dayOf } from '@norteia/contracts/format'
import type { LedgerFacts } from '@norteia/contracts/ledger-facts'
import { firstOf, lastOf } from '@norteia/engine/ledger/days'
import type { Interval } from '@norteia/engine/ledger/types'
import { ledgerFacts, originOf } from '@norteia/engine/ledger-facts/ledger-facts'
import { measuredRevenue, measurementOf, revenueByMonth } from '@norteia/engine/ledger-facts/period'
import type { MonthRevenue } from '@norteia/engine/reading/input'
import type { Db } from '#src/db/client.ts'
import { listRevenueHistory, listTypedRevenue } from '#src/features/companies/revenue.service.ts'
import {
  findKnownDays,
  findLargestPayer,
  type LedgerAccount,
  listAccounts,
  listMonthTotals,
  listOwnCategories,
  sumCategories,
} from '#src/features/ledger/ledger.service.ts'

const NOTHING: LedgerFacts = { fatos: [], meses: [] }

/** What the company's movements measure up to today; nothing while too few days or categories of them are known. */
export async function readLedgerFacts(db: Db, companyId: string, now: number): Promise<LedgerFacts> {
  const hoje = dayOf(now)
  const contas = await listAccounts(db, companyId)
  const conhecido = contas.length === 0 ? null : await findKnownDays(db, companyId, hoje)
  if (!conhecido) return NOTHING
  const categorias = await listOwnCategories(db, companyId)
  const totais = await listMonthTotals(db, companyId)
  const view = { hoje, contas, categorias, conhecido, totais }
  const receita = measuredRevenue(view)
  const medida = measurementOf(view, receita)
  if (!medida) return NOTHING
  const { janela, periodo } = medida
  const totaisJanela = await sumCategories(db, companyId, janela)
  const fatos = ledgerFacts({
    medida,
    receita,
    totaisJanela,
    totaisPeriodo: periodo === janela ? totaisJanela : totais.filter(({ mes }) => isWithin(mes, periodo)),
    maiorCliente: await findLargestPayer(db, companyId, categorias, periodo),
    saldo: balanceOf(contas),
    contas,
    categorias,
  })
  if (fatos.length === 0) return NOTHING
  const meses = receita.map(({ mes, valor }) => {
    const origem = originOf(contas, { de: firstOf(mes), ate: lastOf(mes) })
    return { mes, valor, origem }
  })
  return { fatos, meses }
}

const isWithin = (mes: string, { de, ate }: Interval) => mes >= de.slice(0, 7) && mes <= ate.slice(0, 7)

/** Cents of all accounts; null while one of them isn't known. */
function balanceOf(contas: readonly LedgerAccount[]): number | null {
  let sum = 0
  for (const { saldo } of contas) {
    if (!saldo) return null
    sum += saldo.centavos
  }
  return sum
}

/** Months of revenue, oldest first, one source each: measured, else typed, else from the company's record. */
export const listRevenueMonths = async (db: Db, companyId: string, { meses }: LedgerFacts): Promise<MonthRevenue[]> =>
  revenueByMonth(meses, await listRevenueHistory(db, companyId))

/** The same without the record's: months that somebody knows. */
export const listKnownRevenue = async (db: Db, companyId: string, { meses }: LedgerFacts): Promise<MonthRevenue[]> =>
  revenueByMonth(meses, await listTypedRevenue(db, companyId))
