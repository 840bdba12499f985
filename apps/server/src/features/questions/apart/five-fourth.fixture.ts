import { BUTCHER, DENTIST, RENOVATOR } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { INSTAGRAM, LORRIES } from '#src/features/questions/apart/ledgers/instagram-lorries.fixture.ts'
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
  NOW,
  not,
  OUT,
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
} from './sums.fixture.ts'

const ALL = '2025-01-01..2026-11-21'
const H1 = '2026-01-01..2026-06-30'
const named = not(cat('recebimento-cartao'))

const BUTCHER_QUESTIONS: readonly Apart[] = [
  ['quanto foi o movimento de sexta feira passada', ({ sum }) => [sum(sold, '2026-11-20'), sum(sold, '2026-11-13')]],
  ['frigorifico boi branco: maior pagamento do ano', ({ each }) => [each(paid, YEAR, who('BOI BRANCO')).at(-1)!]],
  ['quanto pago de aluguel hoje', ({ sum }) => [sum(paid, NOW, cat('aluguel')), sum(paid, OUT, cat('aluguel'))]],
  ['aumentou quanto o aluguel esse ano', () => [220]],
  ['somando salario e encargo quanto deu em outubro', ({ sum }) => [sum(spent, OUT, cat('salarios', 'encargos'))]],
  ['o posto trevo gasta quanto por mes', () => null],
  ['domingo da mais que sabado?', () => 'any', /sábado|sábados/i],
  ['o que entrou de dinheiro vivo na gaveta em outubro', () => null],
]
const BUTCHER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto vendi em outubro', ({ sum }) => [sum(sold, OUT)]],
    ['e gastei quanto', ({ sum }) => [sum(spent, OUT), sum(wentOut, OUT)]],
    [
      'sobrou quanto',
      ({ sum }) => [
        sum(profit, OUT),
        cents(sum(cameIn, OUT) - sum(wentOut, OUT)),
        cents(sum(sold, OUT) - sum(spent, OUT)),
      ],
    ],
    [
      'e em setembro',
      ({ sum }) => [
        sum(profit, SEP),
        cents(sum(cameIn, SEP) - sum(wentOut, SEP)),
        cents(sum(sold, SEP) - sum(spent, SEP)),
      ],
    ],
  ],
]

const DENTIST_QUESTIONS: readonly Apart[] = [
  [
    'Quanto a clínica recebeu da Helena Prado de fevereiro a junho?',
    ({ sum }) => [sum(received, '2026-02-01..2026-06-30', who('HELENA PRADO'))],
  ],
  [
    'Qual foi o gasto total com folha no primeiro semestre?',
    ({ sum }) => [sum(staff, H1), sum(spent, H1, cat('salarios')), sum(spent, H1, cat('salarios', 'encargos'))],
  ],
  ['Quais fornecedores receberam mais de mil reais em outubro?', () => 'any'],
  [
    'Por que a despesa de outubro foi maior que a de setembro?',
    ({ sum }) => [cents(sum(spent, OUT) - sum(spent, SEP))],
  ],
  ['Quanto gastamos com o CRO em março?', ({ sum }) => [sum(paid, '2026-03', who('CRO'))]],
  ['Em média, quanto a Odontoprev paga por mês?', (s) => usual(s, received, who('ODONTOPREV'))],
  [
    'Quanto da receita de outubro veio da Amil?',
    ({ sum }) => [sum(received, OUT, who('AMIL')), sum(received, OUT, who('AMIL')) / sum(sold, OUT)],
  ],
  ['Houve devolução para algum paciente este ano? Qual valor?', ({ sum }) => [sum(spent, YEAR, cat('devolucoes'))]],
]
const DENTIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Qual convênio ou paciente mais pagou em outubro?', () => null],
    [
      'Quem mais nos pagou em outubro?',
      (s) => [s.by(sold, OUT, byParty, named)[0]!.value, s.by(cameIn, OUT, byParty)[0]!.value],
    ],
    ['E em setembro?', (s) => [s.by(sold, SEP, byParty, named)[0]!.value, s.by(cameIn, SEP, byParty)[0]!.value]],
  ],
  [
    ['Quanto gastamos com a Neide em outubro?', ({ sum }) => [sum(paid, OUT, who('NEIDE'))]],
    ['E com a Patrícia?', ({ sum }) => [sum(paid, OUT, who('PATRICIA'))]],
    ['E com a Jéssica?', ({ sum }) => [sum(paid, OUT, who('JESSICA'))]],
    ['Total das três', ({ sum }) => [sum(paid, OUT, who('NEIDE', 'PATRICIA', 'JESSICA'))]],
  ],
]

