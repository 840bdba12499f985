import { CLINIC } from './ledgers/clinic-garage.fixture.ts'
import { PETSHOP } from './ledgers/petshop-builder.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byDay,
  byMonth,
  cameIn,
  cat,
  cents,
  NOW,
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

/** A pet shop's and a dentist's owner, who talk of their money by the way. */

const RACAO = who('RACOES TOTAL')
const FARMA = who('FARMAVET')
const HARAS = who('HARAS')

const PET_TALKS: readonly (readonly Apart[])[] = [
  [
    ['ração total, quanto foi mês passado?', ({ sum }) => [sum(paid, OUT, RACAO)]],
    ['em quantas vezes?', ({ count }) => [count(paid, OUT, RACAO)]],
    ['a mais cara foi de quanto', ({ each }) => [each(paid, OUT, RACAO).at(-1)!]],
    [
      'e a farmavet, tudo',
      ({ sum, each }) => [
        sum(paid, OUT, FARMA),
        each(paid, OUT, FARMA).at(-1)!,
        sum(paid, '2025-08-04..2026-11-21', FARMA),
      ],
    ],
  ],
  [
    ['esse mês já entrou quanto', ({ sum }) => [sum(cameIn, NOW)]],
    ['e mês passado, até esse mesmo dia?', ({ sum }) => [sum(cameIn, '2026-10-01..2026-10-21')]],
    ['tô melhor ou pior?', ({ sum }) => [cents(sum(cameIn, NOW) - sum(cameIn, '2026-10-01..2026-10-21'))]],
    [
      'quanto ainda falta pra chegar no mês passado inteiro',
      ({ sum }) => [cents(sum(cameIn, OUT) - sum(cameIn, NOW)), cents(sum(sold, OUT) - sum(sold, NOW))],
    ],
  ],
  [
    ['algum cliente sumiu?', () => 'any', /HARAS/],
    [
      'ele comprava quanto por mês?',
      ({ sum }) => [
        cents(sum(received, '2025-08-04..2026-06-30', HARAS) / 11),
        cents(sum(received, '2025-08-04..2026-06-30', HARAS) / 15),
      ],
      /797,77/,
    ],
    ['a última compra foi que dia', ({ sum }) => [sum(received, '2026-06', HARAS)], /\/06\/2026/],
    ['e no total, quanto me pagou', ({ sum }) => [sum(received, '2025-08-04..2026-11-21', HARAS)]],
  ],
  [
    ['gastei quanto em setembro', ({ sum }) => [sum(spent, SEP)]],
    ['disso, quanto foi gente', ({ sum }) => [sum(staff, SEP), sum(paid, SEP, cat('salarios'))]],
    ['e mercadoria?', ({ sum }) => [sum(spent, SEP, cat('mercadorias'))]],
  ],
]

const PET_SINGLE: readonly Apart[] = [
  ['quanto a cemig comeu esse ano', ({ sum }) => [sum(paid, YEAR, who('CEMIG'))]],
  [
    'condominio das palmeiras',
    ({ sum }) => [sum(received, OUT, who('PALMEIRAS')), sum(received, YEAR, who('PALMEIRAS'))],
  ],
  ['vendi bem no sábado passado?', ({ sum }) => [sum(sold, '2026-11-14'), sum(sold, '2026-11-21')]],
  ['qual foi meu melhor dia de venda em outubro', ({ by }) => [by(sold, OUT, byDay)[0]!.value]],
  ['o aluguel subiu de quanto pra quanto', () => [140, 2190], /2\.050[\s\S]*2\.190/],
  ['a débora ganhou quanto em outubro, com comissão e tudo', ({ sum }) => [sum(paid, OUT, who('DEBORA'))]],

  ['quanto falta pra bater outubro?', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, NOW))]],
  ['lucro de agosto e setembro somados', ({ sum }) => [cents(sum(profit, AUG) + sum(profit, SEP))]],
  [
    'qual foi o pior mês de 2026',
    ({ by }) => [by(profit, YEAR_FULL, byMonth).at(-1)!.value, by(sold, YEAR_FULL, byMonth).at(-1)!.value],
  ],
]

