import { COURTS } from '#src/features/questions/apart/ledgers/courts.fixture.ts'
import { HOSTEL } from '#src/features/questions/apart/ledgers/hostel.fixture.ts'
import { SIGNS } from '#src/features/questions/apart/ledgers/signs.fixture.ts'
import {
  type Apart,
  type ApartSets,
  byCategory,
  byDay,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  not,
  OUT,
  onDays,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  staff,
  usual,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const named = not(cat('recebimento-cartao'))

const HOSTEL_QUESTIONS: readonly Apart[] = [
  ['e ai quanto que entrou da booking esse ano', ({ sum }) => [sum(received, YEAR, who('BOOKING'))]],
  ['quanto eu gasto com as camareiras por mes', (s) => usual(s, paid, who('CAMAREIRA'))],
  ['vendi quanto no feriado de 7 de setembro', ({ sum }) => [sum(sold, '2026-09-07')]],
  [
    'a luz do mes passado foi mais cara q a do mesmo mes do ano passado?',
    ({ sum }) => [cents(sum(paid, OUT, who('CELESC')) - sum(paid, '2025-10', who('CELESC')))],
  ],
  ['quantas diarias vendi em outubro', () => null],
  ['quanto foi pro lixo em juros esse ano', () => null],
  [
    'me mostra os 5 maiores gastos de outubro',
    (s) => [
      cents(
        s
          .by(spent, OUT, byCategory)
          .slice(0, 5)
          .reduce((t, { value }) => t + value, 0),
      ),
      s.by(spent, OUT, byCategory)[0]!.value,
      cents(
        s
          .each(wentOut, OUT)
          .slice(-5)
          .reduce((a, b) => a + b, 0),
      ),
    ],
  ],
  [
    'camila andrade pagou quanto e camilo andrade pagou quanto esse ano',
    ({ sum }) => [sum(received, YEAR, who('CAMILA')), sum(received, YEAR, who('CAMILO'))],
  ],
]
const HOSTEL_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com comida na hortifruti em outubro', ({ sum }) => [sum(paid, OUT, who('HORTIFRUTI'))]],
    ['e na padaria', ({ sum }) => [sum(paid, OUT, who('PADARIA'))]],
    ['e no atacadista', ({ sum }) => [sum(paid, OUT, who('ATACADISTA'))]],
    ['quanto deu os tres', ({ sum }) => [sum(paid, OUT, who('HORTIFRUTI', 'PADARIA', 'ATACADISTA'))]],
  ],
  [
    ['receita de janeiro', ({ sum }) => [sum(sold, '2026-01')]],
    ['e de julho', ({ sum }) => [sum(sold, '2026-07')]],
    ['quanto caiu', ({ sum }) => [cents(sum(sold, '2026-07') - sum(sold, '2026-01'))]],
  ],
  [
    [
      'qual mes gastei mais esse ano',
      (s) => [s.by(spent, YEAR, byMonth)[0]!.value, s.by(wentOut, YEAR, byMonth)[0]!.value],
    ],
    [
      'e quanto entrou nesse mes',
      (s) => [s.sum(cameIn, s.by(spent, YEAR, byMonth)[0]!.name), s.sum(cameIn, s.by(wentOut, YEAR, byMonth)[0]!.name)],
    ],
  ],
]

