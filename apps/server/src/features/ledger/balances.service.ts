import { accountBalance, type MovimentoProva, type SaldoConhecido } from '@norteia/statements/proof'
import type { Db } from '#src/db/client.ts'
import {
  type AccountRow,
  countMovements,
  findAccount,
  findStatedBalances,
  refreshMonths,
  sumDays,
  updateAccount,
} from './accounts.repo.ts'

/** Movements of an account by day, and every balance that is known of it, the typed opening one included. */
export async function readProof(
  db: Db,
  account: Pick<AccountRow, 'id' | 'saldo_inicial' | 'saldo_inicial_em'>,
): Promise<{ movimentos: MovimentoProva[]; saldos: SaldoConhecido[] }> {
  const stated = await findStatedBalances(db, account.id)
  const { saldo_inicial, saldo_inicial_em } = account
  const typed =
    saldo_inicial === null || saldo_inicial_em === null
      ? []
      : [{ centavos: saldo_inicial, em: saldo_inicial_em, fraco: false, ordem: 0 }]
  return {
    movimentos: await sumDays(db, account.id),
    saldos: [
      ...typed,
      ...stated.flatMap(({ ordem, saldos }) =>
        saldos.map(([centavos, em, fraco]) => ({ centavos, em, fraco: fraco === 1, ordem })),
      ),
    ],
  }
}

/** Notes which months of which accounts a change touches. */
export class Touched {
  readonly #spans = new Map<string, { de: string; ate: string }>()

  add(accountId: string, data: string): void {
    const mes = data.slice(0, 7)
    const span = this.#spans.get(accountId)
    if (!span) this.#spans.set(accountId, { de: mes, ate: mes })
    else if (mes < span.de) span.de = mes
    else if (mes > span.ate) span.ate = mes
  }

  get spans(): ReadonlyMap<string, { de: string; ate: string }> {
    return this.#spans
  }
}

/** The sums that are kept beside the movements, after categories alone have changed; in the same transaction. */
export async function refreshSums(trx: Db, touched: Touched): Promise<void> {
  for (const [accountId, { de, ate }] of touched.spans) await refreshMonths(trx, accountId, de, ate)
}

/** Sums and balances that are kept beside the movements, after these have changed; in the same transaction. */
export async function refreshTouched(trx: Db, companyId: string, touched: Touched, now: number): Promise<void> {
  for (const [accountId, { de, ate }] of touched.spans) {
    await refreshMonths(trx, accountId, de, ate)
    await refreshBalance(trx, companyId, accountId, now)
  }
}

export async function refreshBalance(trx: Db, companyId: string, accountId: string, now: number): Promise<void> {
  const account = await findAccount(trx, companyId, accountId)
  if (!account) return
  const { movimentos, saldos } = await readProof(trx, account)
  const balance = accountBalance(movimentos, saldos)
  await updateAccount(
    trx,
    accountId,
    {
      saldo: balance?.centavos ?? null,
      saldo_em: balance?.em ?? null,
      provado: balance?.provado ? 1 : 0,
      lancamentos: await countMovements(trx, accountId),
    },
    now,
  )
}
