import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const reais = { faturamento: 52_300, funcionarios: 6 }

test('the dashboard reads a company in one sentence, four figures, a chart and three actions', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  const company = await seed.company(account, reais)
  await seed.diagnostic(account, company)
  await signIn(account)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Bem-vindo(a), Marina!' })).toBeVisible()
  const badges = page.getByRole('list', { name: 'Empresa e sistema' })
  for (const text of ['Alimentação', company.nome, 'R$ 52,3 mil por mês', 'Agente IA ativo'])
    await expect(badges.getByText(text)).toBeVisible()
  await expect(badges.getByText('Sistema online')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Indicadores principais' }).getByRole('listitem')).toHaveCount(4)
  for (const tag of ['HIGH PRIORITY', 'GROWTH', 'STRATEGIC'])
    await expect(page.getByText(tag, { exact: true })).toBeVisible()
  await expect(page.getByText('1 análise')).toBeVisible()
  await expectAccessible(page)
})

test('a figure says where it came from; the panel closes and gives the focus back', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.diagnostic(account, await seed.company(account, reais))
  await signIn(account)
  await page.goto('/profile')
  const score = page.getByRole('list', { name: 'Indicadores principais' }).getByRole('button').first()
  await score.click()
  const panel = page.getByRole('group', { name: 'De onde veio este número?' })
  await expect(panel).toContainText('Calculado')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(score).toBeFocused()
})

test('the tab stands in the address, so reload and back work', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account, reais)
  await signIn(account)
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Gráficos Detalhados' }).click()
  await expect(page).toHaveURL(/\?aba=graficos$/)
  await page.getByRole('radio', { name: 'Distribuição' }).check()
  await expect(page.getByRole('figure')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Gráficos Detalhados' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Visão Geral' })).toHaveAttribute('aria-selected', 'true')
})

test('without an analysis the sector speaks and says that it is an example', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account, { setor: 'Saúde' })
  await signIn(account)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Fazer primeira análise' })).toBeVisible()
  await expect(page.getByText('Exemplo: não são dados da sua empresa')).toHaveCount(3)
  await expect(page.getByText('Faturamento não informado')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})

test('an error has its sentence and a way to try again', async ({ page, seed, signIn, allow }) => {
  allow(/status of 502/)
  const account = await seed.user()
  await seed.company(account, reais)
  await signIn(account)
  const call = /\/companies\/[^/]+\/dashboard$/
  await page.route(call, (route) => route.fulfill({ status: 502, json: {} }))
  await page.goto('/profile')
  await expect(page.getByRole('alert').getByText('Erro do servidor (502). Tente novamente.')).toBeVisible()
  await page.unroute(call)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByRole('heading', { name: 'Bem-vindo(a), Marina!' })).toBeVisible()
})

test('after a change of company nothing of the other one is shown, not even for an instant', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  const first = await seed.company(account, { ...reais, nome: 'Padaria Aurora' })
  await seed.diagnostic(account, first)
  await seed.company(account, { nome: 'Café Boreal', setor: 'Varejo' })
  await signIn({ ...account, user: { ...account.user, activeCompanyId: first.id } })
  await page.goto('/profile')
  await expect(page.getByText('HIGH PRIORITY')).toBeVisible()
  await page.route(/\/companies\/[^/]+\/dashboard$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Marina', exact: true }).click()
  const shown = page.getByRole('list', { name: 'Empresa e sistema' })
  const before = (await shown.getByText('Padaria Aurora').count()) > 0 ? 'Café Boreal' : 'Padaria Aurora'
  await page.getByText(before).first().click()
  await expect(page.getByText('Carregando o painel da empresa...')).toBeAttached()
  await expect(page.getByText('1 análise')).toHaveCount(0)
  await expect(shown.getByText(before)).toBeVisible()
})

test('monthly revenue is typed, saved and continued by a forecast', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.diagnostic(account, await seed.company(account, reais))
  await signIn(account)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Informar faturamento mensal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Informar faturamento mensal' })
  const fields = dialog.getByRole('textbox')
  await expect(fields).toHaveCount(12)
  for (let index = 0; index < 12; index++) await fields.nth(index).fill(`${48 - index}.500,00`)
  await dialog.getByRole('button', { name: 'Salvar faturamento' }).click()
  await expect(dialog.getByRole('heading', { name: 'Faturamento e previsão' })).toBeVisible()
  await expect(dialog.getByText(/o faturamento previsto é de R\$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toBeHidden()
})

test('the back button closes what is open, one thing at a time, before it leaves the page', async ({
  page,
  seed,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const account = await seed.user()
  await seed.diagnostic(account, await seed.company(account, reais))
  await signIn(account)
  await page.goto('/settings')
  await page.goto('/profile')
  const revenue = page.getByRole('dialog', { name: 'Informar faturamento mensal' })
  await page.getByRole('button', { name: 'Informar faturamento mensal' }).click()
  await expect(revenue).toBeVisible()
  await page.goBack()
  await expect(revenue).toBeHidden()
  await expect(page).toHaveURL(/\/profile$/)

  // Closed by its own button it leaves no step behind.
  await page.getByRole('button', { name: 'Informar faturamento mensal' }).click()
  await revenue.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(revenue).toBeHidden()
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  const chat = page.getByRole('region', { name: /^Chat com o/ })
  await expect(chat).toBeVisible()
  await page.goBack()
  await expect(chat).toBeHidden()

  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Plano' }).click()
  await expect(page).toHaveURL(/\/plano$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/profile$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test('with text twice as large nothing leaves the screen of a phone', async ({ page, seed, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const account = await seed.user()
  await seed.diagnostic(account, await seed.company(account, reais))
  await signIn(account)
  for (const path of ['/profile', '/profile?aba=historico', '/financas/movimentacoes', '/plano', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toContainText('Carregando')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    await expectNoSidewaysScroll(page)
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeInViewport({ ratio: 1 })
  }
})
