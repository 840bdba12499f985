import { SCHOOL } from './ledgers/bakery-school.fixture.ts'
import { BUILDER } from './ledgers/petshop-builder.fixture.ts'
import {
  type Apart,
  type ApartSets,
  at,
  byDay,
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
  usual,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** A builder's merchant's and a school's owner, who talk of their money by the way. */

const ALL_B = '2025-02-10..2026-11-21'
const ALL_S = '2025-01-15..2026-11-21'
const ALICERCE = who('ALICERCE')
const PRUMO = who('PRUMO')
const diff = (a: number, b: number) => cents(a - b)

const BUILDER_TALKS: readonly (readonly Apart[])[] = [
  [
    ['a alicerce comprou quanto ano passado', ({ sum }) => [sum(received, '2025', ALICERCE)]],
    ['e esse ano até agora?', ({ sum }) => [sum(received, YEAR, ALICERCE)]],
    [
      'tá comprando mais ou menos?',
      ({ sum }) => [
        diff(sum(received, YEAR, ALICERCE), sum(received, '2025', ALICERCE)),
        diff(sum(received, YEAR, ALICERCE), sum(received, '2025-02-10..2025-11-21', ALICERCE)),
        diff(sum(received, '2026-03-01..2026-11-21', ALICERCE), sum(received, '2025-03-01..2025-11-21', ALICERCE)),
      ],
    ],
    [
      'dá quanto por mês esse ano',
      ({ sum }) => [cents(sum(received, YEAR_FULL, ALICERCE) / 10), cents(sum(received, YEAR, ALICERCE) / 11)],
    ],
  ],
  [
    [
      'cimento, ferro e tinta em outubro, quanto foi',
      ({ sum }) => [sum(paid, OUT, who('CIMENTOS', 'FERRO E ACO', 'TINTAS'))],
    ],
    [
      'qual dos três pesou mais',
      ({ sum }) => [Math.max(...['CIMENTOS', 'FERRO E ACO', 'TINTAS'].map((one) => sum(paid, OUT, who(one))))],
    ],
    ['sem a tinta fica quanto', ({ sum }) => [sum(paid, OUT, who('CIMENTOS', 'FERRO E ACO'))]],
    ['e em setembro?', ({ sum }) => [sum(paid, SEP, who('CIMENTOS', 'FERRO E ACO'))]],
  ],
  [
    ['qual foi o dia que mais vendi esse mês', ({ by }) => [by(sold, NOW, byDay)[0]!.value]],
    ['quanto saiu nesse dia', (s) => [s.sum(wentOut, s.by(sold, NOW, byDay)[0]!.name)]],
    [
      'e no dia seguinte vendi quanto',
      (s) => [
        s.sum(sold, new Date(Date.parse(s.by(sold, NOW, byDay)[0]!.name) + 86_400_000).toISOString().slice(0, 10)),
      ],
    ],
    ['qual a média diária do mês', ({ sum }) => [cents(sum(sold, NOW) / 21), cents(sum(sold, NOW) / 20)]],
  ],
  [
    ['paguei quanto de bndes até hoje', ({ sum }) => [sum(paid, ALL_B, who('BNDES'))]],
    ['quantas parcelas foram?', ({ count }) => [count(paid, ALL_B, who('BNDES'))]],

    ['quando cai a próxima', () => null],
  ],
]

const BUILDER_SINGLE: readonly Apart[] = [
  ['construtora alicerce', ({ sum }) => [sum(received, YEAR, ALICERCE), sum(received, OUT, ALICERCE)]],
  [
    'banco do brasil me cobrou quanto de juros esse ano',
    ({ sum }) => [sum(paid, YEAR, cat('juros')), sum(paid, YEAR, cat('juros', 'tarifas'))],
  ],

  ['quanto o edson recebeu esse ano', ({ sum }) => [sum(paid, YEAR, who('EDSON'))]],
  ['quanto foi de caçamba esse ano', ({ sum }) => [sum(paid, YEAR, who('CACAMBAS'))]],
  ['os dois joões pagaram quanto em outubro', ({ sum }) => [sum(received, OUT, who('JOAO'))]],
  ['a prumo devolveu quanto esse ano', ({ sum }) => [sum(paid, YEAR, PRUMO)]],
  ['tirando os salários, quanto gastei em outubro', ({ sum }) => [sum(spent, OUT, not(cat('salarios')))]],
  ['falta quanto pra esse mês empatar com setembro', ({ sum }) => [diff(sum(sold, SEP), sum(sold, NOW))]],
  ['quanto a rádio levou em outubro', ({ sum }) => [sum(paid, OUT, who('RADIO'))]],
]

const PREF = who('PREFEITURA')
const SCHOOL_TALKS: readonly (readonly Apart[])[] = [
  [
    ['em outubro, quanto foi de salário', ({ sum }) => [sum(paid, OUT, cat('salarios'))]],
    ['e de aluguel', ({ sum }) => [sum(paid, OUT, cat('aluguel'))]],
    ['e a luz?', ({ sum }) => [sum(paid, OUT, who('CPFL'))]],
    ['qual desses pesou mais?', ({ sum }) => [sum(paid, OUT, cat('salarios'))]],
  ],
  [
    ['salário de outubro?', ({ sum }) => [sum(paid, OUT, cat('salarios'))]],
    ['quem ganhou mais', ({ by }) => [by(paid, OUT, byParty, cat('salarios'))[0]!.value], /BEATRIZ/],
    ['e quem ganhou menos?', ({ by }) => [by(paid, OUT, byParty, cat('salarios')).at(-1)!.value], /IVONE/],
    [
      'quanto é a diferença entre elas',
      ({ by }) => [
        diff(by(paid, OUT, byParty, cat('salarios'))[0]!.value, by(paid, OUT, byParty, cat('salarios')).at(-1)!.value),
      ],
    ],
  ],
  [
    ['quanto entrou quarta passada', ({ sum }) => [sum(cameIn, '2026-11-18')]],
    ['e na outra quarta, uma semana antes', ({ sum }) => [sum(cameIn, '2026-11-11')]],
    ['deu diferença de quanto?', ({ sum }) => [diff(sum(cameIn, '2026-11-18'), sum(cameIn, '2026-11-11'))]],
    [
      'e na semana inteira?',
      ({ sum }) => [
        sum(cameIn, '2026-11-16..2026-11-21'),
        sum(cameIn, '2026-11-09..2026-11-15'),
        sum(cameIn, '2026-11-16..2026-11-22'),
      ],
    ],
  ],
  [
    ['que pai parou de pagar', () => 'any', /HELIO/],
    ['desde quando', ({ sum }) => [sum(received, '2026-08', who('HELIO'))], /08\/2026/],
    [
      'quanto ele pagava',
      ({ sum }) => [
        sum(received, '2026-08', who('HELIO')),
        cents(sum(received, ALL_S, who('HELIO')) / 19),
        sum(received, ALL_S, who('HELIO')),
        cents(sum(received, ALL_S, who('HELIO')) / 22),
      ],
      /1\.382,94/,
    ],
  ],
]
const SCHOOL_SINGLE: readonly Apart[] = [
  ['prefeitura de itu', ({ sum }) => [sum(received, YEAR, PREF), sum(received, OUT, PREF)]],
  ['patrícia', ({ sum }) => [sum(received, YEAR, who('PATRICIA')), sum(received, OUT, who('PATRICIA'))]],
  [
    'quanto depende da prefeitura, em porcento, esse ano',
    ({ sum }) => [sum(received, YEAR, PREF) / sum(sold, YEAR), sum(received, YEAR, PREF) / sum(cameIn, YEAR)],
  ],

  ['quanto foi parar no c6 em outubro', ({ sum }) => [sum(cameIn, OUT, at('c6')), sum(received, OUT, at('c6'))]],
  ['meu lucro médio por mês', (s) => usual(s, profit)],

  [
    'material de papelaria no ano',
    ({ sum }) => [sum(paid, YEAR, who('PAPELARIA')), sum(paid, YEAR, cat('mercadorias'))],
  ],
  ['quanto tirei de lucro esse ano', ({ sum }) => [sum(paid, YEAR, cat('lucros')), sum(profit, YEAR)]],
  [
    'gastei quanto com propaganda de julho pra cá',
    ({ sum }) => [sum(paid, '2026-07-01..2026-11-21', cat('marketing'))],
  ],
]

export const BY_THE_WAY_THIRD: ApartSets = {
  builder: {
    company: BUILDER,
    questions: BUILDER_SINGLE,
    chains: BUILDER_TALKS,
    nothing: [
      'quantos sacos de cimento vendi',
      'qual a melhor marca de tinta pra revender',
      'compro à vista ou a prazo?',
      'quantas entregas fiz ontem',
      'como cobro frete',
    ],
  },
  school: {
    company: SCHOOL,
    questions: SCHOOL_SINGLE,
    chains: SCHOOL_TALKS,
    nothing: [
      'quantos alunos tenho',
      'posso reajustar a mensalidade em janeiro?',
      'qual turma dá mais lucro',
      'professora faltou, posso descontar?',
      'como divulgo a escola',
    ],
  },
}
