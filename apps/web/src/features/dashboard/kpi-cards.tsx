import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { KIND_GLYPHS, KIND_NAMES } from '#src/charts/kinds.ts'
import { Estimated } from '#src/lib/analysis/estimated.tsx'
import { FactFigure } from '#src/lib/analysis/fact-text.tsx'
import { cx } from '#src/ui/cx.ts'
import type { Kpi } from './kpis.ts'

/** Four figures, each with how it stands and where it is from. */
export function KpiCards({ kpis }: { kpis: readonly Kpi[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4" aria-label="Indicadores principais">
      {kpis.map((kpi) => (
        <li key={kpi.id} className="flex min-w-0 flex-col rounded-lg border border-line bg-card p-4 sm:p-5">
          <h2 className="text-sm font-medium text-muted">{kpi.label}</h2>
          <div className="figure mt-2 text-2xl leading-8 font-semibold tracking-tight" title={kpi.exact || undefined}>
            <Estimated when={kpi.estimated}>
              {kpi.campo ? <FactFigure campo={kpi.campo}>{kpi.value}</FactFigure> : kpi.value}
            </Estimated>
            {kpi.id === 'nota' && kpi.exact && <span className="ml-1 text-sm font-normal text-muted">de 100</span>}
          </div>
          <p
            className={cx(
              'figure mt-1 mb-3 flex items-start gap-1 text-sm',
              kpi.tone === 'positive' ? 'text-positive' : kpi.tone === 'negative' ? 'text-negative' : 'text-muted',
            )}
          >
            {kpi.tone === 'positive' && <ArrowUpRight aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
            {kpi.tone === 'negative' && <ArrowDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
            {kpi.change}
          </p>
          <p className="mt-auto flex gap-1.5 border-t border-line pt-2 text-xs text-muted">
            <span aria-hidden="true" className="text-primary">
              {KIND_GLYPHS[kpi.kind]}
            </span>
            <span>
              <span className="sr-only">{KIND_NAMES[kpi.kind]}: </span>
              {kpi.source}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
