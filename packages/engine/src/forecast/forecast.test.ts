import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastSeries } from './forecast.ts'
import { forecastRevenue } from './revenue.ts'

const months = (first: number, values: readonly number[]) =>
  values.map((valor, i) => {
    const index = first + i
    return { mes: `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`, valor }
  })
const JANUARY_2024 = 2024 * 12
const ask = (history: { mes: string; valor: number }[], over: Partial<Parameters<typeof forecastRevenue>[0]> = {}) =>
  forecastRevenue({ history, faturamento: null, segment: 'Serviços', referenceMonth: '2026-11', ...over })

describe('forecastSeries', () => {
  it('keeps a constant series constant', () => {
    for (const length of [3, 6, 9, 17, 18, 24, 36]) {
      const { passos } = forecastSeries(Array(length).fill(500), 3)
      for (const passo of passos) expect(passo.previsto).toBeCloseTo(500, 6)
    }
  })

  it('finds the season of three years of data', () => {
    const shape = [0.9, 0.8, 1, 1, 1.1, 1, 0.9, 1, 1, 1.05, 1.1, 1.4]
    const values = Array.from({ length: 36 }, (_, i) => 1_000 * 1.005 ** i * shape[i % 12]!)
    const { passos } = forecastSeries(values, 12)
    passos.forEach((passo, i) => {
      const truth = 1_000 * 1.005 ** (36 + i) * shape[i % 12]!
      expect(Math.abs(passo.previsto / truth - 1)).toBeLessThan(0.06)
    })
  })

  it('scales with its input and orders the interval round the forecast', () => {
    const series = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 3, maxLength: 60 })
    fc.assert(
      fc.property(series, (values) => {
        const one = forecastSeries(values, 3).passos
        const ten = forecastSeries(
          values.map((value) => value * 10),
          3,
        ).passos
        one.forEach((passo, i) => {
          expect(passo.minimo).toBeLessThanOrEqual(passo.previsto * (1 + 1e-9))
          expect(passo.maximo).toBeGreaterThanOrEqual(passo.previsto * (1 - 1e-9))
          expect(ten[i]!.previsto / passo.previsto).toBeCloseTo(10, 3)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('takes months without any revenue', () => {
    for (const passo of forecastSeries([0, 0, 100, 0, 50, 0, 80, 0, 90], 3).passos) {
      expect(Number.isFinite(passo.previsto)).toBe(true)
      expect(passo.minimo).toBeGreaterThanOrEqual(0)
    }
  })

  it('gives three to five months a band of at least 20% each way', () => {
    const [passo] = forecastSeries([100, 100, 100], 1).passos
    expect(passo).toEqual({
      previsto: expect.closeTo(100, 6),
      minimo: expect.closeTo(80, 6),
      maximo: expect.closeTo(120, 6),
    })
  })
})

describe('forecastRevenue', () => {
  it('predicts the three months after the current one', () => {
    const forecast = ask(months(JANUARY_2024, Array(34).fill(1_000)))
    expect(forecast.cenario).toBe(false)
    expect(forecast.confidence).toBe('alta')
    expect(forecast.meses.map((month) => month.mes)).toEqual(['2026-12', '2027-01', '2027-02'])
  })

  it('ignores the current, incomplete month', () => {
    const forecast = ask(months(2026 * 12 + 5, [1_000, 1_000, 1_000, 1_000, 1_000, 10]))
    expect(forecast.usados.at(-1)?.mes).toBe('2026-10')
    expect(forecast.meses[0]?.previsto).toBe(1_000)
  })

  it('uses only the unbroken run up to the newest month', () => {
    const history = [...months(JANUARY_2024, Array(12).fill(9_000)), ...months(2026 * 12 + 5, Array(5).fill(1_000))]
    const forecast = ask(history)
    expect(forecast.usados).toHaveLength(5)
    expect(forecast.confidence).toBe('baixa')
  })

  it('turns into a scenario when the newest month is over six months old', () => {
    expect(ask(months(JANUARY_2024, Array(24).fill(1_000))).cenario).toBe(true)
    expect(ask(months(JANUARY_2024, Array(28).fill(1_000))).cenario).toBe(true)
    expect(ask(months(JANUARY_2024, Array(29).fill(1_000))).cenario).toBe(false)
  })

  it('makes a scenario of the informed revenue, with the season of retail only', () => {
    const services = ask([], { faturamento: 50_000 })
    expect(services).toMatchObject({ cenario: true, confidence: 'baixa' })
    expect(services.meses[0]).toEqual({ mes: '2026-12', previsto: 50_000, minimo: 37_500, maximo: 62_500 })
    const retail = ask([], { faturamento: 50_000, segment: 'Comércio Varejista' })
    expect(retail.meses.map((month) => month.previsto)).toEqual([59_500, 49_150, 44_750])
  })

  it('predicts nothing without any revenue', () => {
    expect(ask([]).meses).toEqual([])
  })
})
