import { cx } from './cx.ts'

/** A grey stand-in for what comes; size it with classes. Say what is loading once, beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-md bg-sunken', className ?? 'h-4 w-full')} />
}
