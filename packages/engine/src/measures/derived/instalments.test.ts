import { expect, test } from 'vitest'
import { countsInstalments, isTimesOf, standsBeforeEach } from './instalments.ts'

test.each(['x de r$ ', ' vezes de ', ' vezes iguais mensais de ', 'x sem juros de '])(
  'what follows is each of so many instalments: %s',
  (after) => {
    expect(isTimesOf(after)).toBe(true)
    expect(countsInstalments(after)).toBe(true)
    expect(standsBeforeEach(after)).toBe(true)
  },
)

test.each([' vezes por semana', ' xicaras de ', ' parafusos de ', ' meses de '])(
  'nothing that is paid in instalments: %s',
  (after) => {
    expect(isTimesOf(after)).toBe(false)
    expect(standsBeforeEach(after)).toBe(false)
  },
)

test('parts are counted by their name; whether they are only that, the rest of the text decides', () => {
  expect(countsInstalments(' prestacoes de ')).toBe(true)
  expect(standsBeforeEach(' prestacoes de ')).toBe(true)
  expect(isTimesOf(' prestacoes de ')).toBe(false)
})
