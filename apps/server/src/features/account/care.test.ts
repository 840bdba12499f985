import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('account care', (t) => {
  const server = appTest(t)
  const { call } = server
  const mails = async (userId: string) =>
    (
      await t
        .db()
        .selectFrom('jobs')
        .select('payload')
        .where('user_id', '=', userId)
        .where('kind', '=', 'mail')
        .execute()
    ).map((job) => (JSON.parse(job.payload) as { template: string }).template)
  const links = (userId: string) =>
    t
      .db()
      .selectFrom('email_links')
      .select(['kind', 'email'])
      .where('user_id', '=', userId)
      .orderBy('kind')
      .orderBy('created_at')
      .execute()

  test('name and phone change without the password, and an e-mail only with it', async () => {
    const as = await server.account()
    const put = (body: object) => call('PUT /users/me', { as, body: { name: 'Ana Lima', email: as.email, ...body } })
    expect((await put({ phone: '' })).body.user).toMatchObject({ name: 'Ana Lima', phone: null, email: as.email })
    const email = ` NOVO.${as.email.toUpperCase()}`
    const asked = await put({ email })
    expect([asked.status, asked.body.fields]).toEqual([
      422,
      { currentPassword: 'Informe sua senha atual para alterar o e-mail.' },
    ])
    const wrong = await put({ email, currentPassword: 'errada' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { currentPassword: 'Senha atual incorreta.' }])
    expect(await links(as.id)).toEqual([{ kind: 'confirm', email: as.email }])
    const changed = await put({ email, currentPassword: as.password })
    expect(changed.body.user.email).toBe(`novo.${as.email}`)
    expect(await links(as.id)).toEqual([
      { kind: 'confirm', email: `novo.${as.email}` },
      { kind: 'revert', email: as.email },
    ])
    expect((await call('GET /users/me', { as })).body.user.email).toBe(`novo.${as.email}`)
    expect((await call('POST /login', { body: { email: `novo.${as.email}`, password: as.password } })).status).toBe(200)
  })

  test('an e-mail that has an account is refused and changes nothing', async () => {
    const [as, other] = [await server.account(), await server.account()]
    const body = { name: 'Outro nome', email: other.email, currentPassword: as.password }
    const reply = await call('PUT /users/me', { as, body })
    expect([reply.status, reply.body.message]).toEqual([409, 'Este e-mail já está cadastrado.'])
    expect((await call('GET /users/me', { as })).body.user).toMatchObject({ name: 'Ana Souza', email: as.email })
    expect(await links(as.id)).toEqual([{ kind: 'confirm', email: as.email }])
  })

  test('a new password ends the other sessions, keeps this one under a new token and sends a mail', async () => {
    const as = await server.account()
    const other = {
      token: (await call('POST /login', { body: { email: as.email, password: as.password } })).body.token,
    }
    const put = (body: object) => call('PUT /users/me/password', { as, body })
    expect((await put({ currentPassword: as.password, newPassword: 'fraca123' })).body.fields).toEqual({
      newPassword: 'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.',
    })
    expect((await put({ currentPassword: 'errada', newPassword: 'Nova-Senha1' })).status).toBe(422)
    expect((await call('GET /users/me', { as: other })).status).toBe(200)
    const { body } = await put({ currentPassword: as.password, newPassword: 'Nova-Senha1' })
    expect(body).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await call('GET /users/me', { as: other })).status).toBe(401)
    expect((await call('GET /users/me', { as })).status).toBe(401)
    const { data } = (await call('GET /users/me/sessions', { as: body })).body
    expect(data).toMatchObject([{ current: true }])
    expect(await mails(as.id)).toEqual(['password-changed'])
    expect((await call('POST /login', { body: { email: as.email, password: as.password } })).status).toBe(401)
    expect((await call('POST /login', { body: { email: as.email, password: 'Nova-Senha1' } })).status).toBe(200)
  })

  test('devices are listed with the present one marked, and ended one by one', async () => {
    const as = await server.account()
    server.time.now += 1_000
    const login = await call('POST /login', {
      body: { email: as.email, password: as.password },
      headers: { 'user-agent': 'Navegador 1' },
    })
    const { data } = (await call('GET /users/me/sessions', { as })).body
    expect(data).toMatchObject([{ userAgent: 'Navegador 1', current: false }, { current: true }])
    expect(JSON.stringify(data)).not.toMatch(/token|hash/)
    const stranger = await server.account()
    expect((await call(`DELETE /users/me/sessions/${data[0].id}`, { as: stranger })).status).toBe(404)
    expect((await call('DELETE /users/me/sessions/abc', { as })).status).toBe(404)
    expect((await call(`DELETE /users/me/sessions/${data[0].id}`, { as })).body).toEqual({ success: true })
    expect((await call('GET /users/me', { as: { token: login.body.token } })).status).toBe(401)
  })

  test('every e-mail is wanted until the user says otherwise', async () => {
    const as = await server.account()
    expect((await call('GET /users/me/preferences', { as })).body.data).toEqual({
      emailReports: true,
      emailAlerts: true,
    })
    const wanted = { emailReports: false, emailAlerts: true }
    expect((await call('PUT /users/me/preferences', { as, body: wanted })).body.data).toEqual(wanted)
    expect((await call('PUT /users/me/preferences', { as, body: { ...wanted, emailAlerts: false } })).status).toBe(200)
    expect((await call('GET /users/me/preferences', { as })).body.data).toEqual({
      emailReports: false,
      emailAlerts: false,
    })
    expect((await call('PUT /users/me/preferences', { as, body: { emailReports: 'sim' } })).status).toBe(422)
  })
})

onBothEngines('password tries while signed in', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })

  test('are ten in a quarter of an hour, right ones free', async () => {
    const as = await server.account()
    const put = (currentPassword: string) =>
      server.call('PUT /users/me/password', { as, body: { currentPassword, newPassword: 'Nova-Senha1' } })
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => put(`errada-${n}`)))
    expect(replies.filter((reply) => reply.status === 422)).toHaveLength(10)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(10)
    expect((await put(as.password)).status).toBe(429)
    server.time.now += 15 * 60_000
    expect((await put(as.password)).status).toBe(200)
  })
})
