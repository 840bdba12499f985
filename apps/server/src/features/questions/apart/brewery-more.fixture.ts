import { BREWERY } from '#src/features/questions/apart/ledgers/laundry-brewery.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byCategory,
  byDay,
  byMonth,
  byWeek,
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

const ALL = '2025-04-01..2026-11-21'

/** Of the brewery, asked once more. */
const BREWERY_MORE: readonly Apart[] = [
  ['emporio sao bento fechou o ano com quanto ate agora', ({ sum }) => [sum(received, YEAR, who('BENTO'))]],
  ['chapa quente pagou certinho em outubro? quanto', ({ sum }) => [sum(received, OUT, who('CHAPA'))]],
  ['soma do que o tonho e o sao bento pagaram em setembro', ({ sum }) => [sum(received, SEP, who('TONHO', 'BENTO'))]],
  [
    'quanto a mais o tonho comprou que o sao bento em outubro',
    ({ sum }) => [cents(sum(received, OUT, who('TONHO')) - sum(received, OUT, who('BENTO')))],
  ],
  [
    'energia subiu quanto de julho a outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('NEOENERGIA')) - sum(paid, '2026-07', who('NEOENERGIA')))],
  ],
  [
    'agua de setembro comparada com a de agosto',
    ({ sum }) => [cents(sum(paid, SEP, who('SANASA')) - sum(paid, AUG, who('SANASA')))],
  ],
  ['o frete de outubro ficou acima do que costuma?', () => null],
  [
    'frete em outubro contra a media',
    ({ sum }) => {
      const now = sum(spent, OUT, cat('fretes'))
      return [
        cents(now - sum(spent, '2025-10-01..2026-09-30', cat('fretes')) / 12),
        cents(now - sum(spent, '2026-01-01..2026-09-30', cat('fretes')) / 9),
      ]
    },
  ],
  [
    'media por mes de malte em 2026',
    ({ sum }) => [cents(sum(paid, YEAR_FULL, who('MALTES')) / 10), cents(sum(paid, YEAR, who('MALTES')) / 11)],
  ],
  ['quantas vezes paguei a frio sul esse ano', ({ count }) => [count(paid, YEAR, who('FRIO SUL'))]],
  ['ultimo pagamento da frio sul quando foi', ({ each }) => [each(paid, NOW, who('FRIO SUL')).at(-1)!], /17\/11\/2026/],
  ['priscila ganhou quanto no primeiro semestre', ({ sum }) => [sum(paid, '2026-01-01..2026-06-30', who('PRISCILA'))]],
  [
    'quanto foi de vale da sodexo no trimestre passado',
    ({ sum }) => [sum(paid, '2026-07-01..2026-09-30', who('SODEXO'))],
  ],
  ['lucro distribuido esse ano', ({ sum }) => [sum(paid, YEAR, cat('lucros'))]],
  ['labtec ja levou quanto', ({ sum }) => [sum(paid, ALL, who('LABTEC'))]],
  ['registro no mapa custou', () => [920]],
  [
    'sabado e domingo de setembro no cartao quanto entrou',
    ({ sum }) => [sum(sold, SEP, cat('recebimento-cartao'), onDays(5, 6))],
  ],
  ['qual sabado de outubro foi o melhor', ({ by }) => [by(sold, OUT, byDay, onDays(5))[0]!.value]],
  [
    'quintas de outubro vs quintas de setembro em vendas',
    ({ sum }) => [cents(sum(sold, OUT, onDays(3)) - sum(sold, SEP, onDays(3)))],
  ],
  [
    'em quantos sabados do ano passei de 3 mil',
    ({ by }) => [by(sold, YEAR, byDay, onDays(5)).filter(({ value }) => value > 3_000).length],
  ],
  [
    'pior mes de faturamento de 2026',
    ({ by }) => [by(sold, YEAR_FULL, byMonth).at(-1)!.value, by(sold, YEAR, byMonth).at(-1)!.value],
  ],
  [
    'dois melhores meses do ano em lucro',
    ({ by }) => [
      cents(
        by(profit, YEAR, byMonth)
          .slice(0, 2)
          .reduce((a, { value }) => a + value, 0),
      ),
      cents(
        by(profit, YEAR_FULL, byMonth)
          .slice(0, 2)
          .reduce((a, { value }) => a + value, 0),
      ),
    ],
  ],
  [
    'quanto o c6 me cobrou de tarifa esse ano',
    ({ sum }) => [sum(paid, YEAR, who('C6')), sum(paid, YEAR, cat('tarifas'), at('c6'))],
  ],
  ['entrou quanto de emprestimo em 2026', () => [35_000]],
  [
    'descontando a parcela do banco quanto saiu em setembro',
    ({ sum }) => [sum(wentOut, SEP, not(cat('parcela-emprestimo')))],
  ],
  [
    'gastos de outubro tirando folha e impostos',
    ({ sum }) => [cents(sum(spent, OUT) - sum(staff, OUT) - sum(spent, OUT, cat('impostos-vendas')))],
  ],
  [
    'quanto do que gastei em outubro foi mercadoria em porcentagem',
    ({ sum }) => [sum(spent, OUT, cat('mercadorias')) / sum(spent, OUT)],
  ],
  [
    '3 maiores gastos de setembro',
    ({ by }) => [
      cents(
        by(spent, SEP, byCategory)
          .slice(0, 3)
          .reduce((a, { value }) => a + value, 0),
      ),
    ],
  ],
  ['quem me pagou mais de 4 mil em outubro', () => null],
  [
    'semana que mais gastei em outubro',
    ({ by }) => [by(spent, OUT, byWeek)[0]!.value, by(wentOut, OUT, byWeek)[0]!.value],
  ],
]

