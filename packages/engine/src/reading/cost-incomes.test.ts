import { describe, expect, test } from 'vitest'
import { blankForm } from '#src/testing/companies.ts'
import { groupOfCost } from './cost-groups.ts'
import { withUnitCosts } from './costs-by-unit.ts'
import { readCosts } from './money.ts'

describe('a line of the costs that comes in', () => {
  test.each([
    ['Comissões 18.000, o que eu mesma atendo dá 6 mil e fica na casa. Aluguel 4.800', 22_800],
    ['aluguel 3.800; recebo 1.200 de uma sala que subloco; material 2.900', 6_700],
    ['recebo dos alunos 20.000; professores 9.000; aluguel 3.000', 12_000],
    ['folha 26.000; a cantina rende 1.800 que ajuda; aluguel 7.000', 33_000],
    ['chapa 31.000, venda de retalho entra 900, energia 2.600', 33_600],
  ])('%s: %d', (text, total) => {
    const costs = readCosts(text)
    expect(costs.total).toBe(total)
    expect(costs.entram).toHaveLength(1)
  })
  test.each([
    ['aluguel 3.000, mercadoria que vendo na feira 4.000', 7_000],
    ['entradas de mercadoria 8.000; folha 5.000', 13_000],
    ['o que eu gasto com comida 900; aluguel 2.000', 2_900],
    ['eu recebo 4.000; aluguel 2.000', 6_000],
    ['fornecedor que vende fiado 6.000; luz 200', 6_200],
  ])('is a cost: %s', (text, total) => {
    expect(readCosts(text).total).toBe(total)
  })
})

test.each([
  ['nuvem 4.600, marketing 2.000. Sobra uns 21 mil de lucro por mês, que hoje dividimos', 6_600],
  ['aluguel 3.000; luz 600; lucro líquido uns 4 mil', 3_600],
  ['folha 9.000\nno fim me sobram 2.500', 9_000],
])('what is left is no cost: %s', (text, total) => {
  expect(readCosts(text).total).toBe(total)
})

test.each([
  ['sobra de tecido 300, luz 200', 500],
  ['resto da obra 1.200, aluguel 900', 2_100],
])('a thing that is left over is one: %s', (text, total) => {
  expect(readCosts(text).total).toBe(total)
})

describe('what the owners take', () => {
  test.each([
    'eu',
    'eu tiro',
    'meu',
    'o meu',
    'nós dois',
    'mim',
    'tiramos eu e minha irmã',
    'eu e meu sócio',
    'a gente tira',
  ])('%s', (nome) => {
    expect(groupOfCost(nome).id).toBe('retirada')
  })
  test.each(['minha irmã', 'meu filho', 'meu aluguel', 'meu carro', 'gente', 'minha ajudante'])('isn’t %s', (nome) => {
    expect(groupOfCost(nome).id).not.toBe('retirada')
  })
})

describe('what one thing costs, times what she sells of it', () => {
  const month = (costs: string, challenge: string, revenue: number) =>
    withUnitCosts(readCosts(costs), { ...blankForm, main_costs: costs, main_challenge: challenge }, revenue).total
  test.each([
    // 1.320 × 10,10 + 900
    [
      'comida 8,50 cada marmita\nembalagem 1,60 cada\naluguel 900',
      'vendo 60 marmitas por dia a 18 reais',
      23_760,
      14_232,
    ],
    // 30 × 117 + 280
    [
      'ingrediente 90 por bolo, embalagem 12, entrega de uber 15 por bolo, gas e luz 280',
      'faço 30 bolos por mes media de 240 cada',
      7_200,
      3_790,
    ],
    // 5 × 500 + 2.800
    [
      'aluguel 2.800\nengenheiro 500 por projeto',
      'fizemos 64 orçamentos no mês e fechamos 5, média de 28 mil cada',
      140_000,
      5_300,
    ],
  ])('%s', (costs, challenge, revenue, total) => {
    expect(month(costs, challenge, revenue)).toBe(total)
  })
  test.each([
    // Count and price make another revenue.
    ['comida 8,50 cada marmita\naluguel 900', 'vendo 60 marmitas por dia a 18 reais', 40_000],
    // Of another thing.
    ['queijo 30 por quilo\naluguel 900', 'faço 30 bolos por mes a 240 cada', 7_200],
  ])('stays open: %s', (costs, challenge, revenue) => {
    expect(month(costs, challenge, revenue)).toBe(null)
  })
})
