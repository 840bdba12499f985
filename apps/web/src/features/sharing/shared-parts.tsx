import { unbroken } from '@norteia/contracts/format'
import { type ReactNode, useId } from 'react'

/** A part of a copy under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 break-after-avoid border-b border-line pb-2 font-display text-2xl font-medium">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The sentence that a copy begins with. */
export const Lead = ({ text }: { text: string }) => (
  <p className="font-display text-2xl leading-9 font-medium text-balance">{unbroken(text)}</p>
)

/** Name on the left, figure on the right. */
export function Row({ name, children, strong = false }: { name: ReactNode; children: ReactNode; strong?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-1.5 ${strong ? 'font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="figure shrink-0 text-right">{children}</dd>
    </div>
  )
}
