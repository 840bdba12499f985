import { formatNumber } from '@norteia/contracts/format'
import { CLASSES } from '@norteia/contracts/product-figures'
import type { ReactNode } from 'react'
import { cx } from '#src/ui/page/cx.ts'

const [, { from: SOLID }, , { from: ATTENTION }] = CLASSES
const RADIUS = 52
const ROUND = 2 * Math.PI * RADIUS

/** The score in a ring; `children` replaces the figure where it can be asked. */
export function ScoreRing({
  score,
  estimated = false,
  small = false,
  children,
}: {
  score: number
  estimated?: boolean
  /** On a phone only. */
  small?: boolean
  children?: ReactNode
}) {
  const shown = Math.min(100, Math.max(0, score))
  const tone = shown >= SOLID ? 'stroke-positive' : shown >= ATTENTION ? 'stroke-warning' : 'stroke-negative'
  return (
    <div className={cx('relative shrink-0 self-center sm:size-32', small ? 'size-20' : 'size-32')}>
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
        <div
          className={cx('figure font-display leading-none font-medium sm:text-4xl', small ? 'text-2xl' : 'text-4xl')}
        >
          {children ?? formatNumber(shown)}
        </div>
        <p className={cx('mt-1 text-xs text-muted', small && 'max-sm:sr-only')}>
          {estimated ? 'de 100 (estimado)' : 'de 100'}
        </p>
      </div>
    </div>
  )
}
