import { describe, expect, test } from 'vitest'
import { readStatement } from '#src/read.ts'
import { extratoOf, HOJE, short, utf8 } from '#src/testing/bytes.ts'
import { movement, ofx } from '#src/testing/ofx-file.ts'

const linesOf = async (bytes: Uint8Array | string, respostas = {}) => {
  const extrato = await extratoOf(bytes, respostas)
  return extrato.contas.flatMap(({ linhas }) => linhas.map(short))
}

const PADARIA = '2026-07-05 -1000 PADARIA CENTRAL'
const TWO = ['2026-07-05 -1000 PADARIA CENTRAL', '2026-07-06 2500 VENDA BALCAO']
const twoMovements = [
  movement('20260705', '-10.00', 'PADARIA CENTRAL', 'A1'),
  movement('20260706', '25.00', 'VENDA BALCAO', 'A2'),
].join('\n')

describe('signs', () => {
  const typed = (...types: [type: string, amount: string][]) =>
    ofx({
      movements: types.map(([type, amount], index) => movement('20260705', amount, `M${index}`, '', type)).join('\n'),
    })

  test('the number wins over the type', async () => {
    expect(await linesOf(typed(['CREDIT', '-5.00'], ['DEBIT', '7.00']))).toEqual([
      '2026-07-05 -500 M0',
      '2026-07-05 700 M1',
    ])
  })

  test('without any minus the plain types decide', async () => {
    const file = typed(
      ['DEBIT', '1.00'],
      ['FEE', '2.00'],
      ['SRVCHG', '3.00'],
      ['DIRECTDEBIT', '4.00'],
      ['CHECK', '5.00'],
      ['CREDIT', '6.00'],
      ['DEP', '7.00'],
    )
    const extrato = await extratoOf(file)
    expect(extrato.perguntas).toEqual([])
    expect(extrato.contas[0]?.linhas.map(({ centavos }) => centavos)).toEqual([-100, -200, -300, -400, -500, 600, 700])
  })

  test('XFER, PAYMENT, ATM, CASH and OTHER are asked once', async () => {
    const file = typed(
      ['XFER', '1.00'],
      ['PAYMENT', '2.00'],
      ['ATM', '3.00'],
      ['CASH', '4.00'],
      ['OTHER', '5.00'],
      ['DEBIT', '6.00'],
      ['CREDIT', '7.00'],
    )
    const cents = async (respostas = {}) =>
      (await extratoOf(file, respostas)).contas[0]?.linhas.map(({ centavos }) => centavos)
    expect((await extratoOf(file)).perguntas).toMatchObject([
      { id: 'sinal', chave: null, opcoes: [{ valor: 'entradas' }, { valor: 'saidas' }] },
    ])
    expect(await cents({ sinal: 'saidas' })).toEqual([-100, -200, -300, -400, -500, -600, 700])
    expect(await cents({ sinal: 'entradas' })).toEqual([100, 200, 300, 400, 500, -600, 700])
    expect((await extratoOf(file, { sinal: 'talvez' })).perguntas).toHaveLength(1)
  })
})

describe('identifiers', () => {
  test('empty, repeated and lying ones keep every line', async () => {
    const movements = [
      movement('20260705', '-10.00', 'COMPRA', ''),
      movement('20260705', '-10.00', 'COMPRA', ''),
      movement('20260706', '-30.00', 'COMPRA DOLAR', 'X1', 'OTHER', '<CHECKNUM>X1\n'),
      movement('20260706', '-1.14', 'IOF COMPRA DOLAR', 'X1', 'OTHER', '<CHECKNUM>X1\n'),
    ].join('\n')
    const extrato = await extratoOf(ofx({ movements }))
    expect(extrato.contas[0]?.linhas.map(({ fitid, centavos }) => [fitid, centavos])).toEqual([
      ['', -1000],
      ['', -1000],
      ['X1', -3000],
      ['X1', -114],
    ])
  })
})

