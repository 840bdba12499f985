import { addMonths } from '@norteia/engine/ledger/days'
import { VANS } from '#src/features/questions/apart/ledgers/dairy-vans.fixture.ts'
import { DANCE } from '#src/features/questions/apart/ledgers/dance.fixture.ts'
import { HOSTEL } from '#src/features/questions/apart/ledgers/hostel.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  fixed,
  money,
  not,
  OUT,
  type Pick,
  paid,
  profit,
  received,
  SEP,
  type Sums,
  sold,
  spent,
  usual,
  variable,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** What strangers asked and wasn't read, in other words and of other ledgers. */

const ALL = '2025-04-01..2026-11-21'
const card = cat('recebimento-cartao')
const salesAlone = not(cat('outras-receitas'))
const between = ({ sum }: Sums, kind: typeof sold, now: string, then: string, ...picks: Pick[]) =>
  cents(sum(kind, now, ...picks) - sum(kind, then, ...picks))
/** By how much each name moved from one time to another. */
const moves = (s: Sums, kind: typeof sold, [then, now]: [string, string], pick: Pick) =>
  [...new Set([...s.by(kind, then, byParty, pick), ...s.by(kind, now, byParty, pick)].map(({ name }) => name))].map(
    (name) => cents(s.sum(kind, now, pick, who(name)) - s.sum(kind, then, pick, who(name))),
  )

const risen = (s: Sums) =>
  s
    .by(sold, OUT, byParty, not(card))
    .map(({ name }) => ({ name, rise: s.sum(sold, OUT, who(name)) - s.sum(sold, SEP, who(name)) }))
    .toSorted((a, b) => b.rise - a.rise)[0]!.name
const moved = (s: Sums) =>
  ['servicos-prestados', 'recebimento-cartao', 'vendas-produtos'].map((id) => between(s, sold, OUT, SEP, cat(id)))

