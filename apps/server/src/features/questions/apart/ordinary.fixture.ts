import { BAKERY } from '#src/features/questions/apart/ledgers/bakery-school.fixture.ts'
import { BUTCHER, DENTIST } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { CLEANING } from '#src/features/questions/apart/ledgers/cleaning.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  byParty,
  cameIn,
  cat,
  cents,
  margin,
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

/** Ordinary questions as owners send them by phone: names by a part, two at once, since when, none such, and what goes on from there. */

const ALL = '2025-01-01..2026-11-21'
const less = (one: readonly number[], other: readonly number[]) =>
  one.map((value, n) => cents(Math.abs(value - other[n]!)))
const plus = (one: readonly number[], other: readonly number[]) => one.map((value, n) => cents(value + other[n]!))

/** What may not be told as something else, and what is told whole. */
const PRECISELY: readonly Apart[] = [
  ['tem pagamento de iptu em 2026?', () => null, /Não achei “iptu”/],
  ['tem algum gasto com dentista esse ano?', () => null, /Não achei “dentista”/],
  ['teve despesa com hotel em viagem esse ano', () => null, /Não achei “hotel em viagem”/],
  ['o espetinho do beto parou em que mes', ({ sum }) => [sum(received, '2026-06', who('ESPETINHO'))], /06\/2026/],
  ['em que mês o espetinho parou de comprar', ({ sum }) => [sum(received, '2026-06', who('ESPETINHO'))], /06\/2026/],
  ['ainda to pagando o bling?', () => [159], /ritmo de costume/],
  ['ainda pago o wesley?', ({ sum }) => [sum(paid, '2026-07', who('WESLEY'))], /Parece que parou/],
  ['quem saiu esse ano?', () => null],
  ['retirada minha e do valmir somadas no ano', () => null],
  ['pro labore do valmir e o meu em outubro', () => null],
  ['pro labore do valmir em outubro', ({ sum }) => [sum(paid, OUT, who('VALMIR TEODORO'))]],
  [
    'quanto gasto com funcionario por mes',
    ({ sum }) => [cents(sum(staff, '2025-11-01..2026-10-31') / 12)],
    /pró-labore, R\$ 4\.000; sem ele/,
  ],
  ['quanto gastei com aluguel de carro em outubro', () => null],
  ['quanto entrou no mesmo periodo de outubro', ({ sum }) => [sum(cameIn, '2026-10-01..2026-10-21')]],
]

const PRECISELY_ON: readonly (readonly Apart[])[] = [
  [
    ['quanto a pampa paga por mes', (s) => usual(s, received, who('PAMPA'))],
    ['e no ano já foi quanto', ({ sum }) => [sum(received, YEAR, who('PAMPA'))]],
  ],
  [
    ['entrou quanto de 1 a 20 de novembro', ({ sum }) => [sum(cameIn, '2026-11-01..2026-11-20')]],
    ['e no mesmo periodo de outubro?', ({ sum }) => [sum(cameIn, '2026-10-01..2026-10-20')]],
  ],
  [
    ['qual o maior gasto de outubro', () => 'any', /Mercadorias/],
    ['foi pra quem', ({ sum }) => [sum(paid, OUT, who('BOI BRANCO'))], /BOI BRANCO/],
  ],
  [
    ['qual foi meu melhor mes esse ano', () => 'any'],
    ['e o pior?', () => 'any', /menor valor em resultado/],
    ['o que pesou nele', () => 'any', /As partes da tabela somam/],
  ],
]