describe('dates', () => {
  test.each([
    ['20260915', '2026-09-15'],
    ['20110401120000[-3:BRT]', '2011-04-01'],
    ['20171117100000[-03:EST]', '2017-11-17'],
    ['20260518132022[0:GMT]', '2026-05-18'],
    ['20261031235959.000[-3:BRT]', '2026-10-31'],
    ['20260701000000[-3:GMT]', '2026-07-01'],
    [' 20260228 ', '2026-02-28'],
  ])('%s is the printed day', async (text, day) => {
    const extrato = await extratoOf(
      ofx({ movements: movement(text, '-1.00', 'A'), range: '', balance: '', server: HOJE.replaceAll('-', '') }),
    )
    expect(extrato.contas[0]?.linhas[0]?.data).toBe(day)
  })

  test.each(['20260230', '2026', '', '00000000', '19000101'])('%s is refused', async (text) => {
    const extrato = await extratoOf(ofx({ movements: movement(text, '-1.00', 'A') }))
    expect(extrato.contas[0]?.linhas[0]).toMatchObject({ data: null, recusa: 'Data ilegível.' })
  })

  test('the period is the header\u2019s, or the lines\u2019 where the header has the time of download twice', async () => {
    const period = async (range: string) =>
      (await extratoOf(ofx({ movements: twoMovements, range }))).contas[0]?.periodo
    expect(await period('<DTSTART>20260701<DTEND>20260731')).toEqual({ de: '2026-07-01', ate: '2026-07-31' })
    expect(await period('<DTSTART>20260731<DTEND>20260731')).toEqual({ de: '2026-07-05', ate: '2026-07-06' })
    expect(await period('<DTSTART>20260706<DTEND>20260731')).toEqual({ de: '2026-07-05', ate: '2026-07-06' })
    expect(await period('')).toEqual({ de: '2026-07-05', ate: '2026-07-06' })
  })

  test('lines after the statement\u2019s own day are future', async () => {
    const late = [twoMovements, movement('20260710', '-9.00', 'AGENDADO')].join('\n')
    const future = async (balance: string, range?: string, server = '20260706') => {
      const extrato = await extratoOf(
        ofx({ movements: late, balance, server, ...(range === undefined ? {} : { range }) }),
      )
      return extrato.contas[0]?.linhas.filter(({ futura }) => futura).map(({ descricao }) => descricao)
    }
    expect(await future('<LEDGERBAL><BALAMT>1.00<DTASOF>20260706</LEDGERBAL>')).toEqual(['AGENDADO'])
    expect(await future('', '<DTSTART>20260701<DTEND>20260707')).toEqual(['AGENDADO'])
    expect(await future('', '')).toEqual(['AGENDADO'])
    expect(await future('<LEDGERBAL><BALAMT>1.00<DTASOF>20260731</LEDGERBAL>')).toEqual([])
    const afterToday = ofx({ movements: movement('20261201', '-9.00', 'DEZEMBRO'), balance: '', range: '', server: '' })
    expect(await linesOf(afterToday)).toEqual(['2026-12-01 -900 DEZEMBRO >'])
  })
})

describe('balances', () => {
  test('rows that name a balance are no lines; opening and daily ones are known balances', async () => {
    const movements = [
      movement('20260704', '100.00', 'SALDO ANTERIOR'),
      twoMovements,
      movement('20260706', '115.00', 'S A L D O'),
      movement('20260706', '115.00', 'SALDO DO DIA'),
      movement('20260706', '500.00', 'SALDO TOTAL DISPONÍVEL DIA'),
      movement('20260706', '-3.00', 'SALDO DE SALARIO JOSE'),
    ].join('\n')
    const extrato = await extratoOf(
      ofx({ movements, balance: '<LEDGERBAL><BALAMT>112.00<DTASOF>20260731</LEDGERBAL>' }),
    )
    expect(extrato.contas[0]?.linhas.map(short)).toEqual([...TWO, '2026-07-06 -300 SALDO DE SALARIO JOSE'])
    expect(extrato.contas[0]?.saldos).toEqual([
      { centavos: 10000, em: '2026-07-04', fraco: false, origem: 'anterior' },
      { centavos: 11500, em: '2026-07-06', fraco: false, origem: 'linha' },
      { centavos: 11200, em: '2026-07-31', fraco: false, origem: 'final' },
    ])
  })

  test.each([
    ['<LEDGERBAL><BALAMT>          88485,41<DTASOF>20260731</LEDGERBAL>', [8848541, false]],
    ['<LEDGERBAL><BALAMT>-350.10<DTASOF>20260731</LEDGERBAL>', [-35010, false]],
    ['<LEDGERBAL><BALAMT>0<DTASOF>20260731</LEDGERBAL>', [0, true]],
    ['', undefined],
    ['<AVAILBAL><BALAMT>77.00<DTASOF>20260731</AVAILBAL>', undefined],
    ['<LEDGERBAL><BALAMT><DTASOF>20260731</LEDGERBAL>', undefined],
  ])('%s', async (balance, expected) => {
    const saldo = (await extratoOf(ofx({ balance }))).contas[0]?.saldos[0]
    expect(saldo && [saldo.centavos, saldo.fraco]).toEqual(expected)
  })
})

