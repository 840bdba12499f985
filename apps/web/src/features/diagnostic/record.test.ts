import { EMPLOYEE_BANDS, REVENUE_BANDS } from '@norteia/contracts/diagnostic'
import { EMPLOYEE_BAND_VALUES, REVENUE_BAND_VALUES } from '@norteia/engine/rules'
import { expect, test } from 'vitest'
import { aurora } from '#src/testing/people.ts'
import { answersOfRecord } from './record.ts'

test('a record falls into the band that the engine reads', () => {
  const revenue = (faturamento: number) => answersOfRecord({ ...aurora, faturamento }).revenue
  const employees = (funcionarios: number) => answersOfRecord({ ...aurora, funcionarios }).employees
  for (const [place, { min, max }] of REVENUE_BAND_VALUES.entries())
    expect([revenue(Math.max(min, 100)), revenue(Math.min(max, 1e9))]).toEqual([
      REVENUE_BANDS[place],
      REVENUE_BANDS[place],
    ])
  for (const [place, { min, max }] of EMPLOYEE_BAND_VALUES.entries())
    expect([employees(min), employees(Math.min(max, 1e6))]).toEqual([EMPLOYEE_BANDS[place], EMPLOYEE_BANDS[place]])
})

test('what a record does not say is left to be asked', () => {
  const nothing = { ...aurora, setor: 'Outro', faturamento: null, funcionarios: null }
  expect(answersOfRecord(nothing)).toEqual({ market_segment: '', revenue: '', employees: '' })
  expect(answersOfRecord({ ...aurora, setor: 'Varejo', faturamento: 0, funcionarios: 0 })).toEqual({
    market_segment: 'Comércio Varejista',
    revenue: '',
    employees: 'Só eu',
  })
})
