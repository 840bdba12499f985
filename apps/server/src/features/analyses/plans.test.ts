import { ofx } from '@norteia/statements/testing/ofx-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { type Database, openDatabase } from '#src/db/client.ts'
import { readConfig } from '#src/platform/config.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { planOf, recordStatements } from '#tests/support/plans.ts'
import { statementTest } from '#tests/support/statements.ts'

/** Tables so small in a test that a planner would read them whole. */
const withoutScans = (url: string) =>
  `${url}?options=${encodeURIComponent('-c enable_seqscan=off -c enable_bitmapscan=off')}`

onBothEngines('plans', (t) => {
  const server = appTest(t)
  const statements = recordStatements()
  let database: Database
  beforeAll(async () => {
    const url = t.databaseUrl()
    database = await openDatabase({
      dataDir: t.dataDir(),
      databaseUrl: url && withoutScans(url),
      onQuery: statements.onQuery,
    })
  })
  afterAll(() => database.close())

  test('no hot request reads a table whole, and the history comes in the order of its index', async () => {
    const as = await server.account()
    const company = await server.company(as)
    const submission = submissionOf(as, company)
    const sent = await server.call('POST /diagnostics', { as, body: submission })
    const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, t.dataDir())
    const app = await buildApp({ config, database, clock: () => server.time.now })
    const authorization = `Bearer ${as.token}`
    const { send } = statementTest(server)
    await send(as, company, ofx())
    const [conta] = (await server.call(`GET /companies/${company.id}/contas`, { as })).body.data
    const lancamentos = `/companies/${company.id}/lancamentos`
    const [typed, cursor] = [
      { contaId: conta.id, data: '2026-11-20', valor: -5, descricao: 'Feira' },
      Buffer.from(`2026-11-20|${company.id}`).toString('base64url'),
    ]
    const path = `/companies/${company.id}`
    const task = (await server.call(`POST ${path}/tarefas`, { as, body: { acao: 'Ligar', prazo: '2026-12-05' } })).body
      .data
    await server.call(`PATCH ${path}/tarefas/${task.id}`, { as, body: { versao: 1, progresso: 5 } })
    const share = (
      await server.call(`POST ${path}/partilhas`, { as, body: { tipo: 'analise', dias: 7, senha: 'abre-te' } })
    ).body.data
    const agenda = new URL((await server.call(`POST ${path}/agenda`, { as })).body.data.url).pathname
    const requests = [
      ['GET', `${path}/tarefas`],
      ['GET', `${path}/tarefas/${task.id}/historico`],
      ['PATCH', `${path}/tarefas/${task.id}`, { versao: 2, progresso: 10 }],
      ['POST', `${path}/tarefas/${task.id}/comentarios`, { texto: 'Feito.' }],
      ['GET', `${path}/partilhas`],
      ['POST', '/partilhas/abrir', { token: share.url.split('#')[1], senha: 'abre-te' }],
      ['GET', agenda],
      ['GET', `/companies/${company.id}/contas`],
      ['GET', `/companies/${company.id}/importacoes`],
      ['GET', lancamentos],
      ['GET', `${lancamentos}?cursor=${cursor}&limit=200`],
      ['GET', `${lancamentos}?conta=${conta.id}&de=2026-07-02&q=padaria`],
      ['GET', `${lancamentos}?categoria=sem&sentido=saida&ate=2026-07-20`],
      ['POST', lancamentos, typed],
      ['GET', `/companies/${company.id}/caixa`],
      ['GET', `/companies/${company.id}/resultado?mes=2026-07`],
      ['GET', '/users/me'],
      ['GET', '/companies'],
      ['GET', `/companies/${company.id}/dashboard`],
      ['GET', `/companies/${company.id}/analises?page=1&limit=10`],
      ['GET', `/companies/${company.id}/analises/${sent.body.data.analysisId}`],
      ['POST', '/login', { email: as.email, password: as.password }],
      ['POST', '/diagnostics', submission],
    ] as const
    for (const [method, url, payload] of requests) {
      statements.take()
      const reply = await app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
      expect([url, reply.statusCode < 300]).toEqual([url, true])
      const taken = statements.take()
      expect([url, taken.length > 0]).toEqual([url, true])
      const plans: string[] = []
      for (const statement of taken) {
        const plan = (await planOf(database, statement)).join('\n')
        expect(plan, `${method} ${url}: ${statement.sql}`).not.toMatch(/Seq Scan|SCAN (?!page\b|CONSTANT)\w+(?! USING)/)
        plans.push(plan)
      }
      if (url.startsWith(lancamentos) && method === 'GET' && !url.includes('q=')) {
        expect(plans.join('\n')).toMatch(/movements_by_/)
        expect(plans.join('\n'), url).not.toMatch(/TEMP B-TREE|Sort/)
      }
      if (url.includes('analises?')) expect(plans.join('\n')).toMatch(/analyses_by_company/)
    }
    await app.close()
  })
})
