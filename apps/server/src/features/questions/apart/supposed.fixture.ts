import { KITCHEN } from './ledgers/kitchen-carpenter.fixture.ts'
import { PIZZERIA } from './ledgers/pizzeria.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byMonth,
  cat,
  cents,
  money,
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

const EDP = who('EDP')
const ALFA = who('METALURGICA')
const HORTI = who('HORTIFRUTI')
const fromAlfa = (s: Sums, place: number) =>
  s.lines(KITCHEN_ALL, [ALFA]).toSorted((a, b) => (a.data < b.data ? 1 : -1))[place - 1]!.centavos / 100
const KITCHEN_ALL = '2025-09-01..2026-11-21'
const LIGHT = [AUG, SEP, OUT]

const KITCHEN_QUESTIONS: readonly Apart[] = [
  ['com um aumento de 12% no aluguel quanto fica', () => [cents(1_600 * 1.12)]],
  ['quanto economizo se o aluguel cair 20%', () => [320]],
  ['se a metalúrgica repassar 20% a menos quanto vem', ({ sum }) => [cents(sum(received, OUT, ALFA) * 0.8)]],
  ['cê sabe quanto saiu em setembro?', ({ sum }) => [sum(wentOut, SEP)]],
  [
    'quanto vendi esse mes comparado com mes passado',
    ({ sum }) => [cents(sum(sold, NOW) - sum(sold, OUT))],
    /outubro de 2026/,
  ],
  ['vendas de outubro contra setembro em %', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))], /%/],
  [
    'quanto o hortifruti representa nos meus gastos com fornecedor',
    ({ sum, supplied }) => [sum(paid, OUT, HORTI) / sum(spent, OUT, supplied)],
  ],
  [
    'quanto vendi em agosto e quanto gastei com fornecedor',
    ({ sum, supplied }) => [sum(sold, AUG), sum(spent, AUG, supplied)],
    ({ sum, supplied }) =>
      [money(sum(sold, AUG)), money(sum(spent, AUG, supplied))].map((one) => one.replace(/,00$/, '')),
  ],
  ['quanto gastei com hortifruti em setembro e quanto vendi', ({ sum }) => [sum(paid, SEP, HORTI)], /receita/],
  ['quem não comprou em outubro e comprou em setembro', () => [1], /TRANSPORTES GUARANI/],
  ['quantas vezes paguei imposto', ({ count }) => [count(paid, KITCHEN_ALL, cat('impostos-vendas'))]],
]

const KITCHEN_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com luz em outubro', ({ sum }) => [sum(paid, OUT, EDP)]],
    ['e em setembro', ({ sum }) => [sum(paid, SEP, EDP)]],
    ['e em agosto', ({ sum }) => [sum(paid, AUG, EDP)]],
    ['qual foi a mais cara', ({ sum }) => [Math.max(...LIGHT.map((days) => sum(paid, days, EDP)))]],
    ['e a média das três', ({ sum }) => [cents(LIGHT.reduce((all, days) => all + sum(paid, days, EDP), 0) / 3)]],
  ],
  [
    ['qual foi o último pagamento da metalúrgica', (s) => [fromAlfa(s, 1)]],
    ['e o penúltimo', (s) => [fromAlfa(s, 2)]],
    ['diferença entre eles', (s) => [cents(fromAlfa(s, 1) - fromAlfa(s, 2))]],
  ],
  [
    ['quantas vezes a roberta neves me pagou', ({ count }) => [count(received, KITCHEN_ALL, who('ROBERTA'))]],
    ['em que datas', ({ sum }) => [sum(received, KITCHEN_ALL, who('ROBERTA'))], /17\/10\/2026.*17\/09\/2026/],
  ],
  [
    ['quanto recebi do ifood esse ano', ({ sum }) => [sum(received, YEAR, who('IFOOD'))]],
    ['só em outubro', ({ sum }) => [sum(received, OUT, who('IFOOD'))]],
    ['isso é quanto das vendas de outubro', ({ sum }) => [sum(received, OUT, who('IFOOD')) / sum(sold, OUT)]],
  ],
  [
    ['qual foi a maior venda de outubro', ({ each }) => [each(sold, OUT).at(-1)!]],
    ['de quem', ({ each }) => [each(sold, OUT).at(-1)!]],
    ['e a menor', ({ each }) => [each(sold, OUT)[0]!]],
  ],
  [
    ['quanto vendi de setembro pra outubro a mais', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))]],
    ['por causa de quem?', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))], /Por nome/],
  ],
]

export const SUPPOSED: ApartSets = {
  'a kitchen, by the way': { company: KITCHEN, questions: KITCHEN_QUESTIONS, chains: KITCHEN_CHAINS, nothing: [] },
  'a pizzeria, what would be': {
    company: PIZZERIA,
    questions: QUESTIONS,
    chains: CHAINS,
    nothing: ['se o ICMS subir 2% o que muda pra mim', 'desde quando existe o MEI'],
  },
}
