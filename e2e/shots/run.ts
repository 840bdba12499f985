import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@norteia/server/db/client'
import { migrate } from '@norteia/server/db/migrate'
import { seedDemo } from '@norteia/server/demo/seed'
import { readConfig } from '@norteia/server/platform/config'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { AppServer } from '../app-server.ts'
import type { Account } from '../seed.ts'
import { makeAccounts, type Who } from './accounts.ts'
import { contactSheet } from './contact-sheet.ts'
import { PRIVATE_SCENES } from './private-scenes.ts'
import { PUBLIC_SCENES } from './public-scenes.ts'
import { fileName, type Scene, SIZES, type Size, THEMES } from './scene.ts'
import { SHARING_SCENES } from './sharing-scenes.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'shots')
const AT_ONCE = 3
/** A page that still waits for something by then is photographed as it is: a held call never ends. */
const SETTLE_MS = 4_000

interface Take {
  scene: Scene
  size: Size
}

const filters = process.argv.slice(2)
const wanted = (file: string) => filters.length === 0 || filters.some((filter) => file.includes(filter))
const themesOf = ({ scene, size }: Take) =>
  THEMES.filter((theme) => !(scene.print && theme === 'dark') && wanted(fileName(scene, size.name, theme)))

async function seeded(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  try {
    await migrate(database)
    await seedDemo(database, readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, root), Date.now())
  } finally {
    await database.close()
  }
}

/** The session as a login with 'Lembrar-me' keeps it. */
function keptSession(origin: string, { token, user }: Account): BrowserContextOptions {
  const localStorage = Object.entries({ token, user: JSON.stringify(user) }).map(([name, value]) => ({ name, value }))
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } }
}

async function meddle(page: Page, { hold, fail }: Scene): Promise<void> {
  const pattern = hold ?? fail
  if (!pattern) return
  await page.route(
    (url) => pattern.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      if (fail) return route.fulfill({ status: 500, contentType: 'application/json', body: '{"success":false}' })
    },
  )
}

async function settled(page: Page): Promise<void> {
  const quiet = page.waitForLoadState('networkidle', { timeout: SETTLE_MS })
  await quiet.catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function photograph(browser: Browser, url: string, accounts: Record<Who, Account>, take: Take): Promise<void> {
  const { scene, size } = take
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: size.width, height: size.height },
    hasTouch: size.width < 640,
    isMobile: size.width < 640,
    reducedMotion: 'reduce',
    ...(scene.as ? keptSession(url, accounts[scene.as]) : {}),
  })
  try {
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    await meddle(page, scene)
    await page.goto(scene.path)
    await settled(page)
    if (scene.act) {
      await scene.act(page)
      await page.waitForTimeout(400)
      if (!scene.hold) await settled(page)
    }
    // Or bars that stay in the window would stand in the middle of the page.
    if (!scene.window) await page.evaluate(() => window.scrollTo(0, 0))
    for (const theme of themesOf(take)) {
      await page.emulateMedia({ colorScheme: theme, media: scene.print ? 'print' : 'screen' })
      // A picture of the whole page resizes the window: charts measure themselves again.
      await page.waitForTimeout(300)
      await page.screenshot({
        path: join(folder, fileName(scene, size.name, theme)),
        fullPage: !scene.window,
        animations: 'disabled',
      })
    }
  } finally {
    await context.close()
  }
}

async function photographAll(takes: readonly Take[]): Promise<string[]> {
  const server = await AppServer.create(seeded)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args })
  const missed: string[] = []
  try {
    const accounts = await makeAccounts(server.url)
    const left = takes.values()
    const work = async () => {
      for (const take of left)
        await photograph(browser, server.url, accounts, take).catch((error: Error) => {
          const [reason] = error.message.split('\n')
          missed.push(`${take.scene.route}-${take.scene.state}-${take.size.name}: ${reason}`)
        })
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
    await server.dispose()
  }
  return missed
}

const since = performance.now()
const takes = SIZES.flatMap((size) =>
  [...PUBLIC_SCENES, ...SHARING_SCENES, ...PRIVATE_SCENES].map((scene) => ({ scene, size })),
).filter((take) => (take.scene.narrow || take.size.name !== '360') && themesOf(take).length > 0)
if (filters.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const missed = await photographAll(takes)
writeFileSync(join(folder, 'index.html'), contactSheet(readdirSync(folder).filter((file) => file.endsWith('.png'))))
const count = takes.reduce((sum, take) => sum + themesOf(take).length, 0)
const seconds = Math.round((performance.now() - since) / 1000)
process.stdout.write(`${count} fotografias em shots/ (${seconds} s); todas em shots/index.html\n`)
for (const line of missed) process.stderr.write(`sem fotografia: ${line}\n`)
if (missed.length > 0) process.exitCode = 1
process.exit()
