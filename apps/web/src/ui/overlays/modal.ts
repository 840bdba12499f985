import { type RefObject, useEffect, useRef } from 'react'
import { useBackCloses } from './back.ts'

/**
 * Opens the dialog that it is given to as a modal one; as it goes, the focus returns to where it was. The back button
 * asks `onClose` as Esc does.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useBackCloses(onClose)
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
