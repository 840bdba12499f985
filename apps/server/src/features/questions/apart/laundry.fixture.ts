import { LAUNDRY } from '#src/features/questions/apart/ledgers/laundry-brewery.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
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
  type Sums,
  sold,
  spent,
  staff,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-06-02..2026-11-21'
const LAST_WEEK = '2026-11-09..2026-11-15'
const THREE = '2026-07-01..2026-09-30'
const JUN_OUT = '2026-06-01..2026-10-31'
const means = ({ sum }: Sums, kind: Parameters<Sums['sum']>[0], ...picks: Parameters<Sums['sum']>[2][]) => [
  sum(kind, YEAR_FULL, ...picks) / 10,
  sum(kind, '2026-01-01..2026-09-30', ...picks) / 9,
  sum(kind, LAST_12, ...picks) / 12,
  sum(kind, '2025-10-01..2026-09-30', ...picks) / 12,
  sum(kind, THREE, ...picks) / 3,
  sum(kind, '2025-07-01..2026-10-31', ...picks) / 16,
]

const LAUNDRY_QUESTIONS: readonly Apart[] = [
  ['quanto o hotel mirante pagou em outubro', ({ sum }) => [sum(received, OUT, who('MIRANTE'))]],
  ['hotel mirante mes a mes esse ano', ({ sum }) => [sum(received, YEAR, who('MIRANTE'))]],
  [
    'quanto veio do hotel a mais em outubro que em setembro',
    ({ sum }) => [cents(sum(received, OUT, who('MIRANTE')) - sum(received, SEP, who('MIRANTE')))],
  ],
  ['conta de luz de outubro', ({ sum }) => [sum(paid, OUT, who('CEMIG'))]],
  [
    'luz subiu quanto de agosto pra outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('CEMIG')) - sum(paid, AUG, who('CEMIG')))],
  ],
  ['agua desse ano todo quanto deu', ({ sum }) => [sum(paid, YEAR, who('COPASA'))]],
  [
    'em qual mes a agua veio mais cara',
    ({ by }) => [YEAR, ALL, LAST_12].map((days) => by(paid, days, byMonth, who('COPASA'))[0]!.value),
  ],
  [
    'a luz de outubro ta acima da media?',
    (s) => {
      const now = s.sum(paid, OUT, who('CEMIG'))
      return [now, ...means(s, paid, who('CEMIG')).map((mean) => cents(now - mean))]
    },
  ],
  ['quanto pago de aluguel a mais depois do reajuste', () => [170, 1_020]],
  ['em que mes o aluguel aumentou', () => [170, 2_920], /06\/2026|jun/i],
  ['ipva quanto foi', () => [1_840]],
  ['seguro e alvara esse ano', () => [2_900]],
  [
    'quanto gasto por ano com a rosangela',
    ({ sum }) => [sum(paid, YEAR, who('ROSANGELA')), sum(paid, LAST_12, who('ROSANGELA'))],
  ],
  ['quanto foi o decimo terceiro da rosangela', () => null],
  ['salario da rosangela mais o da edilene em outubro', ({ sum }) => [sum(paid, OUT, who('ROSANGELA', 'EDILENE'))]],
  [
    'quanto custa a equipe por mes em media',
    (s) => [...means(s, staff), s.sum(staff, YEAR) / 11, ...means(s, staff, not(cat('pro-labore')))].map(cents),
  ],
  [
    'faturamento de outubro contra os 3 anteriores',
    ({ sum }) => [cents(sum(sold, OUT) - sum(sold, THREE) / 3), sum(sold, OUT)],
  ],
  [
    'vendas de sabado comparado com sexta em outubro',
    ({ sum }) => [cents(sum(sold, OUT, onDays(5)) - sum(sold, OUT, onDays(4))), sum(sold, OUT, onDays(5))],
  ],
  ['de segunda a quinta em outubro vendi quanto', ({ sum }) => [sum(sold, OUT, onDays(0, 1, 2, 3))]],
  ['primeira quinzena de outubro vendi quanto', ({ sum }) => [sum(sold, '2026-10-01..2026-10-15')]],
  ['quimica brilho quantas compras fiz esse ano', ({ count }) => [count(paid, YEAR, who('QUIMICA'))]],
  [
    'qual foi a compra mais alta na quimica',
    ({ each }) => [ALL, YEAR, LAST_12, OUT].map((days) => each(paid, days, who('QUIMICA')).at(-1)!),
  ],
  ['quanto gastei com o junior', ({ sum }) => [OUT, YEAR, ALL].map((days) => sum(paid, days, who('JUNIOR')))],
  [
    'media de cada pagamento pro junior esse ano',
    ({ sum, count }) => [cents(sum(paid, YEAR, who('JUNIOR')) / count(paid, YEAR, who('JUNIOR')))],
  ],
  ['taxa do mercado livre em outubro', ({ sum }) => [sum(paid, OUT, who('LIVRE'))]],
  ['quanto o mercado livre repassou esse ano', ({ sum }) => [sum(received, YEAR, who('LIVRE'))]],
  [
    'mercado livre em outubro ja descontada a taxa',
    ({ sum }) => [cents(sum(received, OUT, who('LIVRE')) - sum(paid, OUT, who('LIVRE')))],
  ],
  ['quanto a stone me comeu de taxa no ano', ({ sum }) => [sum(paid, YEAR, who('STONE'))]],
  [
    'quantos % a stone leva das vendas no cartao em outubro',
    ({ sum }) => [sum(paid, OUT, who('STONE')) / sum(received, OUT, who('STONE'))],
  ],
  ['clinica santa lucia ja pagou quanto desde que entrou', ({ sum }) => [sum(received, ALL, who('SANTA LUCIA'))]],
  [
    'quando foi a ultima vez que a academia pagou',
    ({ each }) => [each(received, '2026-07', who('ACADEMIA')).at(-1)!],
    /27\/0?7\/2026/,
  ],
  ['quem deixou de ser cliente', () => 'any', /academia/i],
  ['faturamento de outubro sem o hotel e a pousada', ({ sum }) => [sum(sold, OUT, not(who('MIRANTE', 'POUSADA')))]],
  [
    'quantos por cento do faturamento vem do hotel mirante esse ano',
    ({ sum }) => [sum(received, YEAR, who('MIRANTE')) / sum(sold, YEAR)],
  ],
  [
    'tirando a parcela do emprestimo quanto saiu em outubro',
    ({ sum }) => [sum(wentOut, OUT, not(cat('parcela-emprestimo')))],
  ],
  ['qto paguei de emprestimo ate agora', ({ sum }) => [sum(paid, ALL, cat('parcela-emprestimo'))]],
  ['quantas parcelas do emprestimo ja foram', ({ count }) => [count(paid, ALL, cat('parcela-emprestimo'))]],
  ['lucro de outubro sem descontar meu pro labore', ({ sum }) => [cents(sum(profit, OUT) + 3_000)]],
  ['secadora nova custou quanto', () => [14_800]],
  [
    'quanto entrou na gaveta em outubro',
    ({ sum }) => [sum(cameIn, OUT, at('gaveta')), sum(received, OUT, at('gaveta'))],
  ],
  [
    'o que saiu do mercado pago semana passada',
    ({ sum }) => [sum(wentOut, LAST_WEEK, at('mp')), sum(spent, LAST_WEEK, at('mp'))],
  ],
  [
    'gasto com gasolina por semana em outubro',
    ({ sum }) => {
      const all = sum(spent, OUT, cat('veiculos'))
      return [cents((all * 7) / 31), cents(all / 4), cents(all / 5)]
    },
  ],
  [
    'quantas semanas de outubro vendi mais de 6 mil',
    ({ by }) => [by(sold, OUT, byWeek).filter(({ value }) => value > 6_000).length],
  ],
  ['melhor semana de outubro', ({ by }) => [by(sold, OUT, byWeek)[0]!.value, by(profit, OUT, byWeek)[0]!.value]],
  ['produto quimico em 2026', ({ sum }) => [sum(paid, YEAR, who('QUIMICA'))]],
  ['costura em outubro', ({ sum }) => [sum(paid, OUT, who('NEIDE'))]],
  ['quanto paguei pra neide de janeiro a junho', ({ sum }) => [sum(paid, '2026-01-01..2026-06-30', who('NEIDE'))]],
  ['luciana e luciano juntos em setembro', ({ sum }) => [sum(received, SEP, who('LUCIANA', 'LUCIANO'))]],
  [
    'gastos acima de mil em setembro',
    ({ sum, count }) => [
      sum(spent, SEP, above(1_000)),
      sum(wentOut, SEP, above(1_000)),
      count(spent, SEP, above(1_000)),
      count(wentOut, SEP, above(1_000)),
    ],
  ],
  ['pq sobrou menos em outubro', ({ sum }) => [sum(profit, OUT), cents(sum(profit, OUT) - sum(profit, SEP))]],
  [
    'mes q menos faturei em 2026',
    ({ by }) => [by(sold, YEAR_FULL, byMonth).at(-1)!.value, by(sold, YEAR, byMonth).at(-1)!.value],
  ],
  ['quantos dias abri em outubro', () => null],
  ['tenho quanto somando santander e mercado pago', () => [37_322.75]],
  ['saldo do santander no dia 30/09', ({ balance }) => [balance('2026-09-30', 'santander')]],
  ['quanto vou pagar de luz mes que vem', () => null],
  [
    'imposto em cima do faturamento de outubro em %',
    ({ sum }) => [sum(paid, OUT, cat('impostos-vendas')) / sum(sold, OUT)],
  ],
  ['ticket medio de outubro', () => null],
  ['posto avenida entre 1 e 15 de outubro', ({ sum }) => [sum(paid, '2026-10-01..2026-10-15', who('POSTO'))]],
  ['ano passado vendi quanto de junho a dezembro', ({ sum }) => [sum(sold, '2025-06-02..2025-12-31')]],
  [
    'de junho a outubro vendi mais esse ano ou ano passado',
    ({ sum }) => [
      cents(sum(sold, JUN_OUT) - sum(sold, '2025-06-01..2025-10-31')),
      sum(sold, JUN_OUT),
      sum(sold, '2025-06-01..2025-10-31'),
    ],
  ],
]

