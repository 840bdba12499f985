import { expect, test } from './fixtures.ts'

const GREETING = 'Olá! Eu sou o Agente Norte, assistente virtual da Norteia. Como posso ajudar?'

test('a visitor asks and is answered; another user of the tab sees nothing of it', async ({ page }) => {
  const sockets: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/socket.io')) sockets.push(request.url())
  })
  page.on('websocket', (socket) => void sockets.push(socket.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_500)
  expect(sockets.filter((url) => url.includes('/socket.io'))).toEqual([])
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  const panel = page.getByRole('region', { name: 'Chat com o Agente Norte' })
  await expect(panel.getByText('Agente Norte Online')).toBeVisible()
  await expect(panel.getByText(GREETING)).toBeVisible()
  const input = panel.getByLabel('Digite sua mensagem')
  const send = panel.getByRole('button', { name: 'Enviar' })
  await expect(send).toBeDisabled()
  await input.fill('Como funciona o diagnóstico?')
  await input.press('Shift+Enter')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await input.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(input).toHaveValue('')
  await expect(panel.getByText(/^\d\d:\d\d$/)).toHaveCount(3)
  await panel.getByRole('button', { name: 'Fechar chat' }).click()
  await expect(page.getByRole('button', { name: 'Abrir chat' })).toBeFocused()
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await panel.getByRole('button', { name: 'Reiniciar conversa' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
})

test('asking for a person opens the way to WhatsApp', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/suporte')
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  const input = page.getByLabel('Digite sua mensagem')
  await expect(input).toBeEnabled()
  await input.fill('Quero falar com uma pessoa')
  await input.press('Enter')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Falar no WhatsApp' }).click()
  const popup = await opened
  await popup.waitForURL(/^https:\/\/wa\.me\/\d+\?text=./)
})

test('three failed tries end in a notice, a new try connects', async ({ page, allow }) => {
  allow(/socket\.io|ERR_FAILED|WebSocket/)
  let down = true
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (down) void socket.close()
    else socket.connectToServer()
  })
  await page.route('**/socket.io/**', (route) => (down ? route.abort() : route.continue()))
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  const panel = page.getByRole('region', { name: 'Chat com o Agente Norte' })
  await expect(panel.getByText('Conectando...')).toBeVisible()
  await expect(panel.getByLabel('Digite sua mensagem')).toBeDisabled()
  for (let second = 0; second < 14; second++) {
    await page.clock.runFor(1_000)
    await page.waitForTimeout(100)
  }
  await expect(panel.getByText('⚠️ Erro de conexão. Verifique sua internet e tente novamente.')).toBeVisible()
  await expect(panel.getByText('Não foi possível conectar ao FAQ.')).toBeVisible()
  await expect(panel.getByText('Offline', { exact: true })).toBeVisible()
  down = false
  await panel.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(panel.getByText('Agente Norte Online')).toBeVisible()
  await expect(panel.getByText('Não foi possível conectar ao FAQ.')).toHaveCount(0)
})

test('has no place on the pages of signing in', async ({ page }) => {
  for (const path of ['/login', '/cadastro', '/forgot-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abrir chat' })).toHaveCount(0)
  }
})
