import { LAUNDRY } from './ledgers/laundry-brewery.fixture.ts'
import { PIZZERIA } from './ledgers/pizzeria.fixture.ts'
import { STATIONER } from './ledgers/stationer.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byCategory,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  money,
  not,
  OUT,
  paid,
  profit,
  received,
  SEP,
  type Sums,
  sold,
  spent,
  talks,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** More long talks: names as banks write them and owners don't, two questions in one, the same days of another year. */

const ALL = '2025-03-01..2026-11-21'
const SAME_2025 = '2025-01-01..2025-11-21'
const each = (value: (days: string) => number) => [cents(value(YEAR) / 11), cents(value(YEAR_FULL) / 10)]

const PIZZERIA_TALKS: readonly (readonly Apart[])[] = [
  [
    ['qto paguei pro diego em outubro', ({ sum }) => [sum(paid, OUT, who('DIEGO'))]],
    ['e em setembro', ({ sum }) => [sum(paid, SEP, who('DIEGO'))]],
    ['os dois meses juntos', ({ sum }) => [sum(paid, '2026-09-01..2026-10-31', who('DIEGO'))]],
    [
      'e no ano? quantas vezes e qto deu',
      ({ sum }) => [sum(paid, YEAR, who('DIEGO'))],
      ({ sum, count }) => [money(sum(paid, YEAR, who('DIEGO'))), `${count(paid, YEAR, who('DIEGO'))}`],
    ],
    ['da qto por mes', (s) => each((days) => s.sum(paid, days, who('DIEGO')))],
    ['e o rafael', (s) => [s.sum(paid, YEAR, who('RAFAEL')), ...each((days) => s.sum(paid, days, who('RAFAEL')))]],
    [
      'desde quando eu nao pago mais ele',
      ({ lines }) => [-lines(ALL, [who('RAFAEL')]).at(-1)!.centavos / 100],
      /16\/07/,
    ],
    ['entrega no total do ano deu quanto', ({ sum }) => [sum(spent, YEAR, cat('fretes'))]],
    ['isso é quantos % do que vendi', ({ sum }) => [sum(spent, YEAR, cat('fretes')) / sum(sold, YEAR)]],
  ],
  [
    ['quanto foi de gas esse ano', ({ sum }) => [sum(paid, YEAR, who('ULTRAGAZ'))]],
    ['e ano passado no mesmo período', ({ sum }) => [sum(paid, SAME_2025, who('ULTRAGAZ'))]],
    [
      'subiu quanto',
      ({ sum }) => [
        cents(sum(paid, YEAR, who('ULTRAGAZ')) - sum(paid, SAME_2025, who('ULTRAGAZ'))),
        cents(sum(paid, '2026-03-01..2026-11-21', who('ULTRAGAZ')) - sum(paid, SAME_2025, who('ULTRAGAZ'))),
      ],
    ],
    ['e a lenha esse ano', ({ sum, lines }) => [sum(spent, YEAR, cat(lenha(lines(ALL, []))))]],
    ['quem me vende lenha', () => 'any', /MADEIREIRA.*PELLETS|PELLETS.*MADEIREIRA/],
    ['a madeireira sozinha deu qto', ({ sum }) => [sum(paid, YEAR, who('MADEIREIRA'))]],
    ['e a outra', ({ sum }) => [sum(paid, YEAR, who('PELLETS'))]],
    [
      'qual das duas cobra mais',
      ({ sum }) => [cents(sum(paid, YEAR, who('PELLETS')) - sum(paid, YEAR, who('MADEIREIRA')))],
    ],
  ],
  [
    ['quanto o ifood me mandou em outubro', ({ sum }) => [sum(received, OUT, who('IFOOD'))]],
    ['e ficou com quanto de taxa', ({ sum }) => [sum(paid, OUT, who('IFOOD'))]],
    ['então sobrou quanto dele', ({ sum }) => [cents(sum(received, OUT, who('IFOOD')) - sum(paid, OUT, who('IFOOD')))]],
    ['e em setembro?', ({ sum }) => [cents(sum(received, SEP, who('IFOOD')) - sum(paid, SEP, who('IFOOD')))]],
    ['quanto vendi no total em outubro', ({ sum }) => [sum(sold, OUT)]],
    ['quanto por cento disso veio do ifood', ({ sum }) => [sum(received, OUT, who('IFOOD')) / sum(sold, OUT)]],
    ['e o resto foi de quem', () => 'any'],
    ['qual foi o melhor mes de venda do ano', (s) => [s.by(sold, YEAR, byMonth)[0]!.value]],
    ['e o pior', (s) => [s.by(sold, YEAR_FULL, byMonth).at(-1)!.value]],
    [
      'diferença entre eles',
      (s) => {
        const all = s.by(sold, YEAR_FULL, byMonth)
        return [cents(all[0]!.value - all.at(-1)!.value)]
      },
    ],
  ],
]

