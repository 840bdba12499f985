import { RENOVATOR } from './ledgers/butcher-dentist-renovator.fixture.ts'
import { COURTS } from './ledgers/courts.fixture.ts'
import { FLORIST } from './ledgers/florist.fixture.ts'
import { SALON } from './ledgers/salon-online-works.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byMonth,
  byParty,
  cat,
  cents,
  money,
  not,
  OUT,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  talks,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** Long talks of four more owners. */

const ROSEANE = who('ROSEANE')
const perMonth = (value: (days: string) => number) => [cents(value(YEAR) / 11), cents(value(YEAR_FULL) / 10)]
const SALON_TALKS: readonly (readonly Apart[])[] = [
  [
    ['qto a roseane ganhou de comissao em outubro', ({ sum }) => [sum(paid, OUT, ROSEANE)]],
    ['e a kelly', ({ sum }) => [sum(paid, OUT, who('KELLY'))]],
    ['diferença das duas', ({ sum }) => [cents(sum(paid, OUT, ROSEANE) - sum(paid, OUT, who('KELLY')))]],
    ['juntas deu qto', ({ sum }) => [sum(paid, OUT, ROSEANE) + sum(paid, OUT, who('KELLY'))].map(cents)],
    ['isso é qtos % do que entrou de venda', ({ sum }) => [cents(sum(spent, OUT, cat('comissoes'))) / sum(sold, OUT)]],
    [
      'e em setembro, as duas',
      ({ sum }) => [sum(spent, SEP, cat('comissoes')), sum(spent, SEP, cat('comissoes')) / sum(sold, SEP)],
    ],
    ['quanto paguei de comissao no ano', ({ sum }) => [sum(spent, YEAR, cat('comissoes'))]],
    ['quanto disso foi pra roseane', ({ sum }) => [sum(paid, YEAR, ROSEANE)]],
    ['e o resto', ({ sum }) => [sum(paid, YEAR, who('KELLY'))]],
  ],
]

const CLUB = who('LIGA')
const COURTS_TALKS: readonly (readonly Apart[])[] = [
  [
    [
      'a liga amadora ta pagando desde quando',
      ({ lines }) => [lines('2025', [CLUB])[0]!.centavos / 100],
      /06\/02\/2025/,
    ],
    ['ja pagou qto no total', ({ sum }) => [sum(received, '2025-02-03..2026-11-21', CLUB)]],
    ['e so em 2026', ({ sum }) => [sum(received, YEAR, CLUB)]],
    ['quantos pagamentos', ({ count }) => [count(received, YEAR, CLUB)]],
    [
      'da uma media de quanto',
      ({ sum, count }) => [
        cents(sum(received, YEAR, CLUB) / count(received, YEAR, CLUB)),
        ...perMonth((days) => sum(received, days, CLUB)),
      ],
    ],
    ['qual foi o menor', ({ each }) => [each(received, YEAR, CLUB)[0]!]],
    ['e o maior', ({ each }) => [each(received, YEAR, CLUB).at(-1)!]],
    ['e a escolinha quanto pagou no ano', ({ sum }) => [sum(received, YEAR, who('ESCOLINHA'))]],
    [
      'quem pagou mais',
      ({ sum }) => [
        cents(sum(received, YEAR, CLUB) - sum(received, YEAR, who('ESCOLINHA'))),
        sum(received, YEAR, CLUB),
      ],
    ],
  ],
  [
    [
      'sobrou quanto em outubro',
      ({ sum }) => [sum(profit, OUT)],
      ({ sum }) => [money(sum(paid, OUT, cat('parcela-emprestimo')))],
    ],
    ['e pagando a parcela do badesc', ({ sum }) => [cents(sum(profit, OUT) - sum(paid, OUT, who('BADESC')))]],
    ['mes anterior?', ({ sum }) => [cents(sum(profit, SEP) - sum(paid, SEP, who('BADESC')))]],
    ['melhorou ou piorou', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP))]],
    ['quanto vendi em outubro', ({ sum }) => [sum(sold, OUT)]],
    ['e de despesa', ({ sum }) => [sum(spent, OUT)]],
    ['qual despesa pesou mais', ({ by }) => [by(spent, OUT, (line) => line.categoria ?? 'sem')[0]!.value]],
    [
      'quem recebeu mais nisso',
      (s) => {
        const first = s.by(spent, OUT, (line) => line.categoria ?? 'sem')[0]!.name
        return [s.by(paid, OUT, byParty, cat(first))[0]!.value]
      },
    ],
  ],
]

