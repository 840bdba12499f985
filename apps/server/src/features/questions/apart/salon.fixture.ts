import { SALON } from '#src/features/questions/apart/ledgers/salon-online-works.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  below,
  buyers,
  byCategory,
  byDay,
  byMonth,
  byParty,
  byWeek,
  cat,
  cents,
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
} from './sums.fixture.ts'

const CARNIVAL = [
  '2026-02-16..2026-02-22',
  '2026-02-15..2026-02-21',
  '2026-02-14..2026-02-18',
  '2026-02-13..2026-02-18',
]

const SALON_QUESTIONS: readonly Apart[] = [
  ['qto q o salao faturou do começo do ano pra cá', ({ sum }) => [sum(sold, YEAR)]],
  ['quanto entrou de venda na quinzena passada', ({ sum }) => [sum(sold, '2026-11-01..2026-11-15')]],
  ['como foi a semana do carnaval em vendas', ({ sum }) => CARNIVAL.map((days) => sum(sold, days))],
  ['quanto eu vendi nos sabados de outubro', ({ sum }) => [sum(sold, OUT, onDays(5))]],
  ['gastos entre o dia 5 e o 20 de outubro', ({ sum }) => [sum(spent, '2026-10-05..2026-10-20')]],
  ['quanto paguei pra rosiane em outubro', ({ sum }) => [sum(paid, OUT, who('ROSEANE'))]],
  ['rose e kelly juntas levaram quanto de comissao em setembro', ({ sum }) => [sum(paid, SEP, cat('comissoes'))]],
  [
    'em quantos dias de outubro eu vendi mais de 1.000',
    ({ by }) => [by(sold, OUT, byDay).filter(({ value }) => value > 1000).length],
  ],
  [
    'quantos sabados de setembro passaram de 1500 de venda',
    ({ by }) => [by(sold, SEP, byDay, onDays(5)).filter(({ value }) => value > 1500).length],
  ],
  [
    'clientes novos em outubro',
    (s) => [buyers(s, OUT).filter((name) => !buyers(s, '2025-07-01..2026-09-30').includes(name)).length],
    /clarice/i,
  ],
  [
    'quem comprou em setembro e nao voltou mais',
    (s) => {
      const gone = buyers(s, SEP).filter((name) => !buyers(s, '2026-10-01..2026-11-21').includes(name))
      return [gone.length, s.sum(sold, SEP, who(...gone))]
    },
    /tatiane[\s\S]*formaturas|formaturas[\s\S]*tatiane/i,
  ],
  ['quanto faltou pra eu bater 30 mil em setembro', ({ sum }) => [cents(30_000 - sum(sold, SEP))]],
  [
    'media de venda por dia util em setembro',
    ({ sum }) => [22, 21].flatMap((n) => [cents(sum(sold, SEP) / n), cents(sum(sold, SEP, onDays(0, 1, 2, 3, 4)) / n)]),
  ],
  ['quanto passei do itau pro mercado pago esse ano', ({ sum }) => [sum(paid, YEAR, cat('transferencia'), at('itau'))]],
  ['quanto mandei do mercado pago pra gaveta em agosto', () => [300]],
  [
    'comissao sobre o faturamento de outubro da quantos por cento',
    ({ sum }) => [sum(spent, OUT, cat('comissoes')) / sum(sold, OUT)],
  ],
  ['qual cabelereira recebeu mais em outubro', () => null],
  ['quantos cortes fiz em outubro', () => null],
  ['quanto vendi de escova progressiva esse ano', () => null],
  [
    'produtos da bella x tinturas, gastei mais em qual no ano',
    ({ sum }) => [
      cents(sum(paid, YEAR, who('BELLA')) - sum(paid, YEAR, who('TINTURAS'))),
      sum(paid, YEAR, who('BELLA')),
    ],
    /bella/i,
  ],
  [
    'quanto gastei com a lavanderia nos ultimos 90 dias',
    ({ sum }) => [
      sum(paid, '2026-08-24..2026-11-21', who('LAVANDERIA')),
      sum(paid, '2026-08-23..2026-11-21', who('LAVANDERIA')),
      sum(paid, '2026-08-23..2026-11-20', who('LAVANDERIA')),
    ],
  ],
  ['qual foi o pior sabado de outubro', ({ by }) => [by(sold, OUT, byDay, onDays(5)).at(-1)!.value]],
  [
    'o q eu gastei em outubro sem contar comissao e aluguel',
    ({ sum }) => [sum(spent, OUT, not(cat('comissoes', 'aluguel')))],
  ],
  ['paguei quanto a mais de aluguel depois do reajuste', () => [120]],
  ['a luciana gastou quanto comigo em 2026', ({ sum }) => [sum(received, YEAR, who('LUCIANA'))]],
  ['quanto a lu pagou em outubro', () => null],
  [
    'gastos acima de 500 em setembro, quantos foram',
    ({ count }) => [count(spent, SEP, above(500)), count(wentOut, SEP, above(500))],
  ],
  [
    'qual semana de outubro foi melhor de venda',
    ({ by }) => [by(sold, '2026-10-05..2026-11-01', byWeek)[0]!.value, by(sold, OUT, byWeek)[0]!.value],
  ],
  [
    'quanto a amanda recebe por mês',
    ({ sum }) => [
      cents(sum(paid, '2025-11-01..2026-10-31', who('AMANDA')) / 12),
      cents(sum(paid, '2026-01-01..2026-10-31', who('AMANDA')) / 10),
      sum(paid, OUT, who('AMANDA')),
      sum(paid, NOW, who('AMANDA')),
    ],
  ],
  [
    'quantos meses desse ano fechei com lucro',
    ({ by }) => [
      by(profit, '2026-01-01..2026-10-31', byMonth).filter(({ value }) => value > 0).length,
      by(profit, YEAR, byMonth).filter(({ value }) => value > 0).length,
    ],
  ],
  ['pq o lucro caiu em outubro', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP))]],
  ['quanto gastei com toalha em out e set', ({ sum }) => [sum(paid, '2026-09-01..2026-10-31', who('LAVANDERIA'))]],
  [
    'compras de produto menores que 800 reais em 2026',
    ({ sum, count }) => [
      sum(spent, YEAR, cat('mercadorias'), below(800)),
      count(spent, YEAR, cat('mercadorias'), below(800)),
    ],
  ],
  ['quanto custou a folha em setembro sem o pro labore', ({ sum }) => [sum(staff, SEP, not(cat('pro-labore')))]],
]

