import { BAKERY, SCHOOL } from '#src/features/questions/apart/ledgers/bakery-school.fixture.ts'
import { CLINIC } from '#src/features/questions/apart/ledgers/clinic-garage.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  buyers,
  byCategory,
  byDay,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
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
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

/** More of the clinic, the bakery and the school, written when days, goals and newcomers could be asked for. */
const CLINIC_MORE: readonly Apart[] = [
  ['a unimed atrasou? quanto pagou em outubro', ({ sum }) => [sum(received, OUT, who('UNIMED'))]],
  [
    'quantos reais a academia forte deixou aqui desde o inicio',
    ({ sum }) => [sum(received, '2025-03-05..2026-11-21', who('ACADEMIA'))],
  ],
  ['passou de 50 mil o faturamento de agosto?', ({ sum }) => [cents(sum(sold, AUG) - 50_000), sum(sold, AUG)]],
  [
    'quais dias de outubro entrou mais de 2 mil',
    ({ by }) => [
      by(cameIn, OUT, byDay).filter(({ value }) => value > 2000).length,
      by(sold, OUT, byDay).filter(({ value }) => value > 2000).length,
    ],
  ],
  [
    'dental cremer x laboratorio quem levou mais dinheiro em 2026',
    ({ sum }) => [
      cents(sum(paid, YEAR, who('DENTAL')) - sum(paid, YEAR, who('LABORATORIO'))),
      sum(paid, YEAR, who('DENTAL')),
    ],
    /dental/i,
  ],
  ['media de gasto por dia util em agosto', ({ sum }) => [cents(sum(spent, AUG) / 21)]],
  [
    'sobrou dinheiro em quantos meses de 2026',
    ({ by }) => [
      by(profit, YEAR_FULL, byMonth).filter(({ value }) => value > 0).length,
      by(profit, YEAR, byMonth).filter(({ value }) => value > 0).length,
    ],
  ],
  ['saldo do sicoob antes do carnaval', ({ balance }) => [balance('2026-02-16', 'sicoob')]],
  [
    'quanto paguei de protese na quinzena passada',
    ({ sum }) => [sum(paid, '2026-11-01..2026-11-15', who('LABORATORIO'))],
  ],
  [
    'entrou cliente novo em setembro? quem',
    (s) => [buyers(s, SEP).filter((name) => !buyers(s, '2025-03-05..2026-08-31').includes(name)).length],
    /colegio/i,
  ],
  [
    'quanto o colegio representa do faturamento de outubro',
    ({ sum }) => [sum(received, OUT, who('COLEGIO')) / sum(sold, OUT)],
  ],
  [
    'quanto gastei fora do sicoob em setembro',
    ({ sum }) => [sum(spent, SEP, not(at('sicoob'))), sum(wentOut, SEP, not(at('sicoob')))],
  ],
  ['quanto a secretaria ganha', () => null],
]

const CLINIC_MORE_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'unimed e prefeitura, quanto cada uma pagou em outubro',
      ({ sum }) => [
        sum(received, OUT, who('UNIMED', 'PREFEITURA')),
        cents(sum(received, OUT, who('UNIMED')) - sum(received, OUT, who('PREFEITURA'))),
      ],
    ],
    [
      'e em setembro?',
      ({ sum }) => [
        sum(received, SEP, who('UNIMED', 'PREFEITURA')),
        cents(sum(received, SEP, who('UNIMED')) - sum(received, SEP, who('PREFEITURA'))),
      ],
    ],
    ['só a unimed', ({ sum }) => [sum(received, SEP, who('UNIMED'))]],
    ['e quanto ela pagou no ano', ({ sum }) => [sum(received, YEAR, who('UNIMED'))]],
  ],
  [
    ['despesas de outubro contra setembro', ({ sum }) => [cents(sum(spent, OUT) - sum(spent, SEP))]],
    [
      'e sem os salarios?',
      ({ sum }) => [cents(sum(spent, OUT, not(cat('salarios'))) - sum(spent, SEP, not(cat('salarios'))))],
    ],
    ['por que subiu?', () => 'any'],
    ['e o lucro?', () => 'any'],
  ],
  [
    [
      'quantos dias vendi acima de 1200 em outubro',
      ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value > 1200).length],
    ],
    ['e abaixo de 600?', ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value < 600).length]],
    ['e em agosto?', ({ by }) => [by(sold, AUG, byDay).filter(({ value }) => value < 600).length]],
    ['quanto vendi no total em agosto', ({ sum }) => [sum(sold, AUG)]],
  ],
]

