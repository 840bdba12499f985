import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'

const MOVED = { data: '2026-11-20', centavos: 1_00, categoria: 'transferencia' }
const MONDAY = Date.UTC(2026, 10, 23, 12)

onBothEngines('cash', (t) => {
  const server = appTest(t)
  const { call } = server

  async function owner() {
    server.time.now = MONDAY
    const as = await server.account()
    const company = await server.company(as)
    const path = `/companies/${company.id}`
    const commit = (body: object) =>
      call(`POST ${path}/compromissos`, {
        as,
        body: { tipo: 'pagar', descricao: 'Aluguel', valor: 100, vencimento: '2026-12-05', repete: 'nao', ...body },
      })
    return { as, path, commit }
  }

  async function golden() {
    const it = await owner()
    await it.commit({
      tipo: 'receber',
      valor: 5_000,
      vencimento: '2026-11-23',
      repete: 'semanal',
      categoria: 'vendas-produtos',
    })
    await it.commit({ valor: 2_000, vencimento: '2026-11-27', repete: 'semanal', categoria: 'mercadorias' })
    await it.commit({ valor: 12_000, vencimento: '2026-12-05', repete: 'mensal', categoria: 'aluguel' })
    await it.commit({ valor: 3_000, vencimento: '2026-12-10', repete: 'mensal', categoria: 'utilidades' })
    await it.commit({ valor: 2_400, vencimento: '2026-12-20', repete: 'mensal', categoria: 'sistemas' })
    return it
  }

  test('says what is missing while nothing is known', async () => {
    const { as, path } = await owner()
    const { status, body } = await call(`GET ${path}/caixa`, { as })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      hoje: '2026-11-23',
      semanas: [],
      duraAte: null,
      comCautelaAte: null,
      pontoMaisBaixo: null,
      dados: { semanas: 0, suficiente: false, falta: expect.stringContaining('extrato') },
    })
  })

  test('is computed from commitments, and a simulation equals the base at zero', async () => {
    const { as, path } = await golden()
    const base = await call(`GET ${path}/caixa`, { as })
    expect(base.body.data.semanas.map((week: { saldoFinal: number }) => week.saldoFinal)).toEqual([
      3_000, -6_000, -6_000, -5_400, -2_400, 600, -11_400, -8_400, -7_800, -4_800, -13_800, -13_800, -13_200,
    ])
    expect(base.body.data).toMatchObject({
      duraAte: '2026-12-05',
      pontoMaisBaixo: { data: '2027-02-05', saldo: -13_800 },
    })
    const simulate = (alavancas: object) => call(`POST ${path}/caixa/simular`, { as, body: { alavancas } })
    expect((await simulate({})).text).toBe(base.text)
    expect((await simulate({ precoPct: 0, cortar: [], reserva: 0 })).text).toBe(base.text)
    expect((await simulate({ precoPct: 5 })).body.data.pontoMaisBaixo.saldo).toBe(-11_050)
    expect((await call(`GET ${path}/caixa`, { as })).text).toBe(base.text)
  })

  test('begins with the balances of the accounts: the golden weeks', async () => {
    const { as, path } = await golden()
    const balance = { saldo: 20_000_00, em: '2026-11-22' }
    const contaId = await insertMovements(t.db(), path.split('/')[2]!, [MOVED], balance)
    const { data } = (await call(`GET ${path}/caixa`, { as })).body
    expect(data.semanas.map((week: { saldoFinal: number }) => week.saldoFinal)).toEqual([
      23_000, 14_000, 14_000, 14_600, 17_600, 20_600, 8_600, 11_600, 12_200, 15_200, 6_200, 6_200, 6_800,
    ])
    expect(data).toMatchObject({
      saldoInicial: 20_000,
      contas: [{ contaId, saldo: 20_000, em: '2026-11-22', provado: false }],
      duraAte: null,
      pontoMaisBaixo: { data: '2027-02-05', saldo: 6_200 },
    })
    const hire = { alavancas: { contratar: { salario: 2_500, encargosPct: 8 } } }
    expect((await call(`POST ${path}/caixa/simular`, { as, body: hire })).body.data.duraAte).toBe('2027-02-05')
  })

  test('reads what repeats and what is left from the movements, and settles what was paid', async () => {
    const { as, path, commit } = await owner()
    await commit({ descricao: 'Pago', valor: 300, vencimento: '2026-11-21' })
    await commit({ descricao: 'Aberto', valor: 300, vencimento: '2026-11-10' })
    const weeks = Array.from({ length: 13 }, (_, i) => dayNumber('2026-11-16') - 7 * i)
    await insertMovements(
      t.db(),
      path.split('/')[2]!,
      [
        ...weeks.map((monday) => ({ data: dayName(monday + 2), centavos: 700_00, categoria: 'vendas-produtos' })),
        { data: '2026-08-24', centavos: 700_00, categoria: 'vendas-produtos' },
        { data: '2026-11-22', centavos: -310_00, categoria: null },
        ...['2026-09-04', '2026-10-05', '2026-11-05'].map((data) => ({
          data,
          centavos: -1_000_00,
          categoria: 'aluguel',
          contraparte: 'Imobiliária',
        })),
      ],
      { saldo: 5_000_00, em: '2026-11-22' },
    )
    const { data } = (await call(`GET ${path}/caixa`, { as })).body
    const lines = data.semanas.flatMap((week: { linhas: object[] }) => week.linhas)
    const of = (camada: string) => lines.filter((line: { camada: string }) => line.camada === camada)
    expect(of('certo')).toMatchObject([{ descricao: 'Aberto (em atraso)', data: '2026-11-23', valor: -300 }])
    expect(of('repete').map((line: { data: string; valor: number }) => [line.data, line.valor])).toEqual([
      ['2026-12-05', -1_000],
      ['2027-01-05', -1_000],
      ['2027-02-05', -1_000],
    ])
    expect(data.base.estimado).toMatchObject([
      { categoria: 'vendas-produtos', centavosSemana: 700_00 },
      { categoria: null },
    ])
    expect(data.dados).toMatchObject({ semanas: 13, suficiente: true })
    expect(data.base).not.toHaveProperty('movimentos')
  })

  test.each([
    [{ volumePct: 301 }, 'alavancas.volumePct', 'Informe uma porcentagem de -100 a 300.'],
    [
      { emprestimo: { valor: 1, taxaMes: 0, parcelas: 600 } },
      'alavancas.emprestimo.parcelas',
      'Informe de 1 a 120 parcelas.',
    ],
    [
      { emprestimo: { valor: 1, taxaMes: 0.3, parcelas: 6 } },
      'alavancas.emprestimo.taxaMes',
      'Informe a taxa ao mês de 0 a 0,2 (20%).',
    ],
    [{ atrasoDias: 91 }, 'alavancas.atrasoDias', 'Informe de 0 a 90 dias.'],
    [{ cortar: [{ categoria: 'aluguel', pct: -1 }] }, 'alavancas.cortar.0.pct', 'Informe uma porcentagem de 0 a 100.'],
    [{ precoPct: '5' }, 'alavancas.precoPct', 'Informe uma porcentagem de -100 a 300.'],
    // As JSON has it: null.
    [{ precoPct: Number.NaN }, 'alavancas.precoPct', 'Informe uma porcentagem de -100 a 300.'],
    [{ reserva: Number.NaN }, 'alavancas.reserva', 'Informe um valor em reais, por exemplo 1.234,56.'],
    ['x', 'alavancas', 'Informe o que muda no cenário.'],
  ])('refuses the lever %j', async (alavancas, field, sentence) => {
    const { as, path } = await owner()
    const reply = await call(`POST ${path}/caixa/simular`, { as, body: { alavancas } })
    expect([reply.status, reply.body.fields]).toEqual([422, { [field]: sentence }])
    const saved = await call(`POST ${path}/cenarios`, { as, body: { nome: 'X', alavancas } })
    expect([saved.status, saved.body.fields]).toEqual([422, { [field]: sentence }])
  })

  test('a scenario keeps levers, and the forecast can be requested with it', async () => {
    const { as, path } = await golden()
    const made = await call(`POST ${path}/cenarios`, {
      as,
      body: { nome: ' Dezembro fraco ', alavancas: { volumePct: -10 } },
    })
    expect([made.status, made.body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        nome: 'Dezembro fraco',
        alavancas: { volumePct: -10 },
        criadoEm: '2026-11-23T12:00:00.000Z',
      },
    ])
    const { id } = made.body.data
    expect((await call(`GET ${path}/cenarios`, { as })).body.data).toEqual([made.body.data])
    const asked = await call(`GET ${path}/caixa?cenario=${id}`, { as })
    expect(asked.body.data).toMatchObject({
      alavancas: { volumePct: -10 },
      pontoMaisBaixo: { data: '2027-02-12', saldo: -17_400 },
    })
    const changed = await call(`PUT ${path}/cenarios/${id}`, {
      as,
      body: { nome: 'Preço', alavancas: { precoPct: 5 } },
    })
    expect(changed.body.data).toMatchObject({ id, nome: 'Preço', alavancas: { precoPct: 5 } })
    expect((await call(`DELETE ${path}/cenarios/${id}`, { as })).body).toEqual({ success: true })
    for (const call404 of [
      `GET ${path}/caixa?cenario=${id}`,
      `DELETE ${path}/cenarios/${id}`,
      `GET ${path}/caixa?cenario=abc`,
    ]) {
      const reply = await call(call404, { as })
      expect([reply.status, reply.body.message]).toEqual([404, 'Cenário não encontrado.'])
    }
    expect((await call(`POST ${path}/cenarios`, { as, body: { nome: ' ', alavancas: {} } })).body.fields).toEqual({
      nome: 'Dê um nome ao cenário.',
    })
  })

  test('a commitment is added, changed and removed', async () => {
    const { as, path, commit } = await owner()
    const { status, body } = await commit({
      repete: 'mensal',
      ate: '2027-12-05',
      categoria: 'aluguel',
      valor: 1_234.56,
    })
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        tipo: 'pagar',
        descricao: 'Aluguel',
        valor: 1_234.56,
        vencimento: '2026-12-05',
        repete: 'mensal',
        ate: '2027-12-05',
        categoria: 'aluguel',
      },
    ])
    await commit({ descricao: 'Antes', vencimento: '2026-11-01' })
    const list = await call(`GET ${path}/compromissos`, { as })
    expect(list.body.data.map((one: { descricao: string }) => one.descricao)).toEqual(['Antes', 'Aluguel'])
    const change = (fields: object) => call(`PATCH ${path}/compromissos/${body.data.id}`, { as, body: fields })
    expect((await change({ valor: 10 })).body.data).toEqual({ ...body.data, valor: 10 })
    expect((await change({ vencimento: '2028-01-01' })).body.fields).toEqual({
      ate: 'A data final não pode vir antes do vencimento.',
    })
    expect((await change({ repete: 'nao' })).body.data).toMatchObject({ repete: 'nao', ate: null })
    expect((await change({ categoria: null })).body.data.categoria).toBeNull()
    expect((await call(`DELETE ${path}/compromissos/${body.data.id}`, { as })).body).toEqual({ success: true })
    const gone = await change({ valor: 1 })
    expect([gone.status, gone.body.message]).toEqual([404, 'Compromisso não encontrado.'])
  })

  test.each([
    [{ valor: 0 }, 'valor', 'Informe um valor maior que zero.'],
    [{ valor: 1.234 }, 'valor', 'Use no máximo duas casas decimais.'],
    [{ descricao: ' ' }, 'descricao', 'Descreva o compromisso.'],
    [{ tipo: 'dever' }, 'tipo', 'Escolha se é a pagar ou a receber.'],
    [{ repete: 'anual' }, 'repete', 'Escolha se repete: não, por semana ou por mês.'],
    [{ vencimento: '2026-02-30' }, 'vencimento', 'Informe o vencimento como AAAA-MM-DD, por exemplo 2026-11-30.'],
    [{ ate: '2027-01-01' }, 'ate', 'Só um compromisso que repete tem data final.'],
    [{ categoria: 'nenhuma' }, 'categoria', 'Escolha uma categoria.'],
    [{ outro: 1 }, 'outro', 'Campo desconhecido.'],
  ])('refuses the commitment %j', async (fields, field, sentence) => {
    const { commit } = await owner()
    const reply = await commit(fields)
    expect([reply.status, reply.body.fields]).toEqual([422, { [field]: sentence }])
  })

  test('the scorecard grades forecasts made before the month against what was typed', async () => {
    const { as, path } = await owner()
    const { body } = await call(`GET ${path}/previsoes/placar`, { as })
    expect(body.data).toMatchObject({
      avaliadas: 0,
      erroMedio: null,
      frase: 'Ainda não dá para avaliar: faltam meses fechados.',
    })
    const companyId = path.split('/')[2]!
    const golden = [
      ['2026-06', 100, 85, 118, 95],
      ['2026-07', 104, 86, 125, 131],
      ['2026-08', 98, 80, 119, 101],
      ['2026-09', 110, 90, 134, 108],
      ['2026-10', 105, 87, 128, 99],
    ] as const
    const made = golden.map(([mes, previsto, minimo, maximo]) => ({
      company_id: companyId,
      made_on: '2026-05-20',
      mes,
      previsto: previsto * 100,
      minimo: minimo * 100,
      maximo: maximo * 100,
      scenario: 0,
    }))
    const late = { ...made[0]!, made_on: '2026-06-01', previsto: 1 }
    const scenario = { ...made[0]!, made_on: '2026-05-31', previsto: 2, scenario: 1 }
    await t
      .db()
      .insertInto('forecasts')
      .values([...made, late, scenario])
      .execute()
    await call(`PUT ${path}/faturamento-mensal`, {
      as,
      body: { meses: [...golden.map(([mes, , , , valor]) => ({ mes, valor })), { mes: '2026-11', valor: 7 }] },
    })
    expect((await call(`GET ${path}/previsoes/placar`, { as })).body.data).toMatchObject({
      avaliadas: 5,
      erroMedio: 0.0735,
      dentroDoIntervalo: 4,
      vies: -0.0318,
      frase: 'Nas últimas 5 previsões o erro médio foi 7,35% e 4 de 5 meses ficaram dentro do intervalo.',
    })
  })
})
