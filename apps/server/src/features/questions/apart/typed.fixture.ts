import { CLEANING } from '#src/features/questions/apart/ledgers/cleaning.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  byCategory,
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

/** As owners type on the phone. */

const WEEK = '2026-11-16..2026-11-21'
const LAST_WEEK = '2026-11-09..2026-11-15'
const SEM1 = '2026-01-01..2026-06-30'
const owner = cat('pro-labore', 'lucros')
const taxes = cat('impostos-vendas')
const named = not(cat('recebimento-cartao'))

const TYPED_QUESTIONS: readonly Apart[] = [
  [
    'qts % do q eu vendo vai pro das',
    ({ sum }) => [OUT, YEAR, YEAR_FULL, LAST_12].map((d) => sum(spent, d, taxes) / sum(sold, d)),
  ],
  [
    'imposto come quanto % da receita',
    ({ sum }) => [OUT, YEAR, YEAR_FULL, LAST_12].map((d) => sum(spent, d, taxes) / sum(sold, d)),
  ],
  [
    'a energia ta pesando qto no gasto?',
    ({ sum }) => [OUT, YEAR, YEAR_FULL, LAST_12].map((d) => sum(paid, d, who('CEMIG')) / sum(spent, d)),
  ],
  [
    'o aluguel ta pesando?',
    ({ sum }) => [OUT, YEAR, YEAR_FULL, LAST_12].map((d) => sum(spent, d, cat('aluguel')) / sum(spent, d)),
  ],
  ['vendi mais esse mes ou mes passado?', ({ sum }) => [cents(sum(sold, NOW) - sum(sold, OUT)), sum(sold, OUT)]],
  [
    'paguei mais frete esse mes ou no passado',
    ({ sum }) => [
      cents(sum(spent, NOW, cat('fretes')) - sum(spent, OUT, cat('fretes'))),
      sum(spent, OUT, cat('fretes')),
    ],
  ],
  ['despesas mes a mes desse ano pfv', ({ sum }) => [sum(spent, YEAR), sum(spent, YEAR_FULL)]],
  ['mostra ai o lucro mes a mes de 2026', ({ sum }) => [sum(profit, YEAR), sum(profit, YEAR_FULL)]],
  [
    'q dia da semana entra mais dinheiro',
    ({ sum }) => ([sum(cameIn, LAST_12, onDays(1)) / 52].length ? 'any' : []),
    /terça|segunda|quarta|quinta|sexta|sábado|domingo/,
  ],
  ['no fds eu vendo mais q durante a semana?', () => 'any', /fim de semana|sábado|semana/i],
  ['qto entrou na 2a quinzena de setembro', ({ sum }) => [sum(cameIn, '2026-09-16..2026-09-30')]],
  [
    'na primeira quinzena de outubro gastei mais q na segunda?',
    ({ sum }) => [cents(sum(spent, '2026-10-01..2026-10-15') - sum(spent, '2026-10-16..2026-10-31'))],
  ],
  ['qto faturei no 1o semestre', ({ sum }) => [sum(sold, SEM1)]],
  [
    'os 3 q mais me pagaram no 1o semestre',
    ({ by }) =>
      [
        by(received, SEM1, byParty, named, not(who('CIELO')))
          .slice(0, 3)
          .reduce((a, b) => a + b.value, 0),
      ].map(cents),
  ],
  [
    'me da os 4 maiores clientes de 2026',
    ({ by }) => [
      cents(
        by(received, YEAR, byParty, named)
          .slice(0, 4)
          .reduce((a, b) => a + b.value, 0),
      ),
    ],
    /HOTEL MIRANTE|RAPPI/,
  ],
  ['oq caiu na conta ontem', ({ sum }) => [sum(cameIn, '2026-11-20')]],
  ['qto o rappi mandou pra mim mes passado', ({ sum }) => [sum(received, OUT, who('RAPPI'))]],
  ['o hotel mirante rendeu oq em setembro', ({ sum }) => [sum(received, SEP, who('HOTEL'))]],
  ['taxa do rappi em outubro', ({ sum }) => [sum(paid, OUT, who('RAPPI'))]],
  ['taxa da cielo mes passado qto deu', ({ sum }) => [sum(paid, OUT, who('CIELO'))]],
  [
    'soma a taxa do rappi com a da cielo em setembro',
    ({ sum }) => [sum(paid, SEP, who('RAPPI', 'CIELO'), cat('taxas-cartao'))],
  ],
  [
    'quimica brilho contra os outros fornecedores, quem levou mais esse ano',
    ({ sum, supplied }) => [cents(sum(paid, YEAR, who('QUIMICA')) - sum(spent, YEAR, supplied, not(who('QUIMICA'))))],
  ],
  ['de qto em qto tempo o hotel mirante me paga', () => 'any', /a cada \d+|em média/i],
  ['tem cobrança repetida esse mes?', () => 'any', /BLING/],
  ['teve saida acima de 4 mil em outubro? quais', ({ sum }) => [sum(wentOut, OUT, above(4_000))], /QUIMICA/],
  ['a folha aumentou em outubro?', ({ sum }) => [cents(sum(staff, OUT) - sum(staff, SEP))], /^(?:Sim|Não)/],
  ['agosto fechou no azul?', ({ sum }) => [sum(profit, AUG)], /^(?:Sim|Não)/],
  [
    'cresci esse ano comparado com o ano passado?',
    ({ sum }) => [cents(sum(sold, '2026-02-01..2026-11-21') - sum(sold, '2025-02-01..2025-11-21'))],
  ],
  ['qto eu tinha na conta dia 10/09', ({ balance }) => [balance('2026-09-10')]],
  ['saldo do inter em 30/06', ({ balance }) => [balance('2026-06-30', 'inter')]],
  ['meu custo fixo por mes ta em qto', (s) => [...usual(s, fixed), s.sum(fixed, OUT)]],
  [
    'qto tenho q vender pra n ter prejuizo',
    ({ sum }) =>
      [OUT, LAST_12, YEAR_FULL].map((d) => cents(((sum(fixed, d) + sum(staff, d)) * sum(sold, d)) / sum(margin, d))),
  ],
  ['ate qdo meu dinheiro aguenta', () => null],
  ['qual cliente parou de pagar', () => 'any', /CLINICA BEM ESTAR/],
  ['quem sumiu esse ano?', () => 'any', /CLINICA BEM ESTAR/],
  [
    'qto ta sem categoria em outubro',
    ({ sum }) => [
      cents(sum(received, OUT, (line) => line.categoria === null) - sum(paid, OUT, (line) => line.categoria === null)),
    ],
    /entraram R\$ 431,58 e saíram R\$ 786,81/,
  ],
  ['ticket medio das entradas de outubro', ({ sum, count }) => [cents(sum(cameIn, OUT) / count(cameIn, OUT))]],
  // Of a sale the statement doesn't say it.
  ['ticket medio de outubro', () => null],
  ['qto gastei com fornecedores em setembro', ({ sum, supplied }) => [sum(spent, SEP, supplied)], /mercadorias/i],
  [
    'top 3 fornecedores de 2026',
    ({ by, supplied }) => [
      cents(
        by(spent, YEAR, byParty, supplied)
          .slice(0, 3)
          .reduce((a, b) => a + b.value, 0),
      ),
    ],
    /QUIMICA/,
  ],
  ['qto eu tirei pra mim em outubro', ({ sum }) => [sum(paid, OUT, owner)]],
  ['minhas retiradas esse ano', ({ sum }) => [sum(paid, YEAR, owner)]],
  ['qnto saiu de retirada no 2o tri', ({ sum }) => [sum(paid, '2026-04-01..2026-06-30', owner)]],
  ['o q eu paguei semana passada?', ({ sum }) => [sum(wentOut, LAST_WEEK)]],
  ['q q entrou essa semana', ({ sum }) => [sum(cameIn, WEEK)]],
  ['paguei oq hj e ontem', ({ sum }) => [sum(wentOut, '2026-11-20..2026-11-21')]],
  ['qdo caiu o ultimo das e de qto', ({ each }) => [each(paid, '2026-11', taxes).at(-1)!], /20\/11\/2026/],
  [
    'qual foi a ultima vez q a escola pagou',
    ({ each }) => [each(received, '2026-11', who('ESCOLA')).at(-1)!],
    /08\/11\/2026/,
  ],
  ['a escola pagou esse mes?', ({ sum }) => [sum(received, NOW, who('ESCOLA'))], /^Sim/],
  ['a clinica bem estar pagou em outubro?', () => [0], /^Não/],
  ['as tarifas comeram quanto esse ano', ({ sum }) => [sum(paid, YEAR, cat('tarifas'))]],
  ['a cemig levou qto em setembro', ({ sum }) => [sum(paid, SEP, who('CEMIG'))]],
  [
    'semana passada foi melhor q essa',
    ({ sum }) => [
      cents(sum(sold, WEEK) - sum(sold, LAST_WEEK)),
      cents(sum(cameIn, WEEK) - sum(cameIn, LAST_WEEK)),
      cents(sum(profit, WEEK) - sum(profit, LAST_WEEK)),
    ],
  ],
  [
    'qual despesa subiu mais de agosto pra outubro',
    ({ by, sum }) => {
      const now = by(spent, OUT, byCategory)
      return [
        Math.max(
          ...now.map(({ name }) =>
            cents(sum(spent, OUT, (l) => byCategory(l) === name) - sum(spent, AUG, (l) => byCategory(l) === name)),
          ),
        ),
      ]
    },
  ],
  ['energia e aluguel lado a lado mes a mes desde agosto', () => 'any', /Energia|CEMIG/],
  ['sobrou qto em setembro', ({ sum }) => [sum(profit, SEP)]],
  [
    'a luz subiu qts % de setembro pra outubro',
    ({ sum }) => [
      cents(sum(paid, OUT, who('CEMIG')) - sum(paid, SEP, who('CEMIG'))),
      sum(paid, OUT, who('CEMIG')) / sum(paid, SEP, who('CEMIG')) - 1,
    ],
    /%/,
  ],
  ['oq a escola gasta com produto de limpeza em casa', () => null],
  ['foi qto?', () => null],
  ['e a vanda?', () => null],
  ['qto a loja da esquina vende', () => null],
]