const BAKERY_MORE: readonly Apart[] = [
  [
    'vendas dos domingos de outubro contra os de setembro',
    ({ sum }) => [cents(sum(sold, OUT, onDays(6)) - sum(sold, SEP, onDays(6)))],
  ],
  ['quanto o hotel gastou comigo esse ano', ({ sum }) => [sum(received, YEAR, who('HOTEL'))]],
  ['moinho alvorada: total do ano e media por mes', () => null],
  ['faltou muito pra 55 mil em outubro?', ({ sum }) => [cents(55_000 - sum(sold, OUT))]],
  [
    'quantas quartas de outubro vendi menos de mil',
    ({ by }) => [by(sold, OUT, byDay, onDays(2)).filter(({ value }) => value < 1000).length],
  ],
  ['gastei mais com gente ou com mercadoria em setembro', () => null],
  [
    'gastei mais com pessoal ou com mercadoria em setembro',
    ({ sum }) => [
      cents(sum(staff, SEP) - sum(spent, SEP, cat('mercadorias'))),
      sum(staff, SEP),
      sum(spent, SEP, cat('mercadorias')),
    ],
  ],
  [
    'quem parou de comprar de mim',
    (s) => [
      buyers(s, '2025-08-01..2026-07-31').filter((name) => !buyers(s, '2026-08-01..2026-11-21').includes(name)).length,
    ],
    /buffet/i,
  ],
  ['leite e farinha quanto foi em outubro', () => null],
  [
    'quanto veio da getnet e da stone na semana do dia das crianças',
    ({ sum }) => [
      sum(received, '2026-10-12..2026-10-18', who('GETNET', 'STONE')),
      sum(received, '2026-10-11..2026-10-17', who('GETNET', 'STONE')),
    ],
  ],
  ['qual o pior domingo do ano em venda', ({ by }) => [by(sold, YEAR, byDay, onDays(6)).at(-1)!.value]],
  ['quanto passei do sicredi pro nubank no terceiro trimestre', () => [6000]],
  [
    'notas do laticinio maiores que 1500 em 2026',
    ({ sum, count }) => [
      sum(paid, YEAR, who('LATICINIOS'), above(1500)),
      count(paid, YEAR, who('LATICINIOS'), above(1500)),
    ],
  ],
  ['quanto entrou na gaveta em outubro', ({ sum }) => [sum(cameIn, OUT, at('gaveta'))]],
]

const BAKERY_MORE_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com o moinho em setembro', ({ sum }) => [sum(paid, SEP, who('MOINHO'))]],
    ['e com o laticinio?', ({ sum }) => [sum(paid, SEP, who('LATICINIOS'))]],
    ['somando', ({ sum }) => [sum(paid, SEP, who('MOINHO', 'LATICINIOS'))]],
    ['e em outubro?', ({ sum }) => [sum(paid, OUT, who('MOINHO', 'LATICINIOS'))]],
  ],
  [
    ['faturamento de outubro', ({ sum }) => [sum(sold, OUT)]],
    ['comparado com setembro?', ({ sum }) => [cents(sum(sold, OUT) - sum(sold, SEP))]],
    [
      'e só no cartao?',
      ({ sum }) => [cents(sum(sold, OUT, cat('recebimento-cartao')) - sum(sold, SEP, cat('recebimento-cartao')))],
    ],
    ['e em agosto quanto foi?', ({ sum }) => [sum(sold, AUG, cat('recebimento-cartao')), sum(sold, AUG)]],
  ],
  [
    [
      'quem mais comprou de mim em outubro',
      ({ by }) => [by(sold, OUT, (l) => (l.categoria === 'recebimento-cartao' ? null : byParty(l)))[0]!.value],
      /hotel/i,
    ],
    [
      'e depois?',
      ({ by }) => [by(sold, OUT, (l) => (l.categoria === 'recebimento-cartao' ? null : byParty(l)))[1]!.value],
    ],
    [
      'e o terceiro?',
      ({ by }) => [by(sold, OUT, (l) => (l.categoria === 'recebimento-cartao' ? null : byParty(l)))[2]!.value],
    ],
    ['e em setembro?', () => 'any'],
  ],
]

