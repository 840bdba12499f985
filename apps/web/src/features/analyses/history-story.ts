import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatDate, formatNumber, plural } from '@norteia/contracts/format'
import { scoreStep, stepText } from '#src/lib/analysis/score-step.ts'

/** An analysis with the one before it, of those that count. */
export interface Entry {
  analise: AnalysisRead
  /** null: none before it on this page, or a simulation. */
  before: AnalysisRead | null
}

/** Simulations that were made one after the other belong together on screen. */
const SAME_ROUND_MS = 60 * 60_000

const isRun = ({ origem }: AnalysisRead) => origem === 'ferramenta'
const scoreOf = ({ insights }: AnalysisRead) => insights.analiseCompleta.scoreGeral
const timeOf = ({ createdAt }: AnalysisRead) => new Date(createdAt).getTime()

/** The analyses of a page, newest first, each entry alone or a round of simulations of one sector. */
export function entriesOf(analises: readonly AnalysisRead[]): Entry[][] {
  const groups: Entry[][] = []
  for (const [place, analise] of analises.entries()) {
    const last = groups.at(-1)?.at(-1)?.analise
    const same =
      last &&
      isRun(last) &&
      isRun(analise) &&
      last.setor === analise.setor &&
      timeOf(last) - timeOf(analise) <= SAME_ROUND_MS
    const before = isRun(analise) ? null : (analises.slice(place + 1).find((older) => !isRun(older)) ?? null)
    if (same) groups.at(-1)!.push({ analise, before })
    else groups.push([{ analise, before }])
  }
  return groups
}

/** '+2', '−3' or '=' against the analysis before; null: nothing to compare with. */
export function stepOf({ analise, before }: Entry): string | null {
  const step = scoreStep(analise, before)
  return step === null ? null : stepText(step)
}

/** What changed since the analysis before, in a sentence; null: nothing to compare with. */
export function changeOf({ analise, before }: Entry): string | null {
  if (!before?.createdAt) return null
  const date = formatDate(before.createdAt)
  const notes = new Map(scoreOf(before).dimensoes.map(({ nome, nota }) => [nome, nota]))
  const moved = scoreOf(analise).dimensoes.flatMap(({ nome, nota }) => {
    const earlier = notes.get(nome)
    if (nota === null || earlier === undefined || earlier === nota) return []
    return [earlier === null ? `${nome} agora com ${nota}` : `${nome} de ${earlier} para ${nota}`]
  })
  if (moved.length > 0) return `Mudou desde ${date}: ${moved.join(', ')}.`
  return analise.resultado.resposta === before.resultado.resposta
    ? `Nada mudou desde ${date}: as mesmas respostas dão a mesma nota.`
    : `As notas são as de ${date}; o texto usa o que você informou depois.`
}

/** The scores of the analyses that count as a chart, oldest first; null: fewer than two. */
export function scoreChart(analises: readonly AnalysisRead[]): unknown {
  const scored = analises
    .filter((one) => !isRun(one) && one.createdAt && scoreOf(one).estimados.length === 0)
    .toReversed()
  const [first, last] = [scored[0], scored.at(-1)]
  if (scored.length < 2 || !first || !last) return null
  const [from, to] = [scoreOf(first).scoreTotal, scoreOf(last).scoreTotal]
  return {
    id: 'notas',
    type: 'line',
    title: { text: 'Nota de cada análise' },
    descricao: `De ${formatNumber(from)} para ${formatNumber(to)} em ${plural(scored.length, 'análise')}. A nota só muda com novas respostas ou dados medidos.`,
    categories: scored.map(({ createdAt }) => formatDate(createdAt).slice(0, 5)),
    series: [{ name: 'Nota geral', data: scored.map((one) => scoreOf(one).scoreTotal) }],
    unidade: 'pontos',
    tipoDado: 'calculado',
  }
}
