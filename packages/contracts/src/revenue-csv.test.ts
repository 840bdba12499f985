import { describe, expect, test } from 'vitest'
import { decodeCsv, parseRevenueCsv, readMonth } from './revenue-csv.ts'

const NOW = '2026-11'
const months = (text: string) => parseRevenueCsv(text, NOW).meses.map(({ mes, valor }) => [mes, valor])

describe('a table of monthly revenue', () => {
  test('is read in both styles, with semicolon, tab or comma, with or without heading', () => {
    const wanted = [
      ['2026-09', 1234.56],
      ['2026-10', 48200],
    ]
    expect(months('mes;valor\n10/2026;48.200,00\n2026-09;1234.56')).toEqual(wanted)
    expect(months('\ufeffMês\tFaturamento\r\n2026-09\tR$ 1.234,56\r\nout/2026\t48200\r\n')).toEqual(wanted)
    expect(months('2026-09,1234.56\n2026-10,48200')).toEqual(wanted)
    expect(months('09/2026,"1.234,56"\n10/2026,"48.200,00"')).toEqual(wanted)
    expect(months('sep=;\n"setembro de 2026";"1.234,56"\n"01/10/2026";"48.200"')).toEqual(wanted)
  })

  test('keeps the good rows and names each bad one with line and reason', () => {
    const { meses, faults } = parseRevenueCsv(
      'mes;valor\n10/2026;48.200\n13/2026;5\n2026-09;abc\n2026-08;-3\n2026-12;9\n2026-07;\n',
      NOW,
    )
    expect(meses).toEqual([{ mes: '2026-10', valor: 48_200, linha: 2 }])
    expect(faults.map(({ linha, motivo }) => [linha, motivo])).toEqual([
      [3, 'Mês não reconhecido. Use 10/2026 ou 2026-10.'],
      [4, 'Valor não reconhecido. Use 1.234,56 ou 1234.56.'],
      [5, 'O valor não pode ser negativo.'],
      [6, 'O mês não pode estar no futuro.'],
      [7, 'Falta o valor.'],
    ])
  })

  test('takes the last value of a month that occurs twice, and says so', () => {
    const { meses, faults } = parseRevenueCsv('10/2026;1\n10/2026;2', NOW)
    expect(meses).toEqual([{ mes: '2026-10', valor: 2, linha: 2 }])
    expect(faults).toHaveLength(1)
  })

  test('keeps the newest sixty months', () => {
    const rows = Array.from(
      { length: 70 },
      (_, index) => `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')};${index}`,
    )
    const { meses, faults } = parseRevenueCsv(rows.join('\n'), NOW)
    expect(meses).toHaveLength(60)
    expect(meses[0]?.mes).toBe('2020-11')
    expect(faults).toHaveLength(10)
  })

  test('anything at all can be pasted', () => {
    for (const text of ['', '\n\n', ';;;', 'x'.repeat(100_000), '"', '"a;b', '\u0000;1', '=1+1;=2', '2026-10'])
      expect(parseRevenueCsv(text, NOW).meses).toEqual([])
  })
})

describe('one cell', () => {
  test('months', () => {
    for (const cell of [
      '10/2026',
      '2026-10',
      '2026/10',
      '01/10/2026',
      '2026-10-01',
      'out/2026',
      'Outubro de 2026',
      'out-26',
      '10/26',
    ])
      expect([cell, readMonth(cell)]).toEqual([cell, '2026-10'])
    for (const cell of ['13/2026', '00/2026', '2026', 'xyz/2026', '', '10/2026/2'])
      expect([cell, readMonth(cell)]).toEqual([cell, null])
  })
})

describe('bytes of a file', () => {
  test('UTF-8 with a mark, Windows-1252 and UTF-16 are distinguished', () => {
    const text = 'mês;valor\n10/2026;1'
    expect(parseRevenueCsv(decodeCsv(new TextEncoder().encode(`\ufeff${text}`)), NOW).meses).toHaveLength(1)
    expect(decodeCsv(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(text)
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ])
    expect(decodeCsv(wide)).toContain(text)
  })
})
