import { ERROR_TEXT } from '@norteia/contracts/errors'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Database, openDatabase } from '#src/db/client.ts'
import { readConfig } from '#src/platform/config.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { newCompany, reportFault } from '#tests/support/fault-server.ts'
import { startProxy } from '#tests/support/proxy.ts'
import { quickest } from '#tests/support/quickest.ts'

/** Lets calls pass until the one that is to fail, as if the line broke before its answer came. */
class FailNth implements KyselyPlugin {
  left = Number.POSITIVE_INFINITY
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.left -= 1
    if (this.left === 0) throw Object.assign(new Error('the line broke'), { code: 'ECONNRESET' })
    return result
  }
}

onBothEngines('each database call that fails', (t) => {
  const shim = new FailNth()
  let database: Database
  let app: App
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir(), plugins: [shim] })
    const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, t.dataDir())
    app = await buildApp({ config, database, clock: Date.now })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  const post = (url: string, payload: object, token?: string) =>
    app.inject({ method: 'POST', url, payload, ...(token && { headers: { authorization: `Bearer ${token}` } }) })

  /** Rows that can only come from a write that was cut in two. */
  const halves = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from users where id not in (select user_id from consents)
      union all select count(*) from users where id not in (select user_id from audit_keys)
      union all select count(*) from diagnostics where id not in (select diagnostic_id from analyses where diagnostic_id is not null)
      union all select count(*) from companies where total_analyses <> (select count(*) from analyses where company_id = companies.id)
      union all select count(*) from companies where last_analysis_id is not null and last_analysis_id not in (select id from analyses)
    `.execute(t.db())
    return rows.map((row) => row.n)
  }

  test('leaves nothing half written, and the same request passes afterwards with one effect', async () => {
    let calls = 0
    /** Fails the first, the second, … call of a request until it passes untouched. */
    const batter = async (send: () => ReturnType<typeof post>) => {
      for (let n = 1; ; n++) {
        shim.left = n
        const reply = await send()
        const unharmed = shim.left > 0
        shim.left = Number.POSITIVE_INFINITY
        expect(await halves()).toEqual([0, 0, 0, 0, 0])
        if (unharmed) return reply
        calls += 1
        // A failure after the effect, such as writing a refusal down, may leave the answer as it was.
        if (reply.statusCode >= 500)
          expect([reply.statusCode, reply.json().message]).toEqual([503, ERROR_TEXT.unavailable])
        else if (reply.statusCode < 300) return reply
      }
    }
    const email = `shim@exemplo.com.br`
    const password = 'Segredo1!'
    const made = await batter(() => post('/api/users', { name: 'Ana', email, password, phone: '11988887777' }))
    expect(made.statusCode).toBe(201)
    const login = await batter(() => post('/login', { email, password }))
    const { token, user } = login.json()
    const fields = newCompany()
    const company = await batter(() => post('/companies', fields, token))
    expect(company.statusCode).toBe(201)
    const submission = submissionOf({ id: user.id, email, password, token }, company.json().data)
    const analysis = await batter(() => post('/diagnostics', submission, token))
    expect(analysis.statusCode).toBe(201)

    const count = async (table: 'users' | 'companies' | 'diagnostics' | 'analyses') =>
      (await t.db().selectFrom(table).select('id').execute()).length
    expect([
      await count('users'),
      await count('companies'),
      await count('diagnostics'),
      await count('analyses'),
    ]).toEqual([1, 1, 1, 1])
    expect(calls).toBeGreaterThan(20)
    reportFault(
      `the N-th database call fails, ${t.engine}`,
      `${calls} calls failed one by one, 0 half records, one effect each`,
    )
  })

  if (t.engine === 'postgres')
    test('is 503 in Portuguese within 5 s when PostgreSQL is gone, within 10 s when it hangs, and 200 after', async () => {
      const target = new URL(t.databaseUrl() ?? '')
      const proxy = await startProxy(Number(target.port))
      target.port = String(proxy.port)
      const far = await openDatabase({ databaseUrl: target.href, dataDir: '' })
      const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, t.dataDir())
      const other = await buildApp({ config, database: far, clock: Date.now })
      const read = async () => {
        const since = performance.now()
        const reply = await other.inject({ url: '/users/me', headers: { authorization: `Bearer ${'a'.repeat(43)}` } })
        return { status: reply.statusCode, message: reply.json().message, ms: performance.now() - since }
      }
      expect((await read()).status).toBe(401)
      /** How soon a call is refused on this line, and the next one answered when it is open again. */
      const refusedIn = (line: 'cut' | 'hang', most: number) =>
        quickest(most, async () => {
          proxy.set(line)
          const { status, message, ms } = await read()
          expect([status, message]).toEqual([503, ERROR_TEXT.unavailable])
          proxy.set('open')
          expect((await read()).status).toBe(401)
          return ms
        })
      const gone = await refusedIn('cut', 5_000)
      expect(gone).toBeLessThan(5_000)
      const slow = await refusedIn('hang', 10_000)
      expect(slow).toBeLessThan(10_000)
      reportFault(
        'PostgreSQL gone or hanging',
        `503 with the sentence after ${Math.round(gone)} ms and ${Math.round(slow)} ms, then back`,
      )
      await other.close()
      await far.close()
      await proxy.close()
    })
})
