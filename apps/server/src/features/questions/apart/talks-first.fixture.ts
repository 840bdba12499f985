import { BUTCHER } from './ledgers/butcher-dentist-renovator.fixture.ts'
import { DANCE } from './ledgers/dance.fixture.ts'
import { DRAINS } from './ledgers/drains.fixture.ts'
import { HOSTEL } from './ledgers/hostel.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byCategory,
  byMonth,
  byParty,
  cat,
  cents,
  money,
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

/** Long talks about the numbers of one company: what a turn shows, the next ones speak of. */

const both = who('BOOKING', 'AIRBNB')
/** The n largest categories of spending in a month, or the n largest movements. */
const top = ({ by, each }: Sums, n: number, days = OUT): [number, number] => [
  by(spent, days, byCategory)[n]!.value,
  each(spent, days).at(-1 - n)!,
]
const three = (s: Sums): [number, number] =>
  [0, 1].map((way) => cents([0, 1, 2].reduce((sum, n) => sum + top(s, n)[way]!, 0))) as [number, number]
const perMonth = ({ sum }: Sums, value: (days: string) => number) => {
  void sum
  return [cents(value(YEAR) / 11), cents(value(YEAR_FULL) / 10), cents(value(YEAR) / 10)]
}

const HOSTEL_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto que o booking me pagou em outubro', ({ sum }) => [sum(received, OUT, who('BOOKING'))]],
    ['e em setembro?', ({ sum }) => [sum(received, SEP, who('BOOKING'))]],
    [
      'quantos por cento mudou de um pro outro',
      ({ sum }) => [cents(sum(received, OUT, who('BOOKING')) - sum(received, SEP, who('BOOKING')))],
      /3,9%/,
    ],
    ['e o airbnb em outubro', ({ sum }) => [sum(received, OUT, who('AIRBNB'))]],
    ['os dois juntos dao quanto', ({ sum }) => [sum(received, OUT, both)]],
    ['isso é quantos por cento do q eu vendi', ({ sum }) => [sum(received, OUT, both) / sum(sold, OUT)]],
    ['e quanto o booking me cobrou de taxa', ({ sum }) => [sum(paid, OUT, who('BOOKING'))]],
    ['no ano todo deu quanto de taxa', ({ sum }) => [sum(paid, YEAR, who('BOOKING'))]],
    ['da quanto por mes isso', (s) => perMonth(s, (days) => s.sum(paid, days, who('BOOKING')))],
  ],
  [
    ['qual foi meu maior gasto em outubro', (s) => top(s, 0)],
    ['e o segundo', (s) => top(s, 1)],
    ['e o terceiro?', (s) => top(s, 2)],
    ['os tres juntos', three],
    ['quanto por cento isso da do total', (s) => three(s).map((one) => one / s.sum(spent, OUT))],
    ['e o resto foi quanto', (s) => three(s).map((one) => cents(s.sum(spent, OUT) - one))],
    ['e em setembro o gasto total foi quanto', ({ sum }) => [sum(spent, SEP)]],
    ['qual a diferença pra outubro', ({ sum }) => [cents(sum(spent, OUT) - sum(spent, SEP))]],
    ['qual foi o pior mes do ano de gasto', ({ by }) => [by(spent, YEAR, byMonth)[0]!.value]],
    ['e o que menos gastei', ({ by }) => [by(spent, YEAR_FULL, byMonth).at(-1)!.value]],
  ],
]

const perVisit = ({ each }: Sums, days: string, name: string) => {
  const all = each(paid, days, who(name))
  return cents(all.reduce((a, b) => a + b, 0) / all.length)
}
const left = ({ sum }: Sums, days: string) => cents(sum(profit, days) - sum(paid, days, who('MERCEDES')))
const leftOf = (s: Sums) => [OUT, SEP, AUG].map((days) => left(s, days))

