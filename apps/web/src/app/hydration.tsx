import { createContext, use, useEffect } from 'react'

/** Called once the page itself, and not only its frame, listens. */
export const HydrationContext = createContext<() => void>(() => undefined)

/** Stands beside the page, inside of its boundary. */
export function TellHydrated() {
  const tell = use(HydrationContext)
  useEffect(() => tell(), [tell])
  return null
}

/** Boxes ticked before the application was there: React keeps typed texts, but forms put boxes back to their defaults. */
export function keepTicks(root: HTMLElement): () => void {
  const ticked = [...root.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(
    (box) => box.checked !== box.defaultChecked,
  )
  return () => {
    // A turn later, when the form has put its defaults in.
    setTimeout(() => {
      for (const box of ticked) if (box.isConnected && box.checked === box.defaultChecked) box.click()
    })
  }
}
