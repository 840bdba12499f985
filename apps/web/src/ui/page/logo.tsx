import { cx } from './cx.ts'

/** The compass needle and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path d="M16 5.5 21 16H11Z" className="fill-on-primary" />
        <path d="M16 26.5 11 16h10Z" className="fill-on-primary" opacity="0.4" />
      </svg>
      <span className="font-display text-xl font-medium tracking-tight">Norteia</span>
    </span>
  )
}
