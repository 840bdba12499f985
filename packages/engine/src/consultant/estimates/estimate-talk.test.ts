import { describe, expect, test } from 'vitest'
import { figuresIn } from '#src/consultant/asks-sum.ts'
import { talk } from '#src/consultant/chains.judge.ts'
import { readEstimate } from './estimate.ts'
import { firstEstimate } from './read.ts'

const FIRST = 'cortina: 8 metros de linho a 38 o metro, 95 de trilho e 220 da minha costura, quanto fica o orçamento?'

/** Each message with the figure that its answer has to say, reckoned by hand. */
const TALKS: readonly (readonly (readonly [message: string, figure: number])[])[] = [
  [
    [FIRST, 619],
    ['e se for um linho de 44 o metro e o resto igual, quanto fica?', 667],
    ['a moça quer 5% de desconto em cima disso, quanto dá?', 633.65],
    ['ela paga em 5 vezes sem juros, de quanto fica a parcela?', 126.73],
    ['e sem desconto, em 4 vezes?', 166.75],
  ],
  [
    [FIRST, 619],
    ['e com 10% de desconto só na costura?', 597],
  ],
  [
    [FIRST, 619],
    ['quer 10% de desconto no linho, quanto fica?', 588.6],
  ],
  [
    ['peça 320, mão de obra 3 horas a 90 a hora. quanto fica o serviço?', 590],
    ['vai levar 4 horas e meia na verdade', 725],
    ['o cliente quer 10% de desconto, mas só dou na mão de obra. fica quanto?', 684.5],
    ['e em 3x no cartão, a maquininha come 6%. quanto eu recebo?', 643.43],
  ],
  [
    ['material 150 + 8h a 40, quanto fica pro cliente', 470],
    ['material subiu pra 190', 510],
    ['e se a hora for 50?', 590],
  ],
  [
    ['muro: 700 blocos a 2,50 cada, 480 de cimento e 1.300 de mão de obra. qual o total?', 3530],
    ['e com 800 blocos, quanto fica?', 3780],
    ['o cimento subiu pra 520, quanto fica?', 3820],
    ['e mais 150 de frete, total?', 3970],
  ],
  [['jardim: 30 m2 de grama a 14 o m2, 200 de terra e 380 de mão de obra, quanto dá?', 1000]],
  [
    ['5 janelas a 320 cada e 400 de instalação, quanto dá?', 2000],
    ['se usar janela de 300 cada?', 1900],
    ['com 7% de desconto à vista quanto fica?', 1767],
  ],
  [
    ['portão: 4 barras de ferro a 85 a barra, solda 60 e minha mão de obra 500. quanto dá tudo?', 900],
    ['a solda foi pra 80 e a barra pra 95, quanto?', 960],
  ],
]

describe('an estimate keeps its lines', () => {
  test.each(TALKS)('%s', (...turns) => {
    const say = talk('Serviços')
    for (const [message, figure] of turns) {
      const said = figuresIn(say(message).answer.split('Conta: ')[0]!)
      expect(
        said.some((one) => Math.abs(one - figure) < 0.011),
        `${message}: ${said}`,
      ).toBe(true)
    }
  })

  test.each([
    'quer 10% de desconto na instalação, quanto fica?',
    'a loja me dá 10% de desconto na fita, quanto economizo?',
    'o trilho subiu 20%, quanto fica?',
    'meu vizinho faz o mesmo por 500 com 10% de desconto, quanto fica o meu?',
  ])('no sure part, no figure: %s', (message) => {
    const say = talk('Serviços')
    expect(say(FIRST).answer).toContain('R$ 619')
    expect(say(message).dados?.valor ?? null).toBeNull()
  })

  test('another sum takes its place', () => {
    const say = talk('Serviços')
    say(FIRST)
    say('vendo 30 canecas por mês a 35 e cada uma me custa 12, quanto sobra?')
    expect(say('e com 10% de desconto?').answer).toContain('R$ 585')
  })
})

test.each([
  'bolo de 3 andares: 5 kg de massa a 60 o kg e 250 de decoração, quanto fica o total?',
  '6 metros de tecido a 45 o metro, 180 de espuma e já recebi 200 de sinal, quanto falta do total?',
  'vendo 6 bolos a 45 cada e gasto 180 de gás, quanto dá tudo?',
  '6 metros de tecido a 45 o metro e 10% de perda, quanto dá tudo?',
  '6 metros de tecido a 45 a hora e 180 de espuma, quanto dá tudo?',
  'trabalho 6 horas a 40 e gasto 30 de passagem, quanto fica',
])('no estimate of lines: %s', (question) => expect(firstEstimate(question)).toBeNull())

test.each([null, {}, { lines: [] }, { lines: [{ name: 'A$', price: 2 }] }, { lines: [{ name: 'linho', price: 'x' }] }])(
  'what was stored wrongly is forgotten: %o',
  (stored) => expect(readEstimate(stored)).toBeNull(),
)
