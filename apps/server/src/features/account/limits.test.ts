import { beforeEach, expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DEVICE = 'd'.repeat(43)

onBothEngines('a device that has signed in before', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { call } = server
  let as: Account
  let guesses = 0
  const logIn = (password: string, address: string, device?: string) =>
    call('POST /login', { body: { email: as.email, password, ...(device && { device }) }, address })

  beforeEach(async () => {
    server.time.now += HOUR
    as = await server.account()
    expect((await logIn(as.password, '10.0.0.1', DEVICE)).status).toBe(200)
  })
  /** From addresses of their own, until the account waits. */
  const strangersGuess = async () => {
    for (let n = 0; n < 21; n++) await logIn('errada-1', `10.9.${++guesses % 250}.${n}`)
  }

  test('is not locked out by what strangers guess, not even behind one address with them', async () => {
    await strangersGuess()
    for (let n = 0; n < 6; n++) await logIn('errada-1', '10.0.0.1')
    expect((await logIn(as.password, '10.0.0.1')).status).toBe(429)
    expect((await logIn(as.password, '10.0.0.1', 'e'.repeat(43))).status).toBe(429)
    expect((await logIn(as.password, '10.0.0.1', DEVICE)).status).toBe(200)
    // The owner's success frees no stranger.
    expect((await logIn(as.password, '10.8.0.1')).status).toBe(429)
  })

  test('has five failures of its own in five minutes', async () => {
    for (let n = 0; n < 5; n++) expect((await logIn('errada-1', '10.0.0.1', DEVICE)).status).toBe(401)
    expect((await logIn(as.password, '10.0.0.1', DEVICE)).status).toBe(429)
    server.time.now += 5 * MINUTE
    expect((await logIn(as.password, '10.0.0.1', DEVICE)).status).toBe(200)
  })

  test('is known to its own account alone, and forgotten with the password', async () => {
    const mine = as
    as = await server.account()
    await strangersGuess()
    expect((await logIn(as.password, '10.0.0.1', DEVICE)).status).toBe(429)
    as = mine
    const body = { currentPassword: as.password, newPassword: 'Nova-Senha1' }
    expect((await call('PUT /users/me/password', { as, body })).status).toBe(200)
    await strangersGuess()
    expect((await logIn('Nova-Senha1', '10.0.0.1', DEVICE)).status).toBe(429)
  })

  test('is kept as a hash that two accounts of one browser do not share, at most twenty an account', async () => {
    for (let n = 0; n < 24; n++) {
      server.time.now += MINUTE
      expect((await logIn(as.password, '10.0.0.1', `${'x'.repeat(41)}${String(n).padStart(2, '0')}`)).status).toBe(200)
    }
    const rows = await t.db().selectFrom('known_devices').selectAll().execute()
    expect(rows.filter((row) => row.user_id === as.id)).toHaveLength(20)
    expect(JSON.stringify(rows)).not.toContain(DEVICE)
    expect(new Set(rows.map((row) => row.device_hash)).size).toBe(rows.length)
    expect((await logIn(as.password, '10.0.0.1', 'curto')).status).toBe(422)
  })
})

