import { describe, expect, test } from 'vitest'
import { answerParts, partsOf, readTalk } from '#src/consultant/turn.ts'
import { type Figure, readAccount, worthOf } from './account.ts'
import { chosenFor } from './chosen.ts'
import { listed } from './listed.ts'

const INPUT = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
} as const

const leaf = (value: number, kind: Figure['kind'], noun = '', words = '') => ({
  value,
  kind,
  noun,
  per: '',
  near: [],
  words,
})
const CARD: Figure = {
  expr: '(1-a%)*b',
  leaves: [leaf(4, 'share', '', ' com taxa de # '), leaf(2_400, 'money', '', ' passei # no credito ')],
  kind: 'money',
  time: null,
  gain: true,
  how: 'first',
}

describe('a follow-up changes the number that it can mean', () => {
  test.each([
    ['e se a taxa for 5%?', 2_280],
    ['e se for 3 mil?', 2_880],
  ])('%s', (question, value) => expect(chosenFor([CARD], question).all[0]!.choice.value).toBeCloseTo(value))
  test('what asks for no sum goes on from none', () =>
    expect(chosenFor([CARD], 'como eu falo isso pra ela sem magoar?').none).toBeGreaterThan(0.9))
})

function talk(...turns: readonly string[]): string[] {
  let state: unknown
  return turns.map((turn) => {
    const made = answerParts(INPUT, partsOf(turn), readTalk(state))
    state = JSON.parse(JSON.stringify(made.state))
    return made.answer.answer
  })
}
test('a talk goes on from the figure that was told last, and from the one before', () => {
  const [first, second, apart] = talk(
    'corto cabelo a 40 e faço 120 por mês, gasto 8 em cada. quanto sobra?',
    'e se eu subir pra 45?',
    'quanto a mais que antes?',
  )
  expect(first).toContain('R$ 3.840')
  expect(second).toContain('R$ 4.440')
  expect(apart).toContain('R$ 600')
})

test('amounts that are put together', () =>
  expect(worthOf(listed('salario 1.700, fgts de 8% e 220 de vale. contando só isso da quanto por mes?')!)).toBeCloseTo(
    2_056,
  ))

test.each([null, {}, { figures: [] }, { figures: [{ expr: 'a+(', leaves: [], kind: 'money' }] }])(
  'what was stored wrongly is forgotten: %o',
  (stored) => expect(readAccount(stored)).toBeNull(),
)
test('what was stored is read again', () => expect(readAccount({ figures: [CARD] })).toEqual({ figures: [CARD] }))