const DRAINS_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei no posto mes passado', ({ sum }) => [sum(paid, OUT, who('POSTO'))]],
    ['quantas vezes abasteci', ({ count }) => [count(paid, OUT, who('POSTO'))]],
    [
      'e no ano, quantas vezes e quanto no total',
      ({ sum, count }) => [sum(paid, YEAR, who('POSTO')), count(paid, YEAR, who('POSTO'))],
      ({ sum, count }) => [money(sum(paid, YEAR, who('POSTO'))), `${count(paid, YEAR, who('POSTO'))}`],
    ],
    ['media de cada abastecida', (s) => [perVisit(s, YEAR, 'POSTO')]],
    ['e a mecanica?', (s) => [s.sum(paid, YEAR, who('MECANICA')), perVisit(s, YEAR, 'MECANICA')]],
    [
      'qd foi a ultima vez que fui la',
      ({ lines }) => [-lines(YEAR, [who('MECANICA')]).at(-1)!.centavos / 100],
      /22\/10/,
    ],
    ['o posto e a mecanica juntos no ano', ({ sum }) => [sum(paid, YEAR, who('MECANICA', 'POSTO'))]],
    ['isso come quanto do meu faturamento', ({ sum }) => [sum(paid, YEAR, who('MECANICA', 'POSTO')) / sum(sold, YEAR)]],
  ],
  [
    ['quanto sobrou em outubro', ({ sum }) => [sum(profit, OUT)]],
    ['e tirando a parcela do caminhao', (s) => [left(s, OUT)]],
    ['e em setembro?', (s) => [left(s, SEP)]],
    ['e agosto', (s) => [left(s, AUG)]],
    ['desses tres qual foi o melhor', (s) => [Math.max(...leftOf(s))]],
    ['e o pior', (s) => [Math.min(...leftOf(s))]],
    ['no ano inteiro deu quanto de lucro', ({ sum }) => [sum(profit, YEAR)]],
    ['e ano passado no mesmo periodo', ({ sum }) => [sum(profit, '2025-01-01..2025-11-21')]],
  ],
]

const MEATS = ['BOI BRANCO', 'SUINOS', 'AVICOLA'] as const
const BUTCHER_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto paguei pro boi branco esse ano', ({ sum }) => [sum(paid, YEAR, who('BOI BRANCO'))]],
    ['e pros suinos', ({ sum }) => [sum(paid, YEAR, who('SUINOS'))]],
    ['e a avicola', ({ sum }) => [sum(paid, YEAR, who('AVICOLA'))]],
    ['somando os tres', ({ sum }) => [sum(paid, YEAR, who(...MEATS))]],
    ['qual deles é o maior', ({ sum }) => [sum(paid, YEAR, who('BOI BRANCO'))], /boi branco/i],
    ['qto paguei pra ele em janeiro', ({ sum }) => [sum(paid, '2026-01', who('BOI BRANCO'))]],
    ['e em outubro', ({ sum }) => [sum(paid, OUT, who('BOI BRANCO'))]],
    [
      'a diferença entre os dois meses',
      ({ sum }) => [cents(sum(paid, OUT, who('BOI BRANCO')) - sum(paid, '2026-01', who('BOI BRANCO')))],
    ],
    [
      'no ano ele representa quanto da minha compra de mercadoria',
      ({ sum }) => [sum(paid, YEAR, who('BOI BRANCO')) / sum(spent, YEAR, cat('mercadorias'))],
    ],
  ],
]

const MARISTA = who('MARISTA')
const DANCE_TALKS: readonly (readonly Apart[])[] = [
  [
    ['qnto a simone pagou em outubro', () => null],
    ['a tavares', ({ sum }) => [sum(received, OUT, who('TAVARES'))]],
    ['e a prado', ({ sum }) => [sum(received, OUT, who('SIMONE PRADO'))]],
    [
      'qual das duas pagou mais no ano',
      ({ sum }) => [cents(sum(received, YEAR, who('TAVARES')) - sum(received, YEAR, who('SIMONE PRADO')))],
      ({ by }) => [by(received, YEAR, byParty, who('TAVARES', 'SIMONE PRADO'))[0]!.name],
    ],
    ['e o marista, desde quando paga?', ({ lines }) => [lines('2025', [MARISTA])[0]!.centavos / 100], /02\/2025|fev/],
    ['qto ele ja pagou no total', ({ sum }) => [sum(received, '2025-01-01..2026-11-21', MARISTA)]],
    ['e só esse ano', ({ sum }) => [sum(received, YEAR, MARISTA)]],
    ['em quantas vezes', ({ count }) => [count(received, YEAR, MARISTA)]],
    [
      'e o clube aurora',
      ({ sum, count }) => [sum(received, YEAR, who('AURORA')), count(received, YEAR, who('AURORA'))],
    ],
  ],
]

export const TALKS_FIRST: ApartSets = {
  'a hostel, in long talks': talks(HOSTEL, HOSTEL_TALKS),
  'drains, in long talks': talks(DRAINS, DRAINS_TALKS),
  'a butcher, in long talks': talks(BUTCHER, BUTCHER_TALKS),
  'a school of dance, in long talks': talks(DANCE, DANCE_TALKS),
}
