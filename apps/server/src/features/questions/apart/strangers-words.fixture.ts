import { DENTIST } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { STATIONER } from '#src/features/questions/apart/ledgers/stationer.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byDay,
  byParty,
  cameIn,
  cat,
  cents,
  monthly,
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
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** A stationer's and a dentist's questions in strangers' words: what the grammar hears the second time. */

const ALL = '2025-01-01..2026-11-21'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'
const IN_ALL = '2025-01-01..2026-10-31'

const HEARD_STATIONER: readonly Apart[] = [
  [
    'a creche arco iris qto me pagou de marco pra ca',
    ({ sum }) => [sum(received, '2026-03-01..2026-11-21', who('CRECHE'))],
  ],
  [
    'top 3 fornecedores do ano',
    ({ by, supplied }) => [
      cents(
        by(paid, YEAR, byParty, supplied)
          .slice(0, 3)
          .reduce((total, { value }) => total + value, 0),
      ),
      by(paid, YEAR, byParty, supplied)[0]!.value,
    ],
  ],
  [
    'pq julho foi tao fraco',
    ({ sum }) => [
      cents(sum(profit, '2026-07') - sum(profit, '2026-06')),
      cents(sum(sold, '2026-07') - sum(sold, '2026-06')),
    ],
  ],
  ['out vendeu mais q set?', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))], /^(?:Sim|Não)/],
  ['quantas copias tirei em outubro', () => null],
  [
    'valor medio de cada serviço da advocacia moura',
    ({ sum, count }) => [cents(sum(received, ALL, who('ADVOCACIA')) / count(received, ALL, who('ADVOCACIA')))],
  ],
  ['cartorio comprou qnt no 1o semestre', ({ sum }) => [sum(received, '2026-01-01..2026-06-30', who('CARTORIO'))]],
  [
    'to gastando mais com toner e tinta que antes',
    ({ sum }) => [
      cents(
        sum(spent, '2026-08-01..2026-10-31', who('RECARGA', 'HP SUP')) -
          sum(spent, '2026-05-01..2026-07-31', who('RECARGA', 'HP SUP')),
      ),
    ],
    /^(?:Sim|Não)/,
  ],
  [
    'teve mes q gastei mais de 1500 na tilibra',
    (s) => [s.by(paid, IN_ALL, (l) => l.data.slice(0, 7), who('TILIBRA')).filter(({ value }) => value > 1_500).length],
  ],
  [
    'em algum mes a secretaria passou de 2 mil',
    (s) => [
      s.by(received, IN_ALL, (l) => l.data.slice(0, 7), who('SECRETARIA')).filter(({ value }) => value > 2_000).length,
    ],
  ],
  ['quem comprava e nao compra mais', () => 'any'],
  ['xavier leandro pagou qts vezes esse ano', ({ count }) => [count(received, YEAR, who('LEANDRO'))]],
  ['a elisangela recebeu qto em 2025 contando ferias e 13o', ({ sum }) => [sum(paid, '2025', who('ELISANGELA'))]],
  ['compara o 2o trimestre com o 3o, faturamento', ({ sum }) => [cents(sum(sold, Q3) - sum(sold, Q2))]],
  [
    'qual foi o pior mes do ano ate agora',
    (s) => [
      monthly(s, profit, YEAR).at(-1)!.value,
      monthly(s, profit, YEAR_FULL).at(-1)!.value,
      monthly(s, sold, YEAR_FULL).at(-1)!.value,
    ],
  ],
  ['ja paguei o das?', () => 'any', /\d\d\/\d\d\/2026/],
  ['papel da atacadao do papel quanto foi em set', ({ sum }) => [sum(paid, SEP, who('ATACADAO'))]],
  [
    'quanto do q eu recebo vem da secretaria de educacao em %, esse ano',
    ({ sum }) => [
      sum(received, YEAR, who('SECRETARIA')) / sum(cameIn, YEAR),
      sum(received, YEAR, who('SECRETARIA')) / sum(sold, YEAR),
    ],
  ],
  ['o dolar vai cair ate dezembro?', () => null],
  ['saldo da caixa economica em 30 de setembro', ({ balance }) => [balance('2026-09-30', 'caixaf')]],
]

const HEARD_STATIONER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['cartorio pagou qto em setembro', ({ sum }) => [sum(received, SEP, who('CARTORIO'))]],
    ['e a advocacia?', ({ sum }) => [sum(received, SEP, who('ADVOCACIA'))]],
    [
      'qual das duas paga mais',
      ({ sum }) => [cents(sum(received, SEP, who('CARTORIO')) - sum(received, SEP, who('ADVOCACIA')))],
    ],
    ['e em outubro?', ({ sum }) => [cents(sum(received, OUT, who('CARTORIO')) - sum(received, OUT, who('ADVOCACIA')))]],
  ],
  [
    ['quanto vendi em novembro do ano passado', ({ sum }) => [sum(sold, '2025-11')]],
    ['e em dezembro?', ({ sum }) => [sum(sold, '2025-12')]],
    ['subiu qtos %?', ({ sum }) => [cents(sum(sold, '2025-12') - sum(sold, '2025-11'))]],
    ['e pq?', ({ sum }) => [cents(sum(sold, '2025-12') - sum(sold, '2025-11'))]],
  ],
]

