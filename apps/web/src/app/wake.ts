const HELD = 'button, input[type="radio"], label:has(input[type="radio"])'
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/**
 * Waits for the first sign of a visitor on a page that can be read without scripts. Presses of buttons before the
 * page is hydrated are held back and repeated by the function it resolves to; links work by themselves.
 */
export function firstSign(): Promise<() => void> {
  const held: HTMLElement[] = []
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    // An impatient second press would send the form a second time.
    if (!(button instanceof HTMLButtonElement && button.type === 'submit' && held.includes(button))) held.push(button)
  }
  window.addEventListener('click', hold, true)
  // A turn later: React hydrates what is pressed at once, but not while it is at work itself.
  const repeat = () => {
    setTimeout(() => {
      window.removeEventListener('click', hold, true)
      for (const button of held.splice(0)) button.click()
    })
  }
  return new Promise((resolve) => {
    const seen = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, seen, true)
      resolve(repeat)
    }
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, passive: true })
  })
}
