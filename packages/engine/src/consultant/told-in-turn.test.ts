import { expect, test } from 'vitest'
import { readCompany } from './company.ts'
import { NO_MEMORY } from './memory.ts'
import { sumTold } from './sum-told.ts'

const INPUT = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
} as const
const told = (question: string) =>
  sumTold(readCompany({ ...INPUT, question } as Parameters<typeof readCompany>[0]), question, NO_MEMORY)?.draft.answer
    .text

test('a number that changes is told after the first figure', () => {
  const answer = told(
    'compro saco de batata de 40 kg por 120 reais e perco uns 10% que estraga. vendo a 5 o kg. quanto ganho por saco? se a perda cair pra 5% muda muito?',
  )
  expect(answer).toContain('R$ 60')
  expect(answer).toContain('R$ 70')
})

test('the number of the second question is none of the first', () => {
  const answer = told(
    'marmita grande 40 reais, custa 14 pra fazer. no app eles ficam com 25% e eu ainda pago 6 pro motoboy. quanto sobra em cada uma? e por quanto tinha que ser pra sobrar 15?',
  )
  expect(answer).toContain('R$ 10')
  expect(answer).not.toContain('15 =')
})

test('numbers of two questions are not mixed where neither is sure', () => {
  const answer = told(
    'vendo a marmita a 40 reais, custa 14 pra fazer. no app eles ficam com 25% e pago 6 pro motoboy. quanto me sobra em cada uma? e por quanto tinha que vender pra sobrar 15?',
  )
  expect(answer ?? '').not.toContain('150')
})

test('one sum that answers both questions is told once', () => {
  const answer = told(
    'produto de 120 q me custa 78, se eu der 15% de desconto qto sobra e qto a mais preciso vender pra ganhar o mesmo?',
  )!
  expect(answer).toContain('75% a mais')
  expect(answer.split('Conta:')).toHaveLength(2)
})
