import { dayOf } from '@norteia/contracts/format'
import { type Previa, STATEMENT_LIMITS, STATEMENT_TEXT } from '@norteia/contracts/statements'
import { readable } from '@norteia/statements/text/normalise'
import { type Db, inTransaction } from '#src/db/client.ts'
import { getAccount, listFileAccounts } from '#src/features/ledger/accounts.service.ts'
import { readProof } from '#src/features/ledger/balances.service.ts'
import { invalidFields } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { newId } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import { countFitids, findSourceAccount, findStored } from './imports.repo.ts'
import { matchByNumber, sourceOf } from './matching.ts'
import { insertPreview } from './previews.repo.ts'
import { type Asker, readPreview } from './reading.ts'
import type { Answers, FileAccount, KnownAccount, Question } from './reading-thread.ts'

const MINUTE = 60_000

/** The file name in `X-Nome-Arquivo`, without invisible characters. @throws AppError `invalid_fields` */
export function fileName(header: string | string[] | undefined): string {
  const wrong = (sentence: string) => invalidFields({ 'X-Nome-Arquivo': sentence })
  if (typeof header !== 'string') throw wrong(STATEMENT_TEXT.fileName)
  let nome = ''
  try {
    nome = readable(decodeURIComponent(header))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw wrong(STATEMENT_TEXT.fileName)
  }
  if (nome === '' || !nome.isWellFormed()) throw wrong(STATEMENT_TEXT.fileName)
  if (nome.length > STATEMENT_LIMITS.fileName) throw wrong(STATEMENT_TEXT.fileNameLong)
  return nome
}

export interface UploadedFile {
  bytes: Buffer
  nome: string
  /** The account that the caller means, for a file that names none. */
  conta: string | undefined
}

/**
 * Reads a file and describes what confirming it would do; stores only the file, for half an hour.
 *
 * @throws AppError `invalid_fields` with the reason why it is no statement, `not_found` for an unknown account,
 * `unavailable` while too many files are read
 */
export async function makePreview(
  { db, clock }: Services,
  actor: Actor,
  companyId: string,
  { bytes, nome, conta }: UploadedFile,
  asker: Asker,
): Promise<Previa> {
  if (conta !== undefined) await getAccount(db, companyId, conta)
  if (bytes.length === 0) throw invalidFields({ arquivo: STATEMENT_TEXT.empty })
  const size = bytes.length
  const answer = <K extends Question['kind']>(question: Extract<Question, { kind: K }>) =>
    lookUp(db, companyId, conta, question) as Promise<Answers[K]>
  // A copy, because its memory is transferred to the thread.
  const file = { bytes: new Uint8Array(bytes), nome, hoje: dayOf(clock()), respostas: {} }
  const { conteudo, sha256, formato, contas, perguntas, avisos } = await readPreview(file, answer, asker)
  const now = clock()
  const row = {
    id: newId(now),
    company_id: companyId,
    user_id: actor.userId,
    arquivo: nome,
    sha256,
    conteudo,
    created_at: now,
    expires_at: now + STATEMENT_LIMITS.previewMinutes * MINUTE,
  }
  await inTransaction(db, async (trx) => {
    // The company may have been deleted while the file was read.
    await requireCompany(trx, actor, companyId)
    await insertPreview(trx, row, STATEMENT_LIMITS.previewsPerCompany)
  })
  return {
    previaId: row.id,
    expiraEm: new Date(row.expires_at).toISOString(),
    arquivo: { nome, bytes: size, sha256, formato },
    contas,
    perguntas,
    avisos,
  }
}

async function lookUp(
  db: Db,
  companyId: string,
  conta: string | undefined,
  question: Question,
): Promise<Answers[Question['kind']]> {
  if (question.kind === 'account') return findKnown(db, companyId, question.account, conta)
  if (question.kind === 'fitids') return countFitids(db, question.contaId, question.fitids)
  const rows = await findStored(db, question.contaId, question, question.after)
  return rows.map(({ id, data, centavos, chave, fitid }) => ({ id, data, centavos, chaveDescricao: chave, fitid }))
}

/** Finds the account by an earlier file of the same source, else by its numbers, else the one the caller names. */
async function findKnown(
  db: Db,
  companyId: string,
  file: FileAccount,
  conta: string | undefined,
): Promise<KnownAccount | null> {
  const accounts = await listFileAccounts(db, companyId)
  const said = file.numero === null ? conta : undefined
  const id =
    said ?? (await findSourceAccount(db, companyId, sourceOf(file))) ?? matchByNumber(file, accounts)?.id ?? conta
  const account = accounts.find((one) => one.id === id)
  if (!account) return null
  return { contaId: account.id, ordem: account.last_import + 1, ...(await readProof(db, account)) }
}