const TYPED_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['qto gastei em setembro', ({ sum }) => [sum(spent, SEP)]],
    ['e em outubro', ({ sum }) => [sum(spent, OUT)]],
    ['tira os salarios', ({ sum }) => [sum(spent, OUT, not(cat('salarios')))]],
    [
      'por fornecedor',
      ({ by }) =>
        [...by(paid, OUT, byParty, not(cat('salarios'))).map(({ value }) => value), 'any'].length ? 'any' : [],
      /QUIMICA|nomes/,
    ],
  ],
  [
    ['qto o rappi pagou em outubro', ({ sum }) => [sum(received, OUT, who('RAPPI'))]],
    ['em % da receita', ({ sum }) => [sum(received, OUT, who('RAPPI')) / sum(sold, OUT)]],
    ['e o hotel', ({ sum }) => [sum(received, OUT, who('HOTEL')) / sum(sold, OUT)]],
  ],
  [
    ['paguei qto pra papeis parana esse ano', ({ sum }) => [sum(paid, YEAR, who('PAPEIS'))]],
    ['qdo foi a ultima', ({ each }) => [each(paid, '2026-11', who('PAPEIS')).at(-1)!], /11\/11\/2026/],
    ['e a maior?', ({ each }) => [each(paid, YEAR, who('PAPEIS')).at(-1)!]],
    ['quantas foram', ({ count }) => [count(paid, YEAR, who('PAPEIS'))]],
  ],
  [
    ['entrou qto semana passada', ({ sum }) => [sum(cameIn, LAST_WEEK)]],
    ['e saiu?', ({ sum }) => [sum(wentOut, LAST_WEEK)]],
    ['sobrou quanto', ({ sum }) => [cents(sum(cameIn, LAST_WEEK) - sum(wentOut, LAST_WEEK))]],
  ],
  [
    ['impostos no 1o tri', ({ sum }) => [sum(spent, '2026-01-01..2026-03-31', taxes)]],
    ['e no segundo', ({ sum }) => [sum(spent, '2026-04-01..2026-06-30', taxes)]],
    [
      'diferença entre os dois?',
      ({ sum }) => [cents(sum(spent, '2026-04-01..2026-06-30', taxes) - sum(spent, '2026-01-01..2026-03-31', taxes))],
    ],
  ],
  [
    ['qual foi o lucro de outubro', ({ sum }) => [sum(profit, OUT)]],
    ['pq mudou?', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP))]],
    ['oq pesou mais', () => 'any'],
    ['e comparando com agosto', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, AUG))]],
  ],
]

export const TYPED: ApartSets = {
  'a shop of cleaning goods': { company: CLEANING, questions: TYPED_QUESTIONS, chains: TYPED_CHAINS, nothing: [] },
}