const SALON_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto vendi em setembro comparado com agosto', ({ sum }) => [cents(sum(sold, SEP) - sum(sold, AUG))]],
    [
      'e só no cartão?',
      ({ sum }) => [cents(sum(sold, SEP, cat('recebimento-cartao')) - sum(sold, AUG, cat('recebimento-cartao')))],
    ],
    [
      'e em relação a julho?',
      ({ sum }) => [cents(sum(sold, SEP, cat('recebimento-cartao')) - sum(sold, '2026-07', cat('recebimento-cartao')))],
    ],
    ['e o total de setembro?', ({ sum }) => [sum(sold, SEP), sum(sold, SEP, cat('recebimento-cartao'))]],
  ],
  [
    ['quanto paguei de comissão em outubro', ({ sum }) => [sum(paid, OUT, cat('comissoes'))]],
    ['só da kelly', ({ sum }) => [sum(paid, OUT, who('KELLY'))]],
    ['e a roseane?', ({ sum }) => [sum(paid, OUT, who('ROSEANE'))]],
    [
      'quem recebeu mais no ano?',
      ({ sum }) => [sum(paid, YEAR, cat('comissoes'), who('ROSEANE')), sum(paid, YEAR, who('ROSEANE'))],
      /roseane/i,
    ],
  ],
  [
    [
      'qual meu maior gasto esse mes',
      ({ by, each }) => [
        by(spent, NOW, byCategory)[0]!.value,
        each(spent, NOW).at(-1)!,
        by(spent, NOW, byParty)[0]!.value,
      ],
    ],
    ['e o segundo?', ({ by, each }) => [by(spent, NOW, byCategory)[1]!.value, each(spent, NOW).at(-2)!]],
    ['e no mes passado?', () => 'any'],
    ['e de novembro do ano passado?', () => 'any'],
  ],
  [
    ['quanto tinha no mercado pago no fim de setembro', ({ balance }) => [balance('2026-09-30', 'mp')]],
    ['e de outubro?', ({ balance }) => [balance('2026-10-31', 'mp')]],
    ['e no itaú?', ({ balance }) => [balance('2026-10-31', 'itau')]],
    ['os dois juntos', ({ balance }) => [cents(balance('2026-10-31', 'itau') + balance('2026-10-31', 'mp'))]],
  ],
]

/** No number may come. */
const SALON_NOTHING: readonly string[] = [
  'qual cor de cabelo ta na moda',
  'quanto custa um curso de barbeiro',
  'quantas clientes faltaram em outubro',
  'quem fez aniversario em outubro',
  'a kelly vai pedir demissao?',
  'quanto a concorrente da esquina cobra na escova',
  'que horas abre o cartorio',
  'quantas horas a roseane ficou no salao em outubro',
  'qual o saldo do meu fgts',
  'manda um whatsapp pra luciana',
  'quanto a vera lucia tem na poupança dela',
  'qual o signo da amanda',
]

export const SALON_ASKED: ApartSets = {
  'a salon': { company: SALON, questions: SALON_QUESTIONS, chains: SALON_CHAINS, nothing: SALON_NOTHING },
}
