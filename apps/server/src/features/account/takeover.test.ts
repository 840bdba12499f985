import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '#src/db/client.ts'
import { recoveryJob } from '#src/features/recovery/recovery.jobs.ts'
import { setCode } from '#src/features/recovery/recovery.repo.ts'
import { hashPassword } from '#src/platform/identity/passwords.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { newId, sha256 } from '#src/platform/ids.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { updateMe } from './care.service.ts'

const CODE = '271828'
const DEAD = 'Código inválido ou expirado.'

onBothEngines('a recovery code', (t) => {
  const server = appTest(t)
  const { call } = server

  /** As if the mail had left with this code. */
  async function codeFor(email: string) {
    server.time.now += 61_000
    expect((await call('POST /password-recovery/initiate', { body: { email } })).status).toBe(200)
    const open = t.db().selectFrom('recoveries').select('id').where('email_hash', '=', sha256(email))
    const { id } = await open.where('ended_at', 'is', null).executeTakeFirstOrThrow()
    await setCode(t.db(), id, await hashPassword(CODE))
  }
  const reset = (email: string) =>
    call('POST /password-recovery/reset', { body: { email, code: CODE, newPassword: 'Roubada-1' } })
  const verify = (email: string) => call('POST /password-recovery/verify', { body: { email, code: CODE } })

  test('opens what it was asked for', async () => {
    const as = await server.account()
    await codeFor(as.email)
    expect((await verify(as.email)).status).toBe(200)
    expect((await reset(as.email)).status).toBe(200)
  })

  test('ends with a change of e-mail, of password, and with the account', async () => {
    const acts = [
      (as: Account) => ['PUT /users/me', { name: 'Ana', email: `novo.${as.email}` }],
      () => ['PUT /users/me/password', { newPassword: 'Nova-Senha1' }],
      () => ['DELETE /users/me', {}],
    ] as const
    for (const act of acts) {
      const as = await server.account()
      await codeFor(as.email)
      const [route, body] = act(as) as [string, object]
      expect((await call(route, { as, body: { ...body, currentPassword: as.password } })).status).toBe(200)
      const open = t.db().selectFrom('recoveries').select('id').where('email_hash', '=', sha256(as.email))
      expect([route, await open.where('ended_at', 'is', null).execute()]).toEqual([route, []])
      const reply = await reset(as.email)
      expect([route, reply.status, reply.body.fields]).toEqual([route, 422, { code: DEAD }])
      expect((await verify(as.email)).status).toBe(422)
    }
  })

  test('counts only for the address that the account has now', async () => {
    const as = await server.account()
    await codeFor(as.email)
    // Past every ending: the address alone has changed.
    await t
      .db()
      .updateTable('users')
      .set({ email: `novo.${as.email}` })
      .where('id', '=', as.id)
      .execute()
    for (const reply of [await verify(as.email), await reset(as.email)])
      expect([reply.status, reply.body.fields]).toEqual([422, { code: DEAD }])
    expect((await call('GET /users/me', { as })).status).toBe(200)
  })

  test('sets no password when the address changes while the code is checked', async () => {
    const as = await server.account()
    await codeFor(as.email)
    const before = await t.db().selectFrom('users').select('password_hash').where('id', '=', as.id).execute()
    const locked = Promise.withResolvers<void>()
    const changed = inTransaction(t.db(), async (trx) => {
      await lockUser(trx, as.id)
      locked.resolve()
      // Longer than the hashes of the guess and of the new password take.
      await new Promise((waited) => setTimeout(waited, 400))
      await trx
        .updateTable('users')
        .set({ email: `novo.${as.email}` })
        .where('id', '=', as.id)
        .execute()
    })
    await locked.promise
    const reply = await reset(as.email)
    await changed
    expect([reply.status, reply.body.fields]).toEqual([422, { code: DEAD }])
    expect(await t.db().selectFrom('users').select('password_hash').where('id', '=', as.id).execute()).toEqual(before)
  })

  test('is mailed to the address that asked, and to nobody once the account has another', async () => {
    const as = await server.account()
    const sent: string[] = []
    const run = { signal: new AbortController().signal, complete: vi.fn(), note: async () => undefined }
    const job = recoveryJob({
      db: t.db(),
      clock: () => server.time.now,
      publicUrl: 'http://localhost',
      log: { warn: () => undefined },
      send: async ({ to }) => {
        sent.push(to)
      },
    })
    const mailFor = async (email: string, recoveryId?: string) => {
      const open = t.db().selectFrom('recoveries').select('id').where('email_hash', '=', sha256(email))
      const id = recoveryId ?? (await open.where('ended_at', 'is', null).executeTakeFirstOrThrow()).id
      const claimed = { id: newId(0), kind: job.kind, key: id, attempt: 1, fence: 1, checkpoint: null }
      await job.run({ ...claimed, payload: { recoveryId: id } }, run)
      return id
    }
    await codeFor(as.email)
    const id = await mailFor(as.email)
    expect(sent).toEqual([as.email])
    const email = `novo.${as.email}`
    await t.db().updateTable('users').set({ email }).where('id', '=', as.id).execute()
    await mailFor(as.email, id)
    await codeFor('ninguem@exemplo.com.br')
    await mailFor('ninguem@exemplo.com.br')
    expect(sent).toEqual([as.email])
  })

  test('that opened the account leaves no known device and confirms the address', async () => {
    const as = await server.account()
    const device = 'd'.repeat(43)
    await call('POST /login', { body: { email: as.email, password: as.password, device } })
    await codeFor(as.email)
    await reset(as.email)
    expect(await t.db().selectFrom('known_devices').selectAll().where('user_id', '=', as.id).execute()).toEqual([])
    const login = await call('POST /login', { body: { email: as.email, password: 'Roubada-1' } })
    expect(login.body.user.emailConfirmed).toBe(true)
  })
})

