import { describe, expect, test } from 'vitest'
import type { CartesianLayout } from './cartesian.ts'
import { spreadLabels } from './labels.ts'
import { layoutChart } from './layout.ts'
import { tickTexts, valueText } from './number-text.ts'
import type { PieLayout } from './pie.ts'
import { type ChartModel, readChart } from './read-chart.ts'
import type { ScatterLayout } from './scatter.ts'
import { chartCsv, chartTable } from './table.ts'
import { fitText, textWidth } from './text-size.ts'

function chart(input: Record<string, unknown>): ChartModel {
  const reading = readChart(input)
  if (reading.state !== 'ready') throw new Error(reading.state)
  return reading.chart
}
const months = ['jan/2026', 'fev/2026', 'mar/2026', 'abr/2026']
const cartesian = (input: Record<string, unknown>, width = 640) =>
  layoutChart(chart(input), width, 280) as CartesianLayout

describe('bars', () => {
  test('they start at zero, however far from it the figures are', () => {
    const layout = cartesian({ type: 'bar', categories: months, series: [{ data: [990, 1000, 995, 998] }] })
    expect(layout.valueTicks[0]?.value).toBe(0)
    for (const bar of layout.bars) expect(bar.y + bar.height).toBeCloseTo(layout.zero)
  })

  test('a loss hangs below the zero line', () => {
    const layout = cartesian({ type: 'bar', categories: months, series: [{ data: [10, -10, 0, null] }] })
    expect(layout.bars).toHaveLength(3)
    expect(layout.bars[1]?.y).toBeCloseTo(layout.zero)
    expect(layout.bars[2]?.height).toBe(0)
  })

  test('long names lie the bars down on a phone', () => {
    const names = ['Finanças', 'Vendas e marketing', 'Operações', 'Gestão', 'Pessoas e produtividade', 'Digital e IA']
    const input = {
      type: 'bar',
      unidade: 'pontos',
      meta: 75,
      categories: names,
      series: [{ data: [50, 60, 70, 80, 55, 40] }],
    }
    const layout = cartesian(input, 340)
    expect(layout.horizontal).toBe(true)
    expect(layout.valueTicks.at(-1)?.value).toBe(100)
    expect(layout.target?.label).toBe('Meta 75')
    for (const bar of layout.bars) expect(bar.x).toBeCloseTo(layout.zero)
  })

  test('figures below zero beside long names keep their axis readable on a phone', () => {
    const layout = cartesian(
      {
        type: 'bar',
        unidade: 'R$',
        categories: [
          'Energia, água e internet',
          'Mercadorias e matéria-prima',
          'Recebimento de cartão',
          'Impostos',
          'Fretes',
        ],
        series: [{ data: [-3_001.65, -795.07, 750.03, -75, 26.11] }],
      },
      310,
    )
    expect(layout.horizontal).toBe(true)
    const ticks = layout.valueTicks.map(({ position, label }) => ({ position, half: textWidth(label, 12) / 2 }))
    for (const [place, tick] of ticks.slice(1).entries())
      expect(tick.position - tick.half).toBeGreaterThan(ticks[place]!.position + ticks[place]!.half)
  })

  test('ten thousand columns become as many as can be seen, the highest among them', () => {
    const data = Array.from({ length: 10_000 }, (_, index) => (index === 4_321 ? 500 : index % 7))
    const layout = cartesian({ type: 'bar', series: [{ data }] })
    expect(layout.bars.length).toBeLessThan(250)
    expect(layout.bars.some((bar) => bar.value === 500)).toBe(true)
    expect(layout.hidden).toBe(10_000 - layout.bars.length)
  })
})

