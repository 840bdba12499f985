import type { Importacao, Previa } from '@norteia/contracts/statements'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { describe, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { statementTest } from '#tests/support/statements.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'

onBothEngines('statements', (t) => {
  const server = appTest(t)
  const { call } = server
  const { preview, choices, send, list } = statementTest(server)

  async function owner() {
    const as = await server.account()
    const company = await server.company(as)
    return { as, company, path: `/companies/${company.id}` }
  }

  const july = ofx({
    movements: [
      movement('20260705', '-10.00', 'PADARIA CENTRAL', 'A1'),
      movement('20260705', '-10.00', 'PADARIA CENTRAL', 'A2'),
      movement('20260706', '250.00', 'PIX RECEBIDO MARIA LUZIA', 'A3'),
      movement('20260708', '-130.00', 'ENEL DISTRIBUICAO', 'A4'),
      movement('20260709', '0.00', 'TARIFA', 'A5'),
      movement('20260805', '-99.00', 'AGENDADO', 'A6'),
    ].join('\n'),
    balance: '<LEDGERBAL><BALAMT>1100.00<DTASOF>20260731</LEDGERBAL>',
  })

  describe('a preview', () => {
    test('says what confirming would do, and keeps nothing of it', async () => {
      const { as, company } = await owner()
      const { status, body } = await preview(as, company, july, { nome: 'Extrato Julho ção.ofx' })
      expect([status, body]).toMatchObject([
        200,
        {
          success: true,
          data: {
            arquivo: { nome: 'Extrato Julho ção.ofx', bytes: july.length, formato: 'ofx' },
            perguntas: [],
            avisos: [],
          },
        },
      ])
      const data = body.data as Previa
      expect(data.expiraEm).toBe(new Date(server.time.now + 30 * 60_000).toISOString())
      expect(data.contas).toHaveLength(1)
      expect(data.contas[0]).toMatchObject({
        contaId: null,
        banco: { codigo: '341', nome: 'Itaú' },
        numero: '1234567-8',
        tipo: 'corrente',
        periodo: { de: '2026-07-01', ate: '2026-07-31' },
        novas: 4,
        repetidas: 0,
        futuras: 1,
        recusadas: 1,
        prova: { estado: 'partida', saldoInformado: 1100, saldoEm: '2026-07-31', saldoCalculado: null },
      })
      expect(data.contas[0]?.linhas.map(({ situacao, motivo }) => [situacao, motivo])).toEqual([
        ['nova', undefined],
        ['nova', undefined],
        ['nova', undefined],
        ['nova', undefined],
        ['recusada', 'Valor zero.'],
        ['futura', undefined],
      ])
      expect((await list(as, company)).data).toEqual([])
    })

    test.each([
      ['a pdf', '%PDF-1.7', 'Não reconhecemos este arquivo como extrato. É um PDF: exporte o extrato em OFX ou CSV.'],
      ['an empty body', '', 'O arquivo não tem lançamentos.'],
      ['dollars', ofx({ currency: 'USD' }), 'A conta está em USD: só lemos contas em reais.'],
    ])('refuses %s with what to do', async (_what, bytes, sentence) => {
      const { as, company } = await owner()
      const reply = await preview(as, company, bytes)
      expect([reply.status, reply.body.message]).toEqual([422, sentence])
    })

    test('needs its type, its name and its account', async () => {
      const { as, company } = await owner()
      const json = await preview(as, company, '{}', { headers: { 'content-type': 'application/json' } })
      expect(json.status).toBe(415)
      for (const name of ['', '%', '%E0%A4%A', 'a'.repeat(256), '%00', encodeURIComponent('é'.repeat(256))]) {
        const reply = await preview(as, company, july, { headers: { 'x-nome-arquivo': name } })
        expect([name, reply.status, Object.keys(reply.body.fields)]).toEqual([name, 422, ['X-Nome-Arquivo']])
      }
      const long = await preview(as, company, july, {
        headers: { 'x-nome-arquivo': encodeURIComponent('é'.repeat(255)) },
      })
      expect(long.status).toBe(200)
      expect((await preview(as, company, july, { conta: NOBODY })).status).toBe(404)
    })

    test('takes ten megabytes and not a byte more', async () => {
      const { as, company } = await owner()
      const padded = Buffer.alloc(10 * 1024 * 1024, ' ')
      padded.write(july)
      expect((await preview(as, company, padded)).status).toBe(200)
      expect((await preview(as, company, Buffer.concat([padded, Buffer.from(' ')]))).status).toBe(413)
    })
  })

  describe('a confirmation', () => {
    test('stores what is new, once, and the same one again gives the same answer', async () => {
      const { as, company, path } = await owner()
      const shown = (await preview(as, company, july)).body.data as Previa
      const body = { previaId: shown.previaId, contas: choices(shown) }
      const first = await call(`POST ${path}/importacoes`, { as, body })
      expect(first.status).toBe(201)
      expect(first.body.data).toEqual([
        {
          id: expect.any(String),
          contaId: expect.any(String),
          arquivo: { nome: 'extrato.ofx', sha256: shown.arquivo.sha256, formato: 'ofx' },
          periodo: { de: '2026-07-01', ate: '2026-07-31' },
          novas: 4,
          repetidas: 0,
          futuras: 1,
          recusadas: 1,
          prova: {
            estado: 'partida',
            saldoInformado: 1100,
            saldoEm: '2026-07-31',
            saldoCalculado: null,
            diferenca: null,
          },
          avisos: [],
          criadaEm: new Date(server.time.now).toISOString(),
          desfeitaEm: null,
        },
      ])
      const again = await call(`POST ${path}/importacoes`, { as, body })
      expect([again.status, again.text]).toEqual([201, first.text])
      const other = { ...body, contas: shown.contas.map(({ chave }) => ({ chave, ignorar: true })) }
      const used = await call(`POST ${path}/importacoes`, { as, body: other })
      expect([used.status, used.body.message]).toEqual([404, 'Esta prévia expirou. Envie o arquivo de novo.'])
      const { data, totais, proximo } = await list(as, company)
      expect(totais).toEqual({ quantidade: 4, entradas: 250, saidas: -150 })
      expect(proximo).toBeNull()
      expect(data.map((one: { data: string; valor: number }) => [one.data, one.valor])).toEqual([
        ['2026-07-08', -130],
        ['2026-07-06', 250],
        ['2026-07-05', -10],
        ['2026-07-05', -10],
      ])
      const contas = await call(`GET ${path}/contas`, { as })
      expect(contas.body.data).toEqual([
        {
          id: first.body.data[0].contaId,
          apelido: 'Itaú',
          tipo: 'corrente',
          banco: { codigo: '341', nome: 'Itaú' },
          agencia: null,
          numero: '1234567-8',
          saldo: { valor: 1100, em: '2026-07-31', provado: false },
          lancamentos: 4,
        },
      ])
    })

    test('of the same file finds its account and nothing new, and proves against the next month', async () => {
      const { as, company, path } = await owner()
      const [first] = await send(as, company, july)
      const again = (await preview(as, company, july)).body.data as Previa
      expect(again.contas[0]).toMatchObject({ contaId: first?.contaId, novas: 0, repetidas: 4 })
      const august = ofx({
        range: '<DTSTART>20260801<DTEND>20260831',
        movements: movement('20260805', '-99.00', 'AGENDADO', 'A6'),
        balance: '<LEDGERBAL><BALAMT>1001.00<DTASOF>20260831</LEDGERBAL>',
        server: '20260901',
      })
      server.time.now += 1_000
      const [second] = await send(as, company, august)
      expect(second?.prova).toEqual({
        estado: 'confere',
        saldoInformado: 1001,
        saldoEm: '2026-08-31',
        saldoCalculado: 1001,
        diferenca: 0,
      })
      const { body } = await call(`GET ${path}/contas`, { as })
      expect(body.data[0].saldo).toEqual({ valor: 1001, em: '2026-08-31', provado: true })
      const imports = await call(`GET ${path}/importacoes`, { as })
      expect(imports.body.data.map((one: Importacao) => one.id)).toEqual([second?.id, first?.id])
    })
  })
})

onBothEngines('uploads of statements', (t) => {
  const server = appTest(t, { rateLimitScale: 1 })
  const { preview } = statementTest(server)

  test('are thirty an hour a user, whatever they hold', async () => {
    const as = await server.account()
    const company = await server.company(as)
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) statuses.push((await preview(as, company, n === 0 ? ofx() : '%PDF')).status)
    expect(statuses).toEqual([200, ...Array<number>(29).fill(422), 429])
    server.time.now += 3_600_000
    expect((await preview(as, company, ofx())).status).toBe(200)
  })
})
