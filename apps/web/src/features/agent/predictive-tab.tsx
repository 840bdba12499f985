import { AGENT_TEXT, type PredictiveRead, ReadPredictive } from '@norteia/contracts/agent'
import { useState } from 'react'
import { PredictiveResult } from '#src/lib/analysis/predictive-result.tsx'
import { ScorecardCard } from '#src/lib/analysis/scorecard-card.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { AGENT_ERRORS, agentError, askAgent } from './agent.queries.ts'
import type { Kept, Say } from './feedback.tsx'

/** Cash flow, opportunities and risks on demand. */
export function PredictiveTab({ companyId, say, kept }: { companyId: string; say: Say; kept: Kept<PredictiveRead> }) {
  const [result, setResult] = kept
  const [loading, setLoading] = useState(false)
  const generate = async () => {
    setLoading(true)
    try {
      setResult(await askAgent(`/api/predictive-analysis/${companyId}`, ReadPredictive, { method: 'POST' }))
      say('success', AGENT_TEXT.predicted)
    } catch (error) {
      say('error', agentError(error, AGENT_ERRORS.predictive))
    } finally {
      setLoading(false)
    }
  }
  const button = (
    <Button loading={loading} onClick={() => void generate()}>
      Gerar Análise Preditiva
    </Button>
  )
  if (!result)
    return (
      <div className="grid grid-cols-1 gap-4">
        <EmptyState title="O que vem nos próximos três meses" action={button}>
          A previsão usa o histórico de faturamento da sua empresa. Com menos de três meses, ela é um cenário, e dizemos
          isso.
        </EmptyState>
        <ScorecardCard companyId={companyId} level={3} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>{button}</div>
      <PredictiveResult result={result} />
      <ScorecardCard companyId={companyId} level={3} />
    </div>
  )
}
