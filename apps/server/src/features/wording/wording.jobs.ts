import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { Wording } from '@norteia/contracts/wording'
import type { Db } from '#src/db/client.ts'
import { rewordAnalysis } from '#src/features/analyses/analyses.service.ts'
import { logProviderCalls } from '#src/features/provider-log/provider-log.service.ts'
import { defineJob, type Job } from '#src/jobs/job.ts'
import type { AskModel } from '#src/platform/ports/models.ts'
import type { EmitToCompany } from '#src/platform/ports/realtime.ts'
import { WORDING_JOB, wordingRequest } from './wording.service.ts'

export interface WordingJobDeps {
  db: Db
  clock: () => number
  askModel: AskModel
  emitToCompany: EmitToCompany
}

/**
 * Lets a model reword a stored analysis. Its sentences replace the engine's if they pass the gate; on any failure the
 * engine's are kept.
 */
export function wordingJob({ db, clock, askModel, emitToCompany }: WordingJobDeps): Job {
  return defineJob({
    ...WORDING_JOB,
    lane: 'models',
    tries: 2,
    run: async (job, run) => {
      const { analysisId } = job.payload
      const request = await wordingRequest(db, analysisId)
      if (!request) return
      const { subject, analysis, sent } = request
      const { userId, companyId } = subject
      const { applyWording, wordingFaults } = await import('@norteia/engine/wording/wording')
      const begun = performance.now()
      const result = await askModel({
        ...sent,
        schema: Wording,
        check: (wording) => wordingFaults(analysis, wording),
        signal: run.signal,
      })
      const spent = performance.now() - begun
      // First, because calls must be recorded even if the rest of this run fails.
      await logProviderCalls(db, { userId, companyId, purpose: 'redação da análise' }, result, clock())
      run.signal.throwIfAborted()
      const { answer } = result
      const worded = answer && withRecord(applyWording(analysis, answer.output), answer, spent)
      await run.complete(async (trx) => {
        if (worded) await rewordAnalysis(trx, companyId, worded)
      })
      if (worded) emitToCompany(companyId, 'analysis:completed', { companyId, analysisId })
    },
  })
}

/** Records whose text the analysis contains and how long it took. */
const withRecord = (
  analysis: AnalysisDetail,
  { provider, model }: { provider: string; model: string },
  ms: number,
): AnalysisDetail => ({
  ...analysis,
  modeloIA: model,
  estrategiaUtilizada: 'Regras + redação por IA',
  providersUtilizados: [...analysis.providersUtilizados, provider],
  tempoProcessamento: Math.round((analysis.tempoProcessamento + ms) * 10) / 10,
})
