import { expect, test } from 'vitest'
import { QUESTIONS } from './questions.ts'

test('a question that needs a technical word says it in plain ones below', () => {
  const technical = Object.values(QUESTIONS.segments)
    .flat()
    .filter(({ label }) => /CMV|insumo|fichas? técnica/i.test(label))
  expect(technical.length).toBeGreaterThan(0)
  expect(technical.filter(({ help }) => !help).map(({ label }) => label)).toEqual([])
})