describe('extremes', () => {
  /** Two years that end so, and a forecast with a band as wide as the last figure. */
  const history = (last: number) => ({
    type: 'line',
    unidade: 'R$',
    categories: Array.from({ length: 26 }, (_, place) => `${place % 2 ? 'fev' : 'mar'}/${2024 + (place % 3)}`),
    series: [
      { name: 'Faturamento', data: [...Array.from({ length: 23 }, () => 100_000), last, null, null] },
      {
        name: 'Previsão',
        tipo: 'previsão',
        data: [...Array.from({ length: 24 }, () => null), last * 1.1, last * 1.2],
        intervalo: {
          min: [...Array.from({ length: 24 }, () => null), 0, 0],
          max: [...Array.from({ length: 24 }, () => null), last * 4, last * 6],
        },
      },
    ],
  })

  for (const last of [0, 5_000, 1e6, 1.2e9])
    for (const width of [264, 294, 760])
      test(`two years that end with ${last}, ${width} pixels wide, stay in the drawing`, () => {
        const layout = cartesian(history(last), width)
        const { plot, categoryTicks, valueTicks, lines, endLabels } = layout
        for (const { label } of valueTicks) expect(textWidth(label, 12)).toBeLessThanOrEqual(plot.x - 8)
        for (const { position, label } of categoryTicks) {
          expect(position - textWidth(label, 12) / 2).toBeGreaterThanOrEqual(0)
          expect(position + textWidth(label, 12) / 2).toBeLessThanOrEqual(width)
        }
        for (const [place, { position, label }] of categoryTicks.entries()) {
          const next = categoryTicks[place + 1]
          if (next)
            expect(position + textWidth(label, 12) / 2).toBeLessThan(next.position - textWidth(next.label, 12) / 2)
        }
        for (const point of lines.flatMap((line) => line.points)) {
          expect(point.y).toBeGreaterThanOrEqual(plot.y)
          expect(point.y).toBeLessThanOrEqual(plot.y + plot.height)
        }
        for (const { x, text, anchor } of endLabels)
          expect(anchor === 'start' ? x + textWidth(text, 12) : x).toBeLessThanOrEqual(width)
      })

  test('one month alone keeps its whole name; nothing but zeros has no steps between', () => {
    const one = cartesian(
      { type: 'bar', unidade: 'R$', categories: ['Faturamento mensal'], series: [{ data: [1] }] },
      264,
    )
    expect(one.categoryTicks[0]?.label).toBe('Faturamento mensal')
    const none = cartesian({ type: 'line', unidade: 'R$', categories: months, series: [{ data: [0, 0, 0, 0] }] })
    expect(none.valueTicks.map(({ label }) => label)).toEqual(['R$ 0', 'R$ 1'])
  })
})

describe('lines', () => {
  test('a gap stays a gap', () => {
    const layout = cartesian({ type: 'line', categories: months, series: [{ data: [1, null, 3, 4] }] })
    expect(layout.lines[0]?.path.match(/M/g)).toHaveLength(2)
    expect(layout.lines[0]?.points.map((point) => point.index)).toEqual([0, 2, 3])
  })

  test('a forecast starts where the known figures end, with its band inside the plot', () => {
    const layout = cartesian({
      type: 'line',
      categories: months,
      series: [
        { name: 'Realizado', data: [10, 12, null, null] },
        {
          name: 'Previsto',
          data: [null, null, 13, 14],
          line: { dash: 'dash' },
          faixa: { min: [null, null, 11, 10], max: [null, null, 15, 18] },
        },
      ],
    })
    const [known, forecast] = layout.lines
    expect(forecast?.dashed).toBe(true)
    expect(forecast?.points).toHaveLength(2)
    const joint = known?.points.at(-1)
    const [x, y] = forecast!.path.slice(1).split(/[L,]/).map(Number)
    expect(x).toBeCloseTo(joint!.x, 2)
    expect(y).toBeCloseTo(joint!.y, 2)
    expect(forecast?.band).toMatch(/^M/)
    expect(layout.valueTicks.at(-1)!.value).toBeGreaterThanOrEqual(18)
    expect(layout.endLabels.map((label) => label.text)).toEqual(['Previsto', 'Realizado'])
  })

  test('four lines get a legend in place of names', () => {
    const series = [1, 2, 3, 4].map((value) => ({ name: `S${value}`, data: [value, value + 1] }))
    expect(cartesian({ type: 'line', series }).endLabels).toEqual([])
  })

  test('ten thousand points keep their peak and their ends', () => {
    const data = Array.from({ length: 10_000 }, (_, index) => (index === 5_000 ? 900 : Math.sin(index / 300)))
    const points = cartesian({ type: 'line', series: [{ data }] }).lines[0]?.points ?? []
    expect(points.length).toBeLessThanOrEqual(600)
    expect(points[0]?.index).toBe(0)
    expect(points.at(-1)?.index).toBe(9_999)
    expect(points.some((point) => point.value === 900)).toBe(true)
  })

  test('labels that meet move apart and stay inside', () => {
    const places = spreadLabels([100, 101, 99], 16, [0, 110])
    const sorted = [...places].sort((a, b) => a - b)
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(16)
    expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(16)
    expect(sorted[2]).toBeLessThanOrEqual(110)
  })
})

