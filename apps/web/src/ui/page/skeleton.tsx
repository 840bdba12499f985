import { cx } from './cx.ts'

/** A grey placeholder while content loads; size it with classes. Say once next to it what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-pulse rounded-md bg-sunken', className ?? 'h-4 w-full')} />
}
