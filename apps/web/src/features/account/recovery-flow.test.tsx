import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { RecoveryFlow } from './recovery-flow.tsx'

let user: ReturnType<typeof userEvent.setup>
let steps: string[]
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const click = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  signOut()
  steps = []
  renderAt('/forgot-password', '/forgot-password', <RecoveryFlow onStep={(step) => steps.push(step)} />)
})
afterEach(() => vi.useRealTimers())

const open = {
  'POST /password-recovery/initiate': {},
  'POST /password-recovery/verify': {},
  'POST /password-recovery/reset': {},
}
async function toCode() {
  await user.type(field('E-mail'), 'Marina@exemplo.com.br')
  await click('Enviar código')
  await screen.findByLabelText('Código de verificação')
}
async function toPassword() {
  await toCode()
  await user.type(field('Código de verificação'), '123456')
  await click('Verificar código')
  await screen.findByLabelText('Nova senha')
}

describe('the e-mail', () => {
  it.each([
    ['', 'Por favor, insira seu endereço de e-mail.'],
    ['marina@exemplo', 'Por favor, insira um endereço de e-mail válido.'],
  ])('%j is refused', async (typed, sentence) => {
    if (typed) await user.type(field('E-mail'), typed)
    await click('Enviar código')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(document.activeElement).toBe(field('E-mail'))
  })

  it('that can not be sent stays', async () => {
    fakeServer({ 'POST /password-recovery/initiate': 'lost' })
    await user.type(field('E-mail'), 'marina@exemplo.com.br')
    await click('Enviar código')
    expect((await screen.findByRole('alert')).textContent).toBe('Erro de conexão. Verifique sua internet.')
    expect(field('E-mail').value).toBe('marina@exemplo.com.br')
  })
})

describe('the code', () => {
  it('has six digits; what is no digit falls away', async () => {
    fakeServer(open)
    await toCode()
    expect(document.activeElement).toBe(field('Código de verificação'))
    await user.paste('12-34 5')
    expect(field('Código de verificação').value).toBe('12345')
    await click('Verificar código')
    expect(await screen.findByText('Por favor, insira o código de 6 dígitos.')).toBeTruthy()
  })

  it('that is wrong is marked under the field', async () => {
    const message = 'Código inválido ou expirado.'
    fakeServer({
      ...open,
      'POST /password-recovery/verify': { status: 422, body: { message, fields: { code: message } } },
    })
    await toCode()
    await user.paste('123456')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(field('Código de verificação').getAttribute('aria-invalid')).toBe('true')
  })

  it('can be asked for again after a minute', async () => {
    const { to } = fakeServer(open)
    await toCode()
    await act(() => vi.advanceTimersByTimeAsync(58_000))
    expect(screen.queryByRole('button', { name: 'Reenviar código' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    await click('Reenviar código')
    expect(to('POST /password-recovery/initiate').map(({ body }) => body)).toEqual([
      { email: 'marina@exemplo.com.br' },
      { email: 'marina@exemplo.com.br' },
    ])
    expect(screen.queryByRole('button', { name: 'Reenviar código' })).toBeNull()
  })

  it.each(['Voltar', 'Recomeçar'])('%s begins again, empty', async (name) => {
    fakeServer(open)
    await toCode()
    await user.paste('123456')
    await click(name)
    expect(field('E-mail').value).toBe('')
    expect(steps.at(-1)).toBe('email')
  })
})

describe('the new password', () => {
  it.each([
    ['', '', 'Por favor, preencha todos os campos.'],
    ['Senha-forte-1', '', 'Por favor, preencha todos os campos.'],
    ['Senha-forte-1', 'Senha-forte-2', 'As senhas não coincidem.'],
    [
      'senhafraca',
      'senhafraca',
      'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.',
    ],
  ])('%j and %j are refused', async (password, confirmation, sentence) => {
    const { to } = fakeServer(open)
    await toPassword()
    if (password) await user.type(field('Nova senha'), password)
    if (confirmation) await user.type(field('Confirmar nova senha'), confirmation)
    await click('Redefinir senha')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(to('POST /password-recovery/reset')).toHaveLength(0)
  })

  it('is set with the code, and the login is one click away', async () => {
    const { to } = fakeServer(open)
    await toPassword()
    await user.type(field('Nova senha'), 'Senha-forte-1')
    await user.type(field('Confirmar nova senha'), 'Senha-forte-1{Enter}')
    expect((await screen.findByRole('link', { name: 'Ir para o login' })).getAttribute('href')).toBe('/login')
    expect(to('POST /password-recovery/reset')[0]?.body).toEqual({
      email: 'marina@exemplo.com.br',
      code: '123456',
      newPassword: 'Senha-forte-1',
    })
    expect(steps).toEqual(['code', 'password', 'done'])
  })
})
