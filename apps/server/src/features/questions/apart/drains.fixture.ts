import { DRAINS } from '#src/features/questions/apart/ledgers/drains.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byCategory,
  byDay,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  LAST_12,
  NOW,
  not,
  OUT,
  onDays,
  paid,
  profit,
  received,
  SEP,
  type Sums,
  sold,
  spent,
  staff,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-02-10..2026-11-21'
const Q1 = '2026-01-01..2026-03-31'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'
const monthly = ({ by }: Sums, kind: Parameters<Sums['by']>[0], days: string) => by(kind, days, byMonth)
const top = (list: number[], n: number) => cents(list.slice(-n).reduce((a, b) => a + b, 0))
const diesel = who('IPIRANGA')
const dump = who('ETE VALE', 'TRANSBORDO')

const DRAINS_QUESTIONS: readonly Apart[] = [
  ['o condominio portal do lago pagou qto em set', ({ sum }) => [sum(received, SEP, who('PORTAL'))]],
  ['shopping ja pagou esse mes?', ({ sum }) => [sum(received, NOW, who('SHOPPING'))]],
  ['os restaurantes pagaram quanto em maio', ({ sum }) => [sum(received, '2026-05', who('RESTAURANTE'))]],
  [
    'restaurante braseiro x tia zelia em abril',
    ({ sum }) => [cents(sum(received, '2026-04', who('BRASEIRO')) - sum(received, '2026-04', who('ZELIA')))],
  ],
  [
    'o braseiro parou de chamar quando',
    ({ lines }) => [lines(ALL, [who('BRASEIRO')]).at(-1)!.centavos / 100],
    /06\/2026/,
  ],
  [
    'prefeitura paga de quanto em quanto tempo',
    ({ lines }) => {
      const days = lines(ALL, [who('PREFEITURA'), (line) => line.centavos > 0]).map(({ data }) => Date.parse(data))
      const span = (Math.max(...days) - Math.min(...days)) / 86_400_000
      return [Math.round((span * 10) / (days.length - 1)) / 10]
    },
  ],
  [
    'prefeitura de viamao media por pagamento',
    ({ each }) => {
      const m = (d: string) => {
        const all = each(received, d, who('PREFEITURA'))
        return cents(all.reduce((a, b) => a + b, 0) / all.length)
      }
      return [m(ALL), m(YEAR), m(LAST_12)]
    },
  ],
  ['diesel no posto ipiranga esse ano deu qnt', ({ sum }) => [sum(paid, YEAR, diesel)]],
  ['quantas vezes abasteci em outubro no ipiranga', ({ count }) => [count(paid, OUT, diesel)]],
  ['abastecida mais cara do ano', ({ each }) => [each(paid, YEAR, diesel).at(-1)!]],
  ['posto + mecanica em outubro', ({ sum }) => [sum(paid, OUT, who('IPIRANGA', 'MECANICA'))]],
  ['quanto o caminhao custou pra comprar', () => [58_000]],
  ['descarte em setembro', ({ sum }) => [sum(spent, SEP, dump)]],
  ['descarte da quantos % do q eu faturo em setembro', ({ sum }) => [sum(spent, SEP, dump) / sum(sold, SEP)]],
  [
    'descarte por mes de julho a outubro',
    ({ sum }) => [sum(spent, '2026-07-01..2026-10-31', dump), cents(sum(spent, '2026-07-01..2026-10-31', dump) / 4)],
  ],
  ['moacir ganhou quanto esse ano somando comissao', ({ sum }) => [sum(paid, YEAR, who('MOACIR'))]],
  [
    'claudiomir ganha mais que a andressa?',
    ({ sum }) => [cents(sum(paid, OUT, who('CLAUDIOMIR')) - sum(paid, OUT, who('ANDRESSA')))],
  ],
  ['andressa entrou quando', ({ lines }) => [lines(ALL, [who('ANDRESSA')])[0]!.centavos / 100], /04\/2026/],
  ['folha do terceiro trimestre', ({ sum }) => [sum(staff, Q3)]],
  ['google ads em cada mes de 2026', ({ sum }) => [sum(paid, YEAR, who('GOOGLE'))]],
  [
    'gastei mais em google em setembro ou outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('GOOGLE')) - sum(paid, SEP, who('GOOGLE')))],
  ],
  ['cada 1 real de google trouxe quanto de venda', () => null],
  ['seguro porto ja foi quanto', ({ sum }) => [sum(paid, ALL, who('PORTO'))]],
  ['luz em 2026 até setembro', ({ sum }) => [sum(paid, '2026-01-01..2026-09-30', who('CEEE'))]],
  ['agua e luz media do ano', ({ sum }) => [cents(sum(paid, YEAR_FULL, who('CEEE', 'DMAE')) / 10)]],
  [
    'tirando o pro labore e o emprestimo quanto saiu em outubro',
    ({ sum }) => [sum(wentOut, OUT, not(cat('pro-labore', 'parcela-emprestimo')))],
  ],
  ['prestação do mercedes, quantas ja paguei', ({ count }) => [count(paid, ALL, who('MERCEDES'))]],
  ['total pago no banco mercedes', ({ sum }) => [sum(paid, ALL, who('MERCEDES'))]],
  ['as 4 maiores entradas de outubro', ({ each }) => [top(each(cameIn, OUT), 4)]],
  ['terceiro maior cliente do ano', ({ by }) => [by(sold, YEAR, byParty, not(cat('recebimento-cartao')))[2]!.value]],
  [
    'qual bimestre de 2026 lucrei menos',
    ({ sum }) => [
      Math.min(
        ...[
          '01-01..2026-02-28',
          '03-01..2026-04-30',
          '05-01..2026-06-30',
          '07-01..2026-08-31',
          '09-01..2026-10-31',
        ].map((d) => sum(profit, `2026-${d}`)),
      ),
    ],
  ],
  ['vendi mais no 1o ou no 2o trimestre', ({ sum }) => [cents(sum(sold, Q1) - sum(sold, Q2))]],
  ['quantos dias em outubro nao vendi nada', ({ by }) => [31 - by(sold, OUT, byDay).length]],
  [
    'dias q entrou mais de 2 mil em outubro',
    ({ by }) => [by(cameIn, OUT, byDay).filter(({ value }) => value > 2_000).length],
  ],
  [
    'vendas de 1 a 15 de outubro contra 1 a 15 de setembro',
    ({ sum }) => [cents(sum(sold, '2026-10-01..2026-10-15') - sum(sold, '2026-09-01..2026-09-15'))],
  ],
  [
    'ultimos 7 dias faturei quanto',
    ({ sum }) => [sum(sold, '2026-11-15..2026-11-21'), sum(sold, '2026-11-14..2026-11-20')],
  ],
  ['receita de segunda em outubro', ({ sum }) => [sum(sold, OUT, onDays(0))]],
  ['saldo no asaas dia 15 de outubro', ({ balance }) => [balance('2026-10-15', 'asaas')]],
  ['quanto saiu do dinheiro em maos em outubro', ({ sum }) => [sum(wentOut, OUT, at('mao'))]],
  ['que categoria mais cresceu de setembro pra outubro', () => 'any'],
  [
    'em q gastei mais em 2026 tirando salario',
    ({ by }) => [by(spent, YEAR, byCategory, not(cat('salarios')))[0]!.value],
  ],
  ['meu lucro de 2025 foi de quanto', ({ sum }) => [sum(profit, '2025')]],
]

