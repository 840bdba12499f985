import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCnpj, maskCnpj, maskCode, maskPhone, moneyText, parseMoney } from './masks.ts'

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

describe('CNPJ', () => {
  it.each([
    ['11222333000181', '11.222.333/0001-81'],
    ['11.222.333/0001-81', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['112', '11.2'],
    ['', ''],
  ])('masks %j as %j', (text, masked) => expect(maskCnpj(text)).toBe(masked))

  it('keeps what is too much', () => expect(maskCnpj('112223330001819')).toBe('11.222.333/0001-819'))

  it.each(['11.222.333/0001-81', '12.ABC.345/01DE-35'])('takes %s for right', (text) => expect(isCnpj(text)).toBe(true))
  it.each(['11.222.333/0001-82', '00.000.000/0000-00', '123', ''])('doubts %j', (text) =>
    expect(isCnpj(text)).toBe(false),
  )
})

describe('phones and codes', () => {
  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['1133445566', '(11) 3344-5566'],
    ['+55 11 91234-5678', '+55 11 91234-5678'],
    ['5511912345678', '5511912345678'],
    ['11', '11'],
    ['119123456', '119123456'],
  ])('shows %j as %j', (text, masked) => expect(maskPhone(text)).toBe(masked))

  it('is steady: masking twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (text) => {
        for (const mask of [maskCnpj, maskPhone, maskCode]) expect(mask(mask(text))).toBe(mask(text))
      }),
    )
  })

  it('takes six digits out of a paste', () => expect(maskCode(' 123 456 \n789')).toBe('123456'))
})
