import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

test.beforeEach(async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
  await signIn(account)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible()
})

test('personal data are saved; another e-mail needs the password', async ({ page, allow }) => {
  allow(/status of 422/)
  const card = page.getByRole('region', { name: 'Dados pessoais' })
  await card.getByLabel('Nome', { exact: true }).fill('Marina Souza')
  await card.getByRole('button', { name: 'Salvar dados pessoais' }).click()
  await expect(page.getByText('Dados pessoais atualizados com sucesso!').first()).toBeVisible()
  await card.getByLabel('E-mail', { exact: true }).fill(`Outra-${Date.now()}@exemplo.com.br`)
  await card.getByRole('button', { name: 'Salvar dados pessoais' }).click()
  await expect(card.getByText('Informe sua senha atual para alterar o e-mail.')).toBeVisible()
  await card.getByLabel('Senha atual', { exact: true }).fill('errada')
  await card.getByRole('button', { name: 'Salvar dados pessoais' }).click()
  await expect(card.getByText('Senha atual incorreta.')).toBeVisible()
  await card.getByLabel('Senha atual', { exact: true }).fill('Senha-forte-1')
  await card.getByRole('button', { name: 'Salvar dados pessoais' }).click()
  await expect(card.getByLabel('Senha atual', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(card.getByLabel('E-mail', { exact: true })).toHaveValue(/^outra-/)
  await expect(card.getByLabel('Nome', { exact: true })).toHaveValue('Marina Souza')
})

test('company data are checked and saved', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Dados da empresa' })
  await expect(card.getByLabel('Faturamento', { exact: true })).toHaveValue('48.200,00')
  await card.getByLabel('Funcionários', { exact: true }).fill('0')
  await card.getByRole('button', { name: 'Salvar dados da empresa' }).click()
  await expect(card.getByLabel('Funcionários', { exact: true })).toBeFocused()
  await card.getByLabel('Funcionários', { exact: true }).fill('8')
  await card.getByLabel('Faturamento', { exact: true }).fill('R$ 51234,5')
  await card.getByRole('button', { name: 'Salvar dados da empresa' }).click()
  await expect(page.getByText('Dados da empresa atualizados com sucesso!').first()).toBeVisible()
  await page.reload()
  await expect(card.getByLabel('Faturamento', { exact: true })).toHaveValue('51.234,50')
  await expect(card.getByLabel('Funcionários', { exact: true })).toHaveValue('8')
})

test('deleting the company asks for its name', async ({ page }) => {
  await page.getByRole('button', { name: 'Excluir empresa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir empresa' })
  await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click()
  await expect(dialog.getByText('Digite o nome da empresa exatamente como está acima.')).toBeVisible()
  await dialog.getByLabel('Nome da empresa para confirmar').fill('Padaria Aurora')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nenhuma empresa cadastrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Criar empresa' }).click()
  await expect(page).toHaveURL(/\/onboarding\/create-company$/)
})

test('password, devices and e-mails', async ({ page, allow }) => {
  allow(/status of 422/)
  const card = page.getByRole('region', { name: 'Segurança' })
  await expect(card.getByText('Este aparelho')).toBeVisible()
  await card.getByRole('button', { name: 'Alterar senha' }).click()
  await card.getByLabel('Senha atual', { exact: true }).fill('errada')
  await card.getByLabel('Nova senha', { exact: true }).fill('Senha-nova-2')
  await card.getByLabel('Confirmar nova senha', { exact: true }).fill('Senha-nova-2')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Senha atual incorreta.')).toBeVisible()
  await card.getByLabel('Senha atual', { exact: true }).fill('Senha-forte-1')
  await card.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page.getByText('Senha alterada. As outras sessões foram encerradas.').first()).toBeVisible()

  const alerts = page.getByRole('switch', { name: 'Alertas por e-mail' })
  const before = await alerts.isChecked()
  await alerts.click()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(alerts).toBeChecked({ checked: !before })
})

test('everything held about the user is handed over, and the account can end', async ({ page }) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar meus dados' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('norteia-meus-dados.json')
  expect(readFileSync(await download.path(), 'utf8')).toContain('Padaria Aurora')
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
  await dialog.getByLabel('Senha atual', { exact: true }).fill('Senha-forte-1')
  await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('leads back to the dashboard', async ({ page }) => {
  await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await expect(page).toHaveURL(/\/profile/)
})
