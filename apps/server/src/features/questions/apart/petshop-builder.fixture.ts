import { BUILDER, PETSHOP } from '#src/features/questions/apart/ledgers/petshop-builder.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  below,
  byCategory,
  byDay,
  byMonth,
  byWeek,
  cameIn,
  cat,
  cents,
  fixed,
  LAST_12,
  margin,
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
} from './sums.fixture.ts'

const PETSHOP_QUESTIONS: readonly Apart[] = [
  ['quanto faturei mes passado', ({ sum }) => [sum(sold, OUT)]],
  ['qto gastei de ração em outubro', ({ sum }) => [sum(paid, OUT, who('RACOES'))]],
  ['quanto o canil já pagou esse ano', ({ sum }) => [sum(received, YEAR, who('CANIL'))]],
  [
    'paulo ou paula, quem pagou mais esse ano?',
    ({ sum }) => [
      cents(sum(received, YEAR, who('PAULO')) - sum(received, YEAR, who('PAULA'))),
      sum(received, YEAR, who('PAULO')),
    ],
    /PAULO/,
  ],
  ['quanto o paul pagou em outubro', () => null],
  ['quanto gastei em setembro tirando o santander', ({ sum }) => [sum(spent, SEP, not(at('santander')))]],
  ['qual foi a conta de luz mais alta do ano', ({ each }) => [each(paid, YEAR, who('CEMIG')).at(-1)!]],
  [
    'gasto com agua por mês nos últimos 6 meses',
    ({ sum }) => [
      sum(paid, '2026-05-01..2026-10-31', who('COPASA')),
      cents(sum(paid, '2026-05-01..2026-10-31', who('COPASA')) / 6),
    ],
  ],
  ['quanto vendi aos sábados em setembro', ({ sum }) => [sum(sold, SEP, onDays(5))]],
  ['quanto vendi nessa quinzena', () => null],
  ['quanto vendi de 5 a 12 de outubro', ({ sum }) => [sum(sold, '2026-10-05..2026-10-12')]],
  ['saíram quantos reais do picpay em outubro?', ({ sum }) => [sum(wentOut, OUT, at('picpay'))]],
  ['qto q eu paguei pra debora em outubro', ({ sum }) => [sum(paid, OUT, who('DEBORA'))]],
  ['e de comissão pra ela em setembro quanto foi', () => null],
  ['quanto paguei de comissão pra debora em setembro', ({ sum }) => [sum(paid, SEP, who('DEBORA'), cat('comissoes'))]],
  ['quanto gastei com anuncio em outubro', ({ sum }) => [sum(spent, OUT, cat('marketing'))]],
  ['quanto custou o secador', ({ sum }) => [sum(paid, '2026', who('SECADORES'))]],
  ['quanto coloquei do meu bolso esse ano', ({ sum }) => [sum(received, YEAR, cat('aporte'))]],
  ['quanto vendi em outubro a menos que em setembro', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))]],
  ['teve algum mês no prejuizo esse ano?', ({ by }) => [by(profit, '2026-01-01..2026-10-31', byMonth).at(-1)!.value]],
  ['meu lucro ta subindo ou caindo', () => 'any'],
  ['quanto gastei com banho e tosa em outubro', () => null],
  ['quantos banhos dei em outubro', () => null],
  ['quanto recebi dos condomínios em outubro', ({ sum }) => [sum(received, OUT, who('CONDOMINIO'))]],
  ['quanto paguei de conta atrasada em outubro', () => null],
  ['soma das contas de luz agua e internet de outubro', ({ sum }) => [sum(spent, OUT, cat('utilidades'))]],
  ['aluguel de agosto x aluguel de julho', () => [140]],
  ['o aluguel aumentou quanto em agosto?', () => [140]],
  ['quanto doei esse ano', ({ sum }) => [sum(paid, YEAR, who('ABRIGO'))]],
  ['quanto foi pra doações em outubro', ({ sum }) => [sum(paid, OUT, who('ABRIGO'))]],
  [
    '5 maiores gastos de outubro',
    ({ by }) => [
      cents(
        by(spent, OUT, byCategory)
          .slice(0, 5)
          .reduce((all, { value }) => all + value, 0),
      ),
    ],
  ],
  ['quanto vou receber do canil mes que vem', () => null],
  [
    'compras acima de 2 mil na rações total esse ano',
    ({ sum, count }) => [sum(paid, YEAR, who('RACOES'), above(2000)), count(paid, YEAR, who('RACOES'), above(2000))],
  ],
  [
    'quanto gastei com funcionario sem contar pro labore em outubro',
    ({ sum }) => [sum(staff, OUT, not(cat('pro-labore')))],
  ],
  ['quanto eu tinha na conta no dia das crianças', ({ balance }) => [balance('2026-10-12')]],
]