const SCHOOL_MORE: readonly Apart[] = [
  ['quanto a prefeitura pagou a mais esse ano que no ano passado', () => 'any'],
  ['em 2026 qual foi o mes mais fraco de entrada', ({ by }) => [by(cameIn, YEAR_FULL, byMonth).at(-1)!.value]],
  ['gasto com google em cada trimestre', ({ sum }) => [sum(paid, '2025-10-01..2026-09-30', who('GOOGLE'))]],
  [
    'salario da beatriz',
    ({ sum }) => [
      sum(paid, OUT, who('BEATRIZ')),
      sum(paid, NOW, who('BEATRIZ')),
      cents(sum(paid, '2025-11-01..2026-10-31', who('BEATRIZ')) / 12),
    ],
  ],
  [
    'quanto a simone e o fernando pagaram juntos em outubro',
    ({ sum }) => [sum(received, OUT, who('SIMONE', 'FERNANDO'))],
  ],
  [
    'tirando salario qual meu maior gasto em outubro',
    ({ by }) => [
      by(spent, OUT, byCategory, not(cat('salarios')))[0]!.value,
      by(wentOut, OUT, byCategory, not(cat('salarios')))[0]!.value,
    ],
  ],
  ['quanto ficou no bradesco no ultimo dia de setembro', ({ balance }) => [balance('2026-09-30', 'brad')]],
  ['quanto falta pra 20 mil esse mes', ({ sum }) => [cents(20_000 - sum(sold, NOW))]],
  ['alguem novo pagou em fevereiro?', () => null],
  [
    'pagamentos de 1000 pra cima em setembro quantos',
    ({ count }) => [
      count(wentOut, SEP, (l) => Math.abs(l.centavos) >= 100_000),
      count(spent, SEP, (l) => Math.abs(l.centavos) >= 100_000),
    ],
  ],
  [
    'margem de outubro e de setembro',
    ({ sum }) => [
      sum(margin, OUT) / sum(sold, OUT) - sum(margin, SEP) / sum(sold, SEP),
      sum(margin, '2026-09-01..2026-10-31') / sum(sold, '2026-09-01..2026-10-31'),
    ],
  ],
  ['transferi quanto pro c6 em setembro', ({ sum }) => [sum(paid, SEP, cat('transferencia'))]],
  [
    'quanto rendeu a cantina por mes em media esse ano',
    ({ sum }) => [
      cents(sum(received, YEAR_FULL, who('CANTINA')) / 10),
      cents(sum(received, YEAR, who('CANTINA')) / 11),
    ],
  ],
]

const SCHOOL_MORE_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'beatriz ou renato, quem custou mais esse ano',
      ({ sum }) => [
        cents(sum(paid, YEAR, who('BEATRIZ')) - sum(paid, YEAR, who('RENATO'))),
        sum(paid, YEAR, who('BEATRIZ')),
      ],
      /beatriz/i,
    ],
    [
      'e em outubro?',
      ({ sum }) => [
        cents(sum(paid, OUT, who('BEATRIZ')) - sum(paid, OUT, who('RENATO'))),
        sum(paid, OUT, who('BEATRIZ')),
      ],
    ],
    ['e os dois juntos?', ({ sum }) => [sum(paid, OUT, who('BEATRIZ', 'RENATO'))]],
    ['e a ivone?', ({ sum }) => [sum(paid, OUT, who('IVONE'))]],
  ],
  [
    ['quanto saiu em setembro', ({ sum }) => [sum(wentOut, SEP), sum(spent, SEP)]],
    ['do c6', ({ sum }) => [sum(wentOut, SEP, at('c6')), sum(spent, SEP, at('c6'))]],
    [
      'qual foi o maior',
      ({ each, by }) => [each(wentOut, SEP, at('c6')).at(-1)!, by(wentOut, SEP, byCategory, at('c6'))[0]!.value],
    ],
    [
      'e no bradesco',
      ({ each, by }) => [each(wentOut, SEP, at('brad')).at(-1)!, by(wentOut, SEP, byCategory, at('brad'))[0]!.value],
    ],
  ],
]

export const ASKED_MORE: ApartSets = {
  'a clinic, asked more': { company: CLINIC, questions: CLINIC_MORE, chains: CLINIC_MORE_CHAINS, nothing: [] },
  'a bakery, asked more': { company: BAKERY, questions: BAKERY_MORE, chains: BAKERY_MORE_CHAINS, nothing: [] },
  'a school, asked more': { company: SCHOOL, questions: SCHOOL_MORE, chains: SCHOOL_MORE_CHAINS, nothing: [] },
}