const BREWERY_MORE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['tonho em outubro', ({ sum }) => [sum(received, OUT, who('TONHO'))]],
    ['e em setembro', ({ sum }) => [sum(received, SEP, who('TONHO'))]],
    ['caiu quanto', ({ sum }) => [cents(sum(received, OUT, who('TONHO')) - sum(received, SEP, who('TONHO')))]],
    ['e o sao bento', ({ sum }) => [cents(sum(received, OUT, who('BENTO')) - sum(received, SEP, who('BENTO')))]],
  ],
  [
    ['quanto gastei com garrafa em setembro', ({ sum }) => [sum(paid, SEP, who('VIDROPORTO'))]],
    ['e rotulo', ({ sum }) => [sum(paid, SEP, who('ROTULOS'))]],
    ['os dois juntos', ({ sum }) => [sum(paid, SEP, who('VIDROPORTO', 'ROTULOS'))]],
    ['e no ano', ({ sum }) => [sum(paid, YEAR, who('VIDROPORTO', 'ROTULOS'))]],
  ],
  [
    ['vendas de setembro', ({ sum }) => [sum(sold, SEP)]],
    ['so os sabados', ({ sum }) => [sum(sold, SEP, onDays(5))]],
    ['e os domingos', ({ sum }) => [sum(sold, SEP, onDays(6))]],
    [
      'qual foi melhor',
      ({ sum }) => [cents(sum(sold, SEP, onDays(5)) - sum(sold, SEP, onDays(6))), sum(sold, SEP, onDays(5))],
    ],
  ],
  [
    ['quem mais recebeu de mim em outubro', () => 'any'],
    ['tirando ele', () => 'any'],
    ['e em setembro', () => 'any'],
    ['lucro de setembro', ({ sum }) => [sum(profit, SEP)]],
  ],
]

export const BREWERY_MORE_ASKED: ApartSets = {
  'a brewery, asked more': { company: BREWERY, questions: BREWERY_MORE, chains: BREWERY_MORE_CHAINS, nothing: [] },
}
