import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { setUpAutomation, stopTask } from './automation.service.ts'

const UNKNOWN = '019a0000-0000-7000-8000-000000000000'

onBothEngines('automation calls', (t) => {
  const server = appTest(t)
  const { call } = server
  const owner = async () => {
    const as = await server.account()
    const company = await server.company(as)
    const setUp = (body: unknown = {}) => call(`POST /api/company/${company.id}/setup-automation`, { as, body })
    const tasks = async () =>
      (await call(`GET /api/schedule/tasks?companyId=${company.id}`, { as })).body.data.activeTasks
    return { as, company, setUp, tasks }
  }

  test('the configuration is the default until one is saved, and each enabled flag makes one task', async () => {
    const { as, company, setUp, tasks } = await owner()
    const path = `GET /api/company/${company.id}/automation`
    expect((await call(path, { as })).body).toMatchObject({ success: true, data: DEFAULT_AUTOMATION })
    expect(await tasks()).toEqual([])
    const { status, body } = await setUp()
    expect([status, body.message]).toEqual([200, 'Automação configurada! 3 tarefas criadas.'])
    expect(body.configuration.totalTasksCreated).toBe(3)
    expect(await tasks()).toEqual(body.configuration.tasks)
    const running = { companyId: company.id, status: 'running', executing: false, id: expect.any(String) }
    // Saturday 21/11/2026, 09:00 in São Paulo; 07:00 there is 10:00 UTC.
    expect(body.configuration.tasks).toEqual([
      {
        ...running,
        type: 'analysis',
        frequency: 'weekly',
        name: 'Análise automática semanal',
        nextRun: '2026-11-23T10:00:00.000Z',
      },
      {
        ...running,
        type: 'kpi-alert',
        frequency: 'hourly',
        name: 'Alertas de KPI',
        nextRun: '2026-11-21T13:00:00.000Z',
      },
      {
        ...running,
        type: 'report',
        frequency: 'monthly',
        name: 'Relatório automático mensal',
        nextRun: '2026-12-01T10:00:00.000Z',
      },
    ])
    expect(
      await t
        .db()
        .selectFrom('jobs')
        .select('id')
        .where('user_id', '=', as.id)
        .where('kind', '!=', 'email-link')
        .execute(),
    ).toEqual([])
  })

  test('a second configuration takes the place of the first', async () => {
    const { as, company, setUp, tasks } = await owner()
    await setUp()
    const wanted = {
      ...DEFAULT_AUTOMATION,
      analysisFrequency: 'daily',
      reportFrequency: 'quarterly',
      enableKPIAlerts: false,
      kpiThresholds: { ...DEFAULT_AUTOMATION.kpiThresholds, score: { min: 70.5, max: 90 } },
    }
    expect((await setUp(wanted)).body.message).toBe('Automação configurada! 2 tarefas criadas.')
    expect((await tasks()).map((task: { type: string; nextRun: string }) => [task.type, task.nextRun])).toEqual([
      ['analysis', '2026-11-22T10:00:00.000Z'],
      ['report', '2027-01-01T10:00:00.000Z'],
    ])
    expect((await call(`GET /api/company/${company.id}/automation`, { as })).body.data).toEqual(wanted)
    const replies = await Promise.all(Array.from({ length: 10 }, () => setUp()))
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200))
    expect(await tasks()).toHaveLength(3)
    expect(await t.db().selectFrom('tasks').select('id').where('company_id', '=', company.id).execute()).toHaveLength(3)
  })

  const limits = (key: string, range: object) => ({ kpiThresholds: { [key]: range } })
  test.each([
    [
      { analysisFrequency: 'hourly' },
      { analysisFrequency: 'Escolha a frequência das análises: diária, semanal ou mensal.' },
    ],
    [
      { reportFrequency: 'daily' },
      { reportFrequency: 'Escolha a frequência dos relatórios: semanal, mensal ou trimestral.' },
    ],
    [{ enableReports: 'sim' }, { enableReports: 'Informe verdadeiro ou falso.' }],
    [
      limits('receita', { min: 20, max: 10 }),
      { 'kpiThresholds.receita.min': 'O mínimo não pode ser maior que o máximo.' },
    ],
    [limits('score', { min: 60, max: 101 }), { 'kpiThresholds.score.max': 'A nota vai de 0 a 100.' }],
    [
      limits('crescimento', { min: -1, max: 5 }),
      { 'kpiThresholds.crescimento.min': 'O limite não pode ser negativo.' },
    ],
    [limits('caixa', { min: 92 }), { 'kpiThresholds.caixa.min': 'Informe um número inteiro de dias, de 0 a 91.' }],
    [limits('caixa', { min: 1, max: 2 }), { 'kpiThresholds.caixa.max': 'Campo desconhecido.' }],
    [limits('receita', { min: '1', max: 5 }), { 'kpiThresholds.receita.min': 'Informe um número.' }],
    [limits('receita', { min: 1, max: 2e12 }), { 'kpiThresholds.receita.max': 'O limite é grande demais.' }],
    [limits('receita', { min: 0.001, max: 2 }), { 'kpiThresholds.receita.min': 'Use no máximo duas casas decimais.' }],
    [{ extra: 1 }, { extra: 'Campo desconhecido.' }],
  ])('refuses %j', async (body, fields) => {
    const { setUp, tasks } = await owner()
    const reply = await setUp(body)
    expect([reply.status, reply.body.fields]).toEqual([422, fields])
    expect(reply.body.message).toBe(Object.values(fields)[0])
    expect(await tasks()).toEqual([])
  })

  test('a stopped task is gone; those of others, unknown and malformed ones are not found', async () => {
    const { as, setUp, tasks } = await owner()
    const [task] = (await setUp()).body.configuration.tasks
    const stranger = await server.account()
    for (const method of ['DELETE /api/schedule/tasks/:id', 'POST /api/schedule/tasks/:id/retry'])
      for (const [who, id] of [
        [stranger, task.id],
        [as, UNKNOWN],
        [as, 'abc'],
      ] as const)
        expect([method, id, (await call(method.replace(':id', id), { as: who })).status]).toEqual([method, id, 404])
    expect((await call(`DELETE /api/schedule/tasks/${task.id}`, { as })).body).toEqual({
      success: true,
      message: 'Tarefa parada com sucesso!',
    })
    expect((await tasks()).map(({ id }: { id: string }) => id)).not.toContain(task.id)
    expect((await call(`DELETE /api/schedule/tasks/${task.id}`, { as })).status).toBe(404)
  })

  test('a company in the query must be the own one; without it all of them are covered', async () => {
    const { as, company, setUp } = await owner()
    const other = await owner()
    await setUp()
    await other.setUp({ enableReports: false })
    for (const path of ['/api/metrics', '/api/schedule/tasks'])
      for (const [id, status] of [
        [other.company.id, 403],
        [UNKNOWN, 404],
        ['abc', 404],
        ['', 404],
      ] as const)
        expect([path, id, (await call(`GET ${path}?companyId=${id}`, { as })).status]).toEqual([path, id, status])
    const second = await server.company(as)
    await call(`POST /api/company/${second.id}/setup-automation`, { as, body: { enableAnalysis: false } })
    expect((await call('GET /api/schedule/tasks', { as })).body.data.activeTasks).toHaveLength(5)
    expect((await call('GET /api/metrics', { as })).body.data.activeTasks).toBe(5)
    expect((await call(`GET /api/metrics?companyId=${company.id}`, { as })).body.data.activeTasks).toBe(3)
  })

  test('metrics count what is there', async () => {
    const { as, company, setUp } = await owner()
    const zero = { activeTasks: 0, totalAnalyses: 0, totalReports: 0, totalAlerts: 0 }
    expect((await call('GET /api/metrics', { as })).body.data).toEqual(zero)
    await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    const [task] = (await setUp()).body.configuration.tasks
    await t.db().updateTable('tasks').set({ status: 'failed' }).where('id', '=', task.id).execute()
    expect((await call('GET /api/metrics', { as })).body.data).toEqual({ ...zero, activeTasks: 2, totalAnalyses: 1 })
  })

  test('set-up and stop reach the open screens after their commit', async () => {
    const { as, company } = await owner()
    const emitted: string[] = []
    const services = {
      db: t.db(),
      clock: () => server.time.now,
      config: readConfig({ LOG_LEVEL: 'silent' }, t.dataDir()),
      emitToCompany: (_: string, event: string, body: object) =>
        void emitted.push(`${event} ${'status' in body && body.status}`),
    }
    const actor = { userId: as.id } as Parameters<typeof setUpAutomation>[1]
    const [task] = await setUpAutomation(services, actor, company.id, { ...DEFAULT_AUTOMATION, enableReports: false })
    expect(emitted).toEqual(['task:updated created', 'task:updated created'])
    emitted.length = 0
    await stopTask(services, actor, task?.id ?? '')
    expect(emitted).toEqual(['task:updated removed'])
  })
})
