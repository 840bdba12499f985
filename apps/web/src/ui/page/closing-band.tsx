import { useId } from 'react'
import { ButtonLink } from './button-link.tsx'

interface ClosingBandProps {
  title: string
  text: string
  to: string
  action: string
}

/** Where a page for strangers leads to: one sentence and one step. */
export function ClosingBand({ title, text, to, action }: ClosingBandProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-lg bg-primary-soft p-6 sm:p-8 lg:mt-24 print:hidden"
    >
      <div className="max-w-2xl">
        <h2 id={titleId} className="font-display text-3xl leading-tight font-medium tracking-tight">
          {title}
        </h2>
        <p className="mt-2 text-base text-muted">{text}</p>
      </div>
      <ButtonLink to={to} className="min-h-12! text-base! sm:px-6!">
        {action}
      </ButtonLink>
    </section>
  )
}
