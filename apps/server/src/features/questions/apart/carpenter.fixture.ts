import { CARPENTER } from '#src/features/questions/apart/ledgers/kitchen-carpenter.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  at,
  buyers,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  fixed,
  margin,
  not,
  OUT,
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

const CARPENTER_QUESTIONS: readonly Apart[] = [
  ['quanto a arquiteta marina ja me passou', ({ sum }) => [sum(received, '2020-01-01..2026-11-21', who('MARINA'))]],
  ['quanto entrou da marina telles no semestre', ({ sum }) => [sum(received, '2026-07-01..2026-11-21', who('MARINA'))]],
  ['bem viver pagou quanto em outubro', ({ sum }) => [sum(received, OUT, who('BEMVIVER'))]],
  ['paguei quanto pro luis em outubro', () => null],
  ['salario do luis gustavo desde que entrou', ({ sum }) => [sum(paid, '2025-03-10..2026-11-21', who('LUIS GUSTAVO'))]],
  ['os dois luis custaram quanto em setembro', ({ sum }) => [sum(paid, SEP, who('LUIS'))]],
  ['o aluguel subiu quanto de fevereiro pra março', () => [140]],
  ['madeira + ferragem + vidro em outubro', () => null],
  ['qual foi a compra mais cara de madeira desse ano', ({ each }) => [each(paid, YEAR, who('MADEIRAS')).at(-1)!]],
  [
    'gasto com diesel out x set',
    ({ sum }) => [cents(sum(spent, OUT, cat('veiculos')) - sum(spent, SEP, cat('veiculos')))],
  ],
  ['folha em relação ao faturamento, setembro', ({ sum }) => [sum(staff, SEP) / sum(sold, SEP)]],
  [
    'clientes que não compraram mais depois de maio',
    (s) => {
      const gone = buyers(s, '2026-03-01..2026-05-31').filter(
        (name) => !buyers(s, '2026-06-01..2026-11-21').includes(name),
      )
      return [gone.length, s.sum(sold, '2026-03-01..2026-05-31', who('ANTIQUARIO'))]
    },
    /antiqu[aá]rio/i,
  ],
  ['em que mês eu mais lucrei em 2026', ({ by }) => [by(profit, YEAR, byMonth)[0]!.value]],
  [
    'quantos meses o lucro ficou abaixo da média esse ano',
    ({ by }) => {
      const months = by(profit, YEAR_FULL, byMonth)
      const mean = months.reduce((all, { value }) => all + value, 0) / 10
      return [months.filter(({ value }) => value < mean).length]
    },
  ],
  [
    'tirando a marina quanto entrou em setembro',
    ({ sum }) => [sum(cameIn, SEP, not(who('MARINA'))), sum(sold, SEP, not(who('MARINA')))],
  ],
  ['saldo do inter dia 10 do mes passado', ({ balance }) => [balance('2026-10-10', 'inter')]],
  [
    'pagamentos entre 2 e 5 mil em outubro',
    ({ sum, count }) => [
      sum(wentOut, OUT, (l) => Math.abs(l.centavos) >= 200_000 && Math.abs(l.centavos) <= 500_000),
      count(wentOut, OUT, (l) => Math.abs(l.centavos) >= 200_000 && Math.abs(l.centavos) <= 500_000),
    ],
  ],
  ['quanto transferi do sicredi pro inter de agosto a outubro', () => [4800]],
  ['quanto a maquina nova custou', () => null],
  ['posto delta media por abastecida esse ano', () => null],
  [
    'quanto ja devolvi do emprestimo do sicredi',
    ({ sum }) => [sum(paid, '2025-03-10..2026-11-21', cat('parcela-emprestimo'))],
  ],
  ['cafe da praça comprou quanto ate agora', ({ sum }) => [sum(received, '2025-03-10..2026-11-21', who('CAFE'))]],
  ['despesa fixa do ultimo trimestre', ({ sum }) => [sum(fixed, '2026-07-01..2026-09-30')]],
  [
    'receita dos ultimos 30 dias',
    ({ sum }) => [
      sum(sold, '2026-10-23..2026-11-21'),
      sum(sold, '2026-10-22..2026-11-21'),
      sum(sold, '2026-10-22..2026-11-20'),
    ],
  ],
  [
    'quanto sobrou depois de pagar todo mundo em agosto',
    ({ sum }) => [sum(profit, AUG), cents(sum(cameIn, AUG) - sum(wentOut, AUG))],
  ],
  [
    'quanto gastei com frete e combustivel juntos em outubro',
    ({ sum }) => [sum(spent, OUT, cat('fretes', 'veiculos'))],
  ],
  ['qual fornecedor aumentou mais de setembro pra outubro', () => null],
]

