import { DAIRY } from '#src/features/questions/apart/ledgers/dairy-vans.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  below,
  buyers,
  byCategory,
  byDay,
  byMonth,
  byParty,
  byWeek,
  cameIn,
  cat,
  cents,
  fixed,
  LAST_12,
  margin,
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

const ALL = '2025-02-01..2026-11-21'
const vet = who('HEITOR')
const racao = who('RACOES')

const DAIRY_QUESTIONS: readonly Apart[] = [
  ['quanto o laticinio me pagou de leite em outubro', ({ sum }) => [sum(received, OUT, who('LATICINIO'))]],
  [
    'laticinio pagou menos em outubro do que em setembro?',
    ({ sum }) => [cents(sum(received, OUT, who('LATICINIO')) - sum(received, SEP, who('LATICINIO')))],
  ],
  [
    'media do que o laticinio paga por mes',
    ({ sum }) => [
      cents(sum(received, LAST_12, who('LATICINIO')) / 12),
      cents(sum(received, YEAR_FULL, who('LATICINIO')) / 10),
    ],
  ],
  [
    'em que mes desse ano o laticinio pagou melhor',
    ({ by }) => [by(received, YEAR, byMonth, who('LATICINIO'))[0]!.value],
  ],
  ['quanto gastei de racao no ano', ({ sum }) => [sum(paid, YEAR, racao)]],
  [
    'racao de outubro mais cara que de agosto quanto',
    ({ sum }) => [cents(sum(paid, OUT, racao) - sum(paid, AUG, racao))],
  ],
  [
    'agroleste e pioneira juntas no ultimo trimestre',
    ({ sum }) => [
      sum(paid, '2026-07-01..2026-09-30', who('AGROLESTE', 'RACOES')),
      sum(paid, '2026-08-01..2026-10-31', who('AGROLESTE', 'RACOES')),
    ],
  ],
  ['quantas vezes comprei na cooperativa esse ano', ({ count }) => [count(paid, YEAR, who('COOPERATIVA'))]],
  ['quanto paguei de veterinario nos ultimos 3 meses', ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', vet)]],
  [
    'o dr heitor cobrou quanto em media por mes esse ano',
    ({ sum }) => [cents(sum(paid, YEAR_FULL, vet) / 10), cents(sum(paid, YEAR, vet) / 11)],
  ],
  ['vacina quanto gastei', () => null],
  ['o veterinario pesou quanto % no que gastei em outubro', ({ sum }) => [sum(paid, OUT, vet) / sum(spent, OUT)]],
  ['diesel em outubro foi quanto', ({ sum }) => [sum(spent, OUT, cat('veiculos'))]],
  [
    'quanto deixo no posto boiadeiro por semana',
    ({ sum }) => [LAST_12, YEAR, OUT].map((days, i) => cents((sum(paid, days, who('POSTO')) * 7) / [365, 325, 31][i]!)),
  ],
  [
    'luz do sitio em outubro comparada com outubro do ano passado',
    ({ sum }) => [cents(sum(paid, OUT, who('CEMIG')) - sum(paid, '2025-10', who('CEMIG')))],
  ],
  [
    'a cemig de setembro veio fora do normal?',
    ({ sum }) => {
      const now = sum(paid, SEP, who('CEMIG'))
      return [
        cents(now - sum(paid, '2025-09-01..2026-08-31', who('CEMIG')) / 12),
        cents(now - sum(paid, '2026-01-01..2026-08-31', who('CEMIG')) / 8),
        now,
      ]
    },
  ],
  ['o arrendamento subiu pra quanto', () => null],
  ['quando o aluguel do jose diniz aumentou e quanto', () => [150, 1_350], /07\/2026|jul/i],
  ['quanto custou o trator', () => [27_500]],
  ['quanto ja paguei de pronaf', ({ sum }) => [sum(paid, ALL, cat('parcela-emprestimo'))]],
  ['quanto peguei no pronaf', () => [25_000]],
  ['parcela do pronaf de outubro', () => [1_120.7]],
  ['itr desse ano', () => [390]],
  ['quanto de funrural ate agora em 2026', ({ sum }) => [sum(paid, YEAR, who('FUNRURAL'))]],
  [
    'funrural leva quantos por cento da venda em outubro',
    ({ sum }) => [sum(paid, OUT, who('FUNRURAL')) / sum(sold, OUT)],
  ],
  ['inss de outubro', ({ sum }) => [sum(paid, OUT, who('INSS')), sum(paid, OUT, cat('encargos'))]],
  ['seguro da mapfre foi quanto e quando', () => [1_980], /04\/2026/],
  ['tiao do leite recebeu quanto de frete em setembro', ({ sum }) => [sum(paid, SEP, who('TIAO DO'))]],
  [
    'quanto paguei pro tiao e pra cleusa em outubro',
    ({ sum }) => [sum(paid, OUT, who('SEBASTIAO', 'CLEUSA')), sum(paid, OUT, who('TIAO DO', 'CLEUSA'))],
  ],
  ['sebastiao e cleusa esse ano quanto deu cada um', () => 'any'],
  ['diarista quantas vezes em 2026', ({ count }) => [count(paid, YEAR, who('DIARISTA'))]],
  [
    'quanto vai pra familia rocha por mes',
    ({ sum }) => [
      cents(sum(paid, LAST_12, who('ROCHA')) / 12),
      cents(sum(paid, YEAR_FULL, who('ROCHA')) / 10),
      sum(paid, OUT, who('ROCHA')),
    ],
  ],
  ['venda de boi esse ano', ({ sum }) => [sum(received, YEAR, who('ADEMIR')), sum(sold, YEAR, cat('outras-receitas'))]],
  [
    'ademir boiadeiro comprou quando pela ultima vez',
    ({ each }) => [each(received, OUT, who('ADEMIR')).at(-1)!],
    /12\/10\/2026/,
  ],
  ['feira de sabado rendeu quanto em outubro', () => null],
  [
    'cartao no fim de semana em outubro quanto foi',
    ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao'), onDays(5, 6))],
  ],
  [
    'vendi mais no sabado ou no domingo em outubro',
    ({ sum }) => [
      cents(sum(sold, OUT, onDays(5)) - sum(sold, OUT, onDays(6))),
      sum(sold, OUT, onDays(5)),
      sum(sold, OUT, onDays(6)),
    ],
  ],
  [
    'domingos de agosto setembro e outubro quanto deu',
    ({ sum }) => [sum(sold, '2026-08-01..2026-10-31', onDays(6)), sum(cameIn, '2026-08-01..2026-10-31', onDays(6))],
  ],
  [
    'quantos sabados de outubro passaram de mil',
    ({ by }) => [by(sold, OUT, byDay, onDays(5)).filter(({ value }) => value > 1_000).length],
  ],
  [
    'quantas semanas de setembro ficaram abaixo de 5 mil',
    ({ by }) => [by(sold, SEP, byWeek).filter(({ value }) => value < 5_000).length],
  ],
  ['quem comprava e parou', () => 'any', /santa rita/i],
  [
    'cliente novo esse semestre teve?',
    (s) => {
      const before = buyers(s, '2025-02-01..2026-06-30')
      return [buyers(s, '2026-07-01..2026-11-21').filter((name) => !before.includes(name)).length]
    },
    /mineiro/i,
  ],
  [
    'dependo quanto do laticinio? em % do que vendi no ano',
    ({ sum }) => [sum(received, YEAR, who('LATICINIO')) / sum(sold, YEAR)],
  ],
  ['sem o laticinio vendi quanto em outubro', ({ sum }) => [sum(sold, OUT, not(who('LATICINIO')))]],
  ['lucro de outubro', ({ sum }) => [sum(profit, OUT)]],
  ['deu lucro ou prejuizo em agosto', ({ sum }) => [sum(profit, AUG)]],
  [
    'meses no vermelho esse ano',
    ({ by }) => [YEAR, YEAR_FULL].map((days) => by(profit, days, byMonth).filter(({ value }) => value < 0).length),
  ],
  ['quanto sobrou antes de tirar meu pro labore em setembro', ({ sum }) => [cents(sum(profit, SEP) + 3_500)]],
  [
    'despesa fixa mensal media',
    ({ sum }) => [
      // The vet's own category is a variable cost.
      cents(sum(fixed, LAST_12, not(vet)) / 12),
      cents(sum(fixed, YEAR_FULL, not(vet)) / 10),
      cents((sum(fixed, LAST_12, not(vet)) + sum(staff, LAST_12)) / 12),
    ],
  ],
  [
    'qual conta pesou mais em outubro',
    ({ by, each }) => [
      by(spent, OUT, byCategory)[0]!.value,
      each(spent, OUT).at(-1)!,
      by(paid, OUT, byParty)[0]!.value,
    ],
  ],
  [
    'maiores fornecedores do ano, os 3',
    ({ by, supplied }) => [
      cents(
        by(paid, YEAR, byParty, supplied)
          .slice(0, 3)
          .reduce((a, { value }) => a + value, 0),
      ),
    ],
    /agroleste/i,
  ],
  [
    'gastos menores que 100 reais em outubro',
    ({ sum, count }) => [
      sum(spent, OUT, below(100)),
      sum(wentOut, OUT, below(100)),
      count(spent, OUT, below(100)),
      count(wentOut, OUT, below(100)),
    ],
  ],
  [
    'pagamentos entre mil e 3 mil em setembro',
    ({ sum, count }) => {
      const some = [above(999.99), below(3_000.01)] as const
      return [
        sum(wentOut, SEP, ...some),
        sum(spent, SEP, ...some),
        count(wentOut, SEP, ...some),
        count(spent, SEP, ...some),
      ]
    },
  ],
  ['quanto tem no bradesco e no sicoob', () => [cents(44_902.18 + 7_781.4)]],
  ['saldo do sicoob dia 15/10', ({ balance }) => [balance('2026-10-15', 'sicoob')]],
  [
    'quanto entrou no bradesco de 1 a 15 de outubro',
    ({ sum }) => [sum(cameIn, '2026-10-01..2026-10-15', at('bradesco'))],
  ],
  ['quanto saiu ontem', ({ sum }) => [sum(wentOut, '2026-11-20'), sum(spent, '2026-11-20')]],
  ['vendas de novembro ate agora', ({ sum }) => [sum(sold, NOW)]],
  ['nesse ritmo quanto vou vender em novembro', () => null],
  [
    'compara primeiro e segundo trimestre de vendas',
    ({ sum }) => [cents(sum(sold, '2026-04-01..2026-06-30') - sum(sold, '2026-01-01..2026-03-31'))],
  ],
  [
    'outubro foi melhor que os 3 meses anteriores em venda?',
    ({ sum }) => [cents(sum(sold, OUT) - sum(sold, '2026-07-01..2026-09-30') / 3), sum(sold, OUT)],
  ],
  [
    'margem de agosto a outubro',
    ({ sum }) => {
      const days = '2026-08-01..2026-10-31'
      return [(sum(margin, days) - sum(paid, days, vet)) / sum(sold, days)]
    },
  ],
  ['quantos litros de leite entreguei em outubro', () => null],
  ['a quanto saiu o litro', () => null],
]

const DAIRY_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto recebi do laticinio em setembro', ({ sum }) => [sum(received, SEP, who('LATICINIO'))]],
    ['e da queijaria', ({ sum }) => [sum(received, SEP, who('QUEIJARIA'))]],
    ['somando os dois', ({ sum }) => [sum(received, SEP, who('QUEIJARIA', 'LATICINIO'))]],
    ['e em outubro', ({ sum }) => [sum(received, OUT, who('QUEIJARIA', 'LATICINIO'))]],
  ],
  [
    ['gastei quanto com racao em outubro', ({ sum }) => [sum(paid, OUT, racao)]],
    ['e em setembro', ({ sum }) => [sum(paid, SEP, racao)]],
    ['aumentou quanto', ({ sum }) => [cents(sum(paid, OUT, racao) - sum(paid, SEP, racao))]],
    [
      'e na agroleste',
      ({ sum }) => [
        cents(sum(paid, OUT, who('AGROLESTE')) - sum(paid, SEP, who('AGROLESTE'))),
        sum(paid, SEP, who('AGROLESTE')),
        sum(paid, OUT, who('AGROLESTE')),
      ],
    ],
  ],
  [
    [
      'qual fornecedor mais recebeu de mim esse ano',
      ({ by }) => [by(paid, YEAR, byParty, who('AGROLESTE'))[0]!.value],
      /agroleste/i,
    ],
    ['e o segundo', ({ sum }) => [sum(paid, YEAR, who('RACOES'))], /racoes|ra[cç][oõ]es/i],
    ['quanto ele recebeu em outubro', ({ sum }) => [sum(paid, OUT, racao)]],
    [
      'foi acima da media?',
      ({ sum }) => {
        const now = sum(paid, OUT, racao)
        return [
          cents(now - sum(paid, '2025-10-01..2026-09-30', racao) / 12),
          cents(now - sum(paid, '2026-01-01..2026-09-30', racao) / 9),
        ]
      },
    ],
  ],
  [
    ['vendas de domingo em outubro', ({ sum }) => [sum(sold, OUT, onDays(6))]],
    ['e no sabado', ({ sum }) => [sum(sold, OUT, onDays(5))]],
    ['os dois dias juntos', ({ sum }) => [sum(sold, OUT, onDays(5, 6))]],
    ['e em setembro', ({ sum }) => [sum(sold, SEP, onDays(5, 6))]],
  ],
  [
    ['qual foi o lucro de setembro', ({ sum }) => [sum(profit, SEP)]],
    ['e em outubro', ({ sum }) => [sum(profit, OUT)]],
    ['o que puxou', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP))]],
    [
      'e sem a venda do boi como fica',
      ({ sum }) => [
        sum(profit, OUT, not(who('ADEMIR'))),
        cents(sum(profit, OUT, not(who('ADEMIR'))) - sum(profit, SEP)),
      ],
    ],
  ],
  [
    ['quanto a cleusa recebeu esse ano', ({ sum }) => [sum(paid, YEAR, who('CLEUSA'))]],
    ['e o sebastiao', ({ sum }) => [sum(paid, YEAR, who('SEBASTIAO'))]],
    [
      'quem ganhou mais dos dois',
      ({ sum }) => [
        cents(sum(paid, YEAR, who('SEBASTIAO')) - sum(paid, YEAR, who('CLEUSA'))),
        sum(paid, YEAR, who('SEBASTIAO')),
      ],
    ],
    [
      'e so em outubro',
      ({ sum }) => [
        cents(sum(paid, OUT, who('SEBASTIAO')) - sum(paid, OUT, who('CLEUSA'))),
        sum(paid, OUT, who('SEBASTIAO')),
      ],
    ],
  ],
  [
    ['saldo do bradesco', () => [7_781.4]],
    ['quanto tinha no fim de outubro', ({ balance }) => [balance('2026-10-31', 'bradesco')]],
    ['e no sicoob', ({ balance }) => [balance('2026-10-31', 'sicoob')]],
    ['quanto saiu dele em outubro', ({ sum }) => [sum(wentOut, OUT, at('sicoob')), sum(spent, OUT, at('sicoob'))]],
  ],
  [
    ['despesas de outubro por categoria', ({ sum }) => [sum(spent, OUT)]],
    ['qual subiu mais desde setembro', () => 'any'],
    ['e qual caiu mais', () => 'any'],
    ['quanto foi de manutencao', ({ sum }) => [sum(spent, OUT, cat('manutencao'))]],
  ],
]

const DAIRY_NOTHING: readonly string[] = [
  'quando vacinar contra aftosa',
  'quantas vacas eu tenho',
  'qual o preço do leite hoje',
  'o laticinio vai pagar mais mes que vem?',
  'quanto o vizinho recebe pelo litro',
  'como tratar mastite',
  'quem vai ganhar a eleição',
  'quantos bezerros nasceram esse ano',
]

export const DAIRY_ASKED: ApartSets = {
  'a dairy farm': { company: DAIRY, questions: DAIRY_QUESTIONS, chains: DAIRY_CHAINS, nothing: DAIRY_NOTHING },
}
