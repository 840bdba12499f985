import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { LoginForm } from './login-form.tsx'
import { RecoveryFlow } from './recovery-flow.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const stateOf = ({ router }: ReturnType<typeof renderAt>) => router.state.location.state as unknown

beforeEach(() => signOut())
afterEach(() => cleanup())

it.each([
  ['login', <LoginForm key="login" />],
  ['cadastro', <SignUpForm key="cadastro" />],
  ['forgot-password', <RecoveryFlow key="forgot" onStep={() => undefined} />],
])('/%s begins with the address that another page hands over', (path, screenOf) => {
  renderAt({ pathname: `/${path}`, state: { email: marina.email } }, `/${path}`, screenOf)
  expect(email().value).toBe(marina.email)
})

it.each(['Esqueceu a senha?', 'Cadastre-se'])('the login hands it over by %s', async (link) => {
  const shown = renderAt('/login', '/login', <LoginForm />)
  await userEvent.type(email(), 'marina@exemplo.com.br')
  await userEvent.click(screen.getByRole('link', { name: link }))
  expect(stateOf(shown)).toEqual({ email: 'marina@exemplo.com.br' })
})

it('an address that is taken leads to the login with it', async () => {
  fakeServer({ 'POST /api/users': { status: 409, body: { error: 'Este e-mail já está cadastrado.' } } })
  const shown = renderAt('/cadastro', '/cadastro', <SignUpForm />)
  await userEvent.type(screen.getByLabelText('Nome Completo'), 'Marina Alves')
  await userEvent.type(email(), 'marina@exemplo.com.br')
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo-longo')
  await userEvent.type(screen.getByLabelText('Telefone (WhatsApp)'), '11988887777')
  expect(screen.queryByRole('link', { name: 'Entrar com este e-mail' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Este e-mail já está cadastrado.')
  await userEvent.click(screen.getByRole('link', { name: 'Entrar com este e-mail' }))
  expect([shown.router.state.location.pathname, stateOf(shown)]).toEqual(['/login', { email: 'marina@exemplo.com.br' }])
})
