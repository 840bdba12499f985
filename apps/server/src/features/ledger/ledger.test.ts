import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { expect, test } from 'vitest'
import { readConfig } from '#src/platform/config.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { statementTest } from '#tests/support/statements.ts'
import { addAccount } from './accounts.service.ts'

onBothEngines('ledger', (t) => {
  const server = appTest(t)
  const { call } = server
  const { send, list } = statementTest(server)

  async function owner() {
    const as = await server.account()
    const company = await server.company(as)
    const path = `/companies/${company.id}`
    const open = async (body: object = {}) =>
      (await call(`POST ${path}/contas`, { as, body: { apelido: 'Gaveta', tipo: 'dinheiro', ...body } })).body.data
    const type = (contaId: string, body: object = {}) =>
      call(`POST ${path}/lancamentos`, {
        as,
        body: { contaId, data: '2026-11-20', valor: -10, descricao: 'Feira', ...body },
      })
    return { as, company, path, open, type }
  }

  test('an account has a name and a balance that typed movements change', async () => {
    const { as, path, open, type } = await owner()
    const conta = await open({ saldoInicial: 100, saldoInicialEm: '2026-11-10' })
    expect(conta).toEqual({
      id: expect.any(String),
      apelido: 'Gaveta',
      tipo: 'dinheiro',
      banco: null,
      agencia: null,
      numero: null,
      saldo: { valor: 100, em: '2026-11-10', provado: false },
      lancamentos: 0,
    })
    await type(conta.id, { data: '2026-11-10', valor: -5 })
    await type(conta.id, { data: '2026-11-12', valor: 30.5 })
    const balance = async () => (await call(`GET ${path}/contas`, { as })).body.data[0].saldo
    expect(await balance()).toEqual({ valor: 130.5, em: '2026-11-12', provado: false })
    const changed = await call(`PATCH ${path}/contas/${conta.id}`, { as, body: { saldoInicial: -50, banco: '0341' } })
    expect(changed.body.data).toMatchObject({
      apelido: 'Gaveta',
      banco: { codigo: '341', nome: 'Itaú' },
      saldo: { valor: -19.5 },
    })
    expect((await call(`DELETE ${path}/contas/${conta.id}`, { as })).status).toBe(200)
    expect((await call(`DELETE ${path}/contas/${conta.id}`, { as })).status).toBe(404)
    expect((await call(`GET ${path}/lancamentos`, { as })).body.totais.quantidade).toBe(0)
  })

  test.each([
    [{ apelido: ' ' }, 'apelido', 'Dê um apelido à conta.'],
    [{ tipo: 'banco' }, 'tipo', 'Escolha o tipo da conta.'],
    [{ banco: 'nenhum' }, 'banco', 'Informe o banco pelo código, por exemplo 341.'],
    [{ saldoInicialEm: '2026-11-01' }, 'saldoInicial', 'Informe o saldo inicial junto com o dia dele.'],
    [
      { saldoInicial: 1, saldoInicialEm: '2026-11-22' },
      'saldoInicialEm',
      'O dia do saldo inicial não pode estar no futuro.',
    ],
    [{ saldoInicial: 1.234 }, 'saldoInicial', 'Informe um valor em reais, por exemplo -150.5.'],
  ])('refuses the account %j', async (fields, field, sentence) => {
    const { as, path } = await owner()
    const body = { apelido: 'Gaveta', tipo: 'dinheiro', ...fields }
    const reply = await call(`POST ${path}/contas`, { as, body })
    expect([reply.status, reply.body.fields]).toEqual([422, { [field]: sentence }])
  })

  test.each([
    [{ valor: 0 }, 'valor', 'O valor não pode ser zero.'],
    [
      { data: '2026-11-22' },
      'data',
      'A data está no futuro. Para o que ainda vai acontecer, adicione um compromisso no Caixa.',
    ],
    [{ data: '2026-02-30' }, 'data', 'Informe a data como AAAA-MM-DD, por exemplo 2026-11-30.'],
    [{ descricao: '' }, 'descricao', 'Descreva a movimentação.'],
    [{ categoria: 'nada' }, 'categoria', 'Escolha uma categoria.'],
    [{ contaId: '01890000-0000-7000-8000-000000000000' }, 'contaId', 'Escolha uma conta.'],
  ])('refuses the movement %j', async (fields, field, sentence) => {
    const { open, type } = await owner()
    const reply = await type((await open()).id, fields)
    expect([reply.status, reply.body.fields]).toEqual([422, { [field]: sentence }])
  })

  test('a typed movement is categorised, deleted, and no import of another takes it along', async () => {
    const { as, company, path, open, type } = await owner()
    const conta = await open()
    const made = await type(conta.id, { descricao: 'Conta de luz ENEL', valor: -80 })
    expect([made.status, made.body.data]).toMatchObject([
      201,
      { categoria: 'utilidades', origemCategoria: 'dicionario', digitado: true, importacaoId: null, linha: null },
    ])
    const byHand = await type(conta.id, { descricao: 'Feira', categoria: 'mercadorias' })
    expect(byHand.body.data).toMatchObject({ categoria: 'mercadorias', origemCategoria: 'manual' })
    expect((await type(conta.id, { descricao: 'Feira' })).body.data.origemCategoria).toBe('regra')
    const [imported] = await send(as, company, ofx())
    const { data } = await list(as, company, `&conta=${imported?.contaId}`)
    const refused = await call(`DELETE ${path}/lancamentos/${data[0].id}`, { as })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Esta movimentação veio de um extrato. Para tirá-la, desfaça a importação.',
    ])
    expect((await call(`DELETE ${path}/lancamentos/${made.body.data.id}`, { as })).status).toBe(200)
    expect((await call(`DELETE ${path}/lancamentos/${made.body.data.id}`, { as })).status).toBe(404)
    await call(`DELETE ${path}/importacoes/${imported?.id}`, { as })
    expect((await list(as, company)).totais.quantidade).toBe(2)
  })

  test('the list is filtered, searched and paged by a cursor, with the sums of all pages', async () => {
    const { as, company, path } = await owner()
    const days = Array.from(
      { length: 60 },
      (_, n) => `2026${String(5 + Math.floor(n / 28)).padStart(2, '0')}${String(1 + (n % 28)).padStart(2, '0')}`,
    )
    const bytes = ofx({
      movements: days
        .map((day, n) =>
          movement(day, n % 3 ? `-${n + 1}.10` : `${n + 1}.00`, n % 5 ? `LOJA ${n}` : `AÇAÍ 100% ${n}_A`, `${n}`),
        )
        .join('\n'),
      range: '<DTSTART>20260501<DTEND>20260731',
    })
    await send(as, company, bytes)
    const all = await list(as, company)
    const sum = (rows: { valor: number }[]) =>
      Math.round(rows.reduce((total, { valor }) => total + valor * 100, 0)) / 100
    expect(all.totais).toEqual({
      quantidade: 60,
      entradas: sum(all.data.filter(({ valor }: { valor: number }) => valor > 0)),
      saidas: sum(all.data.filter(({ valor }: { valor: number }) => valor < 0)),
    })
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await call(`GET ${path}/lancamentos?limit=7${cursor}`, { as })
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      expect(body.totais).toEqual(all.totais)
      cursor = body.proximo ? `&cursor=${body.proximo}` : ''
    } while (cursor !== '')
    expect(seen).toEqual(all.data.map(({ id }: { id: string }) => id))

    const check = async (
      query: string,
      keep: (row: { data: string; valor: number; descricao: string; categoria: string | null }) => boolean,
    ) => {
      const { data, totais } = await list(as, company, query)
      const wanted = all.data.filter(keep)
      expect([query, data]).toEqual([query, wanted])
      expect([query, totais]).toEqual([
        query,
        {
          quantidade: wanted.length,
          entradas: sum(wanted.filter(({ valor }: { valor: number }) => valor > 0)),
          saidas: sum(wanted.filter(({ valor }: { valor: number }) => valor < 0)),
        },
      ])
    }
    await check('&sentido=entrada', ({ valor }) => valor > 0)
    await check(
      '&sentido=saida&de=2026-06-01&ate=2026-06-30',
      ({ valor, data }) => valor < 0 && data.startsWith('2026-06'),
    )
    await check('&de=2026-05-10&ate=2026-06-03', ({ data }) => data >= '2026-05-10' && data <= '2026-06-03')
    await check('&q=acai', ({ descricao }) => descricao.startsWith('AÇAÍ'))
    await check(`&q=${encodeURIComponent('100% 5_')}`, ({ descricao }) => descricao.includes('100% 5_'))
    await check('&q=loja%207&sentido=saida', ({ descricao, valor }) => descricao === 'LOJA 7' && valor < 0)
    await check('&categoria=sem', ({ categoria }) => categoria === null)
    await check('&categoria=aluguel', () => false)
    for (const [query, field] of [
      ['cursor=abc', 'cursor'],
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['de=2026-13-01', 'de'],
      ['de=2026-06-02&ate=2026-06-01', 'de'],
      ['sentido=x', 'sentido'],
    ]) {
      const reply = await call(`GET ${path}/lancamentos?${query}`, { as })
      expect([query, reply.status, Object.keys(reply.body.fields)]).toEqual([query, 422, [field]])
    }
  })

  test('categories are everybody’s and the company’s own', async () => {
    const { as, path, open, type } = await owner()
    const made = await call(`POST ${path}/categorias`, { as, body: { nome: ' Eventos ', grupo: 'receita' } })
    expect([made.status, made.body.data]).toEqual([
      201,
      { id: expect.any(String), nome: 'Eventos', grupo: 'receita', propria: true },
    ])
    for (const nome of ['EVENTOS', 'aluguel e condomínio'])
      expect((await call(`POST ${path}/categorias`, { as, body: { nome, grupo: 'pessoal' } })).status).toBe(409)
    const { body } = await call(`GET ${path}/categorias`, { as })
    expect(body.data.length).toBe(36)
    expect(body.data.at(-1)).toEqual(made.body.data)
    const { id } = await open()
    expect((await type(id, { valor: 90, categoria: made.body.data.id })).status).toBe(201)
    const result = await call(`GET ${path}/resultado?mes=2026-11`, { as })
    expect(result.body.data.linhas[0]).toMatchObject({ id: 'receita', valor: 90, categorias: [{ nome: 'Eventos' }] })
  })

  test('other screens hear of a change once it is stored, and of none that was refused', async () => {
    const { as, company } = await owner()
    const emitted: unknown[] = []
    const services = {
      db: t.db(),
      clock: () => server.time.now,
      config: readConfig({ LOG_LEVEL: 'silent' }, t.dataDir()),
      emitToCompany: (companyId: string, event: string) => void emitted.push([companyId, event]),
    }
    const actor = { userId: as.id } as Parameters<typeof addAccount>[1]
    await addAccount(services, actor, company.id, { apelido: 'Gaveta', tipo: 'dinheiro' })
    expect(emitted).toEqual([[company.id, 'ledger:updated']])
    const wrong = { apelido: 'Gaveta', tipo: 'dinheiro', banco: 'nenhum' } as const
    await expect(addAccount(services, actor, company.id, wrong)).rejects.toThrow()
    expect(emitted).toHaveLength(1)
  })

  test('result and cash stand on the stored movements', async () => {
    const { as, company, path } = await owner()
    const weeks = Array.from({ length: 20 }, (_, n) =>
      new Date(Date.UTC(2026, 6, 6 + 7 * n)).toISOString().slice(0, 10),
    )
    const bytes = ofx({
      movements: weeks
        .flatMap((day, n) => [
          movement(day.replaceAll('-', ''), '1000.00', 'PIX RECEBIDO CLIENTE FIXO', `R${n}`),
          movement(day.replaceAll('-', ''), '-300.00', 'PIX ENVIADO FORNECEDOR FIXO', `S${n}`),
        ])
        .join('\n'),
      range: '<DTSTART>20260701<DTEND>20261120',
      balance: '<LEDGERBAL><BALAMT>20000.00<DTASOF>20261120</LEDGERBAL>',
      server: '20261120',
    })
    const [one] = await send(as, company, bytes)
    const cash = (await call(`GET ${path}/caixa`, { as })).body.data
    expect(cash).toMatchObject({ saldoInicial: 20_000, dados: { suficiente: true } })
    expect(cash.contas).toEqual([{ contaId: one?.contaId, saldo: 20_000, em: '2026-11-20', provado: false }])
    const layers = cash.semanas[1].linhas.map(({ camada, valor }: { camada: string; valor: number }) => [camada, valor])
    expect(layers).toContainEqual(['repete', 1_000])
    expect(layers).toContainEqual(['repete', -300])
    const october = (await call(`GET ${path}/resultado?mes=2026-10`, { as })).body.data
    expect(october).toMatchObject({ variacaoSaldo: 2_800, lacunas: [], semCategoria: { quantidade: 4 } })
  })
})
