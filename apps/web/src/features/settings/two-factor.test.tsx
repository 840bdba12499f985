import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { TwoFactor } from './two-factor.tsx'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const state = (enabled: boolean, recoveryCodesLeft = enabled ? 10 : 0) => ({
  body: { success: true, data: { enabled, recoveryCodesLeft } },
})
const companies = { 'GET /companies': { body: { success: true, data: [] } } }
const CODE = 'Código do aplicativo autenticador'
const WRONG = { status: 422, body: { message: 'Código incorreto.', fields: { otp: 'Código incorreto.' } } }

beforeEach(() => signIn('t1', marina, true))
afterEach(() => signOut())

it('is set up with the picture or the secret and a code, and shows the recovery codes once', async () => {
  const codes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n}`)
  const { handlers, to } = fakeServer({
    ...companies,
    'GET /users/me/two-factor': state(false),
    'POST /users/me/two-factor': {
      body: { success: true, data: { secret: 'ABCDEFGH', otpauthUri: 'otpauth://x', qrSvg: '<svg></svg>' } },
    },
    'POST /users/me/two-factor/confirm': WRONG,
  })
  renderAt('/settings', '/settings', <TwoFactor />)
  await press('Ativar')
  expect((await screen.findByRole('img')).getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(screen.getByText('ABCD EFGH')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(CODE), '123456{Enter}')
  expect(await screen.findByText('Código incorreto.')).toBeTruthy()
  handlers['POST /users/me/two-factor/confirm'] = { body: { success: true, data: { recoveryCodes: codes } } }
  handlers['GET /users/me/two-factor'] = state(true)
  await press('Ativar verificação')
  const list = await screen.findByRole('list', { name: 'Códigos de recuperação' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  expect(to('POST /users/me/two-factor/confirm').at(-1)?.body).toEqual({ otp: '123456' })
  await press('Já guardei')
  expect(await screen.findByText(/Você tem 10 códigos de recuperação\./)).toBeTruthy()
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

it('ends with password and code', async () => {
  const { handlers, to } = fakeServer({
    ...companies,
    'GET /users/me/two-factor': state(true, 1),
    'DELETE /users/me/two-factor': WRONG,
  })
  renderAt('/settings', '/settings', <TwoFactor />)
  expect(await screen.findByText(/Você tem 1 código de recuperação\./)).toBeTruthy()
  await press('Desativar')
  await press('Desativar verificação')
  expect(await screen.findByText('Informe sua senha atual.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Senha atual'), 'Senha-forte-1')
  await userEvent.type(screen.getByLabelText(CODE), 'aaaa-bbbb-cccc-dddd')
  await press('Desativar verificação')
  expect(await screen.findByText('Código incorreto.')).toBeTruthy()
  handlers['DELETE /users/me/two-factor'] = {}
  handlers['GET /users/me/two-factor'] = state(false)
  await press('Desativar verificação')
  expect(await screen.findByText('Verificação em duas etapas desativada.')).toBeTruthy()
  expect(to('DELETE /users/me/two-factor').at(-1)?.body).toEqual({
    currentPassword: 'Senha-forte-1',
    otp: 'AAAABBBBCCCCDDDD',
  })
})

it('is asked for before the account is deleted', async () => {
  const { to } = fakeServer({ ...companies, 'GET /users/me/two-factor': state(true), 'DELETE /users/me': WRONG })
  renderAt('/settings', '/settings', <DeleteAccountDialog onClose={() => undefined} />)
  await userEvent.type(await screen.findByLabelText(CODE), '123456')
  await userEvent.type(screen.getByLabelText('Senha atual'), 'Senha-forte-1')
  await press('Excluir definitivamente')
  await waitFor(() =>
    expect(to('DELETE /users/me')[0]?.body).toEqual({ currentPassword: 'Senha-forte-1', otp: '123456' }),
  )
  expect(await screen.findByText('Código incorreto.')).toBeTruthy()
})
