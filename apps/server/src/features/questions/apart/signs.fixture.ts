import { SIGNS } from '#src/features/questions/apart/ledgers/signs.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byCategory,
  byDay,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  fixed,
  LAST_12,
  NOW,
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

const ALL = '2025-01-06..2026-11-21'
const Q = ['2026-01-01..2026-03-31', '2026-04-01..2026-06-30', '2026-07-01..2026-09-30'] as const
const best = ({ sum }: Sums, ...days: string[]) => Math.max(...days.map((one) => sum(sold, one)))
const byMonths = ({ by }: Sums, kind: Parameters<Sums['by']>[0], days: string) => by(kind, days, byMonth)

const SIGNS_QUESTIONS: readonly Apart[] = [
  ['qual trimestre de 2026 foi melhor de venda', (s) => [best(s, ...Q)], /3|terceiro|jul|set|2|segundo|1|primeiro/i],
  ['primeiro semestre desse ano vendi qto', ({ sum }) => [sum(sold, '2026-01-01..2026-06-30')]],
  [
    'quais foram os 3 maiores pagamentos que fiz em setembro',
    ({ each }) => {
      const top = each(wentOut, SEP).slice(-3)
      return [cents(top.reduce((a, b) => a + b, 0)), top[2]!]
    },
  ],
  [
    'diferença entre o melhor e o pior mês de venda em 2026',
    (s) => {
      const months = byMonths(s, sold, YEAR_FULL)
      return [cents(months[0]!.value - months.at(-1)!.value)]
    },
  ],
  ['quanto q eu paguei de cemig esse ano', ({ sum }) => [sum(paid, YEAR, who('CEMIG'))]],
  [
    'a luz ta vindo quanto em media',
    ({ sum }) => [cents(sum(paid, LAST_12, who('CEMIG')) / 12), cents(sum(paid, YEAR_FULL, who('CEMIG')) / 10)],
  ],
  ['farma popular ja me rendeu quanto desde o começo', ({ sum }) => [sum(received, ALL, who('FARMA'))]],
  ['do dia 10 ao dia 25 de outubro entrou quanto', ({ sum }) => [sum(cameIn, '2026-10-10..2026-10-25')]],
  ['desde agosto quanto gastei com lona', ({ sum }) => [sum(paid, '2026-08-01..2026-11-21', who('LONAS'))]],
  [
    'desde agosto quanto foi pra lonas e cia',
    ({ sum }) => [sum(paid, '2026-08-01..2026-11-21', who('LONAS')), sum(paid, '2026-08-01..2026-10-31', who('LONAS'))],
  ],
  ['ate agora em novembro ja saiu quanto', ({ sum }) => [sum(wentOut, NOW)]],
  ['tirando os salarios quanto gastei em setembro', ({ sum }) => [sum(spent, SEP, not(cat('salarios')))]],
  [
    'quanto por cento do que eu gasto vai pra salario (outubro)',
    ({ sum }) => [sum(spent, OUT, cat('salarios')) / sum(spent, OUT)],
  ],
  [
    'material pesa quantos % nas vendas de outubro',
    ({ sum }) => [sum(spent, OUT, cat('mercadorias')) / sum(sold, OUT)],
  ],
  ['igor matos recebeu qnto ate hj', ({ sum }) => [sum(paid, ALL, who('IGOR'))]],
  ['qd começou o igor', ({ lines }) => [lines(ALL, [who('IGOR')])[0]!.centavos / 100], /03\/2026|mar/i],
  ['quanto tempo o luiz gustavo nao compra nada', () => null],
  ['luiz gustavo ano passado gastou quanto comigo', ({ sum }) => [sum(received, '2025', who('GUSTAVO'))]],
  ['a prefeitura pagou quantas vezes em 2026', ({ count }) => [count(received, YEAR, who('PREFEITURA'))]],
  [
    'qual cliente mais comprou nesse semestre',
    ({ by }) => [by(sold, '2026-07-01..2026-11-21', byParty, not(cat('recebimento-cartao')))[0]!.value],
  ],
  [
    'ticket médio do bar do tonho',
    ({ each }) => {
      const all = each(received, ALL, who('TONHO'))
      const year = each(received, YEAR, who('TONHO'))
      const last = each(received, LAST_12, who('TONHO'))
      return [all, year, last].map((one) => cents(one.reduce((a, b) => a + b, 0) / one.length))
    },
  ],
  [
    'sabado vende mais que segunda?',
    // There are 53 Saturdays and 52 Mondays: of each the mean.
    ({ sum }) => [cents(cents(sum(sold, LAST_12, onDays(5)) / 53) - cents(sum(sold, LAST_12, onDays(0)) / 52))],
  ],
  ['vendas de segunda a sexta em outubro', ({ sum }) => [sum(sold, OUT, onDays(0, 1, 2, 3, 4))]],
  [
    'vendi mais em outubro desse ano ou em outubro do ano passado',
    ({ sum }) => [cents(sum(sold, OUT) - sum(sold, '2025-10')), sum(sold, OUT), sum(sold, '2025-10')],
  ],
  [
    'em que mes gastei mais com a tecplot',
    ({ by }) => [
      by(paid, ALL, byMonth, who('TECPLOT'))[0]!.value,
      by(paid, YEAR, byMonth, who('TECPLOT'))[0]!.value,
      by(paid, LAST_12, byMonth, who('TECPLOT'))[0]!.value,
    ],
  ],
  ['soma do adobe com o bling no ano', ({ sum }) => [sum(paid, YEAR, who('ADOBE', 'BLING'))]],
  [
    'qnto sobrou em setembro depois de pagar tudo',
    ({ sum }) => [sum(profit, SEP), cents(sum(cameIn, SEP) - sum(wentOut, SEP))],
  ],
  [
    'quantos meses de 2026 deram prejuizo',
    (s) => [byMonths(s, profit, YEAR_FULL).filter(({ value }) => value < 0).length],
  ],
  ['o aluguel aumentou de quanto pra quanto', () => [240, 2_940]],
  ['juros que o banco comeu esse ano', ({ sum }) => [sum(paid, YEAR, cat('juros'))]],
  [
    'instalaçao em setembro e outubro somando',
    ({ sum }) => [sum(paid, '2026-09-01..2026-10-31', who('WELLINGTON', 'ANDAIMES'))],
  ],
  [
    'wellington ganhou mais que o andaimes sete em outubro?',
    ({ sum }) => [
      cents(sum(paid, OUT, who('WELLINGTON')) - sum(paid, OUT, who('ANDAIMES'))),
      sum(paid, OUT, who('WELLINGTON')),
    ],
  ],
  ['que dia de outubro vendi menos', ({ by }) => [by(sold, OUT, byDay).at(-1)!.value]],
  ['devolvi quanto pra imobiliaria esse ano', ({ sum }) => [sum(paid, YEAR, who('IMOBILIARIA'))]],
  [
    'imobiliaria sol nascente, descontando o que devolvi, deu quanto em setembro',
    ({ sum }) => [cents(sum(received, SEP, who('SOL NASCENTE')) - sum(paid, SEP, who('SOL NASCENTE')))],
  ],
  ['quanto tinha no itau dia 31 de agosto', ({ balance }) => [balance('2026-08-31', 'itau')]],
  ['folha de pagamento desse ano por mes em média', ({ sum }) => [cents(sum(staff, YEAR_FULL) / 10)]],
  ['quanto entrou de pix', () => null],
  [
    'qual o maior gasto q nao é salario nem aluguel em outubro',
    ({ by, each }) => [
      by(spent, OUT, byCategory, not(cat('salarios', 'aluguel')))[0]!.value,
      each(spent, OUT, not(cat('salarios', 'aluguel'))).at(-1)!,
    ],
  ],
  ['quanto paguei do emprestimo do sicoob ate hoje', ({ sum }) => [sum(paid, ALL, who('SICOOB'))]],
  [
    'em outubro gastei mais de mil reais com quem',
    ({ by }) => {
      const all = by(paid, OUT, byParty).filter(({ value }) => value > 1_000)
      return [all.length, cents(all.reduce((a, { value }) => a + value, 0)), all[0]!.value]
    },
  ],
  [
    'o custo fixo medio dos ultimos 6 meses',
    ({ sum }) => [cents(sum(fixed, '2026-05-01..2026-10-31', not(who('WELLINGTON', 'ANDAIMES'))) / 6)],
  ],
]

