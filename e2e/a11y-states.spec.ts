import type { Page } from '@playwright/test'
import { EXHAUSTIVE, inspect, inspectFurther, record } from './a11y-inspect.ts'
import { walk } from './a11y-keyboard.ts'
import { axeFindings, expect, test } from './fixtures.ts'
import type { Seed } from './seed.ts'

test.describe.configure({ timeout: EXHAUSTIVE ? 300_000 : 120_000 })

/** States that a press leads to; the screens' first sight is in a11y.spec.ts. */
const look = async (page: Page) => {
  await inspect(page)
  if (EXHAUSTIVE) await inspectFurther(page)
}

/** A menu closes when the window changes its size. */
async function lookWithAxe(page: Page) {
  const found = await axeFindings(page)
  record('axe', found.length)
  expect.soft(found).toEqual([])
}

async function withAnalysis(seed: Seed) {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
  return { account, company, analysisId: await seed.diagnostic(account, company) }
}

for (const tab of ['graficos', 'relatorio', 'agente', 'historico'])
  test(`the dashboard's tab ${tab} is accessible`, async ({ page, seed, signIn }) => {
    await signIn((await withAnalysis(seed)).account)
    await page.goto(`/profile?aba=${tab}`)
    await expect(page.getByRole('tabpanel').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await look(page)
    if (EXHAUSTIVE) await walk(page)
  })

test('the dashboard of a company without an analysis is accessible', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Fazer primeira análise' }).first()).toBeVisible()
  await look(page)
  if (EXHAUSTIVE) await walk(page)
})

test('/onboarding/select-company is accessible', async ({ page, seed, signIn, allow }) => {
  allow(/status of 500/)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.route('**/activate', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/onboarding/create-company')
  await page.getByLabel('Nome da empresa', { exact: true }).fill('Oficina Boreal')
  await page.getByLabel('CNPJ', { exact: true }).fill('11222333000181')
  await page.getByLabel('Setor de atuação').selectOption('Serviços')
  await page.getByRole('button', { name: 'Criar empresa' }).click()
  await expect(page.getByRole('heading', { name: 'Selecione uma empresa' })).toBeVisible()
  await look(page)
  if (EXHAUSTIVE) await walk(page)
})

for (const tab of ['Plano de Ação', 'Insights', 'Gráficos', 'Relatório Completo'])
  test(`the detail of an analysis, ${tab}, is accessible`, async ({ page, seed, signIn }) => {
    const { account, analysisId } = await withAnalysis(seed)
    await signIn(account)
    await page.goto(`/profile?aba=historico&analise=${analysisId}`)
    await page.getByRole('dialog', { name: 'Detalhes da análise' }).getByRole('tab', { name: tab }).click()
    await look(page)
  })

for (const [what, senha, name] of [
  ['a shared analysis', undefined, 'Imprimir'],
  ['the password of a link', 'abre-te', 'Abrir'],
] as const)
  test(`/r, ${what}, is accessible`, async ({ page, seed, allow }) => {
    allow(/status of 403/)
    const { account, company } = await withAnalysis(seed)
    const body = { tipo: 'analise', dias: 7, incluirPalavras: true, senha }
    const share = await seed.call<{ data: { url: string } }>(
      'POST',
      `/companies/${company.id}/partilhas`,
      body,
      account.token,
    )
    await page.goto(share.data.url)
    await expect(page.getByRole('button', { name })).toBeVisible()
    await look(page)
    await walk(page, { alone: true })
  })

for (const [path, button] of [
  ['/login', 'Entrar'],
  ['/cadastro', 'Cadastrar'],
  ['/forgot-password', 'Enviar código'],
] as const)
  test(`${path} with its errors is accessible`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByText(/obrigatóri|insira/).first()).toBeVisible()
    await look(page)
  })

test('the chat is accessible', async ({ page }) => {
  await page.goto('/solucoes')
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  await expect(page.getByRole('region', { name: 'Chat com o Agente Norte' })).toBeVisible()
  await expect(page.getByText('Olá! Eu sou o Agente Norte')).toBeVisible()
  await look(page)
})

test('the menus of visitor and account are accessible', async ({ page, seed, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/solucoes')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await lookWithAxe(page)
  await signIn(await seed.user())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/solucoes')
  await page.getByRole('button', { name: 'Marina', exact: true }).click()
  await lookWithAxe(page)
})
