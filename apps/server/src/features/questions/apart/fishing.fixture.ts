import { FISHING } from '#src/features/questions/apart/ledgers/diving-fishing.fixture.ts'
import {
  type Apart,
  type ApartSets,
  byCategory,
  byDay,
  byMonth,
  byParty,
  byWeek,
  cameIn,
  cat,
  cents,
  LAST_12,
  not,
  OUT,
  onDays,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-05-02..2026-11-21'
const guabi = who('GUABI')
const named = not(cat('recebimento-cartao'))

const FISHING_QUESTIONS: readonly Apart[] = [
  ['ração out', ({ sum }) => [sum(paid, OUT, guabi)]],
  ['qto foi ração em outubro', ({ sum }) => [sum(paid, OUT, guabi)]],
  ['gastei qto com guabi ano', ({ sum }) => [sum(paid, YEAR, guabi)]],
  [
    'cada compra de ração sai em media qto',
    ({ sum, count }) => [ALL, YEAR, LAST_12, OUT].map((d) => cents(sum(paid, d, guabi) / count(paid, d, guabi))),
  ],
  ['ração e alevinos esse ano', ({ sum }) => [sum(paid, YEAR, who('GUABI', 'PISCICULTURA')), sum(paid, YEAR, guabi)]],
  [
    'qdo foi a ultima compra de alevino',
    ({ lines }) => [lines(ALL, [who('PISCICULTURA')]).at(-1)!.centavos / 100],
    /09\/2026/,
  ],
  ['tilapia vendi qto', () => null],
  ['peixe em outubro', () => null],
  [
    'peixaria comprou mais em set ou out',
    ({ sum }) => [cents(sum(received, OUT, who('PEIXARIA')) - sum(received, SEP, who('PEIXARIA')))],
  ],
  ['tia lurdes em out', ({ sum }) => [sum(received, OUT, who('LOURDES'))]],
  ['hayashi ja comprou qto', ({ sum }) => [sum(received, ALL, who('HAYASHI'))]],
  ['sindicato qts vezes esse ano', ({ count }) => [count(received, YEAR, who('SINDICATO'))]],
  ['em quais meses o sindicato pagou', () => 'any'],
  ['rocha pagou em junho', () => null],
  [
    'marcao rocha sumiu quando',
    ({ lines }) => [lines('2025-05-02..2026-11-21', [who('MARCOS ROCHA')]).at(-1)!.centavos / 100],
    /06\/2026/,
  ],
  ['ultimo pix do marcos rocha', () => 'any'],
  ['seu zé lemes salario out', () => 'any'],
  ['rose salario ano', ({ sum }) => [sum(paid, YEAR, who('ROSELI'))]],
  ['diarista neuza em setembro', ({ sum }) => [sum(paid, SEP, who('NEUSA'))]],
  ['zé lemes + roseli + neusa em out', ({ sum }) => [sum(paid, OUT, who('LEMES', 'ROSELI', 'NEUSA'))]],
  ['luz de outubro', ({ sum }) => [sum(paid, OUT, who('CEMIG'))]],
  ['luz ta mais cara q ano passado?', () => 'any'],
  ['luz out 26 x out 25', ({ sum }) => [cents(sum(paid, OUT, who('CEMIG')) - sum(paid, '2025-10', who('CEMIG')))]],
  ['luz % das vendas out', ({ sum }) => [sum(paid, OUT, who('CEMIG')) / sum(sold, OUT)]],
  ['qual mes luz mais alta 2026', ({ by }) => [by(paid, YEAR, byMonth, who('CEMIG'))[0]!.value]],
  ['fazenda bom jardim aumentou qto', () => [120]],
  [
    'domingo fatura qto em media',
    ({ sum }) => [
      cents(sum(sold, LAST_12, onDays(6)) / 52),
      cents(sum(sold, LAST_12, onDays(6)) / 53),
      cents(sum(sold, OUT, onDays(6)) / 4),
    ],
  ],
  ['sab e dom de out', ({ sum }) => [sum(sold, OUT, onDays(5, 6))]],
  ['dom x sab out', ({ sum }) => [cents(sum(sold, OUT, onDays(6)) - sum(sold, OUT, onDays(5)))]],
  ['fim de semana é qts % das vendas de out', ({ sum }) => [sum(sold, OUT, onDays(5, 6)) / sum(sold, OUT)]],
  ['melhor domingo do ano', ({ by }) => [by(sold, YEAR, byDay, onDays(6))[0]!.value]],
  ['pior semana de out', ({ by }) => [by(sold, '2026-10-05..2026-10-25', byWeek).at(-1)!.value]],
  ['semana santa vendi qto', () => null],
  ['sexta feira santa vendi qto', ({ sum }) => [sum(sold, '2026-04-03')]],
  ['dia dos pais vendi qto', ({ sum }) => [sum(sold, '2026-08-09')]],
  ['qts dias abri em out', () => null],
  ['vendas por dia aberto em out', ({ sum, by }) => [cents(sum(sold, OUT) / by(sold, OUT, byDay).length)]],
  [
    '1a quinzena nov x 1a quinzena out',
    ({ sum }) => [
      cents(sum(sold, '2026-11-01..2026-11-15') - sum(sold, '2026-10-01..2026-10-15')),
      cents(sum(profit, '2026-11-01..2026-11-15') - sum(profit, '2026-10-01..2026-10-15')),
    ],
  ],
  ['lucro out x set', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP))]],
  ['lucro 3 meses', ({ sum }) => [sum(profit, '2026-08-01..2026-10-31')]],
  [
    'sobrou qto set tirando pro labore',
    ({ sum }) => [cents(sum(profit, SEP) + 3_500), cents(sum(cameIn, SEP) - sum(wentOut, SEP) + 3_500)],
  ],
  ['entrou x saiu out', ({ sum }) => [cents(sum(cameIn, OUT) - sum(wentOut, OUT))]],
  ['maior cliente 2026', ({ by }) => [by(sold, YEAR, byParty, named)[0]!.value], /peixaria/i],
  ['freezer foi qto', () => [6_400]],
  [
    'radio por mes',
    ({ sum }) => [
      cents(sum(paid, LAST_12, who('RADIO')) / 12),
      cents(sum(paid, YEAR_FULL, who('RADIO')) / 10),
      sum(paid, OUT, who('RADIO')),
    ],
  ],
  ['saldo mp', () => [4_331.19]],
  ['qto tinha no sicoob 31/08', ({ balance }) => [balance('2026-08-31', 'sicoob')]],
]