const BUILDER_QUESTIONS: readonly Apart[] = [
  ['vendas pra construtora alicerce em outubro', ({ sum }) => [sum(received, OUT, who('ALICERCE'))]],
  ['a alicerce comprou quanto de produto e quanto de serviço em outubro', () => null],
  ['quanto a prumo comprou descontando o que devolveu em outubro', () => null],
  ['quanto tive de devolução esse ano', ({ sum }) => [sum(spent, YEAR, cat('devolucoes'))]],
  ['quanto gastei com cimento e ferro em setembro', ({ sum }) => [sum(paid, SEP, who('CIMENTOS', 'FERRO'))]],
  [
    'cimento ou tinta: com qual gastei mais esse ano',
    ({ sum }) => [
      cents(sum(paid, YEAR, who('CIMENTOS')) - sum(paid, YEAR, who('TINTAS'))),
      sum(paid, YEAR, who('CIMENTOS')),
    ],
    /CIMENTOS/,
  ],
  [
    'frete de outubro comparado com o de setembro',
    ({ sum }) => [cents(sum(spent, OUT, cat('fretes')) - sum(spent, SEP, cat('fretes')))],
  ],
  ['quanto o frete pesa no faturamento de outubro', ({ sum }) => [sum(spent, OUT, cat('fretes')) / sum(sold, OUT)]],
  [
    'quanto gasto de diesel por mês',
    ({ sum }) => [LAST_12].map((days) => cents(sum(spent, days, cat('veiculos')) / 12)),
  ],
  [
    'quanto gastei de caçamba no terceiro trimestre',
    ({ sum }) => [sum(paid, '2026-07-01..2026-09-30', who('CACAMBAS'))],
  ],
  ['quanto pago pro bndes por mês', () => [2210.4]],
  ['quanto falta do bndes', () => null],
  ['quanto recebi do bndes', ({ sum }) => [sum(received, '2025', who('BNDES'))]],
  ['quanto paguei ao bndes até agora', ({ sum }) => [sum(paid, '2025-02-10..2026-11-21', who('BNDES'))]],
  [
    'dinheiro que entrou na conta stone em outubro',
    ({ sum }) => [sum(cameIn, OUT, at('stone')), sum(received, OUT, at('stone'))],
  ],
  ['quanto a stone me repassou em outubro', ({ sum }) => [sum(received, OUT, who('STONE'))]],
  ['quanto veio da cielo e da stone em setembro', ({ sum }) => [sum(received, SEP, who('CIELO', 'STONE'))]],
  ['quanto gastei com o edson esse ano', ({ sum }) => [sum(paid, YEAR, who('EDSON'))]],
  [
    'quando paguei o edson pela ultima vez',
    ({ lines }) => [-lines(AUG, [who('EDSON')]).at(-1)!.centavos / 100],
    /05\/0?8\/2026/,
  ],
  ['quanto o joao pagou em outubro', () => null],
  ['quanto joao batista e joao carlos pagaram em outubro', ({ sum }) => [sum(received, OUT, who('JOAO'))]],
  [
    'meu ponto de equilíbrio de outubro',
    ({ sum }) => [cents((sum(staff, OUT) + sum(fixed, OUT)) / (sum(margin, OUT) / sum(sold, OUT)))],
  ],
  [
    'sobrou quanto em agosto depois de tudo pago',
    ({ sum }) => [sum(profit, AUG), cents(sum(cameIn, AUG) - sum(wentOut, AUG))],
  ],
  ['qual semana de setembro vendi menos', ({ by }) => [by(sold, '2026-09-07..2026-09-27', byWeek).at(-1)!.value]],
  ['dia da semana mais fraco de venda', () => 'any', /segunda|ter[cç]a|domingo/],
  ['vendi quanto na black friday de 2025', ({ sum }) => [sum(sold, '2025-11-28')]],
  ['faturamento acumulado do ano', ({ sum }) => [sum(sold, YEAR)]],
  [
    'média mensal de despesa em 2026',
    ({ sum }) => [cents(sum(spent, '2026-01-01..2026-10-31') / 10), cents(sum(spent, YEAR) / 11)],
  ],
  ['quantos pagamentos fiz pra trans rio em 2026', ({ count }) => [count(paid, YEAR, who('TRANS RIO'))]],
  [
    'quantos clientes compraram em outubro',
    ({ by }) => [
      by(sold, OUT, (line) => (line.categoria === 'recebimento-cartao' ? null : line.contraparte)).length,
      5,
    ],
  ],
  [
    'qual foi o maior recebimento de setembro tirando a alicerce',
    ({ each }) => [each(cameIn, SEP, not(who('ALICERCE'))).at(-1)!],
  ],
  [
    'quanto gastei em outubro com coisas abaixo de 300 reais',
    ({ sum }) => [sum(spent, OUT, below(300)), sum(wentOut, OUT, below(300))],
  ],
  [
    'lucro dos ultimos 3 meses contra os 3 anteriores',
    ({ sum }) => [cents(sum(profit, '2026-08-01..2026-10-31') - sum(profit, '2026-05-01..2026-07-31'))],
  ],
  ['quanto perdi com taxa de maquininha em outubro', ({ sum }) => [sum(spent, OUT, cat('taxas-cartao'))]],
  ['quanto ganhei no sabado', ({ sum }) => [sum(sold, '2026-11-14'), sum(profit, '2026-11-14')]],
  ['gastos de ontem', ({ sum }) => [sum(spent, '2026-11-20')]],
]

