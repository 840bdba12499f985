import { DENTIST } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { CLEANING } from '#src/features/questions/apart/ledgers/cleaning.fixture.ts'
import {
  type Apart,
  type ApartSets,
  byAccount,
  byMonth,
  cameIn,
  cents,
  OUT,
  paid,
  profit,
  received,
  SEP,
  sold,
  who,
  YEAR,
} from './sums.fixture.ts'

/** A dentist's and a shop's questions typed in a hurry: read by the names, days and words that they hold. */

const ALL_DENTIST = '2025-03-01..2026-11-21'
const ALL_SHOP = '2025-02-01..2026-11-21'

const LOOSE_DENTIST: readonly Apart[] = [
  ['odonto prev pagou qto esse ano', ({ sum }) => [sum(received, YEAR, who('ODONTOPREV'))]],
  ['qdo a uniodonto comecou comigo', ({ sum }) => [sum(received, '2026-06', who('UNIODONTO'))], /06\/2026/],
  ['faz qto tempo q a sulamerica nao deposita', ({ sum }) => [sum(received, '2026-05', who('SULAMERICA'))], /05\/2026/],
  ['qts depositos a helena prado fez ate hj', ({ count }) => [count(received, ALL_DENTIST, who('HELENA PRADO'))]],
  ['depois de pagar tudo sobrou o q em setembro', ({ sum }) => [sum(profit, SEP)]],
  [
    'de cada 100 reais q entra qto vira lucro em 2026',
    ({ sum }) => [Math.round((sum(profit, YEAR) / sum(sold, YEAR)) * 1e4) / 1e4],
  ],
  ['data do ultimo pagamento da amil', ({ sum }) => [sum(received, '2026-11', who('AMIL'))], /11\/2026/],
  [
    'dental cremer passou de 2 mil em algum mes?',
    ({ by }) => [
      by(paid, '2025-03-01..2026-10-31', byMonth, who('DENTAL CREMER')).filter(({ value }) => value > 2000).length,
    ],
  ],
  ['outubro foi meu melhor mes?', ({ by }) => [by(profit, '2025-03-01..2026-10-31', byMonth)[0]!.value]],
  ['comparar out com out passado em faturamento', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, '2025-10'))]],
  ['em qual conta cai mais dinheiro esse ano', ({ by }) => [by(cameIn, YEAR, byAccount)[0]!.value]],
  ['a dra camila levou qto no total ate agora', ({ sum }) => [sum(paid, ALL_DENTIST, who('CAMILA'))]],
  ['jesica recepcao qto ja recebeu este ano', ({ sum }) => [sum(paid, YEAR, who('JESSICA'))]],
  [
    'media por mes q pago pro laboratorio sorriso em 2026',
    ({ sum }) => [cents(sum(paid, '2026-01-01..2026-10-31', who('LABORATORIO SORRISO')) / 10)],
  ],
  ['qtos pacientes atendi em outubro', () => null],
  ['quanto gastei com luvas em outubro', () => null],
  ['sebastiana sumiu desde qdo', ({ sum }) => [sum(received, '2026-08', who('SEBASTIANA'))], /08\/2026/],
]

const LOOSE_SHOP: readonly Apart[] = [
  [
    'hotel miramte qto pagou no primeiro semestre',
    ({ sum }) => [sum(received, '2026-01-01..2026-06-30', who('HOTEL MIRANTE'))],
  ],
  ['total q foi pra quimica brilho este ano', ({ sum }) => [sum(paid, YEAR, who('QUIMICA BRILHO'))]],
  ['cond solar pagou pela 1a vez qdo', ({ sum }) => [sum(received, '2025-06', who('SOLAR'))], /06\/2025/],
  ['maquininha deu qto em outubro', ({ sum }) => [sum(received, OUT, who('CIELO'))]],
  ['qts vezes paguei a jadlog', ({ count }) => [count(paid, ALL_SHOP, who('JADLOG'))]],
  ['o q ficou depois de pagar as contas em agosto', ({ sum }) => [sum(profit, '2026-08')]],
  [
    'escola primeiro passo, media mensal em 2026',
    ({ sum }) => [cents(sum(received, '2026-01-01..2026-10-31', who('PRIMEIRO PASSO')) / 10)],
  ],
  ['ultimo deposito do rogerio almeida foi qdo', ({ sum }) => [sum(received, '2026-11', who('ROGERIO'))], /11\/2026/],
  ['qual o mes mais fraco de 2026', ({ by }) => [by(profit, '2026-01-01..2026-10-31', byMonth).at(-1)!.value]],
  ['qto ja mandei pra papeis parana', ({ sum }) => [sum(paid, ALL_SHOP, who('PAPEIS PARANA'))]],
  ['vandinha castro recebeu qto em outubro', ({ sum }) => [sum(paid, OUT, who('VANDA'))]],
  ['google ads custou qto de marco a junho', ({ sum }) => [sum(paid, '2026-03-01..2026-06-30', who('GOOGLE'))]],
  ['quanto vendi de detergente em outubro', () => null],
  ['quanto o hotel mirante me deve', () => null],
]

const LOOSE_DENTIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto a amil pagou em setembro', ({ sum }) => [sum(received, SEP, who('AMIL'))]],
    ['e em outubro?', ({ sum }) => [sum(received, OUT, who('AMIL'))]],
    ['e a odontoprev?', ({ sum }) => [sum(received, OUT, who('ODONTOPREV'))]],
    ['quem pagou por ultimo', ({ sum }) => [sum(received, '2026-11', who('AMIL'))]],
  ],
  [
    ['dental cremer qto esse ano', ({ sum }) => [sum(paid, YEAR, who('DENTAL CREMER'))]],
    ['e a speed?', ({ sum }) => [sum(paid, YEAR, who('SPEED DENTAL'))]],
    [
      'junta as duas',
      ({ sum }) => [cents(sum(paid, YEAR, who('SPEED DENTAL')) + sum(paid, YEAR, who('DENTAL CREMER')))],
    ],
  ],
]

const LOOSE_SHOP_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['faturamento de 2025', ({ sum }) => [sum(sold, '2025')]],
    ['por mes da qto', ({ sum }) => [cents(sum(sold, '2025') / 11)]],
    ['e em 2026', ({ sum }) => [cents(sum(sold, '2026-01-01..2026-10-31') / 10)]],
  ],
]

export const IN_A_HURRY: ApartSets = {
  'a dentist, in a hurry': { company: DENTIST, questions: LOOSE_DENTIST, chains: LOOSE_DENTIST_CHAINS, nothing: [] },
  'a shop of cleaning goods, in a hurry': {
    company: CLEANING,
    questions: LOOSE_SHOP,
    chains: LOOSE_SHOP_CHAINS,
    nothing: [],
  },
}
