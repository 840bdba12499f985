import { VANS } from '#src/features/questions/apart/ledgers/dairy-vans.fixture.ts'
import {
  type Apart,
  type ApartSets,
  above,
  buyers,
  byCategory,
  byMonth,
  byParty,
  byWeek,
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
  sold,
  spent,
  staff,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-03-03..2026-11-21'
const diesel = who('POSTO')
const SEM1 = '2026-01-01..2026-06-30'

const VANS_QUESTIONS: readonly Apart[] = [
  ['o colegio ja depositou esse mes?', ({ sum }) => [sum(received, NOW, who('COLEGIO'))]],
  [
    'quanto o pequeno principe pagou de agosto a outubro',
    ({ sum }) => [sum(received, '2026-08-01..2026-10-31', who('COLEGIO'))],
  ],
  ['prefeitura de itu quanto pagou no primeiro semestre', ({ sum }) => [sum(received, SEM1, who('PREFEITURA'))]],
  [
    'quem paga mais, o colegio ou a prefeitura',
    ({ sum }) => [
      ...[OUT, LAST_12, YEAR, ALL].flatMap((days) => [
        cents(sum(received, days, who('COLEGIO')) - sum(received, days, who('PREFEITURA'))),
        sum(received, days, who('COLEGIO')),
      ]),
    ],
    /col[eé]gio/i,
  ],
  ['mensalidade da camila em outubro', ({ sum }) => [sum(received, OUT, who('CAMILA'))]],
  ['o rodrigo pagou em setembro?', () => null],
  [
    'rodrigo mendes quando pagou pela ultima vez',
    ({ each }) => [each(received, '2026-06', who('RODRIGO MENDES')).at(-1)!],
    /08\/06\/2026/,
  ],
  ['quanto os dois rodrigos pagaram em maio', ({ sum }) => [sum(received, '2026-05', who('RODRIGO'))]],
  ['quantos pais pagaram em outubro', () => null],
  [
    'quantos clientes me pagaram em outubro',
    ({ by }) => [
      by(sold, OUT, byParty, not(cat('recebimento-cartao'))).length,
      by(cameIn, OUT, byParty, not(cat('recebimento-cartao', 'rendimentos'))).length,
      by(cameIn, OUT, byParty, not(cat('rendimentos'))).length,
    ],
  ],
  ['diesel desse ano quanto ja foi', ({ sum }) => [sum(paid, YEAR, diesel), sum(spent, YEAR, cat('veiculos'))]],
  [
    'posto alvorada por semana esse ano',
    ({ sum }) => [cents((sum(paid, YEAR, diesel) * 7) / 325), sum(paid, YEAR, diesel)],
  ],
  [
    'quanto gasto cada vez que abasteço no alvorada',
    ({ sum, count }) =>
      [ALL, YEAR, OUT, LAST_12].map((days) => cents(sum(paid, days, diesel) / count(paid, days, diesel))),
  ],
  [
    'o combustivel de outubro deu mais ou menos que a media dos 6 meses anteriores',
    ({ sum }) => {
      const before = '2026-04-01..2026-09-30'
      return [diesel, cat('veiculos')].map((pick) => cents(sum(spent, OUT, pick) - sum(spent, before, pick) / 6))
    },
  ],
  [
    'quanto o combustivel come da receita em %  em outubro',
    ({ sum }) => [sum(spent, OUT, cat('veiculos')) / sum(sold, OUT)],
  ],
  [
    'manutencao das vans esse ano oficina e pneu',
    ({ sum }) => [sum(spent, YEAR, cat('manutencao')), sum(paid, YEAR, who('OFICINA', 'PNEUACO'))],
  ],
  ['pneu foi quantas vezes e quanto', () => 'any'],
  [
    'qual foi o conserto mais caro do betao',
    ({ each }) => [ALL, YEAR, LAST_12, OUT].map((days) => each(paid, days, who('BETAO')).at(-1)!),
  ],
  ['ipva ja paguei quanto esse ano', ({ sum }) => [sum(paid, YEAR, who('IPVA'))]],
  ['ipva foi em quantas parcelas', ({ count }) => [count(paid, ALL, who('IPVA'))]],
  ['seguro zurich aumentou de 2025 pra 2026?', () => [0, 2_860]],
  [
    'vistoria quanto gasto por ano',
    ({ sum }) => [sum(paid, LAST_12, who('VISTORIA')), sum(paid, YEAR, who('VISTORIA')), 310],
  ],
  ['gastos que so caem uma vez no ano', () => null],
  ['garagem subiu quanto no reajuste', () => [70]],
  ['quanto paguei a mais de garagem desde que reajustou', () => [70, 280]],
  ['as duas monitoras juntas em outubro', ({ sum }) => [sum(paid, OUT, who('MONITORA'))]],
  ['monitoras quanto no ano', ({ sum }) => [sum(paid, YEAR, who('MONITORA'))]],
  ['vanessa e elaine quanto recebeu cada uma em outubro', () => 'any'],
  ['quanto saiu pros motoristas em outubro', () => null],
  ['jose carlos braga quanto recebeu em dezembro do ano passado', ({ sum }) => [sum(paid, '2025-12', who('BRAGA'))]],
  ['folha de setembro sem meu pro labore', ({ sum }) => [cents(sum(staff, SEP) - 4_000)]],
  ['quanto tirei pra mim esse ano', ({ sum }) => [sum(paid, YEAR, who('SONIA')), sum(paid, YEAR, cat('pro-labore'))]],
  ['inss e fgts de outubro', ({ sum }) => [sum(spent, OUT, cat('encargos'))]],
  ['parcela da van', () => [1_980.45]],
  ['quanto ja paguei pra renault', ({ sum }) => [sum(paid, ALL, who('RENAULT'))]],
  ['quantas parcelas da renault ja paguei', ({ count }) => [count(paid, ALL, who('RENAULT'))]],
  ['quanto falta pra quitar a van', () => null],
  ['turismo rendeu quanto esse ano', ({ sum }) => [sum(received, YEAR, who('TURISMO'))]],
  [
    'ferias de julho faturei quanto a mais que junho',
    ({ sum }) => [cents(sum(sold, '2026-07') - sum(sold, '2026-06'))],
  ],
  ['janeiro desse ano e do ano passado faturamento', () => null],
  [
    'outubro desse ano contra outubro do ano passado em faturamento',
    ({ sum }) => [cents(sum(sold, OUT) - sum(sold, '2025-10'))],
  ],
  ['quanto lucrei por mes em media no primeiro semestre', ({ sum }) => [cents(sum(profit, SEM1) / 6)]],
  ['qual mes de 2026 sobrou mais', ({ by }) => [by(profit, YEAR, byMonth)[0]!.value]],
  [
    'sobrou menos em qual mes',
    ({ by }) => [YEAR_FULL, LAST_12, ALL].map((days) => by(profit, days, byMonth).at(-1)!.value),
  ],
  [
    'quantos meses passei de 16 mil de faturamento em 2026',
    ({ by }) => [YEAR, YEAR_FULL].map((days) => by(sold, days, byMonth).filter(({ value }) => value > 16_000).length),
  ],
  [
    'segunda quinzena de outubro gastei quanto',
    ({ sum }) => [sum(spent, '2026-10-16..2026-10-31'), sum(wentOut, '2026-10-16..2026-10-31')],
  ],
  [
    'primeira e segunda quinzena de outubro qual gastei mais',
    ({ sum }) => {
      const [a, b] = [sum(spent, '2026-10-01..2026-10-15'), sum(spent, '2026-10-16..2026-10-31')]
      return [cents(b - a), a, b]
    },
  ],
  [
    'ultima semana de outubro entrou quanto',
    ({ sum }) => [sum(cameIn, '2026-10-25..2026-10-31'), sum(cameIn, '2026-10-26..2026-10-31')],
  ],
  [
    'maior entrada de setembro',
    ({ each, by }) => [each(cameIn, SEP).at(-1)!, by(cameIn, SEP, byParty)[0]!.value],
    /col[eé]gio/i,
  ],
  [
    'os 5 maiores gastos de outubro',
    ({ by }) => [
      cents(
        by(spent, OUT, byCategory)
          .slice(0, 5)
          .reduce((a, { value }) => a + value, 0),
      ),
    ],
  ],
  [
    'contas acima de 2000 em outubro',
    ({ sum, count }) => [
      sum(wentOut, OUT, above(2_000)),
      sum(spent, OUT, above(2_000)),
      count(wentOut, OUT, above(2_000)),
      count(spent, OUT, above(2_000)),
      sum(spent, OUT, above(2_000), not(cat('salarios', 'pro-labore'))),
    ],
  ],
  ['saldo do inter', () => [6_205.13]],
  ['quanto eu tinha no total em 30 de junho', ({ balance }) => [balance('2026-06-30')]],
  ['quanto mandei do itau pro inter em outubro', () => [2_000]],
  ['quanto o itau me cobrou de tarifa e juros em setembro', ({ sum }) => [sum(spent, SEP, cat('tarifas', 'juros'))]],
  ['rendeu quanto a conta do inter no ano', ({ sum }) => [sum(received, YEAR, cat('rendimentos'))]],
  [
    'o que ta sem categoria em outubro',
    ({ sum }) => [
      sum(received, OUT, (line) => line.categoria === null),
      sum(paid, OUT, (line) => line.categoria === null),
      cents(sum(received, OUT, (line) => line.categoria === null) - sum(paid, OUT, (line) => line.categoria === null)),
    ],
  ],
  [
    'cliente que entrou depois das ferias de julho',
    (s) => {
      const before = buyers(s, '2025-03-03..2026-07-31')
      return [buyers(s, '2026-08-01..2026-11-21').filter((name) => !before.includes(name)).length]
    },
    /patricia/i,
  ],
  ['segundas e sextas de outubro no cartao', ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao'), onDays(0, 4))]],
  [
    'em quantas semanas de outubro gastei mais de 4 mil',
    ({ by }) => [by(spent, OUT, byWeek).filter(({ value }) => value > 4_000).length],
  ],
  ['km rodado em outubro', () => null],
  ['quanto cobrar de mensalidade', () => null],
]

const VANS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['gasolina em outubro', ({ sum }) => [sum(spent, OUT, cat('veiculos')), sum(paid, OUT, diesel)]],
    ['e em setembro e agosto?', ({ sum }) => [sum(spent, '2026-08-01..2026-09-30', cat('veiculos'))]],
    [
      'por mes da quanto',
      ({ sum }) => [
        cents(sum(spent, '2026-08-01..2026-09-30', cat('veiculos')) / 2),
        sum(spent, '2026-08-01..2026-09-30', cat('veiculos')),
      ],
    ],
    [
      'e a manutencao',
      ({ sum }) => [
        cents(sum(spent, '2026-08-01..2026-09-30', cat('manutencao')) / 2),
        sum(spent, '2026-08-01..2026-09-30', cat('manutencao')),
      ],
    ],
  ],
  [
    ['quanto o colegio pagou esse ano', ({ sum }) => [sum(received, YEAR, who('COLEGIO'))]],
    ['e a prefeitura', ({ sum }) => [sum(received, YEAR, who('PREFEITURA'))]],
    [
      'juntos sao quantos % do faturamento',
      ({ sum }) => [sum(received, YEAR, who('PREFEITURA', 'COLEGIO')) / sum(sold, YEAR)],
    ],
    ['e sem eles quanto sobra de faturamento', ({ sum }) => [sum(sold, YEAR, not(who('PREFEITURA', 'COLEGIO')))]],
  ],
  [
    ['faturamento de setembro', ({ sum }) => [sum(sold, SEP)]],
    ['e de outubro', ({ sum }) => [sum(sold, OUT)]],
    ['cresceu quanto', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))]],
    ['quem puxou', () => 'any'],
  ],
  [
    ['quanto paguei pra vanessa em outubro', ({ sum }) => [sum(paid, OUT, who('VANESSA'))]],
    ['e pra elaine', ({ sum }) => [sum(paid, OUT, who('ELAINE'))]],
    ['quanto deu as duas', ({ sum }) => [sum(paid, OUT, who('MONITORA'))]],
    ['e no ano todo', ({ sum }) => [sum(paid, YEAR, who('MONITORA'))]],
  ],
  [
    [
      'qual foi a maior despesa de outubro',
      ({ by, each }) => [by(spent, OUT, byCategory)[0]!.value, each(spent, OUT).at(-1)!],
    ],
    ['tirando ela qual a maior', ({ by, each }) => [by(spent, OUT, byCategory)[1]!.value, each(spent, OUT).at(-2)!]],
    ['e em setembro', ({ by }) => [by(spent, SEP, byCategory)[0]!.value, by(spent, SEP, byCategory)[1]!.value]],
    ['por que?', () => null],
  ],
  [
    ['lucro desse ano', ({ sum }) => [sum(profit, YEAR)]],
    ['e do ano passado', ({ sum }) => [sum(profit, '2025-03-03..2025-12-31')]],
    [
      'quanto foi so no segundo semestre',
      ({ sum }) => [sum(profit, '2025-07-01..2025-12-31'), sum(profit, '2026-07-01..2026-11-21')],
    ],
    [
      'e a margem',
      ({ sum }) => [
        ...['2025-07-01..2025-12-31', '2026-07-01..2026-11-21'].map((days) => {
          const m =
            sum(sold, days) - sum(paid, days, cat('impostos-vendas', 'taxas-cartao')) - sum(paid, days, who('MONITORA'))
          return m / sum(sold, days)
        }),
      ],
    ],
  ],
  [
    ['quanto gastei com a oficina em outubro', ({ sum }) => [sum(paid, OUT, who('OFICINA'))]],
    [
      'foi mais que o normal?',
      ({ sum }) => {
        const now = sum(paid, OUT, who('OFICINA'))
        return [
          cents(now - sum(paid, '2025-10-01..2026-09-30', who('OFICINA')) / 12),
          cents(now - sum(paid, '2026-01-01..2026-09-30', who('OFICINA')) / 9),
        ]
      },
    ],
    [
      'e em setembro?',
      ({ sum }) => {
        const now = sum(paid, SEP, who('OFICINA'))
        return [
          now,
          cents(now - sum(paid, '2025-09-01..2026-08-31', who('OFICINA')) / 12),
          cents(now - sum(paid, '2026-01-01..2026-08-31', who('OFICINA')) / 8),
        ]
      },
    ],
    [
      'qual mes foi pior',
      ({ by }) =>
        [YEAR, YEAR_FULL, LAST_12, ALL, '2025-09-01..2026-08-31'].map(
          (days) => by(paid, days, byMonth, who('OFICINA'))[0]!.value,
        ),
    ],
  ],
  [
    ['saldo do itau dia 31/08', ({ balance }) => [balance('2026-08-31', 'itau')]],
    ['e dia 30/09', ({ balance }) => [balance('2026-09-30', 'itau')]],
    ['e no inter', ({ balance }) => [balance('2026-09-30', 'inter')]],
    ['somando as duas contas', ({ balance }) => [balance('2026-09-30')]],
  ],
]

const VANS_NOTHING: readonly string[] = [
  'qual o melhor caminho pra escola',
  'quantas crianças transporto',
  'que van comprar',
  'quando vence a cnh do wellington',
  'precisa de monitora na van escolar por lei?',
  'quanto custa uma van usada',
  'o rodrigo me deve quanto',
  'quantos km por litro faz a master',
]

export const VANS_ASKED: ApartSets = {
  'school vans': { company: VANS, questions: VANS_QUESTIONS, chains: VANS_CHAINS, nothing: VANS_NOTHING },
}
