import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSession, signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, boreal, marina } from '#src/testing/people.ts'
import { type Companies, CompanyProvider, useCompanies } from './company.tsx'

let seen: Companies
function Probe() {
  seen = useCompanies()
  return (
    <p>{`${seen.status}: ${seen.companies.map(({ nome }) => nome).join(', ') || 'vazio'} / ${seen.active?.nome ?? 'nenhuma'}`}</p>
  )
}

function show() {
  render(
    <CompanyProvider>
      <Probe />
    </CompanyProvider>,
  )
}
const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())
const activated = (id: string) => ({ body: { success: true, data: { activeCompanyId: id } } })
const listed = (...data: unknown[]) => ({ body: { success: true, data } })

beforeEach(() => signOut())

describe('the active company', () => {
  it.each([
    ['the stored one', 'c2', 'c1', 'Café Boreal'],
    ["else the user's", 'gone', 'c2', 'Café Boreal'],
    ['else the first', null, null, 'Padaria Aurora'],
  ])('is %s', async (_name, stored, ofUser, name) => {
    signIn('t1', { ...marina, activeCompanyId: ofUser }, true)
    if (stored) localStorage.setItem('activeCompanyId', stored)
    fakeServer({
      'GET /companies': listed(aurora, boreal),
      'POST /companies/c1/activate': activated('c1'),
      'POST /companies/c2/activate': activated('c2'),
    })
    show()
    await shows(`ready: Padaria Aurora, Café Boreal / ${name}`)
    await waitFor(() => expect(localStorage.getItem('activeCompanyId')).toBe(seen.active?.id))
  })

  it('is sent to the server once, when it was chosen here', async () => {
    signIn('t1', marina, true)
    const { to } = fakeServer({
      'GET /companies': listed(aurora, boreal),
      'POST /companies/c1/activate': activated('c1'),
    })
    show()
    await waitFor(() => expect(readSession().user?.activeCompanyId).toBe('c1'))
    expect(to('POST /companies/c1/activate')).toHaveLength(1)
  })

  it('changes by an id of the list only, and is kept', async () => {
    signIn('t1', { ...marina, activeCompanyId: 'c1' }, true)
    fakeServer({ 'GET /companies': listed(aurora, boreal), 'POST /companies/c2/activate': activated('c2') })
    show()
    await shows('ready: Padaria Aurora, Café Boreal / Padaria Aurora')
    await expect(seen.select('c9')).rejects.toThrow()
    await act(() => seen.select('c2'))
    expect(seen.active?.id).toBe('c2')
    expect(localStorage.getItem('activeCompanyId')).toBe('c2')
  })

  it('stays when the server refuses the change', async () => {
    signIn('t1', { ...marina, activeCompanyId: 'c1' }, true)
    fakeServer({ 'GET /companies': listed(aurora, boreal), 'POST /companies/c2/activate': { status: 503 } })
    show()
    await shows('ready: Padaria Aurora, Café Boreal / Padaria Aurora')
    await expect(seen.select('c2')).rejects.toThrow('Erro 503')
    expect(seen.active?.id).toBe('c1')
  })

  it('follows another tab', async () => {
    signIn('t1', { ...marina, activeCompanyId: 'c1' }, true)
    fakeServer({ 'GET /companies': listed(aurora, boreal) })
    show()
    await shows('ready: Padaria Aurora, Café Boreal / Padaria Aurora')
    act(() => {
      localStorage.setItem('activeCompanyId', 'c2')
      window.dispatchEvent(new StorageEvent('storage', { key: 'activeCompanyId', storageArea: localStorage }))
    })
    expect(seen.active?.id).toBe('c2')
  })

  it('is none after a failed activation, until one is chosen', async () => {
    signIn('t1', { ...marina, activeCompanyId: 'c1' }, true)
    fakeServer({ 'GET /companies': listed(aurora), 'POST /companies/c1/activate': activated('c1') })
    show()
    await shows('ready: Padaria Aurora / Padaria Aurora')
    act(() => seen.deactivate())
    expect(seen.active).toBeNull()
    expect(localStorage.getItem('activeCompanyId')).toBeNull()
    await act(() => seen.select('c1'))
    expect(seen.active?.id).toBe('c1')
  })
})

