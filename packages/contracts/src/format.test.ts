import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, formatDate, formatMoney, formatNumber, formatTime, monthOf } from './format.ts'

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

const timeZone = 'America/Sao_Paulo'
const dates = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
const times = new Intl.DateTimeFormat('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' })

// Fails once a newer Node knows of another summer time in Brazil.
test("dates and times are São Paulo's", () => {
  const instants = fc.oneof(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
    fc.date({ min: new Date('2019-02-16'), max: new Date('2019-02-19'), noInvalidDate: true }),
  )
  fc.assert(
    fc.property(instants, (instant) => {
      const date = dates.format(instant)
      expect(formatDate(instant)).toBe(date)
      expect(formatTime(instant.toISOString())).toBe(times.format(instant))
      expect(dayOf(instant)).toBe(date.split('/').reverse().join('-'))
      expect(monthOf(instant)).toBe(date.split('/').reverse().slice(0, 2).join('-'))
    }),
    { numRuns: 5_000 },
  )
  expect(() => formatDate('never')).toThrow(RangeError)
})