const SIGNS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto foi de tinta coral em agosto', ({ sum }) => [sum(paid, AUG, who('TINTAS'))]],
    ['e setembro', ({ sum }) => [sum(paid, SEP, who('TINTAS'))]],
    ['e os acrilicos', ({ sum }) => [sum(paid, SEP, who('ACRILICOS'))]],
  ],
  [
    ['qual meu melhor mes de venda esse ano', (s) => [byMonths(s, sold, YEAR)[0]!.value]],
    ['e o pior', (s) => [byMonths(s, sold, YEAR_FULL).at(-1)!.value]],
    [
      'qual a diferença',
      (s) => {
        const months = byMonths(s, sold, YEAR_FULL)
        return [cents(months[0]!.value - months.at(-1)!.value)]
      },
    ],
  ],
  [
    ['vendas do ano', ({ sum }) => [sum(sold, YEAR)]],
    ['e no ano passado', ({ sum }) => [sum(sold, '2025'), sum(sold, '2025-01-01..2025-11-21')]],
    ['e só até novembro', ({ sum }) => [sum(sold, '2025-01-01..2025-11-30'), sum(sold, '2025-01-01..2025-11-21')]],
  ],
  [
    ['luiza mendonça comprou quanto em outubro', ({ sum }) => [sum(received, OUT, who('LUIZA'))]],
    ['e o ano todo', ({ sum }) => [sum(received, YEAR, who('LUIZA'))]],
    [
      'isso dá quanto por mes',
      ({ sum }) => [cents(sum(received, YEAR, who('LUIZA')) / 11), cents(sum(received, YEAR_FULL, who('LUIZA')) / 10)],
    ],
  ],
  [
    [
      'saiu quanto do pagbank em outubro',
      ({ sum }) => [sum(wentOut, OUT, at('pagbank')), sum(paid, OUT, at('pagbank'))],
    ],
    ['e entrou', ({ sum }) => [sum(cameIn, OUT, at('pagbank')), sum(received, OUT, at('pagbank'))]],
    ['e no itau', ({ sum }) => [sum(cameIn, OUT, at('itau')), sum(received, OUT, at('itau'))]],
  ],
  [
    ['maior despesa de setembro', ({ by, each }) => [by(spent, SEP, byCategory)[0]!.value, each(spent, SEP).at(-1)!]],
    [
      'tirando ela quanto gastei',
      ({ sum, by, each }) => [
        cents(sum(spent, SEP) - by(spent, SEP, byCategory)[0]!.value),
        cents(sum(spent, SEP) - each(spent, SEP).at(-1)!),
      ],
    ],
    [
      'e em outubro',
      ({ sum, by }) => {
        const one = by(spent, SEP, byCategory)[0]!.name
        return [sum(spent, OUT, not(cat(one)))]
      },
    ],
  ],
  [
    ['gastei quanto com funcionario em outubro', ({ sum }) => [sum(staff, OUT), sum(spent, OUT, cat('salarios'))]],
    [
      'isso é quanto da venda em %',
      ({ sum }) => [sum(staff, OUT) / sum(sold, OUT), sum(spent, OUT, cat('salarios')) / sum(sold, OUT)],
    ],
    [
      'e em setembro',
      ({ sum }) => [sum(staff, SEP) / sum(sold, SEP), sum(spent, SEP, cat('salarios')) / sum(sold, SEP)],
    ],
  ],
  [
    ['quanto vendi no terceiro trimestre', ({ sum }) => [sum(sold, Q[2])]],
    ['e no mesmo periodo do ano passado', ({ sum }) => [sum(sold, '2025-07-01..2025-09-30')]],
    [
      'cresceu quantos por cento',
      ({ sum }) => [
        sum(sold, Q[2]) / sum(sold, '2025-07-01..2025-09-30') - 1,
        cents(sum(sold, Q[2]) - sum(sold, '2025-07-01..2025-09-30')),
      ],
    ],
  ],
]

export const SIGNS_ASKED: ApartSets = {
  'a maker of signs': { company: SIGNS, questions: SIGNS_QUESTIONS, chains: SIGNS_CHAINS, nothing: [] },
}
