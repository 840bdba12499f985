import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSession, signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'
import { EmailReminder } from './email-reminder.tsx'
import { RevertEmailPage } from './revert-email-page.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const DEAD = 'Este link não existe ou expirou.'

beforeEach(() => signOut())
afterEach(() => {
  signOut()
  window.location.hash = ''
})

describe('the page of a link', () => {
  it('does nothing until its button is pressed, then confirms and tells the session', async () => {
    signIn('t1', { ...marina, emailConfirmed: false }, true)
    const { to, calls } = fakeServer({
      'GET /companies': { body: { success: true, data: [] } },
      'POST /email-confirmation': {},
      'GET /users/me': { body: { success: true, user: marina } },
    })
    window.location.hash = '#abc'
    renderAt('/confirmar-email', '/confirmar-email', <ConfirmEmailPage />)
    await screen.findByRole('heading', { name: 'Confirmar e-mail' })
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
    await press('Confirmar e-mail')
    expect(await screen.findByRole('heading', { name: 'E-mail confirmado' })).toBeTruthy()
    expect(to('POST /email-confirmation')[0]?.body).toEqual({ token: 'abc' })
    expect(window.location.hash).toBe('')
    expect(screen.getByRole('link', { name: 'Ir para o painel' })).toBeTruthy()
    await waitFor(() => expect(readSession().user?.emailConfirmed).toBe(true))
  })

  it.each([
    ['without a token', '', {}],
    ['with a token that the server does not know', '#abc', { status: 422, body: { message: DEAD } }],
  ])('%s says so and what to do', async (_name, hash, answer) => {
    fakeServer({ 'POST /email-confirmation': answer })
    window.location.hash = hash
    renderAt('/confirmar-email', '/confirmar-email', <ConfirmEmailPage />)
    if (hash) await press('Confirmar e-mail')
    expect(await screen.findByText(DEAD)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Configurações' })).toBeTruthy()
  })

  it('keeps its button when the connection is lost', async () => {
    fakeServer({ 'POST /email-reversal': 'lost' })
    window.location.hash = '#abc'
    renderAt('/desfazer-email', '/desfazer-email', <RevertEmailPage />)
    await press('Desfazer a troca')
    expect((await screen.findByRole('alert')).textContent).toBe('Erro de conexão. Verifique sua internet.')
    expect(screen.getByRole('button', { name: 'Desfazer a troca' })).toBeTruthy()
  })

  it('undoes a change and leads to a new password', async () => {
    const { to } = fakeServer({ 'POST /email-reversal': {} })
    window.location.hash = '#abc'
    renderAt('/desfazer-email', '/desfazer-email', <RevertEmailPage />)
    await press('Desfazer a troca')
    const link = await screen.findByRole('link', { name: 'Escolher nova senha' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
    expect(to('POST /email-reversal')[0]?.body).toEqual({ token: 'abc' })
  })
})

describe('the reminder', () => {
  const show = () => renderAt('/settings', '/settings', <EmailReminder />)
  const server = (emailConfirmed: boolean) =>
    fakeServer({
      'GET /companies': { body: { success: true, data: [] } },
      'GET /users/me': { body: { success: true, user: { ...marina, emailConfirmed } } },
      'POST /users/me/email-confirmation': {},
    })

  it('sends the link again, and can be closed for this visit', async () => {
    signIn('t1', { ...marina, emailConfirmed: false }, true)
    const { to } = server(false)
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar de novo' }))
    expect(await screen.findByText('Enviamos um novo link. Procure também na caixa de spam.')).toBeTruthy()
    expect(to('POST /users/me/email-confirmation')).toHaveLength(1)
    await press('Agora não')
    expect(screen.queryByLabelText('Confirmação do e-mail')).toBeNull()
    sessionStorage.removeItem('email-reminder')
  })

  it('goes when the address was confirmed elsewhere, and never comes to those whose is', async () => {
    signIn('t1', { ...marina, emailConfirmed: false }, true)
    server(true)
    show()
    await waitFor(() => expect(readSession().user?.emailConfirmed).toBe(true))
    await waitFor(() => expect(screen.queryByLabelText('Confirmação do e-mail')).toBeNull())
  })
})
