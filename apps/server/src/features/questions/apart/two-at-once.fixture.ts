import { BUTCHER } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { CLEANING } from '#src/features/questions/apart/ledgers/cleaning.fixture.ts'
import {
  type Apart,
  type ApartSets,
  byCategory,
  byParty,
  cameIn,
  cat,
  cents,
  monthly,
  OUT,
  paid,
  profit,
  received,
  SEP,
  type Sums,
  sold,
  spent,
  wentOut,
  who,
  YEAR,
} from './sums.fixture.ts'

/** Two things in one breath, ways of saying what a share is of, and days of the week of a part. */

const ALL = '2025-01-01..2026-11-21'
const TRI3 = '2026-07-01..2026-09-30'
const none = (line: { categoria: string | null }) => line.categoria === null
const owner = cat('pro-labore', 'lucros')
const last = ({ lines }: Sums, sign: 1 | -1, ...picks: Parameters<Sums['lines']>[1]) =>
  Math.abs(
    lines(ALL, picks)
      .filter(({ centavos }) => Math.sign(centavos) === sign)
      .toSorted((a, b) => a.data.localeCompare(b.data))
      .at(-1)?.centavos ?? 0,
  ) / 100
const share = (one: number, of: number) => Math.round((one / of) * 1e6) / 1e6

const SAID_BUTCHER: readonly Apart[] = [
  ['em que dia da semana cai mais dinheiro da maquininha?', () => 'any', /sábado/i],
  ['qual dia da semana entra menos no cartao', () => 'any', /domingo|segunda/i],
  ['dia da semana que mais vende no cartão esse ano', () => 'any', /sábado/i],
  ['a stone em setembro: quanto entrou e quanto saiu?', ({ sum }) => [sum(received, SEP, who('STONE'))], /STONE/],
  ['stone, entradas e saidas de outubro', ({ sum }) => [sum(received, OUT, who('STONE'))], /STONE/],
  ['qto veio e qto foi pro bndes em 2026', ({ sum }) => [sum(received, YEAR, who('BNDES'))], /BNDES/],
  [
    'o quanto vendi em agosto deste ano e em agosto do ano passado',
    ({ sum }) => [sum(sold, '2026-08'), sum(sold, '2025-08'), cents(sum(sold, '2026-08') - sum(sold, '2025-08'))],
  ],
  [
    'gastos de setembro desse ano e do ano passado',
    ({ sum }) => [sum(spent, SEP), cents(sum(spent, SEP) - sum(spent, '2025-09'))],
  ],
  [
    'paguei quanto de embalagem em outubro deste ano e do passado',
    ({ sum }) => [
      sum(spent, OUT, cat('embalagens')),
      cents(sum(spent, OUT, cat('embalagens')) - sum(spent, '2025-10', cat('embalagens'))),
    ],
  ],
  ['o espetinho do beto ainda compra? quando foi a última vez', (s) => [last(s, 1, who('BETO'))], /26/],
  ['a churrascaria pampa continua me pagando? qual o ultimo pagamento', (s) => [last(s, 1, who('PAMPA'))]],
  ['o buffet alegria ainda ta pagando? quando foi o ultimo', (s) => [last(s, 1, who('BUFFET'))]],
  ['quanto da minha receita vai pra salário?', (s) => [share(s.sum(spent, OUT, cat('salarios')), s.sum(sold, OUT))]],
  [
    'do que eu faturei em outubro, quanto vai embora em imposto',
    (s) => [
      share(s.sum(spent, OUT, cat('impostos-vendas')), s.sum(sold, OUT)),
      s.sum(spent, OUT, cat('impostos-vendas')),
    ],
  ],
  ['quanto das vendas vai pra aluguel', (s) => [share(s.sum(spent, OUT, cat('aluguel')), s.sum(sold, OUT))]],
  [
    'qual parte do faturamento fica na embalagem',
    (s) => [share(s.sum(spent, OUT, cat('embalagens')), s.sum(sold, OUT))],
  ],
  ['quanto saiu sem categoria em 2026', ({ sum }) => [sum(wentOut, YEAR, none)]],
  ['qto gastei q ainda ta sem categoria esse ano', ({ sum }) => [sum(wentOut, YEAR, none)]],
  ['o que falta classificar? quanto foi de gasto sem classificacao em outubro', ({ sum }) => [sum(wentOut, OUT, none)]],
  ['esse aí, quanto deu?', () => null],
  ['e aquela, quanto custou?', () => null],
  [
    'quanto ja paguei do emprestimo do bndes',
    ({ sum }) => [sum(paid, ALL, cat('parcela-emprestimo'), who('BNDES'))],
    /^(?!.*sem separar)/s,
  ],
  [
    'qto de parcela do bndes paguei esse ano',
    ({ sum }) => [sum(paid, YEAR, cat('parcela-emprestimo'))],
    /^(?!.*sem separar)/s,
  ],
  [
    'gastei menos com embalagem em outubro do que em setembro?',
    ({ sum }) => [cents(sum(spent, OUT, cat('embalagens')) - sum(spent, SEP, cat('embalagens')))],
    /^(?:Sim|Não)/,
  ],
  ['vendi mais em outubro do que em setembro?', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))], /^(?:Sim|Não)/],
  ['quando foi o ultimo pagamento do buffet alegria pra mim', (s) => [last(s, 1, who('BUFFET'))]],
  ['quando a avicola recebeu de mim pela ultima vez', (s) => [last(s, -1, who('AVICOLA'))]],
  ['meu pro-labore e retirada de outubro, quanto deu', ({ sum }) => [sum(paid, OUT, owner)]],
  ['quanto o acougueiro junior ganhou no ano', ({ sum }) => [sum(paid, YEAR, who('JUNIOR'))]],
]

