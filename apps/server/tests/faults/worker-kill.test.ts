import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { FaultServer, LONG, reportFault } from '#tests/support/fault-server.ts'
import { automate, comeDue, workLeft } from '#tests/support/instances.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'

/** Three tasks each: 18 runs in `npm test`, 102 in `npm run test:faults`. */
const COMPANIES = LONG ? 34 : 6
const KILLS = LONG ? 20 : 3

onBothEngines('a worker process killed while tasks of the schedule run', (t) => {
  const server = appTest(t)
  let smtp: TestSmtp | undefined
  let worker: FaultServer | undefined
  afterEach(async () => {
    await worker?.end('SIGKILL')
    await smtp?.stop()
  })
  /** The embedded database has one process for everything. */
  const startWorker = (smtpUrl: string) =>
    FaultServer.start({
      DATA_DIR: t.dataDir(),
      SMTP_URL: smtpUrl,
      // More reports than an owner gets by mail a day.
      RATE_LIMIT_SCALE: '0',
      ...(t.engine === 'postgres' && { DATABASE_URL: t.databaseUrl() ?? '', ROLES: 'worker' }),
    })
  const running = () => t.db().selectFrom('jobs').select('id').where('status', '=', 'running').execute()

  test('leaves each period one analysis, one report, one alert and their notices, and no mail twice', async () => {
    smtp = await startSmtp()
    const { url, mails } = smtp
    server.time.now = Date.now()
    const as = await server.confirmedAccount()
    const caller = { call: (route: string, options: object) => server.call(route, { as, ...options }) }
    for (let n = 0; n < COMPANIES; n++) await automate(caller, as, `Loja número ${n}.`)
    await comeDue(t)
    let atWork = 0
    for (let kill = 0; kill < KILLS; kill++) {
      worker = await startWorker(url)
      await expect
        .poll(async () => (await running()).length > 0 || (await workLeft(t)).length === 0, { interval: 2 })
        .toBe(true)
      await sleep(Math.random() * 150)
      await worker.end('SIGKILL')
      if ((await running()).length > 0) atWork += 1
      // A minute later nobody holds what the dead one held.
      await t.db().updateTable('jobs').set({ lease_until: 0 }).where('status', '=', 'running').execute()
    }
    worker = await startWorker(url)
    await expect.poll(() => workLeft(t), { timeout: 240_000 }).toEqual([])
    await worker.end('SIGKILL')

    expect(atWork).toBeGreaterThan(0)
    const perCompany = async (table: 'analyses' | 'reports' | 'alerts' | 'notifications', kind?: string) => {
      let rows = t.db().selectFrom(table).select('company_id')
      if (kind) rows = rows.where(table === 'analyses' ? 'origem' : 'kind', '=', kind)
      return (await rows.execute()).map((row) => row.company_id).sort()
    }
    const { data } = (await server.call('GET /companies', { as })).body
    const each = data.map(({ id }: { id: string }) => id).sort()
    expect(each).toHaveLength(COMPANIES)
    expect(await perCompany('analyses', 'agendada')).toEqual(each)
    expect(await perCompany('reports')).toEqual(each)
    expect(await perCompany('alerts')).toEqual(each)
    for (const kind of ['analysis', 'report', 'kpi-alert'])
      expect(await perCompany('notifications', kind)).toEqual(each)
    const failed = await t.db().selectFrom('jobs').select('id').where('status', '=', 'failed').execute()
    expect(failed).toEqual([])

    const told = mails.flatMap(({ subject, text }) =>
      [...text.matchAll(/Loja número \d+\./g)].map(
        ([name]) => `${subject.startsWith('Alerta') ? 'alert' : 'report'} ${name}`,
      ),
    )
    expect(new Set(told).size).toBe(told.length)
    // A worker that died between the note and the server's answer leaves its mail unsent rather than sent twice.
    const cut = await t
      .db()
      .selectFrom('jobs')
      .select('kind')
      .where('kind', 'in', ['report-mail', 'alert-mail'])
      .where('checkpoint', '=', 'sending')
      .where('fence', '>', 1)
      .execute()
    const cutReports = cut.filter(({ kind }) => kind === 'report-mail').length
    const reports = told.filter((one) => one.startsWith('report')).length
    expect(reports).toBeGreaterThanOrEqual(COMPANIES - cutReports)
    // One mail reports all alerts, so that one cut off leaves many unreported.
    if (cut.length === cutReports) expect(told.length - reports).toBe(COMPANIES)
    reportFault(
      `kill -9 of a worker during scheduled tasks, ${t.engine}`,
      `${KILLS} kills, ${atWork} of them at work, ${COMPANIES * 3} runs: each analysis, report, alert and notice once; ${told.length} of ${COMPANIES * 2} told by mail, none twice`,
    )
  }, 900_000)
})
