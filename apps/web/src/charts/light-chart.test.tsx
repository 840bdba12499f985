import type { Chart } from '@norteia/contracts/chart'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LightChart } from './light-chart.tsx'

afterEach(cleanup)

const chart = (more: Partial<Chart>): Chart => ({
  id: 'x',
  type: 'line',
  title: { text: 'Faturamento' },
  categories: ['set/2026', 'out/2026', 'nov/2026'],
  series: [{ name: 'Faturamento', data: [1_000, null, 3_000] }],
  unidade: 'R$',
  ...more,
})
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll('path, rect')].map((shape) =>
    [...shape.attributes].map(({ value }) => value).join(' '),
  )

test('names with figures are text; a donut says each part, and the whole is 100%', () => {
  const costs = { name: 'Custos', data: [30, 10] }
  render(<LightChart chart={chart({ type: 'donut', categories: ['Folha', 'Folha'], series: [costs] })} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual(['FolhaR$ 3075%', 'FolhaR$ 1025%'])
})

test('a month without a value breaks the line, and its figures can be read in a table', () => {
  const { container } = render(<LightChart chart={chart({})} />)
  const line = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).at(-1) ?? ''
  expect(line.match(/M/g)).toHaveLength(2)
  const cells = within(screen.getByRole('table', { hidden: true })).getAllByRole('cell', { hidden: true })
  expect(cells.map(({ textContent }) => textContent)).toEqual(['R$ 1.000', '', 'R$ 3.000'])
})

test.each<[string, Partial<Chart>]>([
  ['nothing at all', { series: [], categories: [] }],
  ['one zero', { categories: ['out'], series: [{ name: 'a', data: [0] }] }],
  ['no value', { series: [{ name: 'a', data: [null, null, null] }] }],
  ['losses alone', { type: 'bar', series: [0, 1].map((n) => ({ name: `${n}`, data: [-5, -1_000_000, -0.01] })) }],
  ['a part of nothing', { type: 'donut', series: [{ name: 'a', data: [0, 0, 0] }] }],
  [
    'a band and a target',
    { meta: 9e9, series: [{ name: 'a', data: [1, 2, 3], faixa: { min: [0, null, -4], max: [2, 3, 9] } }] },
  ],
])('draws %s without a shape that is no number', (_name, more) => {
  const { container } = render(<LightChart chart={chart(more)} />)
  expect(drawn(container).join('\n')).not.toMatch(/NaN|Infinity|undefined/)
  expect(container.textContent).not.toMatch(/NaN|Infinity|undefined/)
})
