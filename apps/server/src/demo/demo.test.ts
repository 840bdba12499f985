import type { Conta } from '@norteia/contracts/ledger'
import type { Tarefa } from '@norteia/contracts/plan'
import type { Importacao } from '@norteia/contracts/statements'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'
import { DEMO_ACCOUNT, DEMO_COMMITMENTS, DEMO_DIAGNOSTICS, DEMO_REVENUE, DEMO_SCENARIOS } from './history.data.ts'
import { seedDemo } from './seed.ts'

const HOUR = 3_600_000

onBothEngines('demo account', (t) => {
  const server = appTest(t)
  const worker = workerTest(t, server.time)
  afterEach(() => worker.stop())

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
    const [newest] = history.body.analises
    const { analise } = (
      await server.call(`GET /companies/${company.id}/analises/${newest.id}`, { as: { token: body.token } })
    ).body
    expect(analise.resultado.resposta).toMatch(/^Pelo extrato, a empresa fatura R\$ /)
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
    const { dados, pontoMaisBaixo } = (await get('/caixa')).data
    expect(dados.suficiente).toBe(true)
    expect(pontoMaisBaixo).not.toBeNull()
    expect((await get('/compromissos')).data).toHaveLength(DEMO_COMMITMENTS.length)
    expect((await get('/cenarios')).data).toHaveLength(DEMO_SCENARIOS.length)
    const plan = (await get('/tarefas')).data
    expect(plan.map(({ status, atrasada }: Tarefa) => [status, atrasada])).toEqual([
      ['feita', false],
      ['fazendo', true],
      ['a_fazer', true],
      ['a_fazer', expect.any(Boolean)],
      ['a_fazer', false],
    ])
    const placar = (await get('/previsoes/placar')).data
    expect(placar.avaliadas).toBeGreaterThanOrEqual(6)
    expect(placar.frase).toContain('o erro médio foi')

    server.time.now += HOUR
    worker.start()
    await worker.settle()
    const { body: notices } = await server.call('GET /notifications', { as: { token: body.token } })
    const odd = notices.data.filter(({ kind }: { kind: string }) => kind === 'anomalia')
    expect(odd.map(({ title }: { title: string }) => title)).toEqual(['Energia, água e internet: valor fora do comum'])
  })
})
