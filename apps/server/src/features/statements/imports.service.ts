import { dayOf } from '@norteia/contracts/format'
import { type ConfirmImport, type Importacao, STATEMENT_TEXT } from '@norteia/contracts/statements'
import type { Db } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { changeLedger, getAccount, openAccount } from '#src/features/ledger/accounts.service.ts'
import { refreshTouched, Touched } from '#src/features/ledger/balances.service.ts'
import { readCompany, settle } from '#src/features/ledger/sorting.service.ts'
import { queueAnomalies } from '#src/features/result/anomalies.service.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import { canonicalJson } from '#src/platform/http/canonical.ts'
import { claimAnswer, identify } from '#src/platform/http/idempotency.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { orderedIds, sha256 } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import { findImports, findImportsOfPreview, type ImportRow, importWire } from './imports.repo.ts'
import { takenDays } from './lines.ts'
import { findPreview, type PreviewRow, usePreview } from './previews.repo.ts'
import { type Asker, readAgain } from './reading.ts'
import type { ReadFile } from './reading-thread.ts'
import { storeAccount } from './storing.ts'

/** Newest first, undone ones too. */
export async function listImports(db: Db, companyId: string): Promise<Importacao[]> {
  return (await findImports(db, companyId)).map(importWire)
}

const expired = () => new AppError('not_found', STATEMENT_TEXT.expired)

export interface Confirmation {
  input: ConfirmImport
  idempotencyKey: string | string[] | undefined
}

/**
 * Stores a previewed file: all of its accounts or nothing, once. The same confirmation again gives the same imports.
 *
 * @throws AppError `not_found` for a preview that is over or used up, `invalid_fields` for open questions and accounts
 */
export async function confirmImport(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  { input, idempotencyKey }: Confirmation,
  asker: Asker,
): Promise<Importacao[]> {
  const identity = identify(actor.userId, idempotencyKey, { call: 'importacoes', companyId, input })
  const requestHash = sha256(canonicalJson(input))
  const earlier = await storedBefore(db, companyId, input.previaId, requestHash)
  if (earlier) return earlier
  const preview = await findPreview(db, companyId, input.previaId, clock())
  if (!preview) {
    // Another request may have used it up since.
    const stored = await storedBefore(db, companyId, input.previaId, requestHash)
    if (stored) return stored
    throw expired()
  }
  const file = {
    conteudo: preview.conteudo,
    nome: preview.arquivo,
    hoje: dayOf(clock()),
    respostas: input.respostas ?? {},
    empresa: await readCompany(db, companyId),
  }
  const read = await readAgain(file, asker)
  const open = read.perguntas.filter(({ quando }) => quando === undefined)
  if (open.length > 0)
    throw invalidFields(Object.fromEntries(open.map(({ id }) => [`respostas.${id}`, STATEMENT_TEXT.unanswered])))
  const chosen = chooseAccounts(read, input)
  return changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const known = await claimAnswer(trx, identity, preview.id, clock())
    if (known || !(await usePreview(trx, companyId, preview.id))) {
      const stored = await storedBefore(trx, companyId, known?.earlier ?? preview.id, requestHash)
      if (stored) return stored
      throw expired()
    }
    return storeFile(trx, { actor, companyId, preview, requestHash, read, chosen, now: clock() })
  })
}

/** What the same confirmation has stored; undefined when nothing was. @throws AppError `not_found` after another one */
async function storedBefore(
  db: Db,
  companyId: string,
  previewId: string,
  requestHash: string,
): Promise<Importacao[] | undefined> {
  const rows = await findImportsOfPreview(db, companyId, previewId)
  if (rows.length === 0) return undefined
  if (rows.some((row) => row.request_hash !== requestHash)) throw expired()
  return rows.map(importWire)
}

type Choice = ConfirmImport['contas'][number]
interface Chosen {
  conta: ReadFile['contas'][number]
  choice: Exclude<Choice, { ignorar: true }>
}

/** Every account of the file once, each of them placed. @throws AppError `invalid_fields` */
function chooseAccounts(read: ReadFile, { contas }: ConfirmImport): Chosen[] {
  const byKey = new Map(contas.map((choice) => [choice.chave, choice]))
  const all = read.contas.every(({ chave }) => byKey.has(chave))
  if (!all || byKey.size !== contas.length || contas.length !== read.contas.length)
    throw invalidFields({ contas: STATEMENT_TEXT.accounts })
  const chosen = read.contas.flatMap((conta): Chosen[] => {
    const choice = byKey.get(conta.chave)
    return choice && !('ignorar' in choice) ? [{ conta, choice }] : []
  })
  if (chosen.length === 0) throw invalidFields({ contas: STATEMENT_TEXT.noneChosen })
  const ids = chosen.flatMap(({ choice }) => ('contaId' in choice ? [choice.contaId] : []))
  if (new Set(ids).size !== ids.length) throw invalidFields({ contas: STATEMENT_TEXT.accountTwice })
  return chosen
}

interface FileToStore {
  actor: Actor
  companyId: string
  preview: PreviewRow
  requestHash: string
  read: ReadFile
  chosen: readonly Chosen[]
  now: number
}

async function storeFile(trx: Db, file: FileToStore): Promise<Importacao[]> {
  const { actor, companyId, preview, requestHash, read, chosen, now } = file
  const touched = new Touched()
  const nextId = orderedIds(now)
  const stored: ImportRow[] = []
  for (const { conta, choice } of chosen) {
    const account =
      'contaId' in choice
        ? await chosenAccount(trx, companyId, choice.contaId)
        : await openAccount(
            trx,
            companyId,
            { ...choice.nova, banco: conta.banco?.codigo ?? null, agencia: conta.agencia, numero: conta.numero },
            now,
          )
    const about = {
      id: nextId(),
      preview_id: preview.id,
      request_hash: requestHash,
      arquivo: preview.arquivo,
      sha256: preview.sha256,
      formato: read.formato,
      avisos: read.avisos,
    }
    stored.push(await storeAccount(trx, { account, conta, about, touched, now }))
  }
  const spans = chosen.flatMap(({ conta }) => takenDays(conta.linhas) ?? [])
  const [de] = spans.map((span) => span.de).sort()
  const ate = spans
    .map((span) => span.ate)
    .sort()
    .at(-1)
  if (de !== undefined && ate !== undefined) await settle(trx, companyId, { de, ate }, touched)
  await refreshTouched(trx, companyId, touched, now)
  await queueAnomalies(trx, companyId, actor.userId, now)
  const detail = `${stored.length} · ${stored.reduce((sum, { novas }) => sum + novas, 0)} novas`
  await recordAudit(trx, { event: 'statement_imported', userId: actor.userId, subjectId: companyId, detail }, now)
  return stored.map(importWire)
}

async function chosenAccount(trx: Db, companyId: string, id: string) {
  try {
    return await getAccount(trx, companyId, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw invalidFields({ contas: STATEMENT_TEXT.accounts })
    throw error
  }
}
