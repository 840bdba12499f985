import type { Page } from '@playwright/test'
import { record } from './a11y-inspect.ts'
import { prepare } from './a11y-measures.ts'
import { expect } from './fixtures.ts'

/** More stops than any screen has: a walk that doesn't end is a trap. */
const MOST = 250

/**
 * Tab from the top of the page to its end: the skip link comes first, every control is reached once and in the order of
 * the document, its focus is drawn with 2 px at 3:1 and no bar covers it. `alone`: a page without a frame has nothing that
 * a first link could skip.
 */
export async function walk(page: Page, { alone = false } = {}): Promise<void> {
  let { found, moved } = await walkOnce(page, alone)
  // What arrived meanwhile, such as the facts of figures, is behind the walk: it counts once the page is still.
  for (let attempt = 0; moved && attempt < 3; attempt += 1) ({ found, moved } = await walkOnce(page, alone))
  record('keyboard', found.length)
  expect.soft(found).toEqual([])
}

async function walkOnce(page: Page, alone: boolean): Promise<{ found: string[]; moved: boolean }> {
  await prepare(page)
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    window.scrollTo(0, 0)
    window.a11yStops = []
    window.a11yBefore = window.a11y.targets()
  })
  const found: string[] = []
  let stops = 0
  for (; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab')
    const line = await page.evaluate(lookAtFocus)
    if (line === 'end') break
    if (line) found.push(line)
  }
  if (stops === MOST) found.push(`no end after ${MOST} stops`)
  found.push(...(await page.evaluate(missedStops)))
  const first = await page.evaluate(() => window.a11yStops[0]?.textContent)
  if (!alone && first !== 'Pular para o conteúdo') found.push(`the first stop is "${first}"`)
  const moved = await page.evaluate(() => {
    const now = window.a11y.targets()
    return now.some((element) => !window.a11yBefore.includes(element) && !window.a11yStops.includes(element))
  })
  return { found, moved }
}

declare global {
  interface Window {
    a11yStops: Element[]
    a11yBefore: Element[]
  }
}

/** What is wrong with the stop that Tab came to; '' when nothing is. */
function lookAtFocus(): string {
  const { tell, ground, contrast } = window.a11y
  const element = document.activeElement
  if (!element || element === document.body) return 'end'
  const before = window.a11yStops
  if (before.includes(element)) return before[0] === element ? 'end' : `${tell(element)} comes twice`
  const last = before.at(-1)
  before.push(element)
  // Colours fade in: what counts is where they come to.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  if (last && !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
    return `${tell(element)} comes after ${tell(last)}, against the document's order`
  // The mark may be drawn around the label of a hidden control; points of charts are drawn around.
  const mark = [element, element.parentElement, element.nextElementSibling]
    .flatMap((one) => {
      if (!one) return []
      const style = getComputedStyle(one)
      const drawn = one instanceof SVGElement && style.stroke !== 'none' && Number.parseFloat(style.strokeWidth) >= 2
      if (drawn) return [{ colour: style.stroke, behind: ground(one.parentElement) }]
      if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) return []
      const within = Number.parseFloat(style.outlineOffset) < 0
      return [{ colour: style.outlineColor, behind: ground(within ? one : one.parentElement) }]
    })
    .at(0)
  if (!mark) return `${tell(element)} doesn't show its focus with 2 px`
  const ratio = contrast(mark.colour, mark.behind)
  if (ratio < 3) return `${tell(element)} shows its focus with only ${ratio.toFixed(1)}:1`
  const rect = element.getBoundingClientRect()
  const at = (low: number, high: number, part: number) => low + (high - low) * part
  const isSeen = [0.1, 0.5, 0.9].some((y) =>
    [0.1, 0.5, 0.9].some((x) => {
      const hit = document.elementFromPoint(at(rect.left, rect.right, x), at(rect.top, rect.bottom, y))
      return (
        hit !== null &&
        (hit === element || element.contains(hit) || hit.contains(element) || hit.closest('label') !== null)
      )
    }),
  )
  return isSeen ? '' : `${tell(element)} is covered when it has the focus`
}

/** Controls that Tab has to reach and didn't; those of one group of radios, tabs or points count as one. */
function missedStops(): string[] {
  const { targets, tell } = window.a11y
  const stops = window.a11yStops
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio'
      ? `radio ${element.name}`
      : element.closest('[role="tablist"], [role="radiogroup"], [role="listbox"], svg')
  return targets()
    .filter((element) => !stops.includes(element))
    .filter((element) => {
      const group = groupOf(element)
      return group === null || !stops.some((stop) => groupOf(stop) === group)
    })
    .map((element) => `${tell(element)} can't be reached with Tab`)
}
