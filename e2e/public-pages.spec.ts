import { PUBLIC_PAGES } from '@norteia/contracts/routes'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.describe('the prerendered HTML', () => {
  for (const path of [...PUBLIC_PAGES, '/endereco-que-nao-existe']) {
    test(`${path} stands whole, without anything that the security policy refuses`, async ({ request }) => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } })
      expect(answer.status()).toBe(PUBLIC_PAGES.some((page) => page === path) ? 200 : 404)
      const html = await answer.text()
      expect(html).toMatch(/<title>[^<]+ · Norteia<\/title>/)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/)
    })
  }
})

/** Brotli kilobytes of all scripts and styles that opening the page fetched. */
async function firstLoad(page: Page, path: string): Promise<{ total: number; largest: number }> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (/\.(?:js|css)$/.test(new URL(request.url()).pathname))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1_000))
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(sizes)
  return { total: all.reduce((sum, size) => sum + size, 0), largest: Math.max(...all) }
}

test.describe('the first load', () => {
  for (const [path, budget] of [
    ['/', 95],
    ['/login', 125],
    ['/cadastro', 125],
    ['/dashboard', 150],
    ['/solucoes', 150],
  ] as const) {
    test(`of ${path} weighs at most ${budget} KB, no chunk more than 110`, async ({ page }) => {
      const { total, largest } = await firstLoad(page, path)
      expect(total).toBeGreaterThan(5)
      expect(total).toBeLessThanOrEqual(budget)
      expect(largest).toBeLessThanOrEqual(110)
    })
  }

  for (const path of ['/login', '/cadastro', '/forgot-password']) {
    test(`of ${path} with its application stays within 130 KB`, async ({ page }) => {
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        if (/\.(?:js|css)$/.test(new URL(request.url()).pathname))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1_000))
      })
      await page.goto(path)
      await page.mouse.move(10, 10)
      await page.waitForLoadState('networkidle')
      expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130)
    })
  }
})

test('what was typed and ticked before the application came is kept', async ({ page }) => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/app-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('marina@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.getByLabel('Lembrar-me').check()
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  arrive()
  await expect(page.getByRole('button', { name: 'Ocultar senha' })).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('marina@exemplo.com.br')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada')
  await expect(page.getByLabel('Lembrar-me')).toBeChecked()
})

test('a figure of the sample report tells where it came from', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^R\$ 74\.800/ }).click()
  await expect(page.getByText('Faturamento de out/2026')).toBeVisible()
})

test('the contact form opens a chat in a new tab, clears itself and says so', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  const fields = ['Nome completo', 'E-mail corporativo', 'Nome da empresa', 'WhatsApp']
  for (const [index, value] of ['Ana Lima', 'ana@acme.com.br', 'Acme', '(11) 91234-5678'].entries())
    await page.getByLabel(fields[index] ?? '', { exact: true }).fill(value)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Enviar solicitação' }).click()
  const address = new URL((await opened).url())
  expect(address.pathname).toBe('/5511900000000')
  expect(address.searchParams.get('text')).toContain('Ana Lima')
  await expect(page.getByRole('alert')).toHaveText('Dados enviados! O Agente Norte entrará em contato em breve.')
  for (const label of fields) await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
})

test('the keyboard reaches the content first, and the theme is kept', async ({ page }) => {
  await page.goto('/termos')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByTitle('Tema escuro').click()
  await expect(page.getByRole('radio', { name: 'Tema escuro' })).toBeChecked()
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(18, 20, 19)')
  await page.reload()
  expect(await background()).toBe('rgb(18, 20, 19)')
})

test('a solution leads to sign-up after one second', async ({ page }) => {
  await page.goto('/solucoes')
  await page.getByRole('button', { name: 'Análise Preditiva' }).click()
  await page.getByRole('button', { name: 'Solicitar Demonstração' }).click()
  await expect(page).toHaveURL(/\/cadastro$/)
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ demo: 'predictive' })
})

test('an unknown page leads back to the start', async ({ page, allow }) => {
  allow(/status of 404/)
  await page.goto('/nada-por-aqui')
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await expect(page).toHaveURL(/\/$/)
})
