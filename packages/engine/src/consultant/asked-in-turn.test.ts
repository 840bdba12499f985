import { describe, expect, test } from 'vitest'
import { asksInTurn } from './asked-in-turn.ts'

const STORY = 'a marmita sai a 20 e custa 8. o app fica com 25%'

describe('several figures in one message', () => {
  test('each has the story, and its own numbers alone', () => {
    const [first, second] = asksInTurn(`${STORY}. quanto sobra? e por quanto teria que vender pra sobrar 10?`)
    expect(first?.whole).toBe(`${STORY}. quanto sobra?`)
    expect(second?.whole).toBe(`${STORY}. por quanto teria que vender pra sobrar 10?`)
  })
  test('two in one sentence', () =>
    expect(asksInTurn(`${STORY}, quanto sobra e quantos % isso da?`).map(({ own }) => own)).toEqual([
      'quanto sobra',
      'quantos % isso da',
    ]))
  test('one number that changes', () => {
    const asks = asksInTurn(`${STORY}. quanto sobra? se a taxa cair pra 20% muda muito?`)
    expect(asks.map(({ changes }) => changes)).toEqual([false, true])
  })
  test('asked in the words of the question before', () =>
    expect(
      asksInTurn('tenho 9.600 de fixo e margem de 40%. quanto vendo pra empatar? e pra tirar 4 mil?').at(-1)?.own,
    ).toBe('quanto vendo pra tirar 4 mil'))
})

test.each([
  `${STORY}. quanto sobra?`,
  'quanto sobra? a marmita sai a 20 e custa 8',
  'quanto custa abrir uma loja? e quanto devo guardar de reserva?',
])('one question, or no sum: %s', (message) => expect(asksInTurn(message)).toEqual([]))
