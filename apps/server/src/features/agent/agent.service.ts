import { setTimeout as sleep } from 'node:timers/promises'
import type { ConsultantQuestion, ConsultantTurn, PredictiveResult, SectorInsights } from '@norteia/contracts/agent'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { dayOf } from '@norteia/contracts/format'
import { KEPT } from '@norteia/contracts/privacy'
import type { Part } from '@norteia/engine/consultant/turn'
import { readEngineInput } from '#src/features/diagnostics/diagnostics.service.ts'
import { keepForecast } from '#src/features/forecasts/forecasts.service.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, requireCompany } from '#src/platform/identity/company-access.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { findConversation, keepConversation } from './conversations.repo.ts'

const CONVERSATION = KEPT.conversations * 24 * 3_600_000

/** What reads in one go between two pauses, and a pause. */
const PREPARING = { workMs: 8, restMs: 12 }

/**
 * Reads what the consultant may be asked in small pieces between other work, so that neither the first question nor
 * whoever asks beside it waits for all of it. `ended`: a process that stops reads no more.
 */
export async function prepareConsultant(ended: () => boolean): Promise<void> {
  const { prepareAnswers } = await import('@norteia/engine/consultant/prepare')
  let until = performance.now() + PREPARING.workMs
  for (const _piece of prepareAnswers()) {
    if (performance.now() < until) continue
    await sleep(PREPARING.restMs, undefined, { ref: false })
    if (ended()) return
    until = performance.now() + PREPARING.workMs
  }
  await Promise.all([ledgerAnswers(), talk()])
}

/** Modules that a process without questions need not read. */
const ledgerAnswers = () => import('#src/features/questions/questions.service.ts')
const talk = () => import('@norteia/engine/consultant/turn')

/** Answers and remembers. @throws AppError `not_found`, `forbidden`, `too_many_requests` */
export async function askConsultant(
  services: Services,
  actor: Actor,
  { question, companyId, conversaId }: ConsultantQuestion,
): Promise<ConsultantTurn> {
  const { db, clock, config } = services
  const company = await requireCompany(db, actor, companyId)
  const now = clock()
  await takeDurable(db, `consultant:${actor.userId}`, RATE.consultantPerUser, { scale: config.rateLimitScale, now })
  const talker = { userId: actor.userId, companyId: company.id }
  const conversation = await findConversation(db, talker, conversaId, now)
  const { input, diagnosed } = await readEngineInput(db, company, now)
  const { answerFromLedger } = await ledgerAnswers()
  const { answerParts, partsOf, readTalk } = await talk()
  let state = readTalk(conversation?.state)
  const parts: Part[] = []
  for (const part of partsOf(question)) {
    const { text, reserved } = part
    const query = { text, reserved, state: state.question, follows: state.last === 'question' }
    const numbers = await answerFromLedger(services, company, query)
    if (numbers) state = { ...state, question: numbers.state, last: 'question' }
    parts.push({ ...part, ...(numbers && { numbers: numbers.write }) })
  }
  const turn = answerParts(
    { company: input.company, diagnostic: diagnosed ? input : null, referenceMonth: input.referenceMonth },
    parts,
    state,
  )
  const kept = { state: turn.state, now, kept: CONVERSATION }
  return { ...turn.answer, conversaId: await keepConversation(db, talker, conversation?.id, kept) }
}

/** @throws AppError `too_many_requests` */
export async function predictCompany({ db, clock, config }: Services, company: Company): Promise<PredictiveResult> {
  const now = clock()
  const at = { scale: config.rateLimitScale, now, message: ERROR_TEXT.analysisLimit }
  await takeDurable(db, `predictives:${sha256(company.owner_id)}`, RATE.predictivePerUser, at)
  await takeDurable(db, `predictive:${company.id}`, RATE.predictivePerCompany, at)
  const { predict } = await import('@norteia/engine/predict')
  const result = predict((await readEngineInput(db, company, now)).input)
  const { next3Months, metodo } = result.cashFlowPrediction
  await keepForecast(db, company.id, { on: dayOf(now), scenario: metodo.startsWith('cenário'), months: next3Months })
  return result
}

/** Computed at each call from public figures and the newest diagnostic; nothing is stored. */
export async function readSectorInsights({ db, clock }: Services, company: Company): Promise<SectorInsights> {
  const { sectorInsights } = await import('@norteia/engine/sector-insights')
  return sectorInsights((await readEngineInput(db, company, clock())).input)
}
