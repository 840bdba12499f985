import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutChart } from './layout.ts'
import { readChart } from './read-chart.ts'
import { chartCsv, chartTable } from './table.ts'

const state = (input: unknown) => readChart(input).state

describe('reading a chart', () => {
  test('something without a type is no chart', () => {
    for (const input of [null, undefined, 'bar', 7, [], {}, { type: '' }, { type: 3 }, { series: [] }]) {
      expect(state(input)).toBe('no-type')
    }
  })

  test('a series that is no list or holds no number is refused', () => {
    expect(state({ type: 'bar', series: 'x' })).toBe('bad-series')
    expect(state({ type: 'bar', series: [null] })).toBe('bad-series')
    expect(state({ type: 'line', series: [{ name: 'a', data: 'x' }] })).toBe('bad-series')
    expect(
      state({ type: 'pie', series: [{ name: 'a', data: ['1', null, Number.NaN, Number.POSITIVE_INFINITY] }] }),
    ).toBe('bad-series')
  })

  test('a type of another kind is named', () => {
    expect(readChart({ type: 'radar', series: [] })).toEqual({ state: 'unsupported', type: 'radar' })
  })

  test('an empty or missing series list is a chart without marks', () => {
    for (const input of [{ type: 'bar' }, { type: 'donut', series: [] }, { type: 'scatter', series: null }]) {
      const reading = readChart(input)
      expect(reading).toMatchObject({ state: 'ready', chart: { series: [], categories: [] } })
    }
  })

  test('a missing category takes its place as a name and odd values become gaps', () => {
    const reading = readChart({ type: 'line', title: 'Texto', categories: ['jan'], series: [{ data: [1, '2', 3] }] })
    expect(reading).toMatchObject({
      state: 'ready',
      chart: { title: 'Texto', categories: ['jan', '2', '3'], series: [{ name: 'Série 1', values: [1, null, 3] }] },
    })
  })

  test('a band whose ends are exchanged is put right', () => {
    const reading = readChart({ type: 'line', series: [{ data: [5], faixa: { min: [9], max: [1] } }] })
    expect(reading).toMatchObject({ state: 'ready', chart: { series: [{ band: { min: [1], max: [9] } }] } })
  })

  test('no input breaks reading, layout, table or CSV, and no coordinate is without a number', () => {
    const value = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constant(null),
      fc.string(),
      fc.tuple(fc.double(), fc.double()),
      fc.object(),
    )
    const list = fc.oneof(fc.array(value, { maxLength: 40 }), fc.anything())
    const series = fc.record(
      {
        name: fc.anything(),
        data: list,
        type: fc.oneof(fc.constantFrom('bar', 'line'), fc.anything()),
        marker: fc.anything(),
        line: fc.oneof(fc.record({ dash: fc.anything(), shape: fc.constantFrom('spline', 'hv', '') }), fc.anything()),
        fill: fc.anything(),
        borderWidth: fc.anything(),
        faixa: fc.oneof(fc.record({ min: list, max: list }), fc.anything()),
      },
      { requiredKeys: [] },
    )
    const chart = fc.record(
      {
        type: fc.oneof(fc.constantFrom('bar', 'line', 'pie', 'donut', 'scatter'), fc.anything()),
        title: fc.anything(),
        series: fc.oneof(fc.array(series, { maxLength: 8 }), fc.anything()),
        categories: fc.oneof(fc.array(fc.anything(), { maxLength: 50 }), fc.anything()),
        unidade: fc.oneof(fc.constantFrom('R$', '%', 'pontos', 'número'), fc.anything()),
        meta: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(chart, fc.anything()), fc.constantFrom(0, 280, 900, Number.NaN), (input, width) => {
        const reading = readChart(input)
        if (reading.state !== 'ready') return
        const geometry = JSON.stringify(layoutChart(reading.chart, width, 260), (_, item: unknown) =>
          typeof item === 'number' && !Number.isFinite(item) ? 'BROKEN' : item,
        )
        expect(geometry).not.toMatch(/BROKEN|NaN|Infinity/)
        chartTable(reading.chart)
        chartCsv(reading.chart)
      }),
      { numRuns: 600 },
    )
  })
})
