import { describe, expect, it } from 'vitest'
import { talk } from './chains.judge.ts'
import { APART, CONTINUED } from './continued.fixture.ts'
import { stakesIn } from './stake-reader.ts'

describe('what follows on advice', () => {
  it.each(CONTINUED)('stays at its subject, with what was told: %s, %s', (setor, first, ...after) => {
    const say = talk(setor)
    say(first)
    for (const [message, expected] of after) expect(say(message).answer, message).toMatch(expected)
  })

  it.each(APART)('is left for a subject of its own: %s / %s', (first, next) => {
    const say = talk()
    say(first)
    expect(say(next).answer).not.toMatch(/Ainda sobre/)
  })

  it('backs every figure with a fact', () => {
    const say = talk('Outro')
    say('quero trocar meu caminhao velho, tenho 40 mil guardado e um novo custa 220 mil. troco?')
    const { answer, fatos, referencias } = say('a parcela ficaria 5.500 e me sobra 9 mil por mes')
    const backed = referencias
      .filter(({ campo }) => campo === 'answer')
      .map(({ inicio, fim }) => answer.slice(inicio, fim))
    expect(backed).toEqual(expect.arrayContaining(['R$ 5.500', '61,1%', 'R$ 9.000', 'R$ 3.500']))
    expect(fatos.find(({ id }) => id === 'conversa.fatia')?.entradas).toEqual(['conversa.monthly', 'conversa.left'])
  })

  it.each([
    ['ele me deve 2.400 e paga 200 por mês', { owed: 2400, monthly: 200 }],
    ['devo 20 mil no banco', { debt: 20_000 }],
    ['to devendo 30 mil no banco', { debt: 30_000 }],
    ['a loja deve 8.000 pro fornecedor', { debt: 8000 }],
    ['o banco ofereceu 12x de 860', { times: 12, monthly: 860 }],
    ['quero comprar um forno em 10x de 900', { times: 10 }],
    ['devo 12 mil no cartao a 13% ao mes', { debt: 12_000, rate: 13 }],
    ['o fornecedor da 3% de desconto', {}],
    ['meu carro vale 15 mil', {}],
    ['ela ta devendo 900 no caderninho', { owed: 900 }],
    ['tenho 30 mil guardado e uma nova é 140 mil', { saved: 30_000, price: 140_000 }],
    ['hoje pago 2.800 e ele quer 3.500', { now: 2800, asked: 3500 }],
    ['tenho 3 funcionários e 12 clientes', {}],
    ['ele deve 12 caixas de cerveja', {}],
  ])('takes each amount for what it is: %s', (message, stakes) => {
    expect(stakesIn(message)).toEqual(stakes)
  })
})