const DRAINS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto paguei pro moacir em setembro', ({ sum }) => [sum(paid, SEP, who('MOACIR'))]],
    ['e pro claudiomir', ({ sum }) => [sum(paid, SEP, who('CLAUDIOMIR'))]],
    ['diferença', ({ sum }) => [cents(sum(paid, SEP, who('MOACIR')) - sum(paid, SEP, who('CLAUDIOMIR')))]],
  ],
  [
    [
      'qual o melhor trimestre de 2026 em vendas',
      ({ sum }) => [Math.max(...[Q1, Q2, Q3, '2026-10-01..2026-11-21'].map((d) => sum(sold, d)))],
    ],
    ['e o pior', ({ sum }) => [Math.min(...[Q1, Q2, Q3].map((d) => sum(sold, d)))]],
    [
      'e em lucro',
      ({ sum }) => [
        Math.min(...[Q1, Q2, Q3].map((d) => sum(profit, d))),
        Math.max(...[Q1, Q2, Q3].map((d) => sum(profit, d))),
      ],
    ],
  ],
  [
    ['gasto com combustivel em agosto', ({ sum }) => [sum(paid, AUG, diesel), sum(spent, AUG, cat('veiculos'))]],
    ['e setembro', ({ sum }) => [sum(paid, SEP, diesel), sum(spent, SEP, cat('veiculos'))]],
    ['e outubro', ({ sum }) => [sum(paid, OUT, diesel), sum(spent, OUT, cat('veiculos'))]],
  ],
  [
    ['quanto entrou em outubro', ({ sum }) => [sum(cameIn, OUT)]],
    ['quanto saiu', ({ sum }) => [sum(wentOut, OUT)]],
    ['e em setembro', ({ sum }) => [sum(wentOut, SEP)]],
  ],
  [
    ['vendas de setembro', ({ sum }) => [sum(sold, SEP)]],
    ['quantos por cento foi do portal do lago', ({ sum }) => [sum(received, SEP, who('PORTAL')) / sum(sold, SEP)]],
    ['e do shopping', ({ sum }) => [sum(received, SEP, who('SHOPPING')) / sum(sold, SEP)]],
  ],
  [
    ['quem mais pagou em agosto', ({ by }) => [by(sold, AUG, byParty, not(cat('recebimento-cartao')))[0]!.value]],
    ['tirando ele quem foi', ({ by }) => [by(sold, AUG, byParty, not(cat('recebimento-cartao')))[1]!.value]],
    [
      'e em setembro',
      ({ by }) => [
        by(sold, SEP, byParty, not(cat('recebimento-cartao')))[1]!.value,
        by(sold, SEP, byParty, not(cat('recebimento-cartao')))[0]!.value,
      ],
    ],
  ],
  [
    ['aluguel de outubro', ({ sum }) => [sum(spent, OUT, cat('aluguel'))]],
    ['e no ano passado', ({ sum }) => [sum(spent, '2025-10', cat('aluguel')), sum(spent, '2025', cat('aluguel'))]],
    [
      'subiu quantos %',
      ({ sum }) => [135, sum(spent, OUT, cat('aluguel')) / sum(spent, '2025-10', cat('aluguel')) - 1],
    ],
  ],
  [
    ['qual mes vendi mais esse ano', (s) => [monthly(s, sold, YEAR)[0]!.value]],
    ['e no ano passado', (s) => [monthly(s, sold, '2025')[0]!.value]],
    [
      'e qual vendi menos',
      (s) => [monthly(s, sold, '2025').at(-1)!.value, monthly(s, sold, '2025-03-01..2025-12-31').at(-1)!.value],
    ],
  ],
]

export const DRAINS_ASKED: ApartSets = {
  'a cleaner of drains': { company: DRAINS, questions: DRAINS_QUESTIONS, chains: DRAINS_CHAINS, nothing: [] },
}
