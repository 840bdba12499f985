import { CLINIC } from '#src/features/questions/apart/ledgers/clinic-garage.fixture.ts'
import {
  type Apart,
  type ApartSets,
  above,
  at,
  byAccount,
  byCategory,
  byMonth,
  byParty,
  byWeek,
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
  variable,
  wentOut,
  who,
  YEAR,
} from './sums.fixture.ts'

const CLINIC_QUESTIONS: readonly Apart[] = [
  ['qto a unimed me pagou mês passado', ({ sum }) => [sum(received, OUT, who('UNIMED'))]],
  ['quanto eu gastei com protese esse ano', ({ sum }) => [sum(paid, YEAR, who('PROTESE'))]],
  [
    'quanto saiu da conta do sicoob em setembro',
    ({ sum }) => [sum(wentOut, SEP, at('sicoob')), sum(paid, SEP, at('sicoob'))],
  ],
  ['quanto gastei em outubro sem contar a conta do sicoob', ({ sum }) => [sum(spent, OUT, not(at('sicoob')))]],
  [
    'gasto mais com aluguel ou com energia?',
    ({ sum }) => [
      sum(spent, OUT, cat('aluguel')),
      sum(spent, OUT, cat('aluguel')) - sum(spent, OUT, who('CPFL')),
      sum(spent, YEAR, cat('aluguel')),
      sum(spent, LAST_12, cat('aluguel')),
      sum(spent, OUT, cat('aluguel')) - sum(spent, OUT, cat('utilidades')),
    ],
    /luguel/,
  ],
  [
    'recebi mais da unimed ou da prefeitura esse ano?',
    ({ sum }) => [
      sum(received, YEAR, who('UNIMED')),
      cents(sum(received, YEAR, who('UNIMED')) - sum(received, YEAR, who('PREFEITURA'))),
    ],
    /unimed/i,
  ],
  [
    'vendi mais em setembro ou em outubro?',
    ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP)), Math.max(sum(sold, OUT), sum(sold, SEP))],
  ],
  [
    'quanto paguei acima de 2000 em outubro',
    ({ sum }) => [sum(wentOut, OUT, above(2000)), sum(spent, OUT, above(2000)), sum(paid, OUT, above(2000))],
  ],
  ['quantas vendas acima de 1000 tive em outubro', ({ count }) => [count(sold, OUT, above(1000))]],
  ['quanto gastei depois do dia 20 de outubro', ({ sum }) => [sum(spent, '2026-10-21..2026-10-31')]],
  ['qto entrou na primeira quinzena desse mês', ({ sum }) => [sum(cameIn, '2026-11-01..2026-11-15')]],
  [
    'quanto faturei entre o carnaval e a páscoa',
    ({ sum }) =>
      [
        '2026-02-17..2026-04-05',
        '2026-02-18..2026-04-04',
        '2026-02-17..2026-04-04',
        '2026-02-18..2026-04-05',
        '2026-02-16..2026-04-05',
      ].map((days) => sum(sold, days)),
  ],
  ['quanto já faturei desde que abri a conta', ({ sum }) => [sum(sold, '2025-03-05..2026-11-21')]],
  ['média de faturamento dos últimos 3 meses fechados', ({ sum }) => [cents(sum(sold, '2026-08-01..2026-10-31') / 3)]],
  ['pq o faturamento mudou em outubro?', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))]],
  ['quem parou de comprar de mim', () => 'any', /academia forte/i],
  ['quanto faltou pra faturar 60 mil em outubro', ({ sum }) => [cents(60_000 - sum(sold, OUT))]],
  ['quanto gastei por dia útil em outubro', ({ sum }) => [cents(sum(spent, OUT) / 21), cents(sum(spent, OUT) / 22)]],
  [
    'qual semana de outubro foi a pior de vendas',
    // Its whole weeks: one that the month cuts is no bad week.
    ({ by }) => [
      by(sold, '2026-10-05..2026-10-25', byWeek).at(-1)!.value,
      by(sold, '2026-09-28..2026-11-01', byWeek).at(-1)!.value,
    ],
  ],
  [
    'quanto paguei de imposto no terceiro trimestre',
    ({ sum }) => [sum(spent, '2026-07-01..2026-09-30', cat('impostos-vendas'))],
  ],
  ['qto veio da rede em setembro', ({ sum }) => [sum(received, SEP, who('REDE'))]],
  ['quanto a cielo e a rede me descontaram em outubro', ({ sum }) => [sum(spent, OUT, cat('taxas-cartao'))]],
  ['transferi quanto do sicoob pro banco do brasil em outubro', ({ sum }) => [sum(paid, OUT, cat('transferencia'))]],
  ['qual foi o maior pagamento que recebi em setembro', ({ each }) => [each(cameIn, SEP).at(-1)!]],
  [
    'primeira vez que a unimed me pagou',
    ({ lines }) => [lines('2025-03', [who('UNIMED')])[0]!.centavos / 100],
    /10\/0?3\/2025|10 de março de 2025/,
  ],
  ['ultima compra na dental cremer', ({ lines }) => [-lines(NOW, [who('DENTAL')]).at(-1)!.centavos / 100], /17\/11/],
  ['qual o menor boleto que paguei em outubro', () => null],
  [
    'quantos clientes diferentes me pagaram em outubro',
    ({ by }) => [
      by(sold, OUT, (line) => (line.categoria === 'recebimento-cartao' ? null : line.contraparte)).length,
      by(received, OUT, (line) =>
        line.categoria === 'recebimento-cartao' || line.categoria === 'transferencia' ? null : line.contraparte,
      ).length,
    ],
  ],
  ['qtas vezes paguei a luciana esse ano', ({ count }) => [count(paid, YEAR, who('LUCIANA'))]],
  [
    'quantos % do que entra vai pra salário em outubro',
    ({ sum }) => [
      sum(spent, OUT, cat('salarios')) / sum(cameIn, OUT),
      sum(spent, OUT, cat('salarios')) / sum(sold, OUT),
    ],
  ],
  [
    'qual a diferença entre o q vendi em agosto e em julho',
    ({ sum }) => [cents(sum(sold, '2026-08') - sum(sold, '2026-07'))],
  ],
  [
    'quanto gasto por mês em média com a dental',
    ({ sum }) => [
      cents(sum(paid, LAST_12, who('DENTAL')) / 12),
      cents(sum(paid, '2026-08-01..2026-10-31', who('DENTAL')) / 3),
      cents(sum(paid, '2026-05-01..2026-10-31', who('DENTAL')) / 6),
      cents(sum(paid, '2026-01-01..2026-10-31', who('DENTAL')) / 10),
    ],
  ],
  ['em q mês desse ano vendi menos', ({ by }) => [by(sold, '2026-01-01..2026-10-31', byMonth).at(-1)!.value]],
  [
    'quanto sobrou em setembro',
    ({ sum }) => [
      sum(profit, SEP),
      cents(sum(cameIn, SEP) - sum(wentOut, SEP)),
      cents(sum(received, SEP) - sum(paid, SEP)),
    ],
  ],
  ['quanto dá o que entrou menos o que saiu em outubro', ({ sum }) => [cents(sum(cameIn, OUT) - sum(wentOut, OUT))]],
  ['aluguel + luz de outubro', ({ sum }) => [cents(sum(spent, OUT, cat('aluguel')) + sum(spent, OUT, who('CPFL')))]],
  ['quanto dá somando a luciana e a andreia em outubro', ({ sum }) => [sum(paid, OUT, who('LUCIANA', 'ANDREIA'))]],
  ['quanto paguei de salario no dia 5 de outubro', ({ sum }) => [sum(spent, '2026-10-05', cat('salarios'))]],
  ['quanto vendi nas segundas feiras de outubro', ({ sum }) => [sum(sold, OUT, onDays(0))]],
  [
    'quanto gastei na dental em compras acima de 1500 esse ano',
    ({ sum }) => [sum(paid, YEAR, who('DENTAL'), above(1500))],
  ],
  ['quanto gastei nos feriados desse ano', () => null],
  ['quanto vendi de manhã em outubro', () => null],
  ['quanto vendi pra mulheres em outubro', () => null],
  ['quanto paguei de luz atrasada esse ano', () => null],
  ['quanto recebi à vista em outubro', () => null],
  ['quanto gastei com luvas em outubro', () => null],
  ['quanto o fabio tirou esse ano', ({ sum }) => [sum(paid, YEAR, who('FABIO'))]],
  ['quanto recebi da marcia e do marcos em agosto', ({ sum }) => [sum(received, '2026-08', who('MARCIA', 'MARCOS'))]],
  ['quanto o antonio reis pagou em outubro', ({ sum }) => [sum(received, OUT, who('MARCOS ANTONIO'))]],
  ['saldo do bb dia 30 de setembro', ({ balance }) => [balance('2026-09-30', 'bb')]],
  [
    'compare google e meta ads em outubro',
    ({ sum }) => [
      cents(sum(paid, OUT, who('GOOGLE')) - sum(paid, OUT, who('META'))),
      sum(paid, OUT, who('GOOGLE')),
      sum(paid, OUT, who('GOOGLE', 'META')),
    ],
  ],
  [
    'qual conta recebeu mais dinheiro em outubro',
    ({ by }) => [by(cameIn, OUT, byAccount)[0]!.value, by(received, OUT, byAccount)[0]!.value],
  ],
  ['quanto gastei no cartão de crédito em outubro', () => null],
  ['quanto paguei de juros e tarifas em 2026', ({ sum }) => [sum(spent, YEAR, cat('juros', 'tarifas'))]],
  [
    'quanto gastei com cursos nos ultimos seis meses',
    ({ sum, lines }) => [sum(paid, '2026-05-01..2026-10-31', who('ESCOLA DE IMPLANTE')), lines.length * 0],
  ],
  [
    'fora a unimed, quanto recebi em outubro',
    ({ sum }) => [sum(cameIn, OUT, not(who('UNIMED'))), sum(sold, OUT, not(who('UNIMED')))],
  ],
  [
    'maior despesa depois do aluguel em outubro',
    ({ by }) => [
      by(spent, OUT, byCategory, not(cat('aluguel')))[0]!.value,
      by(spent, OUT, byCategory).find(({ value }) => value < 3800)!.value,
    ],
  ],
]

