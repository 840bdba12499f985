import { COURTS } from '#src/features/questions/apart/ledgers/courts.fixture.ts'
import { FLORIST } from '#src/features/questions/apart/ledgers/florist.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byCategory,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  fixed,
  money,
  NOW,
  not,
  OUT,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  staff,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** Two owners more, careless on the phone. */

const card = cat('recebimento-cartao')
const JUN_OUT_26 = '2026-06-01..2026-10-31'
const JUN_OUT_25 = '2025-06-01..2025-10-31'

const FLORIST_QUESTIONS: readonly Apart[] = [
  ['a funeraria sao miguel ja rendeu quanto em 2026?', ({ sum }) => [sum(received, YEAR, who('FUNERARIA'))]],
  [
    'qnts vezes comprei na ceasa de agosto pra ca',
    ({ count }) => [count(paid, '2026-08-01..2026-11-21', who('CEASA'))],
  ],
  [
    'faz quanto tempo q o cerimonial nao me paga',
    ({ each }) => [each(received, '2026-08', who('CERIMONIAL')).at(-1)!],
    /16\/08\/2026/,
  ],
  [
    'de junho a outubro vendi mais esse ano ou no ano passado? quanto a mais',
    ({ sum }) => [cents(sum(sold, JUN_OUT_26) - sum(sold, JUN_OUT_25))],
  ],
  ['qual foi a maior compra que fiz na veiling esse ano', ({ each }) => [each(paid, YEAR, who('VEILING')).at(-1)!]],
  [
    'a veiling leva quantos por cento do que eu gasto com mercadoria em 2026',
    ({ sum }) => [sum(paid, YEAR, who('VEILING')) / sum(spent, YEAR, cat('mercadorias'))],
  ],
  [
    'quanto o motoboy me custou em media por mes ate outubro desse ano',
    ({ sum }) => [cents(sum(paid, YEAR_FULL, who('EDSON')) / 10)],
  ],
  [
    'quanto sobrou em maio contando a camara fria',
    ({ sum }) => [cents(sum(cameIn, '2026-05') - sum(wentOut, '2026-05'))],
    ({ sum }) => [money(sum(cameIn, '2026-05') - sum(wentOut, '2026-05'))],
  ],
  ['qual dia da semana a loja mais fatura', () => 'any', /s[áa]bado/i],
  ['em qual mes desse ano eu mais gastei com frete', ({ by }) => [by(spent, YEAR, byMonth, cat('fretes'))[0]!.value]],
]

const FLORIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto foi de luz em setembro', ({ sum }) => [sum(paid, SEP, who('ELEKTRO'))]],
    ['e em outubro', ({ sum }) => [sum(paid, OUT, who('ELEKTRO'))]],
    ['aumentou quanto', ({ sum }) => [cents(sum(paid, OUT, who('ELEKTRO')) - sum(paid, SEP, who('ELEKTRO')))]],
    ['e a agua, aumentou tambem?', ({ sum }) => [cents(sum(paid, OUT, who('SABESP')) - sum(paid, SEP, who('SABESP')))]],
  ],
  [
    [
      'quanto a denise tirou esse ano',
      ({ sum }) => [sum(paid, YEAR, who('DENISE PRADO')), sum(paid, YEAR, cat('pro-labore'))],
    ],
    ['e quanto ela colocou', ({ sum }) => [sum(received, YEAR, who('DENISE PRADO'))]],
    [
      'entao no fim ela tirou quanto mesmo',
      ({ sum }) => [
        cents(sum(paid, YEAR, who('DENISE PRADO')) - sum(received, YEAR, who('DENISE PRADO'))),
        sum(paid, YEAR, who('DENISE PRADO')),
      ],
    ],
    [
      'da quanto por mes',
      ({ sum }) => [
        cents(sum(paid, YEAR_FULL, who('DENISE PRADO')) / 10),
        cents((sum(paid, YEAR_FULL, who('DENISE PRADO')) - sum(received, YEAR_FULL, who('DENISE PRADO'))) / 10),
        cents((sum(paid, YEAR, who('DENISE PRADO')) - sum(received, YEAR, who('DENISE PRADO'))) / 11),
      ],
    ],
  ],
  [
    [
      'quem sao meus 3 maiores clientes em outubro',
      (s) => [
        cents(
          s
            .by(sold, OUT, byParty, not(card))
            .slice(0, 3)
            .reduce((t, { value }) => t + value, 0),
        ),
      ],
      /FUNERARIA/,
    ],
    [
      'o primeiro comprou mais q em setembro?',
      ({ sum }) => [cents(sum(received, OUT, who('FUNERARIA')) - sum(received, SEP, who('FUNERARIA')))],
    ],
    ['e o segundo quanto comprou', (s) => [s.by(sold, OUT, byParty, not(card))[1]!.value]],
    [
      'os tres juntos sao quantos % do faturamento',
      (s) => [
        s
          .by(sold, OUT, byParty, not(card))
          .slice(0, 3)
          .reduce((t, { value }) => t + value, 0) / s.sum(sold, OUT),
      ],
    ],
  ],
]