describe('loading', () => {
  it("falls back to the user's companies when it yields nothing", async () => {
    signIn('t1', { ...marina, companies: [aurora, boreal], activeCompanyId: 'c2' }, true)
    fakeServer({ 'GET /companies': listed() })
    show()
    await shows('ready: Padaria Aurora, Café Boreal / Café Boreal')
  })

  it('without any company clears the stored one', async () => {
    signIn('t1', marina, true)
    localStorage.setItem('activeCompanyId', 'c1')
    fakeServer({ 'GET /companies': listed() })
    show()
    await shows('ready: vazio / nenhuma')
    await waitFor(() => expect(localStorage.getItem('activeCompanyId')).toBeNull())
  })

  it.each([
    ['a 404', { status: 404 }],
    ['an unsuccessful answer', { body: { success: false } }],
    ['an answer of another shape', { body: { success: true, data: 'x' } }],
  ])('%s empties the list', async (_name, answer) => {
    signIn('t1', marina, true)
    fakeServer({ 'GET /companies': answer })
    show()
    await shows('ready: vazio / nenhuma')
  })

  it('another error keeps what was known', async () => {
    signIn('t1', { ...marina, activeCompanyId: 'c1' }, true)
    const server = fakeServer({ 'GET /companies': listed(aurora) })
    show()
    await shows('ready: Padaria Aurora / Padaria Aurora')
    server.handlers['GET /companies'] = { status: 500 }
    await act(() => seen.reload())
    await shows('ready: Padaria Aurora / Padaria Aurora')
  })

  it('that fails with nothing known is an error, never an empty list', async () => {
    signIn('t1', marina, true)
    fakeServer({ 'GET /companies': 'lost' })
    show()
    await shows('error: vazio / nenhuma')
  })

  it('a 401 ends the session and empties everything', async () => {
    signIn('t1', { ...marina, companies: [aurora] }, true)
    localStorage.setItem('activeCompanyId', 'c1')
    fakeServer({ 'GET /companies': { status: 401 } })
    show()
    await shows('ready: vazio / nenhuma')
    expect(readSession().status).toBe('unauthenticated')
    expect(localStorage.getItem('activeCompanyId')).toBeNull()
  })
})

describe('changing the list', () => {
  beforeEach(async () => {
    signIn('t1', { ...marina, activeCompanyId: 'c1' }, true)
    fakeServer({ 'GET /companies': listed(aurora), 'POST /companies/c1/activate': activated('c1') })
    show()
    await shows('ready: Padaria Aurora / Padaria Aurora')
  })

  it('an added company becomes active; a known one is merged; one without id is refused', async () => {
    act(() => seen.add(boreal))
    await shows('ready: Padaria Aurora, Café Boreal / Café Boreal')
    act(() => seen.add({ ...aurora, nome: 'Padaria Austral' }))
    await shows('ready: Padaria Austral, Café Boreal / Padaria Austral')
    expect(() => seen.add({ ...aurora, id: '' })).toThrow()
    expect(readSession().user?.companies).toHaveLength(2)
  })

  it('a changed company stays in its place, a removed one gives way by the order of choice', async () => {
    act(() => seen.add(boreal))
    act(() => seen.update({ ...aurora, nome: 'Padaria Austral' }))
    await shows('ready: Padaria Austral, Café Boreal / Café Boreal')
    act(() => seen.remove('c2'))
    await shows('ready: Padaria Austral / Padaria Austral')
    act(() => seen.remove('c1'))
    await shows('ready: vazio / nenhuma')
  })
})
