import { generateSync } from 'otplib/functional'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'

const MINUTE = 60_000
const STEP = 30_000

onBothEngines('two-step sign-in', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const worker = workerTest(t, time)
  let as: Account
  let secret = ''
  let codes: string[] = []

  const otpAt = (at: number) => generateSync({ secret, epoch: Math.floor(at / 1_000) })
  /** A fresh code, of a step that was not used before. */
  const otp = () => {
    time.now += 2 * STEP
    return otpAt(time.now)
  }
  const wrong = () => (otpAt(time.now) === '000000' ? '111111' : '000000')
  const logIn = (more: object = {}) =>
    call('POST /login', { body: { email: as.email, password: as.password, ...more } })
  const offer = async () => {
    const { body } = await call('POST /users/me/two-factor', { as })
    secret = body.data.secret
    return body.data
  }
  const confirm = (code: string) => call('POST /users/me/two-factor/confirm', { as, body: { otp: code } })
  const state = async () => (await call('GET /users/me/two-factor', { as })).body.data
  const end = (body: object) => call('DELETE /users/me/two-factor', { as, body })

  beforeEach(async () => {
    as = await server.account()
    await offer()
    codes = (await confirm(otp())).body.data.recoveryCodes
  })
  afterEach(() => worker.stop())

  test('begins with a code of the app, and gives ten recovery codes that are stored as hashes', async () => {
    as = await server.account()
    const { otpauthUri, qrSvg } = await offer()
    expect(otpauthUri).toBe(`otpauth://totp/Norteia:${encodeURIComponent(as.email)}?secret=${secret}&issuer=Norteia`)
    expect(qrSvg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 })
    expect((await logIn()).status).toBe(200)
    const refused = await confirm(wrong())
    expect([refused.status, refused.body.fields]).toEqual([422, { otp: 'Código incorreto.' }])
    const { recoveryCodes } = (await confirm(otp())).body.data
    expect(recoveryCodes).toHaveLength(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const rows = JSON.stringify(await t.db().selectFrom('two_factor_codes').selectAll().execute())
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''))
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 })
    expect((await call('POST /users/me/two-factor', { as })).status).toBe(409)
    expect((await confirm(otp())).status).toBe(409)
  })

  test('the right password alone is asked for the code, the wrong one is not', async () => {
    const asked = await logIn()
    expect([asked.status, asked.body.code, asked.body.message]).toEqual([
      401,
      'two_factor_required',
      'Informe o código do seu aplicativo autenticador.',
    ])
    const refused = await logIn({ password: 'errada-1', otp: otp() })
    expect([refused.status, refused.body.message]).toEqual([401, 'E-mail ou senha incorretos.'])
    const bad = await logIn({ otp: wrong() })
    expect([bad.status, bad.body.code, bad.body.message]).toEqual([401, 'two_factor_invalid', 'Código incorreto.'])
    expect((await logIn({ otp: ` ${otp().replace(/(...)/, '$1 ')} ` })).status).toBe(200)
  })

  test('a code is good once, and so is a step of the clock', async () => {
    const code = otp()
    const replies = await Promise.all([logIn({ otp: code }), logIn({ otp: code })])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401])
    expect((await logIn({ otp: otpAt(time.now - STEP) })).status).toBe(401)
    expect((await logIn({ otp: otpAt(time.now + STEP) })).status).toBe(200)
    expect((await logIn({ otp: otpAt(time.now + STEP) })).status).toBe(401)
    expect((await logIn({ otp: otpAt(time.now + 2 * STEP) })).status).toBe(401)
  })

  test('a recovery code is good once, in any writing', async () => {
    const [first = '', second = ''] = codes
    expect((await logIn({ otp: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await logIn({ otp: first })).body.message).toBe('Código incorreto.')
    const replies = await Promise.all([logIn({ otp: second }), logIn({ otp: second })])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401])
    expect((await state()).recoveryCodesLeft).toBe(8)
    const other = await server.account()
    const body = { email: other.email, password: other.password, otp: codes[2] }
    expect((await call('POST /login', { body })).status).toBe(200)
    expect((await state()).recoveryCodesLeft).toBe(8)
  })

  test('five wrong codes rest the step for fifteen minutes, with limits off and for the right one too', async () => {
    otp()
    for (let n = 0; n < 5; n++) expect((await logIn({ otp: wrong() })).status).toBe(401)
    const resting = await logIn({ otp: otpAt(time.now) })
    expect([resting.status, resting.headers['retry-after']]).toEqual([429, '900'])
    expect((await end({ currentPassword: as.password, otp: otpAt(time.now) })).status).toBe(429)
    time.now += 15 * MINUTE - 1
    expect((await logIn({ otp: codes[0] })).status).toBe(429)
    time.now += 1
    expect((await logIn({ otp: otpAt(time.now) })).status).toBe(200)
  })

  test('of many simultaneous guesses five are looked at', async () => {
    otp()
    const bad = wrong()
    const replies = await Promise.all(Array.from({ length: 12 }, () => logIn({ otp: bad })))
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(5)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(7)
  })

  test('a clock that ran ahead shuts nobody out', async () => {
    const now = time.now
    time.now += 400 * 24 * 60 * MINUTE
    expect((await logIn({ otp: otp() })).status).toBe(200)
    for (let n = 0; n < 5; n++) await logIn({ otp: wrong() })
    time.now = now
    expect((await logIn({ otp: otp() })).status).toBe(200)
  })

  test('ends with password and code, and takes the recovery codes along', async () => {
    expect((await end({ currentPassword: as.password })).body.fields).toEqual({
      otp: 'Informe o código do seu aplicativo autenticador.',
    })
    expect((await end({ currentPassword: 'errada', otp: otp() })).body.fields).toEqual({
      currentPassword: 'Senha atual incorreta.',
    })
    expect((await end({ currentPassword: as.password, otp: wrong() })).body.fields).toEqual({
      otp: 'Código incorreto.',
    })
    expect((await end({ currentPassword: as.password, otp: otp() })).body).toEqual({ success: true })
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 })
    expect((await logIn()).status).toBe(200)
    expect(
      await t.db().selectFrom('two_factor_codes').select('user_id').where('user_id', '=', as.id).execute(),
    ).toEqual([])
    expect((await end({ currentPassword: as.password, otp: otp() })).status).toBe(409)
  })

  test('the deletion of the account asks for the code', async () => {
    const remove = (body: object) => call('DELETE /users/me', { as, body: { currentPassword: as.password, ...body } })
    expect((await remove({})).body.fields).toEqual({ otp: 'Informe o código do seu aplicativo autenticador.' })
    expect((await remove({ otp: wrong() })).body.fields).toEqual({ otp: 'Código incorreto.' })
    expect((await call('GET /users/me', { as })).status).toBe(200)
    expect((await remove({ otp: otp() })).status).toBe(200)
    expect((await call('GET /users/me', { as })).status).toBe(401)
  })

  test('on and off are mailed and audited, and no secret is in the export', async () => {
    worker.forget()
    worker.start()
    await end({ currentPassword: as.password, otp: otp() })
    await worker.settle()
    const subjects = worker.mails.filter((mail) => mail.to === as.email).map((mail) => mail.subject)
    expect(subjects).toContain('A verificação em duas etapas foi ativada')
    expect(subjects).toContain('A verificação em duas etapas foi desativada')
    const { text, body } = await call('GET /users/me/export', { as })
    const events = body.audit.map((entry: { oque: string }) => entry.oque)
    expect(events).toContain('verificação em duas etapas ativada')
    expect(events).toContain('verificação em duas etapas desativada')
    expect(text).not.toContain(secret)
  })

  test('set up after a change of e-mail goes when the change is undone, and stays when it was there before', async () => {
    worker.start()
    const back = async () => {
      worker.forget()
      time.now += MINUTE
      const email = `novo.${as.email}`
      await call('PUT /users/me', { as, body: { name: 'Ana', email, currentPassword: as.password } })
      await worker.settle()
      const notice = worker.mails.find((mail) => mail.text.includes('/desfazer-email#'))
      return /#([a-p]{64})/.exec(notice?.text ?? '')?.[1]
    }
    expect((await call('POST /email-reversal', { body: { token: await back() } })).status).toBe(200)
    expect((await logIn()).body.code).toBe('two_factor_required')
    as = await server.account()
    const token = await back()
    await offer()
    expect((await confirm(otp())).status).toBe(200)
    expect((await call('POST /email-reversal', { body: { token } })).status).toBe(200)
    expect((await logIn()).status).toBe(200)
  })
})
