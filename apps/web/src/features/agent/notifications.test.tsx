import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/lib/api/query.ts'
import { CompanyProvider, loadSignedIn } from '#src/lib/companies/company.tsx'
import { RealtimeProvider } from '#src/lib/realtime/socket.tsx'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { FakeSocket } from '#src/testing/fake-socket.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { Notifications } from './notifications.tsx'

// As the app does for a kept session, before its first render.
await loadSignedIn()

beforeEach(() => {
  vi.useFakeTimers()
  signIn('t1', { ...marina, companies: [aurora], activeCompanyId: 'c1' }, true)
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
})

const note = (id: number, companyId = 'c1') => ({
  id: `n${id}`,
  companyId,
  kind: 'report',
  title: `Aviso ${id}`,
  body: 'Texto',
  createdAt: '2026-11-21T10:00:00.000Z',
})

test('the five newest of this company stand, each for eight seconds', async () => {
  fakeServer({ 'GET /companies': { body: { success: true, data: [aurora] } } })
  const socket = new FakeSocket()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CompanyProvider>
        <RealtimeProvider connect={async () => socket}>
          <Notifications companyId="c1" />
        </RealtimeProvider>
      </CompanyProvider>
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  const send = (body: unknown) => act(() => socket.hear('notification', body))
  send(note(0, 'c2'))
  send({ title: 'sem campos' })
  expect(screen.queryByText(/Aviso/)).toBeNull()
  for (let id = 1; id <= 5 + 2; id++) send(note(id))
  expect(screen.getAllByText(/^Aviso \d$/).map((item) => item.textContent)).toEqual([
    'Aviso 3',
    'Aviso 4',
    'Aviso 5',
    'Aviso 6',
    'Aviso 7',
  ])
  await act(() => vi.advanceTimersByTimeAsync(8_000 - 1))
  expect(screen.getAllByText(/^Aviso \d$/)).toHaveLength(5)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText(/^Aviso \d$/)).toBeNull()
})