const SAID_BUTCHER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['qual foi o resultado do segundo trimestre', ({ sum }) => [sum(profit, '2026-04-01..2026-06-30')]],
    ['e o do terceiro?', ({ sum }) => [sum(profit, TRI3)]],
    ['mostra por mês', () => 'any', /mês a mês/],
    ['qual o pior?', (s) => [monthly(s, profit, TRI3).at(-1)!.value]],
  ],
  [
    ['quando foi o último pagamento da churrascaria pampa pra mim?', (s) => [last(s, 1, who('PAMPA'))]],
    ['e quanto ela me pagou esse ano', ({ sum }) => [sum(received, YEAR, who('PAMPA'))]],
    ['quantas vezes', ({ count }) => [count(received, YEAR, who('PAMPA'))]],
  ],
  [
    ['quem mais recebeu de mim em outubro', ({ by }) => [by(wentOut, OUT, byParty)[0]!.value]],
    ['e a avicola?', ({ sum }) => [sum(paid, OUT, who('AVICOLA'))]],
    ['separa por mes desde julho', () => 'any', /mês a mês/],
  ],
]

/** Kept apart: looked at once, after all changes. */
const SAID_CLEANING: readonly Apart[] = [
  ['qual o dia da semana que mais cai venda de cartão?', () => 'any', /sábado/i],
  ['que dia da semana a maquininha traz mais', () => 'any', /sábado/i],
  ['em qual dia da semana entra menos dinheiro de cartao esse ano?', () => 'any', /segunda/i],
  ['rappi em setembro: quanto veio e quanto foi?', ({ sum }) => [sum(received, SEP, who('RAPPI'))], /RAPPI/],
  ['quanto entrou e quanto saiu com o rappi esse ano', ({ sum }) => [sum(received, YEAR, who('RAPPI'))], /RAPPI/],
  ['do rappi em agosto, recebi qto e paguei qto', ({ sum }) => [sum(received, '2026-08', who('RAPPI'))], /RAPPI/],
  [
    'quanto faturei em setembro deste ano e do ano passado?',
    ({ sum }) => [sum(sold, SEP), cents(sum(sold, SEP) - sum(sold, '2025-09'))],
  ],
  [
    'quanto entrou em julho desse ano e em julho do ano passado',
    ({ sum }) => [sum(cameIn, '2026-07'), cents(sum(cameIn, '2026-07') - sum(cameIn, '2025-07'))],
  ],
  [
    'qto gastei com frete em outubro desse ano e do outro ano',
    ({ sum }) => [cents(sum(spent, OUT, cat('fretes')) - sum(spent, '2025-10', cat('fretes')))],
  ],
  ['a clinica bem estar ainda me paga? quando foi a última', (s) => [last(s, 1, who('CLINICA'))]],
  ['o condominio solar continua pagando? qdo foi o ultimo pagamento', (s) => [last(s, 1, who('CONDOMINIO'))]],
  ['hotel mirante ainda compra da gente? qual foi a última vez q pagou', (s) => [last(s, 1, who('HOTEL'))]],
  [
    'quanto da receita vai embora em embalagem?',
    (s) => [share(s.sum(spent, OUT, cat('embalagens')), s.sum(sold, OUT))],
  ],
  [
    'quanto do faturamento de setembro foi embora em imposto',
    (s) => [share(s.sum(spent, SEP, cat('impostos-vendas')), s.sum(sold, SEP))],
  ],
  [
    'quanto do que eu vendo fica na taxa de cartao?',
    (s) => [share(s.sum(spent, OUT, cat('taxas-cartao')), s.sum(sold, OUT))],
  ],
  [
    'qual a parte do faturamento que vai pra folha?',
    (s) => [share(s.sum(spent, OUT, cat('salarios', 'encargos', 'beneficios', 'pro-labore')), s.sum(sold, OUT))],
  ],
  ['o que ainda falta categorizar? quanto saiu sem categoria em outubro', ({ sum }) => [sum(wentOut, OUT, none)]],
  ['quanto ta sem categoria em 2026 de gasto', ({ sum }) => [sum(wentOut, YEAR, none)]],
  ['gastos sem categoria no 3o trimestre', ({ sum }) => [sum(wentOut, TRI3, none)]],
  ['aquele outro, foi quanto?', () => null],
  ['e esse, qto deu?', () => null],
  ['quanto foi aquilo lá?', () => null],
  ['qto ja paguei do financiamento do bndes', ({ sum }) => [sum(paid, ALL, who('BNDES'))], /^(?!.*sem separar)/s],
  ['as parcelas do bndes somaram quanto esse ano', ({ sum }) => [sum(paid, YEAR, who('BNDES'))], /^(?!.*sem separar)/s],
  ['quanto tirei da loja em outubro, pró-labore e retirada', ({ sum }) => [sum(paid, OUT, owner)]],
  ['somando pro labore e retiradas, quanto foi em 2026', ({ sum }) => [sum(paid, YEAR, owner)]],
  [
    'paguei mais de luz em outubro do que em setembro?',
    ({ sum }) => [cents(sum(spent, OUT, who('CEMIG')) - sum(spent, SEP, who('CEMIG')))],
    /^(?:Sim|Não)/,
  ],
  [
    'a despesa com frete foi maior em outubro que em setembro?',
    ({ sum }) => [cents(sum(spent, OUT, cat('fretes')) - sum(spent, SEP, cat('fretes')))],
    /^(?:Sim|Não)/,
  ],
  ['qual foi o último pagamento da escola primeiro passo pra mim?', (s) => [last(s, 1, who('ESCOLA'))]],
  ['qual o último pagamento da rappi pra mim', (s) => [last(s, 1, who('RAPPI'))]],
]

