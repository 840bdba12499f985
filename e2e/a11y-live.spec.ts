import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

interface Live {
  role: string
  politeness: string
  text: string
}

/** The live regions as the accessibility tree holds them, each with the text inside of it. */
async function liveRegions(page: Page): Promise<Live[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  type Node = (typeof nodes)[number]
  const textOf = (node: Node): string =>
    node.role?.value === 'StaticText'
      ? String(node.name?.value ?? '')
      : (node.childIds ?? []).map((id) => byId.get(id)).reduce((text, child) => text + (child ? textOf(child) : ''), '')
  return nodes.flatMap((node) => {
    const politeness = node.properties?.find(({ name }) => name === 'live')?.value.value
    return politeness ? [{ role: String(node.role?.value), politeness: String(politeness), text: textOf(node) }] : []
  })
}

const heard = async (page: Page, text: string | RegExp) =>
  (await liveRegions(page)).filter((region) =>
    typeof text === 'string' ? region.text.includes(text) : text.test(region.text),
  )

test('a change of page is announced by its title and takes the focus to the content', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Soluções' }).first().click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => heard(page, /Soluções.* · Norteia/)).toHaveLength(1)
})

test('errors of a form are alerts, linked to their fields, and the first takes the focus', async ({ page }) => {
  await page.goto('/cadastro')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  const name = page.getByLabel('Nome Completo')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Nome completo é obrigatório\./)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const [alert] = await heard(page, 'Por favor, corrija os erros no formulário.')
  expect(alert?.politeness).toBe('assertive')
})

test('loading, saving and notices are told politely, and the region stands before its text', async ({
  page,
  seed,
  signIn,
}) => {
  await page.goto('/solucoes', { waitUntil: 'domcontentloaded' })
  await expect.poll(async () => (await liveRegions(page)).some(({ role }) => role === 'status')).toBe(true)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/settings')
  await expect
    .poll(async () => (await liveRegions(page)).filter(({ text, role }) => text === '' && role === 'list'))
    .toHaveLength(2)
  await page.getByLabel('Nome', { exact: true }).first().fill('Marina Alves Prado')
  await page
    .getByRole('button', { name: /^Salvar/ })
    .first()
    .click()
  await expect.poll(() => heard(page, /sucesso|salv|atualizad/i)).not.toHaveLength(0)
  const [saved] = await heard(page, /sucesso|salv|atualizad/i)
  expect(saved?.politeness).toBe('polite')
})

test('a notice that arrives is told with the number of unread ones', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  const notice = { id: 'n1', companyId: null, kind: 'analysis', title: 'Análise pronta', body: 'Veja o resultado.' }
  const data = [{ ...notice, createdAt: new Date().toISOString(), read: false }]
  const pagination = { currentPage: 1, totalPages: 1, totalItems: 1, hasNextPage: false, hasPrevPage: false }
  let unread = 0
  await page.route('**/notifications?*', (route) =>
    route.fulfill({ json: { success: true, data: data.slice(0, unread), unread, pagination } }),
  )
  await page.clock.install()
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
  expect(await heard(page, 'Nova notificação')).toEqual([])
  unread = 1
  await page.clock.fastForward(61_000)
  await expect.poll(() => heard(page, 'Nova notificação: 1 não lida.')).toHaveLength(1)
  const [told] = await heard(page, 'Nova notificação')
  expect(told).toMatchObject({ role: 'status', politeness: 'polite' })
})

test('answers of the chat are read as they come', async ({ page }) => {
  await page.goto('/solucoes')
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  await expect(page.getByText('Olá! Eu sou o Agente Norte')).toBeVisible()
  const [log] = await heard(page, 'Olá! Eu sou o Agente Norte')
  expect(log).toMatchObject({ role: 'log', politeness: 'polite' })
  await expect.poll(() => heard(page, 'Agente Norte Online')).not.toHaveLength(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Abrir chat' })).toBeFocused()
})

test('Esc closes menus and dialogs and gives the focus back', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 48_200 })
  await seed.diagnostic(account, company)
  await signIn(account)
  await page.goto('/profile')
  await page.waitForLoadState('networkidle')
  for (const button of [
    page.getByRole('button', { name: 'Marina', exact: true }),
    page.getByRole('button', { name: /^Notificações/ }),
    page.getByTitle('De onde veio este número?').first(),
  ]) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('/termos')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('password managers and pasting are served: accessible authentication', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', /username|email/)
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await page.goto('/cadastro')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
  await page.goto('/login')
  const pasted = await page.getByLabel('Senha', { exact: true }).evaluate((field) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })
    return field.dispatchEvent(event)
  })
  expect(pasted, 'nothing stops a paste').toBe(true)
})

test('the code of the recovery can be pasted as the mail shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill('ninguem@exemplo.com.br')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const field = page.getByLabel('Código de verificação')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await page.evaluate(() => navigator.clipboard.writeText(' 123 456\n'))
  await page.keyboard.press('ControlOrMeta+V')
  await expect(field).toHaveValue('123456')
})

test('what the product knows does not have to be typed again', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/diagnostico-empresarial')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(account.email)
  await expect(page.getByLabel('Nome da empresa', { exact: true })).toHaveValue('Padaria Aurora')
  await page.goto('/settings')
  await expect(page.getByLabel('Nome', { exact: true }).first()).toHaveValue(account.name)
})

test('help stands at the same place on every page with the bar', async ({ page }) => {
  for (const path of ['/', '/dashboard', '/termos', '/privacidade']) {
    await page.goto(path)
    const help = page.getByRole('navigation', { name: 'Rodapé' }).getByRole('link')
    await expect(help).toHaveText([/Termos/, /Privacidade/, /Suporte/])
    await expect(page.getByRole('button', { name: 'Abrir chat' })).toBeVisible()
  }
})

test('a chart has a name, points for the arrow keys and a table', async ({ page }) => {
  await page.goto('/dashboard')
  const chart = page.getByRole('figure').first()
  await expect(chart).toBeVisible()
  const point = chart.locator('[data-point][tabindex="0"]')
  await expect(point).toHaveAccessibleName(/R\$/)
  await point.focus()
  const first = await point.getAttribute('data-point')
  await page.keyboard.press('ArrowRight')
  await expect(point).not.toHaveAttribute('data-point', first ?? '')
  await expect(point).toBeFocused()
  await chart.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(chart.getByRole('table')).toBeVisible()
})

test('in forced colours the chosen one of a group stands out, and drawings suit the ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto('/dashboard')
  await page.getByTitle('Tema escuro').click()
  const groups = [page.getByRole('radiogroup').first(), page.getByRole('group', { name: 'Tema' })]
  for (const group of groups)
    await expect(async () => {
      const borders = await group.locator('label').evaluateAll((labels) =>
        labels.map((label) => ({
          chosen: label.querySelector('input')?.checked,
          colour: getComputedStyle(label).borderTopColor,
        })),
      )
      const chosen = borders.find((border) => border.chosen)
      expect(chosen).toBeTruthy()
      expect(borders.filter(({ colour }) => colour === chosen?.colour)).toHaveLength(1)
    }).toPass()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
})
