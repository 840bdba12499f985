import { PRIVATE_PAGES, PUBLIC_PAGES } from '@norteia/contracts/routes'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

/** A redirector shows no screen of its own. */
const SCREENS = [
  ...PUBLIC_PAGES,
  '/endereco-que-nao-existe',
  ...PRIVATE_PAGES.filter((path) => path !== '/app-start-flow'),
]
const isPrivate = (path: string) => PRIVATE_PAGES.some((page) => page === path)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const path of SCREENS) {
      test(`${path} is accessible and fits a phone`, async ({ page, seed, signIn, allow }) => {
        if (path.includes('nao-existe')) allow(/status of 404/)
        if (isPrivate(path)) {
          const account = await seed.user()
          if (!path.startsWith('/onboarding')) {
            const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
            await seed.diagnostic(account, company)
          }
          await signIn(account)
        }
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        await page.setViewportSize({ width: 360, height: 740 })
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
