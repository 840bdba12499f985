import { BREWERY } from '#src/features/questions/apart/ledgers/laundry-brewery.fixture.ts'
import {
  type Apart,
  type ApartSets,
  above,
  at,
  buyers,
  byCategory,
  byDay,
  byMonth,
  byParty,
  byWeek,
  cameIn,
  cat,
  cents,
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
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-04-01..2026-11-21'
const LAST_WEEK = '2026-11-09..2026-11-15'
const Q3 = '2026-07-01..2026-09-30'
const YEAR_25 = '2025-04-01..2025-12-31'
const own = who('PALCO')

const BREWERY_QUESTIONS: readonly Apart[] = [
  [
    'qto o bar do tonho comprou em setembro e outubro',
    ({ sum }) => [sum(received, '2026-09-01..2026-10-31', who('TONHO'))],
  ],
  [
    'tonho comprou mais em setembro ou em outubro',
    ({ sum }) => [
      cents(sum(received, OUT, who('TONHO')) - sum(received, SEP, who('TONHO'))),
      sum(received, OUT, who('TONHO')),
      sum(received, SEP, who('TONHO')),
    ],
  ],
  [
    'quanto paguei de icms esse ano',
    ({ sum }) => [sum(paid, YEAR, who('ICMS')), sum(spent, YEAR, cat('impostos-vendas'))],
  ],
  [
    'icms ou simples qual come mais',
    ({ sum }) => [cents(sum(paid, OUT, who('ICMS')) - sum(paid, OUT, who('DAS SIMPLES'))), sum(paid, OUT, who('ICMS'))],
    /icms/i,
  ],
  [
    'impostos de outubro quantos por cento da venda',
    ({ sum }) => [sum(spent, OUT, cat('impostos-vendas')) / sum(sold, OUT)],
  ],
  ['quanto custou o tanque de inox', () => [38_000]],
  ['malte em outubro', ({ sum }) => [sum(paid, OUT, who('MALTES'))]],
  [
    'malte lupulo e levedura somando em outubro',
    ({ sum }) => [sum(paid, OUT, who('MALTES', 'LUPULO', 'LEVTECK')), sum(spent, OUT, cat('mercadorias'))],
  ],
  [
    'gastei quanto na lupulo center nos ultimos 6 meses',
    ({ sum }) => [sum(paid, '2026-05-01..2026-10-31', who('LUPULO'))],
  ],
  [
    'a garrafa ta mais cara que a media?',
    (s) => {
      const now = s.sum(paid, OUT, who('VIDROPORTO'))
      return [
        now,
        cents(now - s.sum(paid, '2025-10-01..2026-09-30', who('VIDROPORTO')) / 12),
        cents(now - s.sum(paid, '2026-01-01..2026-09-30', who('VIDROPORTO')) / 9),
      ]
    },
  ],
  ['quanto o aluguel subiu no ultimo reajuste', () => [260]],
  ['desde quando pago 5460 de aluguel', () => [5_460], /10\/04\/2026/],
  ['o bling aumentou quando', () => [40, 329], /09\/2026|set/i],
  [
    'quanto vai por ano de seguro tokio marine',
    ({ sum }) => [sum(paid, YEAR, who('TOKIO')), sum(paid, LAST_12, who('TOKIO'))],
  ],
  ['quanto paguei de ipva em janeiro', () => [2_310]],
  ['contas que pago uma vez por ano', () => null],
  ['ifood vendeu quanto em outubro', ({ sum }) => [sum(received, OUT, who('IFOOD'))]],
  [
    'quanto o ifood fica de comissao por mes',
    ({ sum }) => [
      cents(sum(paid, LAST_12, who('IFOOD')) / 12),
      cents(sum(paid, YEAR_FULL, who('IFOOD')) / 10),
      cents(sum(paid, '2025-11-01..2026-10-31', who('IFOOD')) / 12),
      sum(paid, OUT, who('IFOOD')),
    ],
  ],
  [
    'o ifood deu quanto limpo em outubro',
    ({ sum }) => [cents(sum(received, OUT, who('IFOOD')) - sum(paid, OUT, who('IFOOD')))],
  ],
  ['taxa de maquininha esse ano', ({ sum }) => [sum(paid, YEAR, who('CIELO')), sum(spent, YEAR, cat('taxas-cartao'))]],
  [
    'quanto vendi no cartao aos sabados de outubro',
    ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao'), onDays(5))],
  ],
  ['movimento de domingo em setembro', ({ sum }) => [sum(sold, SEP, onDays(6)), sum(cameIn, SEP, onDays(6))]],
  [
    'sexta e sabado de outubro deram quanto',
    ({ sum }) => [sum(sold, OUT, onDays(4, 5)), sum(cameIn, OUT, onDays(4, 5)), sum(profit, OUT, onDays(4, 5))],
  ],
  [
    'sabados de outubro x sabados de setembro',
    ({ sum }) => [cents(sum(sold, OUT, onDays(5)) - sum(sold, SEP, onDays(5)))],
  ],
  [
    'que dia da semana fatura mais',
    // By the mean of its days: 53 Saturdays.
    ({ sum }) => [sum(sold, LAST_12, onDays(5)), cents(sum(sold, LAST_12, onDays(5)) / 53)],
    /s[aá]bado/i,
  ],
  ['melhor sabado do ano', ({ by }) => [by(sold, YEAR, byDay, onDays(5))[0]!.value]],
  ['qual foi o pior dia de venda de outubro tirando segunda', () => null],
  ['quanto rendeu o evento de setembro', () => null],
  ['gastos com eventos esse ano', ({ sum }) => [sum(paid, YEAR, own)]],
  ['eventos em 2026 quantas vezes', ({ count }) => [count(paid, YEAR, own)]],
  ['anderson recebeu quanto no total em outubro', ({ sum }) => [sum(paid, OUT, who('ANDERSON'))]],
  ['so a comissao do anderson em outubro', ({ sum }) => [sum(paid, OUT, who('ANDERSON'), cat('comissoes'))]],
  // Two of that name: 'Qual João?'
  ['quanto gastei com joao em setembro', () => null],
  ['folha de outubro com encargos e tudo', ({ sum }) => [sum(staff, OUT), sum(staff, OUT, not(cat('pro-labore')))]],
  ['quantos % a folha come do faturamento em outubro', ({ sum }) => [sum(staff, OUT) / sum(sold, OUT)]],
  [
    'lucro de outubro foi maior que a media do ano?',
    ({ sum }) => [
      sum(profit, OUT),
      cents(sum(profit, OUT) - sum(profit, '2026-01-01..2026-09-30') / 9),
      cents(sum(profit, OUT) - sum(profit, YEAR_FULL) / 10),
    ],
  ],
  ['faturamento do trimestre passado', ({ sum }) => [sum(sold, Q3)]],
  [
    'faturei mais esse trimestre passado ou no anterior',
    ({ sum }) => [
      cents(sum(sold, Q3) - sum(sold, '2026-04-01..2026-06-30')),
      sum(sold, Q3),
      sum(sold, '2026-04-01..2026-06-30'),
    ],
  ],
  ['media de faturamento dos ultimos 3 meses', ({ sum }) => [cents(sum(sold, '2026-08-01..2026-10-31') / 3)]],
  ['quanto entrou no c6 em outubro sem as transferencias', ({ sum }) => [sum(cameIn, OUT, at('c6'))]],
  ['quanto passei do bb pro c6 esse ano', ({ sum }) => [sum(paid, YEAR, cat('transferencia'), at('bb'))]],
  ['quanto tem no cofre', () => [2_150]],
  ['quanto eu tinha no bb no fim de agosto', ({ balance }) => [balance('2026-08-31', 'bb')]],
  [
    'a pizzaria nonna rosa comprou ate quando',
    ({ each }) => [each(received, '2026-06', who('NONNA')).at(-1)!, cents(0)],
    /18\/0?6\/2026/,
  ],
  [
    'quais clientes entraram em setembro',
    (s) => {
      const before = buyers(s, '2025-04-01..2026-08-31')
      return [buyers(s, SEP).filter((name) => !before.includes(name)).length]
    },
    /n[aá]utico/i,
  ],
  ['clube nautico em novembro ja pagou?', ({ sum }) => [sum(received, NOW, who('NAUTICO'))]],
  [
    'os 3 maiores clientes de 2026',
    ({ by }) => [
      cents(
        by(sold, YEAR, byParty, not(cat('recebimento-cartao')))
          .slice(0, 3)
          .reduce((a, { value }) => a + value, 0),
      ),
    ],
    /tonho/i,
  ],
  [
    'quantos por cento do que entra vem do tonho em 2026',
    ({ sum }) => [
      sum(received, YEAR, who('TONHO')) / sum(cameIn, YEAR),
      sum(received, YEAR, who('TONHO')) / sum(sold, YEAR),
    ],
  ],
  ['se tirar o tonho quanto vendi em outubro', ({ sum }) => [sum(sold, OUT, not(who('TONHO')))]],
  [
    'quantos pagamentos acima de 2 mil fiz em outubro',
    ({ count }) => [count(wentOut, OUT, above(2_000)), count(spent, OUT, above(2_000))],
  ],
  [
    'qual foi a maior despesa de setembro',
    ({ by, each }) => [
      by(spent, SEP, byCategory)[0]!.value,
      each(spent, SEP).at(-1)!,
      by(spent, SEP, byParty)[0]!.value,
    ],
  ],
  ['o que mais subiu de setembro pra outubro', () => 'any'],
  ['quanto saiu dia 20 de outubro', ({ sum }) => [sum(wentOut, '2026-10-20'), sum(spent, '2026-10-20')]],
  ['gasolina do posto litoral esse mes', ({ sum }) => [sum(paid, NOW, who('POSTO'))]],
  [
    'quanto gasto em media por semana com frete',
    ({ sum }) => {
      const all = sum(spent, LAST_12, cat('fretes'))
      return [
        cents((all * 7) / 365),
        cents((sum(spent, YEAR, cat('fretes')) * 7) / 325),
        cents((sum(spent, OUT, cat('fretes')) * 7) / 31),
      ]
    },
  ],
  [
    'em quantas semanas desse ano vendi mais de 15 mil',
    ({ by }) => [by(sold, YEAR, byWeek).filter(({ value }) => value > 15_000).length],
  ],
  ['quanto gastei semana passada', ({ sum }) => [sum(spent, LAST_WEEK), sum(wentOut, LAST_WEEK)]],
  ['juros do bb de janeiro pra ca', ({ sum }) => [sum(paid, YEAR, cat('juros'))]],
  ['quanto ja paguei do emprestimo do tanque', ({ sum }) => [sum(paid, ALL, cat('parcela-emprestimo'))]],
  ['tirei quanto da empresa esse ano contando pro labore e lucro', ({ sum }) => [sum(paid, YEAR, who('GUSTAVO'))]],
  ['margem de setembro', ({ sum }) => [sum(margin, SEP) / sum(sold, SEP)]],
  [
    'vendi mais em 2025 ou 2026',
    ({ sum }) => [
      sum(sold, YEAR),
      cents(sum(sold, YEAR) - sum(sold, YEAR_25)),
      cents(sum(sold, '2026-04-01..2026-11-21') - sum(sold, '2025-04-01..2025-11-21')),
    ],
  ],
  ['quantas garrafas comprei em outubro', () => null],
  ['qual cerveja vende mais', () => null],
]

const BREWERY_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com malte em outubro', ({ sum }) => [sum(paid, OUT, who('MALTES'))]],
    ['e lupulo', ({ sum }) => [sum(paid, OUT, who('LUPULO'))]],
    ['e no mes anterior', ({ sum }) => [sum(paid, SEP, who('LUPULO'))]],
    ['os dois somados em setembro', ({ sum }) => [sum(paid, SEP, who('LUPULO', 'MALTES'))]],
  ],
  [
    [
      'qual foi meu maior gasto em outubro',
      ({ by, each }) => [by(spent, OUT, byCategory)[0]!.value, each(spent, OUT).at(-1)!],
    ],
    ['e o segundo', ({ by, each }) => [by(spent, OUT, byCategory)[1]!.value, each(spent, OUT).at(-2)!]],
    [
      'e em setembro qual foi o maior',
      ({ by, each }) => [by(spent, SEP, byCategory)[0]!.value, each(spent, SEP).at(-1)!],
    ],
    ['e o menor?', ({ by, each }) => [by(spent, SEP, byCategory).at(-1)!.value, each(spent, SEP)[0]!]],
  ],
  [
    ['luz de outubro', ({ sum }) => [sum(paid, OUT, who('NEOENERGIA'))]],
    [
      'ta acima da media?',
      ({ sum }) => {
        const now = sum(paid, OUT, who('NEOENERGIA'))
        return [
          cents(now - sum(paid, '2025-10-01..2026-09-30', who('NEOENERGIA')) / 12),
          cents(now - sum(paid, '2026-01-01..2026-09-30', who('NEOENERGIA')) / 9),
        ]
      },
    ],
    [
      'e a agua?',
      ({ sum }) => {
        const now = sum(paid, OUT, who('SANASA'))
        return [
          cents(now - sum(paid, '2025-10-01..2026-09-30', who('SANASA')) / 12),
          cents(now - sum(paid, '2026-01-01..2026-09-30', who('SANASA')) / 9),
          now,
        ]
      },
    ],
    ['quanto foi no ano', ({ sum }) => [sum(paid, YEAR, who('SANASA'))]],
  ],
  [
    ['quanto vendi em outubro', ({ sum }) => [sum(sold, OUT)]],
    ['so no cartao', ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao'))]],
    ['quantos % deu', ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao')) / sum(sold, OUT)]],
    ['e em setembro', ({ sum }) => [sum(sold, SEP, cat('recebimento-cartao')) / sum(sold, SEP)]],
  ],
  [
    [
      'quem mais comprou em outubro',
      ({ by }) => [by(sold, OUT, byParty, not(cat('recebimento-cartao')))[0]!.value],
      /tonho/i,
    ],
    ['ele comprou quanto esse ano', ({ sum }) => [sum(received, YEAR, who('TONHO'))]],
    [
      'e por mes',
      ({ sum }) => [
        sum(received, YEAR, who('TONHO')),
        cents(sum(received, YEAR_FULL, who('TONHO')) / 10),
        cents(sum(received, YEAR, who('TONHO')) / 11),
      ],
    ],
    ['qual mes foi o mais forte', ({ by }) => [by(received, YEAR, byMonth, who('TONHO'))[0]!.value]],
  ],
  [
    ['saldo no banco do brasil hoje', () => [52_871.09]],
    ['e no c6', () => [9_430.77]],
    ['e tudo junto', () => [cents(52_871.09 + 9_430.77 + 2_150), cents(52_871.09 + 9_430.77)]],
    [
      'e quanto tinha no comeco do ano',
      ({ balance }) => [
        balance('2025-12-31'),
        // Of the two accounts that were asked about.
        cents(balance('2025-12-31', 'bb') + balance('2025-12-31', 'c6')),
      ],
    ],
  ],
  [
    ['paguei quanto pro joao paulo em outubro', ({ sum }) => [sum(paid, OUT, who('JOAO PAULO'))]],
    ['e pra priscila', ({ sum }) => [sum(paid, OUT, who('PRISCILA'))]],
    ['e pro anderson', ({ sum }) => [sum(paid, OUT, who('ANDERSON'))]],
    ['quanto deu os tres', ({ sum }) => [sum(paid, OUT, who('ANDERSON', 'PRISCILA', 'JOAO PAULO'))]],
  ],
  [
    ['despesas de setembro', ({ sum }) => [sum(spent, SEP)]],
    ['sem o icms', ({ sum }) => [sum(spent, SEP, not(who('ICMS')))]],
    ['e em outubro', ({ sum }) => [sum(spent, OUT, not(who('ICMS')))]],
    [
      'subiu ou caiu quanto',
      ({ sum }) => [cents(sum(spent, OUT, not(who('ICMS'))) - sum(spent, SEP, not(who('ICMS'))))],
    ],
  ],
]

const BREWERY_NOTHING: readonly string[] = [
  'como faz uma ipa',
  'qual o preço do malte pilsen',
  'quantos litros produzi em outubro',
  'o tonho ta me devendo',
  'posso vender chope em festa sem alvara',
  'quantos clientes foram no bar sabado',
  'quem ganhou o jogo ontem',
  'quando vence a licença do mapa',
]

export const BREWERY_ASKED: ApartSets = {
  'a brewery': { company: BREWERY, questions: BREWERY_QUESTIONS, chains: BREWERY_CHAINS, nothing: BREWERY_NOTHING },
}
