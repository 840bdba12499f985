import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'

onBothEngines('result', (t) => {
  const server = appTest(t)
  const { call } = server

  async function owner() {
    const as = await server.account()
    const company = await server.company(as)
    return { as, id: company.id, path: `/companies/${company.id}` }
  }

  test('is that of the last complete month, empty while nothing was imported', async () => {
    const { as, path } = await owner()
    const { body } = await call(`GET ${path}/resultado`, { as })
    expect(body.data).toMatchObject({
      mes: '2026-10',
      margem: null,
      pontoEquilibrio: null,
      margemSeguranca: null,
      variacaoSaldo: 0,
      lacunas: [],
    })
    expect(body.data.linhas).toHaveLength(12)
    const wrong = await call(`GET ${path}/resultado?mes=2026-13`, { as })
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { mes: 'Informe o mês como AAAA-MM, por exemplo 2026-10.' },
    ])
  })

  test('comes as a spreadsheet of the last twelve months and the current one', async () => {
    const { as, path } = await owner()
    const reply = await server.app().inject({
      method: 'GET',
      url: `${path}/planilha`,
      headers: { authorization: `Bearer ${as.token}` },
    })
    expect(reply.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(reply.headers['content-disposition']).toContain('norteia-planilha.xlsx')
    const { sheets } = await readXlsx(new Uint8Array(reply.rawPayload))
    expect(sheets[1]!.rows[0]).toEqual([
      'Linha',
      'Código',
      ...['2025-11', '2025-12'],
      ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`),
      'Total',
    ])
  })

  test('adds up the movements of the month, with break-even and the categories of every line', async () => {
    const { as, path, id } = await owner()
    const golden = [
      { data: '2026-10-05', centavos: 60_000_00, categoria: 'vendas-produtos' },
      { data: '2026-10-21', centavos: 40_000_00, categoria: 'vendas-produtos' },
      { data: '2026-10-20', centavos: -8_825_00, categoria: 'impostos-vendas' },
      { data: '2026-10-07', centavos: -40_000_00, categoria: 'mercadorias' },
      { data: '2026-10-06', centavos: -38_000_00, categoria: 'aluguel' },
      { data: '2026-10-30', centavos: 1_000_00, categoria: 'aporte' },
      { data: '2026-10-30', centavos: -7, categoria: null },
      { data: '2026-09-30', centavos: 500_00, categoria: 'vendas-produtos' },
      { data: '2026-11-02', centavos: 900_00, categoria: 'vendas-produtos' },
    ]
    await insertMovements(t.db(), id, golden)
    const { data } = (await call(`GET ${path}/resultado`, { as })).body
    expect(data).toMatchObject({
      mes: '2026-10',
      margem: 0.51175,
      pontoEquilibrio: 74_255.01,
      equilibrioEm: '2026-10-21',
      margemSeguranca: 0.2574,
      variacaoSaldo: 14_174.93,
      semCategoria: { quantidade: 1, entradas: 0, saidas: -0.07 },
    })
    expect(data.serie.map((month: { mes: string; receita: number }) => [month.mes, month.receita])).toEqual([
      ['2026-09', 500],
      ['2026-10', 100_000],
    ])
    expect(data.linhas[0]).toMatchObject({
      id: 'receita',
      valor: 100_000,
      anterior: 500,
      categorias: [{ id: 'vendas-produtos', nome: 'Vendas de produtos', valor: 100_000, quantidade: 2 }],
    })
    expect((await call(`GET ${path}/resultado?mes=2026-11`, { as })).body.data.variacaoSaldo).toBe(900)
    const file = await server.app().inject({
      method: 'GET',
      url: `${path}/planilha?de=2026-10-01&ate=2026-10-31`,
      headers: { authorization: `Bearer ${as.token}` },
    })
    const { sheets } = await readXlsx(new Uint8Array(file.rawPayload))
    expect(sheets[0]!.rows).toHaveLength(8)
    const named = new Map(sheets[1]!.rows.map((row) => [row[0], row[2]]))
    for (const { nome, valor } of data.linhas) expect([nome, named.get(nome)]).toEqual([nome, valor])
    expect(named.get('Ponto de equilíbrio')).toBe(74_255.01)
  })

  test.each([
    ['?de=2026-10-31&ate=2026-10-01', { de: 'A data inicial não pode vir depois da final.' }],
    ['?de=2024-10-01&ate=2026-10-01', { ate: 'Escolha um período de até 24 meses.' }],
    ['?de=2026-02-30', { de: 'Informe a data como AAAA-MM-DD, por exemplo 2026-10-31.' }],
  ])('refuses the period %s', async (query, fields) => {
    const { as, path } = await owner()
    const reply = await call(`GET ${path}/planilha${query}`, { as })
    expect([reply.status, reply.body.fields]).toEqual([422, fields])
  })
})
