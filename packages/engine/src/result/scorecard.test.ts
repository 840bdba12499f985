import { describe, expect, test } from 'vitest'
import { bandWidening, gradeForecasts, type MadeForecast } from './scorecard.ts'

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const GOLDEN = [
  [100, 85, 118, 95],
  [104, 86, 125, 131],
  [98, 80, 119, 101],
  [110, 90, 134, 108],
  [105, 87, 128, 99],
] as const

const made: MadeForecast[] = GOLDEN.map(([previsto, minimo, maximo], i) => ({
  mes: MONTHS[i]!,
  previsto,
  minimo,
  maximo,
  feitaEm: `2026-0${i + 5}-15`,
}))
const real = new Map(GOLDEN.map(([, , , realizado], i) => [MONTHS[i]!, realizado as number]))

describe('the scorecard of forecasts', () => {
  test('grades the golden months', () => {
    expect(gradeForecasts(made, real)).toMatchObject({
      avaliadas: 5,
      erroMedio: 0.0735,
      dentroDoIntervalo: 4,
      vies: -0.0318,
      frase: 'Nas últimas 5 previsões o erro médio foi 7,35% e 4 de 5 meses ficaram dentro do intervalo.',
    })
  })

  test('compares with repeating the month before, over the months where that is known', () => {
    const own = 27 + 3 + 2 + 6
    const naive = 36 + 30 + 7 + 9
    expect(gradeForecasts(made, real).contraIngenua).toBeCloseTo(own / naive, 4)
  })

  test('says nothing before three months are graded', () => {
    expect(gradeForecasts(made.slice(0, 2), real)).toMatchObject({
      avaliadas: 2,
      erroMedio: null,
      vies: null,
      contraIngenua: null,
      frase: 'Ainda não dá para avaliar: faltam meses fechados.',
    })
    expect(gradeForecasts(made.slice(0, 3), real).erroMedio).not.toBeNull()
  })

  test('counts the newest forecast made before the month began', () => {
    const others: MadeForecast[] = [
      { mes: '2026-10', previsto: 1, minimo: 1, maximo: 1, feitaEm: '2026-10-01' },
      { mes: '2026-10', previsto: 99, minimo: 90, maximo: 110, feitaEm: '2026-09-30' },
    ]
    const { meses } = gradeForecasts([...made, ...others], real)
    expect(meses.at(-1)).toEqual({ mes: '2026-10', previsto: 99, minimo: 90, maximo: 110, realizado: 99 })
  })

  test('does not divide by a month without revenue', () => {
    const zero = new Map([...real.keys()].map((mes) => [mes, 0]))
    expect(gradeForecasts(made, zero)).toMatchObject({
      erroMedio: null,
      vies: null,
      avaliadas: 5,
      dentroDoIntervalo: 0,
    })
  })

  test('widens a band that held too few of six months or more, and says so', () => {
    const narrow = (count: number): MadeForecast[] =>
      Array.from({ length: count }, (_, i) => ({
        mes: `2026-0${i + 1}`,
        previsto: 100,
        minimo: 95,
        maximo: 105,
        feitaEm: '2025-12-01',
      }))
    const came = new Map(Array.from({ length: 6 }, (_, i) => [`2026-0${i + 1}`, 110]))
    const six = gradeForecasts(narrow(6), came)
    expect(bandWidening(six.meses)).toBe(2)
    expect(six.frase).toContain('2 vezes mais largo')
    expect(bandWidening(gradeForecasts(narrow(5), came).meses)).toBe(1)
    expect(bandWidening(gradeForecasts(made, real).meses)).toBe(1)
  })
})
