import { PRIVATE_PAGES, PUBLIC_PAGES } from '@norteia/contracts/routes'
import type { Page } from '@playwright/test'
import { EXHAUSTIVE, inspect, inspectFurther } from './a11y-inspect.ts'
import { walk } from './a11y-keyboard.ts'
import { expect, test } from './fixtures.ts'
import type { Account, Seed } from './seed.ts'

/** Redirectors show no screen of their own; the selection of a company, only after a failed activation, is a state. */
const ELSEWHERE = ['/app-start-flow', '/financas', '/onboarding/select-company']
const SCREENS = [
  ...PUBLIC_PAGES,
  '/endereco-que-nao-existe',
  ...PRIVATE_PAGES.filter((path) => !ELSEWHERE.includes(path)),
]

const isPrivate = (path: string) => PRIVATE_PAGES.some((page) => page === path)

async function open(page: Page, path: string, seed: Seed, signIn: (account: Account) => Promise<void>) {
  if (isPrivate(path)) {
    const account = await seed.user()
    if (path !== '/onboarding/create-company') {
      await seed.company(account, { nome: 'Oficina Boreal', setor: 'Serviços' })
      const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
      await seed.diagnostic(account, company)
    }
    await signIn(account)
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(path)
}

test.describe.configure({ timeout: EXHAUSTIVE ? 300_000 : 120_000 })
test.beforeEach(({ allow }) => allow(/status of 404.*endereco-que-nao-existe/))

for (const path of SCREENS) {
  test(`${path} is accessible`, async ({ page, seed, signIn }) => {
    await open(page, path, seed, signIn)
    await inspect(page)
    await walk(page, { alone: path === '/r' })
  })

  if (EXHAUSTIVE)
    test(`${path} is accessible, exhaustively`, async ({ page, seed, signIn }) => {
      await open(page, path, seed, signIn)
      await inspectFurther(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await walk(page, { alone: path === '/r' })
    })
}