const FISHING_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['ração em setembro', ({ sum }) => [sum(paid, SEP, guabi)]],
    ['e bebida', ({ sum }) => [sum(paid, SEP, who('BEBIDAS'))]],
    ['e em out', ({ sum }) => [sum(paid, OUT, who('BEBIDAS'))]],
  ],
  [
    ['vendas out', ({ sum }) => [sum(sold, OUT)]],
    ['so domingo', ({ sum }) => [sum(sold, OUT, onDays(6))]],
    ['e set', ({ sum }) => [sum(sold, SEP, onDays(6))]],
    ['diferença', ({ sum }) => [cents(sum(sold, OUT, onDays(6)) - sum(sold, SEP, onDays(6)))]],
  ],
  [
    ['qto a peixaria pagou em set', ({ sum }) => [sum(received, SEP, who('PEIXARIA'))]],
    ['e a tia lourdes', ({ sum }) => [sum(received, SEP, who('LOURDES'))]],
    [
      'quem pagou mais das duas',
      ({ sum }) => [cents(sum(received, SEP, who('PEIXARIA')) - sum(received, SEP, who('LOURDES')))],
    ],
  ],
  [
    ['despesas out', ({ sum }) => [sum(spent, OUT)]],
    [
      'maiores 3',
      ({ by }) => [
        cents(
          by(spent, OUT, byCategory)
            .slice(0, 3)
            .reduce((a, { value }) => a + value, 0),
        ),
        by(spent, OUT, byCategory)[0]!.value,
      ],
    ],
    [
      'e em set',
      ({ by }) => [
        cents(
          by(spent, SEP, byCategory)
            .slice(0, 3)
            .reduce((a, { value }) => a + value, 0),
        ),
        by(spent, SEP, byCategory)[0]!.value,
      ],
    ],
  ],
]

export const FISHING_ASKED: ApartSets = {
  'a fishing pond': { company: FISHING, questions: FISHING_QUESTIONS, chains: FISHING_CHAINS, nothing: [] },
}
