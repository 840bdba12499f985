import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatNumber } from '@norteia/contracts/format'

const scoreOf = ({ insights }: AnalysisRead) => insights.analiseCompleta.scoreGeral

/** Points that an analysis has more than the one before it; null: nothing to compare with. */
export function scoreStep(analise: AnalysisRead, before: AnalysisRead | null): number | null {
  if (!before || scoreOf(analise).estimados.length > 0 || scoreOf(before).estimados.length > 0) return null
  return scoreOf(analise).scoreTotal - scoreOf(before).scoreTotal
}

/** '+2', '−3' or '='. */
export const stepText = (step: number): string => (step === 0 ? '=' : `${step > 0 ? '+' : ''}${formatNumber(step)}`)

/** The newest of a list, newest first, that came before an analysis and counts: a simulation doesn't. */
export function countingBefore(analise: AnalysisRead, list: readonly AnalysisRead[]): AnalysisRead | null {
  const place = list.findIndex(({ id }) => id === analise.id)
  return place < 0 ? null : (list.slice(place + 1).find(({ origem }) => origem !== 'ferramenta') ?? null)
}