const HOSTEL_QUESTIONS: readonly Apart[] = [
  [
    'em agosto e setembro desse ano vendi mais que nos mesmos meses do ano passado?',
    (s) => [between(s, sold, '2026-08+2026-09', '2025-08+2025-09')],
  ],
  [
    'entre jul e set de 2026 gastei mais que em 2025?',
    (s) => [between(s, spent, '2026-07-01..2026-09-30', '2025-07-01..2025-09-30')],
  ],
  // Months apart are no one time.
  ['maio e outubro desse ano vendi mais que ano passado', () => null],
  [
    'de tudo que paguei em setembro quantos por cento foi aluguel',
    ({ sum }) => [sum(paid, SEP, cat('aluguel')) / sum(wentOut, SEP)],
  ],
  [
    'qual cliente caiu mais de setembro pra outubro',
    (s) => [Math.min(...moves(s, sold, [SEP, OUT], not(card)))],
    /Quem mais caiu/,
  ],
  [
    'que fornecedor mais subiu de agosto pra setembro',
    (s) => [Math.max(...moves(s, paid, [AUG, SEP], s.supplied))],
    /Quem mais subiu/,
  ],
  [
    'qual fornecedor de mercadoria aumentou mais de agosto pra setembro',
    (s) => [Math.max(...moves(s, paid, [AUG, SEP], cat('mercadorias')))],
  ],
  [
    'quem comprou mais vezes em 2026',
    (s) => [Math.max(...s.by(sold, YEAR, byParty, not(card)).map(({ name }) => s.count(sold, YEAR, who(name))))],
    /BOOKING/,
  ],
  [
    'qual fornecedor recebeu com mais frequencia esse ano',
    (s) => [Math.max(...s.by(paid, YEAR, byParty, s.supplied).map(({ name }) => s.count(paid, YEAR, who(name))))],
  ],
  [
    'qual a participacao da booking no que entrou em outubro',
    ({ sum }) => [sum(received, OUT, who('BOOKING')) / sum(cameIn, OUT)],
  ],
  ['gastei mais com custo fixo ou variavel em outubro', ({ sum }) => [cents(sum(fixed, OUT) - sum(variable, OUT))]],
  ['quanto devolvi pros clientes em outubro', ({ sum }) => [sum(paid, OUT, cat('devolucoes'))]],
  ['qual dia da semana a gente fatura mais', () => 'any', /receita.*s[áa]bado/i],
  [
    'o airbnb paga em media quanto por vez',
    (s) => [cents(s.sum(received, ALL, who('AIRBNB')) / s.count(received, ALL, who('AIRBNB')))],
  ],
  [
    'faz quantas semanas que a agencia litoral nao paga',
    ({ each }) => [each(received, AUG, who('AGENCIA')).at(-1)!],
    /14\/08\/2026/,
  ],
  [
    'quem foi o cliente que mais comprou em setembro',
    ({ by }) => [by(sold, SEP, byParty, not(card))[0]!.value],
    /BOOKING/,
  ],
  [
    'quem foi o fornecedor que mais recebeu em setembro',
    ({ by, supplied }) => [by(paid, SEP, byParty, supplied)[0]!.value],
  ],
  ['qual foi o mes de maior prejuizo em 2026', ({ by }) => [by(profit, YEAR_FULL, byMonth).at(-1)!.value]],
  ['qual foi meu maior lucro de 2026', ({ by }) => [by(profit, YEAR, byMonth)[0]!.value], /mês/],
  // 'alta' is no Altair.
  ['qual a conta de luz mais alta de 2026', ({ each }) => [each(paid, YEAR, who('CELESC')).at(-1)!]],
  [
    'quais os 3 meses com mais venda em 2026',
    ({ by }) => [
      cents(
        by(sold, YEAR, byMonth)
          .slice(0, 3)
          .reduce((total, { value }) => total + value, 0),
      ),
    ],
  ],
  [
    'quanto sobrou em julho',
    ({ sum }) => [sum(profit, '2026-07')],
    ({ sum }) => [money(sum(cameIn, '2026-07') - sum(wentOut, '2026-07'))],
  ],
]
const HOSTEL_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto recebi da booking em outubro', ({ sum }) => [sum(received, OUT, who('BOOKING'))]],
    ['e quanto eles ficaram de comissao', ({ sum }) => [sum(paid, OUT, who('BOOKING'))]],
    ['isso da quantos %', ({ sum }) => [sum(paid, OUT, who('BOOKING')) / sum(received, OUT, who('BOOKING'))]],
  ],
  [
    ['quanto paguei pra hortifruti em setembro', ({ sum }) => [sum(paid, SEP, who('HORTIFRUTI'))]],
    ['e na padaria', ({ sum }) => [sum(paid, SEP, who('PADARIA'))]],
    ['e em outubro', ({ sum }) => [sum(paid, OUT, who('PADARIA'))]],
    ['as duas juntas no ano', ({ sum }) => [sum(paid, YEAR, who('HORTIFRUTI', 'PADARIA'))]],
    [
      'qual das duas levou mais em agosto',
      (s) => [Math.abs(s.sum(paid, AUG, who('HORTIFRUTI')) - s.sum(paid, AUG, who('PADARIA')))].map(cents),
      /Foi mais com HORTIFRUTI/,
    ],
  ],
  [
    ['quanto gastei na teka em 2025', ({ sum }) => [sum(paid, '2025', who('TEKA'))]],
    ['qual a data da ultima compra la', ({ each }) => [each(paid, '2026-09', who('TEKA')).at(-1)!], /09\/09\/2026/],
    ['e a primeira', ({ each }) => [each(paid, '2025-05', who('TEKA')).at(-1)!], /09\/05\/2025/],
  ],
]

