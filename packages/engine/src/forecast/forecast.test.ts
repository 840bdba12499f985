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
  forecastRevenue({ history, faturamento: null, fatoresMes: null, referenceMonth: '2026-11', ...over })

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
    expect(passo?.previsto).toBeCloseTo(100, 6)
    expect(passo?.minimo).toBeLessThanOrEqual(80.001)
    expect(passo?.maximo).toBeGreaterThanOrEqual(119.999)
  })

  it('takes the geometric mean of last value, smoothing and six months below a year', () => {
    const { passos, metodo } = forecastSeries([100, 140, 90, 130, 95, 150], 1)
    expect(metodo).toBe('média do último valor, de uma suavização e dos últimos seis meses')
    expect(passos[0]!.previsto).toBeGreaterThan(110)
    expect(passos[0]!.previsto).toBeLessThan(150)
  })

  it('leans on the same month of last year after exactly one year', () => {
    const year = [50, 50, 100, 100, 100, 100, 100, 100, 100, 100, 100, 200]
    const { passos, metodo } = forecastSeries(year, 12)
    expect(metodo).toBe('mesmo mês do ano passado e nível de agora')
    expect(passos[0]!.previsto).toBeLessThan(85)
    expect(passos[11]!.previsto).toBeGreaterThan(1.4 * passos[5]!.previsto)
  })

  it('has a season of its own from fifteen months on', () => {
    const shape = [0.7, 0.8, 1, 1, 1, 1, 1, 1, 1, 1, 1.1, 1.8]
    const values = Array.from({ length: 15 }, (_, i) => 1_000 * shape[i % 12]!)
    const { passos, metodo } = forecastSeries(values, 9)
    expect(metodo).toBe('suavizações com sazonalidade')
    expect(passos[8]!.previsto).toBeGreaterThan(1.3 * passos[0]!.previsto)
  })

  it("keeps today's plain methods for series that hardly move", () => {
    const values = Array.from({ length: 14 }, (_, i) => 1_000 * 1.01 ** i)
    expect(forecastSeries(values, 1).metodo).toBe('média de três suavizações')
    expect(forecastSeries(values.slice(0, 7), 1).metodo).toBe('último valor e tendência amortecida')
  })

  it('lifts December by the weight of the activity, also from months before it alone', () => {
    const weights = [0.8, 0.7, 0.9, 0.9, 1, 1, 1, 1, 0.9, 0.9, 1, 1.9]
    const known = [6, 7, 8, 9, 10].map((month) => 1_000 * weights[month]!)
    const season = { first: 6, fatores: weights, dispersao: Array(12).fill(0.03) }
    const [december] = forecastSeries(known, 1, season).passos
    expect(december!.previsto).toBeCloseTo(1_900, 0)
    expect(december!.minimo).toBeLessThan(1_900)
    const plain = forecastSeries(known, 1).passos[0]!
    expect(plain.previsto).toBeLessThan(1_100)
  })

  it('takes a December never seen for likelier to be far off than another month never seen', () => {
    const known = [1_000, 1_080, 950, 1_020, 990, 1_050]
    const reach = (first: number) => {
      const { previsto, maximo } = forecastSeries(known, 1, { first }).passos[0]!
      return maximo / previsto
    }
    const [december, august] = [reach(5), reach(1)]
    expect(december).toBeGreaterThan(1.6)
    expect(august).toBeLessThan(1.3)
  })

  it('mixes the weights with the own season, less with every month', () => {
    const own = (length: number) => Array.from({ length }, (_, i) => (i % 12 === 11 ? 1_500 : 1_000) + (i % 3))
    const fatores = [...Array(11).fill(0.92), 1.88]
    const season = { first: 0, fatores, dispersao: Array(12).fill(0.03) }
    const decemberAfter = (years: number) => forecastSeries(own(12 * years), 12, season).passos[11]!.previsto
    expect(decemberAfter(2)).toBeGreaterThan(decemberAfter(4))
    expect(decemberAfter(4)).toBeGreaterThan(1_500)
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

  it('makes a scenario of the informed revenue, with the weight of the months where one is public', () => {
    const services = ask([], { faturamento: 50_000 })
    expect(services).toMatchObject({ cenario: true, confidence: 'baixa' })
    expect(services.meses[0]).toEqual({ mes: '2026-12', previsto: 50_000, minimo: 37_500, maximo: 62_500 })
    const retail = ask([], { faturamento: 50_000, fatoresMes: 'varejo_total' })
    expect(retail.meses.map((month) => month.previsto)).toEqual([62_020, 48_345, 45_305])
  })

  it('gives a shop with two months of history its December', () => {
    const history = [
      { mes: '2026-09', valor: 8_631 },
      { mes: '2026-10', valor: 9_116 },
    ]
    const shop = ask(history, { fatoresMes: 'vestuario_calcados' })
    expect(shop.cenario).toBe(true)
    expect(shop.meses[0]!.previsto).toBeGreaterThan(17_500)
    expect(shop.meses[0]!.previsto).toBeLessThan(19_000)
  })

  it('names the weights that took part, and takes none where a month had no revenue', () => {
    const history = months(2026 * 12 + 4, [1_000, 1_100, 900, 1_000, 1_050, 1_000])
    const retail = ask(history, { fatoresMes: 'vestuario_calcados' })
    expect(retail).toMatchObject({ cenario: false, fatores: 'vestuario_calcados' })
    expect(retail.metodo).toContain('com o peso dos meses da atividade')
    expect(retail.meses[0]!.previsto).toBeGreaterThan(1_600)
    const closed = ask([...history.slice(0, 5), { mes: '2026-10', valor: 0 }], { fatoresMes: 'vestuario_calcados' })
    expect(closed.fatores).toBeNull()
  })

  it('predicts nothing without any revenue', () => {
    expect(ask([]).meses).toEqual([])
  })
})
