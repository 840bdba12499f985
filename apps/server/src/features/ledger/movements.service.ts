import { dayOf, formatDay } from '@norteia/contracts/format'
import {
  type AddMovement,
  type ChangeMovement,
  type Lancamento,
  LEDGER_LIMITS,
  LEDGER_TEXT,
  type LedgerTotals,
  type MovementsQuery,
} from '@norteia/contracts/ledger'
import { NO_CATEGORY } from '@norteia/contracts/result'
import { ruledBy, ruleKey } from '@norteia/statements/categories/categorize'
import { readMemo } from '@norteia/statements/memo'
import { normalise, searchText } from '@norteia/statements/text/normalise'
import type { Db } from '#src/db/client.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { isId, newId } from '#src/platform/ids.ts'
import { toCents, toReais } from '#src/platform/money.ts'
import type { Services } from '#src/platform/services.ts'
import { findAccount } from './accounts.repo.ts'
import { changeLedger } from './accounts.service.ts'
import { refreshSums, refreshTouched, Touched } from './balances.service.ts'
import { findCategory } from './ledger.service.ts'
import {
  countAlike,
  deleteMovement,
  findAlike,
  findMovement,
  findPage,
  insertMovement,
  type MovementFilter,
  type MovementRow,
  type Place,
  sumMovements,
  updateCategories,
} from './movements.repo.ts'
import { learnRule } from './rules.repo.ts'
import { readKnowledge, readRules, releasePairs, settle, sorted } from './sorting.service.ts'

const wire = (row: MovementRow): Lancamento => ({
  id: row.id,
  contaId: row.account_id,
  data: row.data,
  valor: toReais(row.centavos),
  descricao: row.descricao,
  contraparte: row.contraparte,
  documento: row.documento as Lancamento['documento'],
  categoria: row.categoria,
  origemCategoria: row.origem as Lancamento['origemCategoria'],
  porque: row.porque,
  importacaoId: row.import_id,
  linha: row.linha,
  parId: row.par_id,
  digitado: row.import_id === null,
})

/** A page of the movements, newest first, with the sums of all pages. @throws AppError `invalid_fields` */
export async function listMovements(
  db: Db,
  companyId: string,
  query: MovementsQuery,
): Promise<{ data: Lancamento[]; proximo: string | null; totais: LedgerTotals }> {
  const { conta, de, ate, categoria, sentido, q, cursor, limit } = query
  if (de !== undefined && ate !== undefined && de > ate) throw invalidFields({ de: LEDGER_TEXT.order })
  const place = cursor === undefined ? undefined : placeOf(cursor)
  const filter: MovementFilter = {
    companyId,
    conta,
    de,
    ate,
    categoria: categoria === NO_CATEGORY.id ? null : categoria,
    sentido,
    busca: q === undefined ? undefined : normalise(q),
  }
  const rows = await findPage(db, filter, place, limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map(wire),
    proximo: rows.length > limit && last ? cursorOf(last) : null,
    // One page is all there is: no second look for the same movements.
    totais: !place && rows.length <= limit ? totalsOf(rows) : await sumMovements(db, filter),
  }
}

function totalsOf(rows: readonly MovementRow[]): LedgerTotals {
  const sum = (counts: (cents: number) => boolean) =>
    toReais(rows.reduce((all, { centavos }) => (counts(centavos) ? all + centavos : all), 0))
  return { quantidade: rows.length, entradas: sum((cents) => cents > 0), saidas: sum((cents) => cents < 0) }
}

const cursorOf = ({ data, id }: Place) => Buffer.from(`${data}|${id}`).toString('base64url')

/** @throws AppError `invalid_fields` for anything that isn't a cursor of ours */
function placeOf(cursor: string): Place {
  const [data = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('|')
  if (rest.length > 0 || !/^\d{4}-\d{2}-\d{2}$/.test(data) || !isId(id))
    throw invalidFields({ cursor: LEDGER_TEXT.cursor })
  return { data, id }
}

/** @throws AppError `invalid_fields` */
async function assertCategory(trx: Db, companyId: string, id: string | null | undefined): Promise<void> {
  if (id && !(await findCategory(trx, companyId, id))) throw invalidFields({ categoria: LEDGER_TEXT.category })
}

const byHand = (hoje: string) => `Você classificou esta movimentação em ${formatDay(hoje).slice(0, 5)}.`

/** What else follows a stored movement, in its transaction; the app says it, as what follows reads the ledger itself. */
export type AfterStoring = (trx: Db, companyId: string, userId: string, now: number) => Promise<void>

/** A movement that no statement shows, such as one in cash. @throws AppError `invalid_fields` */
export async function addMovement(
  { db, clock, emitToCompany, afterStoring }: Services & { afterStoring: AfterStoring },
  actor: Actor,
  companyId: string,
  input: AddMovement,
): Promise<Lancamento> {
  return changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const now = clock()
    const hoje = dayOf(now)
    const account = await findAccount(trx, companyId, input.contaId)
    if (!account) throw invalidFields({ contaId: LEDGER_TEXT.account })
    if (input.data > hoje) throw invalidFields({ data: LEDGER_TEXT.future })
    if (input.data < LEDGER_LIMITS.firstDay) throw invalidFields({ data: LEDGER_TEXT.tooOld })
    await assertCategory(trx, companyId, input.categoria)
    const row = await typedRow(trx, companyId, input, now)
    await insertMovement(trx, row)
    if (row.categoria && row.origem === 'manual') await teach(trx, row, row.categoria, now)
    const touched = new Touched()
    touched.add(row.account_id, row.data)
    await settle(trx, companyId, { de: row.data, ate: row.data }, touched)
    await refreshTouched(trx, companyId, touched, now)
    await afterStoring(trx, companyId, actor.userId, now)
    return wire(await getMovement(trx, companyId, row.id))
  })
}

