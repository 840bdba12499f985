import { FLORIST } from './ledgers/florist.fixture.ts'
import { SALON } from './ledgers/salon-online-works.fixture.ts'
import {
  type Apart,
  type ApartSets,
  byCategory,
  byDay,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  NOW,
  not,
  OUT,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** A salon's and a florist's owner, who talk of their money by the way. */

const FUN = who('FUNERARIA')
const EDSON = who('MOTOBOY')
const VEI = who('VEILING')
const CER = who('CERIMONIAL')
const diff = (a: number, b: number) => cents(a - b)

const FLORIST_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto a funerária deixou aqui em outubro', ({ sum }) => [sum(received, OUT, FUN)]],
    ['foram quantas compras?', ({ count }) => [count(received, OUT, FUN)]],
    ['a maior foi qual?', ({ each }) => [each(received, OUT, FUN).at(-1)!]],
    [
      'e o hotel palace, deixou quanto',
      ({ sum, each }) => [sum(received, OUT, who('HOTEL PALACE')), each(received, OUT, who('HOTEL PALACE')).at(-1)!],
    ],
  ],
  [
    ['gastei quanto com motoboy em outubro', ({ sum }) => [sum(paid, OUT, EDSON)]],
    ['no mês de trás?', ({ sum }) => [sum(paid, SEP, EDSON)]],
    ['tá aumentando?', ({ sum }) => [diff(sum(paid, OUT, EDSON), sum(paid, SEP, EDSON))]],
    ['no ano todo já foi quanto', ({ sum }) => [sum(paid, YEAR, EDSON)]],
  ],
  [
    ['quanto vendi na semana passada', ({ sum }) => [sum(sold, '2026-11-09..2026-11-15')]],
    ['qual dia foi o mais forte dela', ({ by }) => [by(sold, '2026-11-09..2026-11-15', byDay)[0]!.value]],
    ['e o mais fraco?', ({ by }) => [by(sold, '2026-11-09..2026-11-15', byDay).at(-1)!.value]],
    [
      'e essa semana, já bati a passada?',
      ({ sum }) => [diff(sum(sold, '2026-11-16..2026-11-21'), sum(sold, '2026-11-09..2026-11-15'))],
    ],
  ],
  [
    ['quem deixou de comprar comigo', () => 'any', /CERIMONIAL/],
    ['quanto ela comprou o ano passado', ({ sum }) => [sum(received, '2025', CER)]],
    ['e esse ano?', ({ sum }) => [sum(received, YEAR, CER)]],
    ['quantas vezes esse ano', ({ count }) => [count(received, YEAR, CER)]],
  ],
]

const FLORIST_SINGLE: readonly Apart[] = [
  ['flor', () => null],
  ['veiling', ({ sum }) => [sum(paid, YEAR, VEI), sum(paid, OUT, VEI)]],
  ['a caixa econômica me cobrou quanto esse ano', ({ sum }) => [sum(paid, YEAR, who('CAIXA ECONOMICA'))]],

  ['em setembro sobrou ou faltou?', ({ sum }) => [sum(profit, SEP)]],

  ['falta muito pra chegar no que entrou em setembro?', ({ sum }) => [diff(sum(cameIn, SEP), sum(cameIn, NOW))]],
  [
    'qual gasto mais cresceu em outubro',
    ({ by }) => {
      const before = new Map(by(spent, SEP, byCategory).map(({ name, value }) => [name, value]))
      return [Math.max(...by(spent, OUT, byCategory).map(({ name, value }) => cents(value - (before.get(name) ?? 0))))]
    },
  ],
  ['vendi mais no dia 14 ou no dia 7?', ({ sum }) => [diff(sum(sold, '2026-11-14'), sum(sold, '2026-11-07'))]],
]