const BUTCHER_ASKED: readonly Apart[] = [
  ['o aluguel subiu quando? era quanto antes', () => [220], /maio de 2026/],
  ['aluguel mudou em que mes e tava quanto antes', () => [220], /2\.850.*3\.070/],
  [
    'quem custa mais por mes, a tainara ou o junior',
    (s) => less(usual(s, paid, who('JUNIOR')), usual(s, paid, who('TAINARA'))),
    /JUNIOR/,
  ],
  ['o wesley recebeu ate quando?', ({ sum }) => [sum(paid, '2026-07', who('WESLEY'))], /07\/2026/],
  [
    'quando foi a ultima vez q chamei a zero grau e quanto custou',
    ({ sum }) => [sum(paid, OUT, who('ZERO GRAU'))],
    /24\/10\/2026/,
  ],
  ['quantos consertos a refrigeração zero grau fez esse ano', () => [3]],
  ['tem muita coisa sem categoria em outubro? soma quanto', ({ lines }) => [unsorted(lines(OUT, [cat0]))]],
  ['recebi algum pix da sadia esse ano', () => null],
  ['paguei quanto de multa do detran esse ano?', () => null],
  ['entrou alguma coisa da prefeitura?', () => null],
  [
    'pampa e dona lourdes juntas deram qto em outubro',
    ({ sum }) => [cents(sum(received, OUT, who('PAMPA', 'LOURDES')))],
  ],
  [
    'quanto a churrascaria pampa me pagou esse ano e em qnts pagamentos',
    ({ sum, count }) => [sum(received, YEAR, who('PAMPA')), count(received, YEAR, who('PAMPA'))],
    /11 pagamentos/,
  ],
  ['quanto ja paguei de parcela do bndes', ({ sum }) => [sum(paid, ALL, cat('parcela-emprestimo'))]],
  ['e o dinheiro do emprestimo caiu quando', () => [25_000], /09\/01\/2026/],
  ['as camaras frias da gelomaq foi que dia?', () => [18_700], /20\/01\/2026/],
  [
    'minha margem de setembro foi de qnts por cento',
    ({ sum }) => [
      Math.round(((sum(margin, SEP) - sum(paid, SEP, who('GELO POLAR', 'CARVAO'))) / sum(sold, SEP)) * 1e6) / 1e6,
    ],
  ],
  ['pq gastei tanto em janeiro', ({ sum }) => [sum(spent, '2026-01')], /GELOMAQ/],
  ['os ultimos 3 gastos q sairam', () => 'any', /20\/11\/2026/],
  ['desde quando a gente usa o posto trevo', ({ sum }) => [sum(paid, '2026-08', who('TREVO'))], /25\/08\/2026/],
  ['rescisao do wesley foi quanto', ({ sum }) => [sum(paid, '2026-07', who('WESLEY'))], /rescis/],
  ['paguei ferias pro junior esse ano?', () => null],
  ['teve algum estorno da stone em outubro?', () => null],
]

const cat0 = (line: { categoria: string | null }) => line.categoria === null
const unsorted = (lines: readonly { centavos: number }[]) =>
  Math.abs(lines.reduce((all, { centavos }) => all + centavos, 0)) / 100

const DENTIST_ASKED: readonly Apart[] = [
  [
    'laboratorio sorriso e protese arte juntos dao qnt por mes em media',
    (s) => plus(usual(s, paid, who('LABORATORIO SORRISO')), usual(s, paid, who('PROTESE ARTE'))),
  ],
  [
    'compara os custos com pessoal do 1o semestre com julho a outubro, media por mes',
    ({ sum }) => [cents(sum(staff, '2026-01-01..2026-06-30') / 6 - sum(staff, '2026-07-01..2026-10-31') / 4)],
  ],
  [
    'a sebastiana ainda é paciente? quando pagou por ultimo',
    ({ sum }) => [sum(received, '2026-08', who('SEBASTIANA'))],
    /08\/2026/,
  ],
  ['a sulamerica pagou ate quando', ({ sum }) => [sum(received, '2026-05', who('SULAMERICA'))], /05\/2026/],
  ['desde quando a uniodonto paga', ({ sum }) => [sum(received, '2026-06', who('UNIODONTO'))], /06\/2026/],
  [
    'amil ou odontoprev, quem pagou mais em outubro',
    ({ sum }) => [cents(Math.abs(sum(received, OUT, who('AMIL')) - sum(received, OUT, who('ODONTOPREV'))))],
    /ODONTOPREV/,
  ],
  ['o total da cremer esse ano', ({ sum }) => [sum(paid, YEAR, who('CREMER'))]],
  ['quanto o convenio la a odontoprev pagou no total', ({ sum }) => [sum(received, ALL, who('ODONTOPREV'))]],
  ['comprei qto na neodent esse ano', ({ sum }) => [sum(paid, YEAR, who('NEODENT'))]],
  ['quantas compras fiz na neodent esse ano', ({ count }) => [count(paid, YEAR, who('NEODENT'))]],
  ['recebi alguma coisa da bradesco saude esse ano?', () => null],
  ['saldo do nubank hj', ({ balance }) => [balance('2026-11-21', 'nubank')]],
  [
    'qual protetico levou mais esse ano',
    ({ by }) => [by(paid, YEAR, byParty, who('LABORATORIO SORRISO', 'PROTESE ARTE'))[0]!.value],
  ],
  ['gastei qto comprando implante em outubro', ({ sum }) => [sum(paid, OUT, who('NEODENT'))]],
  ['pq outubro gastei tanto', ({ sum }) => [sum(spent, OUT)]],
]

