import { BUTCHER } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { COSTUMES } from '#src/features/questions/apart/ledgers/costumes.fixture.ts'
import { DIVING } from '#src/features/questions/apart/ledgers/diving-fishing.fixture.ts'
import { LORRIES } from '#src/features/questions/apart/ledgers/instagram-lorries.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  LAST_12,
  monthly,
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

const ALL = '2025-01-01..2026-11-21'
const Q3 = '2026-07-01..2026-09-30'
const named = not(cat('recebimento-cartao'))

const COSTUMES_QUESTIONS: readonly Apart[] = [
  ['Quanto faturei no mês de junho?', ({ sum }) => [sum(sold, '2026-06')]],
  [
    'Qual foi o total gasto com lavanderia este ano?',
    ({ sum }) => [sum(paid, YEAR, who('LAVANDERIA BRANCA', 'TINTURARIA')), sum(paid, YEAR, who('LAVANDERIA BRANCA'))],
  ],
  ['A Dona Rosa do cerimonial pagou quanto em outubro?', ({ sum }) => [sum(received, OUT, who('DONA ROSA'))]],
  ['Quanto a Tamires ganhou em outubro com comissão e tudo?', ({ sum }) => [sum(paid, OUT, who('TAMIRES'))]],
  [
    'Em que mês o colégio Santa Clara pagou mais?',
    ({ by }) => [
      by(received, ALL, byMonth, who('SANTA CLARA'))[0]!.value,
      by(received, YEAR, byMonth, who('SANTA CLARA'))[0]!.value,
      by(received, LAST_12, byMonth, who('SANTA CLARA'))[0]!.value,
    ],
  ],
  ['Quais contas vencem semana que vem?', () => null],
  ['Sexta e sábado juntos deram quanto em outubro?', ({ sum }) => [sum(sold, OUT, onDays(4, 5))]],
]
const COSTUMES_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quanto a Patrícia Lemos pagou este ano?', ({ sum }) => [sum(received, YEAR, who('PATRICIA LEMOS'))]],
    ['E a Patrícia Godoi?', ({ sum }) => [sum(received, YEAR, who('PATRICIA GODOI'))]],
    ['As duas juntas?', ({ sum }) => [sum(received, YEAR, who('PATRICIA'))]],
  ],
  [
    ['Quanto sobrou em setembro?', ({ sum }) => [sum(profit, SEP), cents(sum(cameIn, SEP) - sum(wentOut, SEP))]],
    ['E em outubro?', ({ sum }) => [sum(profit, OUT), cents(sum(cameIn, OUT) - sum(wentOut, OUT))]],
    [
      'Por que essa diferença?',
      ({ sum }) => [
        cents(sum(profit, OUT) - sum(profit, SEP)),
        cents(sum(cameIn, OUT) - sum(wentOut, OUT) - sum(cameIn, SEP) + sum(wentOut, SEP)),
      ],
    ],
  ],
]

const DIVING_QUESTIONS: readonly Apart[] = [
  ['a cvc pagou qto de janeiro a outubro', ({ sum }) => [sum(received, YEAR_FULL, who('CVC'))]],
  [
    'cvc liquido de outubro (tirando o q ela cobra de taxa)',
    ({ sum }) => [cents(sum(received, OUT, who('CVC')) - sum(paid, OUT, who('CVC')))],
  ],
  [
    'gasto c o barco mes a mes esse ano',
    ({ by, sum }) => [
      by(paid, YEAR, byMonth, who('MARINA', 'POSTO NAUTICO', 'OFICINA NAUTICA'))[0]!.value,
      sum(paid, YEAR, who('MARINA', 'POSTO NAUTICO', 'OFICINA NAUTICA')),
    ],
  ],
  [
    'qual instrutor ganhou mais em outubro, lucas ou tainá',
    ({ sum }) => [
      cents(sum(paid, OUT, who('LUCAS')) - sum(paid, OUT, who('TAINA'))),
      Math.max(sum(paid, OUT, who('LUCAS')), sum(paid, OUT, who('TAINA'))),
    ],
  ],
  [
    'domingo vende qnto em media',
    ({ sum }) => [OUT, LAST_12, YEAR, YEAR_FULL].map((d) => cents(sum(sold, d, onDays(6)) / countDays(d, 6))),
  ],
  [
    'tive quantos meses de prejuizo esse ano',
    ({ by }) => [
      by(profit, YEAR, byMonth).filter(({ value }) => value < 0).length,
      by(profit, YEAR_FULL, byMonth).filter(({ value }) => value < 0).length,
    ],
  ],
]
/** How many of a day of the week there are. */
function countDays(days: string, weekday: number): number {
  const [de = '', ate = ''] = days.includes('..') ? days.split('..') : [`${days}-01`, `${days}-31`]
  let count = 0
  for (let at = Date.parse(de); at <= Date.parse(ate); at += 86_400_000)
    if ((new Date(at).getUTCDay() + 6) % 7 === weekday) count += 1
  return count
}
const DIVING_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei na padaria do cais em outubro', ({ sum }) => [sum(paid, OUT, who('PADARIA DO CAIS'))]],
    ['e no ano todo', ({ sum }) => [sum(paid, YEAR, who('PADARIA DO CAIS'))]],
    ['qual mes foi o maior', ({ by }) => [by(paid, YEAR, byMonth, who('PADARIA DO CAIS'))[0]!.value]],
  ],
  [
    [
      'quanto saiu da conta stone em setembro',
      ({ sum }) => [sum(wentOut, SEP, at('stone')), sum(paid, SEP, at('stone'))],
    ],
    ['e entrou', ({ sum }) => [sum(cameIn, SEP, at('stone')), sum(received, SEP, at('stone'))]],
    ['e em outubro', ({ sum }) => [sum(cameIn, OUT, at('stone')), sum(received, OUT, at('stone'))]],
  ],
]