const FLORIST_TALKS: readonly (readonly Apart[])[] = [
  [
    // No name and no category says so.
    ['quanto foi de flor esse mes passado', () => null],
    ['e o motoboy mes passado', ({ sum }) => [sum(paid, OUT, who('MOTOBOY'))]],
    ['em agosto foi quanto', ({ sum }) => [sum(paid, AUG, who('MOTOBOY'))]],
    ['subiu ou caiu?', ({ sum }) => [cents(sum(paid, OUT, who('MOTOBOY')) - sum(paid, AUG, who('MOTOBOY')))]],
    ['quanto a funeraria me pagou no ano', ({ sum }) => [sum(received, YEAR, who('FUNERARIA'))]],
    ['e o hotel', ({ sum }) => [sum(received, YEAR, who('HOTEL PALACE'))]],
    [
      'esses dois sao quantos por cento do meu faturamento',
      ({ sum }) => [sum(received, YEAR, who('FUNERARIA', 'HOTEL PALACE')) / sum(sold, YEAR)],
    ],
    ['tirando eles quanto vendi', ({ sum }) => [sum(sold, YEAR, not(who('FUNERARIA', 'HOTEL PALACE')))]],
    [
      'qual foi o mes mais fraco',
      (s) => [
        s.by(sold, YEAR_FULL, byMonth).at(-1)!.value,
        s.by(sold, YEAR_FULL, byMonth, not(who('FUNERARIA', 'HOTEL PALACE'))).at(-1)!.value,
      ],
    ],
  ],
]

const RENOVATOR_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com leroy no ano', ({ sum }) => [sum(paid, YEAR, who('LEROY'))]],
    ['e com tinta', ({ sum }) => [sum(paid, YEAR, who('SUVINIL'))]],
    ['e cimento', ({ sum }) => [sum(paid, YEAR, who('VOTORAN'))]],
    ['os 3 somados', ({ sum }) => [sum(paid, YEAR, who('LEROY', 'SUVINIL', 'VOTORAN'))]],
    [
      'qual deles pesa mais',
      ({ sum }) => [Math.max(...['LEROY', 'SUVINIL', 'VOTORAN'].map((name) => sum(paid, YEAR, who(name))))],
    ],
    [
      'e o que pesa menos',
      ({ sum }) => [Math.min(...['LEROY', 'SUVINIL', 'VOTORAN'].map((name) => sum(paid, YEAR, who(name))))],
    ],
    ['quanto paguei pro ze carlos ano passado', ({ sum }) => [sum(paid, '2025', who('ZE CARLOS'))]],
    ['e esse ano', ({ sum }) => [sum(paid, YEAR, who('ZE CARLOS'))]],
  ],
  [
    ['a prefeitura me pagou quanto em outubro', ({ sum }) => [sum(received, OUT, who('PREFEITURA DE ITU'))]],
    // What is paid to her goes by another name.
    ['e quanto paguei pra ela', () => null],
    ['e o jatoba pagou quanto', ({ sum }) => [sum(received, OUT, who('JATOBA'))]],
    [
      'quanto por cento do que entrou foi deles dois',
      ({ sum }) => [
        sum(received, OUT, who('JATOBA', 'PREFEITURA DE ITU')) / sum(sold, OUT),
        sum(received, OUT, who('JATOBA', 'PREFEITURA DE ITU')) / sum(received, OUT, not(cat('transferencia'))),
      ],
    ],
    [
      'quantas vezes a prefeitura pagou e quanto deu tudo',
      ({ sum, count }) => [
        sum(received, '2025-06-01..2026-11-21', who('PREFEITURA DE ITU')),
        count(received, '2025-06-01..2026-11-21', who('PREFEITURA DE ITU')),
        sum(received, OUT, who('PREFEITURA DE ITU')),
      ],
    ],
    [
      'qual o maior gasto com gente em outubro',
      ({ by }) => [
        by(paid, OUT, byParty, cat('salarios', 'pro-labore'))[0]!.value,
        by(spent, OUT, (line) => line.categoria ?? '', cat('salarios', 'encargos', 'beneficios', 'pro-labore'))[0]!
          .value,
      ],
    ],
    [
      'e o segundo maior',
      ({ by }) => [
        by(paid, OUT, byParty, cat('salarios', 'pro-labore'))[1]!.value,
        by(spent, OUT, (line) => line.categoria ?? '', cat('salarios', 'encargos', 'beneficios', 'pro-labore'))[1]!
          .value,
      ],
    ],
    [
      'os dois juntos dao quanto',
      ({ by }) => {
        const [names, kinds] = [
          by(paid, OUT, byParty, cat('salarios', 'pro-labore')),
          by(spent, OUT, (line) => line.categoria ?? '', cat('salarios', 'encargos', 'beneficios', 'pro-labore')),
        ]
        return [names, kinds].map((all) => cents(all[0]!.value + all[1]!.value))
      },
    ],
  ],
]

export const TALKS_FOURTH: ApartSets = {
  'a salon, in long talks': talks(SALON, SALON_TALKS),
  'courts for rent, in long talks': talks(COURTS, COURTS_TALKS),
  'a florist, in long talks': talks(FLORIST, FLORIST_TALKS),
  'a renovator, in long talks': talks(RENOVATOR, RENOVATOR_TALKS),
}