const CLEANING_ASKED: readonly Apart[] = [
  [
    'o hotel mirante comprou qto em outubro e em quantas vezes',
    ({ sum }) => [sum(received, OUT, who('MIRANTE')), 2],
    /2 pagamentos/,
  ],
  ['a clinica bem estar parou quando', ({ sum }) => [sum(received, '2026-07', who('BEM ESTAR'))], /07\/2026/],
  ['qtas manutenções a refrigera mais fez esse ano', () => [3]],
  ['vanda e elias somados por mes', (s) => plus(usual(s, paid, who('VANDA')), usual(s, paid, who('ELIAS')))],
  ['qto foi de anuncio no google de janeiro pra ca', ({ sum }) => [sum(paid, YEAR, who('GOOGLE'))]],
  ['o aluguel aumentou em que mes', () => [250], /maio de 2026/],
  ['teve alguma entrada da ambev em outubro?', () => null],
  ['quanto paguei pra unimed esse ano', () => null],
  ['o bling cobrou qto em novembro', ({ sum }) => [sum(paid, '2026-11', who('BLING'))]],
  ['quem é esse rogerio almeida e quanto ja foi', ({ sum }) => [sum(received, ALL, who('ROGERIO'))]],
  ['a escola passo pagou quanto mes passado', ({ sum }) => [sum(received, OUT, who('PASSO'))]],
  ['condominio solar paga desde quando', ({ sum }) => [sum(received, '2025-06', who('SOLAR'))], /06\/2025/],
]

