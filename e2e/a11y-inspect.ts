import type { Page } from '@playwright/test'
import {
  forcedContrast,
  lostContent,
  motion,
  names,
  prepare,
  smallTargets,
  spaceText,
  structure,
  wrongFigures,
} from './a11y-measures.ts'
import { axeFindings, expect, test } from './fixtures.ts'

const DESK = { width: 1280, height: 800 }
/** A window of 1280 px zoomed to 200 % and to 400 %, as the page sees it; 320 px is the narrowest phone, too. */
const ZOOM_200 = { width: 640, height: 400 }
const ZOOM_400 = { width: 320, height: 256 }
const PHONE = { width: 390, height: 844 }
/** npm run test:a11y looks at everything; npm test at what breaks most easily. */
export const EXHAUSTIVE = process.env.NORTEIA_A11Y === 'exhaustive'

/** The run's report holds every measure with its number of findings; docs/accessibility.md has its table from there. */
export function record(measure: string, findings: number): void {
  test.info().annotations.push({ type: measure, description: String(findings) })
}

function findings() {
  const found: string[] = []
  const note = (what: string, lines: string[]) => {
    record(what, lines.length)
    found.push(...lines.map((line) => `${what}: ${line}`))
  }
  return { found, note }
}

/** axe in both themes, once wide and once at 320 px, and the measures that cost little. */
export async function inspect(page: Page): Promise<void> {
  const { found, note } = findings()
  await page.setViewportSize(DESK)
  await prepare(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await settled(page)
  note('axe light', await axeFindings(page))
  note('2.3.3 reduced motion', await motion(page))
  note('1.3.1, 2.4.2, 3.1.1, 3.3.1 structure', await structure(page))
  note('4.1.2 names', await names(page))
  note('2.5.8 targets of 24 px', await smallTargets(page, 24))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(ZOOM_400)
  await settled(page)
  note('1.4.10 zoom 400 %', await lostContent(page))
  note('axe dark at 320 px', await axeFindings(page))
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(DESK)
  expect.soft(found).toEqual([])
}

/** What the quick form leaves out. */
export async function inspectFurther(page: Page): Promise<void> {
  const { found, note } = findings()
  await page.setViewportSize(DESK)
  await prepare(page)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await settled(page)
  // axe takes -webkit-text-fill-color, which keeps the page's own colour; what is painted is `color`.
  note('axe in forced colours', await axeFindings(page, ['color-contrast']))
  note('1.4.3 in forced colours', await forcedContrast(page))
  await page.emulateMedia({ forcedColors: null, colorScheme: 'dark' })
  await settled(page)
  note('axe dark', await axeFindings(page))
  await page.emulateMedia({ colorScheme: 'light' })
  await spaceText(page, true)
  note('1.4.12 text spacing', await lostContent(page))
  await spaceText(page, false)
  await page.setViewportSize(ZOOM_200)
  await settled(page)
  note('1.4.4 zoom 200 %', await lostContent(page))
  await page.setViewportSize(ZOOM_400)
  await settled(page)
  note('axe light at 320 px', await axeFindings(page))
  await touch(page, true)
  await page.setViewportSize(PHONE)
  await settled(page)
  note('targets of 44 px under a finger', await smallTargets(page, 44))
  note('figures under a finger', await wrongFigures(page))
  await touch(page, false)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(DESK)
  expect.soft(found).toEqual([])
}

/** Observers of size and media have been heard, and what they draw is drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60)))),
  )
}

async function touch(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 })
  if (enabled) expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  else await session.detach()
}
