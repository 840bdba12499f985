import { CLEANING } from './ledgers/cleaning.fixture.ts'
import { GARAGE } from './ledgers/clinic-garage.fixture.ts'
import { LORRIES } from './ledgers/instagram-lorries.fixture.ts'
import { PIZZERIA } from './ledgers/pizzeria.fixture.ts'
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

/** Long talks once more, of other owners. */

const STAFF_Q3 = '2026-07-01..2026-09-30'
const posts = who('GRAAL', 'IPIRANGA')
const LORRIES_TALKS: readonly (readonly Apart[])[] = [
  [
    ['qnto gastei de diesel nos postos em outubro', ({ sum }) => [sum(paid, OUT, posts)]],
    [
      'qual dos dois postos levou mais',
      ({ sum }) => [
        cents(sum(paid, OUT, who('GRAAL')) - sum(paid, OUT, who('IPIRANGA'))),
        sum(paid, OUT, who('GRAAL')),
        sum(paid, OUT, who('IPIRANGA')),
      ],
    ],
    ['e no ano o graal levou quanto', ({ sum }) => [sum(paid, YEAR, who('GRAAL'))]],
    ['e o ipiranga', ({ sum }) => [sum(paid, YEAR, who('IPIRANGA'))]],
    ['junta os dois', ({ sum }) => [sum(paid, YEAR, posts)]],
    ['isso da quantos por cento do que faturei', ({ sum }) => [sum(paid, YEAR, posts) / sum(sold, YEAR)]],
    ['e do que gastei?', ({ sum }) => [sum(paid, YEAR, posts) / sum(spent, YEAR)]],
    ['qual mes gastei mais com posto', (s) => [s.by(paid, YEAR, byMonth, posts)[0]!.value]],
    [
      'quanto foi de pedagio nesse mes',
      (s) => {
        const mes = s.by(paid, YEAR, byMonth, posts)[0]!.name
        return [s.sum(paid, mes, who('SEM PARAR', 'CONECTCAR'))]
      },
    ],
  ],
  [
    ['quanto o valdir recebeu de salario em outubro', ({ sum }) => [sum(paid, OUT, who('VALDIR MOTORISTA'))]],
    ['e de diaria', ({ sum }) => [sum(paid, OUT, who('DIARIAS VALDIR'))]],
    ['somando tudo', ({ sum }) => [sum(paid, OUT, who('VALDIR'))]],
    ['e o ademir, tudo tb', ({ sum }) => [sum(paid, OUT, who('ADEMIR'))]],
    [
      'quanto foi a folha toda no terceiro trimestre',
      ({ sum }) => [
        sum(spent, STAFF_Q3, cat('salarios', 'encargos', 'beneficios', 'pro-labore')),
        sum(spent, STAFF_Q3, cat('salarios')),
      ],
    ],
    [
      'e no segundo',
      ({ sum }) => [
        sum(spent, '2026-04-01..2026-06-30', cat('salarios', 'encargos', 'beneficios', 'pro-labore')),
        sum(spent, '2026-04-01..2026-06-30', cat('salarios')),
      ],
    ],
    [
      'aumentou quanto',
      ({ sum }) => {
        const all = cat('salarios', 'encargos', 'beneficios', 'pro-labore')
        const one = cat('salarios')
        return [all, one].map((pick) => cents(sum(spent, STAFF_Q3, pick) - sum(spent, '2026-04-01..2026-06-30', pick)))
      },
    ],
  ],
]

