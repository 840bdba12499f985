import { DANCE } from '#src/features/questions/apart/ledgers/dance.fixture.ts'
import { STATIONER } from '#src/features/questions/apart/ledgers/stationer.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  cat,
  cents,
  not,
  OUT,
  paid,
  received,
  SEP,
  type Sums,
  sold,
  spent,
  wentOut,
  who,
  YEAR,
} from './sums.fixture.ts'

/** A stationer's and a dance school's questions as the country speaks: calls, dropped plurals, regional words, turns that point. */

const ALL = '2025-01-01..2026-11-21'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'
const dated = (day: string) => day.split('-').reverse().join('/')
const customers = ({ by }: Sums) =>
  by(sold, YEAR, (line) => (line.categoria === 'recebimento-cartao' ? null : line.contraparte)).toSorted(
    (a, b) => b.value - a.value,
  )

const STATIONER_QUESTIONS: readonly Apart[] = [
  ['oxe, quanto foi que nóis faturou em setembro?', ({ sum }) => [sum(sold, SEP)]],
  ['vixe rapaz quanto eu gastei em agosto', ({ sum }) => [sum(spent, AUG)]],
  ['tchê, quanto paguei pra copel em outubro', ({ sum }) => [sum(paid, OUT, who('COPEL'))]],
  ['quanto paguei pra copel em outubro, mano', ({ sum }) => [sum(paid, OUT, who('COPEL'))]],
  ['olha aí quanto saiu em agosto', ({ sum }) => [sum(wentOut, AUG)]],
  [
    'quantas vez a creche arco iris me pagou esse ano',
    ({ lines }) => [lines(YEAR, [who('CRECHE'), (line) => line.centavos > 0]).length],
  ],
  [
    'do tanto que saiu em outubro quantos % foi salario das meninas',
    ({ sum }) => [sum(paid, OUT, cat('salarios')) / sum(wentOut, OUT)],
  ],
  ['quem que mais me vendeu desde o começo, em dinheiro', () => 'any', /TILIBRA/],
  ['ocê consegue me dizer quanto vendi em setembro', ({ sum }) => [sum(sold, SEP)]],
  [
    'qual gasto mais cresceu comparando abril, maio e junho com julho, agosto e setembro',
    () => 'any',
    ({ sum }) => [cents(sum(spent, Q3)), cents(sum(spent, Q2))].map((value) => value.toLocaleString('pt-BR')),
  ],
  [
    'das vendas desse ano quantos por cento vai embora em aluguel',
    ({ sum }) => [sum(spent, YEAR, cat('aluguel')) / sum(sold, YEAR)],
  ],
  ['ê caboco, quanto entrou de serviço em setembro', ({ sum }) => [sum(sold, SEP, cat('servicos-prestados'))]],
  ['quantos real saiu pra copel em outubro', ({ sum }) => [sum(paid, OUT, who('COPEL'))]],
  [
    'aluguel: gastei mais no primeiro semestre ou de julho pra cá? diferença de quanto',
    ({ sum }) => [
      cents(
        sum(spent, '2026-07-01..2026-11-21', cat('aluguel')) - sum(spent, '2026-01-01..2026-06-30', cat('aluguel')),
      ),
    ],
  ],
  [
    'da creche arco iris esse ano: o que ela me pagou menos o que eu paguei pra ela dá quanto',
    ({ sum }) => [sum(received, YEAR, who('CRECHE'))],
    ({ sum }) => [
      (sum(received, YEAR, who('CRECHE')) - sum(paid, YEAR, who('CRECHE'))).toLocaleString('pt-BR', {
        minimumFractionDigits: 2,
      }),
    ],
  ],
  // What might narrow the figure isn't left aside, and is no slip of a word that fills.
  ['uai quanto gastei com massa em outubro', () => null],
  ['quanto gastei com manta esse ano', () => null],
  ['quanto gastei com pasta em outubro', () => null],
  ['rapaz quanto paguei pra neoenergia esse ano', () => null],
  ['grampo quanto gastei esse ano', () => null],
]

const STATIONER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['égua, quem mais me pagou esse ano?', (s) => [customers(s)[0]!.value]],
    ['e deu quanto no total?', (s) => [customers(s)[0]!.value]],
    ['e o terceiro?', (s) => [customers(s)[2]!.value]],
    [
      'quando que esse me pagou pela derradeira vez',
      () => 'any',
      (s) => {
        const last = s.lines(ALL, [who(customers(s)[2]!.name), (line) => line.centavos > 0])
        return [
          dated(
            last
              .map(({ data }) => data)
              .toSorted()
              .at(-1)!,
          ),
        ]
      },
    ],
  ],
  [
    ['quanto saiu em agosto', ({ sum }) => [sum(wentOut, AUG)]],
    ['e setembro', ({ sum }) => [sum(wentOut, SEP)]],
    ['eita por que mudou tanto', ({ sum }) => [cents(sum(wentOut, SEP) - sum(wentOut, AUG))]],
    ['e sem o aluguel setembro fica em quanto', ({ sum }) => [sum(wentOut, SEP, not(cat('aluguel')))]],
  ],
  [
    ['quanto caiu de cartão em outubro', ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao'))]],
    ['e de taxa de cartão foi quanto', ({ sum }) => [sum(spent, OUT, cat('taxas-cartao'))]],
    [
      'isso dá quantos por cento',
      ({ sum }) => [sum(spent, OUT, cat('taxas-cartao')) / sum(sold, OUT, cat('recebimento-cartao'))],
    ],
  ],
]

const PAPER = [who('TILIBRA'), who('ATACADAO')] as const
const MORE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto vendi em agosto', ({ sum }) => [sum(sold, AUG)]],
    ['e setembro', ({ sum }) => [sum(sold, SEP)]],
    ['qual foi maior', ({ sum }) => [cents(sum(sold, SEP) - sum(sold, AUG))]],
  ],
  [
    ['quanto foi pra tilibra em outubro', ({ sum }) => [sum(paid, OUT, PAPER[0])]],
    ['e pro atacadao do papel', ({ sum }) => [sum(paid, OUT, PAPER[1])]],
    ['e os dois junto', ({ sum }) => [cents(sum(paid, OUT, PAPER[0]) + sum(paid, OUT, PAPER[1]))]],
    ['e tirando a tilibra', ({ sum }) => [sum(paid, OUT, PAPER[1])]],
  ],
]

const DANCE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto peguei emprestado com o sicoob', ({ sum }) => [sum(received, ALL, cat('emprestimo-recebido'))]],
    ['quanto já paguei de volta', ({ sum }) => [sum(paid, ALL, cat('parcela-emprestimo'))]],
  ],
]

export const IN_THE_COUNTRY: ApartSets = {
  'a stationer, as the country speaks': {
    company: STATIONER,
    questions: STATIONER_QUESTIONS,
    chains: [...STATIONER_CHAINS, ...MORE_CHAINS],
    nothing: ['vixe, quem ganha o jogo domingo?', 'uai conta uma piada aí'],
  },
  'a school of dance, as the country speaks': {
    company: DANCE,
    questions: [['mana, quanto veio de luz em outubro', ({ sum }) => [sum(spent, OUT, who('ENERGISA'))]]],
    chains: DANCE_CHAINS,
    nothing: [],
  },
}
