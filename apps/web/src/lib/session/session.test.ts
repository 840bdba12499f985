import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marina } from '#src/testing/people.ts'
import { lastEnd, readSession, renewalOf, renewToken, signIn, signOut, subscribe, updateUser } from './session.ts'

let stop: () => void
beforeEach(() => {
  signOut()
  stop = subscribe(() => undefined)
})
afterEach(() => stop())

/** As when another tab changed the persistent storage. */
const otherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

describe('signing in', () => {
  it('lasts when remembered', () => {
    signIn('t1', marina, true)
    expect(localStorage.getItem('token')).toBe('t1')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(marina)
    expect(sessionStorage.getItem('token')).toBeNull()
    expect(readSession()).toEqual({ status: 'authenticated', user: marina, token: 't1' })
  })

  it('ends with the tab when not', () => {
    signIn('t1', marina, false)
    expect(sessionStorage.getItem('token')).toBe('t1')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('replaces an earlier session in either storage', () => {
    signIn('t1', marina, true)
    signIn('t2', marina, false)
    expect(localStorage.getItem('token')).toBeNull()
    expect(readSession().token).toBe('t2')
  })

  it('works for this page where the storage refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    signIn('t1', marina, true)
    expect(readSession().status).toBe('authenticated')
    signOut()
    expect(readSession().status).toBe('unauthenticated')
  })
})

describe('what is stored', () => {
  it.each([
    ['a damaged user', 't1', '{"id":'],
    ['a user of another shape', 't1', '{"nome":"x"}'],
    ['a token without a user', 't1', null],
    ['a user without a token', null, JSON.stringify(marina)],
  ])('%s counts as signed out and is cleared', (_name, token, user) => {
    if (token) localStorage.setItem('token', token)
    if (user) localStorage.setItem('user', user)
    otherTab('user')
    expect(readSession().status).toBe('unauthenticated')
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('does without what has a fallback: name, phone, companies', () => {
    localStorage.setItem('token', 't1')
    localStorage.setItem('user', JSON.stringify({ email: 'ana@exemplo.com.br' }))
    otherTab('user')
    expect(readSession()).toMatchObject({
      status: 'authenticated',
      user: { email: 'ana@exemplo.com.br', name: '', phone: null, activeCompanyId: null, companies: [] },
    })
  })

  it('is read from the persistent storage first', () => {
    for (const [area, token] of [
      [sessionStorage, 'tab'],
      [localStorage, 'kept'],
    ] as const) {
      area.setItem('token', token)
      area.setItem('user', JSON.stringify(marina))
    }
    otherTab('token')
    expect(readSession().token).toBe('kept')
  })

  it('may be unreadable without harm', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    otherTab('token')
    expect(readSession().status).toBe('unauthenticated')
  })
})

describe('other tabs', () => {
  it('follow a login and a logout', () => {
    localStorage.setItem('token', 't1')
    localStorage.setItem('user', JSON.stringify(marina))
    otherTab('user')
    expect(readSession().status).toBe('authenticated')
    localStorage.clear()
    otherTab(null)
    expect(readSession().status).toBe('unauthenticated')
  })

  it('with the same token in session storage end with a logout elsewhere', async () => {
    signIn('t1', marina, false)
    const other = new BroadcastChannel('norteia-session')
    other.postMessage('another token')
    other.postMessage('t1')
    await vi.waitFor(() => expect(readSession().status).toBe('unauthenticated'), 20_000)
    other.close()
    expect(sessionStorage.getItem('token')).toBeNull()
  })
})

describe('a renewed token', () => {
  it('takes the place of the old one where that stood, and the user stays', async () => {
    signIn('t1', marina, false)
    await renewToken(async () => 't2')
    expect(sessionStorage.getItem('token')).toBe('t2')
    expect(localStorage.getItem('token')).toBeNull()
    expect(readSession()).toEqual({ status: 'authenticated', user: marina, token: 't2' })
  })

  it('is handed to other tabs, which wait for it', async () => {
    signIn('t1', marina, false)
    const other = new BroadcastChannel('norteia-session')
    other.postMessage(['t1'])
    await vi.waitFor(() => expect(renewalOf('t1')).toBeDefined(), 20_000)
    const known = renewalOf('t1')
    other.postMessage(['t1', 't2'])
    await vi.waitFor(() => expect(readSession().token).toBe('t2'), 20_000)
    await known
    expect(renewalOf('t1')).toBeUndefined()
    other.close()
  })

  it('that is refused leaves the old one', async () => {
    signIn('t1', marina, true)
    await expect(renewToken(() => Promise.reject(new Error('não')))).rejects.toThrow('não')
    await renewalOf('t1')
    expect(readSession().token).toBe('t1')
  })
})

describe('the end of a session', () => {
  it('by logout drops drafts, by expiry keeps them', () => {
    localStorage.setItem('draft:diagnostic:c1', '{}')
    signIn('t1', marina, true)
    signOut('expired')
    expect(lastEnd()).toBe('expired')
    expect(localStorage.getItem('draft:diagnostic:c1')).toBe('{}')
    signIn('t1', marina, true)
    expect(lastEnd()).toBeUndefined()
    signOut()
    expect(localStorage.getItem('draft:diagnostic:c1')).toBeNull()
  })
})

it('changed user data is stored where the session lives', () => {
  signIn('t1', marina, false)
  updateUser({ name: 'Marina Souza' })
  expect(readSession().user?.name).toBe('Marina Souza')
  expect(JSON.parse(sessionStorage.getItem('user') ?? '').name).toBe('Marina Souza')
  expect(localStorage.getItem('user')).toBeNull()
})
