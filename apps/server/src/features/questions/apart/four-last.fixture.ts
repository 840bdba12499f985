import { DENTIST, RENOVATOR } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { DRAINS } from '#src/features/questions/apart/ledgers/drains.fixture.ts'
import { INSTAGRAM } from '#src/features/questions/apart/ledgers/instagram-lorries.fixture.ts'
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
  usual,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-01-01..2026-11-21'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'
const named = not(cat('recebimento-cartao'))

const DENTIST_QUESTIONS: readonly Apart[] = [
  [
    'Quanto recebemos de convênios: Odontoprev, Amil e Uniodonto, em outubro?',
    ({ sum }) => [sum(received, OUT, who('ODONTOPREV', 'AMIL', 'UNIODONTO'))],
  ],
  [
    'Qual o valor da última nota da Speed Dental?',
    ({ lines }) => [Math.abs(lines(ALL, [who('SPEED')]).at(-1)!.centavos) / 100],
  ],
  [
    'Quanto gastamos a mais com Google Ads em outubro do que em setembro?',
    ({ sum }) => [cents(sum(paid, OUT, who('GOOGLE')) - sum(paid, SEP, who('GOOGLE')))],
  ],
  ['Total de despesas de julho a outubro', ({ sum }) => [sum(spent, '2026-07-01..2026-10-31')]],
  ['Pagamos quanto à coleta de lixo hospitalar este ano?', ({ sum }) => [sum(paid, YEAR, who('COLETA'))]],
  [
    'Quantos por cento do faturamento fica com a Dra. Camila?',
    ({ sum }) =>
      [OUT, YEAR, YEAR_FULL, '2025-11-01..2026-10-31'].map((d) => sum(paid, d, who('CAMILA')) / sum(sold, d)),
  ],
  ['Qual paciente está devendo?', () => null],
]
const DENTIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Faturamento de outubro', ({ sum }) => [sum(sold, OUT)]],
    ['E o lucro?', ({ sum }) => [sum(profit, OUT)]],
    ['Quanto por cento do faturamento?', ({ sum }) => [sum(profit, OUT) / sum(sold, OUT)]],
  ],
  [
    ['Quanto a Amil pagou em setembro?', ({ sum }) => [sum(received, SEP, who('AMIL'))]],
    ['E a Odontoprev?', ({ sum }) => [sum(received, SEP, who('ODONTOPREV'))]],
    ['E em outubro as duas?', ({ sum }) => [sum(received, OUT, who('AMIL', 'ODONTOPREV'))]],
  ],
]

const RENOVATOR_QUESTIONS: readonly Apart[] = [
  ['quanto o luan e o cleiton ganharam juntos em setembro', ({ sum }) => [sum(paid, SEP, who('LUAN', 'CLEITON'))]],
  [
    'qual cliente me pagou mais de julho pra ca',
    ({ by }) => [by(received, '2026-07-01..2026-11-21', byParty, not(cat('transferencia')))[0]!.value],
  ],
  [
    'quanto comprei na madeireira ipe nos ultimos 2 meses',
    ({ sum }) => [sum(paid, '2026-09-01..2026-10-31', who('MADEIREIRA'))],
  ],
  ['total de imposto do ano passado', ({ sum }) => [sum(spent, '2025', cat('impostos-vendas'))]],
  ['tem quanto na caixa economica e no inter', () => [cents(17_230.51 + 11_940.07), 17_230.51]],
  ['recebi algo do jorge yamada em agosto?', ({ sum }) => [sum(received, AUG, who('YAMADA'))]],
  ['segundo trimestre deu lucro?', ({ sum }) => [sum(profit, Q2)]],
]
const RENOVATOR_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto o posto bandeirantes levou em outubro', ({ sum }) => [sum(paid, OUT, who('BANDEIRANTES'))]],
    ['e no mes anterior', ({ sum }) => [sum(paid, SEP, who('BANDEIRANTES'))]],
    ['media dos dois', ({ sum }) => [cents(sum(paid, `${SEP}+${OUT}`, who('BANDEIRANTES')) / 2)]],
  ],
  [
    [
      'gastos de outubro sem os salarios',
      ({ sum }) => [
        cents(sum(spent, OUT) - sum(spent, OUT, cat('salarios'))),
        cents(sum(wentOut, OUT) - sum(spent, OUT, cat('salarios'))),
      ],
    ],
    [
      'e de setembro',
      ({ sum }) => [
        cents(sum(spent, SEP) - sum(spent, SEP, cat('salarios'))),
        cents(sum(wentOut, SEP) - sum(spent, SEP, cat('salarios'))),
      ],
    ],
    ['e com eles', ({ sum }) => [sum(spent, SEP), sum(wentOut, SEP)]],
  ],
]

