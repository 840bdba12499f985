import type { Alavancas, Caixa, CashBase, Compromisso } from '@norteia/contracts/cash'
import { dayOf } from '@norteia/contracts/format'
import { cashBase } from '@norteia/engine/cash/base'
import { computeCash } from '@norteia/engine/cash/cash'
import { type Commitment, SETTLES_WITHIN } from '@norteia/engine/cash/commitments'
import { dayName, dayNumber, daysBetween } from '@norteia/engine/ledger/days'
import { bandWidening } from '@norteia/engine/result/scorecard'
import type { Db } from '#src/db/client.ts'
import { listAccounts, listOwnCategories, readHistory } from '#src/features/ledger/ledger.service.ts'
import { toCents } from '#src/platform/money.ts'
import type { Services } from '#src/platform/services.ts'
import { listCommitments } from './commitments.service.ts'
import { getScenario } from './scenarios.service.ts'
import { gradeCompany } from './scorecard.service.ts'

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

/** Thirteen weeks of cash with levers that nobody has stored. */
export async function simulateCash({ db, clock }: Deps, companyId: string, alavancas: Alavancas): Promise<Caixa> {
  return computeCash(await readCashBase(db, companyId, clock()), alavancas)
}

async function readCashBase(db: Db, companyId: string, now: number): Promise<CashBase> {
  const hoje = dayOf(now)
  const contas = await listAccounts(db, companyId)
  const compromissos = (await listCommitments(db, companyId)).map(signed)
  return cashBase({
    hoje,
    contas,
    saldos: contas.flatMap(({ id, saldo }) => (saldo ? [{ contaId: id, ...saldo }] : [])),
    categorias: await listOwnCategories(db, companyId),
    compromissos,
    historia: await readHistory(db, companyId, hoje, settledSince(compromissos, hoje)),
    alargamento: bandWidening((await gradeCompany(db, companyId, now)).meses),
  })
}

/** The earliest day whose movements may have settled something that is still due. */
function settledSince(commitments: readonly Commitment[], hoje: string): string {
  const once = commitments.filter(({ repete }) => repete === 'nao').map(({ vencimento }) => vencimento)
  const first = [hoje, ...once].reduce((least, day) => (day < least ? day : least))
  return dayName(dayNumber(first) - 4 * SETTLES_WITHIN)
}

const signed = ({ tipo, valor, descricao, vencimento, repete, ate, categoria }: Compromisso): Commitment => ({
  descricao,
  centavos: tipo === 'pagar' ? -toCents(valor) : toCents(valor),
  vencimento,
  repete,
  ate,
  categoria,
})
