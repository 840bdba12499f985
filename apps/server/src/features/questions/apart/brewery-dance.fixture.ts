import { DANCE } from '#src/features/questions/apart/ledgers/dance.fixture.ts'
import { BREWERY } from '#src/features/questions/apart/ledgers/laundry-brewery.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  buyers,
  byCategory,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  not,
  OUT,
  paid,
  profit,
  received,
  SEP,
  type Sums,
  sold,
  spent,
  usual,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** As two owners type who have never asked before. */

const card = cat('recebimento-cartao')
const other = cat('outras-receitas')
/** Means of a month, where the year is said. */
const monthly = ({ sum }: Sums, name: string) => [
  cents(sum(paid, YEAR_FULL, who(name)) / 10),
  cents(sum(paid, YEAR, who(name)) / 11),
]

const DANCE_QUESTIONS: readonly Apart[] = [
  ['qto o clube aurora me pagou esse ano', ({ sum }) => [sum(received, YEAR, who('AURORA'))]],
  [
    'quando foi a ultima vez q a vitoria pagou',
    ({ each }) => [each(received, '2026-05', who('VITORIA')).at(-1)!],
    /22\/05\/2026/,
  ],
  ['quantas vezes paguei a malharia passo certo esse ano', ({ count }) => [count(paid, YEAR, who('MALHARIA'))]],
  [
    'gastei mais com energia ou com agua em outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('ENERGISA')) - sum(paid, OUT, who('SANEPAR')))],
    /ENERGISA/,
  ],
  ['quantos % do q saiu em outubro foi aluguel', ({ sum }) => [sum(paid, OUT, cat('aluguel')) / sum(wentOut, OUT)]],
  ['media por mes da energisa esse ano', (s) => monthly(s, 'ENERGISA')],
  [
    'quem mais me pagou em 2026 sem contar a pagbank',
    (s) => [s.by(received, YEAR, byParty, not(card))[0]!.value],
    /CLUBE RECREATIVO/,
  ],
  ['quanto a prof renata ganhou em setembro com comissao e tudo', ({ sum }) => [sum(paid, SEP, who('RENATA'))]],
  ['qual professor custou mais esse ano', (s) => [s.by(paid, YEAR, byParty, who('PROF '))[0]!.value], /RENATA/],
  ['qual o valor do ultimo aluguel que paguei', ({ each }) => [each(paid, '2026-11', cat('aluguel')).at(-1)!]],
]
const DANCE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto paguei pra renata em outubro', ({ sum }) => [sum(paid, OUT, who('RENATA'))]],
    ['e pro caua', ({ sum }) => [sum(paid, OUT, who('CAUA'))]],
    ['os dois juntos', ({ sum }) => [sum(paid, OUT, who('RENATA', 'CAUA'))]],
    ['e no ano?', ({ sum }) => [sum(paid, YEAR, who('RENATA', 'CAUA'))]],
  ],
  [
    ['quanto vendi em junho desse ano', ({ sum }) => [sum(sold, '2026-06'), sum(sold, '2026-06', not(other))]],
    ['e no ano passado', ({ sum }) => [sum(sold, '2025-06'), sum(sold, '2025-06', not(other))]],
    [
      'subiu ou caiu',
      ({ sum }) => [
        cents(sum(sold, '2026-06') - sum(sold, '2025-06')),
        cents(sum(sold, '2026-06', not(other)) - sum(sold, '2025-06', not(other))),
      ],
    ],
    ['por que', ({ sum }) => [cents(sum(sold, '2026-06') - sum(sold, '2025-06'))]],
  ],
]