const RENOVATOR_QUESTIONS: readonly Apart[] = [
  [
    'quanto recebi da maristela de março a junho',
    ({ sum }) => [sum(received, '2026-03-01..2026-06-30', who('MARISTELA'))],
  ],
  [
    'o que gastei com caçamba esse ano é quantos por cento da receita',
    ({ sum }) => [sum(paid, YEAR, who('ENTULHO', 'CACAMBAS')) / sum(sold, YEAR)],
  ],
  ['quanto custou o conserto do carro no gerson em setembro', ({ sum }) => [sum(paid, SEP, who('GERSON'))]],
  ['fiz quanto de retirada esse ano', ({ sum }) => [sum(paid, YEAR, cat('pro-labore'))]],
  [
    'quais foram os 3 clientes que mais pagaram em 2026',
    (s) => [
      cents(
        s
          .by(sold, YEAR, byParty, named)
          .slice(0, 3)
          .reduce((t, { value }) => t + value, 0),
      ),
      s.by(sold, YEAR, byParty, named)[0]!.value,
    ],
  ],
  [
    'quanto entrou no inter e na caixa em outubro, separado',
    ({ sum }) => [sum(cameIn, OUT, at('inter')), sum(cameIn, OUT, at('caixa')), sum(cameIn, OUT)],
  ],
  [
    'mes que mais gastei com tinta suvinil',
    ({ by }) => [
      by(paid, LAST_12, byMonth, who('SUVINIL'))[0]!.value,
      by(paid, YEAR, byMonth, who('SUVINIL'))[0]!.value,
      by(paid, ALL, byMonth, who('SUVINIL'))[0]!.value,
    ],
  ],
  ['paguei quanto pro banco fiat ate hoje', ({ sum }) => [sum(paid, ALL, who('BANCO FIAT'))]],
]
const RENOVATOR_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['despesa por categoria em outubro', (s) => [s.by(spent, OUT, byCategory)[0]!.value, s.sum(spent, OUT)]],
    ['qual a maior', (s) => [s.by(spent, OUT, byCategory)[0]!.value]],
    ['e a segunda', (s) => [s.by(spent, OUT, byCategory)[1]!.value]],
  ],
  [
    ['quanto paguei pro tiao em outubro', ({ sum }) => [sum(paid, OUT, who('TIAO'))]],
    ['e pro ze carlos', ({ sum }) => [sum(paid, OUT, who('ZE CARLOS'))]],
    [
      'quem ganhou mais',
      ({ sum }) => [
        Math.max(sum(paid, OUT, who('TIAO')), sum(paid, OUT, who('ZE CARLOS'))),
        cents(sum(paid, OUT, who('ZE CARLOS')) - sum(paid, OUT, who('TIAO'))),
      ],
    ],
  ],
]

const INSTAGRAM_QUESTIONS: readonly Apart[] = [
  ['quanto deu de venda no dia 10 de outubro', ({ sum }) => [sum(sold, '2026-10-10')]],
  ['qto gasto no total por mes c sistema', (s) => usual(s, spent, cat('sistemas'))],
  ['minha margem ta qnto', () => 'any', /%/],
  ['quantas vendas eu fiz pela shopee em 2026', ({ count }) => [count(received, YEAR, who('SHOPEE'))]],
  ['a thais moura comprou qnts vezes', ({ count }) => [count(received, ALL, who('THAIS'))]],
  ['tirando a shopee qto vendi mes passado', ({ sum }) => [sum(sold, OUT, not(who('SHOPEE')))]],
  [
    'gastei mais com meta ads em setembro ou outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('META')) - sum(paid, SEP, who('META')))],
  ],
  ['qual foi o dia q menos vendi em outubro', ({ by }) => [by(sold, OUT, byDay).at(-1)!.value]],
]
const INSTAGRAM_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei de anuncio em outubro', ({ sum }) => [sum(spent, OUT, cat('marketing'))]],
    ['isso é quantos % da venda', ({ sum }) => [sum(spent, OUT, cat('marketing')) / sum(sold, OUT)]],
    ['e em agosto', ({ sum }) => [sum(spent, AUG, cat('marketing')) / sum(sold, AUG)]],
  ],
]

