import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { afterEach, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { workerTest } from '#tests/support/worker.ts'

const HOUR = 3_600_000
const JUMPS = { '+1 day': 24 * HOUR, '−1 h': -HOUR, '−1 day': -24 * HOUR, '+32 days': 32 * 24 * HOUR }

onBothEngines('a clock that jumps', (t) => {
  const server = appTest(t)
  const worker = workerTest(t, server.time)
  afterEach(() => worker.stop())
  const { call } = server

  test('runs no period twice, keeps sessions, and shows no negative age', async () => {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 50_000, funcionarios: 7 })
    await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    await call(`POST /api/company/${company.id}/setup-automation`, { as, body: DEFAULT_AUTOMATION })
    worker.start()
    let reads = 0
    for (const jump of Object.values(JUMPS)) {
      server.time.now += jump
      await worker.settle()
      // Twice: what the jump has made due is done, and nothing is left to do again.
      const before = (await t.db().selectFrom('jobs').select('id').execute()).length
      await worker.settle()
      expect((await t.db().selectFrom('jobs').select('id').execute()).length).toBe(before)
      // A month ends every session, as it should.
      const login = await call('POST /login', { body: { email: as.email, password: as.password } })
      for (const path of ['dashboard', 'analises', 'relatorios']) {
        const reply = await call(`GET /companies/${company.id}/${path}`, { as: login.body })
        expect([path, reply.status]).toEqual([path, 200])
        reads += 1
      }
      for (const path of ['/users/me/sessions', '/notifications', `/api/schedule/tasks?companyId=${company.id}`]) {
        const reply = await call(`GET ${path}`, { as: login.body })
        expect([path, reply.status]).toEqual([path, 200])
        expect(reply.text).not.toMatch(/há -|"(?:idade|age|dias|duration|tempo)\w*":-/i)
        reads += 1
      }
    }
    const runs = await t.db().selectFrom('jobs').select(['kind', 'key']).execute()
    const named = runs.map(({ kind, key }) => `${kind} ${key}`)
    expect(new Set(named).size).toBe(named.length)
    const reports = await t.db().selectFrom('reports').selectAll().execute()
    const periods = reports.map((report) => JSON.stringify([report.company_id, report.title, report.period_start]))
    expect(new Set(periods).size).toBe(periods.length)
    expect(periods.length).toBeGreaterThan(0)
    reportFault(
      `clock ${Object.keys(JUMPS).join(', ')}, ${t.engine}`,
      `${named.length} jobs, none twice; ${periods.length} reports, one for each period; ${reads} reads without a negative age`,
    )
  })
})