const CARLOS = who('CARLOS HENRIQUE')
const GARAGE_TALKS: readonly (readonly Apart[])[] = [
  [
    ['guincho em outubro quanto deu', ({ sum }) => [sum(paid, OUT, who('GUINCHO'))]],
    ['quantas vezes usei esse ano', ({ count }) => [count(paid, YEAR, who('GUINCHO'))]],
    ['e gastei qto com isso', ({ sum }) => [sum(paid, YEAR, who('GUINCHO'))]],
    [
      'cada vez sai por quanto em media',
      ({ sum, count }) => [cents(sum(paid, YEAR, who('GUINCHO')) / count(paid, YEAR, who('GUINCHO')))],
    ],
    ['qual foi o mais caro', ({ each }) => [each(paid, YEAR, who('GUINCHO')).at(-1)!]],
    ['e o mais barato', ({ each }) => [each(paid, YEAR, who('GUINCHO'))[0]!]],
    [
      '2025 no mesmo periodo gastei qto com guincho',
      ({ sum }) => [sum(paid, '2025-01-01..2025-11-21', who('GUINCHO'))],
    ],
    ['pneu esse ano qto foi', ({ sum }) => [sum(paid, YEAR, who('PNEUS'))]],
  ],
  [
    ['qto o carlos gastou comigo esse ano', () => null],
    ['o henrique', ({ sum }) => [sum(received, YEAR, CARLOS)]],
    ['quando ele veio a ultima vez', ({ lines }) => [lines(YEAR, [CARLOS]).at(-1)!.centavos / 100], /07\/11/],
    [
      'ticket medio dele',
      ({ sum, count }) => [
        cents(sum(received, YEAR, CARLOS) / count(received, YEAR, CARLOS)),
        cents(sum(received, '2025-05-02..2026-11-21', CARLOS) / count(received, '2025-05-02..2026-11-21', CARLOS)),
      ],
    ],
    [
      'e do outro carlos',
      ({ sum, count }) => [
        cents(sum(received, YEAR, who('CARLOS EDUARDO')) / count(received, YEAR, who('CARLOS EDUARDO'))),
        cents(
          sum(received, '2025-05-02..2026-11-21', who('CARLOS EDUARDO')) /
            count(received, '2025-05-02..2026-11-21', who('CARLOS EDUARDO')),
        ),
      ],
    ],
    [
      'quanto meus clientes me pagaram esse ano',
      (s) => [
        s.sum(sold, YEAR, not(cat('recebimento-cartao'))),
        cents(
          s.sum(sold, YEAR, not(cat('recebimento-cartao'))) + s.sum(received, YEAR, (line) => line.categoria === null),
        ),
      ],
    ],
    ['quem foi o maior', (s) => [s.by(sold, YEAR, byParty, not(cat('recebimento-cartao')))[0]!.value], /RAPIDAO/],
    ['ele sozinho é quantos % do que vendi', (s) => [s.sum(received, YEAR, who('RAPIDAO')) / s.sum(sold, YEAR)]],
  ],
]

const perc = ({ sum }: Sums, days: string) => sum(spent, days, cat('mercadorias')) / sum(sold, days)
const PIZZERIA_ONCE_MORE: readonly (readonly Apart[])[] = [
  [
    ['quanto paguei pro santander esse ano', ({ sum }) => [sum(paid, YEAR, who('SANTANDER'))]],
    ['quantas parcelas foram', ({ count }) => [count(paid, YEAR, who('SANTANDER'))]],
    ['e o sicredi me cobrou quanto de tarifa e juros', ({ sum }) => [sum(paid, YEAR, who('SICREDI COOP'))]],
    [
      'quanto lucrei no ano',
      ({ sum }) => [sum(profit, YEAR)],
      ({ sum }) => [money(sum(paid, YEAR, cat('parcela-emprestimo')))],
    ],
    [
      'tirando o emprestimo sobra quanto',
      ({ sum }) => [cents(sum(profit, YEAR) - sum(paid, YEAR, cat('parcela-emprestimo')))],
    ],
    [
      'por mes isso da quanto',
      ({ sum }) => {
        const left = (days: string) => sum(profit, days) - sum(paid, days, cat('parcela-emprestimo'))
        return [cents(left(YEAR) / 11), cents(left(YEAR_FULL) / 10)]
      },
    ],
    ['qual foi o melhor mes de lucro', (s) => [s.by(profit, YEAR, byMonth)[0]!.value]],
  ],
]

const CLEANING_TALKS: readonly (readonly Apart[])[] = [
  [
    ['mercadoria pesou quanto % da venda em outubro', (s) => [perc(s, OUT)]],
    ['e em setembro', (s) => [perc(s, SEP)]],
    ['e agosto?', (s) => [perc(s, AUG)]],
    ['qual foi o pior dos tres', (s) => [Math.max(perc(s, OUT), perc(s, SEP), perc(s, AUG))]],
    ['de quem eu mais comprei em outubro', (s) => [s.by(spent, OUT, byParty, cat('mercadorias'))[0]!.value]],
    ['e o segundo', (s) => [s.by(spent, OUT, byParty, cat('mercadorias'))[1]!.value]],
    [
      'quanto o primeiro levou a mais que o segundo',
      (s) => {
        const all = s.by(spent, OUT, byParty, cat('mercadorias'))
        return [cents(all[0]!.value - all[1]!.value)]
      },
    ],
    ['gasto por categoria em outubro', ({ sum }) => [sum(spent, OUT)]],
    [
      'as tres maiores juntas',
      (s) => [cents([0, 1, 2].reduce((a, n) => a + s.by(spent, OUT, byCategory)[n]!.value, 0))],
    ],
    ['e entrou quanto no mes', ({ sum }) => [sum(cameIn, OUT)]],
  ],
]

export const TALKS_THIRD: ApartSets = {
  'lorries, in long talks': talks(LORRIES, LORRIES_TALKS),
  'a garage, in long talks': talks(GARAGE, GARAGE_TALKS),
  'a pizzeria, once more in long talks': talks(PIZZERIA, PIZZERIA_ONCE_MORE),
  'a shop of cleaning goods, in long talks': talks(CLEANING, CLEANING_TALKS),
}
