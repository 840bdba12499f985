import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mail } from '#src/platform/ports/mail.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DEAD = 'Este link não existe ou expirou.'
const CONFIRM = 'Confirme seu e-mail'
const CHANGED = 'O e-mail da sua conta foi alterado'

onBothEngines('links about an address', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const worker = workerTest(t, time)
  let as: Account

  beforeEach(async () => {
    await t.db().deleteFrom('users').execute()
    await t.db().deleteFrom('throttles').execute()
    worker.forget()
    worker.start()
    as = await server.account('Ganhe R$5000 em www.exemplo.com')
    await worker.settle()
  })
  afterEach(() => worker.stop())

  const mailsTo = (email: string, subject: string) =>
    worker.mails.filter((mail) => mail.to === email && mail.subject === subject)
  const tokenOf = (mail: Mail | undefined) => /#([a-p]{64})\b/.exec(mail?.text ?? '')?.[1] ?? ''
  const confirm = (token: string) => call('POST /email-confirmation', { body: { token } })
  const revert = (token: string) => call('POST /email-reversal', { body: { token } })
  const me = async (token = as.token) => (await call('GET /users/me', { as: { token } })).body.user
  const move = async (email: string) => {
    const body = { name: 'Ana', email, currentPassword: as.password }
    expect((await call('PUT /users/me', { as, body })).status).toBe(200)
    await worker.settle()
  }
  const logIn = (email: string) => call('POST /login', { body: { email, password: as.password } })
  const dead = async (reply: ReturnType<typeof call>) =>
    expect([(await reply).status, (await reply).body.fields]).toEqual([422, { token: DEAD }])

  test('a sign-up asks for confirmation, without a word that the user wrote and without a code', async () => {
    const [mail] = worker.mails
    expect(worker.mails).toHaveLength(1)
    expect(mail).toMatchObject({ to: as.email, subject: CONFIRM })
    expect(mail?.text).toMatch(/^Olá!/)
    expect(mail?.text).toMatch(/\/confirmar-email#[a-p]{64}\n/)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).not.toMatch(/5000|exemplo\.com|Ganhe/)
      expect(body).not.toMatch(/\b\d{6}\b/)
    }
    expect((await me()).emailConfirmed).toBe(false)
    expect(JSON.stringify(await t.db().selectFrom('email_links').selectAll().execute())).not.toContain(tokenOf(mail))
  })

  test('the link confirms once, for two days', async () => {
    const token = tokenOf(worker.mails[0])
    time.now += 2 * DAY - 1
    const replies = await Promise.all([confirm(token), confirm(token)])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422])
    expect((await me()).emailConfirmed).toBe(true)
    expect((await logIn(as.email)).body.user.emailConfirmed).toBe(true)
    await dead(confirm(token))
    const other = await server.account()
    await worker.settle()
    time.now += 2 * DAY
    await dead(confirm(tokenOf(mailsTo(other.email, CONFIRM)[0])))
    for (const wrong of ['', 'x', 'a'.repeat(64), 'a'.repeat(300)]) await dead(confirm(wrong))
  })

  test('the link of an address that was left confirms nothing', async () => {
    const first = tokenOf(worker.mails[0])
    await move(`novo.${as.email}`)
    await dead(confirm(first))
    expect((await me()).emailConfirmed).toBe(false)
    expect((await confirm(tokenOf(mailsTo(`novo.${as.email}`, CONFIRM)[0]))).status).toBe(200)
    expect((await me()).emailConfirmed).toBe(true)
  })

  test('a confirmed user who changes the e-mail is unconfirmed again', async () => {
    await confirm(tokenOf(worker.mails[0]))
    await move(`novo.${as.email}`)
    expect((await me()).emailConfirmed).toBe(false)
  })

  test('is sent again on request, and not to an address that is confirmed', async () => {
    const again = () => call('POST /users/me/email-confirmation', { as })
    expect((await again()).body).toEqual({ success: true })
    await worker.settle()
    const [first, second] = mailsTo(as.email, CONFIRM)
    expect(tokenOf(first)).not.toBe(tokenOf(second))
    expect((await confirm(tokenOf(second))).status).toBe(200)
    expect((await again()).status).toBe(200)
    await worker.settle()
    expect(mailsTo(as.email, CONFIRM)).toHaveLength(2)
    await dead(confirm(tokenOf(first)))
  })

  test('a change takes effect at once; the old address gets a mail and may undo it for three days', async () => {
    const { email } = as
    await move(`ladrao.${email}`)
    const thief = (await logIn(`ladrao.${email}`)).body.token
    const [notice] = mailsTo(email, CHANGED)
    expect(notice?.text).toMatch(/^Olá!/)
    expect(notice?.text).not.toContain('ladrao')
    expect(notice?.text).toContain('/desfazer-email#')
    time.now += 3 * DAY - 1
    expect((await revert(tokenOf(notice))).body).toEqual({ success: true })
    for (const token of [as.token, thief]) expect((await call('GET /users/me', { as: { token } })).status).toBe(401)
    expect((await logIn(`ladrao.${email}`)).status).toBe(401)
    expect((await logIn(email)).body.user).toMatchObject({ email, emailConfirmed: true })
    await dead(revert(tokenOf(notice)))
  })

  test('the way back is open for three days and no longer', async () => {
    await move(`novo.${as.email}`)
    time.now += 3 * DAY
    await dead(revert(tokenOf(mailsTo(as.email, CHANGED)[0])))
  })

  test('the first address comes back over a second change, whose own way back is closed', async () => {
    const { email } = as
    await move(`b.${email}`)
    await move(`c.${email}`)
    expect((await revert(tokenOf(mailsTo(email, CHANGED)[0]))).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
    await dead(revert(tokenOf(mailsTo(`b.${email}`, CHANGED)[0])))
  })

  test('an address that may come back is nobody else’s meanwhile', async () => {
    const { email } = as
    await move(`novo.${email}`)
    const person = { name: 'Outra', email, password: 'abc123', phone: '11 98888-7777' }
    expect((await call('POST /api/users', { body: person })).body.message).toBe('Este e-mail já está cadastrado.')
    const other = await server.account()
    const body = { name: 'Outra', email, currentPassword: other.password }
    expect((await call('PUT /users/me', { as: other, body })).status).toBe(409)
    // The owner may return to it.
    await move(email)
    await move(`novo.${email}`)
    time.now += 3 * DAY
    expect((await call('POST /api/users', { body: person })).status).toBe(201)
  })

  test('undoing ends a recovery under way, and the links of mails of the other address', async () => {
    const { email } = as
    await move(`novo.${email}`)
    await call('POST /password-recovery/initiate', { body: { email: `novo.${email}` } })
    await revert(tokenOf(mailsTo(email, CHANGED)[0]))
    const open = t.db().selectFrom('recoveries').select('id').where('user_id', '=', as.id)
    expect(await open.where('ended_at', 'is', null).execute()).toEqual([])
    expect(await t.db().selectFrom('email_links').select('id').where('user_id', '=', as.id).execute()).toEqual([])
  })
})

onBothEngines('mails that ask for confirmation', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { call } = server
  const worker = workerTest(t, server.time)
  afterEach(() => worker.stop())

  test('are five a day for an address, over all accounts that are made for it', async () => {
    worker.start()
    let as = await server.account()
    const { email, password } = as
    const again = () => call('POST /users/me/email-confirmation', { as })
    expect((await again()).status).toBe(200)
    for (let n = 0; n < 4; n++) {
      expect((await call('DELETE /users/me', { as, body: { currentPassword: password } })).status).toBe(200)
      const body = { name: 'Ana', email, password, phone: '11 98888-7777' }
      expect((await call('POST /api/users', { body })).status).toBe(201)
      as = { ...as, token: (await call('POST /login', { body: { email, password } })).body.token }
      await worker.settle()
    }
    const refused = await again()
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Já enviamos vários e-mails de confirmação hoje. Procure também na caixa de spam e tente de novo amanhã.',
    ])
    expect(worker.mails.filter((mail) => mail.to === email).length).toBeLessThanOrEqual(5)
    server.time.now += DAY
    expect((await again()).status).toBe(200)
  })
})
