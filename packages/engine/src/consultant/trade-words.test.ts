import { describe, expect, it } from 'vitest'
import { withoutTrade } from './trade-words.ts'

const bare = (question: string) => withoutTrade(question).replace(/\s+/g, ' ').trim()

describe('a question without the words of her trade', () => {
  it.each([
    ['tenho um sebo de gibi como sei q preço boto num gibi raro', 'tenho um de como sei q preço boto num raro'],
    ['crio rã e o restaurante quer 60 dias pra pagar', 'crio e o restaurante quer 60 dias pra pagar'],
    [
      'minha loja de vela abriu faz 4 meses e o movimento é fraco',
      'minha loja de abriu faz 4 meses e o movimento é fraco',
    ],
    ['afino e conserto sanfona e o freguês some sem pagar', 'afino e conserto e o freguês some sem pagar'],
  ])('%s', (question, rest) => expect(bare(question)).toBe(rest))

  it.each([
    'vendo fiado e ninguem paga',
    'tenho funcionario que falta toda segunda',
    'faço entrega e o cliente atrasa o pagamento',
    'como calculo o preço do bolo',
    'vendo pipa',
    'tenho medo da vigilancia sanitaria',
  ])('keeps what every owner speaks of, and what is all that she says: %s', (question) =>
    expect(withoutTrade(question)).toBe(question),
  )
})
