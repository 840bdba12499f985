import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Database, openDatabase } from '#src/db/client.ts'
import type { App } from '#src/platform/http/fastify.ts'
import { hashPassword } from '#src/platform/identity/passwords.ts'
import { sha256 } from '#src/platform/ids.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'
import { setCode } from './recovery.repo.ts'

const MINUTE = 60_000
const CODE = '271828'
const WRONG = '000000'

onBothEngines('tries at a recovery', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { call, time } = server
  let as: Account
  beforeEach(async () => {
    time.now += 24 * 60 * MINUTE
    as = await server.account()
  })
  const ask = async () => {
    time.now += 2 * MINUTE
    await call('POST /password-recovery/initiate', { body: { email: as.email } })
    const open = t.db().selectFrom('recoveries').select('id').where('email_hash', '=', sha256(as.email))
    const { id } = await open.where('ended_at', 'is', null).executeTakeFirstOrThrow()
    await setCode(t.db(), id, await hashPassword(CODE))
  }
  const verify = (code: string, address: string) =>
    call('POST /password-recovery/verify', { body: { email: as.email, code }, address })

  test('count only against a code that lives', async () => {
    for (let n = 0; n < 15; n++) expect((await verify(WRONG, '10.0.0.1')).status).toBe(422)
    await ask()
    expect((await verify(CODE, '10.0.0.1')).status).toBe(200)
  })

  test('are the asker’s: a stranger who has had ten kills no further code', async () => {
    for (let round = 0; round < 2; round++) {
      await ask()
      for (let n = 0; n < 5; n++) expect((await verify(WRONG, '10.66.0.1')).status).toBe(422)
    }
    await ask()
    for (let n = 0; n < 5; n++) expect((await verify(WRONG, '10.66.0.1')).status).toBe(429)
    expect((await verify(CODE, '10.0.0.1')).status).toBe(200)
  })
})

onBothEngines('a recovery of an unknown address', (t) => {
  const server = appTest(t)
  const worker = workerTest(t, server.time)
  let app: App
  let watched: Database
  let statements: string[] = []

  beforeAll(async () => {
    const onQuery = (_kind: string, _ms: number, _failed: boolean, { sql }: { sql: string }) =>
      void statements.push(sql)
    watched = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir(), onQuery })
    app = await buildApp({ config: server.config(), database: watched, clock: () => server.time.now })
  })
  afterAll(async () => {
    await worker.stop()
    await app.close()
    await watched.close()
  })

  /** A hash at its quickest, timed between the calls: a busy machine slows both alike. */
  let hashMs = Number.POSITIVE_INFINITY

  /** What a call made the database do, and how long it took at its quickest. */
  async function work(path: string, payload: object, times = 1) {
    let ms = Number.POSITIVE_INFINITY
    for (let n = 0; n < times; n++) {
      statements = []
      const begun = performance.now()
      await app.inject({ method: 'POST', url: `/password-recovery/${path}`, payload })
      const answered = performance.now()
      await hashPassword(CODE)
      ms = Math.min(ms, answered - begun)
      hashMs = Math.min(hashMs, performance.now() - answered)
    }
    return { statements: [...statements], ms }
  }

  test('takes the same statements and the same hashes as one of a known address, when asked for and when guessed at', async () => {
    const [known, unknown] = [{ email: (await server.account()).email }, { email: 'ninguem@exemplo.com.br' }]
    const asked = [await work('initiate', known), await work('initiate', unknown)]
    expect(asked[1]?.statements).toEqual(asked[0]?.statements)
    // No mail has left yet: a guess costs a hash all the same.
    const early = await work('verify', { ...unknown, code: WRONG }, 5)
    worker.start()
    await worker.settle()
    await worker.stop()
    const codes = await t.db().selectFrom('recoveries').select('code_hash').execute()
    expect(codes.map(({ code_hash }) => code_hash?.slice(0, 9))).toEqual(['$argon2id', '$argon2id'])
    expect(worker.mails.filter((mail) => mail.to === unknown.email)).toEqual([])

    const right = await work('verify', { ...known, code: WRONG }, 4)
    const wrong = await work('verify', { ...unknown, code: WRONG }, 4)
    expect(wrong.statements).toEqual(right.statements)
    for (const guess of [early, right, wrong]) expect(guess.ms).toBeGreaterThan(hashMs / 2)
  })
})
