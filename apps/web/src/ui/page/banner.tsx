import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface BannerProps {
  tone: 'info' | 'success' | 'warning' | 'error'
  children: ReactNode
  className?: string
  /** Renders without a role, because a surrounding element announces it. */
  quiet?: boolean
}

const TONES = {
  info: { icon: Info, look: 'border-primary bg-primary-soft', mark: 'text-primary' },
  success: { icon: CircleCheck, look: 'border-positive bg-positive-soft', mark: 'text-positive' },
  warning: { icon: TriangleAlert, look: 'border-warning bg-warning-soft', mark: 'text-warning' },
  error: { icon: CircleAlert, look: 'border-negative bg-negative-soft', mark: 'text-negative' },
} as const

/** A notice above a form or a view; an error is announced assertively, the others politely. */
export function Banner({ tone, children, className, quiet }: BannerProps) {
  const { icon: Icon, look, mark } = TONES[tone]
  return (
    <div
      role={quiet ? undefined : tone === 'error' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-md border-l-4 px-4 py-3 text-sm text-ink', look, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', mark)} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
