import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

interface CardProps {
  title?: ReactNode
  /** Stands at the right of the title. */
  actions?: ReactNode
  children?: ReactNode
  className?: string
  id?: string
  /** Level of the title's heading. */
  level?: 2 | 3
}

/** With a title it is a region named by it. */
export function Card({ title, actions, children, className, id, level = 2 }: CardProps) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={cx('min-w-0 rounded-lg border border-line bg-card p-4 sm:p-6', className)}
    >
      {(title || actions) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title && (
            <Heading id={titleId} className="text-base font-semibold">
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
