import type { Page } from '@playwright/test'
import { ANY_CALL, type Scene } from './scene.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  if (await menu.isVisible()) await menu.click()
}
const shown = (name: string) => (page: Page) => page.getByRole('heading', { name }).waitFor()
const offline = (page: Page) => page.context().setOffline(true)

/** A page that nobody has touched yet has nothing that listens. */
async function offlineWhileTyping(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('helena@exemplo.com.br')
  await offline(page)
  await page.getByText('Você está sem internet.').waitFor()
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br')
  await page.getByLabel('Senha', { exact: true }).fill('Errada-123')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('ninguem@exemplo.com.br')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByRole('button', { name: 'Verificar código' }).waitFor()
}

async function sendMessage(page: Page): Promise<void> {
  const form = page.locator('form').last()
  await form.getByRole('button').last().click()
}

export const PUBLIC_SCENES: readonly Scene[] = [
  { route: 'landing', state: 'full', path: '/', narrow: true },
  { route: 'landing', state: 'first-screen', path: '/', window: true },
  {
    route: 'landing',
    state: 'asked',
    path: '/',
    window: true,
    act: (page) => page.getByTitle('De onde veio este número?').first().click(),
  },
  { route: 'landing', state: 'menu', path: '/', window: true, act: openMenu },
  { route: 'landing', state: 'signed-in', path: '/', as: 'full', window: true },
  { route: 'landing', state: 'contact-errors', path: '/', act: sendMessage },
  { route: 'landing', state: 'print', path: '/', print: true },
  { route: 'solucoes', state: 'full', path: '/solucoes', act: shown('Soluções por setor') },
  { route: 'solucoes', state: 'chat', path: '/solucoes', window: true, act: press('Abrir chat') },
  { route: 'solucoes', state: 'print', path: '/solucoes', print: true, act: shown('Soluções por setor') },
  { route: 'termos', state: 'full', path: '/termos' },
  { route: 'privacidade', state: 'full', path: '/privacidade' },
  { route: 'privacidade', state: 'print', path: '/privacidade', print: true },
  { route: 'suporte', state: 'full', path: '/suporte' },
  { route: 'login', state: 'empty', path: '/login' },
  { route: 'login', state: 'errors', path: '/login', act: press(/^Entrar$/) },
  { route: 'login', state: 'refused', path: '/login', act: signIn },
  { route: 'login', state: 'sending', path: '/login', hold: ANY_CALL, act: signIn },
  { route: 'login', state: 'failed', path: '/login', fail: ANY_CALL, act: signIn },
  { route: 'login', state: 'offline', path: '/login', act: offlineWhileTyping },
  { route: 'cadastro', state: 'empty', path: '/cadastro', narrow: true },
  { route: 'cadastro', state: 'errors', path: '/cadastro', act: press(/^Cadastrar$/) },
  { route: 'forgot-password', state: 'empty', path: '/forgot-password' },
  { route: 'forgot-password', state: 'errors', path: '/forgot-password', act: press('Enviar código') },
  { route: 'forgot-password', state: 'code', path: '/forgot-password', act: askForCode },
  { route: 'not-found', state: 'full', path: '/endereco-que-nao-existe' },
  { route: 'not-found', state: 'signed-in', path: '/endereco-que-nao-existe', as: 'full' },
  { route: 'executive', state: 'full', path: '/dashboard' },
  { route: 'executive', state: 'detail', path: '/dashboard', window: true, act: press('Ver Detalhes') },
]