const BUTCHER_QUESTIONS: readonly Apart[] = [
  ['qto paguei de imposto no ano', ({ sum }) => [sum(spent, YEAR, cat('impostos-vendas'))]],
  ['a folha aumentou depois que o diego entrou?', () => null],
  [
    'quantos por cento do gasto é mercadoria em outubro',
    ({ sum }) => [sum(spent, OUT, cat('mercadorias')) / sum(spent, OUT)],
  ],
  ['quanto vendi pra restaurante em outubro', ({ sum }) => [sum(received, OUT, who('RESTAURANTE'))]],
  [
    'juros e tarifas do bradesco esse ano',
    ({ sum }) => [sum(paid, YEAR, who('BRADESCO')), sum(spent, YEAR, cat('juros', 'tarifas'))],
  ],
  [
    'dia que mais saiu dinheiro em outubro',
    ({ by }) => [by(wentOut, OUT, (line) => line.data)[0]!.value, by(spent, OUT, (line) => line.data)[0]!.value],
  ],
]
const BUTCHER_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'maior despesa de outubro',
      (s) => [s.each(wentOut, OUT).at(-1)!, s.each(spent, OUT).at(-1)!, s.sum(spent, OUT, cat('mercadorias'))],
    ],
    [
      'e de setembro',
      (s) => [s.each(wentOut, SEP).at(-1)!, s.each(spent, SEP).at(-1)!, s.sum(spent, SEP, cat('mercadorias'))],
    ],
    ['e a menor', () => 'any'],
  ],
  [
    ['quanto a stone me pagou em outubro', ({ sum }) => [sum(received, OUT, who('STONE'))]],
    ['e cobrou de taxa', ({ sum }) => [sum(paid, OUT, who('STONE'))]],
    ['isso é quantos por cento', ({ sum }) => [sum(paid, OUT, who('STONE')) / sum(received, OUT, who('STONE'))]],
  ],
]

const LORRIES_QUESTIONS: readonly Apart[] = [
  ['Faturamento de agosto comparado ao mesmo mês de 2025', ({ sum }) => [cents(sum(sold, AUG) - sum(sold, '2025-08'))]],
  ['Quanto recebemos da Kappesberg em 2026?', ({ sum }) => [sum(received, YEAR, who('KAPPESBERG'))]],
  ['Despesa total por quilômetro rodado em outubro', () => null],
  ['Qual cliente representou mais de 30% da receita no ano?', () => 'any'],
  [
    'Quanto gastamos no terceiro trimestre com oficina e borracharia?',
    ({ sum }) => [sum(paid, Q3, who('OFICINA', 'BORRACHARIA'))],
  ],
  ['Receita média mensal de 2025', ({ sum }) => [cents(sum(sold, '2025') / 11), cents(sum(sold, '2025') / 12)]],
  [
    'Custo com pessoal em outubro, sem o pró-labore',
    ({ sum }) => [cents(sum(staff, OUT) - sum(paid, OUT, cat('pro-labore')))],
  ],
]
const LORRIES_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Qual foi o melhor mês de 2026 em receita?', (s) => [monthly(s, sold, YEAR)[0]!.value]],
    ['E o lucro desse mês?', (s) => [s.sum(profit, monthly(s, sold, YEAR)[0]!.name)]],
    [
      'Quem mais pagou nele?',
      (s) => [
        s.by(sold, monthly(s, sold, YEAR)[0]!.name, byParty, named)[0]!.value,
        s.by(cameIn, monthly(s, sold, YEAR)[0]!.name, byParty)[0]!.value,
      ],
    ],
  ],
  [
    ['Quanto pagamos ao Posto Graal este mês?', ({ sum }) => [sum(paid, NOW, who('GRAAL'))]],
    ['E ao Ipiranga?', ({ sum }) => [sum(paid, NOW, who('IPIRANGA'))]],
    ['E no mês passado os dois?', ({ sum }) => [sum(paid, OUT, who('GRAAL', 'IPIRANGA'))]],
  ],
]

export const FOUR_MORE: ApartSets = {
  'costumes for hire, asked again': {
    company: COSTUMES,
    questions: COSTUMES_QUESTIONS,
    chains: COSTUMES_CHAINS,
    nothing: [],
  },
  'a diving school, asked again': { company: DIVING, questions: DIVING_QUESTIONS, chains: DIVING_CHAINS, nothing: [] },
  'a butcher, a fifth time': { company: BUTCHER, questions: BUTCHER_QUESTIONS, chains: BUTCHER_CHAINS, nothing: [] },
  'a firm of lorries, a fifth time': {
    company: LORRIES,
    questions: LORRIES_QUESTIONS,
    chains: LORRIES_CHAINS,
    nothing: [],
  },
}
