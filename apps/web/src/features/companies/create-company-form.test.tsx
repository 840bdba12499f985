import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSession, signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { CreateCompanyForm } from './create-company-form.tsx'

let user: ReturnType<typeof userEvent.setup>
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => user.click(screen.getByRole('button', { name: 'Criar empresa' }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const created = { status: 201, body: { success: true, data: aurora } }
const listed = { body: { success: true, data: [aurora] } }

async function fill() {
  await user.type(field('Nome da empresa'), 'Padaria Aurora')
  await user.type(field('CNPJ'), '11222333000181')
  await user.selectOptions(field('Setor de atuação'), 'Alimentação')
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  signOut()
  signIn('t1', marina, true)
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
})
const show = () => renderAt('/onboarding/create-company', '/onboarding/create-company', <CreateCompanyForm />)

it('name, CNPJ and sector are required', async () => {
  fakeServer({ 'GET /companies': { status: 404 } })
  show()
  await submit()
  for (const sentence of ['Nome da empresa é obrigatório.', 'CNPJ é obrigatório.', 'Setor de atuação é obrigatório.'])
    expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(field('Nome da empresa'))
  await user.type(field('CNPJ'), '1')
  expect(screen.queryByText('CNPJ é obrigatório.')).toBeNull()
})

it('masks the CNPJ and reads the amounts', async () => {
  const { to } = fakeServer({
    'GET /companies': listed,
    'POST /companies': created,
    'POST /companies/c1/activate': { body: { success: true, data: { activeCompanyId: 'c1' } } },
  })
  show()
  await fill()
  await user.type(field('Faturamento mensal (R$)'), '48.200,50')
  await user.type(field('Número de funcionários'), '6')
  await submit()
  await waitFor(() => expect(to('POST /companies')).toHaveLength(1))
  expect(to('POST /companies')[0]?.body).toEqual({
    nome: 'Padaria Aurora',
    cnpj: '11.222.333/0001-81',
    setor: 'Alimentação',
    faturamento: 48_200.5,
    funcionarios: 6,
  })
})

it('wrong check digits are a hint, never a refusal', async () => {
  fakeServer({ 'GET /companies': { status: 404 } })
  show()
  await user.type(field('CNPJ'), '11222333000182')
  await user.tab()
  expect(await screen.findByText('Confira o CNPJ: os dígitos verificadores não conferem.')).toBeTruthy()
  expect(field('CNPJ').getAttribute('aria-invalid')).toBeNull()
})

it('a created company is activated; the dashboard follows after a second', async () => {
  const { to } = fakeServer({
    'GET /companies': listed,
    'POST /companies': created,
    'POST /companies/c1/activate': { body: { success: true, data: { activeCompanyId: 'c1' } } },
  })
  show()
  await fill()
  await submit()
  expect(await screen.findByText('Empresa criada com sucesso!')).toBeTruthy()
  expect(to('POST /companies/c1/activate').length).toBeGreaterThan(0)
  expect(readSession().user?.activeCompanyId).toBe('c1')
  await pass(700)
  expect(screen.queryByText('at /profile')).toBeNull()
  await pass(400)
  expect(await screen.findByText('at /profile')).toBeTruthy()
})

it('a failed activation says so, and the selection follows after a second and a half', async () => {
  fakeServer({
    'GET /companies': { status: 404 },
    'POST /companies': created,
    'POST /companies/c1/activate': { status: 500 },
  })
  show()
  await fill()
  await submit()
  expect(await screen.findByText('Empresa criada, mas não foi possível ativá-la. Selecione-a na lista.')).toBeTruthy()
  expect(localStorage.getItem('activeCompanyId')).toBeNull()
  await pass(1_100)
  expect(screen.queryByText('at /onboarding/select-company')).toBeNull()
  await pass(500)
  expect(await screen.findByText('at /onboarding/select-company')).toBeTruthy()
})

it('a refusal is shown and loses nothing', async () => {
  fakeServer({
    'GET /companies': { status: 404 },
    'POST /companies': { status: 409, body: { message: 'Você já cadastrou uma empresa com este CNPJ.' } },
  })
  show()
  await fill()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Você já cadastrou uma empresa com este CNPJ.')
  expect(field('CNPJ').value).toBe('11.222.333/0001-81')
})
