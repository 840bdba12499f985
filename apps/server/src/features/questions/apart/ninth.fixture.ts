import { BAKERY } from '#src/features/questions/apart/ledgers/bakery-school.fixture.ts'
import { CLINIC, GARAGE } from '#src/features/questions/apart/ledgers/clinic-garage.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  byDay,
  byMonth,
  byParty,
  cat,
  cents,
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

const ALL = '2025-01-01..2026-11-21'
const Q2 = '2026-04-01..2026-06-30'
const Q3 = '2026-07-01..2026-09-30'
const named = not(cat('recebimento-cartao'))

const BAKERY_QUESTIONS: readonly Apart[] = [
  ['moinho alvorada quanto paguei esse ano ate agora', ({ sum }) => [sum(paid, YEAR, who('MOINHO'))]],
  ['domingo passado vendi quanto', ({ sum }) => [sum(sold, '2026-11-15')]],
  [
    'quanto a cleusa e o tiago custam por mes os dois',
    ({ sum }) => [
      cents(sum(paid, '2025-11-01..2026-10-31', who('CLEUSA', 'TIAGO')) / 12),
      cents(sum(paid, YEAR_FULL, who('CLEUSA', 'TIAGO')) / 10),
      sum(paid, OUT, who('CLEUSA', 'TIAGO')),
    ],
  ],
  [
    'de onde vem mais dinheiro, hotel ou escola',
    ({ sum }) =>
      [OUT, YEAR, YEAR_FULL, '2025-11-01..2026-10-31'].map((d) =>
        cents(sum(received, d, who('HOTEL')) - sum(received, d, who('ESCOLA'))),
      ),
  ],
  [
    'o leite (laticinios) ta mais caro que em agosto?',
    ({ sum }) => [
      cents(sum(paid, OUT, who('LATICINIOS')) - sum(paid, AUG, who('LATICINIOS'))),
      cents(sum(paid, NOW, who('LATICINIOS')) - sum(paid, AUG, who('LATICINIOS'))),
    ],
  ],
  ['quantas maria compraram esse ano', () => null],
  ['melhor sabado de outubro', ({ by }) => [by(sold, OUT, byDay, onDays(5))[0]!.value]],
  ['soma luz agua e internet de setembro', ({ sum }) => [sum(paid, SEP, who('COPEL', 'SANEPAR', 'CLARO'))]],
]
const BAKERY_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto vendi sabado e domingo em setembro', ({ sum }) => [sum(sold, SEP, onDays(5, 6))]],
    ['e em outubro', ({ sum }) => [sum(sold, OUT, onDays(5, 6))]],
    ['quantos por cento do total do mes', ({ sum }) => [sum(sold, OUT, onDays(5, 6)) / sum(sold, OUT)]],
  ],
  [
    [
      'quem mais compra',
      (s) => ['2025-11-01..2026-10-31', YEAR, OUT].map((d) => s.by(sold, d, byParty, named)[0]!.value),
    ],
    ['quanto ele comprou em outubro', ({ sum }) => [sum(received, OUT, who('HOTEL'))]],
    ['e o restaurante', ({ sum }) => [sum(received, OUT, who('RESTAURANTE'))]],
  ],
  [
    ['despesas de outubro', ({ sum }) => [sum(spent, OUT), sum(wentOut, OUT)]],
    ['quanto foi mercadoria', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    ['e folha', ({ sum }) => [sum(staff, OUT), sum(spent, OUT, cat('salarios'))]],
  ],
]

