import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatNumber } from '@norteia/contracts/format'
import { TARGET } from '@norteia/contracts/product-figures'
import { ScoreRing } from '#src/lib/analysis/score-ring.tsx'
import { FactLegend } from '#src/lib/facts/fact-legend.tsx'
import { FactFigure, FactText } from '#src/lib/facts/fact-text.tsx'
import { cx } from '#src/ui/page/cx.ts'

type Score = AnalysisRead['insights']['analiseCompleta']['scoreGeral']

/**
 * The score in a ring, its class, and the summary beside it; `whole`: the dimensions too. Without them a phone shows the
 * ring small and no summary, so that what the tab is about begins on the first screen.
 */
export function ScoreSummary({ analise, whole }: { analise: AnalysisRead; whole: boolean }) {
  const { scoreTotal, classificacao, resumo, dimensoes, estimados } = analise.insights.analiseCompleta.scoreGeral
  const { nivel, emoji } = classificacao
  return (
    <section aria-label="Nota geral" className="grid grid-cols-[auto_1fr] items-center gap-x-5 sm:gap-x-8">
      <div className="sm:row-span-2">
        <ScoreRing score={scoreTotal} estimated={estimados.length > 0} small={!whole}>
          <FactFigure campo="insights.analiseCompleta.scoreGeral.scoreTotal">{formatNumber(scoreTotal)}</FactFigure>
        </ScoreRing>
      </div>
      <p className="text-base font-semibold max-sm:font-display max-sm:text-xl sm:self-end">
        {nivel}
        {/* Behind the word: where no font has the sign, its room would indent the line. */}
        {emoji && <span aria-hidden="true"> {emoji}</span>}
      </p>
      <div className={cx('min-w-0 max-sm:col-span-2 max-sm:mt-3 sm:self-start', !whole && 'max-sm:hidden')}>
        {resumo && (
          <div className="mt-1 max-w-prose text-base leading-7 text-pretty">
            <FactText text={resumo} campo="insights.analiseCompleta.scoreGeral.resumo" />
          </div>
        )}
        {whole && dimensoes.length > 0 && <Dimensions dimensoes={dimensoes} />}
        {whole && (
          <div className="mt-4">
            <FactLegend />
          </div>
        )}
      </div>
    </section>
  )
}

/** A thin bar for each dimension, with the goal marked. */
function Dimensions({ dimensoes }: { dimensoes: Score['dimensoes'] }) {
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {dimensoes.map((dimension, place) => (
        <li key={dimension.nome} className="min-w-0">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 wrap-break-word">{dimension.nome}</span>
            <span className="figure shrink-0 font-semibold">
              {dimension.nota === null ? (
                <span className="font-normal text-muted">não avaliado</span>
              ) : (
                <FactFigure campo={`insights.analiseCompleta.scoreGeral.dimensoes.${place}.nota`}>
                  {formatNumber(dimension.nota)}
                </FactFigure>
              )}
            </span>
          </div>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1 h-1 w-full overflow-hidden rounded-full"
          >
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={dimension.nota ?? 0} height="4" className="fill-chart-1" />
            <rect x={TARGET} width="0.8" height="4" className="fill-ink" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
