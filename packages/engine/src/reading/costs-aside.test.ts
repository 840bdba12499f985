import { describe, expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'
import { readCosts } from './money.ts'

const sums = (text: string) => readCosts(text).items.map(({ nome, valor }) => [nome, valor])

describe('what stands beside a cost and is none of a month', () => {
  test.each([
    ['a part of it', 'energia 9 mil no total, sendo 3.800 por mês num açude, diesel 2.500', [['energia', 9_000], ['diesel', 2_500]]],
    ['a share, where its sum is told', 'impostos R$ 7.000; Booking cobra 17% e traz uns 60% das reservas (R$ 9.000 por mês em média)', [['impostos', 7_000], ['Booking', 9_000]]],
    ['what it is for one, where its sum is told', 'material 4.400 por carretinha de loja (92 mil no mes), a do locador é mais simples 4.150. folha 46 mil', [['material', 92_000], ['folha', 46_000]]],
    ['what would pay off a debt', 'folha 19.800, parcela do giro uns 6.380. o giro se quitar hj dá 39 mil', [['folha', 19_800], ['parcela do giro', 6_380]]],
    ['a sentence that ends with a day', 'remédio R$ 310 por dia. 2 empregado 7.900, luz 3.400', [['remédio', 8_060], ['empregado', 7_900], ['luz', 3_400]]],
    ['what she owes', 'ração 52 mil no mês, luz 3.400. E o emprestimo de giro, devo 62 mil e pago 2,1% ao mes só de juro', [['ração', 52_000], ['luz', 3_400]]],
    ['what is still owed', 'folha 34 mil, empréstimo do BNB 13 mil por mês (saldo devedor uns 210 mil)', [['folha', 34_000], ['empréstimo do BNB', 13_000]]],
  ])('%s', (_, text, items) => expect(sums(text)).toEqual(items)) // biome-ignore format: a table

  test('what one line comes to is no total of all', () => {
    const { total } = readCosts('folha 24 mil, galpão 3.800, embalagem 0,70 o kg, frete 8.500 no total')
    expect(total).toBeNull()
  })

  test('a part of the sales in words is read as in digits', () => {
    const { shares } = readCosts('aluguel 5.200, mercadoria metade da venda, comissão um terço do que vendo')
    expect(shares.map(({ nome, percentual }) => [nome, percentual])).toEqual([
      ['mercadoria', 50],
      ['comissão', 33],
    ])
  })

  test.each([
    'quer alugar 200 colmeia minha, dois mês, a 75 reais por caixa',
    'empréstimo do BNB 13 mil por mês (saldo devedor uns 210 mil)',
    'Booking traz 60% das reservas (R$ 9.000 por mês)',
  ])('no cash: %s', (text) =>
    expect(amountsIn(text, 'main_challenge').itens.filter(({ assunto }) => assunto === 'caixa')).toEqual([]),
  )
})
