import { expect, test } from 'vitest'
import { readCosts } from './money.ts'

/** Lists with sums of one thing: what a month costs, what is said of one, what has no sum. */
const LISTS: readonly [text: string, monthly: number[], perUnit: number, unpriced: number][] = [
  ['galpao 2800 luz 900. no portao vai 2100 de aço e 300 de pintura', [2_800, 900], 2, 0],
  [
    'Cada quilo lavado me sai R$ 4,60 contando luz, produto e a passadeira. O motorista custa R$ 2.900 por mês',
    [2_900],
    1,
    0,
  ],
  ['Aluguel 1.900. Na viagem é 5.300 de diesel, 900 de pedágio', [1_900], 2, 0],
  ['ponto 1.500, tela custa 130', [1_500], 1, 0],
  ['O vidro com rótulo sai 3,50. Cera e gasolina uns 450 por mês', [450], 1, 0],
  ['Folha 13.500, luz 900. Cada diária vendida gasta uns R$ 70 de café', [13_500, 900], 1, 0],
  ['Custo-hora da equipe: R$ 82 já com encargos', [], 1, 0],
  ['ajudante 180 a diária, sala 900', [900], 1, 0],
  ['caneca crua 18 cada, tinta 6 por caneca, luz 160', [160], 2, 0],
  ['escritório 6.500, o motorista leva 12% do frete', [6_500], 1, 0],
  ['aluguel 1200, luz 300. e as peças q compro', [1_200, 300], 0, 1],
]

for (const [text, monthly, perUnit, unpriced] of LISTS)
  test(`no month's total while something is said of one thing, or without a sum: ${text}`, () => {
    const read = readCosts(text)
    expect(read.items.map(({ valor }) => valor)).toEqual(monthly)
    expect(read.porUnidade ?? []).toHaveLength(perUnit)
    expect(read.semValor ?? []).toHaveLength(unpriced)
    expect(read.total).toBeNull()
  })

for (const text of [
  'aluguel 1.900, energia 1.200 por mês, funcionários 2 a 1.800 cada, mercadoria 6 mil',
  'a mercadoria sai uns 20 mil, aluguel custa 2 mil',
  'gasto 12 mil com carne, arroz e feijão, 4 mil de aluguel',
  'Folha, aluguel e mercadoria: 30 mil',
  'farinha 4 mil por semana, na loja gasto 900 de luz',
  'cada funcionário ganha 2.000. aluguel 3 mil',
])
  test(`a list of months keeps its total: ${text}`, () => {
    const { total, porUnidade, semValor } = readCosts(text)
    expect({ porUnidade, semValor }).toEqual({})
    expect(total).toBeGreaterThan(0)
  })

test('what is paid for each of several is of a month', () => {
  expect(readCosts('aluguel 1.500, 3 chips 40 cada, luz 300').total).toBe(1_920)
  expect(readCosts('2 mensalidades de sistema 89 cada, aluguel 900').total).toBe(1_078)
})

test.each(['lanche 9,50 por criança por dia, folha 20 mil', 'café 14 por hóspede por noite, folha 20 mil'])(
  'what one costs a day is beside no price of a month: %s',
  (text) => {
    const { porUnidade, unread } = readCosts(text)
    expect(porUnidade).toBeUndefined()
    expect(unread).toHaveLength(1)
  },
)

test.each([
  ['Tecido e linha, folha 18 mil, aluguel 3.000, energia 900', 'Tecido e linha'],
  ['Insumos, uma cozinheira 2.400, aluguel 1.500, gás 300', 'Insumos'],
])('goods that stand without a sum beside another bill are untold: %s', (text, untold) => {
  const { total, semValor } = readCosts(text)
  expect(total).toBeNull()
  expect(semValor).toEqual([untold])
})

test.each([
  'carne, pão e gás 9 mil, aluguel 900, luz 200',
  'farinha, ovos 3.000, aluguel 900, luz 200',
  'mercadoria, aluguel 9.000',
])('names that share a sum keep it: %s', (text) => expect(readCosts(text).total).toBeGreaterThan(0))
