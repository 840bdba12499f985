import type { Lancamento } from '@norteia/contracts/ledger'
import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'
import { statementTest } from '#tests/support/statements.ts'

const NOW = Date.UTC(2026, 10, 3, 12)
const MONTHS = ['2026-08', '2026-09', '2026-10']

/** Three months of a shop: what a client pays, what the landlord and a supplier get. */
const lines = MONTHS.flatMap((mes) => {
  const on = (day: string) => `${mes.replace('-', '')}${day}`
  return [
    movement(on('03'), '60000.00', 'PIX RECEBIDO LOJA AURORA', `${mes}a`),
    movement(on('05'), '-20000.00', 'PIX ENVIADO IMOBILIARIA SOL', `${mes}b`),
    movement(on('08'), '-24000.00', 'PIX ENVIADO TECIDOS NORTE', `${mes}c`),
  ]
})
const FILE = ofx({
  movements: lines.join('\n'),
  range: '<DTSTART>20260801<DTEND>20261031',
  balance: '<LEDGERBAL><BALAMT>88000.00<DTASOF>20261031</LEDGERBAL>',
  server: '20261101',
})
const CATEGORIES: Record<string, string> = { AURORA: 'vendas-produtos', SOL: 'aluguel', NORTE: 'mercadorias' }