const LAUNDRY_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com o junior em outubro', ({ sum }) => [sum(paid, OUT, who('JUNIOR'))]],
    ['e em setembro', ({ sum }) => [sum(paid, SEP, who('JUNIOR'))]],
    ['soma os dois', ({ sum }) => [cents(sum(paid, OUT, who('JUNIOR')) + sum(paid, SEP, who('JUNIOR')))]],
    ['e a quimica nos mesmos meses', ({ sum }) => [cents(sum(paid, '2026-09+2026-10', who('QUIMICA')))]],
  ],
  [
    ['luz em outubro', ({ sum }) => [sum(paid, OUT, who('CEMIG'))]],
    ['e agua?', ({ sum }) => [sum(paid, OUT, who('COPASA'))]],
    [
      'qual das duas foi maior',
      ({ sum }) => [cents(sum(paid, OUT, who('CEMIG')) - sum(paid, OUT, who('COPASA'))), sum(paid, OUT, who('CEMIG'))],
    ],
    [
      'e em agosto?',
      ({ sum }) => [cents(sum(paid, AUG, who('CEMIG')) - sum(paid, AUG, who('COPASA'))), sum(paid, AUG, who('CEMIG'))],
    ],
  ],
  [
    ['quem mais me pagou esse ano', ({ sum }) => [sum(received, YEAR, who('MIRANTE'))], /mirante/i],
    [
      'da quanto por mes',
      ({ sum }) => [
        cents(sum(received, YEAR_FULL, who('MIRANTE')) / 10),
        cents(sum(received, YEAR, who('MIRANTE')) / 11),
        sum(received, YEAR, who('MIRANTE')),
      ],
    ],
    [
      'e a pousada?',
      ({ sum }) => [
        cents(sum(received, YEAR_FULL, who('POUSADA')) / 10),
        cents(sum(received, YEAR, who('POUSADA')) / 11),
        sum(received, YEAR, who('POUSADA')),
      ],
    ],
    ['quanto ela pagou so em outubro', ({ sum }) => [sum(received, OUT, who('POUSADA'))]],
  ],
  [
    [
      'quanto saiu da conta do mercado pago em setembro',
      ({ sum }) => [sum(wentOut, SEP, at('mp')), sum(spent, SEP, at('mp'))],
    ],
    ['pra quem foi mais', ({ by }) => [by(wentOut, SEP, byParty, at('mp'))[0]!.value]],
    ['e em outubro?', ({ by }) => [by(wentOut, OUT, byParty, at('mp'))[0]!.value]],
    ['e do santander?', ({ by }) => [by(wentOut, OUT, byParty, at('santander'))[0]!.value]],
  ],
  [
    ['faturei quanto em outubro', ({ sum }) => [sum(sold, OUT)]],
    ['e o lucro', ({ sum }) => [sum(profit, OUT)]],
    ['por que mudou', ({ sum }) => [sum(profit, OUT), cents(sum(profit, OUT) - sum(profit, SEP))]],
    // After 'por que mudou': its level, or how it changed.
    [
      'e a margem como ficou',
      ({ sum }) => {
        // Sewing is a variable cost of its own.
        const share = (days: string) => (sum(margin, days) - sum(paid, days, who('NEIDE'))) / sum(sold, days)
        return [share(OUT), share(OUT) - share(SEP)]
      },
    ],
  ],
  [
    ['gasto com pessoal em setembro', ({ sum }) => [sum(staff, SEP)]],
    ['so os salarios', ({ sum }) => [sum(spent, SEP, cat('salarios'))]],
    ['e o da edilene', ({ sum }) => [sum(paid, SEP, who('EDILENE'))]],
    ['e o da rosangela em outubro', ({ sum }) => [sum(paid, OUT, who('ROSANGELA'))]],
  ],
  [
    ['vendas de sabado em outubro', ({ sum }) => [sum(sold, OUT, onDays(5))]],
    ['e de sexta', ({ sum }) => [sum(sold, OUT, onDays(4))]],
    [
      'qual deu mais',
      ({ sum }) => [
        cents(sum(sold, OUT, onDays(5)) - sum(sold, OUT, onDays(4))),
        sum(sold, OUT, onDays(5)),
        sum(sold, OUT, onDays(4)),
      ],
    ],
    [
      'e em setembro',
      ({ sum }) => [
        cents(sum(sold, SEP, onDays(5)) - sum(sold, SEP, onDays(4))),
        sum(sold, SEP, onDays(5)),
        sum(sold, SEP, onDays(4)),
      ],
    ],
  ],
  [
    [
      'quanto foi de taxa de cartao em outubro',
      ({ sum }) => [sum(paid, OUT, cat('taxas-cartao')), sum(paid, OUT, who('STONE'))],
    ],
    ['e no ano', ({ sum }) => [sum(paid, YEAR, cat('taxas-cartao')), sum(paid, YEAR, who('STONE'))]],
    [
      'por mes em media',
      ({ sum }) => [
        cents(sum(paid, YEAR_FULL, cat('taxas-cartao')) / 10),
        cents(sum(paid, YEAR, cat('taxas-cartao')) / 11),
      ],
    ],
    ['qual mes foi maior', ({ by }) => [by(paid, YEAR, byMonth, cat('taxas-cartao'))[0]!.value]],
  ],
]

const LAUNDRY_NOTHING: readonly string[] = [
  'como tira mancha de vinho de lencol',
  'quantos quilos de roupa lavei em outubro',
  'qual maquina de lavar industrial é melhor',
  'quando a rosangela entra de ferias',
  'quanto o hotel me deve',
  'vai chover amanha',
  'quantas toalhas perdi esse mes',
  'preço do quilo de roupa na concorrencia',
]

export const LAUNDRY_ASKED: ApartSets = {
  'a laundry': { company: LAUNDRY, questions: LAUNDRY_QUESTIONS, chains: LAUNDRY_CHAINS, nothing: LAUNDRY_NOTHING },
}