const LORRIES_QUESTIONS: readonly Apart[] = [
  [
    'Quanto faturamos com a Agrovale na safra, de fevereiro a abril?',
    ({ sum }) => [sum(received, '2026-02-01..2026-04-30', who('AGROVALE'))],
  ],
  [
    'Custo por mês com manutenção da frota em 2026',
    ({ by, sum }) => [
      by(spent, YEAR, byMonth, cat('manutencao'))[0]!.value,
      sum(spent, YEAR, cat('manutencao')),
      ...usual({ sum } as Sums, spent, cat('manutencao')),
    ],
  ],
  ['Qual motorista recebeu mais em outubro?', () => null],
  ['Folha mais diárias em outubro', ({ sum }) => [sum(staff, OUT), sum(spent, OUT, cat('salarios', 'beneficios'))]],
  ['Quanto falta para a receita de novembro chegar a 80 mil?', ({ sum }) => [cents(80_000 - sum(sold, NOW))]],
  ['Total pago à Omnilink desde janeiro de 2025', ({ sum }) => [sum(paid, ALL, who('OMNILINK'))]],
  ['Lucro do segundo semestre até agora versus primeiro semestre', () => 'any'],
  [
    'Quanto rendeu o aluguel da carreta para a Transnorte?',
    ({ sum }) => [sum(received, ALL, who('TRANSNORTE')), sum(received, OUT, who('TRANSNORTE'))],
  ],
]
const LORRIES_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Receita da Magazine Luiza em agosto', ({ sum }) => [sum(received, AUG, who('MAGAZINE'))]],
    [
      'E em setembro e outubro?',
      ({ sum }) => [
        sum(received, `${SEP}+${OUT}`, who('MAGAZINE')),
        cents(sum(received, OUT, who('MAGAZINE')) - sum(received, SEP, who('MAGAZINE'))),
      ],
    ],
    ['E a AMBEV nesse período?', ({ sum }) => [sum(received, `${SEP}+${OUT}`, who('AMBEV'))]],
  ],
  [
    [
      'Quanto saiu do Pamcard em outubro?',
      ({ sum }) => [sum(wentOut, OUT, at('pamcard')), sum(paid, OUT, at('pamcard'))],
    ],
    [
      'E quanto foi de combustível?',
      ({ sum }) => [sum(spent, OUT, cat('veiculos'), at('pamcard')), sum(spent, OUT, cat('veiculos'))],
    ],
    ['E de borracharia?', ({ sum }) => [sum(paid, OUT, who('BORRACHARIA'))]],
  ],
]

export const FIVE_FOURTH: ApartSets = {
  'a butcher, a fourth time': { company: BUTCHER, questions: BUTCHER_QUESTIONS, chains: BUTCHER_CHAINS, nothing: [] },
  'a dentist, a fourth time': { company: DENTIST, questions: DENTIST_QUESTIONS, chains: DENTIST_CHAINS, nothing: [] },
  'a renovator, a fourth time': {
    company: RENOVATOR,
    questions: RENOVATOR_QUESTIONS,
    chains: RENOVATOR_CHAINS,
    nothing: [],
  },
  'a shop of Instagram, a fourth time': {
    company: INSTAGRAM,
    questions: INSTAGRAM_QUESTIONS,
    chains: INSTAGRAM_CHAINS,
    nothing: [],
  },
  'a firm of lorries, a fourth time': {
    company: LORRIES,
    questions: LORRIES_QUESTIONS,
    chains: LORRIES_CHAINS,
    nothing: [],
  },
}
