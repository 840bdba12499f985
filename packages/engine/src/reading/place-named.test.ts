import { describe, expect, test } from 'vitest'
import { placeIn } from './place-named.ts'

describe('the place that her offer names', () => {
  test.each([
    ['loja de redes e mantas de algodão', 'loja'],
    ['roupa feminina, loja de rua em Divinópolis', 'loja'],
    ['fábrica de velas, vendo pra mercadinho e loja de artigo religioso', 'fábrica'],
    ['tenho uma pequena oficina de bicicleta', 'oficina'],
    ['Salão de beleza, cabelo e unha', 'salão'],
    ['móveis de escritório que entrego em lojas', null],
    ['sistema pra oficina mecânica', null],
    ['', null],
  ])('%s: %s', (offer, place) => expect(placeIn(offer)?.um ?? null).toBe(place))
})