const BREWERY_QUESTIONS: readonly Apart[] = [
  [
    'faturei mais em set e out desse ano ou do ano passado',
    ({ sum }) => [cents(sum(sold, '2026-09+2026-10') - sum(sold, '2025-09+2025-10'))],
  ],
  [
    'qual fornecedor subiu mais de setembro pra outubro',
    (s) => {
      const names = [...new Set(s.lines(OUT, [s.supplied]).map(({ contraparte }) => contraparte!))]
      const rises = names.map((name) => cents(s.sum(paid, OUT, who(name)) - s.sum(paid, SEP, who(name))))
      return [Math.max(...rises)]
    },
  ],
  ['qual foi o melhor mes de venda de 2026', (s) => [s.by(sold, YEAR, byMonth)[0]!.value]],
  ['quanto sobrou em agosto', ({ sum }) => [sum(profit, AUG), cents(sum(cameIn, AUG) - sum(wentOut, AUG))]],
  [
    'o bar do tonho representa quanto do faturamento de outubro',
    ({ sum }) => [sum(received, OUT, who('TONHO')) / sum(sold, OUT)],
  ],
  ['qto gasto por mes em media com malte', (s) => usual(s, paid, who('MALTES'))],
  ['quanto o ifood me custou de taxa em outubro', ({ sum }) => [sum(paid, OUT, who('IFOOD'))]],
  [
    'quantos clientes diferentes me pagaram em outubro',
    (s) => [buyers(s, OUT).length, buyers(s, OUT).length + 1, s.by(received, OUT, byParty).length],
  ],
  [
    'a luz de outubro veio mais cara q a de setembro?',
    ({ sum }) => [cents(sum(paid, OUT, who('NEOENERGIA')) - sum(paid, SEP, who('NEOENERGIA')))],
  ],
  [
    'qual o maior gasto q tive esse ano',
    (s) => [s.each(wentOut, YEAR).at(-1)!, s.each(spent, YEAR).at(-1)!, s.by(spent, YEAR, byCategory)[0]!.value],
  ],
]
const BREWERY_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['qto entrou do ifood em outubro', ({ sum }) => [sum(received, OUT, who('IFOOD'))]],
    ['e quanto eles ficaram de taxa', ({ sum }) => [sum(paid, OUT, who('IFOOD'))]],
    ['isso da qts %', ({ sum }) => [sum(paid, OUT, who('IFOOD')) / sum(received, OUT, who('IFOOD'))]],
    [
      'e em setembro?',
      ({ sum }) => [
        sum(paid, SEP, who('IFOOD')) / sum(received, SEP, who('IFOOD')),
        sum(paid, SEP, who('IFOOD')),
        sum(received, SEP, who('IFOOD')),
      ],
    ],
  ],
  [
    [
      'quem mais recebeu de mim em outubro',
      (s) => [s.by(paid, OUT, byParty)[0]!.value, s.by(spent, OUT, byParty, s.supplied)[0]!.value],
    ],
    ['e em segundo', (s) => [s.by(paid, OUT, byParty)[1]!.value, s.by(spent, OUT, byParty, s.supplied)[1]!.value]],
    [
      'quanto esse ganhou no ano',
      (s) => [
        s.sum(paid, YEAR, who(s.by(paid, OUT, byParty)[1]!.name)),
        s.sum(paid, YEAR, who(s.by(spent, OUT, byParty, s.supplied)[1]!.name)),
      ],
    ],
    [
      'da quanto por mes',
      (s) => [
        ...monthly(s, s.by(paid, OUT, byParty)[1]!.name),
        ...monthly(s, s.by(spent, OUT, byParty, s.supplied)[1]!.name),
      ],
    ],
  ],
  [
    ['quanto gastei com frete em setembro', ({ sum }) => [sum(spent, SEP, cat('fretes'))]],
    ['e com embalagem', ({ sum }) => [sum(spent, SEP, cat('embalagens'))]],
    [
      'qual dos dois foi maior',
      ({ sum }) => [
        Math.max(sum(spent, SEP, cat('fretes')), sum(spent, SEP, cat('embalagens'))),
        cents(sum(spent, SEP, cat('fretes')) - sum(spent, SEP, cat('embalagens'))),
      ],
    ],
    [
      'e em outubro?',
      ({ sum }) => [
        Math.max(sum(spent, OUT, cat('fretes')), sum(spent, OUT, cat('embalagens'))),
        cents(sum(spent, OUT, cat('fretes')) - sum(spent, OUT, cat('embalagens'))),
      ],
    ],
  ],
]

export const BREWERY_AND_DANCE: ApartSets = {
  'a school of dance, by a newcomer': {
    company: DANCE,
    questions: DANCE_QUESTIONS,
    chains: DANCE_CHAINS,
    nothing: ['me indica uma musica boa pra aula de hoje', 'quem ganha o jogo do corinthians amanha'],
  },
  'a brewery, by a newcomer': {
    company: BREWERY,
    questions: BREWERY_QUESTIONS,
    chains: BREWERY_CHAINS,
    nothing: ['como se faz pao de queijo', 'escreve um poema sobre cerveja'],
  },
}
