import { WORKS } from '#src/features/questions/apart/ledgers/salon-online-works.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  buyers,
  byCategory,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  fixed,
  not,
  OUT,
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

const ALL = '2025-02-03..2026-11-21'

const WORKS_QUESTIONS: readonly Apart[] = [
  ['quanto o dr alberto ja me pagou', ({ sum }) => [sum(received, ALL, who('ALBERTO'))]],
  ['e a dona albertina pagou quanto no total', ({ sum }) => [sum(received, ALL, who('ALBERTINA'))]],
  [
    'gastei quanto no deposito sao lucas em agosto e setembro',
    ({ sum }) => [sum(paid, '2026-08-01..2026-09-30', who('DEPOSITO'))],
  ],
  ['materal de construção esse ano quanto foi', ({ sum }) => [sum(spent, YEAR, cat('mercadorias'))]],
  [
    'madeira ou tinta qual pesou mais em outubro',
    ({ sum }) => [
      cents(sum(paid, OUT, who('MADEIREIRA')) - sum(paid, OUT, who('TINTAS'))),
      sum(paid, OUT, who('MADEIREIRA')),
    ],
    /madeireira/i,
  ],
  [
    'quanto tirei da caixa pro dinheiro da obra em 2026',
    ({ sum }) => [sum(paid, YEAR, cat('transferencia'), at('caixa'))],
  ],
  ['saldo da caixa no dia 15 de setembro', ({ balance }) => [balance('2026-09-15', 'caixa')]],
  ['quanto tem no dinheiro da obra hoje', ({ balance }) => [balance('2026-11-21', 'obra')]],
  [
    'clientes que entraram esse ano',
    (s) => {
      const before = buyers(s, '2025-02-03..2025-12-31')
      return [buyers(s, YEAR).filter((name) => !before.includes(name)).length]
    },
    /alberto/i,
  ],
  ['qual obra deu mais lucro', () => null],
  ['quanto gastei na obra do dr alberto', () => null],
  ['quanto pago de peao por mes', () => null],
  ['salario do cicero de junho pra ca', ({ sum }) => [sum(paid, '2026-06-01..2026-11-21', who('CICERO'))]],
  [
    'quem recebeu mais de mim em setembro, fora funcionario',
    ({ by }) => [
      by(wentOut, SEP, byParty, (line) => staff(line) === 0)[0]!.value,
      by(paid, SEP, byParty, (line) => staff(line) === 0 && line.categoria !== 'transferencia')[0]!.value,
    ],
    /dep[oó]sito/i,
  ],
  ['meu maior mes de faturamento e o menor de 2026', ({ by }) => [by(sold, YEAR, byMonth)[0]!.value], /menor valor/],
  ['lucro medio por mes em 2026', ({ sum }) => [cents(sum(profit, YEAR_FULL) / 10), cents(sum(profit, YEAR) / 11)]],
  [
    'quantos meses de 2026 fechei no vermelho',
    ({ by }) => [
      by(profit, YEAR_FULL, byMonth).filter(({ value }) => value < 0).length,
      by(profit, YEAR, byMonth).filter(({ value }) => value < 0).length,
    ],
  ],
  ['quanto faltou pra faturar 50 mil em outubro', ({ sum }) => [cents(50_000 - sum(sold, OUT))]],
  [
    'receita de outubro menos despesa de outubro',
    ({ sum }) => [cents(sum(sold, OUT) - sum(spent, OUT)), sum(profit, OUT)],
  ],
  ['dia 20 de outubro saiu quanto', ({ sum }) => [sum(wentOut, '2026-10-20'), sum(spent, '2026-10-20')]],
  [
    'diesel e gasolina no posto trevão semestre passado',
    ({ sum }) => [sum(paid, '2026-01-01..2026-06-30', who('POSTO'))],
  ],
  ['a igreja ja pagou quantas vezes esse ano', ({ count }) => [count(received, YEAR, who('IGREJA'))]],
  [
    'quando foi o ultimo pagamento da igreja',
    ({ lines }) => [lines(SEP, [who('IGREJA')]).at(-1)!.centavos / 100],
    /12\/0?9\/2026/,
  ],
  [
    'notas acima de 3 mil do deposito em 2026',
    ({ sum, count }) => [
      sum(paid, YEAR, who('DEPOSITO'), above(3000)),
      count(paid, YEAR, who('DEPOSITO'), above(3000)),
    ],
  ],
  [
    'o que entrou em outubro que nao foi do condominio',
    ({ sum }) => [sum(cameIn, OUT, not(who('CONDOMINIO'))), sum(sold, OUT, not(who('CONDOMINIO')))],
  ],
  ['quanto ainda devo pro sicoob', () => null],
  ['inss e fgts de janeiro a junho', ({ sum }) => [sum(paid, '2026-01-01..2026-06-30', cat('encargos'))]],
  ['custo fixo de setembro quanto q deu', ({ sum }) => [sum(fixed, SEP), cents(sum(fixed, SEP) + sum(staff, SEP))]],
  ['quanto gastei com o zezinho e o valmir em outubro', ({ sum }) => [sum(paid, OUT, who('ZEZINHO', 'VALMIR'))]],
  ['quanto paguei pra engenheira esse semestre', ({ sum }) => [sum(paid, '2026-07-01..2026-11-21', who('ENGENHEIRA'))]],
]

