import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function fill(page: Page, email: string) {
  await page.getByLabel('Nome Completo', { exact: true }).fill('Marina Alves')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('segredo')
  await page.getByLabel('Telefone (WhatsApp)', { exact: true }).fill('11988887777')
}

test('every gap is told under its field, below the banner', async ({ page }) => {
  await page.goto('/cadastro')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Por favor, corrija os erros no formulário.')
  for (const sentence of [
    'Nome completo é obrigatório.',
    'E-mail é obrigatório.',
    'Senha é obrigatória.',
    'Telefone é obrigatório.',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('Nome Completo', { exact: true })).toBeFocused()
})

test('thanks and goes to the login after two seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/cadastro')
  await fill(page, `nova-${Date.now()}@exemplo.com.br`)
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByText('Cadastro realizado com sucesso! Redirecionando para o login...')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
  await expect(page).toHaveURL(/\/cadastro$/)
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL(/\/login$/)
})

test('a known address is refused and nothing typed is lost', async ({ page, seed, allow }) => {
  allow(/status of 409/)
  const account = await seed.user()
  await page.goto('/cadastro')
  await fill(page, account.email)
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Este e-mail já está cadastrado.')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('segredo')
  await expect(page.getByLabel('Telefone (WhatsApp)', { exact: true })).toHaveValue('(11) 98888-7777')
})

test('without a connection says so', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await page.goto('/cadastro')
  await fill(page, 'marina@exemplo.com.br')
  await page.route('**/api/users', (route) => route.abort())
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Não foi possível conectar ao servidor. Verifique sua conexão.')
})

test('a form sent twice before its scripts arrive goes out once', async ({ page }) => {
  let posts = 0
  await page.route('**/api/users', (route) => {
    posts += 1
    return route.continue()
  })
  await page.route(/\/assets\/(?!entry).*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250))
    await route.continue()
  })
  await page.goto('/cadastro')
  await page.getByLabel('Nome Completo').fill('Zilda Prado')
  await page.getByLabel('E-mail', { exact: true }).fill(`zilda${Date.now()}@exemplo.com.br`)
  await page.getByLabel('Telefone (WhatsApp)').fill('11987654321')
  await page.getByLabel('Senha', { exact: true }).fill('segredo')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cadastro realizado com sucesso! Redirecionando para o login...')).toBeVisible()
  expect(posts).toBe(1)
})
