import { expect, test } from 'vitest'
import { type Figures, medianOf, missed, tableOf } from './lighthouse-goals.ts'

const good: Figures = { performance: 99, accessibility: 100, practices: 100, seo: 100, lcp: 1_200, cls: 0.001, tbt: 20 }
const goals: Figures = { ...good, performance: 98, lcp: 1_500, cls: 0.02, tbt: 80 }

test('the median is taken figure by figure', () => {
  const runs = [90, 99, 95].map((performance, index) => ({ ...good, performance, lcp: 1_000 + index }))
  expect(medianOf(runs)).toMatchObject({ performance: 95, lcp: 1_001 })
})

test('a score below and a cost above its goal are missed, and so is a figure that is not there', () => {
  expect(missed(good, goals)).toEqual([])
  expect(missed({ ...good, seo: 99, lcp: 1_501, cls: 0.02 }, goals)).toEqual(['seo', 'lcp', 'cls'])
  expect(missed({ ...good, performance: Number.NaN, tbt: Number.NaN }, goals)).toEqual(['performance', 'tbt'])
})

test('the table shows every figure beside its goal', () => {
  expect(tableOf([{ path: '/', figures: good, goals: { ...goals, tbt: Number.POSITIVE_INFINITY } }])).toContain(
    '| / | 99 (≥ 98) | 100 (≥ 100) | 100 (≥ 100) | 100 (≥ 100) | 1.20 s (≤ 1.50 s) | 0.001 (< 0.02) | 20 ms | ok |',
  )
})