const KEL = who('KELLY')
const NOI = who('NOIVAS')
const SALON_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto saiu de comissão mês passado', ({ sum }) => [sum(paid, OUT, cat('comissoes'))]],
    ['quem levou mais?', ({ by }) => [by(paid, OUT, byParty, cat('comissoes'))[0]!.value], /ROSEANE/],
    ['e a outra?', ({ sum }) => [sum(paid, OUT, KEL)]],
    ['as duas dão quantos por cento do que vendi', ({ sum }) => [sum(paid, OUT, cat('comissoes')) / sum(sold, OUT)]],
  ],
  [
    ['como tá o mês, entrou quanto?', ({ sum }) => [sum(cameIn, NOW)]],
    ['e no mesmo período do mês passado?', ({ sum }) => [sum(cameIn, '2026-10-01..2026-10-21')]],
    ['deu quanto de diferença', ({ sum }) => [diff(sum(cameIn, NOW), sum(cameIn, '2026-10-01..2026-10-21'))]],
    [
      'nesse ritmo fecha em quanto?',
      ({ sum }) => [cents((sum(cameIn, NOW) / 21) * 30), cents((sum(sold, NOW) / 21) * 30)],
    ],
  ],
  [
    ['tem cliente que sumiu?', () => 'any'],
    ['a noivas requinte ainda vem?', ({ sum }) => [sum(received, '2026-11', NOI)], /09\/11\/2026/],
    [
      'quanto ela deixa por mês',
      ({ sum }) => [
        cents(sum(received, '2025-11-01..2026-10-31', NOI) / 12),
        cents(sum(received, YEAR_FULL, NOI) / 10),
        cents(sum(received, '2025-07-01..2026-10-31', NOI) / 16),
        cents(sum(received, YEAR, NOI) / 11),
      ],
    ],
  ],
  [
    ['quanto tem no mercado pago', ({ balance }) => [balance('2026-11-21', 'mp')]],
    ['e na gaveta', ({ balance }) => [balance('2026-11-21', 'gaveta')]],
    ['somando as duas contas', ({ balance }) => [cents(balance('2026-11-21', 'mp') + balance('2026-11-21', 'gaveta'))]],
    ['e com o itaú?', ({ balance }) => [balance('2026-11-21'), balance('2026-11-21', 'itau')]],
  ],
]
const SALON_SINGLE: readonly Apart[] = [
  ['tintura', ({ sum }) => [sum(paid, YEAR, who('TINTURAS')), sum(paid, OUT, who('TINTURAS'))]],
  [
    'o itaú me tirou quanto de tarifa e juros esse ano',
    ({ sum }) => [sum(paid, YEAR, who('ITAU')), sum(paid, YEAR, cat('tarifas', 'juros'))],
  ],
  ['quanto recebi no dia 13 do mês passado', ({ sum }) => [sum(cameIn, '2026-10-13'), sum(sold, '2026-10-13')]],

  ['a amanda ganhou quanto esse ano', ({ sum }) => [sum(paid, YEAR, who('AMANDA'))]],
  [
    'tirando comissão e aluguel, gastei quanto em outubro',
    ({ sum }) => [sum(spent, OUT, not(cat('comissoes', 'aluguel')))],
  ],
  [
    'que mês de 2026 deu mais comissão',
    ({ by }) => [
      by(paid, YEAR, byMonth, cat('comissoes'))[0]!.value,
      by(paid, YEAR_FULL, byMonth, cat('comissoes'))[0]!.value,
    ],
  ],
  ['quantos clientes novos em outubro', () => 'any', /CLARICE/],

  ['quanto tá faltando pra empatar com outubro nas vendas', ({ sum }) => [diff(sum(sold, OUT), sum(sold, NOW))]],
]

export const BY_THE_WAY_FOURTH: ApartSets = {
  salon: {
    company: SALON,
    questions: SALON_SINGLE,
    chains: SALON_TALKS,
    nothing: [
      'quantas escovas fiz ontem',
      'cobro quanto na progressiva',
      'a kelly quer aumentar a comissão',
      'qual serviço rende mais',
      'preciso de cnpj pra alugar cadeira?',
    ],
  },
  florist: {
    company: FLORIST,
    questions: FLORIST_SINGLE,
    chains: FLORIST_TALKS,
    nothing: [
      'quantos buquês saíram sábado',
      'qual flor vende mais',
      'rosa importada compensa?',
      'como monto uma vitrine',
      'a ivani faltou, desconto?',
    ],
  },
}
