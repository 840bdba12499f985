import { type ReactNode, useId } from 'react'

/** A numbered part of a long form. */
export function FormSection({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <h2 id={id} className="mb-6 flex items-baseline gap-3 text-base font-semibold">
        <span aria-hidden="true" className="figure font-display text-xl text-primary">
          {number}
        </span>
        {title}
      </h2>
      <div className="space-y-6">{children}</div>
    </section>
  )
}
