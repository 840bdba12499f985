import { type RefObject, useEffect } from 'react'

const GAP = 8

/** Puts `panel` under `anchor`, above it where there is more room, always inside of the window. */
function place(anchor: Element, panel: HTMLElement, align: 'start' | 'end'): void {
  const at = anchor.getBoundingClientRect()
  const width = panel.offsetWidth
  const height = panel.offsetHeight
  const preferred = align === 'start' ? at.left : at.right - width
  const left = Math.max(GAP, Math.min(preferred, document.documentElement.clientWidth - width - GAP))
  const below = at.bottom + GAP
  const fits = below + height <= window.innerHeight - GAP || at.top < window.innerHeight - at.bottom
  const preferredTop = fits ? below : at.top - height - GAP
  const top = Math.max(GAP, Math.min(preferredTop, window.innerHeight - height - GAP))
  panel.style.setProperty('left', `${Math.round(left)}px`)
  panel.style.setProperty('top', `${Math.round(top)}px`)
}

/** While mounted: in the top layer beside its anchor; Esc, a click outside and losing the focus ask it to close. */
export function useFloating(
  anchor: RefObject<HTMLElement | SVGElement | null>,
  panel: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
  onClose: (returnFocus: boolean) => void,
): void {
  useEffect(() => {
    const from = anchor.current
    const box = panel.current
    if (!from || !box) return
    box.showPopover?.()
    const follow = () => place(from, box, align)
    follow()
    // What it shows may grow while it is open.
    const grown = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow)
    grown?.observe(box)
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (from.contains(target) || box.contains(target))
    const pressed = (event: PointerEvent) => {
      if (!inside(event.target)) onClose(false)
    }
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around stays open.
      event.preventDefault()
      event.stopPropagation()
      onClose(true)
    }
    const focused = (event: FocusEvent) => {
      if (!inside(event.target)) onClose(false)
    }
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', keyed, true)
    document.addEventListener('focusin', focused)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, true)
    return () => {
      grown?.disconnect()
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', keyed, true)
      document.removeEventListener('focusin', focused)
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, true)
    }
  }, [anchor, panel, align, onClose])
}
