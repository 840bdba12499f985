import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import type { Seed } from './seed.ts'

const PHONE = { width: 360, height: 740 }
const TABS = ['visao-geral', 'graficos', 'relatorio', 'agente', 'historico']

/** Every state is looked at wide in the theme given, then on a phone. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

async function withAnalysis(seed: Seed) {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
  return { account, company, analysisId: await seed.diagnostic(account, company) }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const tab of TABS) {
      test(`the dashboard's tab ${tab}, full`, async ({ page, seed, signIn }) => {
        await signIn((await withAnalysis(seed)).account)
        await page.goto(`/profile?aba=${tab}`)
        await expect(page.getByRole('tabpanel').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await look(page)
      })
    }

    test('the dashboard of a company without an analysis', async ({ page, seed, signIn }) => {
      const account = await seed.user()
      await seed.company(account)
      await signIn(account)
      await page.goto('/profile')
      await expect(page.getByRole('link', { name: 'Fazer primeira análise' }).first()).toBeVisible()
      await look(page)
    })

    test('the detail of an analysis, in each of its tabs', async ({ page, seed, signIn }) => {
      const { account, analysisId } = await withAnalysis(seed)
      await signIn(account)
      await page.goto(`/profile?aba=historico&analise=${analysisId}`)
      const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
      for (const tab of ['Plano de Ação', 'Insights', 'Gráficos', 'Relatório Completo']) {
        await dialog.getByRole('tab', { name: tab }).click()
        await expectAccessible(page)
      }
      await page.setViewportSize(PHONE)
      await expectNoSidewaysScroll(page)
    })

    test('forms with their errors', async ({ page }) => {
      for (const [path, button] of [
        ['/login', 'Entrar'],
        ['/cadastro', 'Cadastrar'],
        ['/forgot-password', 'Enviar código'],
      ] as const) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.getByText(/obrigatóri|insira/).first()).toBeVisible()
        await look(page)
      }
    })

    test('open menus and the chat', async ({ page, seed, signIn }) => {
      await page.goto('/solucoes')
      await page.getByRole('button', { name: 'Abrir chat' }).click()
      await expect(page.getByRole('region', { name: 'Chat com o Agente Norte' })).toBeVisible()
      await expect(page.getByText('Olá! Eu sou o Agente Norte')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Fechar chat' }).click()
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await expectAccessible(page)
      await signIn((await withAnalysis(seed)).account)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/solucoes')
      await page.getByRole('button', { name: 'Marina', exact: true }).click()
      await expectAccessible(page)
    })
  })
}
