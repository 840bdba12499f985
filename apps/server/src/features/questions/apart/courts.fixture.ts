import { COURTS } from '#src/features/questions/apart/ledgers/courts.fixture.ts'
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
  fixed,
  LAST_12,
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

const ALL = '2025-02-03..2026-11-21'
const NOW = '2026-11-01..2026-11-21'
const Q = [
  '2026-01-01..2026-03-31',
  '2026-04-01..2026-06-30',
  '2026-07-01..2026-09-30',
  '2026-10-01..2026-11-21',
] as const
const months = ({ by }: Sums, kind: Parameters<Sums['by']>[0], days: string) => by(kind, days, byMonth)
const named = not(cat('recebimento-cartao'))
/** The running total on the day on which it reached an amount. */
const reached = ({ by }: Sums, days: string, reais: number) => {
  let total = 0
  for (const { value } of by(sold, days, byDay).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    total += value
    if (total >= reais) return cents(total)
  }
  return 0
}
const gap = (s: Sums, days: string, ...names: string[]) => {
  const on = s
    .lines(days, [who(...names), ({ centavos }) => centavos > 0])
    .map(({ data }) => Date.parse(data) / 86_400_000)
  return Math.max(...on.slice(1).map((day, i) => day - on[i]!))
}

const COURTS_QUESTIONS: readonly Apart[] = [
  ['o bar fez quanto em agosto', () => null],
  ['celesc de outubro', ({ sum }) => [sum(paid, OUT, who('CELESC'))]],
  ['a luz desse ano ja passou de qnto', ({ sum }) => [sum(paid, YEAR, who('CELESC'))]],
  ['agua e luz juntas em setembro', ({ sum }) => [sum(paid, SEP, who('CELESC', 'CASAN'))]],
  [
    'qual semestre eu lucrei mais',
    (s) =>
      [s.sum(profit, '2026-01-01..2026-06-30'), s.sum(profit, '2025-07-01..2025-12-31')]
        .sort((a, b) => a - b)
        .slice(-1),
  ],
  ['pior trimestre de venda de 2026', (s) => [Math.min(...Q.slice(0, 3).map((q) => s.sum(sold, q)))]],
  [
    'top 3 maiores entradas de agosto',
    ({ each }) => {
      const top = each(cameIn, AUG).slice(-3)
      return [cents(top.reduce((a, b) => a + b, 0))]
    },
  ],
  [
    'ultimos 4 pagamentos pra ambev',
    ({ lines }) => [
      cents(
        lines(ALL, [who('AMBEV')])
          .slice(-4)
          .reduce((a, { centavos }) => a - centavos, 0) / 100,
      ),
    ],
  ],
  ['roberto pagou quanto ano passado inteiro', ({ sum }) => [sum(received, '2025', who('ROBERTO'))]],
  ['quanto tempo o roberval ficou sem pagar no maximo', (s) => [gap(s, ALL, 'ROBERVAL')]],
  ['que dia de outubro bati 10 mil de venda', (s) => [reached(s, OUT, 10_000)], /\d\d\/10\/2026/],
  ['em outubro passei dos 20 mil de faturamento?', ({ sum }) => [cents(sum(sold, OUT) - 20_000)]],
  ['quanto faltou pra 30 mil em setembro', ({ sum }) => [cents(30_000 - sum(sold, SEP))]],
  ['metalurgica tupy parou de pagar quando', (s) => [s.lines(ALL, [who('TUPY')]).at(-1)!.centavos / 100], /07\/2026/],
  [
    'salgado da nena subiu de agosto pra setembro?',
    ({ sum }) => [cents(sum(paid, SEP, who('NENA')) - sum(paid, AUG, who('NENA')))],
  ],
  ['bebida custou quanto em outubro', () => null],
  [
    'ambev mais gelo polar mais salgados da nena em outubro',
    ({ sum }) => [sum(paid, OUT, who('AMBEV', 'GELO', 'NENA'))],
  ],
  [
    'fim de semana x durante a semana em outubro qual vende mais',
    ({ sum }) => [cents(sum(sold, OUT, onDays(5, 6)) - sum(sold, OUT, onDays(0, 1, 2, 3, 4)))],
  ],
  [
    'qto vendo em media num domingo',
    ({ sum }) => [cents(sum(sold, OUT, onDays(6)) / 4), cents(sum(sold, LAST_12, onDays(6)) / 52)],
  ],
  ['desde junho qto paguei pra paroquia', ({ sum }) => [sum(paid, '2026-06-01..2026-11-21', who('PAROQUIA'))]],
  ['aluguel de janeiro a maio', ({ sum }) => [sum(spent, '2026-01-01..2026-05-31', cat('aluguel'))]],
  ['quantos por cento a folha come do faturamento esse ano', ({ sum }) => [sum(staff, YEAR) / sum(sold, YEAR)]],
  [
    'de tudo que entrou em outubro quanto veio da liga amadora em %',
    ({ sum }) => [sum(received, OUT, who('LIGA')) / sum(cameIn, OUT)],
  ],
  [
    'gramado gastou quanto desde o ano passado',
    ({ sum }) => [sum(spent, '2025-01-01..2026-11-21', who('GRAMAS', 'BORRACHA'))],
  ],
  [
    'quando foi a ultima vez q comprei grama',
    ({ lines }) => [lines(ALL, [who('GRAMAS')]).at(-1)!.centavos / 100],
    /09\/2026/,
  ],
  ['gramas do sul ultima compra', ({ lines }) => [lines(ALL, [who('GRAMAS')]).at(-1)!.centavos / -100], /09\/2026/],
  [
    'setembro foi melhor q setembro do ano passado?',
    ({ sum }) => [cents(sum(profit, SEP) - sum(profit, '2025-09')), cents(sum(sold, SEP) - sum(sold, '2025-09'))],
  ],
  [
    'novembro ate dia 20 comparado com outubro ate dia 20, vendas',
    ({ sum }) => [cents(sum(sold, '2026-11-01..2026-11-20') - sum(sold, '2026-10-01..2026-10-20'))],
  ],
  ['tirando o prolabore qual foi minha despesa em outubro', ({ sum }) => [sum(spent, OUT, not(cat('pro-labore')))]],
  [
    'quantos clientes diferentes pagaram em outubro',
    ({ by }) => [by(sold, OUT, byParty, named).length, by(sold, OUT, byParty, named).length + 1],
  ],
  ['quem pagou mais depois da liga em setembro', ({ by }) => [by(sold, SEP, byParty, named)[1]!.value]],
  ['ketlin ja recebeu quanto', ({ sum }) => [sum(paid, ALL, who('KETLIN'))]],
  ['silvana ganhava quanto por mes', () => 'any'],
  [
    'o que a gente paga de juros por mes em media no sicredi',
    ({ sum }) => [cents(sum(spent, LAST_12, cat('juros')) / 12), cents(sum(spent, YEAR_FULL, cat('juros')) / 10)],
  ],
  ['quantas parcelas do badesc ja foram', ({ count }) => [count(paid, ALL, who('BADESC'))]],
  ['saldo da cora no fim de julho', ({ balance }) => [balance('2026-07-31', 'cora')]],
  [
    'mes que mais gastei com manutenção',
    (s) => [
      months({ ...s }, (line) => (line.categoria === 'manutencao' ? -line.centavos : 0), LAST_12)[0]!.value,
      months(s, (line) => (line.categoria === 'manutencao' ? -line.centavos : 0), ALL)[0]!.value,
    ],
  ],
  ['vendi quanto na segunda quinzena de agosto', ({ sum }) => [sum(sold, '2026-08-16..2026-08-31')]],
  // Nothing of today is known.
  ['entrou quanto no sicredi hj', () => null],
  ['custo fixo de outubro mais folha', ({ sum }) => [cents(sum(fixed, OUT) + sum(staff, OUT))]],
  [
    'pagamentos acima de 2 mil em setembro',
    ({ each }) => {
      const big = each(wentOut, SEP).filter((one) => one > 2_000)
      return [cents(big.reduce((a, b) => a + b, 0)), big.length]
    },
  ],
  ['ja paguei quanto pro juiz', ({ sum }) => [sum(paid, ALL, who('JUIZ'))]],
]

