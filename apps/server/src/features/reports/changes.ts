import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { formatDate, formatMoney, formatNumber } from '@norteia/contracts/format'
import type { Kpis } from '#src/features/kpi/kpi.service.ts'
import type { ReportFigures } from './reports.repo.ts'

/** What the next report will compare itself with. */
export function figuresOf(analysis: AnalysisDetail, { score, receita, crescimento }: Kpis): ReportFigures {
  const { scoreGeral, insights } = analysis.insights.analiseCompleta
  return {
    ...(score !== undefined && { score }),
    ...(receita !== undefined && { receita }),
    ...(crescimento !== undefined && { crescimento }),
    dimensoes: Object.fromEntries(
      scoreGeral.dimensoes.flatMap(({ nome, nota }) => (nota === null ? [] : [[nome, nota]])),
    ),
    pontos: Object.fromEntries(insights.map(({ id, titulo }) => [id, titulo])),
  }
}

/** One sentence per difference; one that says so when there is none or nothing to compare with. */
export function changeSentences(
  now: ReportFigures,
  last: { figures: ReportFigures; createdAt: number } | undefined,
): string[] {
  if (!last) return ['Este é o primeiro relatório automático: os próximos dirão aqui o que mudou.']
  const { figures: before, createdAt } = last
  const points = (value: number) => formatNumber(value, 2)
  const sentences = [
    moved('Nota geral', before.score, now.score, points),
    moved('Faturamento mensal', before.receita, now.receita, formatMoney),
    moved('Crescimento mensal', before.crescimento, now.crescimento, (value) => `${formatNumber(value, 2)}%`),
    ...Object.keys({ ...before.dimensoes, ...now.dimensoes }).map((name) =>
      moved(name, before.dimensoes[name], now.dimensoes[name], points),
    ),
    ...Object.entries(now.pontos).flatMap(([id, title]) => (id in before.pontos ? [] : [`Ponto novo: ${title}.`])),
    ...Object.entries(before.pontos).flatMap(([id, title]) =>
      id in now.pontos ? [] : [`Ponto que saiu da lista: ${title}.`],
    ),
  ].filter((sentence) => sentence !== undefined)
  const since = `Desde o relatório de ${formatDate(createdAt)}`
  return sentences.length === 0 ? [`${since}, nenhum destes números mudou.`] : [`${since}:`, ...sentences]
}

function moved(
  name: string,
  before: number | undefined,
  now: number | undefined,
  show: (value: number) => string,
): string | undefined {
  if (before === now) return undefined
  if (now === undefined) return `${name}: sem dados agora (era ${show(before ?? 0)}).`
  if (before === undefined) return `${name}: ${show(now)} (antes sem dados).`
  return `${name}: de ${show(before)} para ${show(now)} (${now > before ? 'subiu' : 'caiu'} ${show(Math.abs(now - before))}).`
}
