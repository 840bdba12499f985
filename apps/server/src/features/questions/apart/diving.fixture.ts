import { DIVING } from '#src/features/questions/apart/ledgers/diving-fishing.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byCategory,
  byDay,
  cameIn,
  cat,
  cents,
  LAST_12,
  not,
  OUT,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  staff,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-02-03..2026-11-21'
const cvc = who('CVC')
const named = not(cat('recebimento-cartao'))
const Q3 = '2026-07-01..2026-09-30'

const DIVING_QUESTIONS: readonly Apart[] = [
  ['quanto que a cvc mandou pra gente no mes de outubro', ({ sum }) => [sum(received, OUT, cvc)]],
  ['me fala quanto a cvc ficou de comissao em outubro', ({ sum }) => [sum(paid, OUT, cvc)]],
  ['a cvc limpo de taxa em setembro deu quanto', ({ sum }) => [cents(sum(received, SEP, cvc) - sum(paid, SEP, cvc))]],
  ['os hoteis pagaram quanto em outubro', ({ sum }) => [sum(received, OUT, who('HOTEL'))]],
  ['o hotel pagou quanto em outubro', () => null],
  ['hotel praia dourada esse ano', ({ sum }) => [sum(received, YEAR, who('DOURADA'))]],
  ['a pousada coral comprava quanto por mes em media antes de parar', () => null],
  [
    'desde quando a pousada coral nao paga',
    ({ lines }) => [lines(ALL, [who('CORAL')]).at(-1)!.centavos / 100],
    /07\/2026|julho/i,
  ],
  ['o alemão germano mergulhou quantas vezes', () => null],
  ['germano pagou quantas vezes', ({ count }) => [count(received, ALL, who('GERMANO'))]],
  ['em que meses o germano veio', () => 'any'],
  ['claudia ferraz quanto comprou em agosto', ({ sum }) => [sum(received, AUG, who('CLAUDIA'))]],
  ['ferraz em agosto', () => null],
  ['os ferraz juntos em agosto deram quanto', ({ sum }) => [sum(received, AUG, who('FERRAZ'))]],
  ['a duda pinho depositou quanto em outubro', ({ sum }) => [sum(received, OUT, who('EDUARDA'))]],
  [
    'quanto eu gasto com o barco por mes em media',
    ({ sum }) => [
      cents(sum(spent, YEAR_FULL, who('MARINA', 'NAUTIC')) / 10),
      cents(sum(spent, LAST_12, who('MARINA', 'NAUTIC')) / 12),
    ],
  ],
  ['combustivel do barco em outubro', () => null],
  [
    'posto nautico em outubro e setembro qual foi maior',
    ({ sum }) => [
      cents(sum(paid, OUT, who('POSTO')) - sum(paid, SEP, who('POSTO'))),
      sum(paid, OUT, who('POSTO')),
      sum(paid, SEP, who('POSTO')),
    ],
  ],
  ['zé do motor esse ano', ({ sum }) => [sum(paid, YEAR, who('ZE DO MOTOR'))]],
  ['quantas vezes o zé do motor mexeu no barco esse ano', () => null],
  [
    'qual foi a nota mais cara do zé do motor',
    ({ each }) => [each(paid, ALL, who('ZE DO MOTOR')).at(-1)!, each(paid, YEAR, who('ZE DO MOTOR')).at(-1)!],
  ],
  [
    'gases nordeste quanto por mes',
    ({ sum }) => [cents(sum(paid, LAST_12, who('GASES')) / 12), cents(sum(paid, YEAR_FULL, who('GASES')) / 10)],
  ],
  [
    'quanto paguei de instrutor esse ano somando o lucas e a tainá',
    ({ sum }) => [sum(paid, YEAR, who('LUCAS', 'TAINA'))],
  ],
  [
    'o lucas ganhou mais que a taina em setembro',
    ({ sum }) => [cents(sum(paid, SEP, who('LUCAS')) - sum(paid, SEP, who('TAINA')))],
  ],
  ['instrutores pesam quantos por cento do que eu vendo, em 2026', () => null],
  ['comissao em 2026 dividido pelas vendas', ({ sum }) => [sum(spent, YEAR, cat('comissoes')) / sum(sold, YEAR)]],
  ['adriano mais simone em outubro', ({ sum }) => [sum(paid, OUT, who('ADRIANO', 'SIMONE'))]],
  ['folha de outubro sem meu pro labore', ({ sum }) => [cents(sum(staff, OUT) - 4_000)]],
  ['quanto que os pescadores cobram de aluguel hoje', ({ sum }) => [1_950, sum(paid, OUT, who('PESCADORES'))]],
  ['de quanto foi o aumento do aluguel dos pescadores', () => [150]],
  ['capitania dos portos esse ano e ano passado', () => [0, 1_420, 2_840]],
  ['o compressor saiu por quanto', () => [12_500]],
  ['banco do nordeste ja paguei quanto', ({ sum }) => [sum(paid, ALL, who('NORDESTE'), cat('parcela-emprestimo'))]],
  ['quanto falta pagar pro banco do nordeste', () => null],
  ['emprestimo quantas parcelas paguei em 2026', ({ count }) => [count(paid, YEAR, cat('parcela-emprestimo'))]],
  ['qual trimestre de 2026 eu vendi mais', () => 'any'],
  [
    'terceiro trimestre contra o segundo, vendas',
    ({ sum }) => [cents(sum(sold, Q3) - sum(sold, '2026-04-01..2026-06-30'))],
  ],
  [
    'entre julho e setembro o lucro foi maior que entre abril e junho',
    ({ sum }) => [cents(sum(profit, Q3) - sum(profit, '2026-04-01..2026-06-30'))],
  ],
  ['ferias de julho rendeu quanto', ({ sum }) => [sum(sold, '2026-07'), sum(cameIn, '2026-07')]],
  [
    'carnaval desse ano vendi quanto',
    ({ sum }) => [sum(sold, '2026-02-17'), sum(sold, '2026-02-14..2026-02-18'), sum(sold, '2026-02-14..2026-02-17')],
  ],
  ['feriado de 12 de outubro entrou quanto', ({ sum }) => [sum(cameIn, '2026-10-12')]],
  ['fim de semana que vem vou vender quanto', () => null],
  [
    'quanto entra em media por dia que eu abro, em setembro',
    ({ sum, by }) => [cents(sum(cameIn, SEP) / by(cameIn, SEP, byDay).length)],
  ],
  ['no sabado entra quantas vezes mais que na segunda', () => null],
  ['quanto tem no caixa do barco', () => [890]],
  [
    'tirando o cartão quanto entrou em setembro',
    ({ sum }) => [
      sum(cameIn, SEP, named),
      sum(sold, SEP, named),
      sum(received, SEP, not(cat('recebimento-cartao', 'transferencia', 'rendimentos'))),
    ],
  ],
]

