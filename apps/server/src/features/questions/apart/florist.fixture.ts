import { FLORIST } from '#src/features/questions/apart/ledgers/florist.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  byCategory,
  byDay,
  byMonth,
  byParty,
  byWeek,
  cameIn,
  cat,
  cents,
  LAST_12,
  margin,
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
  variable,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-05-05..2026-11-21'
const holambra = who('HOLAMBRA')

const FLORIST_QUESTIONS: readonly Apart[] = [
  ['funeraria comprou quanto em outubro', ({ sum }) => [sum(received, OUT, who('FUNERARIA'))]],
  [
    'a funeraria ta comprando mais que a media dela?',
    ({ sum }) => {
      const now = sum(received, OUT, who('FUNERARIA'))
      return [
        cents(now - sum(received, '2025-10-01..2026-09-30', who('FUNERARIA')) / 12),
        cents(now - sum(received, '2026-01-01..2026-09-30', who('FUNERARIA')) / 9),
      ]
    },
  ],
  ['hotel palace pagou quanto desde janeiro', ({ sum }) => [sum(received, YEAR, who('PALACE'))]],
  ['quanto perdi com a saida da bela festa por mes', () => null],
  [
    'bela festa pagava em media quanto por mes esse ano',
    ({ sum }) => [
      cents(sum(received, '2026-01-01..2026-08-31', who('BELA')) / 8),
      cents(sum(received, YEAR_FULL, who('BELA')) / 10),
      cents(sum(received, YEAR, who('BELA')) / 11),
    ],
  ],
  ['site da giuliana flores em outubro quanto veio', ({ sum }) => [sum(received, OUT, who('GIULIANA'))]],
  ['giuliana flores me custou quanto de taxa esse ano', ({ sum }) => [sum(paid, YEAR, who('GIULIANA'))]],
  [
    'giuliana flores em 2026 liquido',
    ({ sum }) => [cents(sum(received, YEAR, who('GIULIANA')) - sum(paid, YEAR, who('GIULIANA')))],
  ],
  ['quantos por cento a taxa da giuliana representa do que ela vende', () => null],
  ['maria helena comprou em outubro quanto', ({ sum }) => [sum(received, OUT, who('MARIA HELENA'))]],
  ['maria em outubro', () => null],
  ['as duas marias juntas em setembro', ({ sum }) => [sum(received, SEP, who('MARIA'))]],
  ['flores de holambra em outubro', ({ sum }) => [sum(paid, OUT, holambra)]],
  [
    'ceasa x holambra em outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('CEASA')) - sum(paid, OUT, holambra)), sum(paid, OUT, holambra)],
  ],
  [
    'compro mais no ceasa ou em holambra',
    ({ sum }) =>
      [OUT, LAST_12, YEAR].flatMap((days) => [
        cents(sum(paid, days, who('CEASA')) - sum(paid, days, holambra)),
        sum(paid, days, holambra),
      ]),
    /holambra/i,
  ],
  [
    'quanto pago em media por compra no ceasa',
    ({ sum, count }) =>
      [ALL, YEAR, LAST_12, OUT].map((days) => cents(sum(paid, days, who('CEASA')) / count(paid, days, who('CEASA')))),
  ],
  ['maior compra em holambra esse ano', ({ each }) => [each(paid, YEAR, holambra).at(-1)!]],
  ['quantas compras em holambra de junho pra ca', ({ count }) => [count(paid, '2026-06-01..2026-11-21', holambra)]],
  ['flor custou quantos % da venda em outubro', () => null],
  ['mercadoria em outubro quantos % da venda', ({ sum }) => [sum(spent, OUT, cat('mercadorias')) / sum(sold, OUT)]],
  ['edson motoboy semana passada', ({ sum }) => [sum(paid, '2026-11-09..2026-11-15', who('EDSON'))]],
  [
    'entrega em outubro e em setembro quanto',
    ({ sum }) => [
      sum(spent, '2026-09-01..2026-10-31', cat('fretes')),
      cents(sum(spent, OUT, cat('fretes')) - sum(spent, SEP, cat('fretes'))),
      sum(spent, OUT, cat('fretes')),
    ],
  ],
  ['vasos em 2026', ({ sum }) => [sum(paid, YEAR, who('VASOS'))]],
  ['decoração esse ano quanto gastei', ({ sum }) => [sum(paid, YEAR, who('VASOS'))]],
  ['imobiliaria central subiu o aluguel quando e pra quanto', () => [120, 2_020]],
  ['diferença do aluguel velho pro novo', () => [120]],
  ['agua luz e internet somados em outubro', ({ sum }) => [sum(spent, OUT, cat('utilidades'))]],
  ['agua e luz de outubro', ({ sum }) => [sum(paid, OUT, who('ELEKTRO', 'SABESP'))]],
  [
    'qual mes a luz foi mais alta',
    ({ by }) => [ALL, YEAR, LAST_12].map((days) => by(paid, days, byMonth, who('ELEKTRO'))[0]!.value),
  ],
  ['luz nos ultimos 12 meses media', ({ sum }) => [cents(sum(paid, LAST_12, who('ELEKTRO')) / 12)]],
  ['alvara quanto foi', () => [890]],
  ['camara fria nova quanto custou', () => null],
  ['quanto coloquei do meu bolso esse ano', () => [4_000]],
  ['kelly desde que entrou', ({ sum }) => [sum(paid, ALL, who('KELLY'))]],
  [
    'ivani e kelly quanto custam por mes',
    ({ sum }) => [
      sum(paid, OUT, who('IVANI', 'KELLY')),
      cents(sum(paid, YEAR_FULL, who('IVANI', 'KELLY')) / 10),
      cents(sum(paid, LAST_12, who('IVANI', 'KELLY')) / 12),
    ],
  ],
  ['folha esse ano quanto % do faturamento', ({ sum }) => [sum(staff, YEAR) / sum(sold, YEAR)]],
  ['vendas do dia das maes desse ano', ({ sum }) => [sum(sold, '2026-05-10')]],
  ['semana do dia das maes vendi quanto', ({ sum }) => [sum(sold, '2026-05-04..2026-05-10')]],
  [
    'maio foi melhor que abril em quanto',
    ({ sum }) => [
      cents(sum(sold, '2026-05') - sum(sold, '2026-04')),
      cents(sum(profit, '2026-05') - sum(profit, '2026-04')),
    ],
  ],
  [
    'sabado vende quanto em media',
    ({ sum }) => [
      cents(sum(sold, LAST_12, onDays(5)) / 53),
      cents(sum(sold, OUT, onDays(5)) / 5),
      cents(sum(sold, LAST_12, onDays(5)) / 52),
    ],
  ],
  ['domingo em outubro valeu a pena? vendi quanto', () => null],
  ['sextas sabados e domingos de outubro', ({ sum }) => [sum(sold, OUT, onDays(4, 5, 6))]],
  ['de terca a quinta em setembro entrou quanto', ({ sum }) => [sum(cameIn, SEP, onDays(1, 2, 3))]],
  [
    'sabados de setembro contra domingos de setembro',
    ({ sum }) => [cents(sum(sold, SEP, onDays(5)) - sum(sold, SEP, onDays(6)))],
  ],
  ['melhor semana do ano em venda', ({ by }) => [by(sold, YEAR, byWeek)[0]!.value]],
  [
    'quantas semanas do ano faturei menos de 3 mil',
    ({ by }) => [by(sold, YEAR, byWeek).filter(({ value }) => value < 3_000).length],
  ],
  [
    'em quantos dias de outubro vendi acima de 600',
    ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value > 600).length],
  ],
  ['dia que mais vendi em 2026', ({ by }) => [by(sold, YEAR, byDay)[0]!.value]],
  ['lucro dos ultimos 3 meses', ({ sum }) => [sum(profit, '2026-08-01..2026-10-31')]],
  [
    'o lucro de outubro ta abaixo da media dos ultimos 6 meses?',
    ({ sum }) => [cents(sum(profit, OUT) - sum(profit, '2026-04-01..2026-09-30') / 6)],
  ],
  ['custo variavel de outubro', ({ sum }) => [cents(sum(variable, OUT) + sum(paid, OUT, who('VASOS')))]],
  ['ate 15 de novembro vendi quanto', ({ sum }) => [sum(sold, '2026-11-01..2026-11-15')]],
  // As of two months side by side: what was earned.
  [
    'de 1 a 20 de novembro comparado com 1 a 20 de outubro',
    ({ sum }) => [cents(sum(profit, '2026-11-01..2026-11-20') - sum(profit, '2026-10-01..2026-10-20'))],
  ],
  [
    'vendas de novembro ate dia 20 contra mesmo periodo de outubro',
    ({ sum }) => [cents(sum(sold, '2026-11-01..2026-11-20') - sum(sold, '2026-10-01..2026-10-20'))],
  ],
  [
    'quem sao meus maiores clientes de nome',
    ({ by }) => [LAST_12, YEAR, OUT].map((days) => by(sold, days, byParty, not(cat('recebimento-cartao')))[0]!.value),
    /funer[aá]ria/i,
  ],
  [
    'sem cartao quanto recebi em outubro',
    ({ sum }) => [
      sum(received, OUT, not(cat('recebimento-cartao', 'transferencia', 'rendimentos'))),
      sum(sold, OUT, not(cat('recebimento-cartao'))),
      sum(cameIn, OUT, not(cat('recebimento-cartao'))),
    ],
  ],
  [
    'quantos % das vendas é cartao em outubro',
    ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao')) / sum(sold, OUT)],
  ],
  ['saldo total', () => [cents(12_918.33 + 4_377.81)]],
  ['quanto tinha na caixa em 31 de julho', ({ balance }) => [balance('2026-07-31', 'caixa')]],
  [
    'pagamentos acima de 1.500 em setembro quantos',
    ({ count }) => [count(wentOut, SEP, above(1_500)), count(spent, SEP, above(1_500))],
  ],
  [
    'gastei mais que ganhei em setembro?',
    ({ sum }) => [
      sum(profit, SEP),
      cents(sum(cameIn, SEP) - sum(wentOut, SEP)),
      cents(sum(sold, SEP) - sum(spent, SEP)),
      cents(sum(cameIn, SEP) - sum(spent, SEP)),
      cents(sum(received, SEP) - sum(spent, SEP)),
    ],
  ],
  ['quantas rosas vendi', () => null],
]

const FLORIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['holambra em setembro', ({ sum }) => [sum(paid, SEP, holambra)]],
    ['e ceasa', ({ sum }) => [sum(paid, SEP, who('CEASA'))]],
    ['qual das duas subiu mais em outubro', () => null],
    ['quanto foi cada uma em outubro', () => null],
  ],
  [
    ['vendas de outubro', ({ sum }) => [sum(sold, OUT)]],
    ['so o fim de semana', ({ sum }) => [sum(sold, OUT, onDays(5, 6))]],
    ['e de segunda a sexta', ({ sum }) => [sum(sold, OUT, onDays(0, 1, 2, 3, 4))]],
    ['em setembro deu quanto', ({ sum }) => [sum(sold, SEP, onDays(0, 1, 2, 3, 4))]],
  ],
  [
    ['quem mais me comprou esse ano', ({ sum }) => [sum(received, YEAR, who('FUNERARIA'))], /funer[aá]ria/i],
    ['e depois', ({ by }) => [by(sold, YEAR, byParty, not(cat('recebimento-cartao')))[1]!.value]],
    ['e o terceiro', ({ by }) => [by(sold, YEAR, byParty, not(cat('recebimento-cartao')))[2]!.value]],
    [
      'quanto os tres dao juntos',
      ({ by }) => [
        cents(
          by(sold, YEAR, byParty, not(cat('recebimento-cartao')))
            .slice(0, 3)
            .reduce((a, { value }) => a + value, 0),
        ),
      ],
    ],
  ],
  [
    ['quanto gastei com marketing em outubro', ({ sum }) => [sum(spent, OUT, cat('marketing'))]],
    [
      'ta acima do normal?',
      ({ sum }) => {
        const now = sum(spent, OUT, cat('marketing'))
        return [
          cents(now - sum(spent, '2025-10-01..2026-09-30', cat('marketing')) / 12),
          cents(now - sum(spent, '2026-01-01..2026-09-30', cat('marketing')) / 9),
        ]
      },
    ],
    [
      'e frete?',
      ({ sum }) => {
        const now = sum(spent, OUT, cat('fretes'))
        return [
          now,
          cents(now - sum(spent, '2025-10-01..2026-09-30', cat('fretes')) / 12),
          cents(now - sum(spent, '2026-01-01..2026-09-30', cat('fretes')) / 9),
        ]
      },
    ],
    ['quanto deu de frete no ano', ({ sum }) => [sum(spent, YEAR, cat('fretes'))]],
  ],
  [
    ['salario da ivani em outubro', ({ sum }) => [sum(paid, OUT, who('IVANI'))]],
    ['e da kelly', ({ sum }) => [sum(paid, OUT, who('KELLY'))]],
    ['as duas juntas', ({ sum }) => [sum(paid, OUT, who('IVANI', 'KELLY'))]],
    ['quantos % do faturamento', ({ sum }) => [sum(paid, OUT, who('IVANI', 'KELLY')) / sum(sold, OUT)]],
  ],
  [
    ['lucro de setembro', ({ sum }) => [sum(profit, SEP)]],
    ['e de agosto', ({ sum }) => [sum(profit, AUG)]],
    ['qual a diferença', ({ sum }) => [cents(sum(profit, SEP) - sum(profit, AUG))]],
    ['e a margem de setembro', ({ sum }) => [(sum(margin, SEP) - sum(paid, SEP, who('VASOS'))) / sum(sold, SEP)]],
  ],
  [
    ['quanto saiu do nubank em outubro', ({ sum }) => [sum(wentOut, OUT, at('nubank')), sum(spent, OUT, at('nubank'))]],
    [
      'pra quem foi',
      ({ by, sum }) => [sum(wentOut, OUT, at('nubank')), by(wentOut, OUT, byParty, at('nubank'))[0]!.value],
    ],
    ['quanto foi pro ceasa', ({ sum }) => [sum(paid, OUT, who('CEASA'))]],
    ['e em setembro', ({ sum }) => [sum(paid, SEP, who('CEASA'))]],
  ],
  [
    ['despesas fixas de outubro', () => 'any'],
    ['sem o aluguel', () => 'any'],
    ['por categoria', () => 'any'],
    [
      'qual a maior',
      ({ sum, by }) => [
        by(spent, OUT, byCategory, not(cat('aluguel')), (line) =>
          ['utilidades', 'sistemas', 'servicos', 'marketing', 'manutencao', 'veiculos', 'outras-despesas'].includes(
            line.categoria ?? '',
          ),
        )[0]!.value,
        sum(paid, OUT, who('ELEKTRO')),
      ],
    ],
  ],
]

const FLORIST_NOTHING: readonly string[] = [
  'como conservar rosas por mais tempo',
  'qual o significado do lirio',
  'quantos buques fiz no dia das maes',
  'quem inventou o dia dos namorados',
  'a ivani pode tirar ferias em maio?',
  'quanto custa uma camara fria',
  'quanto a funeraria ta me devendo',
  'quantos seguidores ganhei',
]

export const FLORIST_ASKED: ApartSets = {
  'a florist': { company: FLORIST, questions: FLORIST_QUESTIONS, chains: FLORIST_CHAINS, nothing: FLORIST_NOTHING },
}
