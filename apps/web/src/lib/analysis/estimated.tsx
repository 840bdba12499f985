import type { ReactNode } from 'react'

/** A default in place of a missing field says so. */
export function Estimated({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {when && <span className="font-normal text-muted"> (estimado)</span>}
    </>
  )
}
