import { NO_ACCOUNT } from '@norteia/contracts/analysis'
import { DIAGNOSTIC_TEXT } from '@norteia/contracts/diagnostic'
import { getAnalysis } from '#src/features/analyses/analyses.service.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import type { Services } from '#src/platform/services.ts'
import { type Choices, findNewestAnswers, keepChoice } from './diagnostics.repo.ts'
import { chosen, readEngineInput } from './diagnostics.service.ts'
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
  await getAnalysis(services.db, company, analysisId)
  const { findCard } = await import('@norteia/engine/problems/match')
  if (!findCard(problema)) throw invalidFields({ problema: DIAGNOSTIC_TEXT.unknownProblem })
  return analyseWith(services, actor, company, { desafio: problema })
}

/**
 * The same for the account of her numbers that the owner confirms: one of that analysis, or none of them.
 *
 * @throws AppError as `chooseChallenge`; `invalid_fields`: no account of that analysis
 */
export async function chooseAccount(
  services: Services,
  actor: Actor,
  company: Company,
  { analysisId, conta }: { analysisId: string; conta: string },
): Promise<string> {
  const { insights } = await getAnalysis(services.db, company, analysisId)
  const { itens = [], escolhida = null } = insights.analiseCompleta.contas ?? {}
  if (![NO_ACCOUNT, escolhida, ...itens.map(({ id }) => id)].includes(conta))
    throw invalidFields({ conta: DIAGNOSTIC_TEXT.unknownAccount })
  return analyseWith(services, actor, company, { conta })
}

async function analyseWith(
  services: Services,
  actor: Actor,
  company: Company,
  choice: Partial<Choices>,
): Promise<string> {
  const { db, clock } = services
  const answers = await findNewestAnswers(db, company.id)
  if (!answers) throw new AppError('conflict', DIAGNOSTIC_TEXT.noDiagnostic)
  const now = clock()
  const read = await readEngineInput(db, company, now)
  return analyseAgain(services, actor, company, {
    input: { ...read.input, ...chosen(choice) },
    diagnosticId: answers.id,
    now,
    keep: (trx) => keepChoice(trx, company.id, answers.id, choice),
  })
}
