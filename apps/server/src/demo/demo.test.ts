import type { Conta } from '@norteia/contracts/ledger'
import type { Importacao } from '@norteia/contracts/statements'
import { expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { DEMO_ACCOUNT, DEMO_DIAGNOSTICS, DEMO_REVENUE } from './history.data.ts'
import { seedDemo } from './seed.ts'

onBothEngines('demo account', (t) => {
  const server = appTest(t)

  test('has a year of analyses by the engine, better at the end, and is made once', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent' }, t.dataDir())
    expect(await seedDemo(t.database(), config, server.time.now)).toBe(true)
    expect(await seedDemo(t.database(), config, server.time.now)).toBe(false)
    const { email, password } = DEMO_ACCOUNT
    const { body } = await server.call('POST /login', { body: { email, password } })
    const [company] = body.user.companies
    const history = await server.call(`GET /companies/${company.id}/analises?limit=50`, { as: { token: body.token } })
    expect(history.body.analises).toHaveLength(DEMO_DIAGNOSTICS.length)
    const scores = history.body.analises.map(
      (one: { insights: { analiseCompleta: { scoreGeral: { scoreTotal: number } } } }) =>
        one.insights.analiseCompleta.scoreGeral.scoreTotal,
    )
    expect(scores[0]).toBeGreaterThan(scores.at(-1) + 10)
    expect(company.faturamento).toBe(DEMO_REVENUE.at(-1))
    const months = await server.call(`GET /companies/${company.id}/faturamento-mensal`, { as: { token: body.token } })
    expect(months.body.data).toHaveLength(DEMO_REVENUE.length)
    const get = async (path: string) =>
      (await server.call(`GET /companies/${company.id}${path}`, { as: { token: body.token } })).body
    const contas = (await get('/contas')).data
    expect(contas.map(({ apelido, saldo }: Conta) => [apelido, saldo?.provado])).toEqual([
      ['Itaú', true],
      ['Reserva no Inter', true],
      ['Folha na Caixa', true],
    ])
    const states = (await get('/importacoes')).data.map(({ prova }: Importacao) => prova.estado)
    expect([...new Set(states)].sort()).toEqual(['confere'])
    const all = (await get('/lancamentos')).totais
    const open = (await get('/lancamentos?categoria=sem')).totais
    expect(all.quantidade).toBeGreaterThan(700)
    expect([all.quantidade, open]).toEqual([all.quantidade, { quantidade: 0, entradas: 0, saidas: 0 }])
    const result = (await get('/resultado?mes=2026-10')).data
    expect(result.linhas[0]).toMatchObject({ id: 'receita', valor: DEMO_REVENUE.at(-1) })
    expect(result.lacunas).toEqual([])
    expect((await get('/caixa')).data.dados.suficiente).toBe(true)
  })
})
