import { BUTCHER, DENTIST, RENOVATOR } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { INSTAGRAM, LORRIES } from '#src/features/questions/apart/ledgers/instagram-lorries.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byCategory,
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
  type Sums,
  sold,
  spent,
  staff,
  usual,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-01-01..2026-11-21'
const Q1 = '2026-01-01..2026-03-31'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'

const BUTCHER_QUESTIONS: readonly Apart[] = [
  ['me diz quanto entrou na maquininha stone em outubro', ({ sum }) => [sum(received, OUT, who('STONE'))]],
  ['a tainara ta ganhando quanto', ({ sum }) => [sum(paid, OUT, who('TAINARA')), ...usualPay(sum)]],
  ['de julho pra agosto a venda aumentou?', ({ sum }) => [cents(sum(sold, AUG) - sum(sold, '2026-07'))]],
  ['conta de agua media do ano', (s) => usual(s, paid, who('SABESP'))],
  ['paguei alguma coisa pra refrigeração em outubro?', ({ sum }) => [sum(paid, OUT, who('REFRIGERACAO'))]],
  ['o que eu mais gasto fora carne', () => null],
  [
    'semana passada vendi quanto a mais que na outra',
    ({ sum }) => [cents(sum(sold, '2026-11-09..2026-11-15') - sum(sold, '2026-11-02..2026-11-08'))],
  ],
  [
    'restaurante dona lourdes comprou quanto nos ultimos 3 meses',
    ({ sum }) => [sum(received, '2026-08-01..2026-10-31', who('DONA LOURDES'))],
  ],
]
function usualPay(sum: Sums['sum']) {
  return [cents(sum(paid, LAST_12, who('TAINARA')) / 12), cents(sum(paid, YEAR_FULL, who('TAINARA')) / 10)]
}
const BUTCHER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['lucro de setembro', ({ sum }) => [sum(profit, SEP)]],
    ['e outubro', ({ sum }) => [sum(profit, OUT)]],
    ['pq caiu tanto', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP))]],
    ['quanto vendi nesse mes', ({ sum }) => [sum(sold, OUT), sum(sold, NOW)]],
  ],
  [
    ['quanto dei de emprestimo pro bndes ate hoje', ({ sum }) => [sum(paid, ALL, who('BNDES'))]],
    ['quantas parcelas foram', ({ count }) => [count(paid, ALL, who('BNDES'))]],
    ['quanto é cada uma', () => [1_380.4]],
  ],
]

const DENTIST_QUESTIONS: readonly Apart[] = [
  [
    'Gostaria de saber o total recebido via convênio Amil Dental em 2026.',
    ({ sum }) => [sum(received, YEAR, who('AMIL'))],
  ],
  [
    'Quais foram nossas três maiores despesas em outubro?',
    (s) => [
      s.by(spent, OUT, byCategory)[0]!.value,
      cents(
        s
          .by(spent, OUT, byCategory)
          .slice(0, 3)
          .reduce((t, { value }) => t + value, 0),
      ),
    ],
  ],
  [
    'Otávio Brandão: quanto ele pagou e quanto devolvemos a ele em 2026?',
    ({ sum }) => [sum(received, YEAR, who('OTAVIO')), sum(paid, YEAR, who('OTAVIO'))],
  ],
  [
    'Em quais meses compramos implantes Neodent?',
    ({ by }) => [ALL, LAST_12].map((d) => by(paid, d, byMonth, who('NEODENT')).length),
  ],
  [
    'O gasto com a Dra. Camila passou de 5 mil em algum mês deste ano?',
    ({ by }) => [by(paid, YEAR, byMonth, who('CAMILA')).filter(({ value }) => value > 5_000).length],
  ],
  ['Quanto pagamos de condomínio desde março?', ({ sum }) => [sum(paid, '2026-03-01..2026-11-21', who('CONDOMINIO'))]],
  ['Qual o saldo da caixinha da recepção?', () => [365]],
  ['Faturamento médio por dia útil em outubro', ({ sum }) => [cents(sum(sold, OUT) / 22), cents(sum(sold, OUT) / 21)]],
]
const DENTIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quanto pagamos ao laboratório Sorriso em outubro?', ({ sum }) => [sum(paid, OUT, who('SORRISO'))]],
    ['E à Prótese Arte?', ({ sum }) => [sum(paid, OUT, who('PROTESE ARTE'))]],
    [
      'Somando os dois, quanto representa da receita?',
      ({ sum }) => [sum(paid, OUT, who('SORRISO', 'PROTESE ARTE')) / sum(sold, OUT)],
    ],
  ],
  [
    ['Receita por mês em 2026', (s) => [monthly(s, sold, YEAR)[0]!.value, s.sum(sold, YEAR)]],
    ['Qual foi o pior?', (s) => [monthly(s, sold, YEAR).at(-1)!.value, monthly(s, sold, YEAR_FULL).at(-1)!.value]],
    [
      'E as despesas nesse mês?',
      ({ by, sum }) => [
        sum(spent, by(sold, YEAR, byMonth).at(-1)!.name),
        sum(spent, by(sold, YEAR_FULL, byMonth).at(-1)!.name),
      ],
    ],
  ],
]

