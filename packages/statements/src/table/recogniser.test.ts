import { describe, expect, test } from 'vitest'
import { readStatement } from '#src/read.ts'
import { extratoOf, HOJE, short, utf8 } from '#src/testing/bytes.ts'
import { asked, conta, lines, proofOf } from '#src/testing/tables.ts'
import type { ContaLida } from '#src/types.ts'

describe('the recogniser', () => {
  test('a bank named in a description selects nothing', async () => {
    const read = await conta('Dia;Descrição;Quantia\n13/07/2026;PIX NUBANK ITAU C6;-1,00\n')
    expect(read.banco).toBeNull()
  })

  test('balance, dollars and IOF are never the amount; the plain date wins', async () => {
    const file =
      'Data Contábil;Data;Descrição;IOF;Valor (US$);Saldo;Valor\n15/07/2026;13/07/2026;LOJA;0,38;10,00;900,00;-55,10\n'
    expect(await lines(file)).toEqual(['2026-07-13 -5510 LOJA'])
  })

  test('without names, by content: the balance decides order and sign', async () => {
    const rows = [
      ['15/07/2026', 'PADARIA', '10,00', '90,00'],
      ['14/07/2026', 'VENDA', '40,00', '100,00'],
      ['13/07/2026', 'ALUGUEL', '40,00', '60,00'],
    ]
    const read = await extratoOf(rows.map((row) => row.join('\t')).join('\n'), { sinal: 'saidas' })
    expect(read.contas[0]?.linhas.map(short)).toEqual([
      '2026-07-15 -1000 PADARIA',
      '2026-07-14 4000 VENDA',
      '2026-07-13 -4000 ALUGUEL',
    ])
    expect(proofOf(read.contas[0] as ContaLida)).toMatchObject({ estado: 'confere', saldoInformado: 9000 })
  })

  test('without names, a second amount that is no running balance is not understood', async () => {
    const file = '13/07/2026;LOJA;10,00;7,00\n14/07/2026;LOJA;20,00;9,00\n15/07/2026;LOJA;30,00;1,00\n'
    expect((await readStatement(utf8(file), { nome: 'a.csv', hoje: HOJE })).recusado).toContain('Não reconhecemos')
  })

  test('unsigned amounts of an unknown header are asked', async () => {
    const file = 'Dia;Descrição;Quantia\n13/07/2026;A;1,00\n14/07/2026;B;2,00\n'
    expect(await asked(file)).toEqual(['sinal'])
    expect(await lines(file, { sinal: 'saidas' })).toEqual(['2026-07-13 -100 A', '2026-07-14 -200 B'])
    expect(await asked(file, { sinal: 'entradas' })).toEqual([])
  })

  test('a column that only says debit or credit is the side, whatever its name', async () => {
    const file = 'Data;Descrição;Tipo;Valor\n13/08/2026;Mercado;D;432,15\n15/08/2026;Venda;C;9500,00\n'
    expect(await lines(file)).toEqual(['2026-08-13 -43215 Mercado', '2026-08-15 950000 Venda'])
    expect(await asked(file)).toEqual([])
  })

  test('day or month first: asked under an unknown header, unless the order tells', async () => {
    const file = (...days: string[]) =>
      `Dia;Descrição;Quantia\n${days.map((day) => `${day}/2026;A;-1,00`).join('\n')}\n`
    expect(await asked(file('03/07', '04/07'))).toEqual(['data'])
    expect(await asked(file('03/07', '13/07'))).toEqual([])
    expect(await asked(file('03/06', '04/06', '01/07', '02/07'))).toEqual([])
    expect(await lines(file('03/06', '04/06', '01/07', '02/07'))).toContain('2026-07-02 -100 A')
    expect((await extratoOf(file('03/07', '04/07'))).perguntas[0]).toMatchObject({
      texto: 'No arquivo, que dia é 03/07/2026?',
      opcoes: [
        { valor: 'dma', texto: '3 de julho (dia antes do mês)' },
        { valor: 'mda', texto: '7 de março (mês antes do dia)' },
      ],
    })
  })

  test('1.234 becomes a question, unless other amounts or the balance decide', async () => {
    const file = (rest: string) => `Dia;Descrição;Quantia;Saldo\n13/07/2026;A;-1.234;${rest}\n`
    expect(await asked(file(''))).toEqual(['decimal'])
    expect(await lines(file('10,00'))).toEqual(['2026-07-13 -123400 A'])
    expect(await lines(file('9.000\n14/07/2026;B;-1.000;8.000'))).toEqual([
      '2026-07-13 -123400 A',
      '2026-07-14 -100000 B',
    ])
  })

  test('bad lines are refused with reason and number, the others stay', async () => {
    const file = [
      'Data;Histórico;Valor',
      '13/07/2026;BOA;-1,00',
      '31/02/2026;TOTAL EXPRESS;-2,00',
      '14/07/2026;SEM VALOR;',
      '15/07/2026;VALOR ERRADO;1,2345',
      '16/07/2026;ZERO;0,00',
      '17/07/2026;BOA;-3,00',
      'TOTAL;;-4,00',
    ].join('\n')
    expect((await conta(file)).linhas.map((line) => `${line.linha} ${short(line)}`)).toEqual([
      '2 2026-07-13 -100 BOA',
      '3 null -200 TOTAL EXPRESS !Data ilegível.',
      '4 2026-07-14 null SEM VALOR !Sem valor.',
      '5 2026-07-15 null VALOR ERRADO !Valor ilegível.',
      '6 2026-07-16 0 ZERO !Valor zero.',
      '7 2026-07-17 -300 BOA',
    ])
  })

  test('a loose quote swallows no lines', async () => {
    const file = 'Data;Histórico;Valor\n13/07/2026;"LOJA;-1,00\n14/07/2026;B;-2,00\n15/07/2026;"C";-3,00\n'
    expect(await lines(file)).toEqual(['2026-07-13 -100 LOJA', '2026-07-14 -200 B', '2026-07-15 -300 C'])
  })

  test('an amount whose decimal comma is a separator, too, keeps its cents', async () => {
    expect(await lines('date,title,amount\n2026-07-01,Loja,289,81\n2026-07-02,Loja, Centro,10.00\n')).toEqual([
      '2026-07-01 -28981 Loja',
      '2026-07-02 -1000 Loja; Centro',
    ])
  })

  test('a day after today is future', async () => {
    expect(await lines('Data;Histórico;Valor\n22/11/2026;A;-1,00\n24/11/2026;B;-2,00\n')).toEqual([
      '2026-11-22 -100 A',
      '2026-11-24 -200 B >',
    ])
  })

  test.each(['a,b,c\n1,2,3\n', 'olá, tudo bem?', '{"a": [1, 2]}', 'Data;Histórico;Valor\n'])(
    '%s is no statement',
    async (text) => {
      expect((await readStatement(utf8(text), { nome: 'a.csv', hoje: HOJE })).recusado).toMatch(
        /Não reconhecemos|não tem lançamentos/,
      )
    },
  )
})
