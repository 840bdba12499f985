import { STATIONER } from '#src/features/questions/apart/ledgers/stationer.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byCategory,
  byDay,
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
  type Sums,
  sold,
  spent,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-01-02..2026-11-21'
const Q3 = '2026-07-01..2026-09-30'
const named = not(cat('recebimento-cartao'))
const toner = who('RECARGA', 'HP SUP')
const monthly = ({ by }: Sums, kind: Parameters<Sums['by']>[0], days: string) => by(kind, days, byMonth)

const STATIONER_QUESTIONS: readonly Apart[] = [
  ['cartório quanto deixou aqui no terceiro trimestre', ({ sum }) => [sum(received, Q3, who('CARTORIO'))]],
  [
    'secretaria de educaçao qdo pagou a ultima vez',
    ({ lines }) => [lines(ALL, [who('SECRETARIA')]).at(-1)!.centavos / 100],
    /10\/2026/,
  ],
  ['qual o maior pagamento q a secretaria ja fez', ({ each }) => [each(received, ALL, who('SECRETARIA')).at(-1)!]],
  ['qts vezes a secretaria comprou em 2026', ({ count }) => [count(received, YEAR, who('SECRETARIA'))]],
  ['gasto total com toner e tinta no ano', ({ sum }) => [sum(spent, YEAR, toner)]],
  [
    'toner ta pesando quantos por cento do faturamento em outubro',
    ({ sum }) => [sum(spent, OUT, toner) / sum(sold, OUT)],
  ],
  ['qual mes de 2026 gastei menos com toner', ({ by }) => [by(spent, YEAR_FULL, byMonth, toner).at(-1)!.value]],
  ['xerox locação quanto ja foi desde janeiro', ({ sum }) => [sum(paid, YEAR, who('XEROX LOC'))]],
  ['leandro e leonardo xavier pagaram quanto juntos em outubro', ({ sum }) => [sum(received, OUT, who('XAVIER'))]],
  [
    'leonardo pagou mais que o leandro esse ano?',
    ({ sum }) => [cents(sum(received, YEAR, who('LEONARDO')) - sum(received, YEAR, who('LEANDRO')))],
  ],
  ['faz quanto tempo q a engenharia pilar nao compra', () => 'any', /06\/2026/],
  ['media de venda por dia em outubro sem contar domingo', () => null],
  ['vendi quanto por dia útil em outubro', () => 'any'],
  ['qual semana de outubro vendeu mais', ({ by }) => [by(sold, OUT, byWeek)[0]!.value]],
  [
    'depois do dia 20 de outubro entrou quanto',
    ({ sum }) => [sum(cameIn, '2026-10-21..2026-10-31'), sum(cameIn, '2026-10-21..2026-11-21')],
  ],
  ['antes do dia 10 de outubro saiu quanto', ({ sum }) => [sum(wentOut, '2026-10-01..2026-10-09')]],
  ['quanto paguei pra beatriz, de junho pra cá', ({ sum }) => [sum(paid, '2026-06-01..2026-11-21', who('BEATRIZ'))]],
  ['o wesley recebeu quanto no total antes de sair', ({ sum }) => [sum(paid, ALL, who('WESLEY'))]],
  [
    'tirei quanto da empresa esse ano (prolabore + lucro)',
    ({ sum }) => [cents(sum(spent, YEAR, cat('pro-labore')) + sum(paid, YEAR, cat('lucros')))],
  ],
  [
    '4 ultimas notas da tilibra',
    ({ lines }) => [
      cents(
        lines(ALL, [who('TILIBRA')])
          .slice(-4)
          .reduce((a, { centavos }) => a - centavos, 0) / 100,
      ),
    ],
  ],
  [
    'tilibra ta mais cara q ano passado?',
    ({ sum }) => [
      cents(sum(paid, '2026-01-01..2026-11-21', who('TILIBRA')) - sum(paid, '2025-01-01..2025-11-21', who('TILIBRA'))),
    ],
  ],
  [
    'atacadao do papel menos bic em outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('ATACADAO')) - sum(paid, OUT, who('BIC')))],
  ],
  ['comprei da bic quantas vezes desde o começo', ({ count }) => [count(paid, ALL, who('BIC'))]],
  [
    'qual trimestre desse ano deu mais lucro',
    ({ sum }) => [
      Math.max(
        ...['2026-01-01..2026-03-31', '2026-04-01..2026-06-30', Q3, '2026-10-01..2026-11-21'].map((d) =>
          sum(profit, d),
        ),
      ),
    ],
  ],
  [
    'diferença da maior pra menor venda mensal de 2026',
    (s) => [cents(monthly(s, sold, YEAR_FULL)[0]!.value - monthly(s, sold, YEAR_FULL).at(-1)!.value)],
  ],
  [
    'as 3 maiores despesas de agosto somadas dao quanto',
    ({ by, each }) => [
      cents(
        by(spent, AUG, byCategory)
          .slice(0, 3)
          .reduce((a, { value }) => a + value, 0),
      ),
      cents(
        each(spent, AUG)
          .slice(-3)
          .reduce((a, b) => a + b, 0),
      ),
    ],
  ],
  ['nao contando emprestimo quanto saiu em setembro', ({ sum }) => [sum(wentOut, SEP, not(cat('parcela-emprestimo')))]],
  ['quanto foi pro governo em outubro (imposto e fgts)', ({ sum }) => [sum(paid, OUT, who('DAS SIMPLES', 'FGTS'))]],
  ['venda de terça a quinta em setembro', ({ sum }) => [sum(sold, SEP, onDays(1, 2, 3))]],
  [
    'quantos dias de outubro vendi menos de 300',
    ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value < 300).length],
  ],
  [
    'quando bati 100 mil de faturamento esse ano',
    (s) => {
      let total = 0
      for (const { value } of s.by(sold, YEAR, byDay).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        total += value
        if (total >= 100_000) return [cents(total)]
      }
      return null
    },
  ],
  ['maior tempo sem vender pro leandro', () => 'any'],
  [
    'creche arco iris, tirando o que devolvi, em setembro',
    ({ sum }) => [cents(sum(received, SEP, who('CRECHE')) - sum(paid, SEP, who('CRECHE')))],
  ],
  ['qual conta entrou mais dinheiro em outubro', ({ by }) => [by(cameIn, OUT, (l) => l.conta)[0]!.value]],
  ['tem quanto na ton agora', () => [1_905.66]],
  ['quanto eu tinha no total no começo de outubro', ({ balance }) => [balance('2026-09-30')]],
  ['paguei copel em agosto?', ({ sum }) => [sum(paid, AUG, who('COPEL'))]],
  ['de quanto foi a conta de agua de setembro', ({ sum }) => [sum(paid, SEP, who('SANEPAR'))]],
  [
    'qual o gasto medio mensal com energia',
    ({ sum }) => [cents(sum(paid, LAST_12, who('COPEL')) / 12), cents(sum(paid, YEAR_FULL, who('COPEL')) / 10)],
  ],
  [
    'clientes q pagaram em agosto e nao pagaram em setembro',
    ({ by }) => {
      const aug = by(sold, AUG, byParty, named).map(({ name }) => name)
      const sep = by(sold, SEP, byParty, named).map(({ name }) => name)
      return [aug.filter((one) => !sep.includes(one)).length]
    },
  ],
  ['esse mes ja vendi mais que a metade do mes passado?', () => null],
  ['quanto lucrei no ano passado inteiro', ({ sum }) => [sum(profit, '2025')]],
]

