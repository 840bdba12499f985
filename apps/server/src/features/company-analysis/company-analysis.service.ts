import type { AnalysisDetail } from '@norteia/contracts/analysis'
import type { CompanyAnalysisInput } from '@norteia/contracts/company-analysis'
import { COMPANY_AGES, FormAnswers } from '@norteia/contracts/diagnostic'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { monthOf } from '@norteia/contracts/format'
import type { AnalysisInput } from '@norteia/engine/analyze'
import { inTransaction } from '#src/db/client.ts'
import { buildAnalysis, storeAnalysis } from '#src/features/analyses/analyses.service.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'

/**
 * Analyses what was typed into the tool and keeps the result as a simulation in the active company's history.
 *
 * @throws AppError `conflict` without an active company, `too_many_requests`
 */
export async function runTool(services: Services, actor: Actor, typed: CompanyAnalysisInput): Promise<AnalysisDetail> {
  const { db, clock, config } = services
  const companyId = actor.activeCompanyId
  const now = clock()
  if (!companyId) throw noActiveCompany()
  const analysis = await buildAnalysis(toolInput(typed, now), { origem: 'ferramenta', now })
  await inTransaction(db, async (trx) => {
    const company = await requireCompany(trx, actor, companyId).catch((error: unknown) => {
      throw error instanceof AppError ? noActiveCompany() : error
    })
    const at = { scale: config.rateLimitScale, now, message: ERROR_TEXT.analysisLimit }
    await takeDurable(trx, `tools:${sha256(actor.userId)}`, RATE.toolPerUser, at)
    await takeDurable(trx, `tool:${company.id}`, RATE.toolPerCompany, at)
    await storeAnalysis(trx, { companyId, diagnosticId: null, analysis, createdAt: now })
  })
  services.emitToCompany(companyId, 'analysis:completed', { companyId, analysisId: analysis.id })
  return analysis
}

/** Forecast for the typed data; the run enters the history like the others. */
export async function runToolPrediction(services: Services, actor: Actor, typed: CompanyAnalysisInput) {
  const { predict } = await import('@norteia/engine/predict')
  await runTool(services, actor, typed)
  return predict(toolInput(typed, services.clock()))
}

const noActiveCompany = () => new AppError('conflict', ERROR_TEXT.noActiveCompany)

/** Maps the tool's form to the diagnostic's; questions it doesn't ask stay unanswered. Names and contacts are dropped. */
function toolInput(typed: CompanyAnalysisInput, now: number): AnalysisInput {
  return {
    company: { setor: typed.setor, faturamento: typed.faturamento, funcionarios: typed.funcionarios },
    formAnswers: {
      ...FormAnswers.parse({}),
      company_age: ageOf(typed.tempoMercado ?? ''),
      main_costs: typed.custos == null ? '' : `custos mensais ${typed.custos.toFixed(2).replace('.', ',')}`,
      main_challenge: typed.desafios,
      future_goals: typed.objetivos,
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: monthOf(now),
  }
}

/** '8 meses', '4 anos', '2 a 3 anos' or an option of the diagnostic as that option; '' without a time. */
export function ageOf(text: string): string {
  const option = COMPANY_AGES.find((age) => age === text)
  if (option) return option
  const [, number] = /(\d{1,4}(?:[.,]\d)?)/.exec(text) ?? []
  if (number === undefined) return ''
  const amount = Number(number.replace(',', '.'))
  const years = /m[eê]s/i.test(text) ? amount / 12 : amount
  const [upToOne, two, five, ten, more] = COMPANY_AGES
  if (years < 1) return upToOne
  if (years < 3) return two
  if (years < 6) return five
  return years <= 10 ? ten : more
}
