import { formatNumber } from '@norteia/contracts/format'
import { CLASSES } from '@norteia/contracts/product-figures'
import type { ReactNode } from 'react'

const [, { from: SOLID }, , { from: ATTENTION }] = CLASSES
const RADIUS = 52
const ROUND = 2 * Math.PI * RADIUS

/** The score in a ring; `children` replaces the figure where it can be asked. */
export function ScoreRing({
  score,
  estimated = false,
  children,
}: {
  score: number
  estimated?: boolean
  children?: ReactNode
}) {
  const shown = Math.min(100, Math.max(0, score))
  const tone = shown >= SOLID ? 'stroke-positive' : shown >= ATTENTION ? 'stroke-warning' : 'stroke-negative'
  return (
    <div className="relative size-32 shrink-0 self-center">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="60" cy="60" r={RADIUS} fill="none" strokeWidth="8" className="stroke-sunken" />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${(shown / 100) * ROUND} ${ROUND}`}
          className={tone}
        />
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center">
        <div className="figure font-display text-4xl leading-none font-medium">{children ?? formatNumber(shown)}</div>
        <p className="mt-1 text-xs text-muted">{estimated ? 'de 100 (estimado)' : 'de 100'}</p>
      </div>
    </div>
  )
}