/** The id of her own category. */
const lenha = (lines: readonly { categoria: string | null; contraparte: string | null }[]) =>
  lines.find(({ contraparte }) => contraparte === 'MADEIREIRA IPE ROXO')!.categoria!

const HOTELS = who('MIRANTE', 'POUSADA')
const left = ({ sum }: Sums, days: string) => cents(sum(profit, days) - sum(paid, days, cat('parcela-emprestimo')))
const LAUNDRY_TALKS: readonly (readonly Apart[])[] = [
  [
    ['me fala os 3 clientes que mais pagaram esse ano', (s) => [cents(top(s).reduce((a, b) => a + b, 0)), top(s)[0]!]],
    ['quanto o primeiro pagou', (s) => [top(s)[0]!]],
    ['e o segundo?', (s) => [top(s)[1]!]],
    ['os dois juntos dão quantos % das vendas', (s) => [(top(s)[0]! + top(s)[1]!) / s.sum(sold, YEAR)]],
    ['e quanto o mirante pagou em outubro', ({ sum }) => [sum(received, OUT, who('MIRANTE'))]],
    ['e a pousada', ({ sum }) => [sum(received, OUT, who('POUSADA'))]],
    [
      'quanto um pagou a mais que o outro',
      ({ sum }) => [cents(sum(received, OUT, who('MIRANTE')) - sum(received, OUT, who('POUSADA')))],
    ],
    ['somando os dois', ({ sum }) => [sum(received, OUT, HOTELS)]],
    ['e o resto das vendas foi quanto', ({ sum }) => [cents(sum(sold, OUT) - sum(received, OUT, HOTELS))]],
  ],
  [
    [
      'lucro de outubro',
      ({ sum }) => [sum(profit, OUT)],
      ({ sum }) => [money(sum(paid, OUT, cat('parcela-emprestimo')))],
    ],
    ['e descontando a parcela do santander', (s) => [left(s, OUT)]],
    ['e setembro?', (s) => [left(s, SEP)]],
    ['e agosto', (s) => [left(s, AUG)]],
    ['somando os tres meses', (s) => [cents(left(s, OUT) + left(s, SEP) + left(s, AUG))]],
    ['qual deles foi o pior', (s) => [Math.min(left(s, OUT), left(s, SEP), left(s, AUG))]],
    ['e quanto entrou em outubro', ({ sum }) => [sum(cameIn, OUT)]],
    ['sem contar o hotel mirante', ({ sum }) => [sum(cameIn, OUT, not(who('MIRANTE')))]],
  ],
]

const byName = ({ by }: Sums, days: string) =>
  by(sold, days, byParty, not(cat('recebimento-cartao'))).map(({ value }) => value)
const top = (s: Sums) => byName(s, YEAR).slice(0, 3)

const STATIONER_TALKS: readonly (readonly Apart[])[] = [
  [
    ['gastei qto com toner e tinta em outubro', (s) => [s.sum(paid, OUT, who('RECARGA', 'HP'))]],
    ['isso é muito?', () => 'any', /mais|menos|acima|abaixo|igual/],
    ['e em setembro', () => 'any', (s) => [money(s.sum(paid, SEP, who('RECARGA', 'HP')))]],
    ['quem mais levou desse dinheiro', (s) => [s.by(paid, SEP, byParty, who('RECARGA', 'HP'))[0]!.value]],
    ['qual meu maior gasto do ano', (s) => [s.by(spent, YEAR, byCategory)[0]!.value, s.each(spent, YEAR).at(-1)!]],
    [
      'tirando ele quanto gastei',
      (s) => [
        cents(s.sum(spent, YEAR) - s.by(spent, YEAR, byCategory)[0]!.value),
        cents(s.sum(spent, YEAR) - s.each(spent, YEAR).at(-1)!),
      ],
    ],
    ['e quanto gastei com conserto de maquina', ({ sum }) => [sum(spent, YEAR, cat('manutencao'))]],
    ['qd foi o ultimo', ({ lines }) => [-lines(YEAR, [cat('manutencao')]).at(-1)!.centavos / 100], /26\/08/],
  ],
]

export const TALKS_SECOND: ApartSets = {
  'a pizzeria, in long talks': talks(PIZZERIA, PIZZERIA_TALKS),
  'a laundry, in long talks': talks(LAUNDRY, LAUNDRY_TALKS),
  'a stationer, in long talks': talks(STATIONER, STATIONER_TALKS),
}