const BAKERY_ASKED: readonly Apart[] = [
  ['o forno da progas foi comprado que dia', () => [7_400], /20\/04\/2026/],
  [
    'quanto o hotel serra azul e a escola pequeno principe pagaram juntos em setembro',
    ({ sum }) => [cents(sum(received, SEP, who('SERRA AZUL', 'PEQUENO PRINCIPE')))],
  ],
  ['buffet encanto parou de comprar quando', ({ sum }) => [sum(received, '2026-07', who('ENCANTO'))], /07\/2026/],
  ['o tiago começou quando', ({ sum }) => [sum(paid, '2026-02', who('TIAGO'))], /02\/2026/],
  ['maior gasto de abril foi com quem', () => 'any'],
  ['qto deu o moinho nos ultimos 3 meses', ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', who('MOINHO'))]],
  ['paguei alguma coisa pro ifood em outubro', () => null],
  ['uniforme gastei quanto esse ano e quando foi o ultimo', ({ sum }) => [sum(paid, YEAR, who('MALHARIA'))]],
  ['dinheiro do emprestimo do sicredi entrou que dia', () => [10_000], /09\/03\/2026/],
  ['resultado de agosto', ({ sum }) => [sum(profit, '2026-08')]],
  ['quanto a plastipapel levou de janeiro pra ca', ({ sum }) => [sum(paid, YEAR, who('PLASTIPAPEL'))]],
]

const BUTCHER_WENT_ON: readonly (readonly Apart[])[] = [
  [
    ['quanto entrou em outubro?', ({ sum }) => [sum(cameIn, OUT)]],
    ['e em setembro', ({ sum }) => [sum(cameIn, SEP)]],
    ['pq deu diferença?', ({ sum }) => [cents(sum(cameIn, OUT) - sum(cameIn, SEP))]],
    ['e o que saiu, tbm mudou muito?', ({ sum }) => [cents(sum(wentOut, OUT) - sum(wentOut, SEP))]],
  ],
  [
    ['quais meus 3 maiores fornecedores esse ano', () => 'any'],
    ['o segundo levou quanto em outubro', ({ sum }) => [sum(paid, OUT, who('AVICOLA'))]],
    ['foram quantos pagamentos?', () => [1]],
  ],
  [
    ['quanto gastei em janeiro desse ano', ({ sum }) => [sum(spent, '2026-01')]],
    ['nossa pq tanto', ({ sum }) => [sum(spent, '2026-01')], /GELOMAQ/],
    ['e o q foi tao caro', () => 'any'],
  ],
  [
    ['me diz o resultado do ultimo trimestre fechado', ({ sum }) => [sum(profit, '2026-07-01..2026-09-30')]],
    ['e o trimestre antes dele', ({ sum }) => [sum(profit, '2026-04-01..2026-06-30')]],
    ['qual despesa mais cresceu de um pro outro', () => 'any', /julho a setembro/],
  ],
]

const DENTIST_WENT_ON: readonly (readonly Apart[])[] = [
  [
    ['quanto a odontoprev pagou no total', ({ sum }) => [sum(received, ALL, who('ODONTOPREV'))]],
    [
      'sem ela setembro teria fechado no positivo?',
      ({ sum }) => [cents(sum(profit, SEP) - sum(received, SEP, who('ODONTOPREV')))],
    ],
    ['e agosto?', ({ sum }) => [cents(sum(profit, AUG) - sum(received, AUG, who('ODONTOPREV')))]],
  ],
  [
    ['quanto recebi da amil no ano', ({ sum }) => [sum(received, YEAR, who('AMIL'))]],
    ['e da odontoprev', ({ sum }) => [sum(received, YEAR, who('ODONTOPREV'))]],
    [
      'qual das duas paga mais por mes em media',
      ({ sum }) => [cents((sum(received, YEAR_FULL, who('ODONTOPREV')) - sum(received, YEAR_FULL, who('AMIL'))) / 10)],
      /ODONTOPREV/,
    ],
  ],
  [
    ['lucro de outubro', ({ sum }) => [sum(profit, OUT)]],
    ['e no ano', ({ sum }) => [sum(profit, YEAR)]],
    ['e em porcentagem?', ({ sum }) => [Math.round((sum(profit, YEAR) / sum(sold, YEAR)) * 1e6) / 1e6]],
  ],
]

const CLEANING_WENT_ON: readonly (readonly Apart[])[] = [
  [
    ['google ads de outubro', ({ sum }) => [sum(paid, OUT, who('GOOGLE'))]],
    ['e o da moça do papel, a parana', ({ sum }) => [sum(paid, OUT, who('PARANA'))]],
    ['somando os dois no ano da quanto', ({ sum }) => [cents(sum(paid, YEAR, who('GOOGLE', 'PARANA')))]],
    [
      'isso é mais que o aluguel?',
      ({ sum }) => [cents(sum(paid, YEAR, who('GOOGLE', 'PARANA')) - sum(paid, YEAR, cat('aluguel')))],
    ],
  ],
  [
    ['quem mais me pagou esse ano', ({ by }) => [by(received, YEAR, byParty, who('MIRANTE'))[0]!.value], /MIRANTE/],
    [
      'e por mes?',
      ({ sum }) => [sum(received, YEAR, who('MIRANTE')), cents(sum(received, YEAR_FULL, who('MIRANTE')) / 10)],
    ],
    ['e o rappi', ({ sum }) => [sum(received, YEAR, who('RAPPI')), cents(sum(received, YEAR_FULL, who('RAPPI')) / 10)]],
  ],
  [
    ['quem mais me pagou esse ano', () => 'any', /MIRANTE/],
    ['os outros ficaram em quanto', () => 'any', /sem HOTEL MIRANTE/],
  ],
]

const BAKERY_WENT_ON: readonly (readonly Apart[])[] = [
  [
    ['quanto gastei com moinho em setembro', ({ sum }) => [sum(paid, SEP, who('MOINHO'))]],
    ['e em outubro', ({ sum }) => [sum(paid, OUT, who('MOINHO'))]],
    ['pq aumentou', ({ sum }) => [cents(sum(paid, OUT, who('MOINHO')) - sum(paid, SEP, who('MOINHO')))]],
  ],
  [
    ['qto o hotel serra azul pagou em outubro', ({ sum }) => [sum(received, OUT, who('SERRA AZUL'))]],
    ['em quantas vezes', () => [1]],
    ['e a escola', ({ sum }) => [sum(received, OUT, who('PRINCIPE')), 1]],
  ],
]

export const ORDINARY: ApartSets = {
  'a butcher, by the way': { company: BUTCHER, questions: BUTCHER_ASKED, chains: BUTCHER_WENT_ON, nothing: [] },
  'a butcher, precisely': { company: BUTCHER, questions: PRECISELY, chains: PRECISELY_ON, nothing: [] },
  'a dentist, by the way': { company: DENTIST, questions: DENTIST_ASKED, chains: DENTIST_WENT_ON, nothing: [] },
  'a shop of cleaning goods, by the way': {
    ...{ company: CLEANING, questions: CLEANING_ASKED, chains: CLEANING_WENT_ON, nothing: [] },
  },
  'a bakery, by the way': { company: BAKERY, questions: BAKERY_ASKED, chains: BAKERY_WENT_ON, nothing: [] },
}
