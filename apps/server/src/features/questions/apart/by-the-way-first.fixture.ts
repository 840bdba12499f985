import { BAKERY } from './ledgers/bakery-school.fixture.ts'
import { GARAGE } from './ledgers/clinic-garage.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  buyers,
  byCategory,
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
  staff,
  usual,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** A bakery's and a garage's owner, who talk of their money by the way. */

const ALL = '2025-05-02..2026-11-21'
const MOINHO = who('MOINHO')
const LAT = who('LATICINIOS')
const card = cat('recebimento-cartao')
const HOTEL = who('HOTEL SERRA')

const BAKERY_TALKS: readonly (readonly Apart[])[] = [
  [
    ['quanto entrou ontem', ({ sum }) => [sum(cameIn, '2026-11-20')]],
    ['e no mesmo dia da semana passada?', ({ sum }) => [sum(cameIn, '2026-11-13')]],
    ['qual a diferença', ({ sum }) => [cents(sum(cameIn, '2026-11-20') - sum(cameIn, '2026-11-13'))]],
    ['e o mês todo até agora', ({ sum }) => [sum(cameIn, NOW)]],
  ],
  [
    ['quanto paguei pro moinho em outubro', ({ sum }) => [sum(paid, OUT, MOINHO)]],
    ['desses, qual foi o maior?', ({ each }) => [each(paid, OUT, MOINHO).at(-1)!]],
    ['e o laticínio?', ({ each, sum }) => [sum(paid, OUT, LAT), each(paid, OUT, LAT).at(-1)!]],
    [
      'somando os dois',
      ({ each, sum }) => [
        cents(sum(paid, OUT, LAT) + sum(paid, OUT, MOINHO)),
        cents(each(paid, OUT, LAT).at(-1)! + each(paid, OUT, MOINHO).at(-1)!),
      ],
    ],
  ],
  [
    [
      'quais foram meus maiores gastos mês passado',
      ({ by, sum }) => [sum(spent, OUT), by(spent, OUT, byCategory)[0]!.value, by(spent, OUT, byParty)[0]!.value],
    ],
    [
      'tira o aluguel',
      ({ sum, by }) => [
        cents(sum(spent, OUT, not(cat('aluguel')))),
        by(spent, OUT, byCategory, not(cat('aluguel')))[0]!.value,
      ],
    ],
    [
      'e sem o meu pró-labore também?',
      ({ sum, by }) => [
        cents(sum(spent, OUT, not(cat('aluguel', 'pro-labore')))),
        by(spent, OUT, byCategory, not(cat('aluguel', 'pro-labore')))[0]!.value,
      ],
    ],
    ['dá quanto por dia?', ({ sum }) => [cents(sum(spent, OUT, not(cat('aluguel', 'pro-labore'))) / 31)]],
  ],
  [
    ['quem me comprou mais esse ano', ({ by }) => [by(sold, YEAR, byParty, not(card))[0]!.value], /HOTEL SERRA/i],
    ['quanto ele comprou em outubro', ({ sum }) => [sum(received, OUT, HOTEL)]],
    ['e em setembro', ({ sum }) => [sum(received, SEP, HOTEL)]],
    ['caiu ou subiu?', ({ sum }) => [cents(sum(received, OUT, HOTEL) - sum(received, SEP, HOTEL))]],
  ],
]

const BAKERY_SINGLE: readonly Apart[] = [
  ['e a luz, quanto veio mês passado?', ({ sum }) => [sum(paid, OUT, who('COPEL'))]],
  ['quanto já foi de gás esse ano', ({ sum }) => [sum(paid, YEAR, who('ZE DO GAS'))]],
  [
    'hotel serra azul',
    ({ sum }) => [
      sum(received, OUT, HOTEL),
      sum(received, YEAR, HOTEL),
      sum(received, NOW, HOTEL),
      sum(received, ALL, HOTEL),
    ],
  ],
  ['a neide já pagou esse mês?', ({ sum }) => [0, sum(received, OUT, who('NEIDE'))], /não/i],
  ['qual dia da semana vende mais?', () => 'any', /sábado/i],
  ['quanto sobrou de verdade em agosto', ({ sum }) => [sum(profit, AUG)]],
  ['quanto vai de imposto por mês em média', (s) => usual(s, paid, cat('impostos-vendas'))],
  [
    'a folha tá em quanto',
    ({ sum }) => [sum(staff, OUT), sum(staff, NOW), sum(paid, OUT, cat('salarios')), sum(paid, NOW, cat('salarios'))],
  ],
  ['quanto o pessoal ganhou em outubro', ({ sum }) => [sum(staff, OUT), sum(paid, OUT, cat('salarios'))]],
  ['quantos clientes diferentes eu tive em outubro', (s) => [buyers(s, OUT).length]],
]

const GARAGE_ALL = ALL
const GONE = who('PADARIA DO PONTO')
const GUINCHO = who('GUINCHO')
const open = (sum: number) => [cents(sum / 21), cents(sum / 20), cents(sum / 18), cents(sum / 17)]

