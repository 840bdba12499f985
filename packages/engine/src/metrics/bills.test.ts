import { expect, test } from 'vitest'
import type { SumRow } from './amounts.ts'
import { hasItsBill, isBill } from './bills.ts'
import { frameOf, NO_FILTERS } from './frame.ts'

const RENT = frameOf('despesas', { filtros: { ...NO_FILTERS, categorias: ['aluguel'] } })
const paid = (chave: string, quantidade: number, categoria = 'aluguel'): SumRow => ({
  ...{ chave, categoria, quantidade },
  ...{ entradas: 0, saidas: -100 * quantidade },
})

test('a month that runs has its bill where it has as many payments as each before', () => {
  const before = [paid('2026-09', 1), paid('2026-10', 1)]
  expect(hasItsBill(RENT, [...before, paid('2026-11', 1)], '2026-11-20')).toBe(true)
  expect(hasItsBill(RENT, before, '2026-11-20')).toBe(false)
  // Other categories are no rent.
  expect(hasItsBill(RENT, [...before, paid('2026-11', 1, 'marketing')], '2026-11-20')).toBe(false)
  // What isn't paid as often each month tells nothing.
  expect(hasItsBill(RENT, [paid('2026-09', 2), paid('2026-10', 1), paid('2026-11', 1)], '2026-11-20')).toBe(false)
})

test('one thing that is paid is a bill, what comes in is none', () => {
  expect(isBill(RENT)).toBe(true)
  expect(isBill(frameOf('despesas'))).toBe(false)
  expect(isBill(frameOf('receita', { filtros: { ...NO_FILTERS, contrapartes: ['ANA'] } }))).toBe(false)
})
