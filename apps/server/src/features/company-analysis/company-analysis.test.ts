import { PredictiveResult } from '@norteia/contracts/agent'
import { ToolAnalysis, ToolCharts, ToolPlan } from '@norteia/contracts/company-analysis'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { ageOf } from './company-analysis.service.ts'

const typed = {
  nomeEmpresa: 'Construtora Sol',
  setor: 'Construção',
  faturamento: 90_000,
  funcionarios: 12,
  desafios: 'Obras atrasadas',
  objetivos: 'Crescer 20% em 12 meses',
  custos: 70_000.5,
  emailUsuario: 'ana@exemplo.com.br',
}

onBothEngines('the analysis tool', (t) => {
  const server = appTest(t)
  const { call } = server

  async function owner() {
    const as = await server.account()
    const company = await server.company(as)
    await call(`POST /companies/${company.id}/activate`, { as })
    return { as, company }
  }

  test('gives four views, each run a simulation in the history that the dashboard does not show', async () => {
    const { as, company } = await owner()
    const diagnostic = await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    server.time.now += 1_000
    const run = async (tool: string) => {
      const reply = await call(`POST /company-analysis/${tool}`, { as, body: typed })
      expect([tool, reply.status]).toEqual([tool, 200])
      return reply.body.data
    }
    expect(ToolAnalysis.parse(await run('analise')).resposta.length).toBeGreaterThan(100)
    expect(ToolPlan.parse(await run('plano')).planoAcao.acoes30Dias.length).toBeGreaterThan(0)
    expect(ToolCharts.parse(await run('graficos')).charts.length).toBeGreaterThan(0)
    expect(PredictiveResult.parse(await run('preditiva')).cashFlowPrediction.next3Months).toHaveLength(3)
    const history = await call(`GET /companies/${company.id}/analises`, { as })
    expect(history.body.analises.map((analysis: { origem: string }) => analysis.origem)).toEqual([
      ...Array(4).fill('ferramenta'),
      'diagnostico',
    ])
    const dashboard = await call(`GET /companies/${company.id}/dashboard`, { as })
    expect(dashboard.body.dashboard).toEqual({
      totalAnalises: 5,
      ultimaAnalise: new Date(server.time.now).toISOString(),
    })
    expect(dashboard.body.empresa.analises[0].id).toBe(diagnostic.body.data.analysisId)
    expect(JSON.stringify(await t.db().selectFrom('analyses').selectAll().execute())).not.toContain('ana@exemplo')
  })

  test('gives the facts behind the figures of each view', async () => {
    const { as } = await owner()
    const field = {
      analise: 'insights.analiseCompleta.scoreGeral.scoreTotal',
      plano: 'insights.analiseCompleta.planoAcao.acoes30Dias.0.prazoDias',
      graficos: 'insights.analiseCompleta.charts.0.series.0.data.0',
    }
    for (const [tool, campo] of Object.entries(field)) {
      const { data } = (await call(`POST /company-analysis/${tool}`, { as, body: typed })).body
      const { fato } = data.referencias.find((reference: { campo: string }) => reference.campo === campo)
      expect([tool, data.fatos.map(({ id }: { id: string }) => id)]).toEqual([tool, expect.arrayContaining([fato])])
    }
  })

  test('needs an active company', async () => {
    const as = await server.account()
    await server.company(as)
    const reply = await call('POST /company-analysis/analise', { as, body: typed })
    expect([reply.status, reply.body.message]).toEqual([409, 'Nenhuma empresa ativa selecionada'])
  })

  test('names each missing field by its label', async () => {
    const { as } = await owner()
    const reply = await call('POST /company-analysis/plano', { as, body: {} })
    expect([reply.status, reply.body.fields]).toEqual([
      422,
      {
        nomeEmpresa: 'Nome da empresa é obrigatório.',
        setor: 'Setor é obrigatório.',
        faturamento: 'Faturamento mensal (R$) é obrigatório.',
        funcionarios: 'Funcionários é obrigatório.',
        desafios: 'Principais desafios é obrigatório.',
        objetivos: 'Objetivos é obrigatório.',
      },
    ])
    const wrong = await call('POST /company-analysis/plano', {
      as,
      body: { ...typed, faturamento: -1, funcionarios: 0 },
    })
    expect(wrong.body.fields).toEqual({
      faturamento: 'O valor não pode ser negativo.',
      funcionarios: 'Informe pelo menos 1 funcionário.',
    })
  })
})

test.each([
  ['8 meses', 'Menos de 1 ano'],
  ['1 ano', '1 a 2 anos'],
  ['4', '3 a 5 anos'],
  ['6 a 10 anos', '6 a 10 anos'],
  ['25 anos de mercado', 'Mais de 10 anos'],
  ['desde sempre', ''],
])('a time in the market of %s counts as %s', (text, age) => {
  expect(ageOf(text)).toBe(age)
})
