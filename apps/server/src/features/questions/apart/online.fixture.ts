import { ONLINE } from '#src/features/questions/apart/ledgers/salon-online-works.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  byDay,
  byMonth,
  cat,
  cents,
  LAST_12,
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
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ONLINE_QUESTIONS: readonly Apart[] = [
  ['quanto o mercado livre me pagou mes passado', ({ sum }) => [sum(received, OUT, who('MERCADO LIVRE'))]],
  ['shoppe em setembro e outubro quanto deu', ({ sum }) => [sum(received, '2026-09-01..2026-10-31', who('SHOPEE'))]],
  [
    'quantos % das vendas de outubro veio do mercado livre',
    ({ sum }) => [sum(received, OUT, who('MERCADO LIVRE')) / sum(sold, OUT)],
  ],
  [
    'qto cresceu o faturamento de agosto pra outubro em %',
    ({ sum }) => [sum(sold, OUT) / sum(sold, AUG) - 1, cents(sum(sold, OUT) - sum(sold, AUG))],
  ],
  [
    'vendas da amazon desde q comecei a vender la',
    ({ sum }) => [sum(received, '2025-04-03..2026-11-21', who('AMAZON'))],
  ],
  [
    'gasto com trafego pago no trimestre passado',
    ({ sum }) => [sum(spent, '2026-07-01..2026-09-30', cat('marketing'))],
  ],
  [
    'meta x google qual gastei mais em outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('META')) - sum(paid, OUT, who('GOOGLE'))), sum(paid, OUT, who('META'))],
    /meta/i,
  ],
  ['pra cada real em anuncio quanto vendi em outubro', () => null],
  ['frete dividido por faturamento setembro', ({ sum }) => [sum(spent, SEP, cat('fretes')) / sum(sold, SEP)]],
  ['quanto foi de correio e loggi ontem', ({ sum }) => [sum(paid, '2026-11-20', who('CORREIOS', 'LOGGI'))]],
  ['devoluções do mercado livre no ano', ({ sum }) => [sum(paid, YEAR, who('MERCADO LIVRE'), cat('devolucoes'))]],
  [
    'quanto sobrou do mercado livre em outubro tirando as devolucoes',
    ({ sum }) => [cents(sum(received, OUT, who('MERCADO LIVRE')) - sum(paid, OUT, who('MERCADO LIVRE')))],
  ],
  ['em q dia de setembro vendi menos', ({ by }) => [by(sold, SEP, byDay).at(-1)!.value]],
  [
    'quantos dias de outubro vendi abaixo de 500',
    ({ by }) => [
      by(sold, OUT, byDay).filter(({ value }) => value < 500).length,
      31 - by(sold, OUT, byDay).filter(({ value }) => value >= 500).length,
    ],
  ],
  [
    'venda media por dia de semana em outubro sem fim de semana',
    ({ sum }) => [cents(sum(sold, OUT, onDays(0, 1, 2, 3, 4)) / 22), cents(sum(sold, OUT, onDays(0, 1, 2, 3, 4)) / 21)],
  ],
  [
    'quais meses do ano vendi acima da media',
    (s) => {
      const months = s.by(sold, YEAR_FULL, byMonth)
      const mean = months.reduce((all, { value }) => all + value, 0) / 10
      return [months.filter(({ value }) => value > mean).length, cents(mean)]
    },
  ],
  ['quanto falta pra 60 mil esse mes', ({ sum }) => [cents(60_000 - sum(sold, NOW))]],
  ['passei de 55 mil em setembro? por quanto', ({ sum }) => [cents(sum(sold, SEP) - 55_000), sum(sold, SEP)]],
  [
    'qual cliente parou de comprar depois de agosto',
    ({ sum }) => [sum(sold, '2025-04-03..2026-08-31', who('MARESIA')), 1],
    /mar[eé]sia/i,
  ],
  [
    'mercado livre shopee e amazon somados em outubro',
    ({ sum }) => [sum(received, OUT, who('MERCADO LIVRE', 'SHOPEE', 'AMAZON'))],
  ],
  ['quanto vendi em outubro tirando marketplace', () => null],
  [
    'quanto vendi fora o mercado livre e a shopee em outubro',
    ({ sum }) => [sum(sold, OUT, not(who('MERCADO LIVRE', 'SHOPEE')))],
  ],
  [
    '3 maiores compras da confecções brás em 2026',
    ({ each }) => [
      cents(
        each(paid, YEAR, who('CONFECCOES'))
          .slice(-3)
          .reduce((all, one) => all + one, 0),
      ),
      each(paid, YEAR, who('CONFECCOES')).at(-1)!,
    ],
  ],
  ['juros q paguei esse ano + tarifas', ({ sum }) => [sum(paid, YEAR, cat('juros', 'tarifas'))]],
  ['transferencias do inter pra cora em setembro', ({ sum }) => [sum(paid, SEP, cat('transferencia'), at('inter'))]],
  [
    'quanto custa o gustavo por ano',
    ({ sum }) => [sum(paid, YEAR, who('GUSTAVO')), sum(paid, LAST_12, who('GUSTAVO'))],
  ],
  ['quanto paguei de bling e nuvem shop em outubro', ({ sum }) => [sum(paid, OUT, cat('sistemas'))]],
  [
    'quanto vendi na semana da black friday do ano passado',
    ({ sum }) => [
      sum(sold, '2025-11-24..2025-11-30'),
      sum(sold, '2025-11-23..2025-11-29'),
      sum(sold, '2025-11-28..2025-11-30'),
    ],
  ],
]