const RENOVATOR_QUESTIONS: readonly Apart[] = [
  ['quanto a prefeitura de itu me depositou ao todo', ({ sum }) => [sum(received, ALL, who('PREFEITURA'))]],
  ['quanto foi de material ferramenta e aluguel de equipamento em outubro', () => null],
  [
    'leroy merlin qual foi o mes que mais gastei',
    ({ by }) => [by(paid, YEAR, byMonth, who('LEROY'))[0]!.value, by(paid, LAST_12, byMonth, who('LEROY'))[0]!.value],
  ],
  [
    'ta sobrando ou faltando dinheiro esse ano',
    ({ sum }) => [sum(profit, YEAR), cents(sum(cameIn, YEAR) - sum(wentOut, YEAR))],
  ],
  [
    'quanto o condominio jatoba pagou a menos em outubro comparado com setembro',
    ({ sum }) => [cents(sum(received, OUT, who('JATOBA')) - sum(received, SEP, who('JATOBA')))],
  ],
  [
    'gasolina dos ultimos 30 dias',
    ({ sum }) => [
      sum(spent, '2026-10-23..2026-11-21', cat('veiculos')),
      sum(paid, '2026-10-23..2026-11-21', who('POSTO')),
    ],
  ],
  [
    'ze carlos e tiao, somando os dois, quanto por mes',
    ({ sum }) => [
      cents(sum(paid, LAST_12, who('ZE CARLOS', 'TIAO')) / 12),
      cents(sum(paid, YEAR_FULL, who('ZE CARLOS', 'TIAO')) / 10),
    ],
  ],
  [
    'se tirar o pro labore a empresa deu lucro em outubro?',
    ({ sum }) => [cents(sum(profit, OUT) + sum(paid, OUT, cat('pro-labore')))],
  ],
]
const RENOVATOR_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'quem me pagou em outubro',
      (s) => [s.by(received, OUT, byParty, not(cat('transferencia')))[0]!.value, s.sum(cameIn, OUT), s.sum(sold, OUT)],
    ],
    ['e quem nao pagou que tinha pago em setembro', () => 'any'],
    [
      'quanto o primeiro pagou no ano',
      ({ sum, by }) => [sum(received, YEAR, who(by(received, OUT, byParty, not(cat('transferencia')))[0]!.name))],
    ],
  ],
]

