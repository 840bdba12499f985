import { createContext, use, useEffect } from 'react'
import { retype } from '#src/ui/fields/retype.ts'

/** Called once the page itself, and not only its frame, listens. */
export const HydrationContext = createContext<() => void>(() => undefined)

/** Stands beside the page, inside of its boundary. */
export function TellHydrated() {
  const tell = use(HydrationContext)
  useEffect(() => tell(), [tell])
  return null
}

/**
 * What was typed and ticked before the application came: React keeps the texts but no handler heard of them, and forms
 * put boxes back to their defaults. Told again, as if it happened now.
 */
export function keepEntries(root: HTMLElement): () => void {
  const ticked = inputs(root, 'checkbox').filter((box) => box.checked !== box.defaultChecked)
  return () => {
    // A turn later, when the form has put its defaults in.
    setTimeout(() => {
      for (const box of ticked) if (box.isConnected && box.checked === box.defaultChecked) box.click()
      for (const field of inputs(root)) if (field.value !== field.defaultValue) retype(field, field.value)
    })
  }
}

const inputs = (root: HTMLElement, type?: 'checkbox') =>
  [...root.querySelectorAll('input')].filter((input) =>
    type ? input.type === type : !['checkbox', 'radio'].includes(input.type),
  )
