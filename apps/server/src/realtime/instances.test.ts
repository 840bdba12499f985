import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EngineTest, onPostgres } from '#tests/support/engines.ts'
import { FaultServer, signUp } from '#tests/support/fault-server.ts'
import {
  automate,
  comeDue,
  follow,
  type Instances,
  type Listener,
  makeCompany,
  startInstances,
  workLeft,
} from '#tests/support/instances.ts'
import { freePort } from '#tests/support/postgres-server.ts'
import { REDIS_SERVER, startRedis } from '#tests/support/redis-server.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'

onPostgres('two API instances and two workers over PostgreSQL', (t) => together(t, async () => ({})))

/** By `npm run test:instances`. */
if (REDIS_SERVER)
  onPostgres('two API instances and two workers with Redis', (t) => {
    let redis: Awaited<ReturnType<typeof startRedis>>
    const instances = together(t, async () => {
      redis = await startRedis()
      return { REDIS_URL: redis.url }
    })
    afterAll(() => redis.kill())

    test('live without Redis, say so once, and carry events again when it is back', async () => {
      const { one, two } = instances()
      const ana = await signUp(one)
      const company = await makeCompany(one, ana)
      const [near, far] = [await follow(one, ana, company.id), await follow(two, ana, company.id)]
      const setUp = () =>
        one.call(`POST /api/company/${company.id}/setup-automation`, {
          token: ana.token,
          body: { enableReports: false, enableKPIAlerts: false },
        })
      await redis.kill()
      await sleep(500)
      expect((await setUp()).status).toBe(200)
      // The sockets of the same process don't wait for Redis.
      await expect.poll(() => near.count('task:updated')).toBe(1)
      expect(far.count('task:updated')).toBe(0)
      await redis.start()
      // What waited meanwhile arrives, and so does what follows.
      await expect.poll(() => far.count('task:updated'), { timeout: 30_000 }).toBe(1)
      await setUp()
      await expect.poll(() => far.count('task:updated')).toBe(3)
      for (const server of [one, two]) {
        expect(server.output().match(/realtime Redis connection lost/g)).toHaveLength(1)
        expect(server.output().match(/realtime Redis connection is back/g)).toHaveLength(1)
      }
      near.socket.disconnect()
      far.socket.disconnect()
    })
  })

test('a Redis that is not there keeps no process from starting, answering and telling its own sockets', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'norteia-test-'))
  const REDIS_URL = `redis://127.0.0.1:${await freePort()}`
  const server = await FaultServer.start({ DATA_DIR, REDIS_URL, LOG_LEVEL: 'warn' })
  try {
    const ana = await signUp(server)
    const company = await makeCompany(server, ana)
    const screen = await follow(server, ana, company.id)
    await server.call(`POST /api/company/${company.id}/setup-automation`, { token: ana.token, body: {} })
    await expect.poll(() => screen.count('task:updated')).toBe(3)
    expect(server.output().match(/realtime Redis connection lost/g)).toHaveLength(1)
    screen.socket.disconnect()
  } finally {
    await server.end('SIGKILL')
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
})

