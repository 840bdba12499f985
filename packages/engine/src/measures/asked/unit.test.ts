import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { sumsByPatterns } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'

const factOf = (answers: Partial<FormAnswers>) =>
  sumsByPatterns(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento: 90_000, funcionarios: 3 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', ...answers },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  ).sums[0]?.figure.fact

/** What one costs is in the list of costs, what it is sold for in the way of working. */
test.each<[name: string, expected: number, Partial<FormAnswers>]>([
  [
    'gates',
    6 * (4_500 - 2_400),
    {
      main_costs: 'galpão 2.800. no portão vai 2.100 de aço e 300 de pintura',
      operational_flow: 'faço 6 portões por mês a 4.500',
      main_challenge: 'não sobra nada',
    },
  ],
  [
    'kilos',
    1_000 * (12 - 7.5),
    {
      main_costs: 'Cada quilo de polpa me sai R$ 7,50. Energia 900 por mês',
      operational_flow: 'vendemos 1.000 kg por mês a R$ 12 o quilo',
      main_challenge: 'trabalho muito e ganho pouco',
    },
  ],
  [
    'cakes, with a part of the price',
    30 * (180 - 60 - 18),
    {
      main_costs: 'aluguel 1.500. Cada bolo leva 60 de ingrediente e a menina ganha 10% do bolo',
      operational_flow: 'faço 30 bolos por mês a 180',
      main_challenge: 'vendo bem e o dinheiro some',
    },
  ],
])('what each leaves, times how many: %s', (_, expected, answers) => {
  expect(Number(factOf(answers)?.valor)).toBeCloseTo(expected, 2)
})

test.each<[name: string, expected: number, Partial<FormAnswers>]>([
  [
    'screens',
    12 * 130,
    {
      main_costs: 'ponto 1.500, tela custa 130',
      operational_flow: 'faço umas 60 telas por mês a 280',
      main_challenge: 'de cada 20 telas 4 voltam na garantia',
    },
  ],
  [
    'windows',
    5 * 210,
    {
      main_costs: 'galpão 2.000. na janela vai 210 de vidro',
      operational_flow: 'são 50 janelas por mês a 600',
      main_challenge: '1 de cada 10 janelas eu refaço porque a medida sai errada',
    },
  ],
])('what is made again costs its material: %s', (_, expected, answers) => {
  expect(factOf(answers)?.valor).toBe(expected)
})

test('hours of a job at what one costs, against its price', () => {
  const fact = factOf({
    main_costs: 'Custo-hora da equipe: R$ 90',
    operational_flow: 'contrato de R$ 30 mil em média',
    main_challenge: 'estimamos 250h e gastamos 400h em cada projeto',
  })
  expect(fact?.valor).toBe(30_000 - 400 * 90)
})

test('goods thrown away, where only the costs name the purchase', () => {
  const fact = factOf({
    main_costs: 'mercadoria 8.000, aluguel 2.000, folha 4.000',
    main_challenge: 'jogo fora uns 25% da verdura toda semana',
  })
  expect(fact?.valor).toBe(2_000)
})

test('nothing where neither how many nor the price is said', () => {
  expect(factOf({ main_costs: 'tela custa 130, ponto 1.500', main_challenge: 'vendo pouco' })).toBeUndefined()
})
