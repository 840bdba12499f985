import type { AnalysisDetail } from '@norteia/contracts/analysis'
import type { ProviderPreviewReply, SentText } from '@norteia/contracts/privacy'
import * as z from 'zod/mini'
import type { Db } from '#src/db/client.ts'
import { findStoredAnalysis } from '#src/features/analyses/analyses.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import type { Config } from '#src/platform/config.ts'
import { findSubject, type WordingSubject } from './wording.repo.ts'

export const WORDING_JOB = { kind: 'analysis-wording', payload: z.object({ analysisId: z.string() }) }

/** Queues the rewording of an analysis, in the transaction that stores it; does nothing without a provider. */
export async function queueWording(
  trx: Db,
  config: Pick<Config, 'aiProviders'>,
  about: { analysisId: string; userId: string; now: number },
): Promise<void> {
  if (config.aiProviders.length === 0) return
  await enqueue(
    trx,
    WORDING_JOB,
    { key: about.analysisId, payload: { analysisId: about.analysisId }, userId: about.userId },
    about.now,
  )
}

/** An analysis, its owner, and the text a provider would receive. Undefined: the analysis no longer exists. */
export async function wordingRequest(
  db: Db,
  analysisId: string,
): Promise<{ subject: WordingSubject; analysis: AnalysisDetail; sent: SentText } | undefined> {
  const subject = await findSubject(db, analysisId)
  const analysis = subject && (await findStoredAnalysis(db, subject.companyId, analysisId))
  if (!subject || !analysis) return undefined
  const { wordingPrompt } = await import('@norteia/engine/wording/wording')
  return { subject, analysis, sent: wordingPrompt(analysis, subject.answers, subject.names) }
}

/** Preview for the owner: what would be sent about the company's newest analysis that counts. */
export async function previewSent(
  db: Db,
  company: { last_analysis_id: string | null },
): Promise<ProviderPreviewReply['data']> {
  const request = company.last_analysis_id === null ? undefined : await wordingRequest(db, company.last_analysis_id)
  if (!request) return null
  const { analysis, sent } = request
  return { analysisId: analysis.id, analysedAt: analysis.createdAt, sent }
}
