import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSignedIn } from '#src/lib/companies/company.tsx'
import { readSession, signIn } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, boreal, marina } from '#src/testing/people.ts'
import { Page } from '#src/ui/page/page.tsx'
import { RequireCompany, RequireLogin } from './guards.tsx'
import { Providers } from './providers.tsx'
import { Shell } from './shell.tsx'

await loadSignedIn()

function Screen() {
  const { pathname, state } = useLocation()
  return (
    <Page title={`Tela ${pathname}`}>
      <h1>at {pathname}</h1>
      <output>{JSON.stringify(state)}</output>
    </Page>
  )
}

function show(path: string, state?: unknown) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: path, state }]}>
      <Providers>
        <Routes>
          <Route element={<Shell />}>
            <Route element={<RequireLogin />}>
              <Route path="/settings" element={<Screen />} />
              <Route element={<RequireCompany />}>
                <Route path="/profile" element={<Screen />} />
              </Route>
            </Route>
            <Route path="*" element={<Screen />} />
          </Route>
        </Routes>
      </Providers>
    </MemoryRouter>,
  )
}
const lands = (path: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`at ${path}`))
const listed = (...data: unknown[]) => ({ body: { success: true, data } })
const asMarina = () => signIn('t1', { ...marina, activeCompanyId: aurora.id }, true)
const activation = (id: string) => ({ body: { success: true, data: { activeCompanyId: id } } })

beforeEach(() => {
  window.scrollTo = () => undefined
  window.matchMedia = () => new EventTarget() as MediaQueryList
})

describe('the bar', () => {
  it('offers visitors login and sign-up, and marks the page one is on', async () => {
    show('/solucoes')
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cadastro' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Soluções' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
  })

  it('looks different once the page is scrolled more than 20 px', () => {
    show('/')
    const bar = screen.getByRole('banner')
    const scrollTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
      fireEvent.scroll(window)
      return bar.dataset.scrolled
    }
    expect(scrollTo(20)).toBeUndefined()
    expect(scrollTo(21)).toBe('true')
    expect(scrollTo(0)).toBeUndefined()
  })

  it('switches the company from the menu and goes to /profile', async () => {
    asMarina()
    const { to } = fakeServer({
      'GET /companies': listed(aurora, boreal),
      [`POST /companies/${boreal.id}/activate`]: activation(boreal.id),
    })
    const user = userEvent.setup()
    show('/')
    await user.click(await screen.findByRole('button', { name: 'Marina' }))
    expect(screen.getByText(marina.email)).toBeTruthy()
    expect(await screen.findByRole('button', { name: `${aurora.nome} (Ativa)` })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: boreal.nome }))
    await lands('/profile')
    expect(to(`POST /companies/${boreal.id}/activate`)).toHaveLength(1)
    expect(screen.queryByText(marina.email)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Marina' }))
    expect(screen.getByRole('button', { name: `${boreal.nome} (Ativa)` })).toBeTruthy()
  })

  it('says so when the company could not be selected', async () => {
    asMarina()
    fakeServer({ 'GET /companies': listed(aurora, boreal) })
    const user = userEvent.setup()
    show('/')
    await user.click(await screen.findByRole('button', { name: 'Marina' }))
    await user.click(await screen.findByRole('button', { name: boreal.nome }))
    expect(await screen.findByText('Erro ao selecionar empresa. Tente novamente.')).toBeTruthy()
  })

  it('closes its menu on a click outside and on a change of page', async () => {
    asMarina()
    fakeServer({ 'GET /companies': listed(aurora) })
    const user = userEvent.setup()
    show('/')
    const open = async () => user.click(await screen.findByRole('button', { name: 'Marina' }))
    await open()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByText('Sair')).toBeNull()
    await open()
    await user.click(screen.getByRole('link', { name: 'Iniciar Diagnóstico' }))
    await lands('/diagnostico-empresarial')
    expect(screen.queryByText('Sair')).toBeNull()
  })

  it('signs out and goes to /login', async () => {
    asMarina()
    fakeServer({ 'GET /companies': listed(aurora), 'POST /logout': { body: { success: true } } })
    const user = userEvent.setup()
    show('/')
    await user.click(await screen.findByRole('button', { name: 'Marina' }))
    await user.click(screen.getByRole('button', { name: 'Sair' }))
    await lands('/login')
    expect(readSession().status).toBe('unauthenticated')
  })

  it('mirrors everything in the mobile menu, with footer links and copyright', async () => {
    const user = userEvent.setup()
    show('/')
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    for (const name of ['Home', 'Dashboard', 'Soluções', 'Login', 'Cadastro', 'Termos de Uso', 'Suporte'])
      expect([...menu.querySelectorAll('a')].some((link) => link.textContent === name)).toBe(true)
    expect(menu.textContent).toContain('© 2024 Norteia')
    await user.click(screen.getByRole('button', { name: 'Fechar menu' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a change of page', () => {
  it('moves the focus to the content and tells the title', async () => {
    const user = userEvent.setup()
    show('/')
    await user.click(screen.getByRole('link', { name: 'Soluções' }))
    await lands('/solucoes')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await waitFor(() => expect(screen.getByText('Tela /solucoes · Norteia')).toBeTruthy())
    expect(document.title).toBe('Tela /solucoes · Norteia')
  })
})

describe('a guarded page', () => {
  it('sends visitors to /login and keeps the demo flag', async () => {
    show('/profile', { demo: true })
    await lands('/login')
    expect(screen.getByText('{"demo":true}')).toBeTruthy()
  })

  it('asks for a company where there is none', async () => {
    asMarina()
    fakeServer({ 'GET /companies': listed() })
    show('/profile')
    await lands('/onboarding/create-company')
  })

  it('opens settings without a company', async () => {
    asMarina()
    fakeServer({ 'GET /companies': listed() })
    show('/settings')
    await lands('/settings')
  })

  it('offers to try again when the companies cannot be loaded', async () => {
    asMarina()
    fakeServer({ 'GET /companies': { status: 500, body: {} } })
    show('/profile')
    expect(await screen.findByText('Não foi possível carregar suas empresas.')).toBeTruthy()
    fakeServer({ 'GET /companies': listed(aurora) })
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await lands('/profile')
  })
})

it('says when there is no internet', () => {
  show('/')
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  act(() => window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/Você está sem internet/)).toBeTruthy()
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  act(() => window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/Você está sem internet/)).toBeNull()
})
