import {
  DIAGNOSTIC_TEXT,
  type DiagnosticSubmission,
  diagnosticProblems,
  FormAnswers,
} from '@norteia/contracts/diagnostic'
import type { KeptAnswers } from '@norteia/contracts/diagnostic-answers'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { monthOf } from '@norteia/contracts/format'
import type { AnalysisInput } from '@norteia/engine/analyze'
import { QUESTIONS } from '@norteia/engine/questions'
import { type Db, inTransaction } from '#src/db/client.ts'
import { buildAnalysis, hashInput, storeAnalysis } from '#src/features/analyses/analyses.service.ts'
import { widenBands } from '#src/features/forecasts/scorecard.service.ts'
import { listRevenueMonths, readLedgerFacts } from '#src/features/ledger-facts/ledger-facts.service.ts'
import { queueWording } from '#src/features/wording/wording.service.ts'
import { forbidden, invalidFields } from '#src/platform/app-error.ts'
import { claimAnswer, identify } from '#src/platform/http/idempotency.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, companyWire, requireCompany } from '#src/platform/identity/company-access.ts'
import { newId, sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { type Choices, findAnswers, findNewestAnswers, insertDiagnostic } from './diagnostics.repo.ts'

/** Input of the engine: the company's record, its newest diagnostic if there is one, and its revenue. */
export async function readEngineInput(
  db: Db,
  company: Company,
  now: number,
): Promise<{ input: AnalysisInput; diagnosed: boolean }> {
  const answers = await findNewestAnswers(db, company.id)
  const input = {
    ...(await readFigures(db, company, now)),
    formAnswers: answers?.formAnswers ?? FormAnswers.parse({}),
    segmentSpecificAnswers: answers?.segmentSpecificAnswers ?? {},
    ...chosen(answers?.choices),
  }
  return { input, diagnosed: answers !== undefined }
}

/** The owner's choices as the engine takes them. */
export const chosen = ({
  desafio,
  conta,
}: Partial<Choices> = {}): Pick<AnalysisInput, 'chosenCard' | 'chosenAccount'> => ({
  ...(desafio && { chosenCard: desafio }),
  ...(conta && { chosenAccount: conta }),
})

/** What is known of the company besides its answers: its record, its revenue by month, and figures from its statements. */
async function readFigures(
  db: Db,
  company: Company,
  now: number,
): Promise<Pick<AnalysisInput, 'company' | 'history' | 'referenceMonth' | 'measuredFacts' | 'bandWidening'>> {
  const measured = await readLedgerFacts(db, company.id, now)
  const bandWidening = await widenBands(db, company.id, now)
  const { setor, faturamento, funcionarios } = companyWire(company)
  return {
    company: { setor, faturamento, funcionarios },
    history: await listRevenueMonths(db, company.id, measured),
    referenceMonth: monthOf(now),
    ...(measured.fatos.length > 0 && { measuredFacts: measured.fatos }),
    ...(bandWidening > 1 && { bandWidening }),
  }
}

/** What the owner answered last, as the form takes it; null: nothing yet. */
export async function readNewestAnswers(db: Db, companyId: string): Promise<KeptAnswers | null> {
  const kept = await findNewestAnswers(db, companyId)
  if (!kept) return null
  const { formAnswers, segmentSpecificAnswers, createdAt } = kept
  return { createdAt: new Date(createdAt).toISOString(), formAnswers, segmentSpecificAnswers }
}

/**
 * Analyses a diagnostic and stores answers, analysis and counters in one transaction before it answers.
 * A repeated or simultaneous equal post returns the id of the first.
 *
 * @throws AppError `invalid_fields`, `forbidden`, `not_found`, `too_many_requests`
 */
export async function submitDiagnostic(
  services: Services,
  actor: Actor,
  submission: DiagnosticSubmission,
  idempotencyKey: string | string[] | undefined,
): Promise<string> {
  const { db, clock, config } = services
  const problems = diagnosticProblems(submission.formAnswers, submission.segmentSpecificAnswers, QUESTIONS)
  if (problems) throw invalidFields(problems.fields, problems.message)
  const identity = identify(actor.userId, idempotencyKey, { call: 'diagnostics', submission })
  if (submission.userEmail !== actor.email) throw forbidden(DIAGNOSTIC_TEXT.emailOther)
  const company = await requireCompany(db, actor, submission.companyId)
  const now = clock()
  const choices = await keptChoices(db, company.id, submission)
  const input = {
    ...(await readFigures(db, company, now)),
    formAnswers: submission.formAnswers,
    segmentSpecificAnswers: submission.segmentSpecificAnswers,
    ...chosen(choices),
  }
  const analysis = await buildAnalysis(input, { origem: 'diagnostico', now })

  const stored = await inTransaction(db, async (trx) => {
    const known = await claimAnswer(trx, identity, analysis.id, now)
    if (known) return known.earlier
    const at = { scale: config.rateLimitScale, now, message: ERROR_TEXT.analysisLimit }
    await takeDurable(trx, `diagnostics:${sha256(actor.userId)}`, RATE.diagnosticPerUser, at)
    await takeDurable(trx, `diagnostic:${company.id}`, RATE.diagnosticPerCompany, at)
    // The company may have been deleted since it was read.
    await requireCompany(trx, actor, company.id)
    const diagnosticId = newId(now)
    await insertDiagnostic(trx, { id: diagnosticId, userId: actor.userId, submission, createdAt: now, choices })
    await storeAnalysis(trx, {
      companyId: company.id,
      diagnosticId,
      analysis,
      inputHash: hashInput(input),
      createdAt: now,
    })
    await queueWording(trx, config, { analysisId: analysis.id, userId: actor.userId, now })
    return analysis.id
  })
  if (stored === analysis.id)
    services.emitToCompany(company.id, 'analysis:completed', { companyId: company.id, analysisId: stored })
  return stored
}

/** The owner's earlier choices, as long as challenge and goals are described in the same words. */
async function keptChoices(db: Db, companyId: string, { formAnswers }: DiagnosticSubmission): Promise<Choices> {
  const before = await findNewestAnswers(db, companyId)
  const same =
    before?.formAnswers.main_challenge === formAnswers.main_challenge &&
    before.formAnswers.future_goals === formAnswers.future_goals
  return same ? before.choices : { desafio: null, conta: null }
}

const OLDEST_READ = 50

/** Free texts that the owner typed in the company's diagnostics, without chosen options. */
export async function listOwnWords(db: Db, companyId: string): Promise<string[]> {
  const options: ReadonlySet<string> = new Set(
    [QUESTIONS.general, ...Object.values(QUESTIONS.segments)].flat().flatMap((question) => question.options ?? []),
  )
  const answers = await findAnswers(db, companyId, OLDEST_READ)
  return answers
    .flatMap(({ formAnswers: { company_name: _, ...rest }, segmentSpecificAnswers }) => [
      ...Object.values(rest).flat(),
      ...Object.values(segmentSpecificAnswers).flat(),
    ])
    .flatMap((text) => (text === undefined || options.has(text) ? [] : [text]))
}
