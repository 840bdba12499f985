import { DIAGNOSTIC_TEXT } from '@norteia/contracts/diagnostic'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { AnalysisInput } from '@norteia/engine/analyze'
import { type Db, inTransaction } from '#src/db/client.ts'
import { buildAnalysis, hashInput, inputHashOf, storeAnalysis } from '#src/features/analyses/analyses.service.ts'
import { queueWording } from '#src/features/wording/wording.service.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, requireCompany } from '#src/platform/identity/company-access.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { findNewestAnswers } from './diagnostics.repo.ts'
import { readEngineInput } from './diagnostics.service.ts'

/**
 * Analyses the newest answers with today's data: the company's record, revenue by month and movements.
 * If nothing has changed since the newest analysis, nothing is stored and that one is returned.
 *
 * @throws AppError `conflict` (no diagnostic yet), `too_many_requests`
 */
export async function refreshAnalysis(
  services: Services,
  actor: Actor,
  company: Company,
): Promise<{ analysisId: string; status: 'completed' | 'unchanged' }> {
  const { db, clock } = services
  const now = clock()
  const answers = await findNewestAnswers(db, company.id)
  if (!answers) throw new AppError('conflict', DIAGNOSTIC_TEXT.noDiagnostic)
  const { input } = await readEngineInput(db, company, now)
  const newest = company.last_analysis_id
  if (newest && (await inputHashOf(db, company.id, newest)) === hashInput(input))
    return { analysisId: newest, status: 'unchanged' }
  const analysisId = await analyseAgain(services, actor, company, { input, diagnosticId: answers.id, now })
  return { analysisId, status: 'completed' }
}

interface Again {
  input: AnalysisInput
  diagnosticId: string
  now: number
  /** What is stored together with it. */
  keep?: (trx: Db) => Promise<void>
}

/** Stores another analysis of existing answers, counted against the diagnostics' rate limit; returns its id. */
export async function analyseAgain(
  { db, config, emitToCompany }: Services,
  actor: Actor,
  company: Company,
  { input, diagnosticId, now, keep }: Again,
): Promise<string> {
  const analysis = await buildAnalysis(input, { origem: 'diagnostico', now })
  await inTransaction(db, async (trx) => {
    await takeDurable(trx, `diagnostic:${company.id}`, RATE.diagnosticPerCompany, {
      scale: config.rateLimitScale,
      now,
      message: ERROR_TEXT.analysisLimit,
    })
    // The company may have been deleted since it was read.
    await requireCompany(trx, actor, company.id)
    await keep?.(trx)
    const inputHash = hashInput(input)
    await storeAnalysis(trx, { companyId: company.id, diagnosticId, analysis, inputHash, createdAt: now })
    await queueWording(trx, config, { analysisId: analysis.id, userId: actor.userId, now })
  })
  emitToCompany(company.id, 'analysis:completed', { companyId: company.id, analysisId: analysis.id })
  return analysis.id
}
