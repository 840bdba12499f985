import { cpuMilliseconds } from '@norteia/contracts/testing/work-time'
import { expect, test } from 'vitest'
import { coversDeposit, findPairs } from './pairs.ts'

const movement = (id: string, contaId: string, data: string, centavos: number) => ({ id, contaId, data, centavos })

test('opposite cents of two accounts within three days are a pair', () => {
  const movements = [
    movement('a', 'itau', '2026-07-01', -50000),
    movement('b', 'nubank', '2026-07-04', 50000),
    movement('c', 'itau', '2026-07-10', -50000),
    movement('d', 'nubank', '2026-07-14', 50000),
    movement('e', 'itau', '2026-07-10', 50000),
    movement('f', 'nubank', '2026-07-09', 50001),
  ]
  expect(findPairs(movements)).toEqual([['a', 'b']])
})

test('the nearest date wins, then the order of the file; each movement pairs once', () => {
  const movements = [
    movement('out1', 'a', '2026-07-05', -100),
    movement('out2', 'a', '2026-07-05', -100),
    movement('far', 'b', '2026-07-07', 100),
    movement('near', 'b', '2026-07-05', 100),
    movement('other', 'c', '2026-07-02', 100),
  ]
  expect(findPairs(movements)).toEqual([
    ['out1', 'near'],
    ['out2', 'far'],
  ])
})

test('thousands of equal amounts are paired in time', () => {
  const movements = Array.from({ length: 20_000 }, (_, index) =>
    movement(
      String(index),
      index % 2 ? 'a' : 'b',
      `2026-07-${String(1 + (index % 28)).padStart(2, '0')}`,
      index % 2 ? -100 : 100,
    ),
  )
  const started = cpuMilliseconds()
  expect(findPairs(movements)).toHaveLength(10_000)
  expect(cpuMilliseconds() - started).toBeLessThan(3_000)
})

test('sales cover deposits from the first sale to 32 days after the last', () => {
  const sales = { de: '2026-07-01', ate: '2026-07-31' }
  expect(['2026-06-30', '2026-07-01', '2026-09-01', '2026-09-02'].map((day) => coversDeposit(sales, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
