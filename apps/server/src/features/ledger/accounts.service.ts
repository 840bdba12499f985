import { dayOf } from '@norteia/contracts/format'
import { type AddAccount, type ChangeAccount, type Conta, LEDGER_LIMITS, LEDGER_TEXT } from '@norteia/contracts/ledger'
import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import { bankOf } from '@norteia/statements/banks'
import { afterCommit, type Db, inTransaction } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { AppError, invalidFields, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { newId } from '#src/platform/ids.ts'
import { toCents, toReais } from '#src/platform/money.ts'
import type { Services } from '#src/platform/services.ts'
import {
  type AccountRow,
  deleteAccount,
  findAccount,
  findAccounts,
  insertAccount,
  type NewAccount,
  updateAccount,
} from './accounts.repo.ts'
import { refreshBalance, refreshTouched, Touched } from './balances.service.ts'
import { findPartnersOfAccount } from './movements.repo.ts'
import { releasePairs, settle } from './sorting.service.ts'

const wire = (row: AccountRow): Conta => ({
  id: row.id,
  apelido: row.apelido,
  tipo: row.tipo as Conta['tipo'],
  banco: row.banco === null ? null : bankOf(row.banco),
  agencia: row.agencia,
  numero: row.numero,
  saldo:
    row.saldo === null || row.saldo_em === null
      ? null
      : { valor: toReais(row.saldo), em: row.saldo_em, provado: row.provado === 1 },
  lancamentos: row.lancamentos,
})

/** In the order of their creation. */
export async function listContas(db: Db, companyId: string): Promise<Conta[]> {
  return (await findAccounts(db, companyId)).map(wire)
}

/**
 * Runs `work` as the only change of this user's companies, and tells other screens once it is stored.
 *
 * @throws AppError `unauthorized`, `forbidden`, `not_found`
 */
export async function changeLedger<T>(
  { db, emitToCompany }: Pick<Services, 'db' | 'emitToCompany'>,
  actor: Actor,
  companyId: string,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    const result = await work(trx)
    afterCommit(trx, () => emitToCompany(companyId, 'ledger:updated', { companyId }))
    return result
  })
}

/** @throws AppError `not_found` */
export async function getAccount(db: Db, companyId: string, id: string): Promise<AccountRow> {
  const row = await findAccount(db, companyId, id)
  if (!row) throw new AppError('not_found', LEDGER_TEXT.noAccount)
  return row
}

type Given = Partial<Pick<NewAccount, 'apelido' | 'tipo' | 'banco' | 'agencia' | 'numero'>> &
  Partial<Pick<AccountRow, 'saldo_inicial' | 'saldo_inicial_em'>>

/** The columns that a request gives. @throws AppError `invalid_fields` */
function columns(input: ChangeAccount, known: AccountRow | undefined, hoje: string): Given {
  const { saldoInicial, saldoInicialEm, banco, ...plain } = input
  const code = banco ? bankOf(banco)?.codigo : null
  if (code === undefined) throw invalidFields({ banco: LEDGER_TEXT.bank })
  const given: Given = Object.fromEntries(
    Object.entries({ ...plain, ...(banco !== undefined && { banco: code }) }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  for (const field of ['agencia', 'numero'] as const) if (given[field] === '') given[field] = null
  const cents =
    saldoInicial === undefined ? (known?.saldo_inicial ?? null) : saldoInicial === null ? null : toCents(saldoInicial)
  const em = saldoInicialEm === undefined ? known?.saldo_inicial_em : saldoInicialEm
  if (saldoInicialEm && cents === null) throw invalidFields({ saldoInicial: LEDGER_TEXT.balanceDay })
  if (em && em > hoje) throw invalidFields({ saldoInicialEm: LEDGER_TEXT.futureBalance })
  return {
    ...given,
    saldo_inicial: cents,
    // Without a day: what was there before anything of today.
    saldo_inicial_em: cents === null ? null : (em ?? dayName(dayNumber(hoje) - 1)),
  }
}

/** @throws AppError `invalid_fields`, `conflict` when the company has as many as it may */
export async function addAccount(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  input: AddAccount,
): Promise<Conta> {
  return changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const now = clock()
    const given = columns(input, undefined, dayOf(now))
    const { apelido, tipo } = input
    const { id } = await openAccount(trx, companyId, { ...given, apelido, tipo }, now)
    await refreshBalance(trx, companyId, id, now)
    return wire(await getAccount(trx, companyId, id))
  })
}

/** @throws AppError `conflict` when the company has as many as it may */
export async function openAccount(
  trx: Db,
  companyId: string,
  input: Pick<NewAccount, 'apelido' | 'tipo'> & Omit<Given, 'apelido' | 'tipo'>,
  now: number,
): Promise<AccountRow> {
  if ((await findAccounts(trx, companyId)).length >= LEDGER_LIMITS.accounts)
    throw new AppError('conflict', LEDGER_TEXT.tooManyAccounts)
  const { apelido, tipo, banco, agencia, numero, saldo_inicial, saldo_inicial_em } = input
  const row: NewAccount = {
    id: newId(now),
    company_id: companyId,
    apelido,
    tipo,
    banco: banco ?? null,
    agencia: agencia ?? null,
    numero: numero ?? null,
    saldo_inicial: saldo_inicial ?? null,
    saldo_inicial_em: saldo_inicial_em ?? null,
  }
  return insertAccount(trx, row, now)
}

/** What isn't given stays. @throws AppError `not_found`, `invalid_fields` */
export async function changeAccount(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  id: string,
  input: ChangeAccount,
): Promise<Conta> {
  return changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const known = await getAccount(trx, companyId, id)
    const now = clock()
    await updateAccount(trx, id, columns(input, known, dayOf(now)), now)
    await refreshBalance(trx, companyId, id, now)
    return wire(await getAccount(trx, companyId, id))
  })
}

/** With its imports and movements; transfers from and to it become movements of their own. @throws AppError `not_found` */
export async function removeAccount(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  id: string,
): Promise<void> {
  await changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    await getAccount(trx, companyId, id)
    const now = clock()
    const touched = new Touched()
    const partners = await findPartnersOfAccount(trx, id)
    await deleteAccount(trx, id)
    await releasePairs(
      trx,
      companyId,
      partners.map((partner) => partner.id),
      touched,
    )
    const days = partners.map(({ data }) => data).sort()
    await settle(trx, companyId, { de: days[0] ?? dayOf(now), ate: days.at(-1) ?? dayOf(now) }, touched)
    await refreshTouched(trx, companyId, touched, now)
    await recordAudit(trx, { event: 'bank_account_deleted', userId: actor.userId, subjectId: companyId }, now)
  })
}

export type { AccountRow } from './accounts.repo.ts'

/** Accounts as files are matched with them. */
export const listFileAccounts = (db: Db, companyId: string): Promise<AccountRow[]> => findAccounts(db, companyId)

/** Updates an account from an import: its position, and details from the file that are still missing. */
export async function noteImport(
  trx: Db,
  account: AccountRow,
  known: { ordem: number; banco: string | null; agencia: string | null; numero: string | null },
  now: number,
): Promise<void> {
  const { ordem, banco, agencia, numero } = known
  const unnamed = account.numero === null
  await updateAccount(
    trx,
    account.id,
    {
      last_import: ordem,
      ...(account.banco === null && { banco }),
      ...(unnamed && { numero, agencia: account.agencia ?? agencia }),
    },
    now,
  )
}
