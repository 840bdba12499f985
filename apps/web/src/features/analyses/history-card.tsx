import { formatDate, formatNumber, formatPercent, formatTime } from '@norteia/contracts/format'
import { Estimated } from '#src/lib/analysis/estimated.tsx'
import { MISSING_TEXT, preview } from '#src/lib/analysis/excerpt.ts'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { changeOf, type Entry, stepOf } from './history-story.ts'

const PREVIEW = 150
const ORIGINS = { diagnostico: null, ferramenta: 'Simulação', agendada: 'Agendada' } as const

interface HistoryCardProps {
  entry: Entry
  /** The pointer or the focus is on it. */
  onNear: () => void
  onOpen: () => void
}

/** One analysis in the history; the whole card opens it. */
export function HistoryCard({ entry, onNear, onOpen }: HistoryCardProps) {
  const { analise } = entry
  const step = stepOf(entry)
  const change = changeOf(entry)
  const { estimados } = analise
  const { scoreGeral } = analise.insights.analiseCompleta
  const origin = analise.origem && ORIGINS[analise.origem]
  return (
    <li
      onPointerEnter={onNear}
      className="relative grid gap-x-6 gap-y-3 rounded-lg border border-line bg-card p-4 transition-colors duration-150 hover:border-edge sm:grid-cols-[1fr_auto] sm:p-5"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="figure text-base font-semibold">
            {analise.createdAt ? (
              <time dateTime={analise.createdAt}>
                {formatDate(analise.createdAt)} às {formatTime(analise.createdAt)}
              </time>
            ) : (
              'Data não informada'
            )}
          </h3>
          {origin && <Badge tone={analise.origem === 'ferramenta' ? 'warning' : 'neutral'}>{origin}</Badge>}
        </div>
        <p className="mt-1.5 line-clamp-3 max-w-3xl text-muted">
          {preview(analise.resultado.resposta || MISSING_TEXT, PREVIEW)}
        </p>
        {change && <p className="mt-1.5 max-w-3xl">{change}</p>}
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted" aria-label="Sobre a análise">
          <li>
            <Estimated when={estimados.includes('modeloIA')}>{analise.modeloIA}</Estimated>
          </li>
          <li>
            Estratégia:{' '}
            <Estimated when={estimados.includes('estrategiaUtilizada')}>{analise.estrategiaUtilizada}</Estimated>
          </li>
          <li className="figure">
            Confiança dos dados:{' '}
            <Estimated when={estimados.includes('nivelConfianca')}>{formatPercent(analise.nivelConfianca)}</Estimated>
          </li>
          {analise.setor && <li>Setor: {analise.setor}</li>}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 sm:flex-col sm:items-end sm:justify-between">
        <p className="figure text-muted">
          <span className="font-display text-2xl text-ink">{formatNumber(scoreGeral.scoreTotal)}</span> de 100
          {step && (
            <span
              className={cx(
                'ml-2 font-semibold',
                step.startsWith('+') ? 'text-positive' : step === '=' ? 'text-muted' : 'text-negative',
              )}
            >
              {step}
              <span className="sr-only"> em relação à análise anterior</span>
            </span>
          )}
          {scoreGeral.estimados.length > 0 && <span className="block text-xs">(estimado)</span>}
        </p>
        <Button
          variant="secondary"
          size="sm"
          onFocus={onNear}
          onClick={onOpen}
          className="after:absolute after:inset-0"
        >
          Ver Detalhes
        </Button>
      </div>
    </li>
  )
}
