import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test('the sample dashboard is public, says that it is a sample, and calls nobody', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url())
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Carregando insights inteligentes...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard Executivo' })).toBeVisible()
  await expect(page.getByText('Dados de exemplo', { exact: true })).toBeVisible()
  for (const name of [
    'Receita Total',
    'Margem de Lucro',
    'Custo de Aquisição (CAC)',
    'LTV/CAC',
    'Taxa de Churn',
    'NPS',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  expect(calls).toEqual([])
  await expectAccessible(page)
})

test('tabs scroll to their section, keep the choice and hide nothing', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Operações' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Operações' })).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  const last = page.getByRole('tab', { name: 'IA & Insights' })
  await expect(last).toBeFocused()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Receita Total' })).toBeVisible()
})

test('period, report, suggestion and details do what they say', async ({ page }) => {
  await page.goto('/dashboard')
  const period = page.getByRole('radiogroup', { name: 'Período' })
  await expect(period.getByRole('radio', { name: '30d' })).toBeChecked()
  await period.getByRole('radio', { name: '90d' }).check()
  await expect(page.getByText('nos últimos 90 dias').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar Relatório' }).click()
  expect((await download).suggestedFilename()).toBe('norteia-dashboard-exemplo.txt')
  await page.getByRole('button', { name: 'Ver Detalhes' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ver Detalhes' }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Aplicar Sugestão' }).first().click()
  await page.getByRole('button', { name: 'Atualizar Dados' }).click()
  await expect(page.getByText('Carregando insights inteligentes...')).toBeVisible()
  await expect(page.getByText('Sugestão aplicada')).toBeVisible()
})

test('it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'NPS', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