const COURTS_QUESTIONS: readonly Apart[] = [
  [
    'Quanto a Liga Amadora pagou nos últimos 6 meses?',
    ({ sum }) => [sum(received, '2026-05-01..2026-10-31', who('LIGA'))],
  ],
  ['Qual a despesa com cerveja e refrigerante da Ambev em outubro?', () => null],
  ['O bar faturou quanto em outubro?', () => 'any'],
  [
    'Sábado e domingo rendem quantos por cento das vendas de outubro?',
    ({ sum }) => [sum(sold, OUT, onDays(5, 6)) / sum(sold, OUT)],
  ],
  ['Paguei quanto de aluguel desde junho?', ({ sum }) => [sum(paid, '2026-06-01..2026-11-21', cat('aluguel'))]],
  ['Quem deixou de pagar desde agosto?', () => 'any'],
  [
    'Quanto custou a folha em setembro e outubro?',
    ({ sum }) => [
      sum(staff, `${SEP}+${OUT}`),
      sum(spent, `${SEP}+${OUT}`, cat('salarios')),
      cents(sum(staff, OUT) - sum(staff, SEP)),
    ],
  ],
  ['Qual foi o dia de maior faturamento no ano?', ({ by }) => [by(sold, YEAR, byDay)[0]!.value]],
]
const COURTS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quanto o Roberto Klein pagou em outubro?', ({ sum }) => [sum(received, OUT, who('ROBERTO'))]],
    ['E no ano?', ({ sum }) => [sum(received, YEAR, who('ROBERTO'))]],
    [
      'Dá quanto por mês?',
      ({ sum }) => [
        cents(sum(received, YEAR, who('ROBERTO')) / 11),
        cents(sum(received, YEAR_FULL, who('ROBERTO')) / 10),
      ],
    ],
  ],
  [
    ['Quanto tem no Sicredi?', () => [9_874.31]],
    ['E no Cora?', () => [3_015.08]],
    ['Somando tudo?', () => [cents(9_874.31 + 3_015.08), cents(9_874.31 + 3_015.08 + 266.5)]],
  ],
  [
    ['Quanto gastei de energia em outubro?', ({ sum }) => [sum(paid, OUT, who('CELESC'))]],
    ['E de água?', ({ sum }) => [sum(paid, OUT, who('CASAN'))]],
    ['As duas juntas em setembro?', ({ sum }) => [sum(paid, SEP, who('CELESC', 'CASAN'))]],
  ],
]

const SIGNS_QUESTIONS: readonly Apart[] = [
  [
    'farma popular pagou quanto em agosto, setembro e outubro',
    ({ sum }) => [sum(received, '2026-08-01..2026-10-31', who('FARMA'))],
  ],
  [
    'material de outubro: lonas, acrilicos e tintas, total',
    ({ sum }) => [sum(paid, OUT, who('LONAS', 'ACRILICOS', 'TINTAS'))],
  ],
  [
    'quanto a imobiliaria sol nascente comprou menos o que devolvi pra ela em 2026',
    ({ sum }) => [cents(sum(received, YEAR, who('IMOBILIARIA')) - sum(paid, YEAR, who('IMOBILIARIA')))],
  ],
  ['quanto falta pagar do emprestimo do sicoob', () => null],
  ['outubro foi melhor que a média do ano?', () => 'any'],
  [
    'instalação custou mais em setembro ou outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('WELLINGTON', 'ANDAIMES')) - sum(paid, SEP, who('WELLINGTON', 'ANDAIMES')))],
  ],
  [
    'lucro de outubro sem o pro labore da neide',
    ({ sum }) => [cents(sum(profit, OUT) + sum(paid, OUT, cat('pro-labore')))],
  ],
  ['quanto entrou hoje', () => null],
]
const SIGNS_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'quem mais me deu dinheiro esse ano',
      (s) => [s.by(sold, YEAR, byParty, named)[0]!.value, s.by(cameIn, YEAR, byParty)[0]!.value],
    ],
    ['e o segundo', (s) => [s.by(sold, YEAR, byParty, named)[1]!.value, s.by(cameIn, YEAR, byParty)[1]!.value]],
    ['esse pagou quanto em outubro', () => 'any'],
  ],
  [
    ['gasto com a juliana em outubro', ({ sum }) => [sum(paid, OUT, who('JULIANA'))]],
    ['e com o douglas', ({ sum }) => [sum(paid, OUT, who('DOUGLAS'))]],
    ['diferença', ({ sum }) => [cents(sum(paid, OUT, who('JULIANA')) - sum(paid, OUT, who('DOUGLAS')))]],
  ],
]

export const THREE_OWNERS: ApartSets = {
  'a hostel, asked again': { company: HOSTEL, questions: HOSTEL_QUESTIONS, chains: HOSTEL_CHAINS, nothing: [] },
  'football courts, asked again': { company: COURTS, questions: COURTS_QUESTIONS, chains: COURTS_CHAINS, nothing: [] },
  'a maker of signs, asked again': { company: SIGNS, questions: SIGNS_QUESTIONS, chains: SIGNS_CHAINS, nothing: [] },
}