const DIVING_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com marketing no terceiro trimestre', ({ sum }) => [sum(spent, Q3, cat('marketing'))]],
    ['e no segundo', ({ sum }) => [sum(spent, '2026-04-01..2026-06-30', cat('marketing'))]],
    [
      'diferença',
      ({ sum }) => [cents(sum(spent, Q3, cat('marketing')) - sum(spent, '2026-04-01..2026-06-30', cat('marketing')))],
    ],
  ],
  [
    ['hotel praia dourada em setembro', ({ sum }) => [sum(received, SEP, who('DOURADA'))]],
    ['e o mares do sul', ({ sum }) => [sum(received, SEP, who('MARES'))]],
    ['os dois juntos', ({ sum }) => [sum(received, SEP, who('HOTEL'))]],
    ['e em outubro', ({ sum }) => [sum(received, OUT, who('HOTEL'))]],
  ],
  [
    ['onde mais gastei em outubro', ({ by }) => [by(spent, OUT, byCategory)[0]!.value]],
    ['e o segundo', ({ by }) => [by(spent, OUT, byCategory)[1]!.value]],
    ['e em setembro', ({ by }) => [by(spent, SEP, byCategory)[1]!.value, by(spent, SEP, byCategory)[0]!.value]],
  ],
  [
    [
      'quantos dias de outubro vendi mais de 1500',
      ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value > 1_500).length],
    ],
    ['e em setembro', ({ by }) => [by(sold, SEP, byDay).filter(({ value }) => value > 1_500).length]],
    ['qual foi o melhor', ({ by }) => [by(sold, SEP, byDay)[0]!.value]],
  ],
]

export const DIVING_ASKED: ApartSets = {
  'a diving school': { company: DIVING, questions: DIVING_QUESTIONS, chains: DIVING_CHAINS, nothing: [] },
}
