import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { keepQuestion } from '#src/features/chat/chat.service.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { reportAttack } from '#tests/support/attack/report.ts'
import { samplesFor } from '#tests/support/attack/samples.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { statementTest } from '#tests/support/statements.ts'
import { workerTest } from '#tests/support/worker.ts'

const DAY = 86_400_000

onBothEngines('strangers', (t) => {
  const server = appTest(t)
  const { call } = server
  const statements = statementTest(server)
  const worker = workerTest(t, server.time)
  afterEach(() => worker.stop())

  /** A user with something in as many places as the product has; `mark` is in all texts. */
  async function resident(mark: string) {
    const as: Account = await server.account(`Ana ${mark}`)
    const company = await server.company(as, { nome: `Loja ${mark}`, faturamento: 50_000, funcionarios: 7 })
    await call(`POST /companies/${company.id}/activate`, { as })
    const submission = submissionOf(as, company)
    const answers = { ...submission.formAnswers, main_challenge: `${mark} vender mais`, future_goals: mark }
    const { body } = await call('POST /diagnostics', { as, body: { ...submission, formAnswers: answers } })
    await call(`PUT /companies/${company.id}/faturamento-mensal`, {
      as,
      body: { meses: [{ mes: '2026-10', valor: 5 }] },
    })
    await call('PUT /users/me/preferences', { as, body: { emailReports: true, emailAlerts: true } })
    await call('POST /api/ai-consultant/ask', { as, body: { question: `${mark}?`, companyId: company.id } })
    await call(`POST /api/predictive-analysis/${company.id}`, { as })
    await call('POST /password-recovery/initiate', { body: { email: as.email } })
    await keepQuestion(t.db(), as.id, `${mark}, tudo bem?`, server.time.now)
    const setup = await call(`POST /api/company/${company.id}/setup-automation`, { as, body: DEFAULT_AUTOMATION })
    const scenario = { nome: `Cenário ${mark}`, alavancas: { volumePct: -10 } }
    const cenario = await call(`POST /companies/${company.id}/cenarios`, { as, body: scenario })
    const rent = { tipo: 'pagar', descricao: mark, valor: 10, vencimento: '2026-12-05', repete: 'mensal' }
    const compromisso = await call(`POST /companies/${company.id}/compromissos`, { as, body: rent })
    const tarefa = await call(`POST /companies/${company.id}/tarefas`, { as, body: { acao: mark, responsavel: mark } })
    const tarefaId = tarefa.body.data.id as string
    await call(`POST /companies/${company.id}/tarefas/${tarefaId}/comentarios`, { as, body: { texto: mark } })
    await call(`PATCH /companies/${company.id}/tarefas/${tarefaId}`, {
      as,
      body: { versao: 1, responsavel: `${mark} 2` },
    })
    await call(`POST /companies/${company.id}/agenda`, { as })
    const partilha = await call(`POST /companies/${company.id}/partilhas`, {
      as,
      body: { tipo: 'analise', dias: 90, incluirPalavras: true },
    })
    const file = ofx({ movements: movement('20260705', '-10.00', `PIX ENVIADO ${mark}`, 'A1') })
    const [importacao] = await statements.send(as, company, file, { nome: `${mark}.ofx` })
    await statements.preview(as, company, file, { nome: `${mark}.ofx` })
    const { data: lancamentos } = await statements.list(as, company)
    await call(`PATCH /companies/${company.id}/lancamentos/${lancamentos[0].id}`, {
      as,
      body: { categoria: 'aluguel' },
    })
    const regras = await call(`GET /companies/${company.id}/regras`, { as })
    await call(`POST /companies/${company.id}/categorias`, { as, body: { nome: mark, grupo: 'receita' } })
    return {
      as,
      company,
      mark,
      importacaoId: importacao?.id ?? '',
      contaId: importacao?.contaId ?? '',
      lancamentoId: lancamentos[0].id as string,
      regraId: regras.body.data[0].id as string,
      cenarioId: cenario.body.data.id as string,
      compromissoId: compromisso.body.data.id as string,
      tarefaId,
      partilhaId: partilha.body.data.id as string,
      analysisId: body.data.analysisId as string,
      taskId: setup.body.configuration.tasks[0].id,
    }
  }

  /** Lets scheduled work make reports, alerts, mails and notifications. */
  async function pass(days: number) {
    worker.start()
    server.time.now += days * DAY
    await worker.settle()
    await worker.stop()
  }

  const routes = () => server.app().routeTable.filter((route) => route.method !== 'HEAD')

  test('ids of other people open nothing, also below a company of one’s own, in queries and in bodies', async () => {
    const [ana, bia] = [await resident('AMBAR'), await resident('BERILO')]
    await pass(32)
    for (const it of [ana, bia]) {
      const login = await call('POST /login', { body: { email: it.as.email, password: it.as.password } })
      it.as.token = login.body.token
    }
    const reports = await call(`GET /companies/${bia.company.id}/relatorios`, { as: bia.as })
    const sessions = await call('GET /users/me/sessions', { as: bia.as })
    /** Every id in a path that is no company's. */
    const foreign: Record<string, string> = {
      '/companies/:id/analises/:analysisId': bia.analysisId,
      '/companies/:id/analises/:analysisId/pdf': bia.analysisId,
      '/companies/:id/analises/:analysisId/desafio': bia.analysisId,
      '/companies/:id/analises/:analysisId/conta': bia.analysisId,
      '/companies/:id/relatorios/:reportId/pdf': reports.body.relatorios[0].id,
      '/companies/:id/cenarios/:cenarioId': bia.cenarioId,
      '/companies/:id/compromissos/:compromissoId': bia.compromissoId,
      '/companies/:id/tarefas/:tarefaId': bia.tarefaId,
      '/companies/:id/tarefas/:tarefaId/historico': bia.tarefaId,
      '/companies/:id/tarefas/:tarefaId/comentarios': bia.tarefaId,
      '/companies/:id/tarefas/:tarefaId/comentarios/:comentarioId': bia.tarefaId,
      '/companies/:id/partilhas/:partilhaId': bia.partilhaId,
      '/agenda/:arquivo': `${bia.company.id}.ics`,
      '/companies/:id/importacoes/:importacaoId': bia.importacaoId,
      '/companies/:id/contas/:contaId': bia.contaId,
      '/companies/:id/lancamentos/:lancamentoId': bia.lancamentoId,
      '/companies/:id/regras/:regraId': bia.regraId,
      '/api/schedule/tasks/:taskId': bia.taskId,
      '/api/schedule/tasks/:taskId/retry': bia.taskId,
      '/users/me/sessions/:id': sessions.body.data[0].id,
    }
    const samples = samplesFor(ana.as, ana.company)
    for (const { method, url, access } of routes()) {
      const own = access === 'company' ? url.replace(/:(companyId|id)\b/, ana.company.id) : url
      if (!own.includes(':')) continue
      expect(Object.keys(foreign)).toContain(url)
      const body = samples[`${method} ${url}`]
      const reply = await call(`${method} ${own.replace(/:\w+/, foreign[url] ?? '')}`, { as: ana.as, body })
      expect([method, url, reply.status]).toEqual([method, url, 404])
    }
    const paths: Record<string, Record<string, object>> = (await call('GET /openapi.json')).body.paths
    const carriers = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const { parameters = [], requestBody = {} } = operation as {
          parameters?: { in: string; name: string }[]
          requestBody?: object
        }
        const inQuery = parameters.some((it) => it.in === 'query' && /Id$/.test(it.name))
        return inQuery || /"companyId":/.test(JSON.stringify(requestBody)) ? [`${method.toUpperCase()} ${path}`] : []
      }),
    )
    const submission = submissionOf(ana.as, ana.company)
    const carried: Record<string, (companyId: string) => { query?: string; body?: object }> = {
      'POST /diagnostics': (companyId) => ({ body: { ...submission, companyId } }),
      'POST /api/ai-consultant/ask': (companyId) => ({ body: { question: 'Como vender mais?', companyId } }),
      'GET /api/metrics': (companyId) => ({ query: `?companyId=${companyId}` }),
      'GET /api/schedule/tasks': (companyId) => ({ query: `?companyId=${companyId}` }),
    }
    expect(carriers.sort()).toEqual(Object.keys(carried).sort())
    for (const [route, make] of Object.entries(carried))
      for (const [id, status] of [
        [bia.company.id, 403],
        ['01890000-0000-7000-8000-000000000000', 404],
        ['abc', 404],
      ] as const) {
        const { query = '', body } = make(id)
        expect([route, id, (await call(`${route}${query}`, { as: ana.as, body })).status]).toEqual([route, id, status])
      }
    const notices = await call('GET /notifications', { as: bia.as })
    await call('POST /notifications/read', {
      as: ana.as,
      body: { ids: notices.body.data.map((it: { id: string }) => it.id) },
    })
    expect((await call('GET /notifications', { as: bia.as })).body).toEqual(notices.body)
    expect(notices.body.data.length).toBeGreaterThan(0)
    reportAttack(
      `ids of other people, ${t.engine}`,
      `${routes().filter(({ url }) => url.includes(':')).length} routes with ids in their path, ${carriers.length} with one in query or body: 403 or 404 each`,
    )
  })

  test('two users who ask for everything at once never see each other', async () => {
    const [ana, bia] = [await resident('AMETISTA'), await resident('BROMELIA')]
    const paths = (who: typeof ana) =>
      routes()
        .filter((route) => route.method === 'GET' && route.access !== 'public')
        .map(({ url }) => url.replace(/:(companyId|id)\b/, who.company.id).replace(':analysisId', who.analysisId))
    const seen = { ana: '', bia: '' }
    for (let round = 0; round < 4; round++)
      await Promise.all(
        paths(ana).flatMap((path, n) => [
          call(`GET ${path}`, { as: ana.as }).then(({ text }) => (seen.ana += text)),
          call(`GET ${paths(bia)[n]}`, { as: bia.as }).then(({ text }) => (seen.bia += text)),
        ]),
      )
    for (const [text, mine, other] of [
      [seen.ana, ana, bia],
      [seen.bia, bia, ana],
    ] as const) {
      expect(text).toContain(mine.mark)
      for (const secret of [
        other.mark,
        other.as.email,
        other.as.id,
        other.company.id,
        other.analysisId,
        other.as.token,
      ])
        expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
  })

  test('a deleted account leaves no trace in any column of any table', async () => {
    const [gone, stays] = [await resident('GRANADA'), await resident('SAFIRA')]
    await pass(32)
    const login = await call('POST /login', { body: { email: gone.as.email, password: gone.as.password } })
    const as = { token: login.body.token as string }
    const before = await traces(gone)
    const filled = [...new Set(before.map(({ table }) => table))]
    for (const table of [
      'users',
      'companies',
      'analyses',
      'reports',
      'tasks',
      'notifications',
      'chat_messages',
      'jobs',
    ])
      expect(filled).toContain(table)
    expect((await call('DELETE /users/me', { as, body: { currentPassword: gone.as.password } })).status).toBe(200)
    expect(await traces(gone)).toEqual([])
    await pass(1)
    expect(await traces(gone)).toEqual([])
    expect((await traces(stays)).length).toBeGreaterThan(10)
  })

  test('a deleted company leaves no trace in any column of any table', async () => {
    const { as, company } = await resident('TOPAZIO')
    await pass(32)
    const login = await call('POST /login', { body: { email: as.email, password: as.password } })
    expect((await tracesOf([company.id])).length).toBeGreaterThan(5)
    expect((await call(`DELETE /companies/${company.id}`, { as: { token: login.body.token } })).status).toBe(200)
    await pass(1)
    expect(await tracesOf([company.id])).toEqual([])
  })

  const traces = ({ as, company, mark }: Awaited<ReturnType<typeof resident>>) =>
    tracesOf([as.id, as.email, company.id, mark])

  async function tracesOf(secrets: readonly string[]) {
    const { rows: tables } =
      t.engine === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(t.db())
        : await sql<{
            name: string
          }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(t.db())
    const found: { table: string; column: string; value: string }[] = []
    for (const { name: table } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(t.db())
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (secrets.some((secret) => String(value).includes(secret)))
            found.push({ table, column, value: String(value).slice(0, 120) })
    }
    return found
  }
})
