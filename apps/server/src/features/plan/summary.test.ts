import { afterEach, beforeEach, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'

const DAY = 86_400_000
/** Monday 23/11/2026, 07:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 10)

onBothEngines('the weekly summary', (t) => {
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
    companyId = (await server.company(as, { nome: 'Loja <b>da</b> Ana' })).id
  })
  afterEach(() => worker.stop())

  const setUp = (more: object) =>
    call(`POST /api/company/${companyId}/setup-automation`, {
      as,
      body: { enableAnalysis: false, enableReports: false, enableKPIAlerts: false, ...more },
    })
  const switchedOn = async () =>
    (await call(`GET /api/company/${companyId}/automation`, { as })).body.data.enableWeeklySummary
  const add = async (body: object) => (await call(`POST /companies/${companyId}/tarefas`, { as, body })).body.data
  const move = (task: { id: string; versao: number }, status: string) =>
    call(`PATCH /companies/${companyId}/tarefas/${task.id}`, { as, body: { versao: task.versao, status } })
  const notices = async () =>
    (await t.db().selectFrom('notifications').select(['kind', 'title', 'body']).orderBy('created_at').execute()).filter(
      ({ kind }) => kind === 'weekly-summary',
    )

  async function week() {
    await move(await add({ acao: 'Ligar para os devedores' }), 'feita')
    for (const n of [1, 2, 3, 4]) await add({ acao: `Rever o preço ${n}`, prazo: `2026-11-1${n}` })
    await add({ acao: 'Trocar de banco', prazo: '2026-11-23' })
    await add({ acao: 'Contratar', prazo: '2026-12-01' })
    await add({ acao: 'Sem prazo' })
    await move(await add({ acao: 'Desistir disso', prazo: '2026-11-24' }), 'descartada')
  }

  test('is off until it is switched on, and a client that does not know of it changes nothing', async () => {
    expect(await switchedOn()).toBe(false)
    expect((await setUp({})).body.configuration.tasks).toEqual([])
    const { tasks } = (await setUp({ enableWeeklySummary: true })).body.configuration
    expect(tasks).toMatchObject([
      {
        ...{ type: 'weekly-summary', name: 'Resumo da semana', frequency: 'weekly', status: 'running' },
        nextRun: new Date(MONDAY).toISOString(),
      },
    ])
    expect((await setUp({})).body.configuration.tasks).toMatchObject([{ type: 'weekly-summary' }])
    expect(await switchedOn()).toBe(true)
    expect((await setUp({ enableWeeklySummary: false })).body.configuration.tasks).toEqual([])
    expect(await switchedOn()).toBe(false)
    const wrong = await setUp({ enableWeeklySummary: 'sim' })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { enableWeeklySummary: 'Informe verdadeiro ou falso.' }])
  })

  test('reports on Monday at seven what was done, what is late and what comes, in the app and by mail', async () => {
    await week()
    await setUp({ enableWeeklySummary: true })
    worker.start()
    time.now = MONDAY - 1
    await worker.settle()
    expect(await notices()).toEqual([])
    time.now = MONDAY
    await worker.settle()
    const lines = [
      'Feitas: 1 (Ligar para os devedores).',
      'Atrasadas: 4 (Rever o preço 1, desde 11/11/2026; Rever o preço 2, desde 12/11/2026; Rever o preço 3, desde 13/11/2026; e mais 1 tarefa).',
      'Próximas: 1 (Trocar de banco, até 23/11/2026).',
    ]
    expect(await notices()).toEqual([
      { kind: 'weekly-summary', title: 'Resumo da semana', body: ['Loja <b>da</b> Ana:', ...lines].join('\n') },
    ])
    const [mail] = worker.mails
    expect(worker.mails).toHaveLength(1)
    expect(mail).toMatchObject({ to: as.email, subject: 'Resumo da semana da sua empresa' })
    for (const line of lines) expect(mail?.text).toContain(line)
    expect(mail?.html).not.toContain('<b>da</b>')
    const links = mail?.text.match(/http\S+/g) ?? []
    expect(links.map((link) => new URL(link).pathname)).toEqual(['/plano', '/unsubscribe'])
    expect(mail?.text).toContain(mail?.unsubscribeUrl)
  })

  test('is once a week and company, with four workers, a new set-up and a clock that goes back', async () => {
    await week()
    await setUp({ enableWeeklySummary: true })
    for (let n = 0; n < 2; n++) worker.start()
    for (let n = 0; n < 2; n++) await worker.startApart()
    time.now = MONDAY
    await worker.settle()
    time.now = MONDAY - 3_600_000
    await setUp({ enableWeeklySummary: true })
    time.now = MONDAY + 3_600_000
    await worker.settle()
    expect([(await notices()).length, worker.mails.length]).toEqual([1, 1])
    time.now = MONDAY + 7 * DAY
    await worker.settle()
    expect([(await notices()).length, worker.mails.length]).toEqual([2, 2])
  })

  test('missed weeks do not pile up', async () => {
    await week()
    await setUp({ enableWeeklySummary: true })
    time.now = MONDAY + 30 * DAY
    worker.start()
    await worker.settle()
    expect([(await notices()).length, worker.mails.length]).toEqual([1, 1])
    expect((await notices())[0]?.body).toContain('Feitas: nenhuma.')
  })

  test('says nothing without a plan, and mails nobody who ended that kind of mail', async () => {
    await setUp({ enableWeeklySummary: true })
    worker.start()
    time.now = MONDAY
    await worker.settle()
    expect([(await notices()).length, worker.mails.length]).toEqual([0, 0])
    await week()
    time.now = MONDAY + 7 * DAY
    await worker.settle()
    const link = new URL(worker.mails[0]?.unsubscribeUrl ?? '')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const ended = await call(`POST ${link.pathname}${link.search}`, {
      headers: form,
      body: 'List-Unsubscribe=One-Click',
    })
    expect([ended.status, ended.text.includes('O resumo da semana para junto.')]).toEqual([200, true])
    time.now = MONDAY + 14 * DAY
    await worker.settle()
    expect([(await notices()).length, worker.mails.length]).toEqual([2, 1])
  })
})
