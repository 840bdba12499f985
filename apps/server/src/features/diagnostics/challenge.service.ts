import { DIAGNOSTIC_TEXT } from '@norteia/contracts/diagnostic'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { findCard } from '@norteia/engine/problems/match'
import { inTransaction } from '#src/db/client.ts'
import { buildAnalysis, getAnalysis, hashInput, storeAnalysis } from '#src/features/analyses/analyses.service.ts'
import { queueWording } from '#src/features/wording/wording.service.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, requireCompany } from '#src/platform/identity/company-access.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { findNewestAnswers, keepChoice } from './diagnostics.repo.ts'
import { readEngineInput } from './diagnostics.service.ts'

/**
 * Keeps which problem the owner means and analyses her newest answers again, as an entry of its own in the history.
 *
 * @returns the new analysis's id
 * @throws AppError `not_found` (analysis), `invalid_fields` (unknown card), `conflict` (no diagnostic yet),
 *   `too_many_requests`
 */
export async function chooseChallenge(
  services: Services,
  actor: Actor,
  company: Company,
  { analysisId, problema }: { analysisId: string; problema: string },
): Promise<string> {
  const { db, clock, config } = services
  await getAnalysis(db, company, analysisId)
  if (!findCard(problema)) throw invalidFields({ problema: DIAGNOSTIC_TEXT.unknownProblem })
  const answers = await findNewestAnswers(db, company.id)
  if (!answers) throw new AppError('conflict', DIAGNOSTIC_TEXT.noDiagnostic)
  const now = clock()
  const read = await readEngineInput(db, company, now)
  const input = { ...read.input, desafio: problema }
  const analysis = buildAnalysis(input, { origem: 'diagnostico', now })
  await inTransaction(db, async (trx) => {
    await takeDurable(trx, `diagnostic:${company.id}`, RATE.diagnosticPerCompany, {
      scale: config.rateLimitScale,
      now,
      message: ERROR_TEXT.analysisLimit,
    })
    // It may have been deleted since it was read.
    await requireCompany(trx, actor, company.id)
    await keepChoice(trx, company.id, answers.id, problema)
    const inputHash = hashInput(input)
    await storeAnalysis(trx, { companyId: company.id, diagnosticId: answers.id, analysis, inputHash, createdAt: now })
    await queueWording(trx, config, { analysisId: analysis.id, userId: actor.userId, now })
  })
  services.emitToCompany(company.id, 'analysis:completed', { companyId: company.id, analysisId: analysis.id })
  return analysis.id
}
