import type { AnalysisDetail } from '@norteia/contracts/analysis'
import type { AnalysisInput, EngineAnalysis } from '@norteia/engine/analyze'
import { RULES_VERSION } from '@norteia/engine/rules'
import { canonicalJson } from '#src/platform/http/canonical.ts'
import { newId, sha256 } from '#src/platform/ids.ts'

const ENGINE_MODEL = 'Motor Especialista Norteia'

/** Its texts and tables take memory that a process without analyses need not spend. */
export const loadEngine = () => import('@norteia/engine/analyze')

/** Runs the engine and records who wrote the result and how long it took. */
export async function buildAnalysis(
  input: AnalysisInput,
  about: { origem: AnalysisDetail['origem']; now: number },
): Promise<AnalysisDetail> {
  const { analyze } = await loadEngine()
  const begun = performance.now()
  const result = analyze(input)
  return asAnalysis(result, { ...about, tempoProcessamento: performance.now() - begun })
}

/** Hash of the engine's input and rules, without the month: an equal hash needs no new analysis. */
export function hashInput({ referenceMonth: _, ...data }: AnalysisInput): string {
  return sha256(canonicalJson({ rules: RULES_VERSION, ...data }))
}

function asAnalysis(
  result: EngineAnalysis,
  about: { origem: AnalysisDetail['origem']; now: number; tempoProcessamento: number },
): AnalysisDetail {
  const { resposta, completa } = result
  return {
    id: newId(about.now),
    createdAt: new Date(about.now).toISOString(),
    origem: about.origem,
    setor: result.setor,
    modeloIA: ENGINE_MODEL,
    estrategiaUtilizada: 'Regras',
    nivelConfianca: result.nivelConfianca,
    providersUtilizados: ['motor-especialista'],
    tempoProcessamento: Math.max(0.1, Math.round(about.tempoProcessamento * 10) / 10),
    versaoRegras: result.versaoRegras,
    resultado: { resposta },
    insights: { analiseBot: { resposta, charts: completa.charts }, analiseCompleta: completa },
    fatos: result.fatos,
    referencias: result.referencias,
  }
}
