import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('changing a company', (t) => {
  const server = appTest(t)
  const { call } = server
  const snapshots = (companyId: string) =>
    t
      .db()
      .selectFrom('revenue_months')
      .select(['mes', 'source', 'valor'])
      .where('company_id', '=', companyId)
      .orderBy('mes')
      .execute()

  test('only what is given changes, null clears, and a saved revenue is kept under its month', async () => {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 1_000.5, funcionarios: 3 })
    const put = (body: object) => call(`PUT /companies/${company.id}`, { as, body })
    expect((await put({})).body.data).toEqual(company)
    expect((await put({ nome: 'Novo nome', faturamento: 2_000 })).body.data).toEqual({
      ...company,
      nome: 'Novo nome',
      faturamento: 2_000,
    })
    expect((await put({ faturamento: null, funcionarios: null })).body.data).toMatchObject({
      faturamento: null,
      funcionarios: null,
    })
    expect(await snapshots(company.id)).toEqual([{ mes: '2026-11', source: 'snapshot', valor: 200_000 }])
    expect((await put({ funcionarios: 0 })).body.fields).toEqual({ funcionarios: 'Informe pelo menos 1 funcionário.' })
    expect((await put({ nome: '' })).body.fields).toEqual({ nome: 'Nome da empresa é obrigatório' })
  })

  test("a CNPJ of another company of the user is refused, the company's own is fine", async () => {
    const as = await server.account()
    const [first, second] = [await server.company(as), await server.company(as)]
    const taken = await call(`PUT /companies/${second.id}`, { as, body: { cnpj: first.cnpj.replace(/\D/g, '') } })
    expect([taken.status, taken.body.message]).toEqual([409, 'Você já cadastrou uma empresa com este CNPJ.'])
    expect((await call(`PUT /companies/${second.id}`, { as, body: { cnpj: second.cnpj } })).status).toBe(200)
  })

  test('a deleted company is gone with its data, and no company is active then', async () => {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 5_000 })
    await call(`POST /companies/${company.id}/activate`, { as })
    const gone = await call(`DELETE /companies/${company.id}`, { as, headers: { 'content-type': 'application/json' } })
    expect(gone.body).toEqual({ success: true })
    expect((await call('GET /users/me', { as })).body.user).toMatchObject({ activeCompanyId: null, companies: [] })
    expect((await call(`GET /companies/${company.id}/dashboard`, { as })).status).toBe(404)
    expect(await snapshots(company.id)).toEqual([])
  })
})

onBothEngines('monthly revenue', (t) => {
  const server = appTest(t)
  const { call } = server

  test('what was put comes back oldest first, apart from snapshots, and is replaced by the next', async () => {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 5_000 })
    const path = `/companies/${company.id}/faturamento-mensal`
    expect((await call(`GET ${path}`, { as })).body).toEqual({ success: true, data: [] })
    const put = (meses: unknown) => call(`PUT ${path}`, { as, body: { meses } })
    const months = [
      { mes: '2026-10', valor: 48_200.37 },
      { mes: '2026-09', valor: 0 },
    ]
    expect((await put(months)).body.data).toEqual(months.toReversed())
    expect((await put([{ mes: '2026-11', valor: 1 }])).body.data).toEqual([{ mes: '2026-11', valor: 1 }])
    expect((await call(`GET ${path}`, { as })).body.data).toEqual([{ mes: '2026-11', valor: 1 }])
    expect((await put([])).body.data).toEqual([])
  })

  test.each([
    [
      [
        { mes: '2026-10', valor: 1 },
        { mes: '2026-10', valor: 2 },
      ],
      'meses.1.mes',
      'Este mês aparece mais de uma vez.',
    ],
    [[{ mes: '2026-12', valor: 1 }], 'meses.0.mes', 'O mês não pode estar no futuro.'],
    [[{ mes: '10/2026', valor: 1 }], 'meses.0.mes', 'Informe o mês como AAAA-MM, por exemplo 2026-10.'],
    [[{ mes: '2026-13', valor: 1 }], 'meses.0.mes', 'Informe o mês como AAAA-MM, por exemplo 2026-10.'],
    [[{ mes: '2026-10', valor: -1 }], 'meses.0.valor', 'O valor não pode ser negativo.'],
    [
      Array.from({ length: 61 }, (_, n) => ({ mes: `${1950 + n}-01`, valor: 1 })),
      'meses',
      'Informe no máximo 60 meses.',
    ],
    ['x', 'meses', 'Informe a lista de meses.'],
  ])('refuses %j', async (meses, field, sentence) => {
    const as = await server.account()
    const company = await server.company(as)
    const reply = await call(`PUT /companies/${company.id}/faturamento-mensal`, { as, body: { meses } })
    expect([reply.status, reply.body.fields]).toEqual([422, { [field]: sentence }])
  })

  test('twenty simultaneous saves leave one of them', async () => {
    const as = await server.account()
    const company = await server.company(as)
    const path = `/companies/${company.id}/faturamento-mensal`
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call(`PUT ${path}`, { as, body: { meses: [{ mes: '2026-10', valor: n }] } }),
      ),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect((await call(`GET ${path}`, { as })).body.data).toHaveLength(1)
  })
})
