import { cx } from './cx.ts'

/** A turning ring; decoration unless `label` says what is awaited. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className="inline-flex items-center gap-2" role={label ? 'status' : undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={cx('size-4 animate-spin', className)}>
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label && <span>{label}</span>}
    </span>
  )
}
