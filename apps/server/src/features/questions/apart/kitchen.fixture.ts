import { KITCHEN } from '#src/features/questions/apart/ledgers/kitchen-carpenter.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  below,
  buyers,
  byDay,
  byMonth,
  byParty,
  cat,
  cents,
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
  staff,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const KITCHEN_QUESTIONS: readonly Apart[] = [
  [
    'qto a metalurgica pagou na primera quinzena de outubro',
    ({ sum }) => [sum(received, '2026-10-01..2026-10-15', who('METALURGICA'))],
  ],
  [
    'ifood repassou quanto esse ano ja descontada a taxa',
    ({ sum }) => [cents(sum(received, YEAR, who('IFOOD')) - sum(paid, YEAR, who('IFOOD')))],
  ],
  ['quanto o ifood me repassou em outubro', ({ sum }) => [sum(received, OUT, who('IFOOD'))]],
  ['taxa do ifood em outubro', ({ sum }) => [sum(paid, OUT, who('IFOOD'))]],
  [
    'gastei quanto de carne no frigorifico nos ultimos 3 meses',
    ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', who('FRIGORIFICO'))],
  ],
  ['hortifrute mais atacadão em setembro', ({ sum }) => [sum(paid, SEP, who('HORTIFRUTI', 'ATACADAO'))]],
  ['quantas vezes comprei no hortifruti em outubro', ({ count }) => [count(paid, OUT, who('HORTIFRUTI'))]],
  [
    'em quantos dias de setembro faturei menos de 600',
    ({ by }) => [by(sold, SEP, byDay).filter(({ value }) => value < 600).length],
  ],
  ['qual sexta de outubro eu vendi melhor', ({ by }) => [by(sold, OUT, byDay, onDays(4))[0]!.value]],
  [
    'quanto vendo em media num sabado',
    ({ sum, by }) => [
      ...['2025-11-01..2026-10-31', OUT, YEAR].map((days) =>
        cents(sum(sold, days, onDays(5)) / by(sold, days, byDay, onDays(5)).length),
      ),
    ],
  ],
  ['quanto gastei de gas no ano', ({ sum }) => [sum(paid, YEAR, who('LIQUIGAS'))]],
  [
    'quanto foi pro motoboy em outubro e quanto em setembro',
    ({ sum }) => [
      cents(sum(paid, OUT, who('DIEGO')) - sum(paid, SEP, who('DIEGO'))),
      sum(paid, '2026-09-01..2026-10-31', who('DIEGO')),
      sum(paid, OUT, who('DIEGO')),
    ],
  ],
  [
    'quem eram os clientes em setembro que sumiram em outubro',
    (s) => {
      const gone = buyers(s, SEP).filter((name) => !buyers(s, OUT).includes(name))
      return [gone.length, s.sum(sold, SEP, who(...gone))]
    },
    /guarani/i,
  ],
  [
    'algum cliente novo em agosto?',
    (s) => [buyers(s, AUG).filter((name) => !buyers(s, '2025-09-01..2026-07-31').includes(name)).length],
    /sorriso/i,
  ],
  ['quanto falta pra bater 25 mil em novembro', ({ sum }) => [cents(25_000 - sum(sold, NOW))]],
  [
    'entre 5 e 20 de setembro saiu quanto do banco do brasil',
    ({ sum }) => [sum(wentOut, '2026-09-05..2026-09-20', at('bb'))],
  ],
  ['mandei quanto do nubank pra caixinha desde janeiro', () => [2000]],
  [
    'quanto deu de despesa em outubro sem folha e sem aluguel',
    ({ sum }) => [sum(spent, OUT, (line) => staff(line) === 0, not(cat('aluguel')))],
  ],
  ['meu lucro médio por dia útil em setembro', ({ sum }) => [21, 22].map((n) => cents(sum(profit, SEP) / n))],
  ['por que gastei mais em outubro', ({ sum }) => [cents(sum(spent, OUT) - sum(spent, SEP))]],
  [
    'vendi mais de 20 mil em quais meses desse ano',
    ({ by }) => [
      by(sold, YEAR_FULL, byMonth).filter(({ value }) => value > 20_000).length,
      by(sold, YEAR, byMonth).filter(({ value }) => value > 20_000).length,
    ],
  ],
  ['quanto de marmita fitness vendi em outubro', () => null],
  [
    'compras pequenas abaixo de 500 no frigorifico esse ano',
    ({ sum, count }) => [
      sum(paid, YEAR, who('FRIGORIFICO'), below(500)),
      count(paid, YEAR, who('FRIGORIFICO'), below(500)),
    ],
  ],
]

const KITCHEN_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'metalurgica ou ifood, quem rendeu mais em outubro?',
      ({ sum }) => [
        cents(sum(received, OUT, who('METALURGICA')) - sum(received, OUT, who('IFOOD'))),
        sum(received, OUT, who('METALURGICA')),
      ],
      /metalurgica/i,
    ],
    [
      'e em setembro',
      ({ sum }) => [
        cents(sum(received, SEP, who('METALURGICA')) - sum(received, SEP, who('IFOOD'))),
        sum(received, SEP, who('METALURGICA')),
      ],
    ],
    [
      'qual a diferença?',
      ({ sum }) => [cents(sum(received, SEP, who('METALURGICA')) - sum(received, SEP, who('IFOOD')))],
    ],
    ['e os dois somados', ({ sum }) => [sum(received, SEP, who('METALURGICA', 'IFOOD'))]],
  ],
  [
    [
      'quantos dias de outubro vendi mais de 800',
      ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value > 800).length],
    ],
    ['e em setembro?', ({ by }) => [by(sold, SEP, byDay).filter(({ value }) => value > 800).length]],
    ['e mais de 900?', ({ by }) => [by(sold, SEP, byDay).filter(({ value }) => value > 900).length]],
    ['qual foi o melhor dia?', ({ by }) => [by(sold, SEP, byDay)[0]!.value]],
  ],
  [
    ['quanto gastei com mercadoria em outubro', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    ['quem levou mais?', ({ by }) => [by(paid, OUT, byParty, cat('mercadorias'))[0]!.value], /frigor|hortifruti/i],
    ['e em segundo?', ({ by }) => [by(paid, OUT, byParty, cat('mercadorias'))[1]!.value]],
    ['quanto ele recebeu no ano?', () => 'any'],
  ],
]

const KITCHEN_NOTHING: readonly string[] = [
  'quantas marmitas vendi ontem',
  'qual prato sai mais',
  'o diego bateu a moto?',
  'quanto ta o kilo do frango',
  'me manda a receita do strogonoff',
  'quanto a lourdes ganha no outro emprego',
]

export const KITCHEN_ASKED: ApartSets = {
  'a kitchen': { company: KITCHEN, questions: KITCHEN_QUESTIONS, chains: KITCHEN_CHAINS, nothing: KITCHEN_NOTHING },
}
