import { expect, expectNoSidewaysScroll, test } from './fixtures.ts'

const chart = (id: string, given: Record<string, unknown>) => ({
  id,
  title: { text: `Gráfico ${id}` },
  categories: ['a', 'b', 'c'],
  ...given,
})

/** The dashboard with charts of ours in the newest analysis. */
const serve = async (page: import('@playwright/test').Page, charts: unknown[]) => {
  await page.route(/\/companies\/[^/]+\/dashboard$/, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.empresa.analises[0].insights.analiseCompleta.charts = charts
    await route.fulfill({ response, json: body })
  })
}

test.beforeEach(async ({ seed, signIn }) => {
  const account = await seed.user()
  await seed.diagnostic(account, await seed.company(account, { faturamento: 52_300, funcionarios: 6 }))
  await signIn(account)
})

test('hostile chart data is named and takes nothing else with it', async ({ page }) => {
  await serve(page, [
    chart('revenue', { type: 'line', series: [{ name: '<img src=x onerror=alert(1)>', data: ['x', null] }] }),
    chart('marketShare', { type: 'radar', series: [] }),
    chart('kpis', { series: [{ data: [1] }] }),
  ])
  await page.goto('/profile')
  await expect(page.getByText('Dados inválidos para o gráfico')).toBeVisible()
  await expect(page.getByText('Tipo de gráfico ainda não suportado: radar')).toBeVisible()
  await expect(page.getByText('Dados do gráfico inválidos ou incompletos.')).toBeVisible()
  await expect(page.getByText('HIGH PRIORITY')).toBeVisible()
})

test('a choice without a chart says so', async ({ page }) => {
  await serve(page, [chart('revenue', { type: 'bar', series: [{ name: 'A', data: [1, 2, 3] }] })])
  await page.goto('/profile?aba=graficos')
  await expect(page.getByRole('button', { name: 'a, A: 1' })).toBeVisible()
  await page.getByRole('radio', { name: 'Indicadores' }).check()
  await expect(page.getByText('Dados não disponíveis para este gráfico')).toBeVisible()
})

test('all five types, ten thousand points and strange figures fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const many = Array.from({ length: 10_000 }, (_, index) => [index, Math.sin(index / 90) * 1e9])
  for (const [type, data] of [
    ['bar', [1e12, -3, 0]],
    ['line', many.map(([, y]) => y)],
    ['pie', [1, 2, -3, 4, 5, 6, 7, 8]],
    ['donut', [1e-9, 2e-9]],
    ['scatter', many],
  ] as const) {
    await page.unrouteAll()
    await serve(page, [
      chart('revenue', { type, series: [{ name: 'Uma série de nome bem comprido para um telefone', data }] }),
    ])
    await page.goto('/profile?aba=graficos')
    await expect(page.getByRole('heading', { name: 'Gráfico revenue' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('figures are read with the arrow keys, as a table, and copied as CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await serve(page, [
    chart('revenue', {
      type: 'line',
      unidade: 'R$',
      categories: ['=A1', 'b', 'c'],
      series: [{ name: 'Vendas', data: [1_000, null, 3_000] }],
    }),
  ])
  await page.goto('/profile?aba=graficos')
  const first = page.getByRole('button', { name: '=A1, Vendas: R$ 1.000' })
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'c, Vendas: R$ 3.000' })).toBeFocused()
  await page.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(page.getByRole('row', { name: 'b —' })).toBeVisible()
  await page.getByRole('button', { name: 'Copiar CSV' }).click()
  await expect(page.getByText('Copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Categoria;Vendas\r\n'=A1;1000\r\nb;\r\nc;3000",
  )
})
