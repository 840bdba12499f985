import type { AnalysisField } from '@norteia/contracts/analysis'
import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Estimated } from '#src/lib/analysis/estimated.tsx'
import { FactPopover } from '#src/lib/facts/fact-popover.tsx'
import { FactFigure } from '#src/lib/facts/fact-text.tsx'
import { factsOf } from '#src/lib/facts/facts.tsx'
import { KIND_GLYPHS, KIND_NAMES } from '#src/lib/facts/kinds.ts'
import { cx } from '#src/ui/page/cx.ts'
import type { Origin } from './kpi-facts.ts'
import type { Kpi } from './kpis.ts'

const TONES = { positive: 'text-positive', negative: 'text-negative', neutral: 'text-muted' } as const
const ARROWS = { positive: ArrowUpRight, negative: ArrowDownRight, neutral: null } as const

/** Four figures, each with its comparison and source; pressing the figure shows its origin. */
export function KpiCards({ kpis }: { kpis: readonly Kpi[] }) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4"
      aria-label="Indicadores principais"
    >
      {kpis.map((kpi) => {
        const Arrow = ARROWS[kpi.tone]
        return (
          <li key={kpi.id} className="flex min-w-0 flex-col rounded-lg border border-line bg-card p-4 sm:p-5">
            <h2 className="text-sm font-medium text-pretty text-muted">{kpi.label}</h2>
            <div
              className={cx(
                'figure mt-2 leading-8 font-semibold tracking-tight whitespace-nowrap sm:text-2xl',
                // 'R$ 999,9 milhões' beside another card on the smallest phone.
                kpi.value.length > 12 ? 'text-base' : 'text-xl',
              )}
              title={kpi.exact || undefined}
            >
              <Estimated when={kpi.estimated}>
                <Asked origin={kpi.origin} campo={kpi.campo}>
                  {kpi.value}
                </Asked>
              </Estimated>
              {kpi.id === 'nota' && kpi.exact && <span className="ml-1 text-sm font-normal text-muted">de 100</span>}
              {kpi.step && (
                <span className={cx('ml-2 text-sm', TONES[kpi.step.tone])}>
                  <Asked origin={kpi.step.origin}>{kpi.step.text}</Asked>
                  <span className="sr-only"> desde {kpi.step.since}</span>
                </span>
              )}
            </div>
            <div className={cx('figure mt-1 mb-3 flex items-start gap-1 text-sm', TONES[kpi.tone])}>
              {Arrow && <Arrow aria-hidden="true" className="mt-0.5 -ml-0.5 size-4 shrink-0" />}
              <span className="text-pretty">
                <Asked origin={kpi.changeOrigin}>{kpi.change}</Asked>
                {kpi.against && <span className="text-muted"> {kpi.against}</span>}
              </span>
            </div>
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
        )
      })}
    </ul>
  )
}

interface AskedProps {
  origin?: Origin | undefined
  campo?: AnalysisField | undefined
  children: ReactNode
}

/** Asks the analysis, or what was computed on this page. */
function Asked({ origin, campo, children }: AskedProps) {
  if (campo)
    return (
      <FactFigure campo={campo} plain>
        {children}
      </FactFigure>
    )
  if (!origin) return children
  return (
    <FactPopover fact={origin[0]} facts={factsOf(origin)} plain>
      {children}
    </FactPopover>
  )
}