const CARPENTER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com madeira itaipu em agosto', ({ sum }) => [sum(paid, AUG, who('MADEIRAS'))]],
    [
      'e em relação a julho?',
      ({ sum }) => [cents(sum(paid, AUG, who('MADEIRAS')) - sum(paid, '2026-07', who('MADEIRAS')))],
    ],
    [
      'e a lider?',
      ({ sum }) => [
        cents(sum(paid, AUG, who('FERRAGENS')) - sum(paid, '2026-07', who('FERRAGENS'))),
        sum(paid, AUG, who('FERRAGENS')),
      ],
    ],
    ['e no ano?', ({ sum }) => [sum(paid, YEAR, who('FERRAGENS'))]],
  ],
  [
    ['receita de setembro', ({ sum }) => [sum(sold, SEP)]],
    ['faltou quanto pra 25 mil?', ({ sum }) => [cents(25_000 - sum(sold, SEP))]],
    ['e em outubro?', ({ sum }) => [cents(25_000 - sum(sold, OUT)), sum(sold, OUT)]],
    ['e pra 30 mil?', ({ sum }) => [cents(30_000 - sum(sold, OUT))]],
  ],
  [
    ['lucro do primeiro trimestre', ({ sum }) => [sum(profit, '2026-01-01..2026-03-31')]],
    ['segundo', ({ sum }) => [sum(profit, '2026-04-01..2026-06-30')]],
    ['e o terceiro?', ({ sum }) => [sum(profit, '2026-07-01..2026-09-30')]],
    [
      'e a margem?',
      ({ sum }) => [
        sum(margin, '2026-07-01..2026-09-30') / sum(sold, '2026-07-01..2026-09-30'),
        sum(profit, '2026-07-01..2026-09-30') / sum(sold, '2026-07-01..2026-09-30'),
      ],
    ],
  ],
  [
    ['o que eu gastei em outubro tirando folha', ({ sum }) => [sum(spent, OUT, (l) => staff(l) === 0)]],
    ['e sem o aluguel tambem', ({ sum }) => [sum(spent, OUT, (l) => staff(l) === 0, not(cat('aluguel')))]],
    ['só no sicredi', ({ sum }) => [sum(spent, OUT, (l) => staff(l) === 0, not(cat('aluguel')), at('sicredi'))]],
    ['e em setembro', ({ sum }) => [sum(spent, SEP, (l) => staff(l) === 0, not(cat('aluguel')), at('sicredi'))]],
  ],
  [
    [
      'clientes novos em setembro',
      (s) => [buyers(s, SEP).filter((name) => !buyers(s, '2025-03-10..2026-08-31').includes(name)).length],
      /caf[eé]/i,
    ],
    [
      'e em agosto?',
      (s) => [buyers(s, AUG).filter((name) => !buyers(s, '2025-03-10..2026-07-31').includes(name)).length],
    ],
    ['quem mais comprou em agosto?', ({ by }) => [by(sold, AUG, byParty)[0]!.value], /marina/i],
    ['e o segundo?', ({ by }) => [by(sold, AUG, byParty)[1]!.value]],
  ],
]

const CARPENTER_NOTHING: readonly string[] = [
  'quantas cadeiras entreguei em outubro',
  'a marina gostou do armario?',
  'quanto custa um mdf de 15mm',
  'quantas horas o ademar fez de extra em setembro',
]

export const CARPENTER_ASKED: ApartSets = {
  'a carpenter': {
    company: CARPENTER,
    questions: CARPENTER_QUESTIONS,
    chains: CARPENTER_CHAINS,
    nothing: CARPENTER_NOTHING,
  },
}