describe('pies', () => {
  const pie = (data: (number | null)[], categories?: string[]) =>
    layoutChart(chart({ type: 'donut', categories, series: [{ data }] }), 300, 300) as PieLayout

  test('at most five slices; the small ones are put together and nothing is lost', () => {
    const layout = pie([30, 1, 25, 2, 20, 3, 15, 4])
    expect(layout.slices).toHaveLength(5)
    expect(layout.slices.at(-1)).toMatchObject({ name: 'Outros', value: 10, merged: 4 })
    expect(layout.total).toBe(100)
    expect(layout.slices.reduce((sum, slice) => sum + slice.share, 0)).toBeCloseTo(1)
  })

  test('the smallest numbers there are still make whole slices', () => {
    expect(pie([5e-324]).slices[0]?.path).not.toContain('NaN')
    expect(pie([5e-324, 5e-324]).slices.map(({ share }) => share)).toEqual([0.5, 0.5])
  })

  test('what a slice cannot show is counted', () => {
    expect(pie([10, -5, 0, null]).hidden).toBe(3)
  })

  test('one-figure series are slices by name', () => {
    const layout = layoutChart(
      chart({
        type: 'pie',
        series: [
          { name: 'A', data: [3] },
          { name: 'B', data: [1] },
        ],
      }),
      300,
      300,
    )
    expect((layout as PieLayout).slices.map((slice) => [slice.name, slice.share])).toEqual([
      ['A', 0.75],
      ['B', 0.25],
    ])
  })
})

describe('scatters', () => {
  test('ten thousand pairs are thinned to what can be distinguished', () => {
    const data = Array.from({ length: 10_000 }, (_, index) => [index % 200, (index * 7919) % 1000])
    const layout = layoutChart(chart({ type: 'scatter', series: [{ data }] }), 640, 300) as ScatterLayout
    expect(layout.points.length).toBeGreaterThan(300)
    expect(layout.points.length).toBeLessThanOrEqual(1_500)
    for (const point of layout.points) {
      expect(point.x).toBeGreaterThanOrEqual(layout.plot.x)
      expect(point.y).toBeLessThanOrEqual(layout.plot.y + layout.plot.height)
    }
  })
})

describe('texts', () => {
  test('ticks share one unit of size and a decimal comma', () => {
    expect(tickTexts([0, 20_000, 40_000], 'R$')).toEqual(['R$ 0', 'R$ 20 mil', 'R$ 40 mil'])
    expect(tickTexts([0, 500_000, 1_000_000, 1_500_000], 'R$')).toEqual(['R$ 0', 'R$ 0,5 mi', 'R$ 1 mi', 'R$ 1,5 mi'])
    expect(tickTexts([0, 0.25, 0.5], 'número')).toEqual(['0', '0,3', '0,5'])
    expect(tickTexts([0, 50, 100], '%')).toEqual(['0%', '50%', '100%'])
  })

  test('figures are written in full with their unit', () => {
    expect(valueText(48_230.5, 'R$')).toBe('R$ 48.230,50')
    expect(valueText(1, 'pontos')).toBe('1 ponto')
  })

  test('a text is cut to its room', () => {
    const cut = fitText('Pessoas e produtividade', 80, 12)
    expect(cut.endsWith('…')).toBe(true)
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(80)
  })
})

describe('table and CSV', () => {
  const input = {
    type: 'line',
    unidade: 'R$',
    categories: ['=HYPERLINK("x")', 'fev'],
    series: [{ name: '@soma', data: [-1.5, null] }],
  }

  test('the table says every figure in words', () => {
    expect(chartTable(chart(input)).rows).toEqual([
      ['=HYPERLINK("x")', '−R$ 1,50'],
      ['fev', '—'],
    ])
  })

  test('a spreadsheet takes no cell for a formula, and negative figures stay figures', () => {
    expect(chartCsv(chart(input)).split('\r\n')).toEqual(["Categoria;'@soma", '"\'=HYPERLINK(""x"")";-1,5', 'fev;'])
  })
})
