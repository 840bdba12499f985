import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from './money.ts'

describe('amounts in reais', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['R$ 1234,5', 1234.5],
    ['R$\u00a01.234.567,89', 1_234_567.89],
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234', 1234],
    ['12.5', 12.5],
    ['0.005', 0.005],
    ['-10', -10],
    ['', null],
    ['   ', null],
  ])('reads %j as %j', (text, value) => expect(parseMoney(text)).toBe(value))

  it.each(['abc', '12a', '1,2,3', ',', '--1', '10,500'])('reads %j as no amount', (text) =>
    expect(parseMoney(text)).toBeNaN(),
  )

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (cents) => {
        expect(parseMoney(moneyText(cents / 100))).toBe(cents / 100)
      }),
    )
  })

  it('keeps a third decimal in sight, since it is refused and not cut', () => expect(moneyText(1.234)).toBe('1,234'))
})