async function typedRow(trx: Db, companyId: string, input: AddMovement, now: number): Promise<MovementRow> {
  const { descricao, data } = input
  const centavos = toCents(input.valor)
  const { contraparte, documento, parcela } = readMemo(descricao)
  const chave = normalise(descricao)
  const plain = { descricao, contraparte, centavos, do_arquivo: null }
  return {
    id: newId(now),
    company_id: companyId,
    account_id: input.contaId,
    data,
    ...plain,
    chave,
    primeira: null,
    fitid: '',
    documento,
    parcela: parcela?.numero ?? null,
    parcelas: parcela?.de ?? null,
    busca: searchText(chave, contraparte),
    regra: ruleKey(plain),
    ...(input.categoria
      ? { categoria: input.categoria, origem: 'manual', porque: byHand(dayOf(now)) }
      : sorted(plain, await readKnowledge(trx, companyId))),
    par_id: null,
    import_id: null,
    linha: null,
    ordem: 0,
    created_at: now,
  }
}

async function getMovement(db: Db, companyId: string, id: string): Promise<MovementRow> {
  const row = await findMovement(db, companyId, id)
  if (!row) throw new AppError('not_found', LEDGER_TEXT.noMovement)
  return row
}

const teach = (trx: Db, row: MovementRow, categoria: string, now: number) =>
  learnRule(
    trx,
    {
      companyId: row.company_id,
      chave: row.regra,
      contraparte: row.contraparte ?? row.descricao,
      categoria,
      em: dayOf(now),
    },
    now,
  )

/**
 * Gives a movement its category by hand, which also teaches the company's rule; null takes it away and teaches nothing.
 * `iguais`: how many others of the counterparty and direction follow rules; with `aplicarIguais` they were changed too.
 *
 * @throws AppError `not_found`, `invalid_fields`
 */
export async function changeMovement(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  id: string,
  { categoria, aplicarIguais }: ChangeMovement,
): Promise<{ data: Lancamento; iguais: number }> {
  return changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const row = await getMovement(trx, companyId, id)
    await assertCategory(trx, companyId, categoria)
    const now = clock()
    const touched = new Touched()
    touched.add(row.account_id, row.data)
    const hand = { origem: 'manual', porque: categoria === null ? null : byHand(dayOf(now)) }
    await updateCategories(trx, [{ id, categoria, parId: row.par_id, ...hand }])
    if (categoria !== null) await teach(trx, row, categoria, now)
    const iguais = aplicarIguais
      ? await changeAlike(trx, row, categoria, touched)
      : await countAlike(trx, companyId, row.regra, id)
    await refreshSums(trx, touched)
    return { data: wire(await getMovement(trx, companyId, id)), iguais }
  })
}

/** Gives the others of a movement's counterparty and direction its category, by the rule just learned. */
async function changeAlike(trx: Db, row: MovementRow, categoria: string | null, touched: Touched): Promise<number> {
  const alike = await findAlike(trx, row.company_id, row.regra, row.id)
  const rule = categoria === null ? undefined : (await readRules(trx, row.company_id)).get(row.regra)
  const decided = rule ? ruledBy(rule) : { categoria: null, origem: null, porque: null }
  for (const other of alike) touched.add(other.account_id, other.data)
  await updateCategories(
    trx,
    alike.map(({ id }) => ({ id, parId: null, ...decided })),
  )
  return alike.length
}

/** Only what was typed. @throws AppError `not_found`, `conflict` for an imported one */
export async function removeMovement(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  id: string,
): Promise<void> {
  await changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const row = await getMovement(trx, companyId, id)
    if (row.import_id !== null) throw new AppError('conflict', LEDGER_TEXT.imported)
    const now = clock()
    const touched = new Touched()
    touched.add(row.account_id, row.data)
    await deleteMovement(trx, id)
    if (row.par_id !== null) await releasePairs(trx, companyId, [row.par_id], touched)
    await settle(trx, companyId, { de: row.data, ate: row.data }, touched)
    await refreshTouched(trx, companyId, touched, now)
  })
}
