import { BUTCHER, DENTIST, RENOVATOR } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { INSTAGRAM, LORRIES } from '#src/features/questions/apart/ledgers/instagram-lorries.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  byDay,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  fixed,
  LAST_12,
  NOW,
  not,
  OUT,
  onDays,
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
const Q1 = '2026-01-01..2026-03-31'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'
const named = not(cat('recebimento-cartao'))

const BUTCHER_QUESTIONS: readonly Apart[] = [
  ['fiz quanto de venda ontem', ({ sum }) => [sum(sold, '2026-11-20')]],
  [
    'a conta de luz desse mes veio mais alta que a do mes passado?',
    ({ sum }) => [cents(sum(paid, NOW, who('CPFL')) - sum(paid, OUT, who('CPFL')))],
  ],
  ['quanto me custa o wesley por mes', () => 'any'],
  [
    'total pago pro frigorifico em agosto setembro e outubro',
    ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', who('FRIGORIFICO'))],
  ],
  ['gelo e carvão juntos quanto gastei em 2026', ({ sum }) => [sum(paid, YEAR, who('GELO POLAR', 'CARVAO'))]],
  ['qual o dia que mais vendi em outubro', ({ by }) => [by(sold, OUT, byDay)[0]!.value]],
  [
    'quantos sabados de outubro passaram de 2500 de venda',
    ({ by }) => [by(sold, OUT, byDay, onDays(5)).filter(({ value }) => value > 2_500).length],
  ],
  ['o buffet alegria é meu cliente desde quando', ({ lines }) => [lines(ALL, [who('BUFFET')])[0]!.centavos / 100]],
]
const BUTCHER_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'quem mais compra de mim',
      (s) => [
        s.by(sold, LAST_12, byParty, named)[0]!.value,
        s.by(sold, YEAR, byParty, named)[0]!.value,
        s.by(sold, OUT, byParty, named)[0]!.value,
      ],
    ],
    [
      'e em segundo',
      (s) => [
        s.by(sold, LAST_12, byParty, named)[1]!.value,
        s.by(sold, YEAR, byParty, named)[1]!.value,
        s.by(sold, OUT, byParty, named)[1]!.value,
      ],
    ],
    ['quanto esse segundo comprou em outubro', ({ sum }) => [sum(received, OUT, who('DONA LOURDES'))]],
  ],
  [
    ['quanto gastei com mercadoria em setembro', ({ sum }) => [sum(spent, SEP, cat('mercadorias'))]],
    ['e outubro', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    ['qual fornecedor mais pesou', ({ by }) => [by(paid, OUT, byParty, cat('mercadorias'))[0]!.value]],
    ['e ele em setembro', ({ sum }) => [sum(paid, SEP, who('BOI BRANCO'))]],
  ],
]

const DENTIST_QUESTIONS: readonly Apart[] = [
  ['Qual foi o faturamento da clínica no primeiro semestre?', ({ sum }) => [sum(sold, '2026-01-01..2026-06-30')]],
  [
    'Poderia me dizer quanto pagamos à Dental Cremer e à Speed Dental neste ano?',
    ({ sum }) => [sum(paid, YEAR, who('DENTAL CREMER', 'SPEED DENTAL'))],
  ],
  [
    'A Amil repassou menos em outubro do que em setembro?',
    ({ sum }) => [cents(sum(received, OUT, who('AMIL')) - sum(received, SEP, who('AMIL')))],
  ],
  [
    'Quanto representa o aluguel no total de despesas de outubro?',
    ({ sum }) => [sum(spent, OUT, cat('aluguel')) / sum(spent, OUT)],
  ],
  ['Quantos pacientes novos tivemos em outubro?', () => null],
  ['Qual a despesa média mensal com laboratório?', (s) => usual(s, paid, who('LABORATORIO SORRISO'))],
  [
    'Quanto foi retirado pela Fernanda Meireles este ano, entre pró-labore e lucros?',
    ({ sum }) => [sum(paid, YEAR, who('FERNANDA'))],
  ],
  [
    'Quanto sobrou no caixa ao final de setembro?',
    ({ balance, sum }) => [balance('2026-09-30'), balance('2026-09-30', 'recepcao'), sum(profit, SEP)],
  ],
]
const DENTIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quanto a Uniodonto pagou desde que começou?', ({ sum }) => [sum(received, ALL, who('UNIODONTO'))]],
    [
      'E a SulAmérica, antes dela?',
      ({ sum }) => [sum(received, ALL, who('SULAMERICA')), sum(received, '2025-01-01..2026-05-31', who('SULAMERICA'))],
    ],
    ['Por mês, qual das duas rendia mais?', () => 'any'],
  ],
  [
    ['Gastos com marketing em outubro', ({ sum }) => [sum(spent, OUT, cat('marketing'))]],
    ['Quanto disso foi Google?', ({ sum }) => [sum(paid, OUT, who('GOOGLE'))]],
    ['E a agência?', ({ sum }) => [sum(paid, OUT, who('AGENCIA PIXEL'))]],
    [
      'Quanto por cento do faturamento deu o marketing todo?',
      ({ sum }) => [sum(spent, OUT, cat('marketing')) / sum(sold, OUT)],
    ],
  ],
]

