import type { DiagnosticSubmission } from '@norteia/contracts/diagnostic'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'

export interface NewDiagnostic {
  id: string
  userId: string
  submission: DiagnosticSubmission
  createdAt: number
  /** Problem card that the owner chose for the same words before; null: none. */
  desafio: string | null
}

export async function insertDiagnostic(
  trx: Db,
  { id, userId, submission, createdAt, desafio }: NewDiagnostic,
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
    desafio,
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
  ) =>
    db
      .insertInto('diagnostics')
      .values({ id, company_id, user_id, form_answers, segment_answers, created_at, desafio }),
)

export interface KeptAnswers extends Pick<DiagnosticSubmission, 'formAnswers' | 'segmentSpecificAnswers'> {
  id: string
  /** Epoch ms. */
  createdAt: number
  /** Problem card that the owner chose; null: the engine chooses. */
  desafio: string | null
}

/** The answers of the company's newest diagnostic. */
export async function findNewestAnswers(db: Db, companyId: string): Promise<KeptAnswers | undefined> {
  const row = await db
    .selectFrom('diagnostics')
    .select(['id', 'form_answers', 'segment_answers', 'created_at', 'desafio'])
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
      desafio: row.desafio,
    }
  )
}

/** Stores the owner's choice with the answers it refers to. */
export async function keepChoice(trx: Db, companyId: string, diagnosticId: string, desafio: string): Promise<void> {
  await trx
    .updateTable('diagnostics')
    .set({ desafio })
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