const WORKS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quem mais me pagou em 2026', ({ sum }) => [sum(received, YEAR, who('CONDOMINIO'))], /condom[ií]nio/i],
    ['e depois dele?', ({ by }) => [by(sold, YEAR, byParty)[1]!.value], /incorporadora/i],
    ['quanto ela pagou em setembro', ({ sum }) => [sum(received, SEP, who('INCORPORADORA'))]],
    [
      'e em outubro foi mais ou menos?',
      ({ sum }) => [
        cents(sum(received, OUT, who('INCORPORADORA')) - sum(received, SEP, who('INCORPORADORA'))),
        sum(received, OUT, who('INCORPORADORA')),
      ],
    ],
  ],
  [
    ['quanto gastei de material em outubro', ({ sum }) => [sum(spent, OUT, cat('mercadorias'))]],
    [
      'e de mao de obra?',
      ({ sum }) => [sum(staff, OUT), sum(staff, OUT, not(cat('pro-labore'))), sum(spent, OUT, cat('salarios'))],
    ],
    [
      'somando',
      ({ sum }) => [
        cents(sum(spent, OUT, cat('mercadorias')) + sum(staff, OUT)),
        cents(sum(spent, OUT, cat('mercadorias')) + sum(spent, OUT, cat('salarios'))),
        cents(sum(spent, OUT, cat('mercadorias')) + sum(staff, OUT, not(cat('pro-labore')))),
      ],
    ],
    [
      'e em setembro?',
      ({ sum }) => [
        cents(sum(spent, SEP, cat('mercadorias')) + sum(staff, SEP)),
        cents(sum(spent, SEP, cat('mercadorias')) + sum(spent, SEP, cat('salarios'))),
        cents(sum(spent, SEP, cat('mercadorias')) + sum(staff, SEP, not(cat('pro-labore')))),
      ],
    ],
  ],
  [
    ['faturamento de setembro', ({ sum }) => [sum(sold, SEP)]],
    ['quanto faltou pra 50 mil', ({ sum }) => [cents(50_000 - sum(sold, SEP))]],
    ['e em agosto', ({ sum }) => [cents(50_000 - sum(sold, AUG)), sum(sold, AUG)]],
    ['qual dos dois foi maior?', ({ sum }) => [cents(sum(sold, SEP) - sum(sold, AUG)), sum(sold, SEP), sum(sold, AUG)]],
  ],
  [
    ['o que saiu do sicoob em setembro', ({ sum }) => [sum(wentOut, SEP, at('sicoob')), sum(paid, SEP, at('sicoob'))]],
    ['tirando a parcela do emprestimo', ({ sum }) => [sum(wentOut, SEP, at('sicoob'), not(cat('parcela-emprestimo')))]],
    [
      'qual foi o maior?',
      ({ by, each }) => [
        each(wentOut, SEP, at('sicoob'), not(cat('parcela-emprestimo'))).at(-1)!,
        by(wentOut, SEP, byCategory, at('sicoob'), not(cat('parcela-emprestimo')))[0]!.value,
      ],
    ],
    [
      'e em outubro?',
      ({ by, each }) => [
        each(wentOut, OUT, at('sicoob'), not(cat('parcela-emprestimo'))).at(-1)!,
        by(wentOut, OUT, byCategory, at('sicoob'), not(cat('parcela-emprestimo')))[0]!.value,
      ],
    ],
  ],
]

const WORKS_NOTHING: readonly string[] = [
  'quanto ta o saco de cimento',
  'quantos metros quadrados fiz em outubro',
  'que dia o alberto vai me pagar',
  'quanto o alberto me deve',
  'qual obra ta atrasada',
  'me da a receita de bolo de cenoura',
  'quanto vou gastar pra terminar a obra',
  'qual a idade do zezinho',
]

export const WORKS_ASKED: ApartSets = {
  'a builder of houses': { company: WORKS, questions: WORKS_QUESTIONS, chains: WORKS_CHAINS, nothing: WORKS_NOTHING },
}