onBothEngines('what statements measure', (t) => {
  const server = appTest(t)
  const { call } = server
  const statements = statementTest(server)

  async function owner() {
    server.time.now = NOW
    const as = await server.account()
    const company = await server.company(as, { setor: 'Comércio Varejista', faturamento: 50_000, funcionarios: 7 })
    return { as, company, path: `/companies/${company.id}` }
  }
  type Owner = Awaited<ReturnType<typeof owner>>

  async function categorise({ as, company, path }: Owner) {
    for (const [word, categoria] of Object.entries(CATEGORIES)) {
      const { data } = await statements.list(as, company, `&q=${word}`)
      const [first] = data as Lancamento[]
      await call(`PATCH ${path}/lancamentos/${first!.id}`, { as, body: { categoria, aplicarIguais: true } })
    }
  }
  async function analysisOf({ as, company, path }: Owner, future_goals: string) {
    const submission = submissionOf(as, company)
    const formAnswers = { ...submission.formAnswers, future_goals }
    const { body } = await call('POST /diagnostics', { as, body: { ...submission, formAnswers } })
    return (await call(`GET ${path}/analises/${body.data.analysisId}`, { as })).body.analise
  }
  const measured = async (as: Account, path: string) => {
    const { data } = (await call(`GET ${path}/medidos`, { as })).body
    return { ids: data.fatos.map(({ id }: { id: string }) => id), ...data }
  }

  test('reach analysis and prediction once an import is sorted', async () => {
    const it = await owner()
    const { as, company, path } = it
    const before = await analysisOf(it, 'Vender mais.')
    expect(before.fatos.some(({ tipo }: { tipo: string }) => tipo === 'importado')).toBe(false)
    await statements.send(as, company, FILE)
    expect((await measured(as, path)).ids).toEqual([])
    await categorise(it)
    const { ids, meses, fatos } = await measured(as, path)
    expect(ids).toEqual([
      'receita_mensal',
      'margem_contribuicao',
      'custos_fixos',
      'pessoal_parcela',
      'juros_tarifas_parcela',
      'meses_caixa',
      'maior_cliente_parcela',
      'tendencia_receita',
    ])
    expect(fatos[0]).toMatchObject({
      valor: 60_000,
      origem: expect.stringMatching(/^extrato de .+, 01\/08\/2026 a 31\/10\/2026$/),
    })
    expect(fatos[5].valor).toBe(2)
    expect(meses.map(({ mes, valor }: { mes: string; valor: number }) => [mes, valor])).toEqual(
      MONTHS.map((mes) => [mes, 60_000]),
    )

    const analysis = await analysisOf(it, 'Vender 20% mais em 12 meses.')
    expect(analysis.resultado.resposta).toMatch(/^Pelo extrato, a empresa fatura R\$ 60\.000 por mês/)
    expect(analysis.fatos).toContainEqual(expect.objectContaining({ id: 'receita_mensal', tipo: 'importado' }))
    const insight = analysis.insights.analiseCompleta.insights.find(
      ({ id }: { id: string }) => id === 'dados_divergentes_extrato',
    )
    expect(insight.titulo).toBe('Dados divergentes')
    expect(insight.valor).toContain('R$ 60.000 pelo extrato e R$ 50.000 no cadastro')
    expect(JSON.stringify(analysis)).not.toMatch(/AURORA|Aurora|TECIDOS/)

    const prediction = (await call(`POST /api/predictive-analysis/${company.id}`, { as })).body.data
    expect(prediction.cashFlowPrediction.metodo).not.toContain('cenário')
    const month = prediction.fatos.find(({ id }: { id: string }) => id === 'historico.2026-10')
    expect(month.origem).toMatch(/^extrato de .+, 01\/10\/2026 a 31\/10\/2026$/)
    // The typed answer is unchanged.
    expect((await call(`GET ${path}/faturamento-mensal`, { as })).body.data).toEqual([])
  })

  test('one source a month: measured, else typed, else recorded', async () => {
    const it = await owner()
    const { as, company, path } = it
    await statements.send(as, company, FILE)
    await categorise(it)
    const meses = [
      { mes: '2026-07', valor: 55_000 },
      { mes: '2026-10', valor: 1_000 },
    ]
    await call(`PUT ${path}/faturamento-mensal`, { as, body: { meses } })
    const { fatos } = (await call(`POST /api/predictive-analysis/${company.id}`, { as })).body.data
    const history = fatos.flatMap(({ id, valor }: { id: string; valor: number }) =>
      id.startsWith('historico.') ? [[id, valor]] : [],
    )
    expect(history).toEqual([
      ['historico.2026-07', 55_000],
      ['historico.2026-08', 60_000],
      ['historico.2026-09', 60_000],
      ['historico.2026-10', 60_000],
    ])
  })

  test('the largest client is one: a till that pays nearly every day is none', async () => {
    const { as, path, company } = await owner()
    const last = dayNumber('2026-11-02')
    await insertMovements(t.db(), company.id, [
      ...Array.from({ length: 60 }, (_, i) => ({
        data: dayName(last - i),
        centavos: 1_000_00,
        categoria: 'vendas-produtos',
        contraparte: 'QR CODE DO BALCAO',
      })),
      { data: '2026-10-05', centavos: 15_000_00, categoria: 'servicos-prestados', contraparte: 'CLIENTE' },
    ])
    const { fatos } = await measured(as, path)
    const share = fatos.find(({ id }: { id: string }) => id === 'maior_cliente_parcela')
    expect(share.valor).toBe(0.2055)
  })

  test.each([
    ['four fifths of the amount have a category', 20_00, 60, true],
    ['a little less has', 21_00, 60, false],
    ['fifty-nine days are known', 0, 59, false],
  ])('%s', async (_, unknown, days, known) => {
    const { as, company, path } = await owner()
    const last = dayNumber('2026-11-02')
    await insertMovements(t.db(), company.id, [
      { data: dayName(last - days + 1), centavos: 1, categoria: 'vendas-produtos' },
      { data: '2026-11-01', centavos: 80_00 + (20_00 - Math.min(20_00, unknown)), categoria: 'vendas-produtos' },
      ...(unknown > 0 ? [{ data: '2026-11-02', centavos: -unknown, categoria: null }] : []),
      { data: '2026-11-02', centavos: 1, categoria: 'outras-receitas' },
    ])
    expect((await measured(as, path)).ids.length > 0).toBe(known)
  })
})