const GARAGE_TALKS: readonly (readonly Apart[])[] = [
  [
    ['como foi outubro, vendi quanto?', ({ sum }) => [sum(sold, OUT)]],
    ['falta quanto pra bater isso esse mês?', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, NOW))]],
    ['quanto tô vendendo por dia?', ({ sum }) => open(sum(sold, NOW))],
    [
      'e se continuar assim, fecho em quanto?',
      ({ sum }) => [cents((sum(sold, NOW) / 21) * 30), cents((sum(sold, NOW) / 20) * 30)],
    ],
  ],
  [
    ['qual cliente parou de comprar', () => 'any', /PADARIA DO PONTO/i],
    ['quando foi a última vez?', ({ sum }) => [sum(received, '2026-05', GONE)], /\/05\/2026/],
    ['quanto ele deu no total?', ({ sum }) => [sum(received, GARAGE_ALL, GONE)]],
  ],
  [
    ['quanto foi de guincho em setembro', ({ sum }) => [sum(paid, SEP, GUINCHO)]],
    ['e em outubro?', ({ sum }) => [sum(paid, OUT, GUINCHO)]],
    ['e os dois meses juntos?', ({ sum }) => [cents(sum(paid, OUT, GUINCHO) + sum(paid, SEP, GUINCHO))]],
    [
      'pra quem foi?',
      ({ by }) => [by(paid, `${OUT}+${SEP}`, byParty, GUINCHO)[0]!.value, by(paid, OUT, byParty, GUINCHO)[0]!.value],
    ],
  ],
  [
    ['quanto tenho em cada conta', ({ balance }) => [balance('2026-11-21')]],
    ['e só no inter?', ({ balance }) => [balance('2026-11-21', 'inter')]],
    ['quanto entrou nele esse mês', ({ sum }) => [sum(cameIn, NOW, at('inter')), sum(received, NOW, at('inter'))]],
    ['e saiu?', ({ sum }) => [sum(wentOut, NOW, at('inter')), sum(paid, NOW, at('inter'))]],
  ],
]

const GARAGE_SINGLE: readonly Apart[] = [
  ['a prefeitura me pagou quanto em 2026', ({ sum }) => [sum(received, YEAR, who('PREFEITURA'))]],
  [
    'qual foi a maior conta que paguei em outubro',
    ({ each, by }) => [each(paid, OUT, who('AUTOPECAS')).at(-1)!, by(spent, OUT, byCategory)[0]!.value],
  ],
  [
    'o que mais subiu de setembro pra outubro',
    ({ by }) => {
      const before = new Map(by(spent, SEP, byCategory).map(({ name, value }) => [name, value]))
      return [Math.max(...by(spent, OUT, byCategory).map(({ name, value }) => cents(value - (before.get(name) ?? 0))))]
    },
  ],
  [
    'quanto gasto com pneu',
    (s) => [
      ...usual(s, paid, who('PNEUS')),
      s.sum(paid, OUT, who('PNEUS')),
      s.sum(paid, YEAR, who('PNEUS')),
      s.sum(paid, LAST12, who('PNEUS')),
      s.sum(paid, ALL, who('PNEUS')),
    ],
  ],
  ['o pagseguro levou quanto de taxa esse ano', ({ sum }) => [sum(paid, YEAR, cat('taxas-cartao'))]],
  ['quanto rendeu setembro depois de pagar tudo', ({ sum }) => [sum(profit, SEP)]],
  [
    'qual foi o melhor mês do ano',
    ({ by }) => [by(profit, YEAR_FULL, byMonth)[0]!.value, by(sold, YEAR_FULL, byMonth)[0]!.value],
  ],
  ['carlos pagou quanto', () => null],
  [
    'gastei mais em outubro ou em setembro?',
    ({ sum }) => [cents(sum(spent, OUT) - sum(spent, SEP)), sum(spent, OUT), sum(spent, SEP)],
  ],
  [
    'quanto entrou de dinheiro vivo em outubro',
    ({ sum }) => [sum(cameIn, OUT, at('dinheiro')), sum(received, OUT, at('dinheiro'))],
  ],
]
const LAST12 = '2025-11-01..2026-10-31'

export const BY_THE_WAY_FIRST: ApartSets = {
  bakery: {
    company: BAKERY,
    questions: BAKERY_SINGLE,
    chains: BAKERY_TALKS,
    nothing: [
      'quantos pães vendi ontem',
      'qual forno vale a pena comprar',
      'como faço pra registrar um ajudante',
      'que horas entra mais gente',
      'vale a pena abrir domingo à tarde?',
    ],
  },
  garage: {
    company: GARAGE,
    questions: GARAGE_SINGLE,
    chains: GARAGE_TALKS,
    nothing: [
      'quantos carros arrumei em outubro',
      'quanto cobro numa troca de embreagem',
      'preciso de alvará do bombeiro?',
      'meu mecânico quer aumento, o que eu faço',
      'quanto tempo dura uma correia dentada',
    ],
  },
}
