import type { DiagnosticSubmission } from '@norteia/contracts/diagnostic'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'

export interface NewDiagnostic {
  id: string
  userId: string
  submission: DiagnosticSubmission
  createdAt: number
}

export async function insertDiagnostic(trx: Db, { id, userId, submission, createdAt }: NewDiagnostic): Promise<void> {
  const { companyId, formAnswers, segmentSpecificAnswers } = submission
  await insertRow(
    trx,
    id,
    companyId,
    userId,
    JSON.stringify(formAnswers),
    JSON.stringify(segmentSpecificAnswers),
    createdAt,
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
  ) => db.insertInto('diagnostics').values({ id, company_id, user_id, form_answers, segment_answers, created_at }),
)

/** The answers of the company's newest diagnostic. */
export async function findNewestAnswers(
  db: Db,
  companyId: string,
): Promise<Pick<DiagnosticSubmission, 'formAnswers' | 'segmentSpecificAnswers'> | undefined> {
  const row = await db
    .selectFrom('diagnostics')
    .select(['form_answers', 'segment_answers'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { formAnswers: JSON.parse(row.form_answers), segmentSpecificAnswers: JSON.parse(row.segment_answers) }
}
