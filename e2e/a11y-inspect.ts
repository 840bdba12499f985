import type { Page } from '@playwright/test'
import { lostContent, motion, names, prepare, smallTargets, spaceText, structure } from './a11y-measures.ts'
import { axeFindings, expect } from './fixtures.ts'

const DESK = { width: 1280, height: 800 }
/** A window of 1280 px zoomed to 200 % and to 400 %, as the page sees it. */
const ZOOMED = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 256 } } as const
const PHONE = { width: 390, height: 844 }

/** Everything that a machine can say about one state of a screen; the numbers are WCAG's. */
export async function inspect(page: Page): Promise<void> {
  const found: string[] = []
  const note = (what: string, lines: string[]) => found.push(...lines.map((line) => `${what}: ${line}`))
  await page.setViewportSize(DESK)
  await prepare(page)
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await settled(page)
    // axe reads -webkit-text-fill-color, which keeps the page's own colour where the system's is painted.
    const without = 'forcedColors' in media ? ['color-contrast'] : []
    note(`axe ${Object.values(media)}`, await axeFindings(page, without))
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
  await settled(page)
  note('2.3.3 reduced motion', await motion(page))
  note('1.3.1, 2.4.2, 3.1.1, 3.3.1 structure', await structure(page))
  note('4.1.2 names', await names(page))
  note('2.5.8 targets of 24 px', await smallTargets(page, 24))
  await spaceText(page, true)
  note('1.4.12 text spacing', await lostContent(page))
  await spaceText(page, false)
  for (const [zoom, size] of Object.entries(ZOOMED)) {
    await page.setViewportSize(size)
    await settled(page)
    note(`1.4.4, 1.4.10 zoom ${zoom}`, await lostContent(page))
  }
  note('axe at 320 px', await axeFindings(page))
  await touch(page, true)
  await page.setViewportSize(PHONE)
  await settled(page)
  note('targets of 44 px under a finger', await smallTargets(page, 44))
  await touch(page, false)
  await page.emulateMedia({ reducedMotion: null })
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
