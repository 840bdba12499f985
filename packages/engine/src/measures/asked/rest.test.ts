import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { sumsByPatterns } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'

const textOf = (faturamento: number, main_costs: string, main_challenge: string, more: Partial<FormAnswers> = {}) =>
  sumsByPatterns(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento, funcionarios: 2 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', main_costs, main_challenge, ...more },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  ).sums[0]?.figure.text.text ?? ''

test.each<[name: string, revenue: number, costs: string, challenge: string, says: readonly string[]]>([
  [
    'one buyer and its discount, by counts',
    16_000,
    'resina 3.000, ajudante 2.500',
    'são 8 dentaduras por mês a 2.000, 6 vêm do hospital e agora ele quer 10% de desconto',
    ['R$ 12.000', '75%', 'R$ 1.200', 'R$ 10.500'],
  ],
  [
    'one buyer, by reais',
    30_000,
    'papel 9.000, folha 8.000',
    'dos 30 mil que entram 18 mil vêm de uma cervejaria só',
    ['R$ 18.000', '60%'],
  ],
  [
    'the hole of weak months, filled by the strong ones',
    9_000,
    'taxa 2.000, ajudante 2.000',
    'de dezembro a março faço 12 mil por mês mas de maio a agosto cai pra 2.900 e as contas são 4.400 todo mês',
    ['R$ 1.500', 'R$ 6.000', '4'],
  ],
  [
    'what goes out beside the list',
    20_000,
    'mercadoria 11.000, aluguel 3.000',
    'todo mês falta 1.500 pro boleto e a gente pega da gaveta',
    ['R$ 6.000', 'R$ 7.500'],
  ],
  [
    'who asks and who buys',
    3_000,
    'gasolina 500',
    'umas 60 pessoas por mês perguntam do curso de 500, no fim só 6 fazem',
    ['10%', 'R$ 2.500'],
  ],
  [
    'one buyer, by its share',
    20_000,
    'aço 7.000, folha 6.000',
    '60% do que eu faturo é da usina e ela avisou que vai fechar turno',
    ['R$ 12.000', '60%'],
  ],
  [
    'goods that a buyer sends back',
    24_000,
    'substrato 3.000',
    'vendo 3.000 mudas por mês e 10% o comprador devolve seca, a muda é 6 reais',
    ['300 mudas', 'R$ 1.800'],
  ],
  [
    'the road by its kilometres',
    12_000,
    'carro dá 1,20 por km rodado, ajudante 1.500',
    'mês passado deu 2.000 km pra lá e pra cá',
    ['R$ 2.400', '20%'],
  ],
  [
    'a price below the costs of one, each named in its own words',
    11_000,
    'base 14 cada troféu, gravação 4,00 cada, frete 3 por troféu, comissão 2,50 cada',
    'faço 500 troféus por mês a 22 cada e só devo mais',
    ['R$ 23,50', 'R$ 1,50', 'R$ 750'],
  ],
])('%s', (_name, revenue, costs, challenge, says) => {
  const text = textOf(revenue, costs, challenge)
  for (const one of says) expect(text).toContain(one)
})

test.each([
  ['a way of selling is no buyer', 'dos 30 mil que entram 18 mil vêm do ifood só'],
  ['what is missing for a purchase', 'falta 8.000 pra comprar o forno'],
  ['a distance', 'tem cliente a 60 km daqui todo mês'],
  ['a place of several', 'tenho 14 mesas e 2 garçons, o self service do lado cobra 29 e eu 34'],
  ['a price of two', 'o cliente quer 2 por 450, tenho 40 clientes que reclamam'],
])('%s gives no sum', (_name, challenge) =>
  expect(textOf(30_000, 'mercadoria 11.000, aluguel 3.000', challenge)).toBe(''),
)

test('an instalment that the list holds isn’t taken off what is left once more', () => {
  const text = textOf(12_000, 'diesel 4.000, parcela do caminhão 2.800', 'faltam 22 parcelas de 2.800 do caminhão')
  expect(text).not.toContain('deixa R$')
})
