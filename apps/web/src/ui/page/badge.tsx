import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'positive' | 'warning' | 'negative'
  children: ReactNode
  className?: string
}

const TONES = {
  neutral: 'border-line bg-sunken text-muted',
  primary: 'border-transparent bg-primary-soft text-primary',
  positive: 'border-transparent bg-positive-soft text-positive',
  warning: 'border-transparent bg-warning-soft text-warning',
  negative: 'border-transparent bg-negative-soft text-negative',
} as const

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
