import { DANCE } from '#src/features/questions/apart/ledgers/dance.fixture.ts'
import { DRAINS } from '#src/features/questions/apart/ledgers/drains.fixture.ts'
import { FLORIST } from '#src/features/questions/apart/ledgers/florist.fixture.ts'
import { STATIONER } from '#src/features/questions/apart/ledgers/stationer.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byDay,
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
  type Sums,
  sold,
  spent,
  staff,
  usual,
  wentOut,
  who,
  YEAR,
} from './sums.fixture.ts'

const ALL = '2025-01-01..2026-11-21'
const named = not(cat('recebimento-cartao'))
const best = ({ by }: Sums, days: string) => by(sold, days, byParty, named)

const STATIONER_QUESTIONS: readonly Apart[] = [
  ['qto o cartorio gastou aqui esse ano', ({ sum }) => [sum(received, YEAR, who('CARTORIO'))]],
  ['gasto mensal com toner', (s) => usual(s, paid, who('RECARGA', 'HP SUPRIMENTOS'))],
  [
    'a secretaria de educação pagou em quais meses de 2026',
    ({ by }) => [by(received, '2026', byMonth, who('SECRETARIA')).length],
  ],
  ['leandro xavier em outubro', ({ sum }) => [sum(received, OUT, who('LEANDRO'))]],
  ['a beatriz ganha mais que o wesley ganhava?', () => 'any'],
  ['quanto sobra do que vendo depois de pagar mercadoria em outubro', () => 'any'],
  ['quanto deu janeiro fevereiro e março somados de venda', ({ sum }) => [sum(sold, '2026-01-01..2026-03-31')]],
]
const STATIONER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei na tilibra em outubro', ({ sum }) => [sum(paid, OUT, who('TILIBRA'))]],
    ['e no atacadão do papel', ({ sum }) => [sum(paid, OUT, who('ATACADAO'))]],
    ['e na bic', ({ sum }) => [sum(paid, OUT, who('BIC'))]],
    ['tudo junto', ({ sum }) => [sum(paid, OUT, who('TILIBRA', 'ATACADAO', 'BIC'))]],
  ],
  [
    ['faturamento de fevereiro', ({ sum }) => [sum(sold, '2026-02')]],
    ['e de fevereiro do ano passado', ({ sum }) => [sum(sold, '2025-02')]],
    [
      'cresceu quantos por cento',
      ({ sum }) => [
        sum(sold, '2026-02') / sum(sold, '2025-02') - 1,
        cents(sum(sold, '2026-02') - sum(sold, '2025-02')),
      ],
    ],
  ],
]

const DRAINS_QUESTIONS: readonly Apart[] = [
  [
    'Quanto já gastamos com combustível em 2026?',
    ({ sum }) => [sum(spent, YEAR, cat('veiculos')), sum(paid, YEAR, who('POSTO'))],
  ],
  ['O Moacir recebeu quanto em outubro, salário mais comissão?', ({ sum }) => [sum(paid, OUT, who('MOACIR'))]],
  [
    'Quanto o condomínio Portal do Lago representa da nossa receita no ano?',
    ({ sum }) => [sum(received, YEAR, who('PORTAL')) / sum(sold, YEAR)],
  ],
  [
    'Descarte: ETE ou Transbordo, qual saiu mais caro em outubro?',
    ({ sum }) => [
      cents(sum(paid, OUT, who('ETE VALE')) - sum(paid, OUT, who('TRANSBORDO'))),
      Math.max(sum(paid, OUT, who('ETE VALE')), sum(paid, OUT, who('TRANSBORDO'))),
    ],
  ],
  ['Qual o maior recebimento de setembro?', ({ each }) => [each(cameIn, SEP).at(-1)!, each(received, SEP).at(-1)!]],
  ['Quanto o restaurante Braseiro pagou até parar de comprar?', ({ sum }) => [sum(received, ALL, who('BRASEIRO'))]],
  ['Quanto gastei com Google Ads para cada real faturado em outubro?', () => null],
]
const DRAINS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quais as despesas fixas de outubro?', () => 'any'],
    ['E as variáveis?', () => 'any'],
    ['Qual das duas foi maior?', () => 'any'],
  ],
  [
    ['Quanto a prefeitura de Viamão pagou em outubro?', ({ sum }) => [sum(received, OUT, who('VIAMAO'))]],
    ['E na vez anterior?', ({ sum }) => [sum(received, AUG, who('VIAMAO'))]],
    ['Quantas vezes pagou no ano?', ({ count }) => [count(received, YEAR, who('VIAMAO'))]],
  ],
]

