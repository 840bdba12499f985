import { ConsultantTurn, PredictiveResult, SectorInsights } from '@norteia/contracts/agent'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const unknownId = '019a0000-0000-7000-8000-000000000000'

onBothEngines('the agent', (t) => {
  const server = appTest(t)
  const { call } = server

  async function owner(diagnosed: boolean) {
    const as = await server.account()
    const company = await server.company(as, diagnosed ? { faturamento: 80_000, funcionarios: 6 } : {})
    if (diagnosed) await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    return { as, company }
  }

  test.each([true, false])('answers every call with a diagnostic or without one (%s)', async (diagnosed) => {
    const { as, company } = await owner(diagnosed)
    const body = { question: ' Como vender mais? ', companyId: company.id }
    const asked = await call('POST /api/ai-consultant/ask', { as, body })
    expect([asked.status, asked.body.message]).toEqual([200, 'Consulta processada pelo Agente IA!'])
    expect(ConsultantTurn.parse(asked.body.data).answer.length).toBeGreaterThan(20)
    const headers = { 'content-type': 'application/json' }
    const predicted = await call(`POST /api/predictive-analysis/${company.id}`, { as, headers })
    expect([predicted.status, predicted.body.message]).toEqual([200, 'Análise preditiva gerada com sucesso!'])
    const { cashFlowPrediction } = PredictiveResult.parse(predicted.body.data)
    expect(cashFlowPrediction.next3Months.map((month) => month.mes)).toEqual(
      diagnosed ? ['2026-12', '2027-01', '2027-02'] : [],
    )
    const sector = await call(`GET /api/sector-insights/${company.id}`, { as })
    expect([sector.status, sector.body.message]).toEqual([200, 'Insights do setor carregados!'])
    expect(SectorInsights.parse(sector.body.data).setor).toBe('Comércio Varejista')
  })

  test('the months that the owner typed make the forecast', async () => {
    const { as, company } = await owner(true)
    const predicted = async () =>
      (await call(`POST /api/predictive-analysis/${company.id}`, { as })).body.data.cashFlowPrediction
    expect((await predicted()).confidence).toBe('baixa')
    const meses = Array.from({ length: 12 }, (_, n) => ({
      mes: new Date(Date.UTC(2025, 10 + n)).toISOString().slice(0, 7),
      valor: 50_000 + n * 500,
    }))
    await call(`PUT /companies/${company.id}/faturamento-mensal`, { as, body: { meses } })
    expect((await predicted()).confidence).toBe('média')
  })

  test('what was predicted is kept with its day, the first of a day, to be graded later', async () => {
    const { as, company } = await owner(true)
    const first = (await call(`POST /api/predictive-analysis/${company.id}`, { as })).body.data.cashFlowPrediction
    await call(`POST /api/predictive-analysis/${company.id}`, { as })
    const kept = await t
      .db()
      .selectFrom('forecasts')
      .selectAll()
      .where('company_id', '=', company.id)
      .orderBy('mes')
      .execute()
    expect(kept).toEqual(
      first.next3Months.map((month: { mes: string; previsto: number; minimo: number; maximo: number }) => ({
        company_id: company.id,
        made_on: '2026-11-21',
        mes: month.mes,
        previsto: month.previsto * 100,
        minimo: month.minimo * 100,
        maximo: month.maximo * 100,
        scenario: 1,
      })),
    )
  })

  test('an empty question, another user and an unknown company are refused', async () => {
    const [mine, other] = [await owner(false), await owner(false)]
    const ask = (body: object) => call('POST /api/ai-consultant/ask', { as: mine.as, body })
    const empty = await ask({ question: '  ', companyId: mine.company.id })
    expect([empty.status, empty.body.message]).toEqual([422, 'Digite uma pergunta para o consultor IA'])
    const question = 'Como reduzir custos?'
    expect((await ask({ question, companyId: other.company.id })).status).toBe(403)
    expect((await ask({ question, companyId: unknownId })).status).toBe(404)
    expect((await ask({ question, companyId: 'abc' })).status).toBe(404)
  })
})

onBothEngines('the limits of the agent', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })

  test('are twenty questions an hour per user and ten predictions an hour per company', async () => {
    const as = await server.account()
    const [first, second] = [await server.company(as), await server.company(as)]
    const ask = (companyId: string) =>
      server.call('POST /api/ai-consultant/ask', { as, body: { question: 'Como vender mais?', companyId } })
    for (let n = 0; n < 20; n++) expect((await ask(first.id)).status).toBe(200)
    expect((await ask(second.id)).status).toBe(429)
    const predict = (companyId: string) => server.call(`POST /api/predictive-analysis/${companyId}`, { as })
    for (let n = 0; n < 10; n++) expect((await predict(first.id)).status).toBe(200)
    const refused = await predict(first.id)
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Limite de análises atingido. Tente novamente mais tarde.',
    ])
    expect((await predict(second.id)).status).toBe(200)
  })
})