onBothEngines('a call whose body is held back', (t) => {
  const server = appTest(t)
  const { call } = server
  let port = 0

  /** Sends the head alone; the answer comes once `go` has sent the body. */
  async function hold(route: string, token: string, body: object) {
    if (port === 0) port = Number(new URL(await server.app().listen({ port: 0, host: '127.0.0.1' })).port)
    const text = JSON.stringify(body)
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)))
    const [method, path] = route.split(' ')
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text.slice(0, 1)}`,
    )
    // Long enough for the session to have been looked at.
    await new Promise((resolve) => setTimeout(resolve, 150))
    return async () => {
      socket.write(text.slice(1))
      return Number(/^HTTP\/1\.1 (\d+)/.exec(await ended)?.[1])
    }
  }
  const signIn = async (as: Account): Promise<string> =>
    (await call('POST /login', { body: { email: as.email, password: as.password } })).body.token
  const company = { nome: 'Loja', cnpj: '11.222.333/0001-81', setor: 'Varejo' }

  test('is carried out while its session lives', async () => {
    const as = await server.account()
    const go = await hold('POST /companies', as.token, company)
    expect(await go()).toBe(201)
  })

  test('does nothing after logout, the end of its device or a new password', async () => {
    const endings = [
      (as: Account) => call('POST /logout', { as }),
      async (as: Account) => {
        const other = { token: await signIn(as) }
        const { data } = (await call('GET /users/me/sessions', { as: other })).body
        const { id } = data.find((device: { current: boolean }) => !device.current)
        return call(`DELETE /users/me/sessions/${id}`, { as: other })
      },
      async (as: Account) =>
        call('PUT /users/me/password', {
          as: { token: await signIn(as) },
          body: { currentPassword: as.password, newPassword: 'Nova-Senha1' },
        }),
    ]
    for (const end of endings) {
      const as = await server.account()
      const go = await hold('POST /companies', as.token, company)
      expect((await end(as)).status).toBe(200)
      expect(await go()).toBe(401)
      expect(await t.db().selectFrom('companies').select('id').where('owner_id', '=', as.id).execute()).toEqual([])
    }
  })

  test('does not bring a changed e-mail back', async () => {
    const as = await server.account()
    const go = await hold('PUT /users/me', await signIn(as), { name: 'Ana', email: as.email })
    const body = { name: 'Ana', email: `novo.${as.email}`, currentPassword: as.password }
    expect((await call('PUT /users/me', { as, body })).status).toBe(200)
    expect(await go()).toBe(422)
    expect((await call('GET /users/me', { as })).body.user.email).toBe(`novo.${as.email}`)
  })

  test('whether an e-mail is new is decided by the stored account, not by the session’s copy', async () => {
    const as = await server.account()
    const row = await t.db().selectFrom('sessions').select('id').where('user_id', '=', as.id).executeTakeFirstOrThrow()
    const services = {
      db: t.db(),
      clock: () => server.time.now,
      config: server.config(),
      emitToCompany: () => undefined,
    }
    const stale = {
      ...{ userId: as.id, sessionId: row.id, name: 'Ana', email: `antes.${as.email}`, emailConfirmedAt: null },
      ...{ phone: null, activeCompanyId: null },
    }
    const input = { name: 'Ana', email: stale.email }
    await expect(updateMe(services, stale, input)).rejects.toMatchObject({
      fields: { currentPassword: 'Informe sua senha atual para alterar o e-mail.' },
    })
    expect((await call('GET /users/me', { as })).body.user.email).toBe(as.email)
  })
})
