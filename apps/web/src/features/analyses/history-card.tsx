import { formatDate, formatNumber, formatPercent, formatTime } from '@norteia/contracts/format'
import { Estimated } from '#src/lib/analysis/estimated.tsx'
import { type AnalysisView, MISSING_TEXT, preview } from '#src/lib/analysis/read-analysis.ts'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'

const PREVIEW = 150
const ORIGINS: Readonly<Record<string, string>> = { ferramenta: 'Simulação', agendada: 'Agendada' }

interface HistoryCardProps {
  analise: AnalysisView
  /** The pointer or the focus is on it. */
  onNear: () => void
  onOpen: () => void
}

/** One analysis in the history; the whole card opens it. */
export function HistoryCard({ analise, onNear, onOpen }: HistoryCardProps) {
  const origin = ORIGINS[analise.origem]
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
        <p className="mt-1.5 line-clamp-3 max-w-3xl text-muted">{preview(analise.texto || MISSING_TEXT, PREVIEW)}</p>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted" aria-label="Sobre a análise">
          <li>
            <Estimated when={analise.modeloIA.estimated}>{analise.modeloIA.value}</Estimated>
          </li>
          <li>
            Estratégia: <Estimated when={analise.estrategia.estimated}>{analise.estrategia.value}</Estimated>
          </li>
          <li className="figure">
            Confiança:{' '}
            <Estimated when={analise.confianca.estimated}>{formatPercent(analise.confianca.value)}</Estimated>
          </li>
          {analise.setor && <li>Setor: {analise.setor}</li>}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-4 sm:flex-col sm:items-end sm:justify-between">
        <p className="figure text-muted">
          <span className="font-display text-2xl text-ink">{formatNumber(analise.score.value)}</span> de 100
          {analise.score.estimated && <span className="block text-xs">(estimado)</span>}
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
