import type { Alavancas, Caixa, CashBase, Compromisso } from '@norteia/contracts/cash'
import { dayOf } from '@norteia/contracts/format'
import { cashBase } from '@norteia/engine/cash/base'
import { computeCash } from '@norteia/engine/cash/cash'
import type { Commitment } from '@norteia/engine/cash/commitments'
import { daysBetween } from '@norteia/engine/ledger/days'
import { bandWidening } from '@norteia/engine/result/scorecard'
import type { Db } from '#src/db/client.ts'
import { gradeCompany } from '#src/features/forecasts/scorecard.service.ts'
import { readHistory } from '#src/features/ledger/history.service.ts'
import { listAccounts, listMonthTotals, listOwnCategories } from '#src/features/ledger/ledger.service.ts'
import { toCents } from '#src/platform/money.ts'
import type { Services } from '#src/platform/services.ts'
import { listCommitments } from './commitments.service.ts'
import { getScenario } from './scenarios.service.ts'

type Deps = Pick<Services, 'db' | 'clock'>

/** Thirteen weeks of cash, with a stored scenario's levers or none. @throws AppError `not_found` for an unknown scenario */
export async function readCash(deps: Deps, companyId: string, scenarioId?: string): Promise<Caixa> {
  const alavancas = scenarioId === undefined ? {} : (await getScenario(deps.db, companyId, scenarioId)).alavancas
  return simulateCash(deps, companyId, alavancas)
}

/** Days from today until the cash ends; undefined: not in thirteen weeks, or unknown. */
export async function daysOfCash(deps: Deps, companyId: string): Promise<number | undefined> {
  const { hoje, duraAte } = await readCash(deps, companyId)
  return duraAte === null ? undefined : daysBetween(hoje, duraAte)
}

/** Thirteen weeks of cash with levers that aren't stored. */
export async function simulateCash({ db, clock }: Deps, companyId: string, alavancas: Alavancas): Promise<Caixa> {
  return computeCash(await readCashBase(db, companyId, clock()), alavancas)
}

async function readCashBase(db: Db, companyId: string, now: number): Promise<CashBase> {
  const hoje = dayOf(now)
  const contas = await listAccounts(db, companyId)
  const categorias = await listOwnCategories(db, companyId)
  const compromissos = (await listCommitments(db, companyId)).map(signed)
  const totais = await listMonthTotals(db, companyId)
  return cashBase({
    hoje,
    contas,
    saldos: contas.flatMap(({ id, saldo }) => (saldo ? [{ contaId: id, ...saldo }] : [])),
    categorias,
    compromissos,
    historia: await readHistory(db, companyId, hoje, compromissos),
    alargamento: bandWidening((await gradeCompany(db, companyId, { hoje, contas, categorias, totais })).meses),
  })
}

const signed = ({ tipo, valor, descricao, vencimento, repete, ate, categoria }: Compromisso): Commitment => ({
  descricao,
  centavos: tipo === 'pagar' ? -toCents(valor) : toCents(valor),
  vencimento,
  repete,
  ate,
  categoria,
})