const HOSTEL_MORE: readonly (readonly Apart[])[] = [
  [
    ['quanto recebi da camila em outubro', ({ sum }) => [sum(received, OUT, who('CAMILA'))]],
    ['e do camilo', ({ sum }) => [sum(received, OUT, who('CAMILO'))]],
    ['quem pagou mais no ano', ({ by }) => [by(received, YEAR, byParty, who('CAMILA', 'CAMILO'))[0]!.value]],
    ['quanto a mais', ({ sum }) => [cents(sum(received, YEAR, who('CAMILA')) - sum(received, YEAR, who('CAMILO')))]],
  ],
  [
    ['quem mais me pagou em outubro', ({ by }) => [by(sold, OUT, byParty, not(card))[0]!.value]],
    // Than whom, isn't said.
    ['quanto a mais', () => null],
  ],
  [
    ['quanto vendi em agosto', ({ sum }) => [sum(sold, AUG)]],
    ['e em setembro', ({ sum }) => [sum(sold, SEP)]],
    [
      'qual dos dois foi melhor',
      (s) => [Math.abs(between(s, sold, SEP, AUG)), Math.max(s.sum(sold, AUG), s.sum(sold, SEP))],
    ],
    ['por que', (s) => [between(s, sold, SEP, AUG)]],
  ],
  [
    ['quanto paguei pra celesc em outubro', ({ sum }) => [sum(paid, OUT, who('CELESC'))]],
    ['isso da quanto por mes', (s) => usual(s, paid, who('CELESC'))],
  ],
  [
    ['qual mes de 2026 vendi mais', ({ by }) => [by(sold, YEAR, byMonth)[0]!.value]],
    [
      'por que',
      (s) => {
        const best = s.by(sold, YEAR, byMonth)[0]!.name
        return [between(s, sold, best, addMonths(best, -1))]
      },
    ],
  ],
  [
    ['qual cliente cresceu mais de setembro pra outubro', (s) => [Math.max(...moves(s, sold, [SEP, OUT], not(card)))]],
    ['quanto ele pagou em outubro', (s) => [s.sum(received, OUT, who(risen(s)))]],
    ['e em setembro', (s) => [s.sum(received, SEP, who(risen(s)))]],
  ],
  [
    ['quanto vendi em setembro', ({ sum }) => [sum(sold, SEP)]],
    ['e em outubro', ({ sum }) => [sum(sold, OUT)]],
    // Of what was sold, and not of what was spent.
    ['o que aumentou', (s) => [Math.max(...moved(s))], /Serviços prestados|Recebimento de cartão|Vendas de produtos/],
  ],
  [
    ['qual foi o maior pagamento pra atacadista fort esse ano', ({ each }) => [each(paid, YEAR, who('FORT')).at(-1)!]],
    ['quando foi', ({ each }) => [each(paid, YEAR, who('FORT')).at(-1)!], /\d\d\/\d\d\/2026/],
  ],
  [
    ['quanto foi o aluguel em outubro', ({ sum }) => [sum(paid, OUT, cat('aluguel'))]],
    ['e a luz', ({ sum }) => [sum(paid, OUT, who('CELESC'))]],
    ['os dois juntos', ({ sum }) => [sum(paid, OUT, who('CELESC', 'ALTAIR'))]],
    ['quanto da isso do faturamento', ({ sum }) => [sum(paid, OUT, who('CELESC', 'ALTAIR')) / sum(sold, OUT)]],
  ],
]

const VANS_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto recebi do rodrigo em maio', () => null],
    [
      'qual dos dois pagou mais',
      ({ by }) => [by(received, '2026-05', byParty, who('RODRIGO'))[0]!.value],
      ({ by }) => [by(received, '2026-05', byParty, who('RODRIGO'))[0]!.name],
    ],
  ],
  [
    ['quanto recebi do rodrigo em maio', () => null],
    ['os dois juntos', ({ sum }) => [sum(received, '2026-05', who('RODRIGO'))]],
  ],
]

const DANCE_QUESTIONS: readonly Apart[] = [
  [
    'quanto vendi em novembro de 2025',
    ({ sum }) => [sum(sold, '2025-11')],
    ({ sum }) => [money(sum(sold, '2025-11', salesAlone))],
  ],
  ['quanto gastei em setembro', ({ sum }) => [sum(spent, SEP)], ({ sum }) => [money(sum(wentOut, SEP))]],
  [
    'media de gasto por mes esse ano',
    ({ sum }) => [cents(sum(spent, YEAR_FULL) / 10)],
    ({ sum }) => [money(sum(wentOut, YEAR_FULL) / 10)],
  ],
]
const DANCE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto entrou em maio de 2025', ({ sum }) => [sum(cameIn, '2025-05')]],
    ['desse total quanto foi emprestimo', ({ sum }) => [sum(cameIn, '2025-05', cat('emprestimo-recebido'))]],
    ['e quanto ja paguei de parcela', ({ sum }) => [sum(paid, '2025-01-01..2026-11-21', cat('parcela-emprestimo'))]],
    ['falta quanto pra quitar', () => null],
  ],
  [
    ['quanto sobrou em outubro', ({ sum }) => [sum(profit, OUT)]],
    ['e de lucro mesmo deu quanto', ({ sum }) => [sum(profit, OUT)]],
    ['por que deu negativo', ({ sum }) => [sum(profit, OUT)], /Aluguel e condomínio: −R\$/],
  ],
]

export const MENDED: ApartSets = {
  'a hostel, in other words': {
    company: HOSTEL,
    questions: HOSTEL_QUESTIONS,
    chains: [...HOSTEL_CHAINS, ...HOSTEL_MORE],
    nothing: [],
  },
  'school vans, in other words': { company: VANS, questions: [], chains: VANS_CHAINS, nothing: [] },
  'a school of dance, in other words': {
    company: DANCE,
    questions: DANCE_QUESTIONS,
    chains: DANCE_CHAINS,
    nothing: [],
  },
}
