import type { DiagnosticSubmission } from '@norteia/contracts/diagnostic'
import type { Db } from '#src/db/client.ts'

export interface NewDiagnostic {
  id: string
  userId: string
  submission: DiagnosticSubmission
  createdAt: number
}

export async function insertDiagnostic(trx: Db, { id, userId, submission, createdAt }: NewDiagnostic): Promise<void> {
  await trx
    .insertInto('diagnostics')
    .values({
      id,
      company_id: submission.companyId,
      user_id: userId,
      form_answers: JSON.stringify(submission.formAnswers),
      segment_answers: JSON.stringify(submission.segmentSpecificAnswers),
      created_at: createdAt,
    })
    .execute()
}

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
