import { expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const unknownId = '019a0000-0000-7000-8000-000000000000'

onBothEngines('companies', (t) => {
  const server = appTest(t)
  const { call } = server

  test('a company is created, listed oldest first and stays inactive until it is activated', async () => {
    const as = await server.account()
    const body = {
      nome: ' Padaria Sol ',
      cnpj: '12.ABC.345/01DE-35',
      setor: 'Alimentação',
      faturamento: 48_200.55,
      funcionarios: 0,
    }
    const made = await call('POST /companies', { as, body })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({ success: true, data: { ...body, nome: 'Padaria Sol', id: expect.any(String) } })
    server.time.now += 1
    const second = await server.company(as)
    expect(second).toMatchObject({ faturamento: null, funcionarios: null })
    expect((await call('GET /companies', { as })).body).toEqual({ success: true, data: [made.body.data, second] })
    expect((await call('GET /users/me', { as })).body.user).toMatchObject({
      activeCompanyId: null,
      companies: [made.body.data, second],
    })
    const activated = await call(`POST /companies/${second.id}/activate`, {
      as,
      headers: { 'content-type': 'application/json' },
    })
    expect(activated.body).toEqual({ success: true, data: { activeCompanyId: second.id } })
    expect((await call('GET /users/me', { as })).body.user.activeCompanyId).toBe(second.id)
  })

  test('the same letters and digits of a CNPJ stand once in an account and may stand in another', async () => {
    const as = await server.account()
    await server.company(as, { cnpj: '12.345.678/0001-95' })
    const again = await call('POST /companies', {
      as,
      body: { nome: 'Outra', cnpj: '12345678000195', setor: 'Varejo' },
    })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'conflict', message: 'Você já cadastrou uma empresa com este CNPJ.' })
    await server.company(await server.account(), { cnpj: '12.345.678/0001-95' })
  })

  test('fifty simultaneous creations of one CNPJ make one company', async () => {
    const as = await server.account()
    const body = { nome: 'Corrida', cnpj: '98.765.432/0001-10', setor: 'Serviços' }
    const replies = await Promise.all(Array.from({ length: 50 }, () => call('POST /companies', { as, body })))
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(49)
    expect((await call('GET /companies', { as })).body.data).toHaveLength(1)
  })

  test('fifty simultaneous activations leave one of the companies active', async () => {
    const as = await server.account()
    const companies = [await server.company(as), await server.company(as)]
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => call(`POST /companies/${companies[n % 2]?.id}/activate`, { as })),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    const { activeCompanyId } = (await call('GET /users/me', { as })).body.user
    expect(companies.map((company) => company.id)).toContain(activeCompanyId)
  })

  test.each([
    [
      {},
      { nome: 'Nome da empresa é obrigatório.', cnpj: 'CNPJ é obrigatório.', setor: 'Setor de atuação é obrigatório.' },
    ],
    [
      { nome: ' ', cnpj: '', setor: 'Mineração' },
      { nome: 'Nome da empresa é obrigatório.', cnpj: 'CNPJ é obrigatório.', setor: 'Escolha um setor da lista.' },
    ],
    [
      { nome: 'A', cnpj: '1', setor: 'Outro', faturamento: 10.005 },
      { faturamento: 'Use no máximo duas casas decimais.' },
    ],
    [
      { nome: 'A', cnpj: '1', setor: 'Outro', faturamento: -1, funcionarios: 1.5 },
      { faturamento: 'O valor não pode ser negativo.', funcionarios: 'Informe um número inteiro de funcionários.' },
    ],
    [{ nome: 'A', cnpj: '1', setor: 'Outro', dono: 'x' }, { dono: 'Campo desconhecido.' }],
  ])('refuses %j field by field', async (body, fields) => {
    const as = await server.account()
    const reply = await call('POST /companies', { as, body })
    expect(reply.status).toBe(422)
    expect(reply.body.fields).toEqual(fields)
    expect(reply.body.message).toBe(Object.values(fields)[0])
  })
})

onBothEngines('access by the route table', (t) => {
  const server = appTest(t)
  const { call } = server

  /** Calls that anyone may make; a new one is added here on purpose. */
  const PUBLIC = [
    'POST /login',
    'POST /api/users',
    'GET /diagnostics/questions',
    'GET /healthz',
    'GET /readyz',
    'GET /openapi.json',
    'GET /docs',
    'GET /docs.css',
    'GET /.well-known/security.txt',
    'POST /password-recovery/initiate',
    'POST /password-recovery/verify',
    'POST /password-recovery/reset',
    'POST /email-confirmation',
    'POST /email-reversal',
    'GET /unsubscribe',
    'POST /unsubscribe',
    'POST /partilhas/abrir',
    'GET /agenda/:arquivo',
  ]

  const routes = () => server.app().routeTable.filter((route) => route.method !== 'HEAD')
  const fill = (url: string, companyId: string) =>
    url.replace(/:(companyId|id)\b/, companyId).replace(/:\w+/g, unknownId)

  test('only the listed calls are public, and every other answers 401 without a live session', async () => {
    const open = routes().filter((route) => route.access === 'public')
    expect(open.map(({ method, url }) => `${method} ${url}`).filter((route) => !PUBLIC.includes(route))).toEqual([])
    for (const { method, url, access } of routes()) {
      if (access === 'public') continue
      for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }, { authorization: 'Basic abc' }]) {
        const reply = await call(`${method} ${fill(url, unknownId)}`, { headers: headers as Record<string, string> })
        expect([url, reply.status, reply.body.code]).toEqual([url, 401, 'unauthorized'])
      }
    }
  })

  test('every call on a company is refused for a company of another user and for one that does not exist', async () => {
    const owner = await server.account()
    const stranger: Account = await server.account()
    const company = await server.company(owner)
    const scoped = routes().filter(({ url }) => /\/companies\/:|:companyId/.test(url))
    expect(scoped.length).toBeGreaterThan(3)
    for (const { method, url, access } of scoped) {
      expect([url, access]).toEqual([url, 'company'])
      const foreign = await call(`${method} ${fill(url, company.id)}`, { as: stranger, body: '{not json' })
      expect([url, foreign.status, foreign.body.message]).toEqual([url, 403, 'Você não tem acesso a esta empresa.'])
      for (const id of [unknownId, 'abc', '1%20or%201=1', unknownId.toUpperCase()]) {
        const missing = await call(`${method} ${fill(url, id)}`, { as: stranger, body: '{not json' })
        expect([url, id, missing.status, missing.body.message]).toEqual([url, id, 404, 'Não encontrado.'])
      }
    }
  })
})
