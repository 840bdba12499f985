import { COSTUMES } from '#src/features/questions/apart/ledgers/costumes.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byCategory,
  byDay,
  byParty,
  cameIn,
  cat,
  cents,
  LAST_12,
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

const ALL = '2025-03-03..2026-11-21'
const H1 = '2026-01-01..2026-06-30'
const named = not(cat('recebimento-cartao'))
const wash = who('BRANCA DE NEVE', 'TINTURARIA')

const COSTUMES_QUESTIONS: readonly Apart[] = [
  ['fechei setembro no positivo?', ({ sum }) => [sum(profit, SEP)]],
  ['dona rosa me pagou quanto esse ano', ({ sum }) => [sum(received, YEAR, who('ROSA'))]],
  [
    'quanto a dona rosa representa do faturamento de 2026',
    ({ sum }) => [sum(received, YEAR, who('ROSA')) / sum(sold, YEAR)],
  ],
  ['quanto gastei c lavanderia em agosto e setembro', ({ sum }) => [sum(spent, '2026-08-01..2026-09-30', wash)]],
  ['so a branca de neve em outubro', ({ sum }) => [sum(paid, OUT, who('BRANCA'))]],
  ['patricia em outubro', () => null],
  ['as duas patricias em outubro deram quanto', ({ sum }) => [sum(received, OUT, who('PATRICIA'))]],
  ['patricia godoi desde q começou', ({ sum }) => [sum(received, ALL, who('GODOI'))]],
  ['o teatro oficina sumiu quando', ({ lines }) => [lines(ALL, [who('TEATRO')]).at(-1)!.centavos / 100], /04\/2026/],
  [
    'buffet encanto gasta quanto por mes comigo',
    ({ sum }) => [
      cents(sum(received, '2026-02-01..2026-10-31', who('BUFFET')) / 9),
      cents(sum(received, YEAR_FULL, who('BUFFET')) / 10),
    ],
  ],
  ['colegio santa clara pagou em quais meses', () => 'any'],
  ['total q o colegio santa clara ja pagou', ({ sum }) => [sum(received, ALL, who('CLARA'))]],
  ['tecido outubro', ({ sum }) => [sum(paid, OUT, who('AVIL'))]],
  ['tecidos avil outubro', ({ sum }) => [sum(paid, OUT, who('AVIL'))]],
  ['armarinho mais tecidos avil em setembro', ({ sum }) => [sum(paid, SEP, who('ARMARINHO', 'AVIL'))]],
  ['25 de março fantasias quanto gastei esse ano', ({ sum }) => [sum(paid, YEAR, who('FANTASIAS'))]],
  ['quanto tiro de prolabore no ano', ({ sum }) => [sum(spent, YEAR, cat('pro-labore'))]],
  ['tamires salario + comissao em outubro', ({ sum }) => [sum(paid, OUT, who('TAMIRES'))]],
  ['comissao da tamires esse ano', ({ sum }) => [sum(paid, YEAR, who('TAMIRES'), cat('comissoes'))]],
  ['creusa e tamires, salarios de setembro', ({ sum }) => [sum(paid, SEP, who('CREUSA', 'TAMIRES'), cat('salarios'))]],
  [
    'aluguel comparado com ano passado em outubro',
    ({ sum }) => [cents(sum(spent, OUT, cat('aluguel')) - sum(spent, '2025-10', cat('aluguel')))],
  ],
  [
    'primeiro semestre x segundo semestre ate agora em vendas',
    ({ sum }) => [cents(sum(sold, '2026-07-01..2026-11-21') - sum(sold, H1))],
  ],
  [
    'melhor bimestre do ano em vendas',
    ({ sum }) => [
      Math.max(
        ...[
          '01-01..2026-02-28',
          '03-01..2026-04-30',
          '05-01..2026-06-30',
          '07-01..2026-08-31',
          '09-01..2026-10-31',
          '11-01..2026-11-21',
        ].map((d) => sum(sold, `2026-${d}`)),
      ),
    ],
  ],
  [
    'as 5 maiores saidas do mes passado',
    ({ each }) => [
      cents(
        each(wentOut, OUT)
          .slice(-5)
          .reduce((a, b) => a + b, 0),
      ),
    ],
  ],
  [
    'terceira maior despesa de setembro',
    ({ by, each }) => [by(spent, SEP, byCategory)[2]!.value, each(spent, SEP).at(-3)!],
  ],
  ['menor venda de agosto', ({ each }) => [each(sold, AUG)[0]!]],
  ['quanto entrou de cartao em outubro na getnet', ({ sum }) => [sum(received, OUT, who('GETNET'))]],
  [
    'mercado pago repassou quanto em setembro ja sem as taxas',
    ({ sum }) => [cents(sum(received, SEP, who('MERCADO PAGO')) - sum(paid, SEP, who('MERCADO PAGO')))],
  ],
  [
    'taxa da getnet da quantos por cento do que ela repassa em outubro',
    ({ sum }) => [sum(paid, OUT, who('GETNET')) / sum(received, OUT, who('GETNET'))],
  ],
  ['sexta e sabado juntos em outubro vendi quanto', ({ sum }) => [sum(sold, OUT, onDays(4, 5))]],
  ['qto vendi na semana do dia das crianças', () => 'any'],
  ['semana passada entrou quanto', ({ sum }) => [sum(cameIn, '2026-11-09..2026-11-15')]],
  ['ontem vendi quanto', ({ sum }) => [sum(sold, '2026-11-20')]],
  [
    'dos ultimos 30 dias quanto saiu',
    ({ sum }) => [sum(wentOut, '2026-10-23..2026-11-21'), sum(wentOut, '2026-10-22..2026-11-21')],
  ],
  ['qual o dia q mais saiu dinheiro em outubro', ({ by }) => [by(wentOut, OUT, byDay)[0]!.value]],
  ['quantas vezes paguei o motoboy alex esse ano', ({ count }) => [count(paid, YEAR, who('ALEX'))]],
  [
    'cada corrida do motoboy sai quanto em media',
    ({ each }) => {
      const mean = (days: string) => {
        const all = each(paid, days, who('ALEX'))
        return cents(all.reduce((a, b) => a + b, 0) / all.length)
      }
      return [mean(LAST_12), mean(ALL), mean(YEAR)]
    },
  ],
  ['ja quitei quanto do crediamigo', ({ sum }) => [sum(paid, ALL, who('CREDIAMIGO'))]],
  ['quanto sobrou de cada 100 reais vendidos em outubro', () => null],
  ['margem de lucro de outubro', ({ sum }) => [sum(profit, OUT) / sum(sold, OUT)]],
  ['maquina brother custou', () => [3_400]],
  ['quanto tem no cofrinho', () => [430]],
]

