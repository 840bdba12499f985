import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** The one thing to do from here. */
  action?: ReactNode
}

/** Says what will appear here. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-edge px-6 py-12 text-center">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="mb-4 size-12 text-primary">
        <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.35" />
        <path d="M24 10 31 24H17Z" fill="currentColor" />
        <path d="M24 38 17 24h14Z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <h2 className="text-base font-semibold">{title}</h2>
      {children && <div className="mt-2 max-w-md text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
