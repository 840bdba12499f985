import { describe, expect, it } from 'vitest'
import { emailField, lineField, plainFirstName, plainLine } from './fields.ts'
import { leastMilliseconds } from './testing/work-time.ts'

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
    const long = `a@${'.'.repeat(250_000)}@`
    expect(leastMilliseconds(() => expect(read(long)).toEqual(['inválido']))).toBeLessThan(100)
  })
})

describe('a name', () => {
  const name = lineField('vazio')
  const problems = (text: unknown) => name.safeParse(text).error?.issues.map((issue) => issue.message) ?? []

  it.each(['Ana', 'José D’Ávila-Sá', 'Loja 1 & Cia. (Matriz)', 'Doces 👩‍🍳', '日本語'])('may be %j', (text) =>
    expect(problems(text)).toEqual([]),
  )

  it.each([
    'Ana\nBcc: x',
    'Ana\r\nx',
    'Ana\tSouza',
    'Ana\u2028x',
    '\u202Eana',
    'a\u2066b',
    'a\u200Bb',
    'a\u00ADb',
    'a\u0000',
  ])('%j is refused', (text) => expect(problems(text)).toEqual(['Use uma só linha, sem caracteres invisíveis.']))

  it.each([
    ['Ana Souza', 'Ana'],
    ['  joão d’ávila', 'joão'],
    ['Ana-Maria', 'Ana-Maria'],
    ['www.exemplo.com clique', undefined],
    ['R$5000', undefined],
    ['Аna', undefined],
    ['\u202Eana', undefined],
    [`A${'a'.repeat(40)}`, undefined],
    ['', undefined],
  ])('%j greets as %j', (text, first) => expect(plainFirstName(text)).toBe(first))

  it('of before is one line in a sentence of ours', () =>
    expect(plainLine(' Loja\r\nda \u202EAna\u2028')).toBe('Loja da Ana'))
})