describe('accounts', () => {
  test('BRC is reais; another currency is refused, or left out beside one in reais', async () => {
    expect(await linesOf(ofx({ currency: 'BRC' }))).toEqual([PADARIA])
    const dollars = ofx({ currency: 'USD' })
    expect(await readStatement(utf8(dollars), { nome: 'a.ofx', hoje: HOJE })).toEqual({
      recusado: 'A conta está em USD: só lemos contas em reais.',
    })
    const both = await extratoOf(`${ofx()}\n${dollars.slice(dollars.indexOf('<OFX>'))}`)
    expect([both.contas.length, both.avisos]).toEqual([
      1,
      ['A conta 1234567-8 está em USD e ficou de fora: só lemos contas em reais.'],
    ])
  })

  test.each([
    ['<BANKID>341', '341', 'Itaú'],
    ['<BANKID>0341', '341', 'Itaú'],
    ['<BANKID>1', '001', 'Banco do Brasil'],
    ['<BANKID>001', '001', 'Banco do Brasil'],
    ['<BANKID>0260', '260', 'Nubank'],
  ])('%s', async (bank, codigo, nome) => {
    const account = `<BANKACCTFROM>${bank}<BRANCHID>1234-5<ACCTID>00012345-6<ACCTTYPE>CHECKING</BANKACCTFROM>`
    expect((await extratoOf(ofx({ account }))).contas[0]).toMatchObject({
      banco: { codigo, nome },
      agencia: '1234-5',
      numero: '00012345-6',
      tipo: 'corrente',
    })
  })

  test('several accounts; the other side of a transfer is none of them', async () => {
    const transfer = movement(
      '20260705',
      '-10.00',
      'TRANSF',
      'T',
      'XFER',
      '<BANKACCTTO><BANKID>999<ACCTID>999999<ACCTTYPE>SAVINGS</BANKACCTTO>\n',
    )
    const second = `<STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341<ACCTID>777777<ACCTTYPE>SAVINGS</BANKACCTFROM><BANKTRANLIST>${movement('20260706', '1.00', 'REND')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1>`
    const card = `<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL<CCACCTFROM><ACCTID>5500000000001234</CCACCTFROM><BANKTRANLIST>${movement('20260707', '-5.00', 'LOJA - Parcela 2/4')}</BANKTRANLIST><LEDGERBAL><BALAMT>-5.00<DTASOF>20260731</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1>`
    const extrato = await extratoOf(ofx({ movements: transfer }).replace('</BANKMSGSRSV1>', second + card))
    expect(extrato.contas.map(({ numero, tipo, linhas }) => [numero, tipo, ...linhas.map(short)])).toEqual([
      ['1234567-8', 'corrente', '2026-07-05 -1000 TRANSF'],
      ['777777', 'poupanca', '2026-07-06 100 REND'],
      ['1234', 'cartao', '2026-07-07 -500 LOJA - Parcela 2/4'],
    ])
    expect(new Set(extrato.contas.map(({ chave }) => chave)).size).toBe(3)
    expect(extrato.contas[2]?.linhas[0]?.parcela).toEqual({ numero: 2, de: 4 })
  })

  test('a card that calls itself a checking account: the owner decides', async () => {
    const movements = [
      movement('20260701', '-50.00', 'LOJA A - Parcela 2/4'),
      movement('20260715', '-80.00', 'LOJA B - Parcela 1/3'),
      movement('20260716', '130.00', 'Pagamento recebido'),
    ].join('\n')
    const file = ofx({ movements })
    const asked = await extratoOf(file)
    const chave = asked.contas[0]?.chave ?? ''
    expect(asked.perguntas).toMatchObject([
      { id: `tipo:${chave}`, chave, opcoes: [{ valor: 'cartao' }, { valor: 'corrente' }] },
    ])
    const answered = await extratoOf(file, { [`tipo:${chave}`]: 'corrente' })
    expect([answered.perguntas, answered.contas[0]?.tipo]).toEqual([[], 'corrente'])
  })
})

