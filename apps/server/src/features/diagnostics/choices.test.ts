import { Analysis, AnalysisDetail, NO_ACCOUNT, type OpenAccounts } from '@norteia/contracts/analysis'
import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { afterAll, describe, expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { countAnalyses, ownerOf, submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'

const unknownId = '019a0000-0000-7000-8000-000000000000'
const path = (company: { id: string }, analysisId: string) => `/companies/${company.id}/analises/${analysisId}`
const challenged = (body: ReturnType<typeof submissionOf>, main_challenge: string) => ({
  ...body,
  formAnswers: { ...body.formAnswers, main_challenge },
})

onBothEngines('choices', (t) => {
  const server = appTest(t)
  const { call } = server

  const owner = () => ownerOf(server)
  const diagnose = async (as: Account, body: object): Promise<string> => {
    server.time.now += 1_000
    return (await call('POST /diagnostics', { as, body })).body.data.analysisId
  }

  describe('the chosen problem', () => {
    const problemOf = async (as: Account, company: { id: string }, analysisId: string) => {
      const { body } = await call(`GET ${path(company, analysisId)}`, { as })
      return AnalysisDetail.parse(body.analise).insights.analiseCompleta.desafio?.problema?.id
    }

    test('is analysed again as an entry of its own, and holds until the words change', async () => {
      const { as, company, body } = await owner()
      const said = challenged(body, 'O pessoal compra fiado e não paga.')
      const analysisId = await diagnose(as, said)
      expect(await problemOf(as, company, analysisId)).toBe('fiado')
      const choice = await call(`POST ${path(company, analysisId)}/desafio`, {
        as,
        body: { problema: 'estoque_parado' },
      })
      expect(choice.status).toBe(201)
      expect(choice.body).toEqual({ success: true, data: { analysisId: expect.any(String) } })
      expect(await problemOf(as, company, choice.body.data.analysisId)).toBe('estoque_parado')
      expect(await countAnalyses(t, company.id)).toBe(2)
      const again = { ...said, formAnswers: { ...said.formAnswers, kpis: 'vendas, estoque' } }
      expect(await problemOf(as, company, await diagnose(as, again))).toBe('estoque_parado')
      const other = await diagnose(as, challenged(body, 'Fiado demais, ninguém paga.'))
      expect(await problemOf(as, company, other)).toBe('fiado')
    })

    test('is one of the cards, and of an analysis that is there', async () => {
      const { as, company, body } = await owner()
      const analysisId = await diagnose(as, body)
      const unknown = await call(`POST ${path(company, analysisId)}/desafio`, { as, body: { problema: 'nada' } })
      expect([unknown.status, unknown.body.fields]).toEqual([422, { problema: 'Escolha um dos problemas da lista.' }])
      const missing = await call(`POST ${path(company, unknownId)}/desafio`, { as, body: { problema: 'fiado' } })
      expect(missing.status).toBe(404)
    })
  })

  describe('the confirmed account', () => {
    const first = {
      id: 'a',
      leitura: 'Li assim: 120 é a venda.',
      conta: 'A conta: 120 × R$ 3 = R$ 360.',
      resposta: null,
    }
    const second = { ...first, id: 'b', conta: 'A conta: 120 ÷ R$ 3 = 40.' }
    const confirm = (as: Account, company: { id: string }, analysisId: string, conta: string) =>
      call(`POST ${path(company, analysisId)}/conta`, { as, body: { conta } })
    const chosenOf = (companyId: string) =>
      t
        .db()
        .selectFrom('diagnostics')
        .select(['desafio', 'conta'])
        .where('company_id', '=', companyId)
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
    /** Whether analysing again would take something else than the newest analysis took. */
    const refreshed = async (as: Account, company: { id: string }) =>
      (await call(`POST /companies/${company.id}/analises`, { as })).body.data.status

    /** An owner whose analysis asks her for these accounts. */
    async function asked(contas: OpenAccounts = { itens: [first, second], escolhida: null }) {
      const who = await owner()
      const analysisId = await diagnose(who.as, who.body)
      const stored = t.db().selectFrom('analyses').select('document').where('id', '=', analysisId)
      const analysis = JSON.parse((await stored.executeTakeFirstOrThrow()).document)
      Object.assign(analysis.insights.analiseCompleta, { contas })
      const document = JSON.stringify(analysis)
      await t.db().updateTable('analyses').set({ document }).where('id', '=', analysisId).execute()
      return { ...who, analysisId }
    }

    test('is analysed again as an entry of its own, and holds until the words change', async () => {
      const { as, company, body, analysisId } = await asked()
      const choice = await confirm(as, company, analysisId, 'b')
      expect([choice.status, choice.body]).toEqual([201, { success: true, data: { analysisId: expect.any(String) } }])
      expect(await countAnalyses(t, company.id)).toBe(2)
      expect(await chosenOf(company.id)).toEqual({ desafio: null, conta: 'b' })
      expect(await refreshed(as, company)).toBe('unchanged')
      await diagnose(as, { ...body, formAnswers: { ...body.formAnswers, kpis: 'vendas, estoque' } })
      expect(await chosenOf(company.id)).toEqual({ desafio: null, conta: 'b' })
      expect(await refreshed(as, company)).toBe('unchanged')
      await diagnose(as, challenged(body, 'Outras palavras.'))
      expect(await chosenOf(company.id)).toEqual({ desafio: null, conta: null })
    })

    test('and the chosen problem are kept beside each other, whichever comes first', async () => {
      const { as, company, analysisId } = await asked()
      await confirm(as, company, analysisId, 'a')
      await call(`POST ${path(company, analysisId)}/desafio`, { as, body: { problema: 'fiado' } })
      expect(await chosenOf(company.id)).toEqual({ desafio: 'fiado', conta: 'a' })
      await confirm(as, company, analysisId, NO_ACCOUNT)
      expect(await chosenOf(company.id)).toEqual({ desafio: 'fiado', conta: NO_ACCOUNT })
      expect(await refreshed(as, company)).toBe('unchanged')
    })

    test('is one of that analysis, which may show the chosen one alone, or none', async () => {
      const { as, company, analysisId } = await asked({ itens: [first], escolhida: 'b' })
      const unknown = await confirm(as, company, analysisId, 'c')
      expect([unknown.status, unknown.body.fields]).toEqual([422, { conta: 'Escolha uma das contas desta análise.' }])
      expect(unknown.body.message).toBe('Escolha uma das contas desta análise.')
      for (const conta of ['a', 'b', NO_ACCOUNT])
        expect((await confirm(as, company, analysisId, conta)).status).toBe(201)
    })

    test("is of the company's own analysis", async () => {
      const mine = await asked()
      const other = await asked()
      for (const id of [unknownId, other.analysisId])
        expect((await confirm(mine.as, mine.company, id, 'a')).status).toBe(404)
      expect(await chosenOf(other.company.id)).toEqual({ desafio: null, conta: null })
    })

    test('needs answers to analyse again', async () => {
      const { as, company, analysisId } = await asked()
      await t.db().updateTable('analyses').set({ diagnostic_id: null }).where('id', '=', analysisId).execute()
      await t.db().deleteFrom('diagnostics').where('company_id', '=', company.id).execute()
      const refused = await confirm(as, company, analysisId, 'a')
      expect([refused.status, refused.body.message]).toEqual([409, 'Responda primeiro o diagnóstico desta empresa.'])
    })
  })
})

onBothEngines('the confirmed account in a scheduled analysis', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const worker = workerTest(t, time)
  afterAll(() => worker.stop())

  test('is still hers, with data that came since', async () => {
    const as = await server.confirmedAccount()
    const company = await server.company(as, { faturamento: 80_000, funcionarios: 6 })
    const body = challenged(
      submissionOf(as, company),
      'A gente faz bolo de festa. A cliente quer de 3 kg por 210, gasto 88 de material e 20 de entrega de uber. Leva quase 6 horas.',
    )
    const { analysisId } = (await call('POST /diagnostics', { as, body })).body.data
    const accountsOf = (analise: unknown) => Analysis.parse(analise).insights.analiseCompleta.contas
    const detail = (await call(`GET ${path(company, analysisId)}`, { as })).body.analise
    const conta = accountsOf(detail)?.itens.at(-1)?.id ?? ''
    expect(accountsOf(detail)?.escolhida).toBeNull()
    time.now += 1_000
    await call(`POST ${path(company, analysisId)}/conta`, { as, body: { conta } })
    const off = { enableReports: false, enableKPIAlerts: false }
    const daily = { ...DEFAULT_AUTOMATION, ...off, enableAnalysis: true, analysisFrequency: 'daily' }
    await call(`POST /api/company/${company.id}/setup-automation`, { as, body: daily })
    worker.start()
    await worker.settle()
    await call(`PUT /companies/${company.id}`, { as, body: { faturamento: 90_000 } })
    time.now += 24 * 3_600_000
    await worker.settle()
    const { analises } = (await call(`GET /companies/${company.id}/analises`, { as })).body
    expect(analises.map(({ origem }: Analysis) => origem)).toEqual(['agendada', 'diagnostico', 'diagnostico'])
    expect(analises.map((analise: Analysis) => accountsOf(analise)?.escolhida)).toEqual([conta, conta, null])
  })
})

onBothEngines('the limit of diagnostics', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })

  test.each([
    ['desafio', { problema: 'fiado' }],
    ['conta', { conta: NO_ACCOUNT }],
  ])('counts a choice too: %s', async (choice, body) => {
    const as = await server.account()
    const company = await server.company(as)
    const { analysisId } = (await server.call('POST /diagnostics', { as, body: submissionOf(as, company) })).body.data
    const statuses = []
    for (let n = 0; n < 6; n++)
      statuses.push((await server.call(`POST ${path(company, analysisId)}/${choice}`, { as, body })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
