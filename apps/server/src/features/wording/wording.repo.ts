import type { FormAnswers } from '@norteia/contracts/diagnostic'
import type { Db } from '#src/db/client.ts'

export interface WordingSubject {
  companyId: string
  userId: string
  /** Names of the owner and the company, which must not be sent to a provider. */
  names: string[]
  /** Answers of the diagnostic; null: the analysis has none. */
  answers: FormAnswers | null
}

/** Owner and company of an analysis; undefined when it no longer exists. */
export async function findSubject(db: Db, analysisId: string): Promise<WordingSubject | undefined> {
  const row = await db
    .selectFrom('analyses')
    .innerJoin('companies', 'companies.id', 'analyses.company_id')
    .innerJoin('users', 'users.id', 'companies.owner_id')
    .leftJoin('diagnostics', 'diagnostics.id', 'analyses.diagnostic_id')
    .select(['companies.id', 'companies.nome', 'users.id as user_id', 'users.name', 'diagnostics.form_answers'])
    .where('analyses.id', '=', analysisId)
    .executeTakeFirst()
  if (!row) return undefined
  const answers: FormAnswers | null = row.form_answers === null ? null : JSON.parse(row.form_answers)
  const names = [row.name, row.nome, answers?.company_name ?? ''].filter((name) => name !== '')
  return { companyId: row.id, userId: row.user_id, names, answers }
}
