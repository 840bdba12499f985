import { describe, expect, test } from 'vitest'
import { FactBook } from '#src/facts/fact-book.ts'
import { sourcedFigure } from '#src/facts/figures.ts'
import { ruleBenchmark } from '#src/facts/rule-benchmark.ts'
import { readInput } from '#src/reading/input.ts'
import { caseOf } from '#src/testing/cases.ts'
import { BENCHMARKS } from './benchmarks.data.ts'

const figures = Object.entries(BENCHMARKS)

describe('public figures', () => {
  test('say organisation, year and address, and until when they may be shown', () => {
    for (const [id, { valor, orgao, ano, url, expira, unidade }] of figures) {
      expect([id, Number.isFinite(valor), orgao !== '', unidade !== '']).toEqual([id, true, true, true])
      expect([id, ano >= 2009 && ano <= 2026]).toEqual([id, true])
      expect([id, url]).toEqual([id, expect.stringMatching(/^https?:\/\/[^/]+\.[^/]+\//)])
      expect([id, expira]).toEqual([id, expect.stringMatching(/^20\d\d-(?:0[1-9]|1[0-2])$/)])
    }
  })

  // Turns red by itself: then look up newer figures, or leave the old ones out.
  test('none has expired', () => {
    const month = new Date().toISOString().slice(0, 7)
    expect(figures.filter(([, { expira }]) => expira < month).map(([id]) => id)).toEqual([])
  })

  test('an expired one is shown no more', () => {
    const input = caseOf('Educação', {}, { edu_offer: 'colégio, ensino fundamental e médio' })
    expect(ruleBenchmark('edu_default', readInput(input))?.id).toBe('inad.escola.basica')
    expect(ruleBenchmark('edu_default', readInput({ ...input, referenceMonth: '2031-01' }))).toBeNull()
  })

  test('fit the trade, and where none does nothing is shown', () => {
    const of = (
      segment: Parameters<typeof caseOf>[0],
      rule: string,
      answers: Parameters<typeof caseOf>[2],
      age = '6 a 10 anos',
    ) => ruleBenchmark(rule, readInput(caseOf(segment, { company_age: age }, answers)))?.id ?? null
    expect(of('Comércio Varejista', 'retail_markup', { retail_products: 'roupas femininas' })).toBe(
      'margem_comercializacao.vestuario',
    )
    expect(of('Comércio Varejista', 'retail_markup', { retail_products: 'arroz e feijão' })).toBe(
      'margem_comercializacao.varejo',
    )
    expect(of('Comércio Varejista', 'retail_losses', { retail_products: 'arroz e feijão' })).toBe(
      'perdas.mercado_vizinhanca',
    )
    expect(of('Comércio Varejista', 'retail_losses', { retail_products: 'óculos' })).toBeNull()
    expect(of('Saúde', 'health_noshow', { health_specialty: 'odontologia' })).toBeNull()
    expect(of('Educação', 'edu_default', { edu_offer: 'educação infantil e berçário' })).toBe('inad.escola.infantil')
    expect(of('Serviços', 'company_age', {}, '3 a 5 anos')).toBe('sobrev.5de3')
    expect(of('Serviços', 'company_age', {})).toBeNull()
  })

  test('survival is that of firms which came as far', () => {
    const rounded = (value: number) => Math.round(value * 1_000) / 10
    expect(BENCHMARKS['sobrev.5de3'].valor).toBe(rounded(BENCHMARKS['sobrev.5a'].valor / BENCHMARKS['sobrev.3a'].valor))
    expect(BENCHMARKS['sobrev.3de1'].valor).toBe(rounded(BENCHMARKS['sobrev.3a'].valor / BENCHMARKS['sobrev.1a'].valor))
  })

  test('a law in force is never called old, a figure of years ago is', () => {
    expect(sourcedFigure(new FactBook(), 'limite.me', '2031-01').text).toBe('R$ 360.000 (Lei, 2026)')
    expect(sourcedFigure(new FactBook(), 'sobrev.5a', '2031-01').text).toContain('dado antigo')
  })
})
