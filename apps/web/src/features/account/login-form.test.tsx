import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSession, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { LoginForm } from './login-form.tsx'

const email = () => screen.getByLabelText('E-mail')
const password = () => screen.getByLabelText('Senha')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }))

beforeEach(() => {
  signOut()
  renderAt('/login', '/login', <LoginForm />)
})

describe('what is checked', () => {
  it('both fields are required, and the first takes the focus', async () => {
    await submit()
    expect(await screen.findByText('E-mail é obrigatório')).toBeTruthy()
    expect(screen.getByText('Senha é obrigatória')).toBeTruthy()
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
  })

  it.each(['marina', 'marina@', 'marina@exemplo', 'mar ina@exemplo.com'])('%s is no e-mail', async (typed) => {
    await userEvent.type(email(), typed)
    await userEvent.type(password(), '123456')
    await submit()
    expect(await screen.findByText('E-mail inválido')).toBeTruthy()
  })

  it('a password has at least 6 characters', async () => {
    await userEvent.type(email(), 'marina@exemplo.com.br')
    await userEvent.type(password(), '12345{Enter}')
    expect(await screen.findByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy()
    expect(document.activeElement).toBe(password())
  })

  it("editing clears that field's error only", async () => {
    await submit()
    await screen.findByText('E-mail é obrigatório')
    await userEvent.type(email(), 'm')
    expect(screen.queryByText('E-mail é obrigatório')).toBeNull()
    expect(screen.getByText('Senha é obrigatória')).toBeTruthy()
  })
})

describe('signing in', () => {
  async function fill(remember = false) {
    await userEvent.type(email(), ' Marina@Exemplo.com.br')
    await userEvent.type(password(), 'senha-1')
    if (remember) await userEvent.click(screen.getByLabelText('Lembrar-me'))
    await submit()
  }

  it.each([
    [true, localStorage],
    [false, sessionStorage],
  ])('with remember-me %s is stored where it belongs and goes to the start flow', async (remember, area) => {
    const { calls } = fakeServer({ 'POST /login': { body: { success: true, user: marina, token: 't1' } } })
    await fill(remember)
    expect(await screen.findByText('at /app-start-flow')).toBeTruthy()
    expect(area.getItem('token')).toBe('t1')
    const device = expect.stringMatching(/^[\w-]{43}$/)
    expect(calls[0]?.body).toEqual({ email: 'marina@exemplo.com.br', password: 'senha-1', device })
    expect(localStorage.getItem('device')).toEqual(device)
    signOut()
  })

  it.each([
    ['in its words', { status: 401, body: { message: 'E-mail ou senha incorretos.' } }, 'E-mail ou senha incorretos.'],
    ['by its status', { status: 500, body: {} }, 'Erro 500'],
    ['or the missing connection', 'lost' as const, 'Erro de conexão. Verifique sua internet.'],
  ])('a failure is told %s, nothing typed is lost, editing clears it', async (_name, answer, sentence) => {
    fakeServer({ 'POST /login': answer })
    await fill()
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(password()).toHaveProperty('value', 'senha-1')
    expect(readSession().status).toBe('unauthenticated')
    await userEvent.type(password(), '2')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks for the code of the app where the sign-in takes two steps, or for a recovery code', async () => {
    const wanted = { status: 401, body: { code: 'two_factor_required', message: 'Informe o código.' } }
    const wrong = { status: 401, body: { code: 'two_factor_invalid', message: 'Código incorreto.' } }
    const { handlers, to } = fakeServer({ 'POST /login': wanted })
    await fill(true)
    const code = await screen.findByLabelText('Código do aplicativo autenticador')
    expect(document.activeElement).toBe(code)
    handlers['POST /login'] = wrong
    await userEvent.type(code, '123 456{Enter}')
    expect(await screen.findByText('Código incorreto.')).toBeTruthy()
    expect(to('POST /login').at(-1)?.body).toMatchObject({ password: 'senha-1', otp: '123456' })
    await userEvent.click(screen.getByRole('button', { name: 'Estou sem o aplicativo' }))
    const lost = await screen.findByLabelText('Código de recuperação')
    expect(document.activeElement).toBe(lost)
    handlers['POST /login'] = { body: { success: true, user: marina, token: 't1' } }
    await userEvent.type(lost, 'abcd-efgh-ijkl-mnop{Enter}')
    expect(await screen.findByText('at /app-start-flow')).toBeTruthy()
    expect(to('POST /login').at(-1)?.body).toMatchObject({ otp: 'ABCDEFGHIJKLMNOP' })
    expect(localStorage.getItem('token')).toBe('t1')
    signOut()
  })

  it("reads 'Entrando...' meanwhile and sends once", async () => {
    let release: (value: { status: number }) => void = () => undefined
    const { calls } = fakeServer({
      'POST /login': () =>
        new Promise((resolve) => {
          release = resolve
        }),
    })
    await fill()
    await userEvent.click(await screen.findByRole('button', { name: 'Entrando...' }))
    expect(calls).toHaveLength(1)
    release({ status: 500 })
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeTruthy()
  })
})

it('shows and hides the password', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }))
  expect(password()).toHaveProperty('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }))
  expect(password()).toHaveProperty('type', 'password')
})

it('leads to recovery, sign-up and the demonstration', async () => {
  expect(screen.getByRole('link', { name: 'Esqueceu a senha?' }).getAttribute('href')).toBe('/forgot-password')
  expect(screen.getByRole('link', { name: 'Cadastre-se' }).getAttribute('href')).toBe('/cadastro')
  await userEvent.click(screen.getByRole('button', { name: 'Solicitar Demonstração' }))
  await waitFor(() => expect(screen.getByText('at /diagnostico-empresarial')).toBeTruthy())
})