describe('texts', () => {
  const described = async (name: string, memo: string) => {
    const body = movement('20260705', '-1.00', memo, '', 'OTHER', name === '' ? '' : `<NAME>${name}\n`)
    return (await extratoOf(ofx({ movements: body }))).contas[0]?.linhas[0]?.descricao
  }

  test('MEMO empty and NAME full, a cut NAME, both, none', async () => {
    expect(await described('ENEL SP', '')).toBe('ENEL SP')
    expect(await described('TRANSFERENCIA ENVIADA PE', 'Transferência enviada pelo Pix - MARIA')).toBe(
      'Transferência enviada pelo Pix - MARIA',
    )
    expect(await described('PIX ENVIADO', 'MARIA  DA   SILVA')).toBe('PIX ENVIADO · MARIA DA SILVA')
    expect(await described('', '')).toBe('Sem descrição')
  })

  test('spaces and marks that differ between downloads give the same key', async () => {
    const key = async (memo: string) =>
      (await extratoOf(ofx({ movements: movement('20260705', '-1.00', memo) }))).contas[0]?.linhas[0]?.chaveDescricao
    expect(await key('PIX  ENVIADO   JOÃO\tSILVA ')).toBe(await key('Pix enviado Joao Silva'))
  })
})

describe('what is no statement', () => {
  test.each([
    [
      '<html><body>Sua sessão expirou</body></html>',
      'É uma página da internet: entre de novo no banco e baixe o arquivo.',
    ],
    ['\n <!DOCTYPE html><html></html>', 'É uma página da internet: entre de novo no banco e baixe o arquivo.'],
    [
      '<?xml version="1.0"?><!DOCTYPE OFX [<!ENTITY a "b">]><OFX></OFX>',
      'Ele traz instruções que um extrato não tem: baixe o arquivo de novo no site do banco.',
    ],
    ['%PDF-1.7 …', 'É um PDF: exporte o extrato em OFX ou CSV.'],
    ['{\\rtf1', 'É um documento de texto: exporte o extrato em OFX ou CSV.'],
  ])('%s', async (text, rest) => {
    expect(await readStatement(utf8(text), { nome: 'a.ofx', hoje: HOJE })).toEqual({
      recusado: `Não reconhecemos este arquivo como extrato. ${rest}`,
    })
  })

  test('nothing, blanks, no movement, too much', async () => {
    const read = async (bytes: Uint8Array) => (await readStatement(bytes, { nome: 'a.ofx', hoje: HOJE })).recusado
    expect(await read(new Uint8Array())).toBe('O arquivo não tem lançamentos.')
    expect(await read(utf8(' \r\n '))).toBe('O arquivo não tem lançamentos.')
    expect(await read(utf8(ofx({ movements: '' })))).toBe('O arquivo não tem lançamentos.')
    expect(await read(new Uint8Array(50 * 1024 * 1024))).toBe(
      'Não foi possível ler este arquivo. Exporte um período menor.',
    )
    expect(await read(new Uint8Array(1000))).toBe('O arquivo não tem lançamentos.')
    expect(await read(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2))).toContain('É uma imagem')
  })
})
