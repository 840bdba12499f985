import type { ConsultantAnswer, ConsultantQuestion, PredictiveResult, SectorInsights } from '@norteia/contracts/agent'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { dayOf } from '@norteia/contracts/format'
import { predict } from '@norteia/engine/predict'
import { sectorInsights } from '@norteia/engine/sector-insights'
import { readEngineInput } from '#src/features/diagnostics/diagnostics.service.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, requireCompany } from '#src/platform/identity/company-access.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { insertForecast } from './forecasts.repo.ts'

/** @throws AppError `not_found`, `forbidden`, `too_many_requests` */
export async function askConsultant(
  { db, clock, config }: Services,
  actor: Actor,
  { question, companyId }: ConsultantQuestion,
): Promise<ConsultantAnswer> {
  const company = await requireCompany(db, actor, companyId)
  const now = clock()
  await takeDurable(db, `consultant:${actor.userId}`, RATE.consultantPerUser, { scale: config.rateLimitScale, now })
  const { input, diagnosed } = await readEngineInput(db, company, now)
  // Its index takes time and memory that a process without questions need not spend.
  const { answerConsultant } = await import('@norteia/engine/consultant/answer')
  return answerConsultant({
    question,
    company: input.company,
    diagnostic: diagnosed ? input : null,
    referenceMonth: input.referenceMonth,
  })
}

/** @throws AppError `too_many_requests` */
export async function predictCompany({ db, clock, config }: Services, company: Company): Promise<PredictiveResult> {
  const now = clock()
  await takeDurable(db, `predictive:${company.id}`, RATE.predictivePerCompany, {
    scale: config.rateLimitScale,
    now,
    message: ERROR_TEXT.analysisLimit,
  })
  const result = predict((await readEngineInput(db, company, now)).input)
  const { next3Months, metodo } = result.cashFlowPrediction
  await insertForecast(db, company.id, { on: dayOf(now), scenario: metodo.startsWith('cenário'), months: next3Months })
  return result
}

/** Computed anew at each call, from public figures and the newest diagnostic; nothing is stored. */
export async function readSectorInsights({ db, clock }: Services, company: Company): Promise<SectorInsights> {
  return sectorInsights((await readEngineInput(db, company, clock())).input)
}
