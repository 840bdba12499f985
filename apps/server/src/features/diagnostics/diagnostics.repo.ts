import type { DiagnosticSubmission } from '@norteia/contracts/diagnostic'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'

/** What the owner chose for the words of her challenge and goals; null: nothing, the engine's choice applies. */
export interface Choices {
  /** Problem card. */
  desafio: string | null
  /** Account that is hers, or `NO_ACCOUNT`. */
  conta: string | null
}

export interface NewDiagnostic {
  id: string
  userId: string
  submission: DiagnosticSubmission
  createdAt: number
  choices: Choices
}

export async function insertDiagnostic(
  trx: Db,
  { id, userId, submission, createdAt, choices }: NewDiagnostic,
): Promise<void> {
  const { companyId, formAnswers, segmentSpecificAnswers } = submission
  await insertRow(
    trx,
    id,
    companyId,
    userId,
    JSON.stringify(formAnswers),
    JSON.stringify(segmentSpecificAnswers),
    createdAt,
    choices.desafio,
    choices.conta,
  )
}

const insertRow = hotQuery(
  (
    db,
    id: string,
    company_id: string,
    user_id: string,
    form_answers: string,
    segment_answers: string,
    created_at: number,
    desafio: string | null,
    conta: string | null,
  ) =>
    db
      .insertInto('diagnostics')
      .values({ id, company_id, user_id, form_answers, segment_answers, created_at, desafio, conta }),
)

export interface KeptAnswers extends Pick<DiagnosticSubmission, 'formAnswers' | 'segmentSpecificAnswers'> {
  id: string
  /** Epoch ms. */
  createdAt: number
  choices: Choices
}

/** The answers of the company's newest diagnostic. */
export async function findNewestAnswers(db: Db, companyId: string): Promise<KeptAnswers | undefined> {
  const row = await db
    .selectFrom('diagnostics')
    .select(['id', 'form_answers', 'segment_answers', 'created_at', 'desafio', 'conta'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      formAnswers: JSON.parse(row.form_answers),
      segmentSpecificAnswers: JSON.parse(row.segment_answers),
      createdAt: row.created_at,
      choices: { desafio: row.desafio, conta: row.conta },
    }
  )
}

/** Stores the owner's choice with the answers it refers to. */
export async function keepChoice(
  trx: Db,
  companyId: string,
  diagnosticId: string,
  choice: Partial<Choices>,
): Promise<void> {
  await trx
    .updateTable('diagnostics')
    .set(choice)
    .where('id', '=', diagnosticId)
    .where('company_id', '=', companyId)
    .execute()
}

/** Answers of the newest diagnostics, newest first. */
export async function findAnswers(
  db: Db,
  companyId: string,
  limit: number,
): Promise<Pick<KeptAnswers, 'formAnswers' | 'segmentSpecificAnswers'>[]> {
  const rows = await db
    .selectFrom('diagnostics')
    .select(['form_answers', 'segment_answers'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    formAnswers: JSON.parse(row.form_answers),
    segmentSpecificAnswers: JSON.parse(row.segment_answers),
  }))
}
