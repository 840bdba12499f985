import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { onSessionEnd, readSession, renewToken, signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { marina } from '#src/testing/people.ts'
import { ApiError, api, TIMEOUT_MS } from './api.ts'

const Anything = z.object({ success: z.literal(true) })

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

beforeEach(() => signOut())
afterEach(() => vi.useRealTimers())

describe('a call', () => {
  it('sends JSON headers, the bearer token and no cookies', async () => {
    signIn('t1', marina, true)
    const { calls } = fakeServer({ 'POST /companies': {} })
    await api('/companies', Anything, { method: 'POST', body: { nome: 'A' } })
    expect(calls[0]?.headers).toMatchObject({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: 'Bearer t1',
    })
    expect(calls[0]?.body).toEqual({ nome: 'A' })
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
  })

  it('carries no bearer for visitors', async () => {
    const { calls } = fakeServer({ 'GET /x': {} })
    await api('/x', Anything)
    expect(calls[0]?.headers).not.toHaveProperty('Authorization')
  })
})

it('a refused login leaves the present session intact', async () => {
  signIn('t1', marina, true)
  for (const code of ['invalid_credentials', 'two_factor_required', 'two_factor_invalid']) {
    fakeServer({ 'POST /login': { status: 401, body: { code, message: 'x' } } })
    await failureOf(api('/login', Anything, { method: 'POST', body: {} }))
  }
  expect(readSession().token).toBe('t1')
})

describe('a call with a token that is being renewed', () => {
  it('goes again with the new one, and nobody is signed out', async () => {
    signIn('t1', marina, true)
    const asked = Promise.withResolvers<string>()
    const { calls } = fakeServer({
      'GET /x': ({ headers }) => (headers.Authorization === 'Bearer t2' ? {} : { status: 401 }),
    })
    const renewal = renewToken(() => asked.promise)
    const call = api('/x', Anything)
    await vi.waitFor(() => expect(calls).toHaveLength(1), 20_000)
    asked.resolve('t2')
    await expect(call).resolves.toEqual({ success: true })
    await renewal
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['Bearer t1', 'Bearer t2'])
    expect(readSession().token).toBe('t2')
  })
})

describe('what went wrong', () => {
  it("is shown in the server's words", async () => {
    const body = { message: 'CNPJ é obrigatório.', code: 'invalid_fields', fields: { cnpj: 'CNPJ é obrigatório.' } }
    fakeServer({ 'GET /x': { status: 422, body } })
    const error = await failureOf(api('/x', Anything))
    expect(error).toMatchObject({ message: 'CNPJ é obrigatório.', status: 422, code: 'invalid_fields', kind: 'http' })
    expect(error.fields).toEqual({ cnpj: 'CNPJ é obrigatório.' })
  })

  it('is the status where the server has no words', async () => {
    fakeServer({ 'GET /x': { status: 500, body: { message: '' } }, 'GET /y': { status: 502, body: '<html>' } })
    expect((await failureOf(api('/x', Anything))).message).toBe('Erro 500')
    expect((await failureOf(api('/y', Anything))).message).toBe('Erro 502')
  })

  it('is the connection when nothing comes back', async () => {
    fakeServer({ 'GET /x': 'lost' })
    const error = await failureOf(api('/x', Anything))
    expect(error.message).toBe('Erro de conexão. Verifique sua internet.')
    expect(error.kind).toBe('network')
  })

  it('is the connection when no answer comes in 30 seconds', async () => {
    vi.useFakeTimers()
    fakeServer({ 'GET /x': 'silent' })
    let message = ''
    api('/x', Anything).catch((error: Error) => {
      message = error.message
    })
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1)
    expect(message).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(message).toBe('Erro de conexão. Verifique sua internet.')
    expect(TIMEOUT_MS).toBe(30_000)
  })

  it('is the request when the answer can not be read', async () => {
    fakeServer({ 'GET /x': 'not json', 'GET /y': { body: { success: false } } })
    const sentence = 'Erro na requisição: resposta inesperada do servidor'
    expect((await failureOf(api('/x', Anything))).message).toBe(sentence)
    expect((await failureOf(api('/y', Anything))).message).toBe(sentence)
  })

  it('is the abort itself when the caller aborts', async () => {
    fakeServer({ 'GET /x': 'silent' })
    const abort = new AbortController()
    const call = api('/x', Anything, { signal: abort.signal })
    abort.abort()
    await expect(call).rejects.toHaveProperty('name', 'AbortError')
  })
})

describe('a 401', () => {
  it('ends the session', async () => {
    signIn('t1', marina, true)
    const ends: string[] = []
    const stop = onSessionEnd((end) => ends.push(end))
    fakeServer({ 'GET /x': { status: 401, body: { message: 'Sua sessão expirou.' } } })
    await failureOf(api('/x', Anything))
    stop()
    expect(readSession().status).toBe('unauthenticated')
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
    expect(ends).toEqual(['expired'])
  })

  it('to an older session leaves the present one alone', async () => {
    signIn('old', marina, true)
    fakeServer({
      'GET /x': () => {
        signIn('new', marina, true)
        return { status: 401, body: {} }
      },
    })
    await failureOf(api('/x', Anything))
    expect(readSession().token).toBe('new')
  })
})
