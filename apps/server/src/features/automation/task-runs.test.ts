import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#src/db/client.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'
import { taskJobs } from './automation.jobs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

onBothEngines('scheduled tasks', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const worker = workerTest(t, time)
  let companyId = ''
  let as: Awaited<ReturnType<typeof server.account>>

  beforeEach(async () => {
    await t.db().deleteFrom('users').execute()
    await t.db().deleteFrom('jobs').execute()
    time.now = Date.UTC(2026, 10, 21, 12)
    worker.forget()
    as = await server.confirmedAccount()
    companyId = (await server.company(as, { faturamento: 80_000, funcionarios: 6 })).id
  })
  afterEach(() => worker.stop())

  const company = async () =>
    (await call('GET /companies', { as })).body.data.find((it: { id: string }) => it.id === companyId)
  const diagnose = async () => call('POST /diagnostics', { as, body: submissionOf(as, await company()) })
  const setUp = async (config: object = {}) => {
    const off = { enableAnalysis: false, enableReports: false, enableKPIAlerts: false }
    const body = { ...DEFAULT_AUTOMATION, ...off, ...config }
    const reply = await call(`POST /api/company/${companyId}/setup-automation`, { as, body })
    if (reply.status !== 200) throw new Error(reply.text)
    return reply.body.configuration.tasks as { id: string }[]
  }
  const metrics = async () => (await call(`GET /api/metrics?companyId=${companyId}`, { as })).body.data
  const history = async () => (await call(`GET /companies/${companyId}/analises`, { as })).body.analises
  const notices = async () => {
    const { data } = (await call('GET /notifications', { as })).body
    return data.map(({ kind, title, body }: Record<string, string>) => ({ kind, title, body }))
  }
  const kinds = async () => (await notices()).map(({ kind }: { kind: string }) => kind)
  const emitted = (event: string) => worker.events.filter((it) => it.event === event && it.companyId === companyId)
  /** Moves the clock and lets everything run that is due then. */
  const pass = async (ms: number) => {
    time.now += ms
    await worker.settle()
  }

  test('an analysis of changed data counts and is announced', async () => {
    await diagnose()
    await setUp({ enableAnalysis: true, analysisFrequency: 'daily' })
    worker.start()
    await worker.settle()
    expect(await history()).toHaveLength(1)
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 120_000 } })
    await pass(DAY)
    const [newest, first] = await history()
    expect([newest.origem, first.origem]).toEqual(['agendada', 'diagnostico'])
    expect(newest.createdAt).toBe(new Date(time.now).toISOString())
    expect(newest.resultado.resposta).toContain('R$ 120.000')
    const { empresa } = (await call(`GET /companies/${companyId}/dashboard`, { as })).body
    expect(empresa.analises[0].id).toBe(newest.id)
    expect(emitted('analysis:completed')).toMatchObject([{ body: { companyId, analysisId: newest.id } }])
    expect(emitted('notification')).toMatchObject([{ body: { kind: 'analysis', title: 'Nova análise pronta' } }])
    expect(await kinds()).toEqual(['analysis'])
    expect(await metrics()).toMatchObject({ activeTasks: 1, totalAnalyses: 2 })
    expect(emitted('task:updated').map(({ body }) => body.status)).toEqual(['running', 'running'])
  })

  test('without a change no analysis is repeated: the owner reads once what would make it more useful', async () => {
    await diagnose()
    await setUp({ enableAnalysis: true, analysisFrequency: 'daily' })
    worker.start()
    for (let day = 0; day < 3; day++) await pass(DAY)
    // The same value saved again, and a new month, change nothing either.
    await call(`PUT /companies/${companyId}`, { as, body: { funcionarios: 6 } })
    await pass(14 * DAY)
    expect(await history()).toHaveLength(1)
    expect(await notices()).toEqual([
      {
        kind: 'analysis-hint',
        title: 'Nada mudou desde a última análise',
        body: expect.stringMatching(
          /^Os dados de Loja da Ana .* registre o faturamento de mais 11 meses e refaça o diagnóstico/,
        ),
      },
    ])
    await call('POST /notifications/read', { as, body: {} })
    await pass(DAY)
    expect(await kinds()).toEqual(['analysis-hint', 'analysis-hint'])
    expect(emitted('analysis:completed')).toEqual([])
  })

  test('without a diagnostic no analysis and no report is made up', async () => {
    await setUp({ enableAnalysis: true, enableReports: true, reportFrequency: 'weekly' })
    worker.start()
    await pass(3 * DAY)
    expect(await metrics()).toEqual({ activeTasks: 2, totalAnalyses: 0, totalReports: 0, totalAlerts: 0 })
    expect((await kinds()).sort()).toEqual(['analysis-hint', 'report-hint'])
    expect(worker.mails).toEqual([])
  })

  const textOf = async (file: Uint8Array) =>
    (await extractText(await getDocumentProxy(file), { mergePages: true })).text.replace(/\s+/g, ' ')

  test('a report of the period is stored, listed, mailed as a PDF and says what changed since the last', async () => {
    await diagnose()
    await setUp({ enableReports: true, reportFrequency: 'weekly' })
    worker.start()
    await pass(2 * DAY)
    const list = async () => (await call(`GET /companies/${companyId}/relatorios`, { as })).body
    const { relatorios, pagination } = await list()
    expect(relatorios).toEqual([
      {
        id: expect.any(String),
        titulo: 'Relatório semanal',
        periodo: { inicio: '2026-11-16', fim: '2026-11-22' },
        tamanho: expect.any(Number),
        createdAt: new Date(time.now).toISOString(),
      },
    ])
    expect(pagination).toMatchObject({ totalItems: 1 })
    const path = `/companies/${companyId}/relatorios/${relatorios[0].id}/pdf`
    const reply = await server.app().inject({ url: path, headers: { authorization: `Bearer ${as.token}` } })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="norteia-relatorio.pdf"',
    })
    expect(reply.rawPayload.length).toBe(relatorios[0].tamanho)
    const [mail] = worker.mails
    expect(worker.mails).toHaveLength(1)
    expect(mail).toMatchObject({ to: as.email, subject: 'Relatório semanal da sua empresa' })
    expect(mail?.attachments).toMatchObject([{ filename: 'norteia-relatorio.pdf', contentType: 'application/pdf' }])
    expect(mail?.attachments?.[0]?.content.equals(reply.rawPayload)).toBe(true)
    const first = await textOf(new Uint8Array(reply.rawPayload))
    for (const wanted of [
      'Relatório semanal · 16/11/2026 a 22/11/2026',
      'Este é o primeiro relatório automático',
      '1 análise feita: 21/11/2026 (pelo diagnóstico)',
      'Faturamento mensal: R$ 80.000',
      'De onde veio cada número',
    ])
      expect(first).toContain(wanted)

    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 90_000 } })
    await pass(7 * DAY)
    expect((await list()).relatorios.map((it: { periodo: { fim: string } }) => it.periodo.fim)).toEqual([
      '2026-11-29',
      '2026-11-22',
    ])
    const second = await textOf(new Uint8Array(worker.mails[1]?.attachments?.[0]?.content ?? []))
    expect(second).toContain('Desde o relatório de 23/11/2026')
    expect(second).toContain('Faturamento mensal: de R$ 80.000 para R$ 90.000 (subiu R$ 10.000)')
    expect(await metrics()).toMatchObject({ totalReports: 2 })
    expect(await kinds()).toEqual(['report', 'report'])
    const stranger = await server.account()
    expect((await call(`GET ${path}`, { as: stranger })).status).toBe(403)
  })

  test('the link of a mail asks first, then ends that kind of mail and no other', async () => {
    await diagnose()
    await setUp({ enableReports: true, reportFrequency: 'weekly' })
    worker.start()
    await pass(2 * DAY)
    const link = new URL(worker.mails[0]?.unsubscribeUrl ?? '')
    expect(worker.mails[0]?.text).toContain(link.href)
    const path = link.pathname + link.search
    const asked = await call(`GET ${path}`)
    expect([asked.status, asked.text.includes('method="post"')]).toEqual([200, true])
    const preferences = async () => (await call('GET /users/me/preferences', { as })).body.data
    expect(await preferences()).toEqual({ emailReports: true, emailAlerts: true })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await call(`POST ${path}`, { headers: form, body: 'List-Unsubscribe=One-Click' })
    expect([done.status, done.text.includes('não receberá mais os relatórios')]).toEqual([200, true])
    expect(await preferences()).toEqual({ emailReports: false, emailAlerts: true })
    for (const broken of ['?token=x', ''])
      for (const method of ['GET', 'POST']) {
        const reply = await call(
          `${method} /unsubscribe${broken}`,
          method === 'POST' ? { headers: form, body: 'a=b' } : {},
        )
        expect([reply.status, reply.text.includes('Este link não vale mais')]).toEqual([404, true])
      }
    await pass(7 * DAY)
    expect(await metrics()).toMatchObject({ totalReports: 2 })
    expect(worker.mails).toHaveLength(1)
  })

  const thresholds = (limits: object) => ({
    enableKPIAlerts: true,
    kpiThresholds: {
      score: { min: 0, max: 100 },
      receita: { min: 0, max: 1e12 },
      crescimento: { min: 0, max: 1_000_000 },
      ...limits,
    },
  })
  const months = (...valores: number[]) =>
    call(`PUT /companies/${companyId}/faturamento-mensal`, {
      as,
      body: {
        meses: valores.map((valor, n) => ({ mes: `2026-${String(11 - valores.length + n).padStart(2, '0')}`, valor })),
      },
    })

  test('a crossed limit is reported once, and again only after the value was back within it', async () => {
    await diagnose()
    await setUp(thresholds({ receita: { min: 100_000, max: 1_000_000 } }))
    worker.start()
    await pass(HOUR)
    expect(await notices()).toEqual([
      {
        kind: 'kpi-alert',
        title: 'Faturamento mensal abaixo do limite',
        body: 'Loja da Ana: Faturamento mensal em R$ 80.000, abaixo do mínimo de R$ 100.000.',
      },
    ])
    expect(emitted('notification')).toHaveLength(1)
    for (let hour = 0; hour < 3; hour++) await pass(HOUR)
    expect(worker.mails).toMatchObject([{ to: as.email, subject: 'Alerta de KPI da sua empresa' }])
    expect(worker.mails[0]?.text).toContain('Faturamento mensal em R$ 80.000, abaixo do mínimo de R$ 100.000.')
    expect(await metrics()).toMatchObject({ totalAlerts: 1 })
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 150_000 } })
    await pass(HOUR)
    const open = () => t.db().selectFrom('alerts').select('id').where('closed_at', 'is', null).execute()
    expect(await open()).toEqual([])
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 90_000 } })
    for (const ms of [HOUR, DAY]) await pass(ms)
    expect(await open()).toHaveLength(1)
    expect(await metrics()).toMatchObject({ totalAlerts: 2 })
    expect(await kinds()).toEqual(['kpi-alert', 'kpi-alert'])
    expect(worker.mails).toHaveLength(2)
  })

  test('growth compares the newest complete month with the one before, the score with the newest analysis', async () => {
    await diagnose()
    const [{ insights }] = await history()
    const score: number = insights.analiseCompleta.scoreGeral.scoreTotal
    await months(50_000, 40_000)
    await setUp(thresholds({ crescimento: { min: 5, max: 50 }, score: { min: score + 1, max: 100 } }))
    worker.start()
    await pass(HOUR)
    expect((await notices()).map(({ body }: { body: string }) => body).sort()).toEqual([
      'Loja da Ana: Crescimento em −20%, abaixo do mínimo de 5%.',
      `Loja da Ana: Nota geral em ${score} de 100, abaixo do mínimo de ${score + 1}.`,
    ])
    await months(50_000, 100_000)
    await pass(HOUR)
    expect(worker.mails).toMatchObject([{ subject: 'Alertas de KPI da sua empresa' }])
    expect(await notices()).toContainEqual({
      kind: 'kpi-alert',
      title: 'Crescimento acima do limite',
      body: 'Loja da Ana: Crescimento em 100%, acima do máximo de 50%.',
    })
    await months(60_000)
    await pass(HOUR)
    expect(await t.db().selectFrom('alerts').select('metric').where('closed_at', 'is', null).execute()).toEqual([
      { metric: 'score' },
    ])
  })

  test('without data there is no alert, and without the preference no mail', async () => {
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: null } })
    await call('PUT /users/me/preferences', { as, body: { emailReports: true, emailAlerts: false } })
    await setUp(
      thresholds({ receita: { min: 10, max: 20 }, score: { min: 99, max: 100 }, crescimento: { min: 5, max: 6 } }),
    )
    worker.start()
    await pass(HOUR)
    expect(await notices()).toEqual([])
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 30 } })
    for (const ms of [HOUR, HOUR]) await pass(ms)
    expect(await kinds()).toEqual(['kpi-alert'])
    expect(worker.mails).toEqual([])
  })

  test.each([
    ['a task stopped', (taskId: string) => `DELETE /api/schedule/tasks/${taskId}`],
    ['a company deleted', () => `DELETE /companies/${companyId}`],
  ])('%s while its run is under way leaves nothing behind', async (_name, route) => {
    await diagnose()
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 120_000 } })
    const [task] = await setUp({ enableAnalysis: true, analysisFrequency: 'daily' })
    const config = { aiProviders: [], rateLimitScale: 0 }
    const deps = { db: t.db(), clock: () => time.now, config, emitToCompany: () => undefined }
    const job = { id: 'j', kind: 'task-analysis', key: 'k', attempt: 1, fence: 1, checkpoint: null }
    let kept = 0
    const [analysis] = taskJobs(deps)
    await analysis?.run(
      { ...job, payload: { taskId: task?.id, period: time.now } },
      {
        signal: new AbortController().signal,
        note: async () => undefined,
        // The run has read and computed everything: now it would keep its result.
        complete: async (work) => {
          expect((await call(route(task?.id ?? ''), { as })).status).toBe(200)
          kept += 1
          return inTransaction(t.db(), work)
        },
      },
    )
    expect(kept).toBe(1)
    expect(await kinds()).toEqual([])
    expect(await t.db().selectFrom('analyses').select('id').where('origem', '=', 'agendada').execute()).toEqual([])
  })

  test('a company deleted with due tasks and an account deleted with mails to send harm nobody', async () => {
    await diagnose()
    await setUp({ ...thresholds({ receita: { min: 1e6, max: 1e7 } }), enableAnalysis: true, enableReports: true })
    const jobs = () => t.db().selectFrom('jobs').select(['kind', 'status']).where('user_id', '=', as.id).execute()
    time.now += 12 * DAY
    worker.start()
    await expect.poll(async () => (await jobs()).length).toBeGreaterThan(0)
    expect((await call(`DELETE /companies/${companyId}`, { as })).status).toBe(200)
    await worker.settle()
    for (const table of ['tasks', 'automations', 'alerts', 'reports', 'analyses'] as const)
      expect([table, await t.db().selectFrom(table).select('company_id').execute()]).toEqual([table, []])
    expect((await jobs()).filter((job) => job.status !== 'done')).toEqual([])
    await call('DELETE /users/me', { as, body: { currentPassword: as.password } })
    expect(await jobs()).toEqual([])
  })

  test('after five failed tries a task is shown as failed until it is tried again', async () => {
    await diagnose()
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 120_000 } })
    const [task] = await setUp({ enableAnalysis: true, analysisFrequency: 'daily' })
    const answers = await t.db().selectFrom('diagnostics').select(['id', 'form_answers']).executeTakeFirstOrThrow()
    const store = (form_answers: string) => t.db().updateTable('diagnostics').set({ form_answers }).execute()
    await store('{')
    worker.start()
    await pass(DAY)
    for (let n = 0; n < 4; n++) await pass(300_000)
    const state = async () => {
      const { data } = (await call('GET /api/schedule/tasks', { as })).body
      return data.activeTasks.map(({ status, executing }: { status: string; executing: boolean }) => ({
        status,
        executing,
      }))
    }
    expect(await state()).toEqual([{ status: 'failed', executing: false }])
    expect(await metrics()).toMatchObject({ activeTasks: 0, totalAnalyses: 1 })
    expect(await kinds()).toEqual(['task-failed'])
    expect(emitted('task:updated').at(-1)?.body).toEqual({ companyId, taskId: task?.id, status: 'failed' })
    await pass(3 * DAY)
    expect(await kinds()).toEqual(['task-failed'])

    await store(answers.form_answers)
    const path = `POST /api/schedule/tasks/${task?.id}/retry`
    expect((await call(path, { as })).body).toMatchObject({ success: true, data: { id: task?.id, status: 'running' } })
    expect((await call(path, { as })).status).toBe(409)
    await worker.settle()
    expect(await state()).toEqual([{ status: 'running', executing: false }])
    expect(await kinds()).toEqual(['analysis', 'task-failed'])
    expect(await history()).toHaveLength(2)
  })

  test('a run under way is shown as executing', async () => {
    const [task] = await setUp(thresholds({}))
    await t
      .db()
      .insertInto('jobs')
      .values({
        ...{ id: 'j', kind: 'task-kpi-alert', key: `${task?.id}:x`, payload: '{}', status: 'running', run_at: 0 },
        ...{
          lease_until: time.now + 1,
          user_id: as.id,
          last_error: null,
          checkpoint: null,
          created_at: 0,
          finished_at: null,
        },
      })
      .execute()
    const executing = async () => (await call('GET /api/schedule/tasks', { as })).body.data.activeTasks[0].executing
    expect(await executing()).toBe(true)
    time.now += 1
    expect(await executing()).toBe(false)
  })

  test('three days without a worker end in one analysis, with two workers after them', async () => {
    await diagnose()
    await setUp({ enableAnalysis: true, analysisFrequency: 'daily' })
    await call(`PUT /companies/${companyId}`, { as, body: { faturamento: 120_000 } })
    time.now += 3 * DAY
    worker.start()
    await worker.startApart()
    await worker.settle()
    expect(await history()).toHaveLength(2)
    expect(await kinds()).toEqual(['analysis'])
    expect(await t.db().selectFrom('jobs').select('status').where('kind', '=', 'task-analysis').execute()).toEqual([
      { status: 'done' },
    ])
  })
})