const SAID_CLEANING_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto sobrou no primeiro semestre', ({ sum }) => [sum(profit, '2026-01-01..2026-06-30')]],
    ['abre mês a mês', () => 'any', /mês a mês/],
    ['qual foi o melhor', (s) => [monthly(s, profit, '2026-01-01..2026-06-30')[0]!.value]],
  ],
  [
    ['quando a rappi me pagou pela ultima vez', (s) => [last(s, 1, who('RAPPI'))]],
    ['e quanto ela me pagou no ano?', ({ sum }) => [sum(received, YEAR, who('RAPPI'))]],
    ['e eu pra ela', ({ sum }) => [sum(paid, YEAR, who('RAPPI'))]],
    ['quantas vezes', ({ count }) => [count(paid, YEAR, who('RAPPI'))]],
  ],
  [
    ['gastos de setembro', ({ sum }) => [sum(spent, SEP)]],
    ['abre por categoria', () => 'any', /categoria/],
    ['qual foi a maior?', ({ by }) => [by(spent, SEP, byCategory)[0]!.value]],
    ['e em outubro', ({ by }) => [by(spent, OUT, byCategory)[0]!.value]],
  ],
]

export const TWO_AT_ONCE: ApartSets = {
  'a butcher, two things at once': {
    company: BUTCHER,
    questions: SAID_BUTCHER,
    chains: SAID_BUTCHER_CHAINS,
    nothing: [],
  },
  'a shop of cleaning goods, two things at once': {
    company: CLEANING,
    questions: SAID_CLEANING,
    chains: SAID_CLEANING_CHAINS,
    nothing: [],
  },
}