const STATIONER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['gastei quanto com mercadoria em setembro', ({ sum }) => [sum(spent, SEP, cat('mercadorias'))]],
    ['so da tilibra', ({ sum }) => [sum(paid, SEP, who('TILIBRA'))]],
    ['e no mesmo mes do ano passado', ({ sum }) => [sum(paid, '2025-09', who('TILIBRA'))]],
  ],
  [
    ['qual dia de outubro vendi mais', ({ by }) => [by(sold, OUT, byDay)[0]!.value]],
    ['e menos', ({ by }) => [by(sold, OUT, byDay).at(-1)!.value]],
    [
      'diferença entre os dois',
      ({ by }) => [cents(by(sold, OUT, byDay)[0]!.value - by(sold, OUT, byDay).at(-1)!.value)],
    ],
  ],
  [
    ['lucro de agosto', ({ sum }) => [sum(profit, AUG)]],
    ['e de setembro', ({ sum }) => [sum(profit, SEP)]],
    ['e a media dos dois', ({ sum }) => [cents((sum(profit, AUG) + sum(profit, SEP)) / 2)]],
  ],
  [
    ['quanto a advocacia pagou esse ano', ({ sum }) => [sum(received, YEAR, who('ADVOCACIA'))]],
    [
      'isso é quanto % do total',
      ({ sum }) => [
        sum(received, YEAR, who('ADVOCACIA')) / sum(cameIn, YEAR),
        sum(received, YEAR, who('ADVOCACIA')) / sum(sold, YEAR),
      ],
    ],
    [
      'e o cartorio',
      ({ sum }) => [
        sum(received, YEAR, who('CARTORIO')) / sum(cameIn, YEAR),
        sum(received, YEAR, who('CARTORIO')) / sum(sold, YEAR),
      ],
    ],
  ],
  [
    ['vendas de segunda em outubro', ({ sum }) => [sum(sold, OUT, onDays(0))]],
    ['e terça', ({ sum }) => [sum(sold, OUT, onDays(1))]],
    ['e setembro', ({ sum }) => [sum(sold, SEP, onDays(1))]],
  ],
  [
    [
      '3 maiores pagamentos de setembro',
      ({ each }) => [
        cents(
          each(wentOut, SEP)
            .slice(-3)
            .reduce((a, b) => a + b, 0),
        ),
      ],
    ],
    [
      'e de outubro',
      ({ each }) => [
        cents(
          each(wentOut, OUT)
            .slice(-3)
            .reduce((a, b) => a + b, 0),
        ),
      ],
    ],
    ['qual foi o maior', ({ each }) => [each(wentOut, OUT).at(-1)!]],
  ],
  [
    ['quanto paguei de aluguel em 2025', ({ sum }) => [sum(spent, '2025', cat('aluguel'))]],
    ['e em 2026', ({ sum }) => [sum(spent, YEAR, cat('aluguel'))]],
    [
      'por mes da quanto',
      ({ sum }) => [cents(sum(spent, YEAR_FULL, cat('aluguel')) / 10), cents(sum(spent, YEAR, cat('aluguel')) / 11)],
    ],
  ],
  [
    ['entrou quanto em novembro', ({ sum }) => [sum(cameIn, NOW)]],
    [
      'e ate o mesmo dia de outubro',
      ({ sum }) => [sum(cameIn, '2026-10-01..2026-10-21'), sum(cameIn, '2026-10-01..2026-10-20')],
    ],
  ],
]

export const STATIONER_ASKED: ApartSets = {
  'a stationer': { company: STATIONER, questions: STATIONER_QUESTIONS, chains: STATIONER_CHAINS, nothing: [] },
}
