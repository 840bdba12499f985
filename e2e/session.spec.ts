import { expect, test } from './fixtures.ts'

const EXPIRED = 'Sua sessão expirou. Por favor, faça login novamente.'

test('guarded pages send visitors to the login', async ({ page }) => {
  for (const path of [
    '/profile',
    '/settings',
    '/diagnostico-empresarial',
    '/onboarding/create-company',
    '/app-start-flow',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await expect(page.getByText(EXPIRED)).toHaveCount(0)
})

test('the demonstration leads over the login, which says why', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Solicitar Demonstração' }).click()
  await expect(page.getByText('Entre ou cadastre-se para fazer o diagnóstico de demonstração.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('a session that the server no longer knows ends on any call, with a word', async ({
  page,
  seed,
  signIn,
  allow,
}) => {
  allow(/status of 401/)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  // The page's realtime connection, or its own first calls, would end the session before the click.
  await page.route(/\/socket\.io\//, (route) => route.abort())
  await page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close())
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await seed.call('POST', '/logout', undefined, account.token)
  await page.getByRole('button', { name: 'Salvar dados pessoais' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(EXPIRED)).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

test('a logout in one tab ends the other', async ({ page, context, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByRole('heading', { name: 'Configurações' })).toBeVisible()
  await page.getByRole('button', { name: 'Marina', exact: true }).click()
  await page.getByText('Sair', { exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  const me = await fetch(new URL('/users/me', page.url()), { headers: { authorization: `Bearer ${account.token}` } })
  expect(me.status).toBe(401)
})

test('a change of company in one tab is followed by the other', async ({ page, context, seed, signIn }) => {
  const account = await seed.user()
  const first = await seed.company(account)
  const second = await seed.company(account, { nome: 'Café Boreal' })
  await seed.call('POST', `/companies/${first.id}/activate`, undefined, account.token)
  await signIn(account)
  await page.goto('/settings')
  await expect(page.getByLabel('Nome da empresa', { exact: true })).toHaveValue(first.nome)
  const other = await context.newPage()
  await other.goto('/settings')
  await other.getByRole('button', { name: 'Marina', exact: true }).click()
  await other.getByRole('button', { name: second.nome }).click()
  await expect(page.getByLabel('Nome da empresa', { exact: true })).toHaveValue(second.nome)
})

test('damaged storage means signed out, never an empty page', async ({ page }) => {
  await page.goto('/icon.svg')
  await page.evaluate(() => {
    localStorage.setItem('token', 'x')
    localStorage.setItem('user', '{"id":')
    localStorage.setItem('activeCompanyId', '{{{')
  })
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('with blocked storage the product works until the page is left', async ({ page, seed }) => {
  const account = await seed.user()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(account.email)
  await page.getByLabel('Senha', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/onboarding\/create-company$/)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
})

test('with full storage the product works until the page is left', async ({ page, seed }) => {
  const account = await seed.user()
  await page.goto('/icon.svg')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 1_048_576, n = 0; size >= 1; n++)
        try {
          storage.setItem(`ballast${n}`, 'x'.repeat(size))
        } catch (error) {
          if (!(error instanceof DOMException)) throw error
          size = Math.floor(size / 2)
        }
  })
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(account.email)
  await page.getByLabel('Senha', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/onboarding\/create-company$/)
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
})