const FLORIST_QUESTIONS: readonly Apart[] = [
  [
    'quanto vendi na semana do dia das maes',
    ({ sum }) => [sum(sold, '2026-05-04..2026-05-10'), sum(sold, '2026-05-03..2026-05-09')],
  ],
  ['a funeraria deposita quanto por mes em media', (s) => usual(s, received, who('FUNERARIA'))],
  ['o edson motoboy fez quanto em outubro', ({ sum }) => [sum(paid, OUT, who('EDSON'))]],
  ['flores q comprei em outubro veiling + ceasa', ({ sum }) => [sum(paid, OUT, who('VEILING', 'CEASA'))]],
  [
    'qual maria comprou mais esse ano',
    ({ sum }) => [
      Math.max(sum(received, YEAR, who('MARIA HELENA')), sum(received, YEAR, who('MARIA CLARA'))),
      cents(Math.abs(sum(received, YEAR, who('MARIA HELENA')) - sum(received, YEAR, who('MARIA CLARA')))),
    ],
  ],
  ['meu melhor dia de venda desse ano', ({ by }) => [by(sold, YEAR, byDay)[0]!.value]],
]
const FLORIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quem mais comprou em outubro', (s) => [best(s, OUT)[0]!.value]],
    ['quanto ela comprou no ano', ({ sum }) => [sum(received, YEAR, who('FUNERARIA'))]],
    ['e o hotel', ({ sum }) => [sum(received, YEAR, who('HOTEL'))]],
  ],
  [
    ['gasto total de outubro', ({ sum }) => [sum(spent, OUT), sum(wentOut, OUT)]],
    ['quanto disso foi pessoal', ({ sum }) => [sum(staff, OUT)]],
    ['e aluguel', ({ sum }) => [sum(spent, OUT, cat('aluguel'))]],
  ],
]

const DANCE_QUESTIONS: readonly Apart[] = [
  ['Mensalidades recebidas no cartão em outubro', ({ sum }) => [sum(received, OUT, cat('recebimento-cartao'))]],
  [
    'Quanto custaram os professores em setembro?',
    ({ sum }) => [sum(paid, SEP, who('PROF')), sum(paid, SEP, who('PROF'), cat('salarios'))],
  ],
  [
    'O patrocínio da Farmácia Bela entrou quando pela última vez?',
    ({ lines }) => [lines(ALL, [who('FARMACIA BELA')]).at(-1)!.centavos / 100],
  ],
  ['Lucro médio por mês no primeiro semestre de 2026', ({ sum }) => [cents(sum(profit, '2026-01-01..2026-06-30') / 6)]],
  [
    'Entrou menos dinheiro na cantina em outubro que em setembro?',
    ({ sum }) => [cents(sum(cameIn, OUT, at('cantina')) - sum(cameIn, SEP, at('cantina')))],
  ],
  ['Faltam quantas parcelas do Sicoob?', () => null],
]
const DANCE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quanto pagamos à Renata em outubro?', ({ sum }) => [sum(paid, OUT, who('RENATA'))]],
    ['Só de comissão?', ({ sum }) => [sum(paid, OUT, who('RENATA'), cat('comissoes'))]],
    ['E em setembro?', ({ sum }) => [sum(paid, SEP, who('RENATA'), cat('comissoes'))]],
  ],
  [
    ['Quanto o Colégio Marista pagou este mês?', ({ sum }) => [sum(received, NOW, who('MARISTA'))]],
    ['E no mês passado?', ({ sum }) => [sum(received, OUT, who('MARISTA'))]],
    ['Qual a média do ano?', (s) => usual(s, received, who('MARISTA'))],
  ],
]

export const FOUR_OWNERS: ApartSets = {
  'a stationer, asked again': {
    company: STATIONER,
    questions: STATIONER_QUESTIONS,
    chains: STATIONER_CHAINS,
    nothing: [],
  },
  'a cleaner of drains, asked again': {
    company: DRAINS,
    questions: DRAINS_QUESTIONS,
    chains: DRAINS_CHAINS,
    nothing: [],
  },
  'a florist, asked again': { company: FLORIST, questions: FLORIST_QUESTIONS, chains: FLORIST_CHAINS, nothing: [] },
  'a school of dance, asked again': { company: DANCE, questions: DANCE_QUESTIONS, chains: DANCE_CHAINS, nothing: [] },
}
