import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, formatNumber } from './format.ts'

const asIntl = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('pt-BR', options)
    .format(value)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^-/, '−')

const cents = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 100)
const any = fc.double({ noNaN: true }).filter((value) => !Object.is(value, -0))
/** Halves, where rounding goes wrong: 1,005 is a little less in the machine. */
const halves = fc.integer({ min: -1e7, max: 1e7 }).map((value) => value / 2_000)
const figures = fc.oneof(cents, halves, any, fc.integer()).filter((value) => !Object.is(value, -0))

test('amounts and numbers are written as Intl writes them', () => {
  fc.assert(
    fc.property(figures, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
      expect(formatNumber(value, decimals)).toBe(asIntl(value, { maximumFractionDigits: decimals }))
      const whole = Number.isInteger(value) ? { maximumFractionDigits: 0 } : {}
      expect(formatMoney(value)).toBe(asIntl(value, { style: 'currency', currency: 'BRL', ...whole }))
    }),
    { numRuns: 5_000 },
  )
})

test.each([
  [1234.5, 'R$ 1.234,50'],
  [-1_000_000, '−R$ 1.000.000'],
  [0.005, 'R$ 0,01'],
  [1.005, 'R$ 1,01'],
  [999.999, 'R$ 1.000,00'],
])('%f is %s', (value, text) => {
  expect(formatMoney(value)).toBe(text)
})
