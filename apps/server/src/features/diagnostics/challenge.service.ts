import { DIAGNOSTIC_TEXT } from '@norteia/contracts/diagnostic'
import { getAnalysis } from '#src/features/analyses/analyses.service.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import { findNewestAnswers, keepChoice } from './diagnostics.repo.ts'
import { readEngineInput } from './diagnostics.service.ts'
import { analyseAgain } from './reanalysis.service.ts'

/**
 * Stores which problem the owner chose and analyses the newest answers again, as a new entry of the history.
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
  const { db, clock } = services
  await getAnalysis(db, company, analysisId)
  const { findCard } = await import('@norteia/engine/problems/match')
  if (!findCard(problema)) throw invalidFields({ problema: DIAGNOSTIC_TEXT.unknownProblem })
  const answers = await findNewestAnswers(db, company.id)
  if (!answers) throw new AppError('conflict', DIAGNOSTIC_TEXT.noDiagnostic)
  const now = clock()
  const read = await readEngineInput(db, company, now)
  return analyseAgain(services, actor, company, {
    input: { ...read.input, chosenCard: problema },
    diagnosticId: answers.id,
    now,
    keep: (trx) => keepChoice(trx, company.id, answers.id, problema),
  })
}
