/** What somebody reads or presses; running text may be covered. */
const WANTED = 'input, select, textarea, label, button, a[href], [role="button"], .figure'
/** Pixels from the window's right edge and up from the button's lower edge that the full button covers. */
const ACROSS = [12, 40, 68] as const
const UP = [8, 28, 48] as const

function isCovering(button: HTMLElement): boolean {
  // Its own lower edge: bars at the bottom lift it.
  const { bottom } = button.getBoundingClientRect()
  return ACROSS.some((across) =>
    UP.some((up) =>
      document
        .elementsFromPoint(window.innerWidth - across, bottom - up)
        .some((element) => !button.contains(element) && element.closest(WANTED) !== null),
    ),
  )
}

/** Reports, as the page scrolls or changes, whether the full-size button would cover interactive content. */
export function watchCovers(button: () => HTMLElement | null, onChange: (covers: boolean) => void): () => void {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      const element = button()
      if (element) onChange(isCovering(element))
    })
  }
  soon()
  const timer = setInterval(soon, 1_000)
  window.addEventListener('scroll', soon, { passive: true })
  window.addEventListener('resize', soon)
  return () => {
    cancelAnimationFrame(frame)
    clearInterval(timer)
    window.removeEventListener('scroll', soon)
    window.removeEventListener('resize', soon)
  }
}
