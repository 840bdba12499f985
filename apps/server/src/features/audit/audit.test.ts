import { KEPT } from '@norteia/contracts/privacy'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#src/db/client.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { findSecret } from './audit.repo.ts'
import { hasUnsealed, pseudonym, recordAudit, sealAudit, sweepAudit, verifyAudit } from './audit.service.ts'

const DAY = 24 * 3_600_000
/** After every sweep of these tests. */
const LATER = Date.UTC(2036, 0)

onBothEngines('the audit', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { time } = server
  /** A millisecond apart, so that the rows' ids have the order of the calls. */
  const call: typeof server.call = (route, options) => {
    time.now += 1
    return server.call(route, options)
  }
  /** As somebody would who can write to the database and takes the locks off first. */
  async function unlocked(...statements: string[]) {
    const run = (statement: string) => sql.raw(statement).execute(t.db())
    const tables = ['audit', 'audit_anchors']
    if (t.engine === 'postgres') {
      for (const table of tables) await run(`alter table ${table} disable trigger user`)
      for (const statement of statements) await run(statement)
      for (const table of tables) await run(`alter table ${table} enable trigger user`)
      return
    }
    const locks = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
      where type = 'trigger' and tbl_name in (${sql.join(tables)})`.execute(t.db())
    for (const { name } of locks.rows) await run(`drop trigger ${name}`)
    for (const statement of statements) await run(statement)
    for (const lock of locks.rows) await run(lock.sql)
  }
  /** As the daily sweep does it when `before` is two years ago. */
  const sweep = (before: number) => sweepAudit(t.db(), before, before + KEPT.audit * DAY)
  const forget = () => unlocked('delete from audit', 'delete from audit_anchors')
  beforeEach(forget)

  const rows = () => t.db().selectFrom('audit').selectAll().orderBy('id').execute()
  const events = async () => (await rows()).map((row) => row.event)
  const pseudonymOf = async (userId: string, id = userId) => {
    const secret = await findSecret(t.db(), userId)
    if (!secret) throw new Error('no key')
    return pseudonym(secret, id)
  }
  const fill = async (count: number, at = time.now) => {
    for (let n = 0; n < count; n++) await recordAudit(t.db(), { event: 'login', detail: `row ${n}` }, at + n)
    await sealAudit(t.db())
  }

  test('records sign-up, login, company, e-mail, password, export, logout and deletion, by pseudonyms alone', async () => {
    const as = await server.account()
    const company = await server.company(as)
    await call(`PUT /companies/${company.id}`, { as, body: { nome: 'Nova' } })
    await call(`DELETE /companies/${company.id}`, { as })
    await call('GET /users/me/export', { as })
    const email = `novo.${as.email}`
    const profile = { name: 'Ana', email, currentPassword: as.password }
    expect((await call('PUT /users/me', { as, body: profile })).status).toBe(200)
    const password = { currentPassword: as.password, newPassword: 'Outra-Senha-9!' }
    const renewed = await call('PUT /users/me/password', { as, body: password })
    await call('POST /logout', { as: renewed.body })
    await call('POST /login', { body: { email, password: 'errada' } })
    const again = await call('POST /login', { body: { email, password: password.newPassword } })
    const actor = await pseudonymOf(as.id)
    const subject = await pseudonymOf(as.id, company.id)
    await call('DELETE /users/me', { as: again.body, body: { currentPassword: password.newPassword } })

    const written = await rows()
    expect(written.map((row) => row.event).sort()).toEqual([
      'account_created',
      'account_deleted',
      'company_changed',
      'company_created',
      'company_deleted',
      'data_exported',
      'email_changed',
      'login',
      'login',
      'login_failed',
      'logout',
      'password_changed',
    ])
    expect(new Set(written.map((row) => row.actor))).toEqual(new Set([actor]))
    expect(written.filter((row) => row.subject === subject)).toHaveLength(3)
    const text = JSON.stringify(written)
    for (const secret of [as.id, as.email, email, company.id, 'Ana', as.token]) expect(text).not.toContain(secret)
    // Deleting the account took the key: nobody can say any more whose rows these are.
    expect(await findSecret(t.db(), as.id)).toBeUndefined()
  })

  test('knows nobody in a login with an unknown e-mail', async () => {
    await call('POST /login', { body: { email: 'ninguem@exemplo.com.br', password: 'errada' } })
    expect(await rows()).toMatchObject([{ event: 'login_failed', actor: null, subject: null, detail: null }])
  })

  test('has a recovery from its request to the new password, and one request for an unknown address', async () => {
    const as = await server.account()
    await forget()
    await call('POST /password-recovery/initiate', { body: { email: as.email } })
    await call('POST /password-recovery/initiate', { body: { email: 'ninguem2@exemplo.com.br' } })
    expect((await rows()).map((row) => [row.event, row.actor])).toEqual([
      ['recovery_requested', await pseudonymOf(as.id)],
      ['recovery_requested', null],
    ])
  })

  test('has repeated refusals once per user, route and hour', async () => {
    const [as, other] = [await server.account(), await server.account()]
    const company = await server.company(other)
    await forget()
    const hour = Math.floor(time.now / 3_600_000) * 3_600_000
    time.now = hour
    for (let n = 0; n < 5; n++) expect((await call(`GET /companies/${company.id}/dashboard`, { as })).status).toBe(403)
    await server.restart()
    expect((await call(`GET /companies/${company.id}/dashboard`, { as })).status).toBe(403)
    expect((await call(`DELETE /companies/${company.id}`, { as })).status).toBe(403)
    const refused = async () => (await rows()).map((row) => [row.event, row.detail])
    await expect.poll(refused).toEqual([
      ['access_refused', 'GET /companies/:id/dashboard'],
      ['access_refused', 'DELETE /companies/:id'],
    ])
    time.now = hour + 3_600_000
    await call(`GET /companies/${company.id}/dashboard`, { as })
    await expect.poll(rows).toHaveLength(3)
  })

  test('has throttled logins', async () => {
    const body = { email: 'alvo@exemplo.com.br', password: 'errada' }
    for (let n = 0; n < 8; n++) await call('POST /login', { body, address: '203.0.113.9' })
    const count = async (event: string) => (await events()).filter((name) => name === event).length
    await expect.poll(() => count('throttled')).toBe(1)
    expect(await count('login_failed')).toBe(5)
  })

  test('keeps no answer waiting for the row of a refusal', async () => {
    const [as, other] = [await server.account(), await server.account()]
    const company = await server.company(other)
    await forget()
    const [locked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const writing = inTransaction(t.db(), async (trx) => {
      if (t.engine === 'postgres') await sql`lock table audit in exclusive mode`.execute(trx)
      locked.resolve()
      await answered.promise
    })
    await locked.promise
    try {
      expect((await call(`GET /companies/${company.id}/dashboard`, { as })).status).toBe(403)
      expect(await rows()).toEqual([])
    } finally {
      answered.resolve()
      await writing
    }
    await expect.poll(events).toEqual(['access_refused'])
  })

  test('has no row of what was rolled back', async () => {
    const as = await server.account()
    const company = await server.company(as)
    await forget()
    const taken = { nome: 'Outra', cnpj: company.cnpj, setor: 'Varejo' }
    expect((await call('POST /companies', { as, body: taken })).status).toBe(409)
    expect(await events()).toEqual([])
  })

  test('chains new rows, and verifies a whole chain', async () => {
    await fill(3)
    await recordAudit(t.db(), { event: 'logout' }, time.now + 10)
    expect(await hasUnsealed(t.db())).toBe(true)
    expect(await verifyAudit(t.db(), LATER)).toMatchObject({ rows: 3, unsealed: 1, head: { seq: 3 } })
    expect(await sealAudit(t.db())).toBe(1)
    const check = await verifyAudit(t.db(), LATER)
    expect(check).toMatchObject({ rows: 4, unsealed: 0, head: { seq: 4 } })
    expect(check.broken).toBeUndefined()
    expect(await hasUnsealed(t.db())).toBe(false)
  })

  test('two sealers at once give one chain', async () => {
    for (let n = 0; n < 20; n++) await recordAudit(t.db(), { event: 'login' }, time.now + n)
    await Promise.allSettled([sealAudit(t.db()), sealAudit(t.db()), sealAudit(t.db())])
    await sealAudit(t.db())
    const check = await verifyAudit(t.db(), LATER)
    expect([check.rows, check.unsealed, check.broken]).toEqual([20, 0, undefined])
  })

  test('refuses to change a sealed row', async () => {
    await fill(2)
    const edit = t.db().updateTable('audit').set({ detail: 'other' }).where('seq', '=', 1).execute()
    await expect(edit).rejects.toThrow('append-only')
  })

  test('refuses to delete a sealed row, and to take the anchor for anything but a sealed hash', async () => {
    await fill(3)
    await recordAudit(t.db(), { event: 'logout' }, time.now + 10)
    const db = t.db()
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append-only')
    await expect(db.deleteFrom('audit').where('seq', '=', 3).execute()).rejects.toThrow('append-only')
    const anchor = { seq: 2, hash: 'made up', created_at: time.now }
    await expect(db.insertInto('audit_anchors').values(anchor).execute()).rejects.toThrow('sealed row')
    await expect(
      db
        .insertInto('audit_anchors')
        .values({ ...anchor, seq: 9 })
        .execute(),
    ).rejects.toThrow('sealed row')
    if (t.engine === 'postgres') await expect(sql`truncate audit`.execute(db)).rejects.toThrow('append-only')
    expect(await verifyAudit(db, LATER)).toMatchObject({ rows: 3, unsealed: 1 })
    expect(await sweep(time.now + 2)).toBe(2)
    await expect(db.deleteFrom('audit_anchors').execute()).rejects.toThrow('append-only')
    await expect(db.updateTable('audit_anchors').set({ seq: 9 }).execute()).rejects.toThrow('append-only')
    expect((await verifyAudit(db, LATER)).broken).toBeUndefined()
  })

  test('lets no other row take the place of a sealed one, nor of the anchor', async () => {
    if (t.engine === 'postgres') return // It has no REPLACE.
    await fill(3)
    await recordAudit(t.db(), { event: 'logout', once: 'hour' }, time.now + 10)
    await sealAudit(t.db())
    await recordAudit(t.db(), { event: 'logout' }, time.now + 11)
    const [, second] = await rows()
    for (const statement of [
      `insert or replace into audit (id, event, created_at) values ('${second?.id}', 'other', 1)`,
      "insert or replace into audit (id, event, created_at, seq, hash) values ('new', 'other', 1, 4, 'x')",
      "insert or replace into audit (id, event, created_at, once_key) values ('new', 'other', 1, 'logout - hour')",
      'update or replace audit set seq = 4 where hash is null',
      "update or replace audit set once_key = 'logout - hour' where hash is null",
    ])
      await expect(sql.raw(statement).execute(t.db())).rejects.toThrow('append-only')
    expect(await sweep(time.now + 2)).toBe(2)
    const anchor = "insert or replace into audit_anchors (seq, hash, created_at) values (2, 'x', 1)"
    await expect(sql.raw(anchor).execute(t.db())).rejects.toThrow('append-only')
    expect(await verifyAudit(t.db(), LATER)).toMatchObject({ rows: 2, unsealed: 1, head: { seq: 4 } })
  })

  test('finds an anchor that no sweep has made', async () => {
    await fill(4)
    const third = (await rows())[2]
    // The triggers allow it: it is the hash of a sealed row, and what is older may then be deleted.
    await t
      .db()
      .insertInto('audit_anchors')
      .values({ seq: 3, hash: third?.hash ?? '', created_at: time.now + 1_000 * DAY, proof: null })
      .execute()
    await sql`delete from audit where seq <= 3`.execute(t.db())
    expect((await verifyAudit(t.db(), LATER)).broken).toMatchObject({ seq: 3, problem: 'anchor' })
  })

  test('finds a sweep of rows that were too young for it', async () => {
    await fill(4)
    expect(await sweepAudit(t.db(), time.now + 2, time.now + 700 * DAY)).toBe(2)
    expect((await verifyAudit(t.db(), LATER)).broken).toMatchObject({ seq: 2, problem: 'anchor' })
    await forget()
    await fill(4)
    // A moment that is still to come.
    expect(await sweepAudit(t.db(), time.now + 2, time.now + 800 * DAY)).toBe(2)
    expect((await verifyAudit(t.db(), LATER)).broken).toBeUndefined()
    expect((await verifyAudit(t.db(), time.now + DAY)).broken).toMatchObject({ seq: 2, problem: 'anchor' })
  })

  test.each([
    ['one edited word', "update audit set detail = 'row x' where seq = 3", { seq: 3, problem: 'changed' }],
    ['one actor put in', "update audit set actor = 'x' where seq = 1", { seq: 1, problem: 'changed' }],
    ['one row taken out', 'delete from audit where seq = 2', { seq: 2, problem: 'missing' }],
    ['a recomputed number', 'update audit set seq = 9999 where seq = 4', { seq: 4, problem: 'missing' }],
  ])('finds %s among 205 rows', async (_what, statement, broken) => {
    await fill(5)
    for (let n = 0; n < 200; n++) await recordAudit(t.db(), { event: 'login' }, time.now + 10 + n)
    await sealAudit(t.db())
    await unlocked(statement)
    expect((await verifyAudit(t.db(), LATER)).broken).toMatchObject(broken)
  })

  test('loses its oldest part to the sweep and is still whole; a tampered rest is still found', async () => {
    const old = time.now
    await fill(5, old)
    await fill(5, old + 100 * DAY)
    expect(await sweep(old + DAY)).toBe(5)
    expect(await sweep(old + DAY)).toBe(0)
    expect(await verifyAudit(t.db(), LATER)).toMatchObject({ rows: 5, head: { seq: 10 } })
    await fill(1, old + 101 * DAY)
    expect(await verifyAudit(t.db(), LATER)).toMatchObject({ rows: 6, head: { seq: 11 } })
    await unlocked('delete from audit where seq = 6')
    expect((await verifyAudit(t.db(), LATER)).broken).toMatchObject({ seq: 6, problem: 'missing' })
  })

  test('goes on from its anchor when the sweep took everything', async () => {
    await fill(3)
    expect(await sweep(time.now + DAY)).toBe(3)
    await fill(2, time.now + 2 * DAY)
    expect(await verifyAudit(t.db(), LATER)).toMatchObject({ rows: 2, head: { seq: 5 } })
  })
})
