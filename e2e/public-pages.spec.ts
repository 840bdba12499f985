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

/** Brotli kilobytes of all scripts and styles that opening the page fetches in five seconds, and of the largest. */
async function firstLoad(page: Page, path: string): Promise<{ total: number; largest: number }> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (/\.(?:js|css)$/.test(new URL(request.url()).pathname))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1_024))
  })
  await page.goto(path)
  await page.waitForTimeout(5_000)
  const all = await Promise.all(sizes)
  return { total: all.reduce((sum, size) => sum + size, 0), largest: Math.max(...all) }
}

test.describe('the first load', () => {
  for (const [path, budget] of [
    ['/', 130],
    ['/r', 130],
    ['/login', 140],
    ['/cadastro', 140],
    ['/forgot-password', 140],
    ['/dashboard', 150],
    ['/solucoes', 150],
  ] as const) {
    test(`of ${path} with its application weighs at most ${budget} KB, no chunk more than 110`, async ({ page }) => {
      const { total, largest } = await firstLoad(page, path)
      expect(total).toBeGreaterThan(100)
      expect(total).toBeLessThanOrEqual(budget)
      expect(largest).toBeLessThanOrEqual(110)
    })
  }
})

test.describe('before the application is here', () => {
  test.use({ awake: false })

  /** Holds the application back until the answer is called. */
  async function held(page: Page): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/app-*.js', async (route) => {
      await promise
      await route.continue()
    })
    return async () => {
      resolve()
      await page.waitForFunction(() => document.documentElement.dataset.app === 'awake')
    }
  }

  test('what is typed and ticked is kept', async ({ page }) => {
    const arrive = await held(page)
    await page.goto('/login')
    await page.getByLabel('E-mail', { exact: true }).fill('marina@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill('errada')
    await page.getByLabel('Lembrar-me').check()
    await arrive()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('marina@exemplo.com.br')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada')
    await expect(page.getByLabel('Lembrar-me')).toBeChecked()
  })

  test('what is typed while it starts is kept to the letter', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    const arrive = await held(page)
    await page.goto('/login')
    const field = page.getByLabel('E-mail', { exact: true })
    await field.focus()
    const typing = page.keyboard.type('uma-pessoa-que-escreve-sem-parar@exemplo.com.br', { delay: 15 })
    await page.waitForTimeout(150)
    await arrive()
    await typing
    await expect(field).toHaveValue('uma-pessoa-que-escreve-sem-parar@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill('Senha-forte-1')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.route('**/login', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    expect((await sent).postDataJSON()).toMatchObject({ email: 'uma-pessoa-que-escreve-sem-parar@exemplo.com.br' })
  })

  test('a form that is pressed is not sent by the browser and loses nothing', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    const arrive = await held(page)
    await page.goto('/cadastro')
    await page.getByLabel('Nome Completo').fill('Marina Alves')
    await page.getByLabel('Telefone (WhatsApp)').fill('11988887777')
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await page.getByLabel('Nome Completo').press('Enter')
    await arrive()
    expect(posts).toEqual([])
    await expect(page).toHaveURL(/\/cadastro$/)
    await expect(page.getByLabel('Nome Completo')).toHaveValue('Marina Alves')
    await expect(page.getByLabel('Telefone (WhatsApp)')).toHaveValue('(11) 98888-7777')
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await expect(page.getByText('Por favor, corrija os erros no formulário.')).toBeVisible()
    await expect(page.getByText('E-mail é obrigatório.')).toBeVisible()
    await expect(page.getByText('Nome completo é obrigatório.')).toBeHidden()
  })

  test('the chosen theme is kept', async ({ page }) => {
    const arrive = await held(page)
    await page.goto('/termos')
    await page.getByTitle('Tema escuro').click()
    await arrive()
    await expect(page.getByRole('radio', { name: 'Tema escuro' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('the application starts without any sign of the visitor', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-app', 'awake')
  })
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
