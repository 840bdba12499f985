import { PRIVATE_PAGES, PUBLIC_PAGES } from '@norteia/contracts/routes'
import { inspect } from './a11y-inspect.ts'
import { walk } from './a11y-keyboard.ts'
import { expect, test } from './fixtures.ts'

/** A redirector shows no screen of its own; the choice of a company is reached in a11y-states. */
const SCREENS = [
  ...PUBLIC_PAGES,
  '/endereco-que-nao-existe',
  ...PRIVATE_PAGES.filter((path) => !['/app-start-flow', '/onboarding/select-company'].includes(path)),
]
/** One visit looks at everything: on a busy machine that takes its time. */
test.describe.configure({ timeout: 180_000 })

const isPrivate = (path: string) => PRIVATE_PAGES.some((page) => page === path)

for (const path of SCREENS) {
  test(`${path} is accessible`, async ({ page, seed, signIn, allow }) => {
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
    await inspect(page)
    await walk(page)
  })
}
