import { beforeEach, describe, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const person = (email: string) => ({ name: 'Ana Souza', email, password: 'abc123', phone: '11 98888-7777' })

onBothEngines('accounts', (t) => {
  const server = appTest(t)
  const { call } = server

  test('signing up, logging in, reading the account and logging out', async () => {
    const made = await call('POST /api/users', { body: person('  Maria@Exemplo.com.br ') })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      success: true,
      user: {
        id: expect.any(String),
        name: 'Ana Souza',
        email: 'maria@exemplo.com.br',
        emailConfirmed: false,
        phone: '11 98888-7777',
        activeCompanyId: null,
        companies: [],
      },
    })
    const login = await call('POST /login', { body: { email: 'MARIA@exemplo.com.br', password: 'abc123' } })
    expect(login.status).toBe(200)
    expect(login.body.user).toEqual(made.body.user)
    const as = { token: login.body.token }
    expect((await call('GET /users/me', { as })).body).toEqual({ success: true, user: made.body.user })
    expect((await call('POST /logout', { as, headers: { 'content-type': 'application/json' } })).body).toEqual({
      success: true,
    })
    expect((await call('GET /users/me', { as })).status).toBe(401)
  })

  test('the consent is kept with its version and time, the password and the token only as hashes', async () => {
    const account = await server.account()
    const consents = await t.db().selectFrom('consents').selectAll().where('user_id', '=', account.id).execute()
    expect(consents).toMatchObject([{ version: expect.any(String), accepted_at: server.time.now }])
    const user = await t.db().selectFrom('users').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const stored = JSON.stringify(await t.db().selectFrom('sessions').selectAll().execute())
    expect(stored).not.toContain(account.token)
  })

  test('an e-mail belongs to one account', async () => {
    const account = await server.account()
    const again = await call('POST /api/users', { body: person(account.email.toUpperCase()) })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'conflict', error: 'Este e-mail já está cadastrado.' })
  })

  test('fifty simultaneous sign-ups with one e-mail make one account', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => call('POST /api/users', { body: person('corrida@exemplo.com.br') })),
    )
    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const rows = await t.db().selectFrom('users').select('id').where('email', '=', 'corrida@exemplo.com.br').execute()
    expect(rows).toHaveLength(1)
  })

  test('wrong password and unknown account get the same answer', async () => {
    const account = await server.account()
    const wrong = await call('POST /login', { body: { email: account.email, password: 'outra-senha' } })
    const unknown = await call('POST /login', { body: { email: 'ninguem@exemplo.com.br', password: 'outra-senha' } })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials', message: 'E-mail ou senha incorretos.' })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  test('fields come back with the sentences of the form, the first one as the message', async () => {
    const { status, body } = await call('POST /api/users', { body: { email: 'x', password: '123' } })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      message: 'Nome completo é obrigatório.',
      fields: {
        name: 'Nome completo é obrigatório.',
        email: 'E-mail inválido.',
        password: 'Senha deve ter pelo menos 6 caracteres.',
        phone: 'Telefone é obrigatório.',
      },
    })
    const login = await call('POST /login', { body: { email: '', password: '' } })
    expect(login.body.fields).toEqual({ email: 'E-mail é obrigatório', password: 'Senha é obrigatória' })
  })

  test('a session lives thirty days from its last use, and each use is written at most hourly', async () => {
    const as = await server.account()
    const hour = 3_600_000
    const lastSeen = async () =>
      (
        await t
          .db()
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('user_id', '=', as.id)
          .executeTakeFirstOrThrow()
      ).last_seen_at
    const begun = server.time.now
    server.time.now += hour / 2
    await call('GET /users/me', { as })
    expect(await lastSeen()).toBe(begun)
    server.time.now += hour
    await call('GET /users/me', { as })
    expect(await lastSeen()).toBe(server.time.now)
    server.time.now += 30 * 24 * hour - 1
    expect((await call('GET /users/me', { as })).status).toBe(200)
    server.time.now += 30 * 24 * hour
    expect((await call('GET /users/me', { as })).status).toBe(401)
  })

  test('a user has at most twenty sessions: the one used longest ago ends', async () => {
    const account = await server.account()
    const tokens: string[] = []
    for (let n = 0; n < 20; n++) {
      server.time.now += 1_000
      const { body } = await call('POST /login', { body: { email: account.email, password: account.password } })
      tokens.push(body.token)
    }
    expect((await call('GET /users/me', { as: account })).status).toBe(401)
    for (const token of tokens) expect((await call('GET /users/me', { as: { token } })).status).toBe(200)
  })

  test('a weak hash is renewed by the next login', async () => {
    const { hash } = await import('@node-rs/argon2')
    const account = await server.account()
    const weak = await hash(account.password, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await t.db().updateTable('users').set({ password_hash: weak }).where('id', '=', account.id).execute()
    expect((await call('POST /login', { body: { email: account.email, password: account.password } })).status).toBe(200)
    const row = await t.db().selectFrom('users').select('password_hash').where('id', '=', account.id).executeTakeFirst()
    expect(row?.password_hash).toContain('m=19456,t=2')
  })

  test('sessions and companies are there after a restart', async () => {
    const as = await server.account()
    const company = await server.company(as)
    await server.restart()
    expect((await call('GET /companies', { as })).body.data).toEqual([company])
  })
})

