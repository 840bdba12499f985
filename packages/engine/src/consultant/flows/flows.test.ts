import { describe, expect, test } from 'vitest'
import { answerParts, partsOf, readTalk } from '#src/consultant/turn.ts'
import { readFlow } from './flow-sum.ts'
import { FLOW_LACKS, FLOW_SUMS } from './flows.fixture.ts'
import { NO_SUMS, ORDINARY_SUMS } from './ordinary.fixture.ts'
import { solve } from './solve.ts'

const INPUT = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
} as const

function talk() {
  let state = readTalk(undefined)
  return (question: string) => {
    const told = answerParts(INPUT, partsOf(question), state)
    // As the server keeps it.
    state = readTalk(JSON.parse(JSON.stringify(told.state)))
    return told.answer
  }
}

describe('every amount in the unit that is asked for', () => {
  test.each([...FLOW_SUMS, ...ORDINARY_SUMS].map((row) => [row[0]!, row] as const))('%s', (_, row) => {
    const ask = talk()
    for (let n = 0; n < row.length; n += 2) {
      const { answer } = ask(row[n]!)
      expect(answer).toContain('Conta: ')
      expect(answer).toContain(row[n + 1]!)
    }
  })
})

test.each(NO_SUMS)('no sum: %s', (question) => expect(talk()(question).answer).not.toContain('Conta: '))

test.each(FLOW_LACKS)('the number that lacks is asked for by its name: %s', (question, asks) => {
  expect(talk()(question).answer).toContain(asks)
})

const figureOf = (question: string) => {
  const flow = readFlow(question)
  return flow && (solve(flow.quantities, flow.asked)?.value ?? null)
}

test.each([
  // what one sells and what all is paid for once can't be told apart
  'faturo 25 mil e gasto 19, quanto sobra',
  // of the price, or of the cost?
  'minha hora custa 40, levo 3 horas num serviço, imposto 6%, quero 30% de lucro, cobro quanto?',
  // of a dozen, or of each
  'vendi 4 duzias de pastel a 3 cada, quanto da',
  // as many as a month has aren't said
  'vendo a 25 e me custa 10, quanto ganho por mes?',
  // some leave for the other price
  'tenho 40 clientes a 100 e gasto 30 com cada um, se subo pra 120 e saem 8 vale a pena?',
  // bills alone
  'aluguel 3.000, folha 9.000 e luz 800, quanto preciso faturar pra empatar?',
  // 2 coats
  'a tinta rende 40 m2 por galao, a parede tem 130 m2 e são 2 demãos, quantos galoes compro',
])('no figure: %s', (question) => expect(figureOf(question)).toBeNull())

test('what was stored wrongly is forgotten', () => {
  const state = readTalk({ consultant: { focus: 'sum', flow: { quantities: [{ id: 'x' }], asked: { wish: 'left' } } } })
  expect(answerParts(INPUT, partsOf('e por mês?'), state).answer.answer).not.toContain('Conta: ')
})

test.each([
  [
    'salgado p festa... fritadeira nova 2.300, economizo 0,18 de oleo e gas por salgado. em qts meses ela se paga',
    '12.777',
  ],
  ['van escolar, rodo 95 km por dia, 22 dias, diesel a 6,05. qto gasto de diesel no mes?', '12.644'],
  [
    'capinha vendo a 49,90 na shopee, pago 17 nela e 1,20 de embalagem. descontando a comissao deles sobra qto limpo?',
    '31,70',
  ],
  [
    'hamburgueria, comprei 12kg de blend a 34,90 o kg, bolinho de 150g. rende qts burguer e qto de carne em cada?',
    '0,44',
  ],
  [
    'aluguel do salao 3.200 e faturo 21.500. minha vizinha paga 1.900 na sala dela. o meu da qts % do faturamento?',
    '16.400',
  ],
  ['sorveteria... 8 meses do ano entra 9.500 por mes, nos outros 4 de frio cai p 4.200. qto da o ano todo?', '80.200'],
])('no sum that takes a number for what it is not: %s', (question, wrong) => {
  expect(talk()(question).answer).not.toContain(wrong)
})
