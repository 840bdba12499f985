import type { Importacao, Previa } from '@norteia/contracts/statements'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { statementTest } from '#tests/support/statements.ts'

interface Line {
  id: string
  contaId: string
  data: string
  valor: number
  descricao: string
  categoria: string | null
  origemCategoria: string | null
  porque: string | null
  importacaoId: string | null
  linha: number | null
  parId: string | null
}

const account = (bank: string, number: string) =>
  `<BANKACCTFROM><BANKID>${bank}<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>`
const file = (movements: string[], parts: Parameters<typeof ofx>[0] = {}) =>
  ofx({ movements: movements.join('\n'), balance: '', ...parts })
const cielo = (...rows: string[]) =>
  ['Data da venda;Bandeira;Valor bruto;Valor Taxa/Tarifa;Valor líquido;Status', ...rows].join('\n')

onBothEngines('rules of statements', (t) => {
  const server = appTest(t)
  const { call } = server
  const { preview, choices, send, list } = statementTest(server)

  async function owner() {
    const as = await server.account()
    const company = await server.company(as)
    const path = `/companies/${company.id}`
    const lines = async (query = ''): Promise<Line[]> => (await list(as, company, query)).data
    const undo = (one: Importacao | undefined) => call(`DELETE ${path}/importacoes/${one?.id}`, { as })
    const upload = async (bytes: string, options: Parameters<typeof send>[3] = {}) => {
      server.time.now += 1_000
      return (await send(as, company, bytes, options))[0]
    }
    const patch = (line: Line | undefined, body: object) => call(`PATCH ${path}/lancamentos/${line?.id}`, { as, body })
    return { as, company, path, lines, undo, upload, patch }
  }

  test('two real equal movements are two, and an overlapping file adds only what it shows more of', async () => {
    const { lines, upload, undo } = await owner()
    const sale = (id: string) => movement('20260705', '-10.00', 'CAFE', id)
    const first = await upload(file([sale('1'), sale('2')]))
    expect(await upload(file([sale('9')]))).toMatchObject({ novas: 0, repetidas: 1 })
    const third = await upload(file([sale('5'), sale('6'), sale('7')]))
    expect(third).toMatchObject({ novas: 1, repetidas: 2 })
    expect(await lines()).toHaveLength(3)
    expect((await undo(first)).body.data.desfeitaEm).not.toBeNull()
    expect((await undo(first)).status).toBe(200)
    expect(await lines()).toHaveLength(3)
    await undo(third)
    const [left, ...rest] = await lines()
    expect(rest).toEqual([])
    expect(left?.importacaoId).not.toBe(first?.id)
  })

  test('a changed description with the same identifier updates, and the undo gives the old one back', async () => {
    const { lines, upload, undo, patch } = await owner()
    const first = await upload(file([movement('20260705', '-80.00', 'COMPRA PROCESSANDO', 'X7')]))
    const [before] = await lines()
    await patch(before, { categoria: 'marketing' })
    const second = await upload(file([movement('20260705', '-80.00', 'LOJA DE TINTAS LTDA', 'X7')]))
    expect(second).toMatchObject({ novas: 0, repetidas: 1 })
    const [after] = await lines()
    expect(after).toMatchObject({ id: before?.id, descricao: 'LOJA DE TINTAS LTDA', categoria: 'marketing' })
    expect(await lines('&q=tintas')).toHaveLength(1)
    await undo(second)
    expect((await lines()).map(({ descricao }) => descricao)).toEqual(['COMPRA PROCESSANDO'])
    await upload(file([movement('20260705', '-80.00', 'LOJA DE TINTAS LTDA', 'X7')]))
    await undo(first)
    expect((await lines()).map(({ id, descricao }) => [id, descricao])).toEqual([[before?.id, 'LOJA DE TINTAS LTDA']])
  })

  test('an identifier that occurs twice in the file or the account takes nothing over', async () => {
    const { lines, upload } = await owner()
    await upload(file([movement('20260705', '-80.00', 'A', 'SAME'), movement('20260706', '-5.00', 'IOF', 'SAME')]))
    expect(await upload(file([movement('20260705', '-80.00', 'B', 'SAME')]))).toMatchObject({ novas: 1 })
    expect(await lines()).toHaveLength(3)
  })

  test('a category by hand comes back with its movement, and the account outlives its import', async () => {
    const { as, path, lines, upload, undo, patch } = await owner()
    const bytes = file([
      movement('20260705', '-80.00', 'ZELADOR JOSE', '1'),
      movement('20260706', '-80.00', 'OUTRO', '2'),
    ])
    const one = await upload(bytes)
    await patch(
      (await lines()).find(({ descricao }) => descricao.startsWith('ZELADOR')),
      { categoria: 'aluguel' },
    )
    await call(`DELETE ${path}/regras/${(await call(`GET ${path}/regras`, { as })).body.data[0].id}`, { as })
    await undo(one)
    expect(await lines()).toEqual([])
    expect((await call(`GET ${path}/contas`, { as })).body.data).toMatchObject([{ lancamentos: 0, saldo: null }])
    await upload(bytes)
    expect((await lines()).map(({ categoria, origemCategoria }) => [categoria, origemCategoria])).toEqual([
      [null, null],
      ['aluguel', 'manual'],
    ])
  })

  test('a category by hand makes a rule, applies to equal movements, and is confirmed in a sentence', async () => {
    const { as, path, lines, upload, patch } = await owner()
    await upload(
      file([
        movement('20260705', '-80.00', 'PIX ENVIADO JOSE NETO', '1'),
        movement('20260706', '-90.00', 'PIX ENVIADO JOSE NETO', '2'),
        movement('20260707', '-70.00', 'PIX ENVIADO JOSE NETO', '3'),
        movement('20260708', '70.00', 'PIX RECEBIDO JOSE NETO', '4'),
      ]),
    )
    const [into, c, b, a] = await lines()
    expect(into?.categoria).toBeNull()
    expect((await patch(a, { categoria: 'nada' })).status).toBe(422)
    const first = await patch(a, { categoria: 'manutencao' })
    expect(first.body).toMatchObject({ iguais: 2, data: { origemCategoria: 'manual', porque: expect.any(String) } })
    expect((await patch(b, { categoria: 'marketing' })).body.iguais).toBe(1)
    const applied = await patch(a, { categoria: 'manutencao', aplicarIguais: true })
    expect(applied.body.iguais).toBe(1)
    expect((await lines()).map(({ id, categoria, origemCategoria }) => [id, categoria, origemCategoria])).toEqual([
      [into?.id, null, null],
      [c?.id, 'manutencao', 'regra'],
      [b?.id, 'marketing', 'manual'],
      [a?.id, 'manutencao', 'manual'],
    ])
    const rules = await call(`GET ${path}/regras`, { as })
    expect(rules.body.data).toMatchObject([
      { contraparte: 'JOSE NETO', sentido: 'saida', categoria: 'manutencao', vezes: 3 },
    ])
    await upload(
      file([movement('20260805', '-99.00', 'PIX ENVIADO JOSE NETO', '8')], { server: '20260901', range: '' }),
    )
    const [next] = await lines()
    expect(next).toMatchObject({
      categoria: 'manutencao',
      origemCategoria: 'regra',
      porque: 'Você classificou "JOSE NETO" assim em 21/11.',
    })
    expect((await patch(next, { categoria: null })).body.data).toMatchObject({ categoria: null, porque: null })
    expect((await call(`GET ${path}/regras`, { as })).body.data[0].categoria).toBe('manutencao')
  })

  test('a transfer between two accounts is a pair until one half goes', async () => {
    const { as, path, lines, upload, undo } = await owner()
    await upload(
      file([movement('20260705', '-500.00', 'PIX ENVIADO LOJA', '1')], { account: account('0341', '1234567-8') }),
    )
    const other = await upload(
      file([movement('20260708', '500.00', 'PIX RECEBIDO LOJA', '1', 'CREDIT')], {
        account: account('0260', '998877-1'),
      }),
    )
    const [into, out] = await lines()
    expect([into?.parId, out?.parId, into?.categoria, out?.categoria]).toEqual([
      out?.id,
      into?.id,
      'transferencia',
      'transferencia',
    ])
    expect(out?.porque).toBe('Saiu de uma conta sua e entrou em outra, no mesmo valor, em até 3 dias.')
    const month = (await call(`GET ${path}/resultado?mes=2026-07`, { as })).body.data
    expect(month.variacaoSaldo).toBe(0)
    expect(month.linhas.find(({ id }: { id: string }) => id === 'sem-categoria').valor).toBe(0)
    await undo(other)
    expect(await lines()).toMatchObject([{ id: out?.id, parId: null, categoria: null, porque: null }])
    const again = await upload(
      file([movement('20260702', '500.00', 'PIX RECEBIDO LOJA', '1', 'CREDIT')], {
        account: account('0260', '998877-1'),
      }),
    )
    expect(await lines()).toMatchObject([{ parId: expect.any(String) }, { parId: expect.any(String) }])
    await call(`DELETE ${path}/contas/${again?.contaId}`, { as })
    expect(await lines()).toMatchObject([{ id: out?.id, parId: null }])
  })

  test('the deposit of an acquirer whose sales are known is no second sale', async () => {
    const { lines, upload, undo } = await owner()
    await upload(file([movement('20260710', '97.00', 'CIELO VENDAS CREDITO', '1', 'CREDIT')]))
    expect(await lines()).toMatchObject([{ categoria: 'recebimento-cartao', origemCategoria: 'dicionario' }])
    const sales = await upload(
      cielo('05/07/2026;Visa;100,00;-3,00;97,00;Aprovada', '05/07/2026;Visa;50,00;-1,50;48,50;Negada'),
      {
        nome: 'cielo.csv',
      },
    )
    expect(sales).toMatchObject({ novas: 2, recusadas: 1 })
    const byAmount = new Map((await lines()).map((line) => [line.valor, line]))
    expect(byAmount.get(97)).toMatchObject({
      categoria: 'transferencia',
      origemCategoria: 'transferencia',
      parId: null,
    })
    expect(byAmount.get(100)?.categoria).toBe('recebimento-cartao')
    expect(byAmount.get(-3)?.categoria).toBe('taxas-cartao')
    expect(byAmount.get(100)?.linha).toBe(byAmount.get(-3)?.linha)
    await undo(sales)
    expect(await lines()).toMatchObject([{ categoria: 'recebimento-cartao', origemCategoria: 'dicionario' }])
  })

  test('a missing line shows in the proof by exactly its amount, before anything is stored, and the proof is kept', async () => {
    const { as, company, path, lines, upload } = await owner()
    const balance = (amount: string, day: string) => `<LEDGERBAL><BALAMT>${amount}<DTASOF>${day}</LEDGERBAL>`
    await upload(file([movement('20260705', '-10.00', 'A', '1')], { balance: balance('90.00', '20260731') }))
    const gap = file([movement('20260810', '-20.00', 'B', '2')], {
      balance: balance('40.00', '20260831'),
      range: '<DTSTART>20260801<DTEND>20260831',
      server: '20260901',
    })
    const shown = (await preview(as, company, gap)).body.data as Previa
    const prova = { estado: 'difere', saldoInformado: 40, saldoEm: '2026-08-31', saldoCalculado: 70, diferenca: -30 }
    expect(shown.contas[0]?.prova).toEqual(prova)
    const stored = await upload(gap)
    expect(stored?.prova).toEqual(prova)
    const typed = { contaId: stored?.contaId, data: '2026-08-15', valor: -30, descricao: 'O que faltava' }
    expect((await call(`POST ${path}/lancamentos`, { as, body: typed })).status).toBe(201)
    expect((await call(`GET ${path}/importacoes`, { as })).body.data[0].prova).toEqual(prova)
    expect((await call(`GET ${path}/contas`, { as })).body.data[0].saldo).toEqual({
      valor: 40,
      em: '2026-08-31',
      provado: true,
    })
    expect(await lines()).toHaveLength(3)
  })

  test('what can’t be decided becomes a question, and nothing is stored before the answer', async () => {
    const { as, company, path, lines } = await owner()
    const bytes = file([
      movement('20260705', '10.00', 'A', '1', 'XFER'),
      movement('20260706', '20.00', 'B', '2', 'OTHER'),
    ])
    const shown = (await preview(as, company, bytes)).body.data as Previa
    expect(shown.perguntas.map(({ id }) => id)).toEqual(['sinal'])
    const body = { previaId: shown.previaId, contas: choices(shown) }
    const open = await call(`POST ${path}/importacoes`, { as, body })
    expect([open.status, Object.keys(open.body.fields)]).toEqual([422, ['respostas.sinal']])
    expect(await lines()).toEqual([])
    const wrong = await call(`POST ${path}/importacoes`, { as, body: { ...body, respostas: { sinal: 'talvez' } } })
    expect(wrong.status).toBe(422)
    const done = await call(`POST ${path}/importacoes`, { as, body: { ...body, respostas: { sinal: 'saidas' } } })
    expect(done.status).toBe(201)
    expect((await lines()).map(({ valor }) => valor)).toEqual([-20, -10])
  })

  test('what only one answer opens is asked at once, and needed with that answer alone', async () => {
    const { as, company, path, lines } = await owner()
    const bytes =
      'Fatura do cartão;final 4412\n\ndata;lançamento;valor\n01/10/2026;MERCADO;289,81\n03/10/2026;POSTO;180,00\n'
    const shown = (await preview(as, company, bytes)).body.data as Previa
    expect(shown.perguntas.map(({ id, quando }) => [id, quando?.valor])).toEqual([
      ['tipo:arquivo', undefined],
      ['data', 'corrente'],
      ['sinal', 'corrente'],
    ])
    const body = { previaId: shown.previaId, contas: choices(shown) }
    const confirm = (respostas: Record<string, string>) =>
      call(`POST ${path}/importacoes`, { as, body: { ...body, respostas } })
    expect(Object.keys((await confirm({})).body.fields)).toEqual(['respostas.tipo:arquivo'])
    expect(Object.keys((await confirm({ 'tipo:arquivo': 'corrente' })).body.fields)).toEqual([
      'respostas.data',
      'respostas.sinal',
    ])
    expect((await confirm({ 'tipo:arquivo': 'corrente', data: 'dma', sinal: 'entradas' })).status).toBe(201)
    expect((await lines()).map(({ valor }) => valor)).toEqual([180, 289.81])
  })

  test('what the company is called and does sorts its movements', async () => {
    const as = await server.account()
    const company = await server.company(as, { nome: 'Forneria Bella Massa Ltda', setor: 'Alimentação' })
    const bytes = file(
      [
        movement('20260705', '-80.00', 'COMPRA CARTAO SUPERMERCADO DO VALE', '1'),
        movement('20260706', '-500.00', 'PIX ENVIADO FORNERIA BELLA MASSA LTDA', '2'),
        ...['07', '08', '09'].map((month) => movement(`2026${month}10`, '900.00', 'TED RECEBIDA ALFA LTDA', month)),
        movement('20260910', '40.00', 'PIX RECEBIDO JOSE CARLOS PEREIRA', '6'),
      ],
      { range: '<DTSTART>20260701<DTEND>20260930' },
    )
    await send(as, company, bytes, {})
    const sorted: Line[] = (await list(as, company, '')).data
    expect(Object.fromEntries(sorted.map(({ descricao, categoria }) => [descricao, categoria]))).toEqual({
      'COMPRA CARTAO SUPERMERCADO DO VALE': 'mercadorias',
      'PIX ENVIADO FORNERIA BELLA MASSA LTDA': 'transferencia',
      'TED RECEBIDA ALFA LTDA': 'vendas-produtos',
      'PIX RECEBIDO JOSE CARLOS PEREIRA': null,
    })
  })

  test('every account of a file is placed, once, or left out', async () => {
    const { as, company, path, lines } = await owner()
    const statement = (number: string, memo: string) =>
      `<STMTTRNRS><STMTRS><CURDEF>BRL${account('0341', number)}<BANKTRANLIST><DTSTART>20260701<DTEND>20260731${movement('20260705', '-10.00', memo, '1')}</BANKTRANLIST></STMTRS></STMTTRNRS>`
    const bytes = `<OFX><SIGNONMSGSRSV1><SONRS><DTSERVER>20260801</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1>${statement('11111-1', 'UM')}${statement('22222-2', 'DOIS')}</BANKMSGSRSV1></OFX>`
    const shown = (await preview(as, company, bytes)).body.data as Previa
    const [one, two] = choices(shown)
    const confirm = (contas: unknown) =>
      call(`POST ${path}/importacoes`, { as, body: { previaId: shown.previaId, contas } })
    const stranger = { chave: two?.chave, contaId: '01890000-0000-7000-8000-000000000000' }
    const left = { chave: one?.chave, ignorar: true }
    for (const contas of [
      [one],
      [one, two, two],
      [one, { ...two, chave: 'x' }],
      [one, stranger],
      [left, { ...left, chave: two?.chave }],
    ]) {
      const reply = await confirm(contas)
      expect([contas, reply.status, Object.keys(reply.body.fields)]).toEqual([contas, 422, ['contas']])
    }
    expect(await lines()).toEqual([])
    const done = await confirm([left, two])
    expect([done.status, done.body.data.length]).toEqual([201, 1])
    expect((await lines()).map(({ descricao }) => descricao)).toEqual(['DOIS'])
  })

  test('a file that names no account goes where the last of its like went, or where the caller says', async () => {
    const { as, company, path, upload } = await owner()
    const csv = (day: string) => `Data,Valor,Identificador,Descrição\n${day}/07/2026,-50.00,id${day},MERCADO`
    const first = await upload(csv('01'), { nome: 'nubank.csv' })
    const known = (await preview(as, company, csv('02'), { nome: 'nubank.csv' })).body.data as Previa
    expect(known.contas[0]?.contaId).toBe(first?.contaId)
    const made = await call(`POST ${path}/contas`, { as, body: { apelido: 'Outra', tipo: 'corrente', banco: '260' } })
    const said = await preview(as, company, csv('02'), { nome: 'nubank.csv', conta: made.body.data.id })
    expect(said.body.data.contas[0].contaId).toBe(made.body.data.id)
  })

  test('an account is found by its digits, with or without branch and check digit', async () => {
    const { as, company, upload } = await owner()
    const line = [movement('20260705', '-10.00', 'A', '1')]
    const first = await upload(file(line, { account: account('0341', '1234567-8') }))
    for (const number of ['12345678', '01234567-8', '4321012345678', '1234567']) {
      const shown = (await preview(as, company, file(line, { account: account('341', number) }))).body.data as Previa
      expect([number, shown.contas[0]?.contaId]).toEqual([number, first?.contaId])
    }
    for (const [bank, number] of [
      ['0260', '1234567-8'],
      ['0341', '7654321-0'],
    ] as const) {
      const shown = (await preview(as, company, file(line, { account: account(bank, number) }))).body.data as Previa
      expect([number, shown.contas[0]?.contaId]).toEqual([number, null])
    }
  })

  test('three previews live, each half an hour, for its company alone', async () => {
    const { as, company, path } = await owner()
    const other = await server.company(as)
    const shown: Previa[] = []
    for (let n = 0; n < 4; n++) {
      server.time.now += 1_000
      shown.push((await preview(as, company, file([movement('20260705', `-${n + 1}.00`, 'A', '1')]))).body.data)
    }
    const confirm = (one: Previa | undefined, where = path) =>
      call(`POST ${where}/importacoes`, { as, body: { previaId: one?.previaId, contas: one ? choices(one) : [] } })
    expect((await confirm(shown[0])).status).toBe(404)
    expect((await confirm(shown[1], `/companies/${other.id}`)).status).toBe(404)
    expect((await confirm(shown[1])).status).toBe(201)
    server.time.now += 30 * 60_000
    const late = await confirm(shown[3])
    expect([late.status, late.body.message]).toEqual([404, 'Esta prévia expirou. Envie o arquivo de novo.'])
  })
})
