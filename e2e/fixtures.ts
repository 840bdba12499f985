import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { AppServer } from './app-server.ts'
import { type Account, type Seed, seedThrough } from './seed.ts'

interface TestFixtures {
  /** Whether opening a page waits until its application listens, as nobody presses a button in the first tenth of a second. */
  awake: boolean
  seed: Seed
  /** Lets a console message pass that this test provokes on purpose, for example a refused call. */
  allow: (message: RegExp) => void
  /** Puts the account's session into the browser, as a login with 'Lembrar-me' does. */
  signIn: (account: Account) => Promise<void>
}

interface WorkerFixtures {
  server: AppServer
}

export const test = base.extend<TestFixtures & { watched: RegExp[] }, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use) => {
      const server = await AppServer.create()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  awake: [true, { option: true }],

  page: async ({ page, awake }, use) => {
    if (awake) waitOnOpening(page)
    await use(page)
  },

  seed: async ({ server }, use) => use(seedThrough(() => server.url)),

  /** Fails the test on what no visitor should ever cause: a console error, an uncaught error, a policy violation. */
  watched: [
    async ({ context }, use) => {
      const allowed: RegExp[] = []
      const complaints: string[] = []
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        )
      })
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complaints.push(String(error.error().stack ?? error.error())))
      await use(allowed)
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  allow: async ({ watched }, use) => use((message) => void watched.push(message)),

  signIn: async ({ page }, use) =>
    use(async (account) => {
      await page.goto('/icon.svg')
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('token', token)
          localStorage.setItem('user', user)
        },
        [account.token, JSON.stringify(account.user)] as const,
      )
    }),
})

export { expect }

function waitOnOpening(page: Page): void {
  // As `goto` itself, for as long as its test may take: a page may open slowly where many do at once.
  const listens = () =>
    page.waitForFunction(
      () => !document.getElementById('root') || document.documentElement.dataset.app === 'awake',
      undefined,
      { timeout: 0 },
    )
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    await listens()
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await listens()
    return response
  }
}

/** What axe finds on what is shown, by the rules of WCAG 2.2 AA and its own of good practice. */
export async function axeFindings(page: Page, without: string[] = []): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).disableRules(without).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.target.join(' ')}, ${nodes[0]?.any[0]?.message ?? ''}`,
  )
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, 'pixels wider than the window').toBeLessThanOrEqual(0)
}
