import { describe, expect, test } from 'vitest'
import { figuresIn } from '#src/consultant/asks-sum.ts'
import { talk } from '#src/consultant/chains.judge.ts'
import { readSaleRoles } from './roles.ts'
import { readSale } from './sale.ts'
import { NO_SALES, SALE_TALKS, SALE_TALKS_APART, type SaleTalk } from './sales.fixture.ts'

const FIRST = 'cada caixinha me custa 6 e vendo a 15. saem 200 por mês, quanto sobra?'

/** Turns whose answer doesn't say its figure before the account. */
function faultsOf(turns: SaleTalk): { told: number; silent: number } {
  const say = talk('Serviços')
  const faults = { told: 0, silent: 0 }
  for (const [message, ...figures] of turns) {
    const { answer, dados } = say(message)
    const said = figuresIn(answer.split('Conta: ')[0]!)
    if (figures.some((figure) => said.some((one) => Math.abs(one - figure) < 0.011))) continue
    faults[dados?.valor == null ? 'silent' : 'told']++
  }
  return faults
}

test.each(SALE_TALKS)('a sum goes on: %s', (...turns) => expect(faultsOf(turns)).toEqual({ told: 0, silent: 0 }))

test('conversations that nobody had tuned it by tell no wrong figure', () => {
  const all = SALE_TALKS_APART.map(faultsOf)
  expect(all.reduce((sum, { told }) => sum + told, 0)).toBe(0)
  expect(all.reduce((sum, { silent }) => sum + silent, 0)).toBeLessThanOrEqual(2)
})

test.each(NO_SALES)('no sum of the sale: %s', (message) => {
  const say = talk('Serviços')
  expect(say(FIRST).answer).toContain('R$ 1.800')
  expect(say(message).answer).not.toMatch(/em cada um|de antes/)
})

test.each([
  ['faço 6 feiras por mês, quanto sobra no mês?', 'e desse jeito, quanto sobra no mês com 8 feiras?'],
  ['o ponto mudou 30 pra lá e 12 pra cá, como fica?', 'faço 9 por mês desse jeito, quanto sobra no mês?'],
])('what came to no figure is not reckoned with the figure from before: %s', (...messages) => {
  const say = talk('Serviços')
  expect(say(FIRST).answer).toContain('R$ 1.800')
  for (const message of messages) expect(say(message).dados?.valor ?? null).toBeNull()
})

test('what one thing costs is no month of bills', () => {
  const { answer } = talk('Serviços')(
    'cada cesto de palha me custa 27 contando a tinta e quero que 55% do preço seja meu ganho, por quanto devo vender',
  )
  expect(answer).toContain('R$ 60')
  expect(answer).not.toContain('O mês empata')
})

describe('what a number is of a sale', () => {
  test.each([
    ['o corte é 35 e gasto 5 em cada, fixo de 4.200', { price: 35, cost: 5, fixed: 4200 }],
    ['vendo 40 por feira a 8 e pago 30 da barraca por feira', { many: 40, price: 8, dues: 30 }],
    ['vendo a 22 e quero aumentar pra 24,50', { price: 22, to: 24.5 }],
    ['comprei por 90 e quero que 40% do preço de venda fique pra mim', { cost: 90, margin: 40 }],
  ])('%s', (message, got) => expect(readSaleRoles(message)?.got).toEqual(got))
  test.each(['vendo a 22 e dou 3 horas de aula', 'custa 10, custa 12 e vendo a 30', 'pago 12 de mensalidade em 2022'])(
    'no sure part: %s',
    (message) => expect(readSaleRoles(message)).toBeNull(),
  )
})

test.each([null, {}, { now: {}, base: {}, wish: 'outra' }, { now: { price: 'a' }, wish: 'left' }])(
  'what was stored wrongly is forgotten: %o',
  (stored) => expect(readSale(stored)).toBeNull(),
)
