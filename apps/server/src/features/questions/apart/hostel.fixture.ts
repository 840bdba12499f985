import { HOSTEL } from '#src/features/questions/apart/ledgers/hostel.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byAccount,
  byCategory,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  LAST_12,
  NOW,
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

const ALL = '2025-04-01..2026-11-21'
const Q1 = '2026-01-01..2026-03-31'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'

const monthly = ({ by }: Sums, kind: Parameters<Sums['by']>[0], days: string) => by(kind, days, byMonth)
const top = (list: number[], n: number) => cents(list.slice(-n).reduce((a, b) => a + b, 0))

const HOSTEL_QUESTIONS: readonly Apart[] = [
  ['a booking depositou quanto em agosto', ({ sum }) => [sum(received, AUG, who('BOOKING'))]],
  [
    'qto a booking fica de comissão por mes',
    ({ sum }) => [cents(sum(paid, LAST_12, who('BOOKING')) / 12), cents(sum(paid, YEAR_FULL, who('BOOKING')) / 10)],
  ],
  [
    'airbnb limpo em outubro, ja descontado o que devolvi',
    ({ sum }) => [cents(sum(received, OUT, who('AIRBNB')) - sum(paid, OUT, who('AIRBNB')))],
  ],
  [
    'booking ou airbnb, qual me deu mais esse ano',
    ({ sum }) => [cents(sum(received, YEAR, who('BOOKING')) - sum(received, YEAR, who('AIRBNB')))],
  ],
  ['alta temporada, dezembro a fevereiro, faturei quanto', ({ sum }) => [sum(sold, '2025-12-01..2026-02-28')]],
  [
    'janeiro desse ano vendi mais ou menos que julho',
    ({ sum }) => [cents(sum(sold, '2026-07') - sum(sold, '2026-01'))],
  ],
  ['qual foi o pior mes do ano em faturamento', (s) => [monthly(s, sold, YEAR_FULL).at(-1)!.value]],
  [
    'em quais meses fiquei no prejuizo em 2026',
    (s) => [monthly(s, profit, YEAR_FULL).filter(({ value }) => value < 0).length],
  ],
  [
    'gas ta custando quanto por mes',
    ({ sum }) => [cents(sum(paid, LAST_12, who('LIQUIGAS')) / 12), cents(sum(paid, YEAR_FULL, who('LIQUIGAS')) / 10)],
  ],
  ['somando agua luz e gas de outubro', ({ sum }) => [sum(paid, OUT, who('CELESC', 'CASAN', 'LIQUIGAS'))]],
  ['luz do verao passado dez jan fev', ({ sum }) => [sum(paid, '2025-12-01..2026-02-28', who('CELESC'))]],
  ['as camareiras receberam quanto em outubro', ({ sum }) => [sum(paid, OUT, who('CAMAREIRA'))]],
  ['rosangela e daiane em setembro', ({ sum }) => [sum(paid, SEP, who('ROSANGELA', 'DAIANE'))]],
  ['genilson recepçao salario anual 2026', ({ sum }) => [sum(paid, YEAR, who('GENILSON'))]],
  ['fgts + inss de outubro', ({ sum }) => [sum(paid, OUT, who('FGTS', 'INSS'))]],
  ['quanto a folha aumentou de 2025 pra 2026 ate novembro', () => 'any'],
  [
    'hortifruti custou mais que a padaria em outubro?',
    ({ sum }) => [cents(sum(paid, OUT, who('HORTIFRUTI')) - sum(paid, OUT, who('PADARIA')))],
  ],
  ['padaria dona benta ultimos 3 meses', ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', who('PADARIA'))]],
  ['quanto gasto com comida por mês', () => null],
  ['enxoval esse ano', ({ sum }) => [sum(spent, YEAR, who('TEKA', 'COLCHOES'))]],
  [
    'ultima compra de enxoval foi quando',
    ({ lines }) => [lines(ALL, [who('TEKA', 'COLCHOES')]).at(-1)!.centavos / 100],
    /10\/2026/,
  ],
  ['encanador vem quantas vezes por ano', () => 'any'],
  ['o seu otavio encanador ja levou quanto', ({ sum }) => [sum(paid, ALL, who('OTAVIO'))]],
  [
    'martin schulz pagou quando a primeira vez',
    ({ lines }) => [lines(ALL, [who('SCHULZ')])[0]!.centavos / 100],
    /07\/2025/,
  ],
  [
    'camila e camilo andrade, quem gastou mais em 2026',
    ({ sum }) => [cents(sum(received, YEAR, who('CAMILA')) - sum(received, YEAR, who('CAMILO')))],
  ],
  ['a litoral tur deixou de mandar gente desde quando', () => 'any'],
  ['fds de outubro rendeu quanto', ({ sum }) => [sum(sold, OUT, onDays(5, 6))]],
  [
    'domingo é melhor que sexta?',
    ({ sum }) => [cents(cents(sum(sold, LAST_12, onDays(6)) / 52) - cents(sum(sold, LAST_12, onDays(4)) / 52))],
  ],
  ['que dia da semana fatura mais em 2026', () => 'any', /s[aá]bado/i],
  ['5 maiores recebimentos do ano', ({ each }) => [top(each(cameIn, YEAR), 5)]],
  ['segunda maior entrada de setembro', ({ each }) => [each(cameIn, SEP).at(-2)!]],
  ['parcela do pronampe ta em quanto', () => [1_655.4]],
  ['ja devolvi quanto do pronampe', ({ sum }) => [sum(paid, ALL, who('PRONAMPE'))]],
  ['quanto vai de juros e tarifa pro santander no ano', ({ sum }) => [sum(spent, YEAR, cat('juros', 'tarifas'))]],
  [
    'google mais meta em outubro quanto % do faturamento',
    ({ sum }) => [sum(paid, OUT, who('GOOGLE', 'META')) / sum(sold, OUT)],
  ],
  ['de janeiro a outubro sobrou quanto limpo', ({ sum }) => [sum(profit, YEAR_FULL)]],
  ['melhor trimestre', ({ sum }) => [Math.max(...['2025-10-01..2025-12-31', Q1, Q2, Q3].map((d) => sum(profit, d)))]],
  [
    'qual trimestre entrou mais dinheiro em 2026',
    ({ sum }) => [Math.max(...[Q1, Q2, Q3, '2026-10-01..2026-11-21'].map((d) => sum(cameIn, d)))],
  ],
  [
    'primeira quinzena de janeiro x segunda quinzena de janeiro vendas',
    ({ sum }) => [cents(sum(sold, '2026-01-01..2026-01-15') - sum(sold, '2026-01-16..2026-01-31'))],
  ],
  ['maior gasto unico de 2026', ({ each }) => [each(wentOut, YEAR).at(-1)!, each(spent, YEAR).at(-1)!]],
  [
    'conta q mais recebe dinheiro',
    ({ by }) => [by(cameIn, OUT, byAccount)[0]!.value, by(cameIn, LAST_12, byAccount)[0]!.value],
  ],
  ['dinheiro q entrou na recepçao em setembro', ({ sum }) => [sum(cameIn, SEP, at('recepcao'))]],
]

const HOSTEL_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto veio da booking em outubro', ({ sum }) => [sum(received, OUT, who('BOOKING'))]],
    ['e quanto ela cobrou', ({ sum }) => [sum(paid, OUT, who('BOOKING'))]],
    ['sobrou quanto dela', ({ sum }) => [cents(sum(received, OUT, who('BOOKING')) - sum(paid, OUT, who('BOOKING')))]],
  ],
  [
    ['vendas de julho', ({ sum }) => [sum(sold, '2026-07')]],
    ['e em julho do ano passado', ({ sum }) => [sum(sold, '2025-07')]],
    ['subiu ou caiu', ({ sum }) => [cents(sum(sold, '2026-07') - sum(sold, '2025-07'))]],
  ],
  [
    ['qual despesa foi maior em outubro', ({ by }) => [by(spent, OUT, byCategory)[0]!.value]],
    ['e a segunda', ({ by }) => [by(spent, OUT, byCategory)[1]!.value]],
    ['e em agosto qual foi a maior', ({ by }) => [by(spent, AUG, byCategory)[0]!.value]],
  ],
  [
    ['quanto gastei com luz nos ultimos 6 meses', ({ sum }) => [sum(paid, '2026-05-01..2026-10-31', who('CELESC'))]],
    [
      'por mes',
      ({ sum }) => [
        cents(sum(paid, '2026-05-01..2026-10-31', who('CELESC')) / 6),
        sum(paid, '2026-05-01..2026-10-31', who('CELESC')),
      ],
    ],
    [
      'e agua',
      ({ sum }) => [
        cents(sum(paid, '2026-05-01..2026-10-31', who('CASAN')) / 6),
        sum(paid, '2026-05-01..2026-10-31', who('CASAN')),
      ],
    ],
  ],
  [
    ['quem mais recebeu de mim em setembro', ({ by }) => [by(wentOut, SEP, byParty)[0]!.value]],
    ['e em outubro', ({ by }) => [by(wentOut, OUT, byParty)[0]!.value]],
    [
      'quanto paguei pra ele no ano',
      (s) => {
        const one = s.by(wentOut, OUT, byParty)[0]!.name
        return [s.sum(paid, YEAR, who(one))]
      },
    ],
  ],
  [
    ['lucro do segundo trimestre', ({ sum }) => [sum(profit, Q2)]],
    ['e do terceiro', ({ sum }) => [sum(profit, Q3)]],
    [
      'qual foi melhor',
      ({ sum }) => [cents(sum(profit, Q3) - sum(profit, Q2)), Math.max(sum(profit, Q2), sum(profit, Q3))],
    ],
  ],
  [
    [
      'quanto recebi da universidade federal',
      ({ sum }) => [
        sum(received, OUT, who('UNIVERSIDADE')),
        sum(received, ALL, who('UNIVERSIDADE')),
        sum(received, LAST_12, who('UNIVERSIDADE')),
      ],
    ],
    ['e esse ano', ({ sum }) => [sum(received, YEAR, who('UNIVERSIDADE'))]],
    ['quantas vezes foi', ({ count }) => [count(received, YEAR, who('UNIVERSIDADE'))]],
  ],
  [
    ['folha de setembro', ({ sum }) => [sum(staff, SEP)]],
    ['quantos por cento das vendas', ({ sum }) => [sum(staff, SEP) / sum(sold, SEP)]],
    ['e novembro ate agora', ({ sum }) => [sum(staff, NOW) / sum(sold, NOW)]],
  ],
]

export const HOSTEL_ASKED: ApartSets = {
  'a hostel': { company: HOSTEL, questions: HOSTEL_QUESTIONS, chains: HOSTEL_CHAINS, nothing: [] },
}