onBothEngines('counts', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { call } = server

  beforeEach(() => {
    server.time.now += 2 * HOUR
  })

  test('sixty successful logins an hour are an account’s, whatever the device', async () => {
    const as = await server.account()
    const logIn = (n: number) =>
      call('POST /login', { body: { email: as.email, password: as.password }, address: `10.0.${n}.1` })
    for (let n = 1; n < 60; n++) expect((await logIn(n)).status).toBe(200)
    const refused = await logIn(60)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    server.time.now += HOUR
    expect((await logIn(61)).status).toBe(200)
  })

  test('600 calls a minute are a user’s over all sessions', async () => {
    const as = await server.account()
    const other = (await call('POST /login', { body: { email: as.email, password: as.password } })).body
    for (let n = 0; n < 300; n++) expect((await call('GET /companies', { as })).status).toBe(200)
    for (let n = 0; n < 300; n++) expect((await call('GET /companies', { as: other })).status).toBe(200)
    expect((await call('GET /companies', { as: other })).status).toBe(429)
    expect((await call('GET /companies', { as: await server.account() })).status).toBe(200)
  })

  test('thirty sign-ups a minute and 300 an hour come from one address', async () => {
    // Broken on purpose: counted all the same, and no password is hashed.
    const signUp = (address: string) => call('POST /api/users', { body: { name: '' }, address })
    for (let n = 0; n < 30; n++) expect((await signUp('10.7.0.1')).status).toBe(422)
    expect((await signUp('10.7.0.1')).status).toBe(429)
    expect((await signUp('10.7.0.2')).status).toBe(422)
    for (let minute = 0; minute < 9; minute++) {
      server.time.now += MINUTE
      for (let n = 0; n < 30; n++) expect((await signUp('10.7.0.1')).status).toBe(422)
    }
    server.time.now += MINUTE
    expect((await signUp('10.7.0.1')).status).toBe(429)
    server.time.now += HOUR
    expect((await signUp('10.7.0.1')).status).toBe(422)
  })

  test('sixty looks a minute at links that end mails come from one address', async () => {
    const look = (route: string, address: string) =>
      call(route, { address, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' })
    for (let n = 0; n < 30; n++) {
      expect((await call('GET /unsubscribe?token=x', { address: '10.6.0.1' })).status).toBe(404)
      expect((await look('POST /unsubscribe?token=x', '10.6.0.1')).status).toBe(404)
    }
    expect((await call('GET /unsubscribe?token=x', { address: '10.6.0.1' })).status).toBe(429)
    expect((await look('POST /unsubscribe?token=x', '10.6.0.1')).status).toBe(429)
    expect((await look('POST /unsubscribe?token=x', '10.6.0.2')).status).toBe(404)
  })

  test('sixty links of mails about the address in ten minutes come from one address', async () => {
    const open = (route: string, address: string) => call(route, { body: { token: 'x' }, address })
    for (let n = 0; n < 30; n++)
      for (const route of ['POST /email-confirmation', 'POST /email-reversal'])
        expect((await open(route, '10.5.0.1')).status).toBe(422)
    expect((await open('POST /email-reversal', '10.5.0.1')).status).toBe(429)
  })

  test('a hundred companies are a user’s, also when the last are made together', async () => {
    const as = await server.account()
    const now = server.time.now
    const row = {
      ...{ owner_id: as.id, nome: 'Loja', setor: 'Varejo', faturamento: null, funcionarios: null },
      ...{ last_analysis_at: null, last_analysis_id: null, created_at: now, updated_at: now },
    }
    const many = Array.from({ length: 97 }, (_, n) => ({
      ...row,
      id: `c${n}-${as.id}`,
      cnpj: `${n}`,
      cnpj_normalized: `${n}`,
    }))
    await t.db().insertInto('companies').values(many).execute()
    const make = (n: number) =>
      call('POST /companies', { as, body: { nome: 'Loja', cnpj: `nova-${n}`, setor: 'Varejo' } })
    const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => make(n)))
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 201, 201, 409, 409, 409])
    expect((await make(9)).body).toMatchObject({ code: 'conflict', message: 'Você chegou ao limite de 100 empresas.' })
  })

  test('a clock that ran ahead silences nobody', async () => {
    const as = await server.account()
    const now = server.time.now
    server.time.now += 400 * 24 * HOUR
    const ask = () => call('POST /password-recovery/initiate', { body: { email: as.email } })
    for (let n = 0; n < 6; n++) {
      await ask()
      server.time.now += MINUTE
    }
    for (let n = 0; n < 24; n++) await call('POST /login', { body: { email: as.email, password: 'errada-1' } })
    server.time.now = now + MINUTE
    const codes = () =>
      t
        .db()
        .selectFrom('recoveries')
        .select('id')
        .where('user_id', '=', as.id)
        .where('created_at', '<=', server.time.now)
        .execute()
    await ask()
    expect(await codes()).toHaveLength(1)
    expect((await call('POST /login', { body: { email: as.email, password: as.password } })).status).toBe(200)
  })

  test('each change that sends a mail has its number a day', async () => {
    const as = await server.account()
    let password = as.password
    let token = as.token
    for (let n = 0; n < 10; n++) {
      const body = { currentPassword: password, newPassword: `Nova-Senha-${n}` }
      const reply = await call('PUT /users/me/password', { as: { token }, body })
      expect(reply.status).toBe(200)
      token = reply.body.token
      password = `Nova-Senha-${n}`
    }
    const body = { currentPassword: password, newPassword: 'Nova-Senha-11' }
    expect((await call('PUT /users/me/password', { as: { token }, body })).status).toBe(429)
    const move = (n: number) =>
      call('PUT /users/me', {
        as: { token },
        body: { name: 'Ana', email: `${n}.${as.email}`, currentPassword: password },
      })
    for (let n = 0; n < 5; n++) expect((await move(n)).status).toBe(200)
    expect((await move(5)).status).toBe(429)
  })

  test('ending a device and choosing mails are written down', async () => {
    const as = await server.account()
    const other = (await call('POST /login', { body: { email: as.email, password: as.password } })).body
    const { data } = (await call('GET /users/me/sessions', { as: other })).body
    const { id } = data.find((device: { current: boolean }) => !device.current)
    await call(`DELETE /users/me/sessions/${id}`, { as: other })
    await call('PUT /users/me/preferences', { as: other, body: { emailReports: false, emailAlerts: true } })
    const { audit } = (await call('GET /users/me/export', { as: other })).body
    const names = audit.map((entry: { oque: string }) => entry.oque)
    expect(names).toContain('aparelho desconectado')
    expect(names).toContain('escolha dos e-mails')
  })
})
