import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'

/** Stands in the place of a chart and says why there is none. */
export function ChartNotice({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-3 rounded-md border border-dashed border-edge px-4 py-8 text-center text-muted">
      <ChartNoAxesColumn aria-hidden="true" className="size-6" />
      <p className="max-w-full wrap-anywhere">{children}</p>
    </div>
  )
}
