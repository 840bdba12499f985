import { type Importacao, STATEMENT_TEXT } from '@norteia/contracts/statements'
import { normalise, searchText } from '@norteia/statements/text/normalise'
import type { Db } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { changeLedger } from '#src/features/ledger/accounts.service.ts'
import { refreshTouched, Touched } from '#src/features/ledger/balances.service.ts'
import { releasePairs, settle } from '#src/features/ledger/sorting.service.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { orderedIds } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import {
  deleteLines,
  deleteMovements,
  findImport,
  findShowings,
  findShown,
  type ImportRow,
  importWire,
  insertHandCategories,
  type MovementRow,
  markUndone,
  moveToImports,
  type Showing,
  updateDescriptions,
} from './imports.repo.ts'

/**
 * Undoes an import: deletes movements that no other active import shows, and keeps their manual categories in case they
 * come back. Idempotent.
 *
 * @throws AppError `not_found`
 */
export async function undoImport(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  id: string,
): Promise<Importacao> {
  return changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const row = await findImport(trx, companyId, id)
    if (!row) throw new AppError('not_found', STATEMENT_TEXT.noImport)
    if (row.undone_at !== null) return importWire(row)
    const now = clock()
    await markUndone(trx, id, now)
    await takeBack(trx, row, now)
    const detail = `${row.novas} novas`
    await recordAudit(trx, { event: 'import_undone', userId: actor.userId, subjectId: companyId, detail }, now)
    return importWire({ ...row, undone_at: now })
  })
}

async function takeBack(trx: Db, row: ImportRow, now: number): Promise<void> {
  const { company_id: companyId, account_id: accountId } = row
  const touched = new Touched()
  const shown = await findShown(trx, row.id)
  const gone = shown.filter(({ others }) => others === 0)
  await deleteLines(trx, row.id)
  await keepHand(trx, gone, now)
  await deleteMovements(
    trx,
    gone.map(({ id }) => id),
  )
  await handOver(
    trx,
    row.id,
    shown.filter(({ others }) => others > 0),
  )
  for (const { data } of shown) touched.add(accountId, data)
  // Its stated balances no longer count, even if no movement is deleted.
  touched.add(accountId, row.de ?? '2000-01-01')
  const left = new Set(gone.map(({ id }) => id))
  const halves = gone.flatMap(({ par_id }) => (par_id !== null && !left.has(par_id) ? [par_id] : []))
  await releasePairs(trx, companyId, halves, touched)
  const days = shown.map(({ data }) => data).sort()
  const [de, ate] = [days[0], days.at(-1)]
  if (de !== undefined && ate !== undefined) await settle(trx, companyId, { de, ate }, touched)
  await refreshTouched(trx, companyId, touched, now)
}

async function keepHand(trx: Db, gone: readonly MovementRow[], now: number): Promise<void> {
  const nextId = orderedIds(now)
  const hand = gone.filter(({ origem }) => origem === 'manual').sort((a, b) => (a.id < b.id ? -1 : 1))
  await insertHandCategories(
    trx,
    hand.map(({ company_id, account_id, data, centavos, chave, categoria, porque }) => ({
      id: nextId(),
      company_id,
      account_id,
      data,
      centavos,
      chave,
      categoria,
      porque,
      created_at: now,
    })),
  )
}

/** Remaining movements are assigned to the oldest import that still shows them, with the newest one's description. */
async function handOver(trx: Db, importId: string, rows: readonly MovementRow[]): Promise<void> {
  const changed = rows.filter((row) => row.import_id === importId || row.primeira !== null)
  const showings = Map.groupBy(
    await findShowings(
      trx,
      changed.map(({ id }) => id),
    ),
    ({ movement_id }) => movement_id,
  )
  const oldest = changed.flatMap(({ id, import_id }): Showing[] => {
    const first = showings.get(id)?.[0]
    return first && import_id === importId ? [first] : []
  })
  await moveToImports(trx, oldest)
  await updateDescriptions(
    trx,
    changed.flatMap((row) => {
      const first = row.primeira
      if (first === null) return []
      const descricao = showings.get(row.id)?.at(-1)?.descricao ?? first
      if (descricao === row.descricao) return []
      const chave = normalise(descricao)
      const busca = searchText(chave, row.contraparte)
      return [{ id: row.id, descricao, chave, busca, primeira: descricao === first ? null : first }]
    }),
  )
}
