import { describe, expect, test } from 'vitest'
import { type AmountSource, numbersIn, numbersInWords, readAmount } from './amounts.ts'

type Row = [written: string, values: number | null | Record<AmountSource, number | null>]

/** The one table: what each writing means in a form field, a table, an owner's text and a model's words. */
const CASES: readonly Row[] = [
  ['1234', 1234],
  ['1.234', 1234],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1234,5', 1234.5],
  ['1234.56', 1234.56],
  ['1.500,00', 1500],
  ['1.500.0', null],
  ['1.2.3', null],
  ['1,2,3', null],
  ['12,34,5', null],
  ['1.234,567.89', null],
  ['10,500', { field: null, csv: 10_500, text: 10_500, model: 10.5 }],
  ['1,234', { field: null, csv: 1234, text: 1234, model: 1.234 }],
  ['10.500', 10_500],
  ['1,234,567', 1_234_567],
  ['12.345.678', 12_345_678],
  ['10.5', 10.5],
  ['10.50', 10.5],
  ['1.2345', 1.2345],
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  [',5', 0.5],
  ['5,', 5],
  ['R$ 1.234,50', 1234.5],
  ['R$\u00a01.234.567,89', 1_234_567.89],
  ['1 500', 1500],
  ['1500 reais', 1500],
  ['1,5 mi', 1_500_000],
  ['3,5k', 3_500],
  ['3,5 mil', 3_500],
  ['2 milhoes', 2_000_000],
  ['2 milhões', 2_000_000],
  ['1 milhão de reais', 1_000_000],
  ['1,2 bi', 1_200_000_000],
  ['2,3 mil', 2_300],
  ['-10', -10],
  ['−10', -10],
  ['-R$ 10', -10],
  ['R$ -10', -10],
  ['--1', null],
  ['(5)', { field: null, csv: -5, text: null, model: null }],
  ["'5", { field: null, csv: 5, text: null, model: null }],
  ['1e5', null],
  ['abc', null],
  ['12a', null],
  ['2M', null],
  [',', null],
  ['.', null],
  ['', null],
  ['R$', null],
  ['9'.repeat(400), null],
]

describe('an amount alone', () => {
  test.each(CASES)('%j', (written, wanted) => {
    for (const source of ['field', 'csv', 'text', 'model'] as const) {
      const value = wanted === null || typeof wanted === 'number' ? wanted : wanted[source]
      expect([source, readAmount(written, source)]).toEqual([source, value])
    }
  })
})

describe('numbers in a running text', () => {
  const read = (text: string) => numbersIn(text, 'text').map(({ value, unit }) => `${value}${unit}`)

  test.each<[string, string[]]>([
    ['faturo 62 mil e gasto 57', ['62000', '57']],
    ['R$ 1.234,56 de aluguel, 3,5k de luz', ['1234.56R$', '3500']],
    ['perco 3,5% e 12 por cento', ['3.5%', '12%']],
    ['1,5 mi ou 2 milhões de reais', ['1500000', '2000000R$']],
    ['aluguel 4500\nmil coisas', ['4500']],
    ['em 10/2026, dia 01/10/2026 às 18:30, 13º salário, B2B, 24/7', []],
    ['ligue (11) 91234-5678', ['11']],
    ['folha 1.500.0 e luz 300', ['300']],
    ['de 2-4 pessoas', ['2', '4']],
  ])('%j', (text, wanted) => expect(read(text)).toEqual(wanted))

  test('places are those of the text', () => {
    const text = 'Não, gastei R$ 3,5 mil já'
    const [found] = numbersIn(text, 'text')
    expect(text.slice(found!.start, found!.end)).toBe('R$ 3,5 mil')
  })

  test('hostile texts are read to their end', () => {
    for (const text of [
      '1'.repeat(5_000),
      '1.'.repeat(2_500),
      'r$ '.repeat(1_666),
      '1,000'.repeat(1_000),
      '9 '.repeat(2_500),
    ])
      expect(numbersIn(text, 'text').length).toBeLessThanOrEqual(200)
  })
})

describe('numbers in letters', () => {
  test.each<[string, string[]]>([
    ['quarenta mil reais em dívida e três funcionários', ['40000R$', '3']],
    ['cento e vinte mil', ['120000']],
    ['dois mil e quinhentos', ['2500']],
    ['mil e duzentos', ['1200']],
    ['galpão mil e duzentos, luz trezentos', ['1200', '300']],
    ['mil e quinhentos reais', ['1500R$']],
    ['trinta e cinco por cento', ['35%']],
    ['metade das vendas, um terço do custo', ['50%', '33%']],
    ['dois milhões', ['2000000']],
    ['12 mil, uma loja, um cliente, mil coisas, dezembro, cinquentão', []],
  ])('%j', (text, wanted) => expect(numbersInWords(text).map(({ value, unit }) => `${value}${unit}`)).toEqual(wanted))

  test('hostile texts are read to their end', () => {
    for (const text of ['dois '.repeat(1_000), 'e '.repeat(2_500), 'mil '.repeat(1_250), 'vinte e '.repeat(625)])
      expect(numbersInWords(text).length).toBeLessThanOrEqual(200)
  })
})
