import { describe, expect, test } from 'vitest'
import { parseCosts } from './money.ts'

const sums = (text: string) => Object.fromEntries(parseCosts(text).items.map(({ nome, valor }) => [nome, valor]))

describe('costs in a free text', () => {
  test.each<[string, Record<string, number>]>([
    ['folha 12.000; aluguel 3.500; mercadorias 20.000', { folha: 12_000, aluguel: 3_500, mercadorias: 20_000 }],
    ['12 mil de folha, 3,5 mil de aluguel', { folha: 12_000, aluguel: 3_500 }],
    ['Folha: R$ 12000\nAluguel: R$ 3.500,00\nEnergia - 800', { Folha: 12_000, Aluguel: 3_500, Energia: 800 }],
    ['Aluguel,4000,Folha,9000', { Aluguel: 4_000, Folha: 9_000 }],
    ['folha de 3 pessoas 7.500, internet R$ 99,90', { 'folha de pessoas': 7_500, internet: 99.9 }],
    ['insumos 1,2 milhão e energia 300 mil', { insumos: 1_200_000, energia: 300_000 }],
    ['IPTU 12.000 por ano; 13º salário', { IPTU: 1_000 }],
    ['1. Folha 12.000\n2. Aluguel 3.000', { Folha: 12_000, Aluguel: 3_000 }],
    ['folha 10k aluguel 2k', { folha: 10_000, aluguel: 2_000 }],
    ['folha(12.000), aluguel(3.500)', { folha: 12_000, aluguel: 3_500 }],
    ['gasto 5.000 com marketing e 3.000 com aluguel.', { marketing: 5_000, aluguel: 3_000 }],
    ['folha 1,234.56', { folha: 1_234.56 }],
    ['R$ 1.234,56', { 'outros custos': 1_234.56 }],
    ['aluguel 4500\nfuncionários 14.000', { aluguel: 4_500, funcionários: 14_000 }],
    ['luz 900\nmil reais de água\nano novo 500', { luz: 900, 'ano novo': 500 }],
    ['aluguel 4500\n% de imposto\nfolha 8000', { aluguel: 4_500, folha: 8_000 }],
    ['aluguel 4500 funcionários 14.000', { aluguel: 4_500, funcionários: 14_000 }],
    ['aluguel R$ 4500\nmeses de folha: 9.000', { aluguel: 4_500, 'meses de folha': 9_000 }],
  ])('%s', (text, expected) => expect(sums(text)).toEqual(expected))

  test.each([
    '3 funcionários',
    '30% folha e 20% aluguel',
    'salários de 10 funcionários e 2 lojas',
    'aluguel desde 2020',
    'mercadorias 60% do faturamento de 50.000',
    '6 mil clientes',
    'folha, aluguel e impostos',
    '',
  ])('%j holds no sum of money', (text) => expect(parseCosts(text)).toEqual({ items: [], total: null }))

  test('a total counts only when it stands alone', () => {
    expect(parseCosts('total 35.000')).toEqual({ items: [], total: 35_000 })
    expect(parseCosts('folha 20.000; aluguel 5.000; total 25.000').total).toBe(25_000)
  })

  test('the longest hostile texts are read to their end', () => {
    const hostile = [
      '1'.repeat(5_000),
      '1.'.repeat(2_500),
      ' e '.repeat(1_666),
      'r$ '.repeat(1_666),
      '1,000'.repeat(1_000),
      `${';'.repeat(4_990)}100`,
    ]
    for (const text of hostile) expect(parseCosts(text).items.length).toBeLessThanOrEqual(40)
  })
})