function together(t: EngineTest, more: () => Promise<Record<string, string>>): () => Instances {
  let smtp: TestSmtp
  let instances: Instances
  const screens: Listener[] = []
  const screen = async (...args: Parameters<typeof follow>) => {
    const listener = await follow(...args)
    screens.push(listener)
    return listener
  }
  beforeAll(async () => {
    smtp = await startSmtp()
    instances = await startInstances(t, { ...(await more()), SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '1' })
  })
  afterAll(async () => {
    for (const { socket } of screens) socket.disconnect()
    await instances?.stop()
    await smtp?.stop()
  })
  const scheduled = (companyId: string) =>
    t
      .db()
      .selectFrom('analyses')
      .select('id')
      .where('company_id', '=', companyId)
      .where('origem', '=', 'agendada')
      .execute()

  /** As after a click on the link of the mail: reports and alerts go out. */
  const confirm = ({ email }: { email: string }) =>
    t.db().updateTable('users').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()

  test('what a worker makes reaches the screens of both instances once, and is made once', async () => {
    const { one, two } = instances
    const ana = await signUp(one)
    await confirm(ana)
    const company = await automate(one, ana)
    const all = [await screen(one, ana, company.id), await screen(two, ana, company.id)]
    await comeDue(t)
    for (const { count } of all)
      for (const [event, kind] of [
        ['analysis:completed'],
        ['notification', 'analysis'],
        ['notification', 'report'],
        ['notification', 'kpi-alert'],
      ] as const)
        await expect.poll(() => count(event, kind)).toBe(1)
    await expect.poll(() => workLeft(t)).toEqual([])
    // The same period again: no task runs twice for it.
    await comeDue(t)
    await expect.poll(() => workLeft(t)).toEqual([])
    // Events are on their way a while after the work they tell of has ended.
    for (const { count } of all) await expect.poll(() => count('task:updated', 'running')).toBe(6)
    await sleep(300)
    for (const { count } of all) {
      expect(count('analysis:completed')).toBe(1)
      expect(count('notification')).toBe(3)
      // Each of the three tasks begins and ends.
      expect(count('task:updated', 'running')).toBe(6)
    }
    expect(await scheduled(company.id)).toHaveLength(1)
    expect(await t.db().selectFrom('reports').select('id').execute()).toHaveLength(1)
    const subjects = smtp.mails.map((mail) => mail.subject).filter((subject) => subject !== 'Confirme seu e-mail')
    expect(subjects.sort()).toEqual(['Alerta de KPI da sua empresa', 'Relatório semanal da sua empresa'])
  })

  test('a session ended on one instance hears nothing more on the other, and its socket is closed within 2 s', async () => {
    const { one, two } = instances
    const ana = await signUp(one)
    const company = await makeCompany(one, ana)
    const setUp = () => one.call(`POST /api/company/${company.id}/setup-automation`, { token: ana.token, body: {} })
    const kept = await screen(two, ana, company.id)
    let least = Number.POSITIVE_INFINITY
    for (let round = 1; round <= 5; round++) {
      const { body } = await one.call('POST /login', { body: { email: ana.email, password: ana.password } })
      const ended = await screen(two, { ...ana, token: body.token }, company.id)
      const before = kept.count('task:updated', 'created')
      expect((await one.call('POST /logout', { token: body.token })).status).toBe(200)
      const since = performance.now()
      expect((await setUp()).status).toBe(200)
      await expect.poll(() => ended.socket.connected, { interval: 10 }).toBe(false)
      least = Math.min(least, performance.now() - since)
      await expect.poll(() => kept.count('task:updated', 'created')).toBe(before + 3)
      expect(ended.heard).toEqual([])
    }
    // The quickest: on a machine busy with other things a single one may take any time.
    expect(least).toBeLessThan(2_000)
  })

  test('failed logins are counted over both instances', async () => {
    const { one, two } = instances
    const { email, password } = await signUp(one)
    const tryAt = async (server: FaultServer, tried: string) =>
      (await server.call('POST /login', { body: { email, password: tried } })).status
    for (const server of [one, two, one, two, one]) expect(await tryAt(server, 'errada1')).toBe(401)
    for (const server of [two, one]) expect(await tryAt(server, password)).toBe(429)
  })

  test('a worker killed at work leaves what it had to the other', async () => {
    const { one, workers } = instances
    const ana = await signUp(one)
    await confirm(ana)
    const companies: string[] = []
    for (let n = 0; n < 8; n++) companies.push((await automate(one, ana)).id)
    const mails = smtp.mails.length
    const jobs = async (status: string) =>
      (
        await t
          .db()
          .selectFrom('jobs')
          .select('id')
          .where('status', '=', status)
          .where('kind', '!=', 'alert-mail')
          .execute()
      ).length
    await comeDue(t)
    await expect.poll(() => jobs('running'), { interval: 2 }).toBeGreaterThan(0)
    await workers[0]?.end('SIGKILL')
    // The other one ends what it can; what the dead one held stays leased, and its lease runs out.
    const idle = async () => (await jobs('queued')) === 0 && (await workLeft(t)).length <= 4
    await expect.poll(idle, { timeout: 120_000 }).toBe(true)
    await sleep(500)
    await t.db().updateTable('jobs').set({ lease_until: 0 }).where('status', '=', 'running').execute()
    await expect.poll(() => workLeft(t)).toEqual([])
    for (const id of companies) expect(await scheduled(id)).toHaveLength(1)
    const reports = await t
      .db()
      .selectFrom('reports')
      .select('company_id')
      .where('company_id', 'in', companies)
      .execute()
    expect(reports).toHaveLength(8)
    expect(smtp.mails.length - mails).toBeLessThanOrEqual(16)
  })

  return () => instances
}
