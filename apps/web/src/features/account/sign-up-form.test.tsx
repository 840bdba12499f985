import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const LABELS = ['Nome Completo', 'E-mail', 'Senha', 'Telefone (WhatsApp)'] as const
let user: ReturnType<typeof userEvent.setup>
const submit = () => user.click(screen.getByRole('button', { name: 'Cadastrar' }))

async function fill(changes: Partial<Record<(typeof LABELS)[number], string>> = {}) {
  const values = {
    'Nome Completo': 'Marina Alves',
    'E-mail': 'Marina@exemplo.com.br',
    Senha: 'segredo',
    'Telefone (WhatsApp)': '11988887777',
    ...changes,
  }
  for (const label of LABELS) if (values[label]) await user.type(field(label), values[label])
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  signOut()
  renderAt('/cadastro', '/cadastro', <SignUpForm />)
})
afterEach(() => vi.useRealTimers())

it('tells that a password is easily guessed, and takes it', async () => {
  const { to } = fakeServer({ 'POST /api/users': { status: 201, body: { success: true, user: marina } } })
  await fill({ Senha: '123456' })
  expect(screen.getByRole('status').textContent).toMatch(/^Esta senha é fácil de adivinhar\./)
  await submit()
  await screen.findByText(/^Cadastro realizado com sucesso!/)
  expect(to('POST /api/users')[0]?.body).toMatchObject({ password: '123456' })
})

describe('what is checked', () => {
  it('every field is required, under the banner', async () => {
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Por favor, corrija os erros no formulário.')
    for (const sentence of [
      'Nome completo é obrigatório.',
      'E-mail é obrigatório.',
      'Senha é obrigatória.',
      'Telefone é obrigatório.',
    ])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(field('Nome Completo'))
  })

  it.each([
    ['E-mail', 'marina@exemplo', 'E-mail inválido.'],
    ['Senha', '12345', 'Senha deve ter pelo menos 6 caracteres.'],
    ['Telefone (WhatsApp)', '11 9888', 'Telefone inválido (mínimo 10 dígitos).'],
    ['Telefone (WhatsApp)', '11 98888-abcd', 'Telefone inválido (mínimo 10 dígitos).'],
  ] as const)('%s: %s', async (label, typed, sentence) => {
    await fill({ [label]: typed })
    await submit()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Por favor, corrija os erros no formulário.')
    expect(document.activeElement).toBe(field(label))
    expect(field(label).getAttribute('aria-describedby')).toBe(
      screen.getByText(sentence).closest('p')?.getAttribute('id'),
    )
  })
})

describe('signing up', () => {
  it('thanks, clears the form and goes to the login after 2 seconds', async () => {
    const { calls } = fakeServer({ 'POST /api/users': { status: 201, body: { success: true, user: marina } } })
    await fill()
    await submit()
    await screen.findByText('Cadastro realizado com sucesso! Redirecionando para o login...')
    expect(calls[0]?.body).toEqual({
      name: 'Marina Alves',
      email: 'marina@exemplo.com.br',
      password: 'segredo',
      phone: '(11) 98888-7777',
    })
    for (const label of LABELS) expect(field(label).value).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(screen.queryByText('at /login')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(await screen.findByText('at /login')).toBeTruthy()
  })

  it('sends once, however often it is pressed in one moment', async () => {
    const { calls } = fakeServer({ 'POST /api/users': { status: 201, body: { success: true, user: marina } } })
    await fill()
    const button = screen.getByRole('button', { name: 'Cadastrar' })
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByText('Cadastro realizado com sucesso! Redirecionando para o login...')
    expect(calls).toHaveLength(1)
  })

  it.each([
    [
      "the server's `error`",
      { status: 409, body: { error: 'Este e-mail já está cadastrado.', message: 'outra' } },
      'Este e-mail já está cadastrado.',
    ],
    ['the general sentence', { status: 500, body: {} }, 'Erro ao tentar cadastrar. Tente novamente.'],
    ['the network', 'lost' as const, 'Não foi possível conectar ao servidor. Verifique sua conexão.'],
  ])('a failure is told by %s and loses nothing', async (_name, answer, sentence) => {
    fakeServer({ 'POST /api/users': answer })
    await fill()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(field('Senha').value).toBe('segredo')
    expect(screen.getByRole('button', { name: 'Cadastrar' })).toBeTruthy()
  })
})