const THIRD_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto vendi pra alicerce em setembro', ({ sum }) => [sum(received, SEP, who('ALICERCE'))]],
    ['e pra prumo?', ({ sum }) => [sum(received, SEP, who('PRUMO'))]],
    ['as duas juntas', ({ sum }) => [sum(received, SEP, who('PRUMO', 'ALICERCE'))]],
    ['e em outubro?', ({ sum }) => [sum(received, OUT, who('PRUMO', 'ALICERCE'))]],
  ],
  [
    ['gastos acima de 3000 em outubro', ({ sum }) => [sum(spent, OUT, above(3000)), sum(wentOut, OUT, above(3000))]],
    ['quantos foram?', ({ count }) => [count(spent, OUT, above(3000)), count(wentOut, OUT, above(3000))]],
    [
      'e em setembro?',
      ({ count, sum }) => [
        count(spent, SEP, above(3000)),
        count(wentOut, SEP, above(3000)),
        sum(spent, SEP, above(3000)),
      ],
    ],
    ['qual o maior?', ({ each }) => [each(spent, SEP).at(-1)!, each(wentOut, SEP).at(-1)!]],
  ],
  [
    ['vendas da semana passada', ({ sum }) => [sum(sold, '2026-11-09..2026-11-15')]],
    ['qual foi o melhor dia?', ({ by }) => [by(sold, '2026-11-09..2026-11-15', byDay)[0]!.value]],
    ['e o pior?', ({ by }) => [by(sold, '2026-11-09..2026-11-15', byDay).at(-1)!.value]],
    ['e na retrasada?', () => 'any'],
  ],
  [
    ['receita de agosto', ({ sum }) => [sum(sold, AUG)]],
    ['e a margem', ({ sum }) => [sum(margin, AUG) / sum(sold, AUG)]],
    ['e o lucro', ({ sum }) => [sum(profit, AUG)]],
    ['e em setembro', ({ sum }) => [sum(profit, SEP)]],
  ],
  [
    ['qto tenho no banco do brasil', ({ balance }) => [balance('2026-11-21', 'bb')]],
    ['e na stone', ({ balance }) => [balance('2026-11-21', 'stone')]],
    ['e no total', ({ balance }) => [balance('2026-11-21')]],
    ['e no fim do mes passado', ({ balance }) => [balance('2026-10-31')]],
  ],
  [
    ['quanto paguei de salario em outubro', ({ sum }) => [sum(spent, OUT, cat('salarios'))]],
    ['só do adriano', ({ sum }) => [sum(paid, OUT, who('ADRIANO'), cat('salarios')), sum(paid, OUT, who('ADRIANO'))]],
    ['e a sonia?', ({ sum }) => [sum(paid, OUT, who('SONIA'))]],
    ['e no ano todo?', ({ sum }) => [sum(paid, YEAR, who('SONIA'))]],
  ],
]

export const PETSHOP_AND_BUILDER: ApartSets = {
  'a pet shop': { company: PETSHOP, questions: PETSHOP_QUESTIONS, chains: [], nothing: [] },
  'a builder’s merchant': { company: BUILDER, questions: BUILDER_QUESTIONS, chains: THIRD_CHAINS, nothing: [] },
}
