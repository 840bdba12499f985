import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('result', (t) => {
  const server = appTest(t)
  const { call } = server

  async function owner() {
    const as = await server.account()
    const company = await server.company(as)
    return { as, path: `/companies/${company.id}` }
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