const INSTAGRAM_QUESTIONS: readonly Apart[] = [
  [
    'vendi mais no fds ou na semana em outubro?',
    ({ sum }) => [cents(sum(sold, OUT, onDays(5, 6)) - sum(sold, OUT, onDays(0, 1, 2, 3, 4)))],
  ],
  ['qnto gastei c a larissa ate agr', ({ sum }) => [sum(paid, ALL, who('LARISSA'))]],
  ['meta ads ta cada vez mais caro?', () => 'any'],
  [
    'quanto as taxas da shopee pesam nas vendas de lá',
    ({ sum }) =>
      [YEAR, LAST_12, OUT, YEAR_FULL].map(
        (d) => sum(paid, d, who('SHOPEE'), cat('taxas-cartao')) / sum(received, d, who('SHOPEE')),
      ),
  ],
  ['total de devolução em 2026', ({ sum }) => [sum(spent, YEAR, cat('devolucoes'))]],
  [
    'fotografo raul qdo paguei a ultima vez',
    ({ lines }) => [Math.abs(lines(ALL, [who('RAUL')]).at(-1)!.centavos) / 100],
  ],
  [
    'outubro do ano passado vs outubro desse ano',
    ({ sum }) => [cents(sum(profit, OUT) - sum(profit, '2025-10')), cents(sum(sold, OUT) - sum(sold, '2025-10'))],
  ],
  ['qual foi minha melhor semana de outubro', () => 'any', /R\$/],
]
const INSTAGRAM_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto a bruna alcantara comprou em outubro', ({ sum }) => [sum(received, OUT, who('BRUNA'))]],
    ['e devolveu quanto', ({ sum }) => [sum(paid, OUT, who('BRUNA'))]],
    ['ficou quanto então', ({ sum }) => [cents(sum(received, OUT, who('BRUNA')) - sum(paid, OUT, who('BRUNA')))]],
  ],
  [
    ['frete de outubro', ({ sum }) => [sum(spent, OUT, cat('fretes'))]],
    ['quanto disso é correios', ({ sum }) => [sum(paid, OUT, who('CORREIOS'))]],
    ['e nos 2 meses antes', ({ sum }) => [sum(paid, '2026-08-01..2026-09-30', who('CORREIOS'))]],
  ],
]

const LORRIES_QUESTIONS: readonly Apart[] = [
  [
    'Receita da AMBEV em 2026 por trimestre',
    (s) => [Q1, Q2, Q3].map((d) => s.sum(received, d, who('AMBEV'))).concat(s.sum(received, YEAR, who('AMBEV'))),
  ],
  [
    'Quanto custa manter o escritório da Sônia por mês? digo, o salário dela',
    ({ sum }) => [sum(paid, OUT, who('SONIA')), cents(sum(paid, LAST_12, who('SONIA')) / 12)],
  ],
  [
    'Diferença entre o que a AMBEV e a Magazine Luiza pagaram em setembro',
    ({ sum }) => [cents(sum(received, SEP, who('AMBEV')) - sum(received, SEP, who('MAGAZINE')))],
  ],
  ['Qual o peso da folha no faturamento do terceiro trimestre?', ({ sum }) => [sum(staff, Q3) / sum(sold, Q3)]],
  ['Gastos com Posto Graal acima da média em quais meses de 2026?', () => 'any'],
  ['Quanto a Cerâmica Portobello faturou conosco até agora', ({ sum }) => [sum(received, ALL, who('PORTOBELLO'))]],
  ['Resultado acumulado do ano sem a venda do caminhão usado', () => null],
  ['Saldo do Pamcard em 31/10', ({ balance }) => [balance('2026-10-31', 'pamcard')]],
]
const LORRIES_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Pedágio em outubro', ({ sum }) => [sum(paid, OUT, who('SEM PARAR', 'CONECTCAR'))]],
    ['e quanto foi só Sem Parar', ({ sum }) => [sum(paid, OUT, who('SEM PARAR'))]],
    ['no ano inteiro', ({ sum }) => [sum(paid, YEAR, who('SEM PARAR'))]],
    ['e o outro', ({ sum }) => [sum(paid, YEAR, who('CONECTCAR'))]],
  ],
]

export const FIVE_THIRD: ApartSets = {
  'a butcher, a third time': { company: BUTCHER, questions: BUTCHER_QUESTIONS, chains: BUTCHER_CHAINS, nothing: [] },
  'a dentist, a third time': { company: DENTIST, questions: DENTIST_QUESTIONS, chains: DENTIST_CHAINS, nothing: [] },
  'a renovator, a third time': {
    company: RENOVATOR,
    questions: RENOVATOR_QUESTIONS,
    chains: RENOVATOR_CHAINS,
    nothing: [],
  },
  'a shop of Instagram, a third time': {
    company: INSTAGRAM,
    questions: INSTAGRAM_QUESTIONS,
    chains: INSTAGRAM_CHAINS,
    nothing: [],
  },
  'a firm of lorries, a third time': {
    company: LORRIES,
    questions: LORRIES_QUESTIONS,
    chains: LORRIES_CHAINS,
    nothing: [],
  },
}
