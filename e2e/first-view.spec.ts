import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** What the page asked the server for before its figures stood, without its own address. */
async function askedBefore(page: Page, figures: string): Promise<string[]> {
  await page.addInitScript((selector) => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector(selector)) return
      document.documentElement.dataset.figures = String(performance.now())
      watch.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, figures)
  await page.goto('/profile')
  await expect(page.locator(figures)).toBeVisible()
  return page.evaluate(() => {
    const since = Number(document.documentElement.dataset.figures)
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < since)
      .map(({ name }) => new URL(name).pathname)
  })
}

test("the panel's first figures wait for ten scripts and two calls; the rest follows", async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 52_300, funcionarios: 6 })
  await seed.diagnostic(account, company)
  await signIn(account)
  await page.evaluate((id) => localStorage.setItem('activeCompanyId', id), company.id)
  const asked = await askedBefore(page, '[aria-label="Indicadores principais"]')
  expect(asked.filter((path) => path.startsWith('/companies')).sort()).toEqual([
    '/companies',
    `/companies/${company.id}/dashboard`,
  ])
  const files = asked.filter((path) => path.startsWith('/assets/'))
  expect(files.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(10)
  expect(
    files
      .filter((path) => !path.endsWith('.js'))
      .map((path) => path.replace(/.*\./, ''))
      .sort(),
  ).toEqual(['css', 'woff2', 'woff2'])
  await expect(page.getByRole('figure').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible()
})

test('without an answer of the panel the rest is there all the same', async ({ page, seed, signIn, allow }) => {
  allow(/503/)
  const account = await seed.user()
  const company = await seed.company(account, {})
  await signIn(account)
  await page.evaluate((id) => localStorage.setItem('activeCompanyId', id), company.id)
  await page.route('**/dashboard', (route) => route.fulfill({ status: 503, json: { success: false } }))
  await page.goto('/profile')
  await expect(page.getByText('Erro do servidor (503). Tente novamente.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible()
})
