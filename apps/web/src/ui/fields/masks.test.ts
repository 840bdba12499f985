import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCnpj, maskCnpj, maskCode, maskPhone } from './masks.ts'

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
