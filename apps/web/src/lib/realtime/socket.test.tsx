import { Ok } from '@norteia/contracts/fields'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#src/lib/api/api.ts'
import { createQueryClient } from '#src/lib/api/query.ts'
import { CompanyProvider, loadSignedIn } from '#src/lib/companies/company.tsx'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { FakeSocket } from '#src/testing/fake-socket.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { RealtimeProvider } from './socket.tsx'

beforeEach(async () => {
  await loadSignedIn()
  vi.useFakeTimers()
  signIn('t1', marina, true)
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
})

test('a refused connection asks whether the session lives, but not while the answer to a change will say so', async () => {
  const deletion = Promise.withResolvers<object>()
  const server = fakeServer({
    'GET /companies': { body: { success: true, data: [aurora] } },
    'DELETE /users/me': () => deletion.promise,
  })
  const sockets: FakeSocket[] = []
  const dial = async () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CompanyProvider>
        <RealtimeProvider connect={dial}>nada</RealtimeProvider>
      </CompanyProvider>
    </QueryClientProvider>,
  )
  const refused = async () => {
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await act(async () => sockets.at(-1)?.hear('connect_error', new Error('Não autorizado')))
  }
  const change = api('/users/me', Ok, { method: 'DELETE' })
  await refused()
  expect(sockets).toHaveLength(1)
  expect(server.to('GET /users/me')).toHaveLength(0)
  deletion.resolve({})
  await change
  await refused()
  expect(sockets).toHaveLength(2)
  expect(server.to('GET /users/me')).toHaveLength(1)
})
