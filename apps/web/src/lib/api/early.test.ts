import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, api } from './api.ts'
import { cameEarly, sendFirstCalls } from './early.ts'

const Reply = z.object({ data: z.string() })
const reply = (data: string, status = 200) => new Response(JSON.stringify({ data }), { status })
const fetched = vi.fn<typeof fetch>()
const paths = () => fetched.mock.calls.map(([address]) => String(address))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('fetch', fetched.mockReset())
  localStorage.setItem('token', 'um')
  localStorage.setItem('user', JSON.stringify({ id: '1', name: 'Marina', email: 'marina@exemplo.com.br' }))
})
afterEach(async () => {
  // Nothing of one test is taken by the next.
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the first call consumes the response of the early request', async () => {
  fetched.mockImplementation(async () => reply(`resposta ${fetched.mock.calls.length}`))
  sendFirstCalls('/settings')
  expect(paths()).toEqual(['/companies'])
  expect(await api('/companies', Reply)).toEqual({ data: 'resposta 1' })
  expect(await api('/companies', Reply)).toEqual({ data: 'resposta 2' })
})

it('asks for the dashboard of the kept company too, with the token', () => {
  fetched.mockImplementation(async () => reply(''))
  localStorage.setItem('activeCompanyId', 'empresa-1')
  sendFirstCalls('/profile')
  expect(paths()).toEqual(['/companies', '/companies/empresa-1/dashboard'])
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer um' })
})

it.each([
  ['a visitor', {}],
  ['a session without its user', { token: 'um' }],
  ['a damaged user', { token: 'um', user: '{"id":' }],
])('sends nothing for %s', (_who, entries) => {
  localStorage.clear()
  Object.assign(localStorage, entries)
  sendFirstCalls('/profile')
  expect(paths()).toEqual([])
})

it('asks for no dashboard of what is no id', () => {
  fetched.mockImplementation(async () => reply(''))
  localStorage.setItem('activeCompanyId', '../users/me')
  sendFirstCalls('/profile')
  expect(paths()).toEqual(['/companies'])
})

it('keeps an answer from another session and an old one to nobody', async () => {
  fetched.mockImplementation(async () => reply(`resposta ${fetched.mock.calls.length}`))
  sendFirstCalls('/settings')
  localStorage.setItem('token', 'dois')
  expect(await api('/companies', Reply)).toEqual({ data: 'resposta 2' })
  sendFirstCalls('/settings')
  vi.advanceTimersByTime(10_001)
  expect(await api('/companies', Reply)).toEqual({ data: 'resposta 4' })
})

it('tells its errors to who takes it, and stops with the caller', async () => {
  fetched.mockImplementationOnce(async () => reply('', 404))
  sendFirstCalls('/settings')
  await expect(api('/companies', Reply)).rejects.toMatchObject({ kind: 'http', status: 404 })
  fetched.mockImplementationOnce(async () => {
    throw new TypeError('cut')
  })
  sendFirstCalls('/settings')
  await expect(api('/companies', Reply)).rejects.toBeInstanceOf(ApiError)

  fetched.mockImplementationOnce(
    (_address, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  sendFirstCalls('/settings')
  const caller = new AbortController()
  const call = api('/companies', Reply, { signal: caller.signal })
  caller.abort(new Error('left'))
  await expect(call).rejects.toThrow('left')
})

it('tells a good early answer from a refusal, one that is lost, one that was taken and none', async () => {
  const answers = [reply('sim'), reply('não', 503)]
  fetched.mockImplementation(async () => answers.shift() ?? Promise.reject(new TypeError('lost')))
  localStorage.setItem('activeCompanyId', 'empresa-1')
  sendFirstCalls('/profile')
  expect(await cameEarly('/companies')).toBe(true)
  expect(await cameEarly('/companies/empresa-1/dashboard')).toBe(false)
  expect(await api('/companies', Reply)).toEqual({ data: 'sim' })
  expect(await cameEarly('/companies')).toBe(false)
  sendFirstCalls('/settings')
  expect(await cameEarly('/companies')).toBe(false)
  expect(await cameEarly('/users/me')).toBe(false)
})
