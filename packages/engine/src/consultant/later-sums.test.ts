import { expect, test } from 'vitest'
import { talk } from './chains.judge.ts'

/** Conversations of sums: each message with what its answer must hold, reckoned by hand. */
const TALKS: readonly (readonly (readonly [message: string, held: string])[])[] = [
  [
    [
      'tenho 2 costureiras, cada uma faz 45 peças por dia. peguei um pedido de 1260 peças. quantos dias leva?',
      '14 dias',
    ],
    ['e quanto daria com 3?', '9,33 dias'],
    ['pago 3,20 por peça pra elas, dá quanto de mão de obra esse pedido?', 'R$ 4.032'],
    ['tecido e aviamento sai 6,50 a peça e vendo a 14. quanto me sobra no pedido todo?', 'R$ 5.418'],
  ],
  [
    ['corto cabelo a 50, gasto 8 em cada, faço 120 por mês. quanto sobra', 'R$ 5.040'],
    ['e se eu cobrar 70 e cair pra 100', 'R$ 6.200'],
    ['quantos a 70 pra não ganhar menos que antes', 'São 82'],
    ['e quanto a mais que hoje por ano?', 'R$ 13.920 a mais'],
  ],
  [
    ['aluguel 2.400, luz 600, salário 3.800 e sobra 35% da venda. quanto vender pra empatar', 'R$ 19.428,57'],
    ['e pra eu tirar 2.000 além disso', 'R$ 25.142,86'],
  ],
  [
    ['40 alunos a 130. quanto entra', 'R$ 5.200'],
    ['se 6 saírem', 'R$ 4.420'],
    ['e se eu subir pra 150 com os que ficaram', 'R$ 5.100'],
  ],
  [
    ['vendo açaí, o copo me custa 6,80 e vendo a 15. saem 40 por dia. quanto sobra por dia?', 'R$ 328'],
    ['e se eu subir pra 17 e cair pra 36 copos?', 'R$ 367,20'],
    ['e isso no mês abrindo 26 dias?', 'R$ 9.547,20'],
    ['quanto a mais que do jeito de hoje, no mês?', 'R$ 1.019,20 a mais'],
  ],
]

test.each(TALKS)('%s', (...turns) => {
  const say = talk('Serviços')
  for (const [message, held] of turns) expect(say(message).answer, message).toContain(held)
})

test.each([
  ['30 caixas por 2.400 e perdi 4, quanto saiu cada boa', 'R$ 92,31'],
  ['compro 50 kg de tomate a 4 o kilo e jogo fora 15 por cento, qual o minimo por kilo pra nao perder', 'R$ 4,71'],
  [
    'hoje vendo 120 almoços a 28 com custo de 12. se for pra 32 quantos tenho que vender pra não ganhar menos',
    'São 96',
  ],
  ['corto cabelo a 45, 210 por mes, se eu subir pra 55 quantos posso perder sem ganhar menos', 'perder até 38'],
  ['tenho 1.500 pra gastar, cada kit custa 37. quantos dá', 'Dá para 40'],
  ['fornecedor dá 4% à vista ou 60 dias pra pagar, qual compensa', '2,08% ao mês'],
  ['cobro 90 a hora, o serviço deu 7h e 20min, quanto', 'R$ 660'],
])('reckons %s', (question, held) => {
  expect(talk('Serviços')(question).answer).toContain(held)
})

test('a client who leaves is nothing spoilt, and a price of all is none of one', () => {
  expect(talk()('tinha 45 alunos a 320 cada e 7 desistiram quanto perdi por mes').answer).toContain('R$ 2.240')
  expect(talk()('30 caixas por 20 e perdi 4, quanto saiu cada').answer).not.toContain('R$ 0,77')
})