const ONLINE_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'mercado livre ou shopee, qual vendeu mais em outubro',
      ({ sum }) => [
        cents(sum(received, OUT, who('MERCADO LIVRE')) - sum(received, OUT, who('SHOPEE'))),
        sum(received, OUT, who('MERCADO LIVRE')),
      ],
      /mercado livre/i,
    ],
    [
      'e em setembro?',
      ({ sum }) => [
        cents(sum(received, SEP, who('MERCADO LIVRE')) - sum(received, SEP, who('SHOPEE'))),
        sum(received, SEP, who('MERCADO LIVRE')),
      ],
      /mercado livre/i,
    ],
    [
      'e no ano?',
      ({ sum }) => [
        cents(sum(received, YEAR, who('MERCADO LIVRE')) - sum(received, YEAR, who('SHOPEE'))),
        sum(received, YEAR, who('MERCADO LIVRE')),
      ],
      /mercado livre/i,
    ],
    ['só a amazon', ({ sum }) => [sum(received, YEAR, who('AMAZON'))]],
  ],
  [
    ['quanto gastei com anuncio em outubro', ({ sum }) => [sum(spent, OUT, cat('marketing'))]],
    [
      'e em relação a setembro?',
      ({ sum }) => [cents(sum(spent, OUT, cat('marketing')) - sum(spent, SEP, cat('marketing')))],
    ],
    [
      'só o google',
      ({ sum }) => [
        cents(sum(paid, OUT, who('GOOGLE')) - sum(paid, SEP, who('GOOGLE'))),
        sum(paid, OUT, who('GOOGLE')),
      ],
    ],
    ['isso da quantos % da venda?', ({ sum }) => [sum(paid, OUT, who('GOOGLE')) / sum(sold, OUT)]],
  ],
  [
    ['lucro do terceiro trimestre', ({ sum }) => [sum(profit, '2026-07-01..2026-09-30')]],
    ['e do segundo', ({ sum }) => [sum(profit, '2026-04-01..2026-06-30')]],
    ['diferença', ({ sum }) => [cents(sum(profit, '2026-07-01..2026-09-30') - sum(profit, '2026-04-01..2026-06-30'))]],
    ['por que?', ({ sum }) => [cents(sum(profit, '2026-07-01..2026-09-30') - sum(profit, '2026-04-01..2026-06-30'))]],
  ],
  [
    [
      'compras acima de 5 mil esse ano',
      ({ sum, count }) => [
        sum(spent, YEAR, above(5000)),
        sum(wentOut, YEAR, above(5000)),
        count(wentOut, YEAR, above(5000)),
        count(spent, YEAR, above(5000)),
        sum(spent, YEAR, cat('mercadorias'), above(5000)),
      ],
    ],
    [
      'só da confecções',
      ({ sum, count }) => [
        sum(paid, YEAR, who('CONFECCOES'), above(5000)),
        count(paid, YEAR, who('CONFECCOES'), above(5000)),
      ],
    ],
    ['quantas foram', ({ count }) => [count(paid, YEAR, who('CONFECCOES'), above(5000))]],
    ['qual a mais alta', ({ each }) => [each(paid, YEAR, who('CONFECCOES')).at(-1)!]],
  ],
]

const ONLINE_NOTHING: readonly string[] = [
  'quantos pedidos saíram em outubro',
  'qual peça vendeu mais na black friday',
  'quanto custa anunciar na globo',
  'quantas visitas o site teve ontem',
  'qual o cep da loggi',
  'quem inventou o pix',
  'quanto o gustavo gasta de gasolina',
  'qual a melhor plataforma de loja virtual',
  'quantos itens tenho parados no estoque',
  'traduz bom dia pro inglês',
]

export const ONLINE_ASKED: ApartSets = {
  'an online shop': { company: ONLINE, questions: ONLINE_QUESTIONS, chains: ONLINE_CHAINS, nothing: ONLINE_NOTHING },
}