const UNIMED = who('UNIMED')
const CLINIC_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto a unimed pagou em outubro?', ({ sum }) => [sum(received, OUT, UNIMED)]],
    [
      'isso dá quantos por cento de tudo que entrou?',
      ({ sum }) => [sum(received, OUT, UNIMED) / sum(cameIn, OUT), sum(received, OUT, UNIMED) / sum(sold, OUT)],
    ],
    [
      'e a prefeitura, quanto deu?',
      ({ sum }) => [
        sum(received, OUT, who('PREFEITURA')),
        sum(received, OUT, who('PREFEITURA')) / sum(cameIn, OUT),
        sum(received, OUT, who('PREFEITURA')) / sum(sold, OUT),
      ],
    ],
    [
      'juntando as duas',
      ({ sum }) =>
        [
          sum(received, OUT, who('UNIMED', 'PREFEITURA')),
          sum(received, OUT, who('UNIMED', 'PREFEITURA')) / sum(cameIn, OUT),
          sum(received, OUT, who('UNIMED', 'PREFEITURA')) / sum(sold, OUT),
        ].map((one) => (Math.abs(one) < 1 ? one : cents(one))),
    ],
  ],
  [
    ['quanto vendi esse mês até agora', ({ sum }) => [sum(sold, NOW)]],
    ['média por dia?', ({ sum }) => [cents(sum(sold, NOW) / 21)]],
    ['mantendo esse ritmo fecho em quanto', ({ sum }) => [cents((sum(sold, NOW) / 21) * 30)]],
    ['e outubro, fechou em quanto', ({ sum }) => [sum(sold, OUT), sum(profit, OUT)]],
  ],
  [
    ['quanto paguei pra luciana esse ano', ({ sum }) => [sum(paid, YEAR, who('LUCIANA'))]],
    ['e pra andreia', ({ sum }) => [sum(paid, YEAR, who('ANDREIA'))]],
    [
      'quem ganhou mais?',
      ({ sum }) => [
        sum(paid, YEAR, who('LUCIANA')),
        cents(sum(paid, YEAR, who('LUCIANA')) - sum(paid, YEAR, who('ANDREIA'))),
      ],
      /LUCIANA/,
    ],
    ['quanto a mais?', ({ sum }) => [cents(sum(paid, YEAR, who('LUCIANA')) - sum(paid, YEAR, who('ANDREIA')))]],
  ],
  [
    ['tenho quanto na caixinha', ({ balance }) => [balance('2026-11-21', 'caixinha')]],
    ['e no sicoob?', ({ balance }) => [balance('2026-11-21', 'sicoob')]],
    ['quanto saiu dele ontem', ({ sum }) => [sum(wentOut, '2026-11-20', at('sicoob'))]],
    ['e anteontem?', ({ sum }) => [sum(wentOut, '2026-11-19', at('sicoob'))]],
  ],
]
const CLINIC_SINGLE: readonly Apart[] = [
  ['dental cremer', ({ sum }) => [sum(paid, OUT, who('CREMER')), sum(paid, YEAR, who('CREMER'))]],

  ['a academia forte ainda paga?', ({ sum }) => [sum(received, '2026-06', who('ACADEMIA'))], /06\/2026/],

  ['quanto sobrou pra mim em outubro', ({ sum }) => [sum(profit, OUT), sum(paid, OUT, cat('pro-labore'))]],
  ['quanto o google levou de anúncio desde janeiro', ({ sum }) => [sum(paid, YEAR, who('GOOGLE'))]],
  ['sexta rende mais que quinta?', () => 'any', /sexta/i],
  ['quantos dias fiquei sem receber nada em outubro', () => 'any'],
  ['marcos reis pagou quanto até hoje', ({ sum }) => [sum(received, '2025-03-05..2026-11-21', who('MARCOS ANTONIO'))]],
  ['luz e água de outubro', ({ sum }) => [sum(paid, OUT, who('CPFL', 'SANEAGO')), sum(paid, OUT, cat('utilidades'))]],
]

export const BY_THE_WAY_SECOND: ApartSets = {
  petshop: {
    company: PETSHOP,
    questions: PET_SINGLE,
    chains: PET_TALKS,
    nothing: [
      'quantos banhos dei em outubro',
      'qual ração dá mais lucro',
      'posso vender remédio sem receita?',
      'como atraio cliente novo',
      'quanto cobro no banho de gato',
    ],
  },
  clinic: {
    company: CLINIC,
    questions: CLINIC_SINGLE,
    chains: CLINIC_TALKS,
    nothing: [
      'quantos pacientes faltaram semana passada',
      'qual procedimento é mais lucrativo',
      'devo aceitar convênio novo?',
      'a recepcionista tá de atestado, e agora',
      'quanto ganha um dentista recém formado',
    ],
  },
}
