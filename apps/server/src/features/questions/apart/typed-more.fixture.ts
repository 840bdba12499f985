import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { BUTCHER } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import type { ApartLine } from '#src/features/questions/apart/ledgers/ledger.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  byDay,
  byParty,
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
  usual,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** The same, of a butcher. */

const ALL = '2025-05-01..2026-11-21'
const WEEK = '2026-11-16..2026-11-21'
const LAST_WEEK = '2026-11-09..2026-11-15'
const Q2 = '2026-04-01..2026-06-30'
const known = (line: ApartLine) => FINANCE_CATEGORIES.some(({ id }) => id === line.categoria)
const named = not(cat('recebimento-cartao'))
const beef = who('FRIGORIFICO')
const someDays = [OUT, YEAR, YEAR_FULL, LAST_12]

const MORE_QUESTIONS: readonly Apart[] = [
  [
    'o aluguel come qtos % do q eu faturo?',
    ({ sum }) => someDays.map((d) => sum(spent, d, cat('aluguel')) / sum(sold, d)),
  ],
  [
    'salario ta levando qual % da receita',
    ({ sum }) => someDays.map((d) => sum(spent, d, cat('salarios')) / sum(sold, d)),
  ],
  ['a cpfl ta pesando muito?', ({ sum }) => someDays.map((d) => sum(paid, d, who('CPFL')) / sum(spent, d))],
  [
    'frigorifico boi branco é qtos % das despesas',
    ({ sum }) => someDays.map((d) => sum(paid, d, beef) / sum(spent, d)),
  ],
  [
    'gastei mais com embalagem em setembro ou outubro',
    ({ sum }) => [cents(sum(spent, OUT, cat('embalagens')) - sum(spent, SEP, cat('embalagens')))],
  ],
  [
    'mes passado entrou mais q esse?',
    ({ sum }) => [cents(sum(cameIn, NOW) - sum(cameIn, OUT)), cents(sum(sold, NOW) - sum(sold, OUT))],
  ],
  [
    'qto paguei de luz esse mes e no passado',
    ({ sum }) => [
      cents(sum(paid, NOW, who('CPFL')) - sum(paid, OUT, who('CPFL'))),
      sum(paid, NOW, who('CPFL')),
      sum(paid, '2026-10-01..2026-11-21', who('CPFL')),
    ],
  ],
  ['receita mes por mes de 2026, manda ai', ({ sum }) => [sum(sold, YEAR), sum(sold, YEAR_FULL)]],
  [
    'gasto com mercadoria mes a mes desde junho',
    ({ sum }) => [sum(spent, '2026-06-01..2026-11-21', cat('mercadorias'))],
  ],
  ['vendo mais sabado ou domingo', () => 'any', /sábado/i],
  ['q dia da semana vendo menos', () => 'any', /segunda/i],
  [
    'de seg a sex entra mais q no fds em outubro?',
    ({ sum }) => [cents(sum(cameIn, OUT, onDays(0, 1, 2, 3, 4)) - sum(cameIn, OUT, onDays(5, 6)))],
  ],
  ['1a quinzena de novembro entrou qto', ({ sum }) => [sum(cameIn, '2026-11-01..2026-11-15')]],
  [
    'qual quinzena de outubro vendeu mais, a primeira ou a segunda',
    ({ sum }) => [cents(sum(sold, '2026-10-01..2026-10-15') - sum(sold, '2026-10-16..2026-10-31'))],
  ],
  ['2o tri deu lucro?', ({ sum }) => [sum(profit, Q2)], /^(?:Sim|Não)/],
  [
    'top 3 clientes do ano',
    ({ by }) => [
      cents(
        by(received, YEAR, byParty, named, cat('vendas-produtos'))
          .slice(0, 3)
          .reduce((a, b) => a + b.value, 0),
      ),
      cents(
        by(received, YEAR, byParty, named, not(cat('transferencia', 'emprestimo-recebido')))
          .slice(0, 3)
          .reduce((a, b) => a + b.value, 0),
      ),
    ],
  ],
  [
    '2 fornecedores q mais levaram em outubro',
    ({ by, supplied }) => [
      cents(
        by(spent, OUT, byParty, supplied)
          .slice(0, 2)
          .reduce((a, b) => a + b.value, 0),
      ),
    ],
  ],
  ['qto caiu da stone ontem', ({ sum }) => [sum(received, '2026-11-20', who('STONE'))]],
  ['caiu qto na conta semana passada', ({ sum }) => [sum(cameIn, LAST_WEEK)]],
  [
    'qdo caiu a ultima parcela do emprestimo',
    ({ each }) => [each(paid, '2026-11', who('BNDES')).at(-1)!],
    /15\/11\/2026/,
  ],
  ['buffet alegria rendeu qto ate agora em 2026', ({ sum }) => [sum(received, YEAR, who('BUFFET'))]],
  ['a churrascaria deu qto esse mes', ({ sum }) => [sum(received, NOW, who('CHURRASCARIA'))]],
  ['taxa da getnet em setembro', ({ sum }) => [sum(paid, SEP, who('GETNET'))]],
  ['taxa da stone + taxa da getnet mes passado', ({ sum }) => [sum(paid, OUT, who('STONE', 'GETNET'))]],
  [
    'boi branco x resto dos fornecedores em outubro',
    ({ sum, supplied }) => [cents(sum(paid, OUT, beef) - sum(spent, OUT, supplied, not(beef)))],
  ],
  ['o restaurante dona lourdes paga de qto em qto tempo', () => 'any', /a cada \d+|em média/i],
  ['alguma coisa foi cobrada duas vezes em outubro?', () => 'any', /Não|nenhum/],
  [
    'recebi algum valor acima de 2500 em outubro? quais foram',
    ({ sum }) => [sum(cameIn, OUT, above(2_500))],
    /CHURRASCARIA|CHURRASCARIA PAMPA|STONE|GETNET/,
  ],
  ['quais pagamentos passaram de 5 mil em setembro', ({ sum }) => [sum(wentOut, SEP, above(5_000))], /FRIGORIFICO/],
  [
    'a conta de agua subiu em outubro?',
    ({ sum }) => [cents(sum(paid, OUT, who('SABESP')) - sum(paid, SEP, who('SABESP')))],
    /^(?:Sim|Não)/,
  ],
  ['as vendas caíram em setembro?', ({ sum }) => [cents(sum(sold, SEP) - sum(sold, AUG))], /^(?:Sim|Não)/],
  ['tive prejuizo em agosto?', ({ sum }) => [sum(profit, AUG)], /^(?:Sim|Não)/],
  [
    'to vendendo mais q no ano passado?',
    ({ sum }) => [cents(sum(sold, '2026-05-01..2026-11-21') - sum(sold, '2025-05-01..2025-11-21'))],
  ],
  ['qual era meu saldo dia 5 de outubro', ({ balance }) => [balance('2026-10-05')]],
  ['tinha qnto no bradesco em 31/08', ({ balance }) => [balance('2026-08-31', 'bradesco')]],
  ['quanto é meu custo fixo mensal', (s) => [...usual(s, fixed, known), s.sum(fixed, OUT, known)]],
  [
    'quanto preciso faturar pra ficar no zero a zero',
    ({ sum }) =>
      [OUT, LAST_12, YEAR_FULL].map((d) => {
        // What it calls its own are costs that vary.
        const left = sum(margin, d) - sum(paid, d, not(known), (line) => line.categoria !== null)
        return cents(((sum(fixed, d, known) + sum(staff, d)) * sum(sold, d)) / left)
      }),
  ],
  ['o caixa da pra qto tempo', () => null],
  ['quem deixou de comprar', () => 'any', /ESPETINHO/],
  ['quais clientes pararam de me pagar esse ano', () => 'any', /ESPETINHO/],
  [
    'qto tenho sem categoria esse mes',
    ({ sum }) => [
      cents(sum(received, NOW, (line) => line.categoria === null) - sum(paid, NOW, (line) => line.categoria === null)),
    ],
    /entraram .* e saíram /,
  ],
  ['valor medio de cada entrada em setembro', ({ sum, count }) => [cents(sum(cameIn, SEP) / count(cameIn, SEP))]],
  [
    'desde agosto foi qto pra fornecedor',
    ({ sum, supplied }) => [sum(spent, '2026-08-01..2026-11-21', supplied)],
    /mercadorias/i,
  ],
  ['tirei qto da empresa esse ano', ({ sum }) => [sum(paid, YEAR, cat('pro-labore', 'lucros'))]],
  ['quanto foi minha retirada em outubro', ({ sum }) => [sum(paid, OUT, cat('pro-labore', 'lucros'))]],
  ['q eu gastei ontem?', ({ sum }) => [sum(spent, '2026-11-20')]],
  ['oq saiu essa semana', ({ sum }) => [sum(wentOut, WEEK)]],
  ['me fala oq entrou anteontem', ({ sum }) => [sum(cameIn, '2026-11-19')]],
  [
    'foi qdo o primeiro pgto pra avicola',
    ({ each, lines }) => [each(paid, '2025-05', who('AVICOLA'))[0] ?? lines(ALL, [who('AVICOLA')]).length],
    /09\/05\/2025/,
  ],
  ['o beto do espetinho pagou esse mes?', () => [0], /^Não/],
  ['o buffet ja pagou em novembro', ({ sum }) => [sum(received, NOW, who('BUFFET'))], /^Sim|Você recebeu/],
  ['a sabesp mordeu qto em 2026', ({ sum }) => [sum(paid, YEAR, who('SABESP'))]],
  ['juros levou qto esse ano', ({ sum }) => [sum(paid, YEAR, cat('juros'))]],
  [
    'essa semana ta melhor q a passada?',
    ({ sum }) => [
      cents(sum(sold, WEEK) - sum(sold, LAST_WEEK)),
      cents(sum(cameIn, WEEK) - sum(cameIn, LAST_WEEK)),
      cents(sum(profit, WEEK) - sum(profit, LAST_WEEK)),
    ],
  ],
  ['oq mais aumentou de gasto em outubro', () => 'any', /Comparei com setembro|setembro de 2026/],
  ['marketing e faturamento mes a mes desde julho', () => 'any', /Marketing/],
  ['em que dia de outubro gastei mais', ({ by }) => [by(spent, OUT, byDay)[0]!.value]],
  ['me ensina a fazer linguiça', () => null],
  ['qto foi mesmo?', () => null],
  ['e o wesley?', () => null],
  ['qto o açougue do vizinho vende por dia', () => null],
]

