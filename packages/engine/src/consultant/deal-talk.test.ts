import { expect, test } from 'vitest'
import { talk } from './chains.judge.ts'

/** Conversations about a deal: each message with what its answer must hold; null: it tells no figure. */
const TALKS: readonly (readonly (readonly [message: string, held: string | null])[])[] = [
  [
    ['vendo pão de queijo a 5 e um hotel quer pagar 3,20, aceito?', 'dois preços de venda, R$ 5 e R$ 3,20'],
    ['meu custo é 2', 'por R$ 3,20 sobram R$ 1,20 (37,5%)'],
    ['e se eles pegarem 400 por semana?', '400 × R$ 1,20 dão R$ 480 por semana'],
  ],
  [
    ['o atravessador oferece 18 na caixa de tomate e eu vendo a 30 na feira', 'R$ 12 a menos (40%)'],
    ['me custa 19', 'não deixa nada'],
  ],
  [
    ['quero comprar um forno de 5.000, compensa?', null],
    ['e em 10x de 600?', '10 parcelas de R$ 600 somam R$ 6.000: R$ 1.000 a mais (20%)'],
    ['e se eu vender 20 bolos a mais por mes, sobra 25 em cada?', 'Você precisa de 24 a mais por mês'],
  ],
  [
    ['quero pegar 12 mil no banco pra comprar um elevador', null],
    ['ofereceram 24x de 700', '24 parcelas de R$ 700 somam R$ 16.800'],
    ['por serviço me sobra 80, quantos preciso fazer?', 'São 9 a mais por mês'],
  ],
  [
    ['entreguei o armário atrasado e o cliente quer desconto', null],
    ['ele quer 20%, o armário é 6000', '20% de R$ 6.000 são R$ 1.200: sairia por R$ 4.800'],
    ['e se eu só ganho 1500 nele?', 'sobram só R$ 300 dos R$ 1.500'],
  ],
  [
    ['dou frete grátis no site?', null],
    ['meu pedido médio é 120 e o frete dá uns 30', 'leva 25% do pedido médio de R$ 120'],
    ['e se for só acima de 200?', 'no pedido de R$ 200 o frete de R$ 30 leva 15%'],
  ],
  [
    ['uma porta vai dar 800 de madeira e 10 horas minhas a 40, qual o meu custo?', 'O custo é R$ 1.200'],
    ['e com 40% de margem?', 'Cobre R$ 2.000'],
    ['e em 4x na maquininha que cobra 6%?', 'R$ 2.127,66'],
  ],
  [
    ['quero dar aumento pra balconista, de 2.000 pra 2.400, faço?', 'são R$ 400 a mais (20%)'],
    ['quanto isso me custa de verdade?', 'cerca de R$ 480 por mês no Simples'],
  ],
]

test.each(TALKS.map((turns) => [turns[0]![0], turns] as const))('%s', (_, turns) => {
  const ask = talk()
  for (const [message, held] of turns) {
    const { answer } = ask(message)
    if (held !== null) expect(answer).toContain(held)
  }
})

/** What is like one of these and is none. */
test.each([
  'vendo marmita a 20 e o fornecedor quer 12',
  'vendo a 30 e meu funcionário quer ganhar 10',
  'o cliente paga 40 e eu gasto 25',
  'quero comprar 30 cadeiras a 90 cada',
  'quero dar 10% de desconto, o serviço é 300',
  'de 1.900 pra 2.200 em um mês, foi bom?',
  'vendo 200 marmitas por dia',
])('tells no deal of: %s', (message) => {
  expect(talk()(message).answer).not.toMatch(/dois preços de venda|parcelas de|sairia por|férias, décimo terceiro/)
})

test('a number of times is no price', () => {
  const ask = talk()
  ask('vendo a 19 e o ifood leva 27%')
  expect(ask('e se eu vender 40 por dia').answer).not.toContain('De R$ 40')
})
