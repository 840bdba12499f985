import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { WordHelp } from '#src/lib/words/explained.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { KPIS } from './sample.ts'

/** Six figures with how near they are to their target. */
export function SampleKpis({ period }: { period: string }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {KPIS.map((kpi) => {
        const reached = Math.min(100, kpi.achievement)
        const Arrow = kpi.change.startsWith('−') ? ArrowDownRight : ArrowUpRight
        return (
          <li key={kpi.title} className="min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5">
            <div className="flex items-baseline justify-between gap-2 text-sm">
              <h3 className="font-medium text-muted">{kpi.title}</h3>
              <WordHelp text={kpi.title} />
            </div>
            <p className="figure mt-2 text-2xl leading-8 font-semibold tracking-tight">{kpi.value}</p>
            <p
              className={cx(
                'figure mt-1 flex flex-wrap items-center gap-x-1 text-sm',
                kpi.good ? 'text-positive' : 'text-negative',
              )}
            >
              <Arrow aria-hidden="true" className="size-4" />
              {kpi.change}
              <span className="text-muted">{period}</span>
            </p>
            <div className="figure mt-4 flex justify-between gap-2 text-xs text-muted">
              <span>Meta {kpi.target}</span>
              <span>{kpi.achievement}%</span>
            </div>
            <div
              role="progressbar"
              aria-label={`${kpi.title}: meta alcançada`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={reached}
            >
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1.5 h-1.5 w-full overflow-hidden rounded-full"
              >
                <rect width="100" height="4" className="fill-sunken" />
                <rect width={reached} height="4" className={reached >= 100 ? 'fill-positive' : 'fill-chart-1'} />
              </svg>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
