import { expect, test } from 'vitest'
import { frameOf } from './frame.ts'
import { otherHalf } from './of-those.ts'

const of = (de: string, ate: string) => frameOf('entradas', { periodo: { de, ate } })

test('a half that is named after a fortnight is of its month, and no Monday', () => {
  const first = of('2026-10-01', '2026-10-15')
  expect(otherHalf('e na segunda?', first)).toBe('e na segunda quinzena de outubro de 2026?')
  expect(otherHalf('e a primeira', of('2026-09-16', '2026-09-30'))).toBe('e na primeira quinzena de setembro de 2026')
  expect(otherHalf('e na segunda-feira?', first)).toBe('e na segunda-feira?')
  expect(otherHalf('e na segunda feira?', first)).toBe('e na segunda feira?')
  expect(otherHalf('e na segunda?', of('2026-10-01', '2026-10-31'))).toBe('e na segunda?')
})