const CREMER = who('CREMER')
const MONTH_ALL = '2025-03-01..2026-10-31'
const HEARD_DENTIST: readonly Apart[] = [
  [
    'a amil pagou mais ou menos q a odontoprev em outubro',
    ({ sum }) => [cents(sum(received, OUT, who('AMIL')) - sum(received, OUT, who('ODONTOPREV')))],
  ],
  ['uniodonto primeira vez q pagou', ({ lines }) => [lines(ALL, [who('UNIODONTO')])[0]!.centavos / 100], /06\/2026/],
  [
    'sulamerica parou qdo',
    ({ lines }) => [
      lines(ALL, [who('SULAMERICA')])
        .toSorted((a, b) => (a.data < b.data ? -1 : 1))
        .at(-1)!.centavos / 100,
    ],
    /05\/2026/,
  ],
  ['qts pacientes atendi em setembro', () => null],
  ['dra camila quanto levou de comissao esse ano', ({ sum }) => [sum(paid, YEAR, who('CAMILA'))]],
  [
    'protetico esse ano vs ano passado msm periodo',
    ({ sum }) => [
      cents(
        sum(spent, '2026-03-01..2026-11-21', who('LABORATORIO', 'PROTESE')) -
          sum(spent, '2025-03-01..2025-11-21', who('LABORATORIO', 'PROTESE')),
      ),
    ],
  ],
  ['qual dia de outubro entrou mais dinheiro', ({ by }) => [by(cameIn, OUT, byDay)[0]!.value]],
  ['sobrou qto em agosto depois de pagar tudo', ({ sum }) => [sum(profit, AUG)]],
  ['ranking de quem mais me pagou esse ano', () => 'any'],
  ['media q a helena prado paga por mes', ({ sum }) => [cents(sum(received, YEAR_FULL, who('HELENA PRADO')) / 9)]],
  [
    'quanto a dental cremer subiu de setembro pra outubro',
    ({ sum }) => [cents(sum(paid, OUT, CREMER) - sum(paid, SEP, CREMER))],
  ],
  ['gastei qto c/ implante neodent ate hj', ({ sum }) => [sum(paid, ALL, who('NEODENT'))]],
  ['aluguel aumentou qdo e qto', () => [280]],
  ['folha de setembro sem a minha retirada', ({ sum }) => [sum(staff, SEP, not(cat('pro-labore')))]],
  [
    'sebastiana lopes ainda vem?',
    ({ lines }) => [
      lines(ALL, [who('SEBASTIANA')])
        .toSorted((a, b) => (a.data < b.data ? -1 : 1))
        .at(-1)!.centavos / 100,
    ],
    /08\/2026/,
  ],
  [
    'vendi mais de 40 mil em algum mes?',
    (s) => [s.by(sold, MONTH_ALL, (l) => l.data.slice(0, 7)).filter(({ value }) => value > 40_000).length],
  ],
  ['quanto tem na caixinha da recepcao', ({ balance }) => [balance('2026-11-21', 'recepcao')]],
  ['os dois lopes juntos esse ano', ({ sum }) => [sum(received, YEAR, who('LOPES'))]],
  ['quanto recebi no pix em outubro', () => null],
  ['o q mais aumentou de gasto em outubro', () => 'any'],
]

const HEARD_DENTIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['lopes quanto pagou esse ano', () => null],
    ['a sebastiana', ({ sum }) => [sum(received, YEAR, who('SEBASTIANA'))]],
    ['e o sebastiao?', ({ sum }) => [sum(received, YEAR, who('SEBASTIAO'))]],
    ['os dois somados', ({ sum }) => [sum(received, YEAR, who('LOPES'))]],
  ],
  [
    ['gasto com mercadoria em setembro', ({ sum }) => [sum(spent, SEP, cat('mercadorias'))]],
    ['e em outubro?', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    ['pq mudou', ({ sum }) => [cents(sum(spent, OUT, cat('mercadorias')) - sum(spent, SEP, cat('mercadorias')))]],
    [
      'e sem a cremer?',
      ({ sum }) => [
        cents(sum(spent, OUT, cat('mercadorias'), not(CREMER)) - sum(spent, SEP, cat('mercadorias'), not(CREMER))),
        sum(spent, OUT, cat('mercadorias'), not(CREMER)),
      ],
    ],
  ],
  [
    ['em que gastei mais em setembro', () => 'any'],
    ['e em outubro?', () => 'any'],
    ['pq mudou', () => 'any'],
    [
      'e a dra camila, quanto recebeu nesse mes?',
      ({ sum }) => [sum(paid, OUT, who('CAMILA')), sum(paid, NOW, who('CAMILA'))],
    ],
  ],
]

export const IN_STRANGERS_WORDS: ApartSets = {
  'a stationer, in strangers’ words': {
    company: STATIONER,
    questions: HEARD_STATIONER,
    chains: HEARD_STATIONER_CHAINS,
    nothing: [],
  },
  'a dentist, in strangers’ words': {
    company: DENTIST,
    questions: HEARD_DENTIST,
    chains: HEARD_DENTIST_CHAINS,
    nothing: [],
  },
}