onBothEngines('login failures', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { call } = server
  let email = ''
  const tryLogin = (password: string, address: string) => call('POST /login', { body: { email, password }, address })

  beforeEach(async () => {
    server.time.now += 3_600_000
    email = (await server.account()).email
  })

  test('the sixth failure from one address waits, from another it does not, and the right password still enters there', async () => {
    for (let n = 0; n < 5; n++) expect((await tryLogin('errada-1', '10.0.0.1')).status).toBe(401)
    const refused = await tryLogin('Segredo1!', '10.0.0.1')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('300')
    expect(refused.body.message).toBe('Muitas tentativas. Aguarde 300 segundos e tente novamente.')
    expect((await tryLogin('Segredo1!', '10.0.0.2')).status).toBe(200)
    expect((await tryLogin('Segredo1!', '10.0.0.1')).status).toBe(429)
    server.time.now += 300_000
    expect((await tryLogin('Segredo1!', '10.0.0.1')).status).toBe(200)
  })

  test('of two hundred simultaneous tries at most five are looked at', async () => {
    const replies = await Promise.all(Array.from({ length: 200 }, (_, n) => tryLogin(`errada-${n}`, '10.0.1.1')))
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(5)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(195)
  })

  test('twenty failures from many addresses make each further try wait, doubling, until a success', async () => {
    for (let n = 0; n < 20; n++) expect((await tryLogin('errada-1', `10.1.${n}.1`)).status).toBe(401)
    expect((await tryLogin('Segredo1!', '10.2.0.1')).headers['retry-after']).toBe('2')
    server.time.now += 2_000
    expect((await tryLogin('errada-1', '10.2.0.2')).status).toBe(401)
    expect((await tryLogin('Segredo1!', '10.2.0.3')).headers['retry-after']).toBe('4')
    server.time.now += 4_000
    expect((await tryLogin('Segredo1!', '10.2.0.3')).status).toBe(200)
    expect((await tryLogin('Segredo1!', '10.2.0.4')).status).toBe(200)
  })

  test('failures survive a restart, and successes do not count', async () => {
    for (let n = 0; n < 12; n++) expect((await tryLogin('Segredo1!', '10.3.0.1')).status).toBe(200)
    for (let n = 0; n < 5; n++) await tryLogin('errada-1', '10.3.0.1')
    await server.restart()
    expect((await tryLogin('Segredo1!', '10.3.0.1')).status).toBe(429)
  })

  test('one address fails at most thirty times in five minutes over all accounts', async () => {
    const mine = email
    for (let n = 0; n < 30; n++) {
      email = `alguem${n}@exemplo.com.br`
      expect((await tryLogin('errada-1', '10.4.0.1')).status).toBe(401)
    }
    email = mine
    expect((await tryLogin('Segredo1!', '10.4.0.1')).status).toBe(429)
    expect((await tryLogin('Segredo1!', '10.4.0.2')).status).toBe(200)
  })
})

describe('password work', () => {
  test('is queued beyond four at a time and refused beyond the queue', async () => {
    const { HashQueue } = await import('#src/platform/identity/passwords.ts')
    const queue = new HashQueue(2, 1, 50)
    const gate = Promise.withResolvers<void>()
    const first = queue.run(() => gate.promise)
    const second = queue.run(() => gate.promise)
    const third = queue.run(async () => 'late')
    await expect(queue.run(async () => 'too many')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    await expect(third).rejects.toMatchObject({ code: 'unavailable' })
    gate.resolve()
    await Promise.all([first, second])
    expect(await queue.run(async () => 'free again')).toBe('free again')
  })

  test('is refused at once when the queue is full, however long the others may wait', async () => {
    const { HashQueue } = await import('#src/platform/identity/passwords.ts')
    const queue = new HashQueue(1, 1, 60_000)
    const gate = Promise.withResolvers<void>()
    const first = queue.run(() => gate.promise)
    const second = queue.run(async () => 'in its turn')
    const refused = queue.run(async () => 'too many').catch((error: unknown) => error)
    const soon = await Promise.race([refused, new Promise((waited) => setTimeout(waited, 500, 'still waiting'))])
    gate.resolve()
    expect(soon).toMatchObject({ code: 'unavailable', retryAfter: 5 })
    await first
    expect(await second).toBe('in its turn')
  })
})