const COSTUMES_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['faturamento de agosto', ({ sum }) => [sum(sold, AUG)]],
    ['lucro?', ({ sum }) => [sum(profit, AUG)]],
    ['e no mes seguinte', ({ sum }) => [sum(profit, SEP)]],
  ],
  [
    ['quem mais comprou esse ano', ({ by }) => [by(sold, YEAR, byParty, named)[0]!.value]],
    ['e em segundo', ({ by }) => [by(sold, YEAR, byParty, named)[1]!.value]],
    [
      'quanto os dois somam',
      ({ by }) => [cents(by(sold, YEAR, byParty, named)[0]!.value + by(sold, YEAR, byParty, named)[1]!.value)],
    ],
  ],
  [
    ['gasto com marketing em agosto', ({ sum }) => [sum(spent, AUG, cat('marketing'))]],
    ['so meta', ({ sum }) => [sum(paid, AUG, who('META'))]],
    ['e nos ultimos 3 meses', ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', who('META'))]],
  ],
  [
    [
      'quantos dias de setembro vendi mais de mil',
      ({ by }) => [by(sold, SEP, byDay).filter(({ value }) => value > 1_000).length],
    ],
    ['e outubro', ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value > 1_000).length]],
    ['qual foi o melhor deles', ({ by }) => [by(sold, OUT, byDay)[0]!.value]],
  ],
  [
    ['saldo do bradesco no fim de setembro', ({ balance }) => [balance('2026-09-30', 'bradesco')]],
    ['e de outubro', ({ balance }) => [balance('2026-10-31', 'bradesco')]],
    ['e o picpay', ({ balance }) => [balance('2026-10-31', 'picpay')]],
  ],
  [
    ['folha de outubro', ({ sum }) => [sum(staff, OUT)]],
    ['sem o prolabore', ({ sum }) => [cents(sum(staff, OUT) - 2_800)]],
    ['e em setembro', ({ sum }) => [cents(sum(staff, SEP) - 2_800)]],
  ],
  [
    [
      'dona rosa ou colegio santa clara, quem pagou mais em outubro',
      ({ sum }) => [cents(sum(received, OUT, who('ROSA')) - sum(received, OUT, who('CLARA')))],
    ],
    ['e no ano', ({ sum }) => [cents(sum(received, YEAR, who('ROSA')) - sum(received, YEAR, who('CLARA')))]],
    ['soma os dois', ({ sum }) => [sum(received, YEAR, who('ROSA', 'CLARA'))]],
  ],
  [
    ['despesas de outubro', ({ sum }) => [sum(spent, OUT)]],
    ['e entradas', ({ sum }) => [sum(cameIn, OUT), sum(sold, OUT)]],
    [
      'sobrou quanto',
      ({ sum }) => [
        sum(profit, OUT),
        cents(sum(cameIn, OUT) - sum(spent, OUT)),
        cents(sum(cameIn, OUT) - sum(wentOut, OUT)),
      ],
    ],
  ],
]

export const COSTUMES_ASKED: ApartSets = {
  'costumes for hire': { company: COSTUMES, questions: COSTUMES_QUESTIONS, chains: COSTUMES_CHAINS, nothing: [] },
}
