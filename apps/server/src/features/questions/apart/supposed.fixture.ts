import { PIZZERIA } from './ledgers/pizzeria.fixture.ts'
import {
  type Apart,
  type ApartSets,
  byMonth,
  cat,
  cents,
  NOW,
  not,
  OUT,
  paid,
  received,
  SEP,
  type Sums,
  sold,
  spent,
  usual,
  wentOut,
  who,
  YEAR,
} from './sums.fixture.ts'

/** What a figure would be, since when it is what it is, and what is asked of the one movement that was told. */

const ALL = '2025-03-01..2026-11-21'
const RENT = 2_690
const ESCOLA = who('ESCOLA')
const largest = ({ each }: Sums, place: number) => each(wentOut, OUT).at(-place)!
const dearest = (s: Sums) => s.lines(ALL, [ESCOLA]).toSorted((a, b) => b.centavos - a.centavos)[0]!
const above = (s: Sums) => {
  const months = s.by(received, YEAR, byMonth, who('IFOOD')).filter(({ name }) => name < '2026-11')
  const mean = months.reduce((sum, { value }) => sum + value, 0) / 10
  return months.filter(({ value }) => value > mean).length
}

const QUESTIONS: readonly Apart[] = [
  ['se o aluguel subir 10% vai pra quanto', () => [cents(RENT * 1.1)]],
  ['aluguel com 5% de aumento dá quanto', () => [cents(RENT * 1.05)]],
  ['e se o aluguel aumentar 200 reais, fica em quanto', () => [RENT + 200]],
  [
    'se eu der 8% de aumento pra Ana, ela passa a ganhar quanto',
    ({ sum }) => [NOW, OUT].map((days) => cents(sum(paid, days, who('ANA P')) * 1.08)),
  ],
  ['se as vendas caírem 15% quanto dá', ({ sum }) => [cents(sum(sold, OUT) * 0.85)]],
  ['quanto seriam as vendas de outubro com 20% a mais', ({ sum }) => [cents(sum(sold, OUT) * 1.2)]],
  // What it is to become isn't what it rises by.
  ['se o aluguel subir pra 3000 quanto fica', () => null],
  ['se o preço da pizza subir 10% quanto vendo', () => null],
  ['desde quando pago 2690 de aluguel', () => [RENT], /10\/03\/2026/],
  ['o aluguel foi pra R$ 2.690,00 quando?', () => [RENT], /10\/03\/2026/],
  ['quando o aluguel passou pra 2690', () => [RENT], /10\/03\/2026/],
  ['quantas compra fiz na papelão e cia', ({ count }) => [count(paid, ALL, who('PAPELAO'))]],
  ['em que mês mais retirei', () => [3_400], /Pró-labore/],
  ['entre a RGE e a Corsan, qual é mais cara', () => 'any', /mais com RGE/],
  ['maior despesa de outubro, uma só', (s) => [largest(s, 1)]],
  ['qual a média da conta de luz por mês', (s) => usual(s, paid, who('RGE')), /cuja conta já veio/],
]

const CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei de embalagem em outubro', ({ sum }) => [sum(spent, OUT, cat('embalagens'))]],
    ['e se subir 10%?', ({ sum }) => [cents(sum(spent, OUT, cat('embalagens')) * 1.1)]],
    ['e com 5% a menos', ({ sum }) => [cents(sum(spent, OUT, cat('embalagens')) * 0.95)]],
    ['e a metade disso', ({ sum }) => [cents(sum(spent, OUT, cat('embalagens')) / 2)]],
  ],
  [
    ['qual foi o maior pagamento de outubro', (s) => [largest(s, 1)]],
    ['foi pra quem?', (s) => [largest(s, 1)]],
    ['e o segundo maior', (s) => [largest(s, 2)]],
    ['quando foi esse', (s) => [largest(s, 2)]],
  ],
  [
    ['quanto a escola florença já me pagou', ({ sum }) => [sum(received, ALL, ESCOLA)]],
    ['em quantas vezes', ({ count }) => [count(received, ALL, ESCOLA)]],
    ['qual foi a maior?', (s) => [dearest(s).centavos / 100]],
    [
      'isso é quantos por cento do que vendi no mês',
      (s) => [dearest(s).centavos / 100 / s.sum(sold, dearest(s).data.slice(0, 7))],
    ],
  ],
  [
    ['quanto gastei com mercadoria em outubro', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    ['só o moinho', ({ sum }) => [sum(paid, OUT, who('MOINHO'))]],
    ['o resto foi o que', ({ sum }) => [sum(spent, OUT, cat('mercadorias'), not(who('MOINHO')))]],
  ],
  [
    ['quanto gastei com fornecedor em outubro', ({ sum, supplied }) => [sum(spent, OUT, supplied)]],
    ['e em setembro', ({ sum, supplied }) => [sum(spent, SEP, supplied)]],
    [
      'então gastei mais em outubro? quanto',
      ({ sum, supplied }) => [cents(sum(spent, OUT, supplied) - sum(spent, SEP, supplied))],
    ],
  ],
  [
    ['quanto gastei com salários em outubro', ({ sum }) => [sum(spent, OUT, cat('salarios'))]],
    ['por que mudou em relação a setembro', () => 'any'],
    ['e o Kauã, quanto recebeu ao todo?', ({ sum }) => [sum(paid, ALL, who('KAUA'))]],
  ],
  [
    ['quanto o ifood me pagou esse ano', ({ sum }) => [sum(received, YEAR, who('IFOOD'))]],
    ['média por mês', (s) => usual(s, received, who('IFOOD'))],
    ['quais meses ficaram acima disso', (s) => [above(s)]],
  ],
  [
    ['paguei a RGE esse mês?', ({ sum }) => [sum(paid, NOW, who('RGE'))], /^Sim/],
    ['quanto foi?', ({ sum }) => [sum(paid, NOW, who('RGE'))]],
  ],
  [
    ['quanto saiu em outubro', ({ sum }) => [sum(wentOut, OUT)]],
    ['por que gastei tanto em outubro?', ({ sum }) => [sum(wentOut, OUT)]],
  ],
  [
    ['quanto gastei em outubro', ({ sum }) => [sum(spent, OUT)]],
    ['tirando o aluguel', ({ sum }) => [sum(spent, OUT, not(cat('aluguel')))]],
    ['qual foi o maior deles', ({ each }) => [each(wentOut, OUT, not(cat('aluguel'))).at(-1)!]],
  ],
]

export const SUPPOSED: ApartSets = {
  'a pizzeria, what would be': {
    company: PIZZERIA,
    questions: QUESTIONS,
    chains: CHAINS,
    nothing: ['se o ICMS subir 2% o que muda pra mim', 'desde quando existe o MEI'],
  },
}
