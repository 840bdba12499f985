import { describe, expect, test } from 'vitest'
import { caseOf } from '#src/testing/cases.ts'
import { readInput } from './input.ts'

const revenueOf = (main_challenge: string, revenue = 'R$ 30.001 a R$ 100.000', faturamento: number | null = null) => {
  const input = caseOf('Serviços', { main_challenge, revenue }, {})
  const { revenue: found } = readInput({ ...input, company: { ...input.company, faturamento } })
  return found && [found.value, found.exact, found.fact.tipo]
}

describe('the revenue that the analysis uses', () => {
  test('is the record’s', () =>
    expect(revenueOf('faturo 62 mil', undefined, 48_000)).toEqual([48_000, true, 'informado']))

  test('is the one in the owner’s words where the band agrees', () => {
    expect(revenueOf('faturo 62 mil por mês e não sobra')).toEqual([62_000, true, 'informado'])
    expect(revenueOf('Vendo bem, uns 75 mil por mês.')).toEqual([75_000, true, 'informado'])
    expect(revenueOf('minha receita é de 900 mil por ano')).toEqual([75_000, true, 'calculado'])
  })

  test.each([
    ['another band', 'faturo 162 mil'],
    ['a wish', 'quero faturar 62 mil'],
    ['the past', 'antes faturava 62 mil'],
    ['a range', 'faturo de 50 a 70 mil'],
    ['a day', 'faturo 1.500 por dia'],
    ['a sale of no said span', 'vendi 62 mil'],
    ['nothing', 'vender mais'],
  ])('is the band’s middle after %s', (_, text) => expect(revenueOf(text)).toEqual([55_000, false, 'estimado']))
})