const GARAGE_QUESTIONS: readonly Apart[] = [
  ['Quanto a transportadora Rapidão pagou de abril a junho?', ({ sum }) => [sum(received, Q2, who('RAPIDAO'))]],
  [
    'Qual o gasto com peças em outubro (Veloparts e Autopeças Brasil)?',
    ({ sum }) => [sum(paid, OUT, who('VELOPARTS', 'AUTOPECAS'))],
  ],
  ['O Ronaldo recebeu quanto de salário e comissão em setembro?', ({ sum }) => [sum(paid, SEP, who('RONALDO'))]],
  ['Desde quando a Locadora Sul é nossa cliente?', ({ lines }) => [lines(ALL, [who('LOCADORA')])[0]!.centavos / 100]],
  [
    'A Padaria do Ponto parou de pagar quando?',
    ({ lines }) => [lines(ALL, [who('PADARIA DO PONTO')]).at(-1)!.centavos / 100],
  ],
  [
    'Qual a diferença de lucro entre o segundo e o terceiro trimestre?',
    ({ sum }) => [cents(sum(profit, Q3) - sum(profit, Q2))],
  ],
  ['Quanto custou o guincho do Beto no ano?', ({ sum }) => [sum(paid, YEAR, who('GUINCHO'))]],
  ['Vendas em dinheiro em outubro', ({ sum }) => [sum(sold, OUT, at('dinheiro'))]],
]
const GARAGE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quanto paguei no Posto Shell em outubro?', ({ sum }) => [sum(paid, OUT, who('SHELL'))]],
    [
      'E em agosto e setembro?',
      ({ sum }) => [
        sum(paid, `${AUG}+${SEP}`, who('SHELL')),
        cents(sum(paid, SEP, who('SHELL')) - sum(paid, AUG, who('SHELL'))),
      ],
    ],
    ['Qual foi o mês mais caro?', ({ by }) => [by(paid, `${AUG}+${SEP}`, byMonth, who('SHELL'))[0]!.value]],
  ],
  [
    ['Quanto entrou de Carlos Henrique Melo no ano?', ({ sum }) => [sum(received, YEAR, who('CARLOS HENRIQUE'))]],
    ['E do Carlos Eduardo?', ({ sum }) => [sum(received, YEAR, who('CARLOS EDUARDO'))]],
    [
      'Quanto um pagou a mais que o outro?',
      ({ sum }) => [cents(sum(received, YEAR, who('CARLOS HENRIQUE')) - sum(received, YEAR, who('CARLOS EDUARDO')))],
    ],
  ],
  [
    ['Aluguel desde maio', ({ sum }) => [sum(spent, '2026-05-01..2026-11-21', cat('aluguel'))]],
    ['E antes de maio quanto era por mês?', () => [2_300]],
    ['Subiu quanto por cento?', () => [2_480 / 2_300 - 1]],
  ],
]

const CLINIC_QUESTIONS: readonly Apart[] = [
  [
    'quanto a prefeitura pagou em outubro e quanto a unimed',
    ({ sum }) => [sum(received, OUT, who('PREFEITURA')), sum(received, OUT, who('UNIMED'))],
  ],
  [
    'dental cremer: media por compra esse ano',
    ({ each }) => [
      cents(each(paid, YEAR, who('CREMER')).reduce((a, b) => a + b, 0) / each(paid, YEAR, who('CREMER')).length),
    ],
  ],
  [
    'o que pago pro laboratorio da quantos % da receita no ano',
    ({ sum }) => [sum(paid, YEAR, who('LABORATORIO')) / sum(sold, YEAR)],
  ],
  ['qnto o fabio tirou de pro labore esse ano', ({ sum }) => [sum(paid, YEAR, who('FABIO'))]],
  ['vendas no cartao em setembro', ({ sum }) => [sum(received, SEP, cat('recebimento-cartao'))]],
  ['quanto sobrou no sicoob no fim de outubro', ({ balance }) => [balance('2026-10-31', 'sicoob')]],
  ['curso em media por mes', (s) => usual(s, paid, who('ESCOLA DE IMPLANTE'))],
]
const CLINIC_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['salario da luciana', ({ sum }) => [sum(paid, OUT, who('LUCIANA'))]],
    ['e da andreia', ({ sum }) => [sum(paid, OUT, who('ANDREIA'))]],
    ['somando', ({ sum }) => [sum(paid, OUT, who('LUCIANA', 'ANDREIA'))]],
  ],
  [
    ['quanto gastei de google ads em 2025', ({ sum }) => [sum(paid, '2025', who('GOOGLE'))]],
    ['e em 2026', ({ sum }) => [sum(paid, YEAR, who('GOOGLE'))]],
    ['e meta', ({ sum }) => [sum(paid, YEAR, who('META'))]],
  ],
]

export const NINTH: ApartSets = {
  'a bakery, a third time': { company: BAKERY, questions: BAKERY_QUESTIONS, chains: BAKERY_CHAINS, nothing: [] },
  'a garage, asked again': { company: GARAGE, questions: GARAGE_QUESTIONS, chains: GARAGE_CHAINS, nothing: [] },
  'a clinic, a third time': { company: CLINIC, questions: CLINIC_QUESTIONS, chains: CLINIC_CHAINS, nothing: [] },
}
