import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test.beforeEach(async ({ seed, signIn }) => {
  const account = await seed.user()
  await seed.diagnostic(account, await seed.company(account, { faturamento: 52_300, funcionarios: 6 }))
  await signIn(account)
})

test('automation is set up, listed and stopped task by task', async ({ page }) => {
  await page.goto('/profile?aba=agente')
  await expect(page.getByText('ATIVO 24/7')).toBeVisible()
  for (const name of ['Análises automáticas', 'Relatórios automáticos', 'Alertas de KPI'])
    await expect(page.getByRole('switch', { name })).toBeChecked()
  await expect(page.getByLabel('Frequência das análises')).toHaveValue('weekly')
  await expect(page.getByLabel('Frequência dos relatórios')).toHaveValue('monthly')
  await page.getByRole('button', { name: 'Configurar Automação' }).click()
  await expect(page.getByText('Automação configurada! 3 tarefas criadas.')).toBeVisible()
  await expect(page.getByText('ATIVO', { exact: true })).toHaveCount(3)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Parar / })
    .first()
    .click()
  await expect(page.getByText('Tarefa parada com sucesso!')).toBeVisible()
  await expect(page.getByText('ATIVO', { exact: true })).toHaveCount(2)
  await expect(page.getByText('Tarefa parada com sucesso!')).toBeHidden({ timeout: 8_000 })
})

test('the consultant answers, and an empty question says so', async ({ page }) => {
  await page.goto('/profile?aba=agente&agente=consultor')
  const question = page.getByLabel('Sua pergunta')
  const button = page.getByRole('button', { name: 'Consultar IA' })
  await expect(button).toBeDisabled()
  await question.press('Enter')
  await expect(page.getByText('Digite uma pergunta para o consultor IA')).toBeVisible()
  await question.fill('Como faço para controlar o desperdício de insumos na cozinha?')
  await button.click()
  await expect(page.getByText('Consulta processada pelo Agente IA!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Resposta do consultor' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})

test('prediction and sector insights come on demand', async ({ page }) => {
  await page.goto('/profile?aba=agente&agente=preditiva')
  await page.getByRole('button', { name: 'Gerar Análise Preditiva' }).click()
  await expect(page.getByText('Análise preditiva gerada com sucesso!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fluxo de caixa dos próximos três meses' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
  await page.getByRole('tab', { name: 'Insights do Setor' }).click()
  await page.getByRole('button', { name: 'Carregar Insights do Setor' }).click()
  await expect(page.getByText('Insights do setor carregados!')).toBeVisible()
  for (const name of ['Tendências', 'Oportunidades', 'Desafios'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('the agent is offline when its server does not answer', async ({ page, allow }) => {
  allow(/Failed to load resource/)
  await page.route(/\/api\/metrics/, (route) => route.abort())
  await page.goto('/profile?aba=agente')
  await expect(page.getByText('OFFLINE', { exact: true })).toBeVisible()
})
