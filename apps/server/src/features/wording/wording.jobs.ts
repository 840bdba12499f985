import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { Wording } from '@norteia/contracts/wording'
import { applyWording, wordingFaults, wordingPrompt } from '@norteia/engine/wording/wording'
import type { Db } from '#src/db/client.ts'
import { findStoredAnalysis, replaceAnalysis } from '#src/features/analyses/analyses.service.ts'
import { insertProviderCall } from '#src/features/notifications/notifications.service.ts'
import type { JobHandler } from '#src/jobs/runner.ts'
import type { AskModel } from '#src/platform/models.ts'
import type { EmitToCompany } from '#src/platform/realtime.ts'
import { findSubject } from './wording.repo.ts'
import { WORDING_KIND, type WordingPayload } from './wording.service.ts'

export interface WordingJobDeps {
  db: Db
  clock: () => number
  askModel: AskModel
  emitToCompany: EmitToCompany
}

/**
 * Lets a model word an analysis that is already answered and stored. Its sentences replace the engine's when they pass
 * the gate; whatever fails, the engine's stand.
 */
export function wordingJobs({ db, clock, askModel, emitToCompany }: WordingJobDeps): Record<string, JobHandler> {
  return {
    [WORDING_KIND]: {
      tries: 2,
      run: async (job, run) => {
        const { analysisId } = job.payload as WordingPayload
        const subject = await findSubject(db, analysisId)
        const analysis = subject && (await findStoredAnalysis(db, subject.companyId, analysisId))
        if (!subject || !analysis) return
        const begun = performance.now()
        const { answer, attempts } = await askModel({
          ...wordingPrompt(analysis, subject.answers, subject.names),
          schema: Wording,
          check: (wording) => wordingFaults(analysis, wording),
          signal: run.signal,
        })
        run.signal.throwIfAborted()
        const spent = performance.now() - begun
        const worded = answer && withRecord(applyWording(analysis, answer.output), answer, spent)
        await run.complete(async (trx) => {
          if (worded) await replaceAnalysis(trx, subject.companyId, worded)
          for (const { provider, reason } of attempts.filter((attempt) => attempt.reason !== 'em_pausa')) {
            const accepted = reason === 'aceito' ? answer?.model : undefined
            await insertProviderCall(
              trx,
              {
                userId: subject.userId,
                companyId: subject.companyId,
                provider,
                model: accepted ?? 'não informado',
                purpose: 'redação da análise',
                outcome: reason,
              },
              clock(),
            )
          }
        })
        if (worded) emitToCompany(subject.companyId, 'analysis:completed', { companyId: subject.companyId, analysisId })
      },
    },
  }
}

/** Says truthfully whose text stands in the analysis and how long all of it took. */
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
