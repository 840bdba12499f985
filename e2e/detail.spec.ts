import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from './fixtures.ts'

test('an analysis opens by its address with score, plan, insights, charts and text', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const id = await seed.diagnostic(account, await seed.company(account, { faturamento: 52_300, funcionarios: 6 }))
  await signIn(account)
  await page.goto(`/profile?analise=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
  await expect(dialog.getByRole('region', { name: 'Nota geral' })).toContainText('de 100')
  await expect(dialog.getByText('Prazo', { exact: true })).toHaveCount(9)
  const deadlines = await dialog
    .locator('dt', { hasText: /^Prazo$/ })
    .locator('+ dd')
    .allInnerTexts()
  expect(deadlines.map((text) => Number.parseInt(text, 10)).sort((a, b) => a - b)).toEqual([
    15, 20, 25, 30, 45, 50, 60, 85, 90,
  ])
  await expect(dialog.getByText('Referência de planejamento do produto, não é cálculo da sua empresa.')).toBeAttached()
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: 'Insights' }).click()
  await expect(dialog.getByText('Referência:').first()).toBeVisible()
  await dialog.getByRole('tab', { name: 'Gráficos' }).click()
  await expect(dialog.getByRole('figure')).toHaveCount(3)
  await dialog.getByRole('tab', { name: 'Relatório Completo' }).click()
  await expect(dialog.getByText('Motor Especialista Norteia')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click()
  await expect(page).not.toHaveURL(/analise=/)
})

test('every figure of the report that can be asked answers', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const id = await seed.diagnostic(account, await seed.company(account, { faturamento: 52_300, funcionarios: 6 }))
  await signIn(account)
  await page.goto(`/profile?analise=${id}&parte=relatorio`)
  const figures = page.getByRole('dialog').getByRole('tabpanel').getByTitle('De onde veio este número?')
  await expect(figures.nth(10)).toBeVisible()
  for (const place of [0, 3, 10]) {
    await figures.nth(place).click()
    const panel = page.getByRole('group', { name: 'De onde veio este número?' })
    await expect(panel).toContainText(/Informado|Importado|Calculado|Estimado|Referência/)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test('it is exported as text and PDF', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const id = await seed.diagnostic(account, await seed.company(account, { faturamento: 52_300, funcionarios: 6 }))
  await signIn(account)
  await page.goto(`/profile?analise=${id}`)
  const text = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar .txt' }).click()
  const file = await text
  expect(file.suggestedFilename()).toMatch(/^norteia-analise-\d{4}-\d\d-\d\d\.txt$/)
  const content = await readFile(await file.path(), 'utf8')
  expect(content).toContain('Empresa: Padaria Aurora')
  expect(content).toContain('PLANO DE AÇÃO')
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar PDF' }).click()
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('on paper the whole analysis stands alone', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const id = await seed.diagnostic(account, await seed.company(account, { faturamento: 52_300, funcionarios: 6 }))
  await signIn(account)
  await page.goto(`/profile?analise=${id}`)
  await expect(page.getByRole('region', { name: 'Nota geral' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Padaria Aurora' })).toBeVisible()
  for (const name of ['Plano de ação', 'Insights', 'Gráficos', 'Relatório completo'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  // Without movements there is no page of them.
  await expect(page.getByRole('heading', { name: 'Resultado e caixa' })).toHaveCount(0)
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an unknown or malformed address says that there is no such analysis', async ({ page, seed, signIn, allow }) => {
  allow(/status of 404/)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  for (const id of ['x', '01a1fddd-6d0f-73b6-95c9-fd2579079e10', '../../users/me']) {
    await page.goto(`/profile?analise=${encodeURIComponent(id)}`)
    await expect(page.getByText('Esta análise não foi encontrada.')).toBeVisible()
  }
})

test('printing an analysis adds result and cash where the company has movements', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account)
  const id = await seed.diagnostic(account, company)
  const path = `/companies/${company.id}`
  const post = <T>(to: string, body: unknown) => seed.call<T>('POST', `${path}/${to}`, body, account.token)
  const conta = { apelido: 'Caixa', tipo: 'dinheiro', saldoInicial: 9_000 }
  const { data } = await post<{ data: { id: string } }>('contas', conta)
  const typed = { contaId: data.id, data: '2026-10-05' }
  await post('lancamentos', { ...typed, valor: 8_000, descricao: 'Vendas', categoria: 'vendas-produtos' })
  await post('lancamentos', { ...typed, valor: -3_000, descricao: 'Aluguel', categoria: 'aluguel' })
  await post('compromissos', {
    tipo: 'pagar',
    descricao: 'Luz',
    valor: 400,
    vencimento: '2026-12-10',
    repete: 'mensal',
  })
  await signIn(account)
  const answers = ['resultado', 'caixa'].map((name) => page.waitForResponse((one) => one.url().endsWith(`/${name}`)))
  const drawn = page.waitForResponse((one) => one.url().includes('printed-finance'))
  await page.goto(`/profile?analise=${id}`)
  await expect(page.getByRole('region', { name: 'Nota geral' })).toBeVisible()
  await Promise.all([...answers, drawn])
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: 'Resultado e caixa' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Receita R\$ 8\.000 100%/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Variação do saldo no mês R\$ 5\.000/ })).toBeVisible()
  const paper = page.locator('.print-report')
  await expect(paper.getByText(/^Seu caixa não acaba nas próximas 13 semanas/)).toBeVisible()
  await expect(paper.getByRole('table').last().getByRole('row')).toHaveCount(14)
  for (const figure of await paper.locator('figure').all()) await expect(figure).toBeVisible()
})
