import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, boreal, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { NotificationCentre } from './notification-centre.tsx'

const notice = (id: string, read: boolean, more: object = {}) => ({
  id,
  companyId: aurora.id,
  kind: 'analysis',
  title: `Aviso ${id}`,
  body: `Texto ${id}`,
  createdAt: '2026-11-21T12:00:00.000Z',
  read,
  ...more,
})
const page = (data: ReturnType<typeof notice>[], totalItems = data.length) => ({
  body: {
    success: true,
    data,
    unread: data.filter((item) => !item.read).length,
    pagination: { currentPage: 1, totalPages: 1, totalItems, hasNextPage: false, hasPrevPage: false },
  },
})
const FIRST = 'GET /notifications?page=1&limit=10'
const companies = { body: { success: true, data: [aurora, boreal] } }
const show = () => renderAt('/dashboard', '/dashboard', <NotificationCentre />)

describe('notification centre', () => {
  beforeEach(() => {
    signOut()
    signIn('t1', { ...marina, companies: [aurora, boreal], activeCompanyId: aurora.id }, true)
  })
  afterEach(() => signOut())

  it('counts the unread ones on the bell and lists all, newest first', async () => {
    fakeServer({ 'GET /companies': companies, [FIRST]: page([notice('b', false), notice('a', true)]) })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 1 não lida' }))
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual(['Não lida: Aviso bTexto b21/11/2026 às 09:00', 'Aviso aTexto a21/11/2026 às 09:00'])
    expect(screen.getByRole('link', { name: 'Preferências de e-mail' }).getAttribute('href')).toBe('/settings')
  })

  it('tells a screen reader of those that arrive, not of those that are there', async () => {
    let items = [notice('a', false)]
    fakeServer({
      'GET /companies': companies,
      [FIRST]: () => page(items),
      'POST /notifications/read': { body: { success: true } },
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 1 não lida' }))
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    items = [notice('b', false), notice('a', false)]
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como lida: Aviso a' }))
    await waitFor(() => expect(status.textContent).toBe('Nova notificação: 2 não lidas.'))
    items = [notice('b', true), notice('a', true)]
    await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }))
    await waitFor(() => expect(status.textContent).toBe(''))
  })

  it('marks one or all of them as read and counts again', async () => {
    let unread = ['a', 'b', 'c']
    const { to } = fakeServer({
      'GET /companies': companies,
      [FIRST]: () => page(['c', 'b', 'a'].map((id) => notice(id, !unread.includes(id)))),
      'POST /notifications/read': ({ body }) => {
        const { ids } = body as { ids?: string[] }
        unread = unread.filter((id) => ids && !ids.includes(id))
        return { body: { success: true } }
      },
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 3 não lidas' }))
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como lida: Aviso b' }))
    await screen.findByRole('button', { name: 'Notificações, 2 não lidas' })
    await userEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }))
    await screen.findByRole('button', { name: 'Notificações' })
    expect(to('POST /notifications/read').map((call) => call.body)).toEqual([{ ids: ['b'] }, {}])
    expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull()
  })

  it('opens the subject of a notice, in its company, and counts it as read', async () => {
    const { to } = fakeServer({
      'GET /companies': companies,
      [FIRST]: page([notice('a', false, { companyId: boreal.id, kind: 'report' })]),
      'POST /notifications/read': { body: { success: true } },
      [`POST /companies/${boreal.id}/activate`]: { body: { success: true, data: { activeCompanyId: boreal.id } } },
    })
    const { router } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações, 1 não lida' }))
    await userEvent.click(screen.getByRole('button', { name: /^Não lida: Aviso a/ }))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/profile', search: '?aba=agente' }))
    expect(to('POST /notifications/read')[0]?.body).toEqual({ ids: ['a'] })
    expect(to(`POST /companies/${boreal.id}/activate`)).toHaveLength(1)
  })

  it('says when there is nothing, and lets a failed load be tried again', async () => {
    const server = fakeServer({ 'GET /companies': companies, [FIRST]: { status: 500, body: { message: 'x' } } })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações' }))
    await screen.findByText('Não foi possível carregar as notificações.')
    server.handlers[FIRST] = page([])
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await screen.findByText(/^Nada por aqui ainda/)
  })

  it('shows older ones on demand', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => notice(String(n), true))
    fakeServer({
      'GET /companies': companies,
      [FIRST]: page(ten, 12),
      'GET /notifications?page=1&limit=20': page([...ten, notice('x', true), notice('y', true)], 12),
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ver mais antigas' }))
    await screen.findByText('Aviso y')
    expect(screen.queryByRole('button', { name: 'Ver mais antigas' })).toBeNull()
  })
})
