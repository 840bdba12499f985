import { BUTCHER } from './ledgers/butcher-dentist-renovator.fixture.ts'
import { HOSTEL } from './ledgers/hostel.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  NOW,
  not,
  OUT,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** A butcher's and a hostel's owner, who talk of their money by the way. */

const diff = (a: number, b: number) => cents(a - b)
const ALL_B = '2025-05-01..2026-11-21'
const BOI = who('BOI BRANCO')
const AVI = who('AVICOLA')
const ESP = who('ESPETINHO')
const BOOK = who('BOOKING')

const BUTCHER_TALKS: readonly (readonly Apart[])[] = [
  [
    ['o boi branco levou quanto em outubro?', ({ sum }) => [sum(paid, OUT, BOI)]],
    ['e a avícola?', ({ sum }) => [sum(paid, OUT, AVI)]],
    ['quanto dá tudo?', ({ sum }) => [sum(paid, OUT, who('BOI BRANCO', 'AVICOLA'))]],
    ['isso é que parte do que eu vendi', ({ sum }) => [sum(paid, OUT, who('BOI BRANCO', 'AVICOLA')) / sum(sold, OUT)]],
  ],
  [
    ['sexta agora vendi quanto', ({ sum }) => [sum(sold, '2026-11-20')]],
    ['e na sexta de trás?', ({ sum }) => [sum(sold, '2026-11-13')]],
    ['foi mais ou menos?', ({ sum }) => [diff(sum(sold, '2026-11-20'), sum(sold, '2026-11-13'))]],
    ['e nesse dia saiu quanto', ({ sum }) => [sum(wentOut, '2026-11-20'), sum(wentOut, '2026-11-13')]],
  ],
  [
    ['teve algum freguês que largou a gente', () => 'any', /ESPETINHO/],
    ['qual foi a última compra dele', ({ sum }) => [sum(received, '2026-06', ESP)], /19\/06\/2026/],
    [
      'o que ele costumava gastar por mês',
      ({ sum }) => [cents(sum(received, ALL_B, ESP) / 14), cents(sum(received, ALL_B, ESP) / 18)],
    ],
    ['e no total deixou quanto', ({ sum }) => [sum(received, ALL_B, ESP)]],
  ],
  [
    ['minhas vendas de novembro tão em quanto', ({ sum }) => [sum(sold, NOW)]],
    ['pra chegar em outubro falta muito?', ({ sum }) => [diff(sum(sold, OUT), sum(sold, NOW))]],
    ['seguindo assim, em quanto fecha', ({ sum }) => [cents((sum(sold, NOW) / 21) * 30)]],
    ['e a despesa do mês, tá em quanto', ({ sum }) => [sum(spent, NOW)]],
  ],
]

const BUTCHER_SINGLE: readonly Apart[] = [
  ['churrascaria pampa', ({ sum }) => [sum(received, YEAR, who('PAMPA'))]],
  [
    'o bradesco comeu quanto esse ano',
    ({ sum }) => [sum(paid, YEAR, who('BRADESCO')), sum(paid, YEAR, cat('tarifas', 'juros'))],
  ],
  [
    'quanto o wesley recebeu antes de sair',
    ({ sum }) => [sum(paid, ALL_B, who('WESLEY')), sum(paid, '2026-07', who('WESLEY'))],
  ],
  ['carvão e gelo em outubro', ({ sum }) => [sum(paid, OUT, who('GELO', 'CARVAO'))]],
  [
    'qual dos funcionários ganha mais',
    ({ by }) => [
      by(paid, OUT, byParty, cat('salarios'))[0]!.value,
      by(paid, '2025-11-01..2026-10-31', byParty, cat('salarios'))[0]!.value,
    ],
    /JUNIOR/,
  ],
  ['tirando o bndes, quanto saiu em outubro', ({ sum }) => [sum(wentOut, OUT, not(who('BNDES')))]],
  ['quanto vendi em média por dia em outubro', ({ sum }) => [cents(sum(sold, OUT) / 31)]],
  ['já passei de setembro em vendas?', ({ sum }) => [diff(sum(sold, SEP), sum(sold, NOW))]],
  ['quanto a mais de aluguel tô pagando', () => [220]],
  ['quantas vezes comprei suíno esse ano', ({ count }) => [count(paid, YEAR, who('SUINOS'))]],
]