const MORE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['qto foi de mercadoria em outubro', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    ['por fornecedor', () => 'any', /maiores nomes|FRIGORIFICO/],
    ['quem levou mais', ({ by }) => [by(spent, OUT, byParty, cat('mercadorias'))[0]!.value], /FRIGORIFICO/],
    [
      'quanto isso da em %',
      ({ sum }) => [sum(paid, OUT, beef) / sum(spent, OUT, cat('mercadorias')), sum(paid, OUT, beef) / sum(spent, OUT)],
    ],
  ],
  [
    ['a avicola recebeu qto esse ano', ({ sum }) => [sum(paid, YEAR, who('AVICOLA'))]],
    ['em qtas vezes', ({ count }) => [count(paid, YEAR, who('AVICOLA'))]],
    ['e a maior?', ({ each }) => [each(paid, YEAR, who('AVICOLA')).at(-1)!]],
    ['quando foi a última?', ({ each }) => [each(paid, '2026-11', who('AVICOLA')).at(-1)!], /09\/11\/2026/],
  ],
  [
    ['top 3 gastos de setembro', ({ sum }) => [cents(sum(spent, SEP, cat('mercadorias', 'salarios', 'pro-labore')))]],
    ['agora de outubro', ({ sum }) => [cents(sum(spent, OUT, cat('mercadorias', 'salarios', 'pro-labore')))]],
    ['sem contar mercadoria', () => 'any', /sem Mercadorias/],
  ],
  [
    ['entrou qto em setembro', ({ sum }) => [sum(cameIn, SEP)]],
    ['saiu qto', ({ sum }) => [sum(wentOut, SEP)]],
    ['entao sobrou quanto', ({ sum }) => [cents(sum(cameIn, SEP) - sum(wentOut, SEP))]],
    ['e em outubro', ({ sum }) => [cents(sum(cameIn, OUT) - sum(wentOut, OUT))]],
  ],
  [
    [
      'quem mais me pagou em outubro',
      ({ by }) => [by(received, OUT, byParty, named, not(cat('transferencia')))[0]!.value],
      /CHURRASCARIA/,
    ],
    ['e o segundo', ({ by }) => [by(received, OUT, byParty, named, not(cat('transferencia')))[1]!.value]],
    [
      'quantos % ele representa',
      ({ by, sum }) => [
        by(received, OUT, byParty, named, not(cat('transferencia')))[1]!.value / sum(sold, OUT),
        by(received, OUT, byParty, named, not(cat('transferencia')))[1]!.value / sum(cameIn, OUT),
      ],
    ],
  ],
]

export const TYPED_MORE: ApartSets = {
  'a butcher, typed': { company: BUTCHER, questions: MORE_QUESTIONS, chains: MORE_CHAINS, nothing: [] },
}