const INSTAGRAM_QUESTIONS: readonly Apart[] = [
  [
    'a loggi ta me cobrando qnto por mes',
    (s) => [...usual(s, paid, who('LOGGI')), cents(s.sum(paid, '2026-05-01..2026-10-31', who('LOGGI')) / 6)],
  ],
  ['quanto q entrou de pix da karoline em outubro', () => null],
  ['comprei qto no bras e na shein em outubro', ({ sum }) => [sum(paid, OUT, who('BRAS MODAS', 'SHEIN'))]],
  [
    'qual mes de 2026 vendi menos',
    ({ by }) => [by(sold, YEAR, byMonth).at(-1)!.value, by(sold, YEAR_FULL, byMonth).at(-1)!.value],
  ],
  ['brinde esse ano quanto gastei', ({ sum }) => [sum(paid, YEAR, who('CANECAS'))]],
  ['loja da mel comprou mais ou menos q ano passado', () => 'any'],
  [
    'quanto ficou pra mim depois de pagar tudo em outubro',
    ({ sum }) => [sum(profit, OUT), cents(sum(cameIn, OUT) - sum(wentOut, OUT))],
  ],
]
const INSTAGRAM_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['vendas desse mes', ({ sum }) => [sum(sold, NOW)]],
    ['e no mesmo periodo do mes passado', ({ sum }) => [sum(sold, '2026-10-01..2026-10-21')]],
    ['subiu ou caiu quanto', ({ sum }) => [cents(sum(sold, NOW) - sum(sold, '2026-10-01..2026-10-21'))]],
  ],
  [
    ['qto gastei c meta ads em agosto', ({ sum }) => [sum(paid, AUG, who('META'))]],
    ['e c tiktok', ({ sum }) => [sum(paid, AUG, who('TIKTOK'))]],
    ['e os dois em outubro', ({ sum }) => [sum(paid, OUT, who('META', 'TIKTOK'))]],
  ],
]

const DRAINS_QUESTIONS: readonly Apart[] = [
  ['Receita da prefeitura de Viamão em 2025', ({ sum }) => [sum(received, '2025', who('VIAMAO'))]],
  ['O aluguel subiu de quanto para quanto?', () => [135]],
  ['Gastamos com mecânica no terceiro trimestre?', ({ sum }) => [sum(paid, Q3, who('MECANICA'))]],
  [
    'Dia de maior gasto em outubro',
    ({ by }) => [by(wentOut, OUT, (line) => line.data)[0]!.value, by(spent, OUT, (line) => line.data)[0]!.value],
  ],
  ['Quanto tenho de dinheiro em mãos?', () => [940]],
]
const DRAINS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quem recebeu mais dinheiro da empresa em outubro?', (s) => [s.by(wentOut, OUT, byParty)[0]!.value]],
    ['E quem pagou mais?', (s) => [s.by(sold, OUT, byParty, named)[0]!.value, s.by(cameIn, OUT, byParty)[0]!.value]],
    ['E em setembro?', (s) => [s.by(sold, SEP, byParty, named)[0]!.value, s.by(cameIn, SEP, byParty)[0]!.value]],
  ],
  [
    ['Quanto entrou no Asaas em outubro?', ({ sum }) => [sum(cameIn, OUT, at('asaas'))]],
    ['E no Banrisul?', ({ sum }) => [sum(cameIn, OUT, at('banrisul'))]],
    [
      'Qual dos dois recebeu mais em setembro?',
      ({ sum }) => [
        Math.max(sum(cameIn, SEP, at('asaas')), sum(cameIn, SEP, at('banrisul'))),
        cents(sum(cameIn, SEP, at('banrisul')) - sum(cameIn, SEP, at('asaas'))),
      ],
    ],
  ],
]

export const FOUR_LAST: ApartSets = {
  'a dentist, a fifth time': { company: DENTIST, questions: DENTIST_QUESTIONS, chains: DENTIST_CHAINS, nothing: [] },
  'a renovator, a fifth time': {
    company: RENOVATOR,
    questions: RENOVATOR_QUESTIONS,
    chains: RENOVATOR_CHAINS,
    nothing: [],
  },
  'a shop of Instagram, a fifth time': {
    company: INSTAGRAM,
    questions: INSTAGRAM_QUESTIONS,
    chains: INSTAGRAM_CHAINS,
    nothing: [],
  },
  'a cleaner of drains, a third time': {
    company: DRAINS,
    questions: DRAINS_QUESTIONS,
    chains: DRAINS_CHAINS,
    nothing: [],
  },
}
