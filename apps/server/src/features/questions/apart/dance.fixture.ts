import { DANCE } from '#src/features/questions/apart/ledgers/dance.fixture.ts'
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
  LAST_12,
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

const ALL = '2025-02-01..2026-11-21'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'
const monthly = ({ by }: Sums, kind: Parameters<Sums['by']>[0], days: string) => by(kind, days, byMonth)
const clothes = who('MALHARIA', 'SAPATILHAS')
const named = not(cat('recebimento-cartao'))

const DANCE_QUESTIONS: readonly Apart[] = [
  ['clube aurora ta em dia? quanto pagou em outubro', ({ sum }) => [sum(received, OUT, who('AURORA'))]],
  ['marista e aurora juntos no ano', ({ sum }) => [sum(received, YEAR, who('MARISTA', 'AURORA'))]],
  [
    'a simone prado pagou qts meses esse ano',
    ({ by }) => [
      by(received, YEAR, byMonth, who('SIMONE PRADO')).length,
      by(received, YEAR_FULL, byMonth, who('SIMONE PRADO')).length,
    ],
  ],
  [
    'simone tavares x simone prado em agosto',
    ({ sum }) => [cents(sum(received, AUG, who('TAVARES')) - sum(received, AUG, who('SIMONE PRADO')))],
  ],
  ['patrocinio esse ano', ({ sum }) => [sum(received, YEAR, who('PATROCINIO'))]],
  ['qual foi o maior patrocinio q recebi', ({ each }) => [each(received, ALL, who('PATROCINIO')).at(-1)!]],
  ['vitoria lacerda saiu quando', ({ lines }) => [lines(ALL, [who('VITORIA')]).at(-1)!.centavos / 100], /05\/2026/],
  ['quanto a vitoria lacerda deixou aqui enquanto foi aluna', ({ sum }) => [sum(received, ALL, who('VITORIA'))]],
  ['figurino gasto total no segundo trimestre', ({ sum }) => [sum(spent, Q2, clothes)]],
  ['figurino come quanto por cento da receita no ano', ({ sum }) => [sum(spent, YEAR, clothes) / sum(sold, YEAR)]],
  ['os professores custaram quanto em setembro', () => 'any'],
  ['renata ballet, salario e comissao, outubro', ({ sum }) => [sum(paid, OUT, who('RENATA'))]],
  ['thiago jazz ganhou quanto ate sair', ({ sum }) => [sum(paid, ALL, who('THIAGO'))]],
  ['caua hiphop desde abril', ({ sum }) => [sum(paid, '2026-04-01..2026-11-21', who('CAUA'))]],
  ['caua ganha mais q o thiago ganhava?', () => null],
  ['lurdes esse ano + ano passado', ({ sum }) => [sum(paid, ALL, who('LURDES')), sum(paid, YEAR, who('LURDES'))]],
  ['metodista subiu o aluguel em quanto', () => [210]],
  ['aluguel anual de 2025', ({ sum }) => [sum(spent, '2025', cat('aluguel'))]],
  ['energia + agua + internet de setembro', ({ sum }) => [sum(spent, SEP, cat('utilidades'))]],
  [
    'energisa qual a conta mais alta dos ultimos 12 meses',
    ({ each }) => [
      each(paid, LAST_12, who('ENERGISA')).at(-1)!,
      each(paid, '2025-11-22..2026-11-21', who('ENERGISA')).at(-1)!,
    ],
  ],
  ['energisa agosto setembro e outubro', ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', who('ENERGISA'))]],
  ['quanto falta entrar em novembro pra igualar outubro', () => null],
  ['novembro ja empatou com outubro em vendas?', () => 'any'],
  [
    'melhores 3 meses de faturamento em 2026 somados',
    (s) => [
      cents(
        monthly(s, sold, YEAR)
          .slice(0, 3)
          .reduce((a, { value }) => a + value, 0),
      ),
      cents(
        monthly(s, sold, YEAR_FULL)
          .slice(0, 3)
          .reduce((a, { value }) => a + value, 0),
      ),
    ],
  ],
  ['pior semestre que ja tive em lucro', () => 'any'],
  [
    'trimestre com mais despesa em 2026',
    ({ sum }) => [Math.max(...['2026-01-01..2026-03-31', Q2, Q3, '2026-10-01..2026-11-21'].map((d) => sum(spent, d)))],
  ],
  [
    'entre o melhor e o pior mes de lucro de 2026 qual a diferença',
    (s) => [cents(monthly(s, profit, YEAR_FULL)[0]!.value - monthly(s, profit, YEAR_FULL).at(-1)!.value)],
  ],
  [
    'os dois maiores pagamentos de setembro',
    ({ each }) => [
      cents(
        each(wentOut, SEP)
          .slice(-2)
          .reduce((a, b) => a + b, 0),
      ),
    ],
  ],
  [
    'ultimas tres compras na doce mel',
    ({ lines }) => [
      cents(
        lines(ALL, [who('DOCE')])
          .slice(-3)
          .reduce((a, { centavos }) => a - centavos, 0) / 100,
      ),
    ],
  ],
  // The till of that name.
  ['cantina vendeu quanto em setembro', ({ sum }) => [sum(sold, SEP, at('cantina'))]],
  ['caixinha da cantina entrou quanto em setembro', ({ sum }) => [sum(cameIn, SEP, at('cantina'))]],
  ['qual dia do mes passado entrou mais grana', ({ by }) => [by(cameIn, OUT, byDay)[0]!.value]],
  ['vendas nas quartas de setembro', ({ sum }) => [sum(sold, SEP, onDays(2))]],
  [
    'terça vende mais que quinta em outubro?',
    ({ sum }) => [cents(sum(sold, OUT, onDays(1)) - sum(sold, OUT, onDays(3)))],
  ],
  ['ecad quantas vezes ja paguei e quanto deu', () => 'any'],
  [
    'fora salario e prolabore quanto gasto por mes',
    ({ sum }) => [
      cents(sum(spent, LAST_12, not(cat('salarios', 'pro-labore'))) / 12),
      cents(sum(spent, YEAR_FULL, not(cat('salarios', 'pro-labore'))) / 10),
    ],
  ],
  ['gasto com pessoal é que porcentagem da despesa total de outubro', ({ sum }) => [sum(staff, OUT) / sum(spent, OUT)]],
  [
    'taxa do pagbank por mes',
    ({ sum }) => [cents(sum(paid, LAST_12, who('PAGBANK')) / 12), cents(sum(paid, YEAR_FULL, who('PAGBANK')) / 10)],
  ],
  ['quanto o sicoob ja levou de parcela', ({ sum }) => [sum(paid, ALL, who('SICOOB'))]],
  ['quanto sobrou no segundo trimestre', ({ sum }) => [sum(profit, Q2)]],
  ['lucro medio mensal de 2026', ({ sum }) => [cents(sum(profit, YEAR_FULL) / 10)]],
  ['saldo somado das contas em 30 de setembro', ({ balance }) => [balance('2026-09-30')]],
]

const DANCE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto entrou do colegio marista em setembro', ({ sum }) => [sum(received, SEP, who('MARISTA'))]],
    ['e do clube', ({ sum }) => [sum(received, SEP, who('AURORA'))]],
    [
      'quem pagou mais',
      ({ sum }) => [
        cents(sum(received, SEP, who('MARISTA')) - sum(received, SEP, who('AURORA'))),
        sum(received, SEP, who('AURORA')),
      ],
    ],
  ],
  [
    [
      '2 maiores despesas de outubro',
      ({ by }) => [
        cents(
          by(spent, OUT, byCategory)
            .slice(0, 2)
            .reduce((a, { value }) => a + value, 0),
        ),
      ],
    ],
    [
      'e em agosto',
      ({ by }) => [
        cents(
          by(spent, AUG, byCategory)
            .slice(0, 2)
            .reduce((a, { value }) => a + value, 0),
        ),
      ],
    ],
    ['e qual foi a menor', ({ by, each }) => [by(spent, AUG, byCategory).at(-1)!.value, each(spent, AUG)[0]!]],
  ],
  [
    ['faturamento do segundo trimestre', ({ sum }) => [sum(sold, Q2)]],
    ['e do terceiro', ({ sum }) => [sum(sold, Q3)]],
    ['cresceu quanto', ({ sum }) => [cents(sum(sold, Q3) - sum(sold, Q2))]],
  ],
  [
    ['quanto a renata recebeu em agosto', ({ sum }) => [sum(paid, AUG, who('RENATA'))]],
    ['e a lurdes', ({ sum }) => [sum(paid, AUG, who('LURDES'))]],
    ['as duas no ano', ({ sum }) => [sum(paid, YEAR, who('RENATA', 'LURDES'))]],
  ],
  [
    ['lucro de outubro', ({ sum }) => [sum(profit, OUT)]],
    ['e do ano passado no mesmo mes', ({ sum }) => [sum(profit, '2025-10')]],
    ['qual foi a diferença', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, '2025-10'))]],
  ],
  [
    ['gastei quanto com meta ads em setembro', ({ sum }) => [sum(paid, SEP, who('META'))]],
    ['e esse ano todo', ({ sum }) => [sum(paid, YEAR, who('META'))]],
    [
      'quantos % da despesa isso da',
      ({ sum }) => [sum(paid, YEAR, who('META')) / sum(spent, YEAR), sum(paid, YEAR, who('META')) / sum(wentOut, YEAR)],
    ],
  ],
  [
    ['quanto tem no inter', () => [3_877.4]],
    ['e no itau', () => [12_640.88]],
    ['os dois somados', () => [16_518.28]],
  ],
  [
    [
      'quem sao os 3 maiores clientes do ano',
      ({ by }) => [
        cents(
          by(sold, YEAR, byParty, named)
            .slice(0, 3)
            .reduce((a, { value }) => a + value, 0),
        ),
      ],
    ],
    ['e so o primeiro', ({ by }) => [by(sold, YEAR, byParty, named)[0]!.value]],
    ['em outubro ele pagou quanto', (s) => [s.sum(received, OUT, who(s.by(sold, YEAR, byParty, named)[0]!.name))]],
  ],
]

export const DANCE_ASKED: ApartSets = {
  'a school of dance': { company: DANCE, questions: DANCE_QUESTIONS, chains: DANCE_CHAINS, nothing: [] },
}