const COURTS_QUESTIONS: readonly Apart[] = [
  ['quanto a liga amadora me deve?', () => null],
  ['quanto entrou da liga amadora em 2026', ({ sum }) => [sum(received, YEAR, who('LIGA'))]],
  [
    'o que mais pesou nos gastos de outubro',
    (s) => [s.by(spent, OUT, byCategory)[0]!.value, s.each(wentOut, OUT).at(-1)!],
  ],
  [
    'qto pago de funcionario por mes em media',
    ({ sum }) => [
      cents(sum(staff, '2025-11-01..2026-10-31') / 12),
      cents(sum(staff, YEAR_FULL) / 10),
      cents(sum(staff, '2025-11-01..2026-10-31', not(cat('pro-labore'))) / 12),
    ],
  ],
  ['ja paguei quantas parcelas do badesc', ({ count }) => [count(paid, '2025-01-01..2026-11-21', who('BADESC'))]],
  ['lucrei mais em agosto ou setembro', ({ sum }) => [cents(sum(profit, SEP) - sum(profit, AUG))]],
  [
    'tirando o aluguel quanto gastei em outubro',
    ({ sum }) => [sum(spent, OUT, not(cat('aluguel'))), sum(wentOut, OUT, not(cat('aluguel')))],
  ],
  ['quando comecei a pagar a ketlin', ({ each }) => [each(paid, '2026-09', who('KETLIN')).at(-1)!], /05\/09\/2026/],
  [
    'comprei menos na ambev ou na salgados da nena no ano',
    ({ sum }) => [cents(sum(paid, YEAR, who('AMBEV')) - sum(paid, YEAR, who('NENA'))), sum(paid, YEAR, who('NENA'))],
  ],
  ['quanto ja entrou esse mes', ({ sum }) => [sum(cameIn, NOW)]],
]
const COURTS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['gastos fixos de outubro', ({ sum }) => [sum(fixed, OUT)]],
    ['e em setembro', ({ sum }) => [sum(fixed, SEP)]],
    ['pq mudou', ({ sum }) => [cents(sum(fixed, OUT) - sum(fixed, SEP))]],
    ['quanto foi so de aluguel', ({ sum }) => [sum(spent, OUT, cat('aluguel')), sum(spent, SEP, cat('aluguel'))]],
  ],
  [
    ['quanto o roberto klein pagou em outubro', ({ sum }) => [sum(received, OUT, who('KLEIN'))]],
    ['e o roberval', ({ sum }) => [sum(received, OUT, who('ROBERVAL'))]],
    [
      'qual dos dois veio mais vezes esse ano',
      ({ count }) => [
        count(received, YEAR, who('KLEIN')),
        count(received, YEAR, who('KLEIN')) - count(received, YEAR, who('ROBERVAL')),
      ],
    ],
    ['quando foi a ultima do roberval', ({ each }) => [each(received, OUT, who('ROBERVAL')).at(-1)!], /24\/10\/2026/],
  ],
]

export const FLORIST_AND_COURTS: ApartSets = {
  'a florist, by a newcomer': {
    company: FLORIST,
    questions: FLORIST_QUESTIONS,
    chains: FLORIST_CHAINS,
    nothing: ['qual a flor preferida da rainha', 'me ajuda a escolher um nome pro cachorro'],
  },
  'football courts, by a newcomer': {
    company: COURTS,
    questions: COURTS_QUESTIONS,
    chains: COURTS_CHAINS,
    nothing: ['quantos gols o pele fez', 'que horas abre o supermercado hoje'],
  },
}
