import type { Page } from '@playwright/test'

/** Measures in the page that axe doesn't take. Each gives its findings as lines; none is the goal. */

/** In the page, `a11y` holds what several measures share. */
declare global {
  interface Window {
    a11y: {
      shown(element: Element): boolean
      tell(element: Element): string
      targets(): HTMLElement[]
      /** The first painted colour behind an element, itself included. */
      ground(element: Element | null): string
      contrast(one: string, other: string): number
    }
  }
}

export async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const interactive =
      'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, ' +
      '[role="button"], [role="tab"], [role="switch"], [role="option"], [role="radio"], [tabindex="0"]'
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1
    }
    const tell = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const targets = () => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(interactive)]
      return all.filter((element) => shown(element) && !element.closest('[inert], [aria-hidden="true"]'))
    }
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!pixel) throw new Error('no canvas')
    const channels = (colour: string) => {
      pixel.clearRect(0, 0, 1, 1)
      pixel.fillStyle = colour
      pixel.fillRect(0, 0, 1, 1)
      return [...pixel.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (lighter + 0.05) / (darker + 0.05)
    }
    const ground = (element: Element | null) => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one)
        if (channels(backgroundColor)[3] === 255) return backgroundColor
      }
      return 'Canvas'
    }
    window.a11y = { shown, tell, targets, ground, contrast }
  })
}

/** WCAG 2.5.8 with `least` 24; with 44 the house rule for fingers, without the exception of spacing. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const { targets, tell } = window.a11y
    const isInline = (element: HTMLElement) => {
      const text = element.parentElement?.textContent?.trim() ?? ''
      return getComputedStyle(element).display.startsWith('inline') && text !== element.textContent?.trim()
    }
    /** A surface laid over or around the control, within the box that holds it. */
    const stretched = (element: HTMLElement, after: CSSStyleDeclaration) => {
      const own = getComputedStyle(element).position !== 'static'
      const frame = (own ? element : (element.offsetParent ?? element)).getBoundingClientRect()
      const [top, right, bottom, left] = [after.top, after.right, after.bottom, after.left].map(Number.parseFloat)
      const x = frame.left + (left ?? 0)
      const y = frame.top + (top ?? 0)
      return new DOMRect(x, y, frame.right - (right ?? 0) - x, frame.bottom - (bottom ?? 0) - y)
    }
    /** A press on the label is a press on its field. */
    const areaOf = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const isBox = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
      const rects = [element, ...(isBox ? labels : [])].map((one) => one.getBoundingClientRect())
      const after = getComputedStyle(element, '::after')
      if (after.position === 'absolute' && after.content !== 'none') rects.push(stretched(element, after))
      const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))]
      const right = Math.max(...rects.map((one) => one.right))
      const bottom = Math.max(...rects.map((one) => one.bottom))
      return { left, top, right, bottom, width: right - left, height: bottom - top }
    }
    const areas = targets()
      .filter((element) => !(element.tabIndex >= 0 && element.matches('section, div, ul, table, [role="region"]')))
      .map((element) => ({ element, area: areaOf(element) }))
    const round = (value: number) => Math.round(value * 10) / 10
    const isSpaced = (self: (typeof areas)[number]) => {
      const [x, y] = [(self.area.left + self.area.right) / 2, (self.area.top + self.area.bottom) / 2]
      return areas.every(({ element, area }) => {
        if (element === self.element || element.contains(self.element) || self.element.contains(element)) return true
        const dx = Math.max(area.left - x, 0, x - area.right)
        const dy = Math.max(area.top - y, 0, y - area.bottom)
        return Math.hypot(dx, dy) >= size / 2
      })
    }
    return areas
      .filter(({ element, area }) => !isInline(element) && (area.width < size - 0.5 || area.height < size - 0.5))
      .filter((one) => size > 24 || !isSpaced(one))
      .map(({ element, area }) => `${tell(element)} is ${round(area.width)} × ${round(area.height)}`)
  }, least)
}

/** Figures stand close together and their areas are widened under a finger: each must answer for its own text. */
export function wrongFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { targets, tell } = window.a11y
    const figures = targets().filter((element) => element.title === 'De onde veio este número?')
    return figures.flatMap((figure) => {
      figure.scrollIntoView({ block: 'center', behavior: 'instant' })
      const text = document.createRange()
      text.selectNodeContents(figure)
      return [...text.getClientRects()]
        .filter(({ width, height }) => width > 4 && height > 4)
        .map((rect) => document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2))
        .filter((hit) => !figure.contains(hit))
        .map((hit) => `${tell(figure)} is answered by ${hit ? tell(hit) : 'nothing'}`)
    })
  })
}