const HOSTEL_TALKS: readonly (readonly Apart[])[] = [
  [
    ['booking trouxe quanto em outubro', ({ sum }) => [sum(received, OUT, BOOK)]],
    ['e cobrou quanto de comissão?', ({ sum }) => [sum(paid, OUT, BOOK)]],
    ['sobrou quanto então', ({ sum }) => [diff(sum(received, OUT, BOOK), sum(paid, OUT, BOOK))]],
    [
      'e o airbnb, trouxe quanto',
      ({ sum }) => [
        sum(received, OUT, who('AIRBNB')),
        diff(sum(received, OUT, who('AIRBNB')), sum(paid, OUT, who('AIRBNB'))),
      ],
    ],
  ],
  [
    ['quanto entrou em julho', ({ sum }) => [sum(cameIn, '2026-07')]],
    ['e em agosto', ({ sum }) => [sum(cameIn, AUG)]],
    ['e setembro', ({ sum }) => [sum(cameIn, SEP)]],
    ['qual desses foi o melhor?', ({ sum }) => [Math.max(...['2026-07', AUG, SEP].map((mes) => sum(cameIn, mes)))]],
  ],
  [
    ['rosangela e daiane em outubro, quanto paguei', ({ sum }) => [sum(paid, OUT, who('CAMAREIRA'))]],
    [
      'quem ganhou mais das duas',
      ({ sum }) => [
        Math.max(...['ROSANGELA', 'DAIANE'].map((one) => sum(paid, OUT, who(one)))),
        diff(sum(paid, OUT, who('ROSANGELA')), sum(paid, OUT, who('DAIANE'))),
      ],
    ],
    ['e o genilson?', ({ sum }) => [sum(paid, OUT, who('GENILSON'))]],
    ['os três juntos', ({ sum }) => [sum(paid, OUT, who('CAMAREIRA', 'GENILSON'))]],
  ],
  [
    ['quanto tenho no nubank', ({ balance }) => [balance('2026-11-21', 'nubank')]],
    ['quanto entrou nele em outubro', ({ sum }) => [sum(cameIn, OUT, at('nubank')), sum(received, OUT, at('nubank'))]],
    ['quem mais depositou lá', ({ by }) => [by(received, OUT, byParty, at('nubank'))[0]!.value], /AIRBNB/],
    ['e o que saiu de lá foi quanto', ({ sum }) => [sum(wentOut, OUT, at('nubank')), sum(paid, OUT, at('nubank'))]],
  ],
]
const HOSTEL_SINGLE: readonly Apart[] = [
  ['enxoval esse ano', ({ sum }) => [sum(paid, YEAR, who('TEKA', 'COLCHOES'))]],
  ['que mês entrou mais dinheiro esse ano', ({ by }) => [by(cameIn, YEAR, byMonth)[0]!.value]],
  [
    'quanto gasto por mês com lavanderia',
    ({ sum }) => [
      cents(sum(paid, '2025-11-01..2026-10-31', who('LAVANDERIA')) / 12),
      cents(sum(paid, YEAR_FULL, who('LAVANDERIA')) / 10),
      cents(sum(paid, '2025-04-01..2026-10-31', who('LAVANDERIA')) / 19),
    ],
  ],
  ['fim de semana passado entrou quanto', ({ sum }) => [sum(cameIn, '2026-11-14..2026-11-15')]],
  ['o aluguel foi reajustado quando', () => [290], /maio de 2026|05\/2026/],
  ['quanto falta pra empatar com julho', ({ sum }) => [diff(sum(sold, '2026-07'), sum(sold, NOW))]],
  ['lucrei em outubro?', ({ sum }) => [sum(profit, OUT)]],
  ['a universidade veio quantas vezes esse ano', ({ count }) => [count(received, YEAR, who('UNIVERSIDADE'))]],
]

export const BY_THE_WAY_FIFTH: ApartSets = {
  butcher: {
    company: BUTCHER,
    questions: BUTCHER_SINGLE,
    chains: BUTCHER_TALKS,
    nothing: [
      'quantos quilos de picanha vendi',
      'como corto custo de energia',
      'vale comprar meio boi?',
      'posso vender carne temperada?',
      'quanto ganha um açougueiro na minha cidade',
    ],
  },
  hostel: {
    company: HOSTEL,
    questions: HOSTEL_SINGLE,
    chains: HOSTEL_TALKS,
    nothing: [
      'quantos hóspedes tive em outubro',
      'qual taxa de ocupação ideal',
      'o hóspede quebrou a cama, cobro?',
      'como subo minha nota no booking',
      'devo dar café da manhã?',
    ],
  },
}
