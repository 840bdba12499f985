import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
})

test('wrong credentials are told, what was typed stays, and a keyboard is enough', async ({ page, seed, allow }) => {
  allow(/status of 401/)
  const account = await seed.user()
  await page.getByLabel('E-mail', { exact: true }).fill(account.email)
  await page.getByLabel('Senha', { exact: true }).fill('errada-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada-1')
  await page.getByLabel('Senha', { exact: true }).fill(account.password)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/onboarding\/create-company$/)
  expect(await page.evaluate(() => [!!sessionStorage.getItem('token'), localStorage.getItem('token')])).toEqual([
    true,
    null,
  ])
})

test('remembered, the session outlives the tab and the start flow opens the dashboard', async ({
  page,
  context,
  seed,
}) => {
  const account = await seed.user()
  await seed.company(account)
  await page.getByLabel('E-mail', { exact: true }).fill(account.email.toUpperCase())
  await page.getByLabel('Senha', { exact: true }).fill(account.password)
  await page.getByLabel('Lembrar-me').check()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/profile/)
  await page.close()
  const again = await context.newPage()
  await again.goto('/app-start-flow')
  await expect(again).toHaveURL(/\/profile/)
})

test('a server error without words shows its status, a lost connection says so', async ({ page, allow }) => {
  allow(/status of 500|ERR_FAILED/)
  await page.getByLabel('E-mail', { exact: true }).fill('marina@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('segredo')
  const isCall = (url: URL) => url.pathname === '/login'
  await page.route(isCall, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Erro 500')
  await page.unroute(isCall)
  await page.route(isCall, (route) => route.abort())
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Erro de conexão. Verifique sua internet.')
})

test('an answer that never comes ends after 30 seconds', async ({ page, allow }) => {
  allow(/./)
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('marina@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('segredo')
  await page.route(
    (url) => url.pathname === '/login',
    () => new Promise(() => undefined),
  )
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByRole('alert')).toHaveText('Erro de conexão. Verifique sua internet.')
})

test('a password manager finds its fields', async ({ page }) => {
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
})

test.describe('before the scripts are there', () => {
  test.use({ javaScriptEnabled: false, awake: false })

  for (const [path, button] of [
    ['/login', 'Entrar'],
    ['/cadastro', 'Cadastrar'],
    ['/forgot-password', 'Enviar código'],
  ] as const)
    test(`the form of ${path} comes back to its page and shows no raw answer`, async ({ page }) => {
      await page.goto(path)
      await page.getByLabel('E-mail', { exact: true }).fill('marina@exemplo.com.br')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
    })
})
