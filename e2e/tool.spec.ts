import { expect, expectAccessible, test } from './fixtures.ts'

test('the tool is prefilled, asks for what is missing, and each run enters the history as a simulation', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  await seed.company(account, { faturamento: 52_300, funcionarios: 6 })
  await signIn(account)
  await page.goto('/analisar-empresa')
  await expect(page.getByRole('heading', { level: 1, name: 'Análise da Empresa' })).toBeVisible()
  await expect(page.getByText('Bot online')).toBeVisible()
  await expect(page.getByLabel('Nome da empresa')).toHaveValue('Padaria Aurora')
  await expect(page.getByLabel('Faturamento mensal (R$)')).toHaveValue('52.300,00')
  await page.getByRole('button', { name: 'Analisar Empresa' }).click()
  await expect(page.getByText('Principais desafios é obrigatório.')).toBeVisible()
  await expect(page.getByLabel('Principais desafios')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Principais desafios').fill('Vender mais durante a semana')
  await page.getByLabel('Objetivos').fill('Crescer 20% em 12 meses')
  await expect(page.getByRole('tab')).toHaveCount(1)
  await page.getByRole('button', { name: 'Analisar Empresa' }).click()
  await expect(page.getByRole('tabpanel').getByText('de 100', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Gerar Plano de Ação' }).click()
  await expect(page.getByRole('heading', { name: 'Primeiros 30 dias' })).toBeVisible()
  await page.getByRole('button', { name: 'Gerar Gráficos' }).click()
  await expect(page.getByRole('tabpanel').getByRole('figure').first()).toBeVisible()
  await page.getByRole('button', { name: 'Análise Preditiva' }).click()
  await expect(page.getByRole('heading', { name: 'Fluxo de caixa dos próximos três meses' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(4)
  await page.goto('/profile?aba=historico')
  await expect(page.getByText('Simulação', { exact: true })).toHaveCount(4)
  await page.goto('/analisar-empresa')
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect(page.getByLabel('Nome da empresa')).toHaveValue('')
})