const CLINIC_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto faturei em outubro', ({ sum }) => [sum(sold, OUT)]],
    ['e no mês anterior?', ({ sum }) => [sum(sold, SEP)]],
    ['só da unimed', ({ sum }) => [sum(received, SEP, who('UNIMED'))]],
    ['e da prefeitura?', ({ sum }) => [sum(received, SEP, who('PREFEITURA'))]],
  ],
  [
    ['gastos de setembro', ({ sum }) => [sum(spent, SEP)]],
    ['sem os salários', ({ sum }) => [sum(spent, SEP, not(cat('salarios')))]],
    ['e em agosto?', ({ sum }) => [sum(spent, '2026-08', not(cat('salarios'))), sum(spent, '2026-08')]],
    [
      'qual foi a diferença?',
      ({ sum }) => [
        cents(sum(spent, '2026-08', not(cat('salarios'))) - sum(spent, SEP, not(cat('salarios')))),
        cents(sum(spent, SEP, not(cat('salarios'))) - sum(spent, '2026-08', not(cat('salarios')))),
      ],
    ],
  ],
  [
    ['quanto paguei pra dental cremer esse ano', ({ sum }) => [sum(paid, YEAR, who('DENTAL'))]],
    ['quantas vezes?', ({ count }) => [count(paid, YEAR, who('DENTAL'))]],
    ['qual foi a maior?', ({ each }) => [each(paid, YEAR, who('DENTAL')).at(-1)!]],
    [
      'e só no sicoob?',
      ({ each, sum }) => [
        each(paid, YEAR, who('DENTAL'), at('sicoob')).at(-1)!,
        sum(paid, YEAR, who('DENTAL'), at('sicoob')),
      ],
    ],
  ],
  [
    ['quem mais me pagou em outubro?', () => 'any', /unimed/i],
    ['e em segundo?', ({ sum }) => [sum(received, OUT, who('PREFEITURA'))], /prefeitura/i],
    ['quanto ela pagou no ano todo?', ({ sum }) => [sum(received, YEAR, who('PREFEITURA'))]],
    ['e a unimed?', ({ sum }) => [sum(received, YEAR, who('UNIMED'))]],
  ],
  [
    ['quanto tenho no sicoob', ({ balance }) => [balance('2026-11-21', 'sicoob')]],
    ['e no bb?', ({ balance }) => [balance('2026-11-21', 'bb')]],
    ['somando os dois?', ({ balance }) => [cents(balance('2026-11-21', 'bb') + balance('2026-11-21', 'sicoob'))]],
    ['e no fim de agosto?', ({ balance }) => [cents(balance('2026-08-31', 'bb') + balance('2026-08-31', 'sicoob'))]],
  ],
  [
    ['lucro de outubro', ({ sum }) => [sum(profit, OUT)]],
    ['e o de setembro', ({ sum }) => [sum(profit, SEP)]],
    [
      'por que mudou?',
      ({ sum }) => [cents(sum(profit, SEP) - sum(profit, '2026-08')), cents(sum(profit, OUT) - sum(profit, SEP))],
    ],
    [
      'e a margem?',
      ({ sum }) => [
        sum(margin, SEP) / sum(sold, SEP),
        sum(profit, SEP) / sum(sold, SEP),
        sum(margin, SEP) / sum(sold, SEP) - sum(margin, '2026-08') / sum(sold, '2026-08'),
      ],
    ],
  ],
  [
    [
      'quanto gastei com marketing no semestre passado',
      ({ sum }) => [sum(spent, '2026-01-01..2026-06-30', cat('marketing'))],
    ],
    [
      'por mês',
      ({ sum }) => [
        sum(spent, '2026-01-01..2026-06-30', cat('marketing')),
        cents(sum(spent, '2026-01-01..2026-06-30', cat('marketing')) / 6),
      ],
    ],
    [
      'só o google',
      ({ sum }) => [
        sum(paid, '2026-01-01..2026-06-30', who('GOOGLE')),
        cents(sum(paid, '2026-01-01..2026-06-30', who('GOOGLE')) / 6),
      ],
    ],
    [
      'e o aluguel?',
      ({ sum }) => [
        sum(spent, '2026-01-01..2026-06-30', cat('aluguel')),
        cents(sum(spent, '2026-01-01..2026-06-30', cat('aluguel')) / 6),
      ],
    ],
  ],
  [
    ['quanto entrou ontem', ({ sum }) => [sum(cameIn, '2026-11-20')]],
    ['e anteontem?', ({ sum }) => [sum(cameIn, '2026-11-19')]],
    ['e na semana toda?', ({ sum }) => [sum(cameIn, '2026-11-16..2026-11-21'), sum(cameIn, '2026-11-16..2026-11-22')]],
    ['e o que saiu?', ({ sum }) => [sum(wentOut, '2026-11-16..2026-11-22')]],
  ],
  [
    ['qual foi meu maior gasto em outubro', () => 'any'],
    [
      'e tirando a folha?',
      ({ by, each }) => [
        by(spent, OUT, byCategory, (line) => staff(line) === 0)[0]!.value,
        each(spent, OUT, (line) => staff(line) === 0).at(-1)!,
        by(spent, OUT, byCategory, not(cat('salarios')))[0]!.value,
        by(spent, OUT, byParty, not(cat('salarios')))[0]!.value,
      ],
    ],
    [
      'e em setembro?',
      ({ by, each }) => [
        by(spent, SEP, byCategory, (line) => staff(line) === 0)[0]!.value,
        each(spent, SEP, (line) => staff(line) === 0).at(-1)!,
        by(spent, SEP, byCategory, not(cat('salarios')))[0]!.value,
      ],
    ],
    ['quanto isso é do faturamento?', () => 'any'],
  ],
  [
    ['despesas fixas de outubro', ({ sum }) => [sum(fixed, OUT)]],
    ['e as variáveis?', ({ sum }) => [sum(variable, OUT)]],
    ['somando as duas', ({ sum }) => [cents(sum(fixed, OUT) + sum(variable, OUT))]],
    ['e o pessoal?', ({ sum }) => [sum(staff, OUT)]],
  ],
]

export const CLINIC_ASKED: ApartSets = {
  'a clinic': { company: CLINIC, questions: CLINIC_QUESTIONS, chains: CLINIC_CHAINS, nothing: [] },
}
