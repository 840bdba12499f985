import { DIAGNOSTIC_TEXT } from '@norteia/contracts/diagnostic'
import { useEffect, useRef } from 'react'
import { Spinner } from '#src/ui/page/spinner.tsx'

/** Lies over the emptied form until the panel opens: a blank form would look like lost answers. */
export function SentVeil() {
  const veil = useRef<HTMLDivElement>(null)
  useEffect(() => veil.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={veil}
      tabIndex={-1}
      className="fixed inset-0 z-20 grid place-items-center bg-background p-6 text-center outline-none"
    >
      <div className="grid max-w-md justify-items-center gap-6">
        <Spinner className="size-8 text-primary" />
        <p role="status" className="font-display text-2xl leading-9 font-medium text-balance">
          {DIAGNOSTIC_TEXT.done}
        </p>
      </div>
    </div>
  )
}