const RENOVATOR_QUESTIONS: readonly Apart[] = [
  ['quanto entrou de obra esse ano', () => null],
  ['quanto dei pro tiao pintor de janeiro ate agora', ({ sum }) => [sum(paid, YEAR, who('TIAO'))]],
  ['cimento e madeira quanto foi em outubro', () => null],
  ['nildo eletricista ganhou quanto enquanto trabalhou comigo', ({ sum }) => [sum(paid, ALL, who('NILDO'))]],
  ['quantos meses a maristela fontes pagou', ({ count }) => [count(received, ALL, who('MARISTELA'))]],
  ['marmita dos cara ta dando quanto por mes em media', (s) => usual(s, paid, who('MARMITARIA'))],
  [
    'imposto foi quantos por cento do que faturei em outubro',
    ({ sum }) => [sum(spent, OUT, cat('impostos-vendas')) / sum(sold, OUT)],
  ],
  [
    'jorge yamada e clinica santa rita quem pagou mais em outubro',
    ({ sum }) => [
      cents(sum(received, OUT, who('SANTA RITA')) - sum(received, OUT, who('YAMADA'))),
      Math.max(sum(received, OUT, who('SANTA RITA')), sum(received, OUT, who('YAMADA'))),
    ],
  ],
]
const RENOVATOR_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei de material em outubro', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    ['tirando a leroy', ({ sum }) => [sum(spent, OUT, cat('mercadorias'), not(who('LEROY')))]],
    ['e em setembro tirando ela tambem', ({ sum }) => [sum(spent, SEP, cat('mercadorias'), not(who('LEROY')))]],
  ],
  [
    ['quem eu mais paguei em outubro', (s) => [s.by(wentOut, OUT, byParty)[0]!.value]],
    ['e em setembro', (s) => [s.by(wentOut, SEP, byParty)[0]!.value]],
    ['e no ano', (s) => [s.by(wentOut, YEAR, byParty)[0]!.value]],
  ],
]

const INSTAGRAM_QUESTIONS: readonly Apart[] = [
  ['quanto q eu vendi pela shopee em 2025', ({ sum }) => [sum(received, '2025', who('SHOPEE'))]],
  [
    'gastei mto c embalagem em outubro?',
    ({ sum }) => [
      sum(spent, OUT, cat('embalagens')),
      cents(sum(spent, OUT, cat('embalagens')) - sum(spent, SEP, cat('embalagens'))),
    ],
  ],
  [
    'os correios + melhor envio + loggi de outubro',
    ({ sum }) => [sum(paid, OUT, who('CORREIOS', 'MELHOR ENVIO', 'LOGGI'))],
  ],
  ['meu lucro de julho a setembro', ({ sum }) => [sum(profit, Q3)]],
  [
    'qual rede dá mais gasto, meta ou tiktok',
    (s) =>
      [OUT, LAST_12, YEAR, YEAR_FULL].map((d) => cents(s.sum(paid, d, who('META')) - s.sum(paid, d, who('TIKTOK')))),
  ],
  [
    'quantos % minhas vendas subiram de agosto pra outubro',
    ({ sum }) => [sum(sold, OUT) / sum(sold, AUG) - 1, cents(sum(sold, OUT) - sum(sold, AUG))],
  ],
  [
    'quem comprou mais, a karoline ou a carolina? esse ano',
    ({ sum }) => [cents(sum(received, YEAR, who('KAROLINE')) - sum(received, YEAR, who('CAROLINA')))],
  ],
  ['falta qto pra eu bater 10 mil de venda esse mes', ({ sum }) => [cents(10_000 - sum(sold, NOW))]],
]
const INSTAGRAM_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto entrou no mercado pago em outubro', ({ sum }) => [sum(cameIn, OUT, at('mp'))]],
    ['e no nubank', ({ sum }) => [sum(cameIn, OUT, at('nubank'))]],
    ['e saiu qto do nubank', ({ sum }) => [sum(wentOut, OUT, at('nubank'))]],
  ],
]

