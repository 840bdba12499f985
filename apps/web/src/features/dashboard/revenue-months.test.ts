import { expect, test } from 'vitest'
import { isBehind, monthsOfChart, verdictOf } from './revenue-months.ts'

const chart = {
  id: 'revenue',
  type: 'line',
  title: { text: 'Faturamento' },
  categories: ['set/2026', 'out/2026', 'nov/2026'],
  series: [
    { name: 'Faturamento', data: [40_000, 44_000, null] },
    { name: 'Previsão', data: [null, null, 45_000], faixa: { min: [null, null, 42_000], max: [null, null, 48_000] } },
  ],
}
const september = { mes: '2026-09', valor: 40_000 }
const october = { mes: '2026-10', valor: 44_000 }
const november = { mes: '2026-11', valor: 50_000 }

test('an analysis is behind when a complete month is missing from its line or has another value', () => {
  const behind = (...months: { mes: string; valor: number }[]) => isBehind(monthsOfChart(chart), months, '2026-12')
  expect(behind(september, october)).toBe(false)
  expect(behind(september, october, november)).toBe(true)
  expect(behind(september, { ...october, valor: 1 })).toBe(true)
  expect(behind(october, { mes: '2026-12', valor: 9 })).toBe(false)
  const bar = monthsOfChart({ ...chart, type: 'bar' })
  expect([isBehind(bar, [october], '2026-12'), isBehind(bar, [september, october], '2026-12')]).toEqual([false, true])
})

test('a month is shown as hit or miss of its forecast', () => {
  const expected = monthsOfChart(chart).expected.get('nov/2026')!
  const said = (valor: number) => verdictOf('2026-11', valor, expected)
  expect(said(45_000)).toBe('Previmos R$ 42.000 a R$ 48.000 para novembro e vieram R$ 45.000: dentro da previsão.')
  expect(said(50_000)).toContain(': R$ 2.000 acima da previsão.')
  expect(said(40_000)).toContain(': R$ 2.000 abaixo da previsão.')
})
