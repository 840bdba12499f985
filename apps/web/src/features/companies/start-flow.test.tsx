import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, boreal, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { CompanyGrid } from './company-grid.tsx'
import { StartFlow } from './start-flow.tsx'

const activated = { body: { success: true, data: { activeCompanyId: 'c1' } } }
const listed = (...data: unknown[]) => ({ body: { success: true, data } })
const start = () => renderAt('/app-start-flow', '/app-start-flow', <StartFlow />)

beforeEach(() => signOut())

it('a visitor goes to the login', async () => {
  start()
  expect(await screen.findByText('at /login')).toBeTruthy()
})

it('says that it loads', async () => {
  signIn('t1', marina, true)
  fakeServer({ 'GET /companies': 'silent' })
  start()
  expect((await screen.findByRole('status')).textContent).toBe('Carregando suas empresas...')
})

it('without companies one is created', async () => {
  signIn('t1', marina, true)
  fakeServer({ 'GET /companies': listed() })
  start()
  expect(await screen.findByText('at /onboarding/create-company')).toBeTruthy()
})

it('with an active company the dashboard opens', async () => {
  signIn('t1', marina, true)
  fakeServer({ 'GET /companies': listed(aurora), 'POST /companies/c1/activate': activated })
  start()
  expect(await screen.findByText('at /profile')).toBeTruthy()
})

it('a failed load offers another try instead of a new company', async () => {
  signIn('t1', marina, true)
  const { handlers } = fakeServer({ 'GET /companies': 'lost', 'POST /companies/c1/activate': activated })
  start()
  expect((await screen.findByRole('alert')).textContent).toContain('Erro de conexão. Verifique sua internet.')
  handlers['GET /companies'] = listed(aurora)
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('at /profile')).toBeTruthy()
})

it('the chosen company is activated and its dashboard opens; a failure says so', async () => {
  signIn('t1', { ...marina, companies: [aurora, boreal], activeCompanyId: 'c1' }, true)
  const { handlers } = fakeServer({
    'GET /companies': listed(aurora, boreal),
    'POST /companies/c2/activate': { status: 500 },
  })
  renderAt('/onboarding/select-company', '/onboarding/select-company', <CompanyGrid />)
  expect(await screen.findByText('11.222.333/0001-81', { selector: '#company-c1 *' })).toBeTruthy()
  expect(screen.getByText('6 pessoas')).toBeTruthy()
  const choices = screen.getAllByRole('button', { name: 'Selecionar' })
  expect(choices).toHaveLength(2)
  await userEvent.click(choices[1] as HTMLElement)
  expect((await screen.findByRole('alert')).textContent).toBe('Erro ao selecionar empresa. Tente novamente.')
  handlers['POST /companies/c2/activate'] = { body: { success: true, data: { activeCompanyId: 'c2' } } }
  await userEvent.click(choices[1] as HTMLElement)
  expect(await screen.findByText('at /profile')).toBeTruthy()
  expect(localStorage.getItem('activeCompanyId')).toBe('c2')
})