/** Its own category among the variable costs. */
const tolls = who('SEM PARAR', 'CONECTCAR')

const LORRIES_QUESTIONS: readonly Apart[] = [
  ['Faturamento por cliente no ano', (s) => [s.by(sold, YEAR, byParty, named)[0]!.value, s.sum(sold, YEAR)]],
  [
    'Qual trimestre de 2026 teve o melhor resultado?',
    ({ sum }) => [Math.max(sum(profit, Q1), sum(profit, Q2), sum(profit, Q3))],
  ],
  [
    'Custo fixo médio dos últimos 6 meses',
    ({ sum }) => [cents((sum(fixed, '2026-05-01..2026-10-31') - sum(paid, '2026-05-01..2026-10-31', tolls)) / 6)],
  ],
  [
    'Pneus: quanto gastamos em 2025 e quanto em 2026?',
    ({ sum }) => [sum(paid, YEAR, who('PNEUS')), sum(paid, '2025', who('PNEUS'))],
  ],
  [
    'Sem a venda do caminhão, quanto faturamos em abril?',
    ({ sum }) => [sum(sold, '2026-04', not(who('VENDA CAMINHAO')))],
  ],
  [
    'Agregado Nivaldo recebeu mais que o Pedro Paulo em outubro? Quanto a mais?',
    ({ sum }) => [cents(sum(paid, OUT, who('NIVALDO')) - sum(paid, OUT, who('PEDRO PAULO')))],
  ],
  [
    'Quanto pagamos de juros ao Santander em 2026',
    ({ sum }) => [sum(spent, YEAR, cat('juros')), sum(paid, YEAR, cat('juros'), who('SANTANDER'))],
  ],
  [
    'Pagamentos acima de 5 mil em outubro: quantos e quanto deu?',
    ({ count, sum }) => [count(wentOut, OUT, above(5_000)), sum(wentOut, OUT, above(5_000))],
  ],
]
const LORRIES_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Combustível em outubro', ({ sum }) => [sum(spent, OUT, cat('veiculos')), sum(paid, OUT, who('POSTO'))]],
    ['e por posto?', (s) => [s.by(paid, OUT, byParty, cat('veiculos'))[0]!.value, s.sum(spent, OUT, cat('veiculos'))]],
    [
      'só o Ipiranga, mês a mês no ano',
      ({ by, sum }) => [by(paid, YEAR, byMonth, who('IPIRANGA'))[0]!.value, sum(paid, YEAR, who('IPIRANGA'))],
    ],
    [
      'média?',
      ({ sum }) => [cents(sum(paid, YEAR, who('IPIRANGA')) / 11), cents(sum(paid, YEAR_FULL, who('IPIRANGA')) / 10)],
    ],
  ],
]

export const FIVE_SECOND: ApartSets = {
  'a butcher, asked again': { company: BUTCHER, questions: BUTCHER_QUESTIONS, chains: BUTCHER_CHAINS, nothing: [] },
  'a dentist, asked again': { company: DENTIST, questions: DENTIST_QUESTIONS, chains: DENTIST_CHAINS, nothing: [] },
  'a renovator, asked again': {
    company: RENOVATOR,
    questions: RENOVATOR_QUESTIONS,
    chains: RENOVATOR_CHAINS,
    nothing: [],
  },
  'a shop of Instagram, asked again': {
    company: INSTAGRAM,
    questions: INSTAGRAM_QUESTIONS,
    chains: INSTAGRAM_CHAINS,
    nothing: [],
  },
  'a firm of lorries, asked again': {
    company: LORRIES,
    questions: LORRIES_QUESTIONS,
    chains: LORRIES_CHAINS,
    nothing: [],
  },
}