const COURTS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto a escolinha pagou em agosto', ({ sum }) => [sum(received, AUG, who('ESCOLINHA'))]],
    ['e a igreja', ({ sum }) => [sum(received, AUG, who('IGREJA'))]],
    ['e as duas em setembro', ({ sum }) => [sum(received, SEP, who('ESCOLINHA', 'IGREJA'))]],
  ],
  [
    ['despesas de setembro por categoria', ({ sum }) => [sum(spent, SEP)]],
    ['qual a maior', ({ by }) => [by(spent, SEP, (line) => line.categoria ?? 'sem')[0]!.value]],
    [
      'quanto ela foi em outubro',
      (s) => {
        const one = s.by(spent, SEP, (line) => line.categoria ?? 'sem')[0]!.name
        return [s.sum(spent, OUT, cat(one))]
      },
    ],
  ],
  [
    ['lucro do primeiro trimestre', ({ sum }) => [sum(profit, Q[0])]],
    ['e o segundo', ({ sum }) => [sum(profit, Q[1])]],
    ['e o terceiro', ({ sum }) => [sum(profit, Q[2])]],
  ],
  [
    ['quanto paguei de luz em outubro do ano passado', ({ sum }) => [sum(paid, '2025-10', who('CELESC'))]],
    ['e nesse ano', ({ sum }) => [sum(paid, OUT, who('CELESC')), sum(paid, YEAR, who('CELESC'))]],
    ['aumentou quanto', ({ sum }) => [cents(sum(paid, OUT, who('CELESC')) - sum(paid, '2025-10', who('CELESC')))]],
  ],
  [
    ['quanto entrou na cora em setembro', ({ sum }) => [sum(cameIn, SEP, at('cora')), sum(received, SEP, at('cora'))]],
    ['saiu quanto', ({ sum }) => [sum(wentOut, SEP, at('cora')), sum(paid, SEP, at('cora'))]],
    ['e em outubro', ({ sum }) => [sum(wentOut, OUT, at('cora')), sum(paid, OUT, at('cora'))]],
  ],
  [
    ['maior pagamento de outubro', ({ each }) => [each(wentOut, OUT).at(-1)!]],
    ['e o segundo maior', ({ each }) => [each(wentOut, OUT).at(-2)!]],
    ['pra quem foi', () => 'any'],
  ],
  [
    ['vendas nos sabados de outubro', ({ sum }) => [sum(sold, OUT, onDays(5))]],
    ['e domingos', ({ sum }) => [sum(sold, OUT, onDays(6))]],
    ['quanto isso é do total', ({ sum }) => [sum(sold, OUT, onDays(6)) / sum(sold, OUT)]],
  ],
  [
    ['qual meu faturamento medio por mes esse ano', ({ sum }) => [cents(sum(sold, YEAR_FULL) / 10)]],
    ['e no ano passado', ({ sum }) => [cents(sum(sold, '2025') / 11), cents(sum(sold, '2025-02-01..2025-12-31') / 12)]],
    ['novembro ja ta em quanto', ({ sum }) => [sum(sold, NOW)]],
  ],
]

export const COURTS_ASKED: ApartSets = {
  'football courts': { company: COURTS, questions: COURTS_QUESTIONS, chains: COURTS_CHAINS, nothing: [] },
}
