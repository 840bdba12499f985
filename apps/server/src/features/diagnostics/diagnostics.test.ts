import { AnalysisDetail } from '@norteia/contracts/analysis'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { countAnalyses, ownerOf, submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const unknownId = '019a0000-0000-7000-8000-000000000000'

onBothEngines('diagnostics', (t) => {
  const server = appTest(t)
  const { call } = server

  const owner = () => ownerOf(server)

  test('the questions are public data, without points', async () => {
    const { status, body } = await call('GET /diagnostics/questions')
    expect(status).toBe(200)
    expect(Object.keys(body.data.segments)).toHaveLength(9)
    for (const questions of Object.values<{ id: string }[]>(body.data.segments))
      expect(questions.length).toBeGreaterThanOrEqual(5)
    expect(JSON.stringify(body)).not.toMatch(/"(points|pontos|weight|peso)"/)
  })

  test('a submission is answered when its analysis is stored, and it survives a restart', async () => {
    const { as, company, body } = await owner()
    const reply = await call('POST /diagnostics', { as, body })
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({ success: true, data: { analysisId: expect.any(String), status: 'completed' } })
    await server.restart()
    const { analysisId } = reply.body.data
    const detail = await call(`GET /companies/${company.id}/analises/${analysisId}`, { as })
    const analysis = AnalysisDetail.parse(detail.body.analise)
    expect(analysis).toMatchObject({
      id: analysisId,
      origem: 'diagnostico',
      modeloIA: 'Motor Especialista Norteia',
      providersUtilizados: ['motor-especialista'],
      setor: 'Comércio Varejista',
    })
    expect(analysis.fatos.length).toBeGreaterThan(0)
    const kept = await t.db().selectFrom('diagnostics').selectAll().where('company_id', '=', company.id).execute()
    expect(kept).toHaveLength(1)
    expect(JSON.parse(kept[0]?.form_answers ?? '')).toEqual(body.formAnswers)
  })

  test('a submission stores at most 45 KB, a third of them for facts and references', async () => {
    const { as, company, body } = await owner()
    await call('POST /diagnostics', { as, body })
    const [stored] = await t.db().selectFrom('analyses').selectAll().where('company_id', '=', company.id).execute()
    const sizes = [stored?.document, stored?.facts].map((text) => Buffer.byteLength(text ?? ''))
    expect(sizes[0]).toBeGreaterThan(0)
    expect(sizes[0]).toBeLessThan(30_000)
    expect(sizes[1]).toBeGreaterThan(0)
    expect(sizes[1]).toBeLessThan(15_000)
  })

  test('the same key gives the same answer and no second analysis, another body with it is refused', async () => {
    const { as, company, body } = await owner()
    const headers = { 'idempotency-key': 'envio-1' }
    const first = await call('POST /diagnostics', { as, body, headers })
    server.time.now += 3_600_000
    const again = await call('POST /diagnostics', { as, body, headers })
    expect([again.status, again.body]).toEqual([201, first.body])
    const other = { ...body, formAnswers: { ...body.formAnswers, main_challenge: 'Outro desafio' } }
    const refused = await call('POST /diagnostics', { as, body: other, headers })
    expect([refused.status, refused.body.message]).toEqual([422, 'Esta solicitação já foi enviada com outros dados.'])
    expect(await countAnalyses(t, company.id)).toBe(1)
    server.time.now += 24 * 3_600_000
    expect((await call('POST /diagnostics', { as, body: other, headers })).status).toBe(201)
    expect(await countAnalyses(t, company.id)).toBe(2)
  })

  test('without a key the content is the key for ten minutes', async () => {
    const { as, company, body } = await owner()
    const first = await call('POST /diagnostics', { as, body })
    const reordered = Object.fromEntries(Object.entries(body).reverse())
    expect((await call('POST /diagnostics', { as, body: reordered })).body).toEqual(first.body)
    server.time.now += 10 * 60_000
    expect((await call('POST /diagnostics', { as, body })).body).not.toEqual(first.body)
    expect(await countAnalyses(t, company.id)).toBe(2)
  })

  test('ten simultaneous equal posts make one analysis and get the same answer', async () => {
    const { as, company, body } = await owner()
    for (const headers of [{ 'idempotency-key': 'simultâneo'.normalize('NFD').replace(/[^a-z]/g, '') }, {}]) {
      const before = await countAnalyses(t, company.id)
      const replies = await Promise.all(
        Array.from({ length: 10 }, () =>
          call('POST /diagnostics', { as, body, headers: headers as Record<string, string> }),
        ),
      )
      expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
      expect(new Set(replies.map((reply) => reply.body.data.analysisId)).size).toBe(1)
      expect(await countAnalyses(t, company.id)).toBe(before + 1)
    }
    const dashboard = await call(`GET /companies/${company.id}/dashboard`, { as })
    expect(dashboard.body.dashboard.totalAnalises).toBe(2)
  })

  test('two users may use the same key, and each gets the own answer again', async () => {
    const [a, b] = [await owner(), await owner()]
    const headers = { 'idempotency-key': 'minha-chave' }
    const first = await call('POST /diagnostics', { as: a.as, body: a.body, headers })
    const second = await call('POST /diagnostics', { as: b.as, body: b.body, headers })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body).not.toEqual(second.body)
    for (const [{ as, body }, answer] of [
      [a, first],
      [b, second],
    ] as const)
      expect((await call('POST /diagnostics', { as, body, headers })).body).toEqual(answer.body)
  })

  test('what is missing comes in one sentence, with a sentence per field', async () => {
    const { as, body } = await owner()
    const { company_name: _, revenue: __, ...rest } = body.formAnswers
    const reply = await call('POST /diagnostics', {
      as,
      body: { ...body, formAnswers: { ...rest, main_challenge: '  ' }, segmentSpecificAnswers: {} },
    })
    expect(reply.status).toBe(422)
    expect(reply.body.message).toBe(
      'Por favor, preencha: nome da empresa, faturamento mensal, principal desafio, perguntas do segmento.',
    )
    expect(reply.body.fields).toMatchObject({ company_name: 'Resposta obrigatória.', revenue: 'Resposta obrigatória.' })
  })

  test('wrong types, unknown options and foreign questions are named by their field', async () => {
    const { as, body } = await owner()
    const typed = await call('POST /diagnostics', {
      as,
      body: { ...body, formAnswers: { ...body.formAnswers, revenue: 5 } },
    })
    expect([typed.status, Object.keys(typed.body.fields)]).toEqual([422, ['revenue']])
    const option = await call('POST /diagnostics', {
      as,
      body: { ...body, formAnswers: { ...body.formAnswers, revenue: 'Muito' } },
    })
    expect(option.body.fields).toEqual({ revenue: 'Escolha uma das opções da lista.' })
    const foreign = await call('POST /diagnostics', {
      as,
      body: { ...body, segmentSpecificAnswers: { ...body.segmentSpecificAnswers, tech_churn: 'x' } },
    })
    expect(foreign.body.fields).toEqual({ tech_churn: 'Esta pergunta não faz parte do segmento escolhido.' })
  })

  test('another address is 403, an unknown company 404, a foreign one 403, and nothing is stored', async () => {
    const { as, company, body } = await owner()
    const other = await owner()
    const post = (change: object) => call('POST /diagnostics', { as, body: { ...body, ...change } })
    const email = await post({ userEmail: other.as.email })
    expect([email.status, email.body.message]).toEqual([403, 'Use o e-mail da sua conta.'])
    expect((await post({ companyId: unknownId })).status).toBe(404)
    expect((await post({ companyId: 'abc' })).status).toBe(404)
    const foreign = await post({ companyId: other.company.id })
    expect([foreign.status, foreign.body.message]).toEqual([403, 'Você não tem acesso a esta empresa.'])
    expect((await post({ userEmail: ` ${as.email.toUpperCase()} ` })).status).toBe(201)
    expect(await countAnalyses(t, company.id)).toBe(1)
    expect(await countAnalyses(t, other.company.id)).toBe(0)
  })

  test('a key that is too long is a field of its own', async () => {
    const { as, body } = await owner()
    const reply = await call('POST /diagnostics', { as, body, headers: { 'idempotency-key': 'x'.repeat(256) } })
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, ['Idempotency-Key']])
  })

  test('the newest answers come back for the next diagnostic; a company without any has none', async () => {
    const { as, company, body } = await owner()
    const path = `GET /companies/${company.id}/diagnostico`
    expect((await call(path, { as })).body).toEqual({ success: true, data: null })
    await call('POST /diagnostics', { as, body })
    server.time.now += 60_000
    const later = { ...body, formAnswers: { ...body.formAnswers, kpis: 'vendas' } }
    await call('POST /diagnostics', { as, body: later })
    expect((await call(path, { as })).body.data).toEqual({
      createdAt: new Date(server.time.now).toISOString(),
      formAnswers: later.formAnswers,
      segmentSpecificAnswers: later.segmentSpecificAnswers,
    })
  })

  test('new data counts in another analysis of the same answers; without any the newest is kept', async () => {
    const { as, company, body } = await owner()
    const path = `POST /companies/${company.id}/analises`
    const none = await call(path, { as })
    expect([none.status, none.body.message]).toEqual([409, 'Responda primeiro o diagnóstico desta empresa.'])
    const first = (await call('POST /diagnostics', { as, body })).body.data.analysisId
    const same = await call(path, { as })
    expect([same.status, same.body.data]).toEqual([201, { analysisId: first, status: 'unchanged' }])
    expect(await countAnalyses(t, company.id)).toBe(1)
    await call(`PUT /companies/${company.id}/faturamento-mensal`, {
      as,
      body: { meses: [{ mes: '2026-01', valor: 70_000 }] },
    })
    const again = await call(path, { as })
    expect(again.body.data.status).toBe('completed')
    expect(again.body.data.analysisId).not.toBe(first)
    const dashboard = await call(`GET /companies/${company.id}/dashboard`, { as })
    expect(dashboard.body.empresa.analises[0].id).toBe(again.body.data.analysisId)
    expect(await countAnalyses(t, company.id)).toBe(2)
  })
})

onBothEngines('the limit of diagnostics', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })

  test('is six an hour per company, survives a restart, and neither repeats nor refusals count', async () => {
    const as = await server.account()
    const company = await server.company(as)
    const body = submissionOf(as, company)
    const post = (n: number) =>
      server.call('POST /diagnostics', {
        as,
        body: { ...body, formAnswers: { ...body.formAnswers, main_challenge: `Desafio ${n}` } },
      })
    for (let n = 1; n <= 6; n++) {
      expect((await post(n)).status).toBe(201)
      expect((await post(n)).status).toBe(201)
    }
    await server.restart()
    const refused = await post(7)
    expect(refused.status).toBe(429)
    expect(refused.body.message).toBe('Limite de análises atingido. Tente novamente mais tarde.')
    expect(Number(refused.headers['retry-after'])).toBe(3_600)
    server.time.now += 3_600_000
    expect((await post(7)).status).toBe(201)
  })
})
