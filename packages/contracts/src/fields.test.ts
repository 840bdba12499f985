import { describe, expect, it } from 'vitest'
import { emailField } from './fields.ts'

const field = emailField('vazio', 'inválido')
const read = (text: unknown) => {
  const result = field.safeParse(text)
  return result.success ? result.data : result.error.issues.map((issue) => issue.message)
}

describe('an e-mail', () => {
  it.each([
    [' Ana@Exemplo.com.BR ', 'ana@exemplo.com.br'],
    // Two ways to write one letter, and letters of double width: one address, one account.
    ['jose\u0301@exemplo.com.br', 'jos\u00e9@exemplo.com.br'],
    ['\uff41na\uff20exemplo.com.br', 'ana@exemplo.com.br'],
    ['\u212Aim@exemplo.com.br', 'kim@exemplo.com.br'],
  ])('written %j is read as %j', (text, email) => expect(read(text)).toBe(email))

  it.each([
    ['', ['vazio', 'inválido']],
    ['ana', ['inválido']],
    ['ana@exemplo', ['inválido']],
    ['an\u200ba@exemplo.com.br', ['inválido']],
    ['\u202eana@exemplo.com.br', ['inválido']],
    ['<ana@exemplo.com.br>', ['inválido']],
    [`${'a'.repeat(250)}@b.co`, ['inválido']],
  ])('%j is refused', (text, messages) => expect(read(text)).toEqual(messages))

  it('of any length is refused at once', () => {
    const begun = performance.now()
    expect(read(`a@${'.'.repeat(250_000)}@`)).toEqual(['inválido'])
    expect(performance.now() - begun).toBeLessThan(100)
  })
})