/** Text against what is painted behind it, in the colours that the system forces. */
export function forcedContrast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shown, tell, ground, contrast } = window.a11y
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        shown(element) &&
        !element.closest('svg, .sr-only, :disabled, [aria-disabled="true"]') &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    return texts.flatMap((element) => {
      const ratio = contrast(getComputedStyle(element).color, ground(element))
      return ratio < 4.5 ? [`${tell(element)} has ${Math.round(ratio * 10) / 10}:1`] : []
    })
  })
}

/** Text that its box cuts off, and controls that lie over each other. */
export function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shown, tell, targets } = window.a11y
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!shown(element) || element.closest('svg, .sr-only, [aria-hidden="true"]')) continue
      const style = getComputedStyle(element)
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      // An excerpt of a text that its link shows in full.
      if (style.webkitLineClamp !== 'none') continue
      const cuts = (value: string) => value === 'hidden' || value === 'clip'
      if (hasText && cuts(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`${tell(element)} is cut off at its side`)
      if (hasText && cuts(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
        found.push(`${tell(element)} is cut off below`)
    }
    const still = targets().filter((element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position)) return false
      // The box around text that wraps covers its neighbours in the line.
      return getComputedStyle(element).display !== 'inline'
    })
    const rects = still.map((element) => ({ element, rect: element.getBoundingClientRect() }))
    for (const [index, a] of rects.entries())
      for (const b of rects.slice(index + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
        if (width > 2 && height > 2) found.push(`${tell(a.element)} lies over ${tell(b.element)}`)
      }
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) found.push(`the page is ${wide} px wider than the window`)
    return [...new Set(found)]
  })
}

/** The spacing of WCAG 1.4.12; the security policy lets a constructed sheet pass. */
export function spaceText(page: Page, on: boolean): Promise<void> {
  return page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = wanted ? [sheet] : []
  }, on)
}

/** One first-level heading, no level left out, landmarks, language and a title of its own. */
export function structure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shown, tell } = window.a11y
    const found: string[] = []
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const headings = [...(dialog ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(shown)
    const levels = headings.map((heading) => Number(heading.tagName[1]))
    if (!dialog && levels.filter((level) => level === 1).length !== 1) found.push(`h1: ${levels.join(' ')}`)
    for (const [index, level] of levels.entries())
      if (index > 0 && level > (levels[index - 1] ?? 0) + 1)
        found.push(`a level is left out before ${tell(headings[index]!)}`)
    if (document.documentElement.lang !== 'pt-BR') found.push('the language is not pt-BR')
    if (!/ · Norteia$/.test(document.title)) found.push(`the title is "${document.title}"`)
    for (const landmark of ['main', 'header'])
      if (document.querySelectorAll(`body ${landmark}:not(main *, dialog *)`).length !== 1 && landmark === 'main')
        found.push('there is not one main')
    const navs = [...document.querySelectorAll('nav')].filter(shown)
    const names = navs.map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'))
    if (new Set(names).size !== navs.length) found.push(`navigations share a name: ${names}`)
    for (const field of document.querySelectorAll('[aria-invalid="true"]')) {
      const ids = (field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage') ?? '').split(' ')
      if (!ids.some((id) => document.getElementById(id)?.textContent?.trim()))
        found.push(`${tell(field)}: its error is not linked`)
    }
    return found
  })
}

/** Animations that still run though the visitor asked for none. */
export function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(
        ({ effect }) =>
          `runs: ${effect instanceof KeyframeEffect && effect.target ? window.a11y.tell(effect.target) : ''}`,
      ),
  )
}

const ENGLISH =
  /\b(close|open|search|submit|loading|next|previous|toggle|show|hide|more|select|settings|notifications?|dismiss|remove|delete|cancel|back|password)\b/i
const CONTROLS = new Set(
  'button link textbox checkbox radio combobox switch tab slider spinbutton searchbox menuitem option img dialog region'.split(
    ' ',
  ),
)

/** Names as assistive technology hears them. */
export async function names(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored, role }) => !ignored && CONTROLS.has(String(role?.value)))
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }))
    .filter(({ name }) => name === '' || ENGLISH.test(name))
    .map(({ role, name }) => (name === '' ? `a ${role} has no name` : `English: ${role} "${name}"`))
}
