import { BUTCHER, DENTIST, RENOVATOR } from '#src/features/questions/apart/ledgers/butcher-dentist-renovator.fixture.ts'
import { INSTAGRAM, LORRIES } from '#src/features/questions/apart/ledgers/instagram-lorries.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  byMonth,
  byParty,
  cameIn,
  cat,
  cents,
  LAST_12,
  margin,
  monthly,
  NOW,
  not,
  OUT,
  onDays,
  paid,
  profit,
  received,
  SEP,
  sold,
  staff,
  wentOut,
  who,
  YEAR,
  YEAR_FULL,
} from './sums.fixture.ts'

const ALL = '2025-01-01..2026-11-21'
const Q3 = '2026-07-01..2026-09-30'
const last = (list: readonly { centavos: number }[]) => Math.abs(list.at(-1)!.centavos) / 100

const BUTCHER_QUESTIONS: readonly Apart[] = [
  ['qto deu de venda sabado e domingo em outubro', ({ sum }) => [sum(sold, OUT, onDays(5, 6))]],
  ['oq o boi branco levou de mim esse ano', ({ sum }) => [sum(paid, YEAR, who('BOI BRANCO'))]],
  [
    'avicola ou suinos, onde gastei mais em outubro',
    ({ sum }) => [
      cents(sum(paid, OUT, who('AVICOLA')) - sum(paid, OUT, who('SUINOS'))),
      Math.max(sum(paid, OUT, who('AVICOLA')), sum(paid, OUT, who('SUINOS'))),
    ],
  ],
  ['maquininha comeu quanto em taxa no mes passado', ({ sum }) => [sum(paid, OUT, cat('taxas-cartao'))]],
  ['qual dia da semana o açougue é mais fraco', () => 'any', /segunda/i],
  ['luz de janeiro a outubro desse ano somou quanto', ({ sum }) => [sum(paid, YEAR_FULL, who('CPFL'))]],
  [
    'a churrascaria pampa comprou mais em setembro ou em outubro',
    ({ sum }) => [cents(sum(received, OUT, who('PAMPA')) - sum(received, SEP, who('PAMPA')))],
  ],
  ['sobrou dinheiro em outubro?', ({ sum }) => [sum(profit, OUT), cents(sum(cameIn, OUT) - sum(wentOut, OUT))]],
  ['desde que o diego entrou quanto ja paguei pra ele', ({ sum }) => [sum(paid, ALL, who('DIEGO'))]],
]

const BUTCHER_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto foi pro boi branco em outubro', ({ sum }) => [sum(paid, OUT, who('BOI BRANCO'))]],
    ['e em setembro?', ({ sum }) => [sum(paid, SEP, who('BOI BRANCO'))]],
    ['mudou quanto?', ({ sum }) => [cents(sum(paid, OUT, who('BOI BRANCO')) - sum(paid, SEP, who('BOI BRANCO')))]],
    [
      'e a avicola?',
      ({ sum }) => [
        cents(sum(paid, OUT, who('AVICOLA')) - sum(paid, SEP, who('AVICOLA'))),
        sum(paid, SEP, who('AVICOLA')),
        sum(paid, OUT, who('AVICOLA')),
      ],
    ],
  ],
  [
    [
      'folha de outubro',
      ({ sum }) => [
        sum(staff, OUT),
        sum(paid, OUT, cat('salarios')),
        sum(paid, OUT, cat('salarios', 'encargos')),
        sum(paid, OUT, cat('salarios', 'encargos', 'beneficios')),
      ],
    ],
    ['so os salarios', ({ sum }) => [sum(paid, OUT, cat('salarios'))]],
    ['e desde o começo do ano?', ({ sum }) => [sum(paid, YEAR, cat('salarios'))]],
    [
      'dá quanto por mes',
      ({ sum }) => [
        cents(sum(paid, YEAR, cat('salarios')) / 11),
        cents(sum(paid, YEAR_FULL, cat('salarios')) / 10),
        sum(paid, YEAR, cat('salarios')),
      ],
    ],
  ],
]

const DENTIST_QUESTIONS: readonly Apart[] = [
  ['Bom dia, quanto a Odontoprev nos repassou em outubro?', ({ sum }) => [sum(received, OUT, who('ODONTOPREV'))]],
  ['Qual convênio pagou mais este ano?', ({ sum }) => [sum(received, YEAR, who('ODONTOPREV'))]],
  [
    'Quanto foi gasto com protético no trimestre passado?',
    ({ sum }) => [sum(paid, Q3, who('LABORATORIO SORRISO', 'PROTESE ARTE'))],
  ],
  ['Quanto recebemos de particular em outubro, sem os convênios?', () => null],
  [
    'A dra Camila recebeu quanto de comissão desde julho?',
    ({ sum }) => [sum(paid, '2026-07-01..2026-11-21', who('CAMILA'))],
  ],
  ['Comissão da Camila e do Renan somadas em outubro', ({ sum }) => [sum(paid, OUT, who('CAMILA', 'RENAN'))]],
  [
    'Quantos recebimentos acima de 1.000 reais tivemos em outubro?',
    ({ count }) => [count(cameIn, OUT, above(1_000)), count(received, OUT, above(1_000))],
  ],
  [
    'Qual o valor médio da conta de luz nos últimos seis meses?',
    ({ sum }) => [cents(sum(paid, '2026-05-01..2026-10-31', who('ENEL')) / 6)],
  ],
  ['Em que mês a clínica faturou mais em 2025?', (s) => [monthly(s, sold, '2025')[0]!.value]],
]

const DENTIST_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['Quanto a Helena Prado já pagou este ano?', ({ sum }) => [sum(received, YEAR, who('HELENA PRADO'))]],
    ['E a Sebastiana?', ({ sum }) => [sum(received, YEAR, who('SEBASTIANA'))]],
    [
      'Qual das duas pagou mais?',
      ({ sum }) => [
        cents(sum(received, YEAR, who('HELENA PRADO')) - sum(received, YEAR, who('SEBASTIANA'))),
        Math.max(sum(received, YEAR, who('HELENA PRADO')), sum(received, YEAR, who('SEBASTIANA'))),
      ],
    ],
  ],
  [
    ['Quanto gastamos com materiais em outubro?', ({ sum }) => [sum(paid, OUT, cat('mercadorias'))]],
    ['E no mesmo mês do ano passado?', ({ sum }) => [sum(paid, '2025-10', cat('mercadorias'))]],
    [
      'Qual fornecedor pesou mais?',
      ({ by }) => [
        by(paid, '2025-10', byParty, cat('mercadorias'))[0]!.value,
        by(paid, OUT, byParty, cat('mercadorias'))[0]!.value,
      ],
    ],
  ],
]

const RENOVATOR_QUESTIONS: readonly Apart[] = [
  ['o condominio jatoba ja pagou quanto desde o inicio', ({ sum }) => [sum(received, ALL, who('JATOBA'))]],
  [
    'quanto gastei na leroy merlin e na tintas suvinil em outubro',
    ({ sum }) => [sum(paid, OUT, who('LEROY', 'SUVINIL'))],
  ],
  [
    'qual mes entrou menos dinheiro esse ano',
    (s) => [monthly(s, cameIn, YEAR_FULL).at(-1)!.value, monthly(s, cameIn, YEAR).at(-1)!.value],
  ],
  ['quanto paguei de peao mes passado', ({ sum }) => [sum(paid, OUT, cat('salarios')), sum(staff, OUT)]],
  [
    'ze carlos tiao luan e cleiton quanto deu em outubro',
    ({ sum }) => [sum(paid, OUT, who('ZE CARLOS', 'TIAO', 'LUAN', 'CLEITON'))],
  ],
  ['edson medeiros quando foi o ultimo pagamento', ({ lines }) => [last(lines(ALL, [who('EDSON')]))]],
  [
    'caçamba ta saindo por quanto a cada mes',
    ({ sum }) => [
      cents(sum(paid, LAST_12, who('ENTULHO', 'CACAMBAS')) / 12),
      cents(sum(paid, YEAR_FULL, who('ENTULHO', 'CACAMBAS')) / 10),
    ],
  ],
  ['sem a prefeitura quanto eu faturei em outubro', ({ sum }) => [sum(sold, OUT, not(who('PREFEITURA')))]],
  [
    'se a clinica santa rita não tivesse pago quanto teria entrado em outubro',
    ({ sum }) => [sum(cameIn, OUT, not(who('SANTA RITA')))],
  ],
]

const RENOVATOR_CHAINS: readonly (readonly Apart[])[] = [
  [
    [
      'quanto entrou da prefeitura de julho pra ca',
      ({ sum }) => [sum(received, '2026-07-01..2026-11-21', who('PREFEITURA'))],
    ],
    ['e quanto paguei de iss nesse tempo', ({ sum }) => [sum(paid, '2026-07-01..2026-11-21', who('ISS'))]],
    [
      'sobra quanto',
      ({ sum }) => [
        cents(
          sum(received, '2026-07-01..2026-11-21', who('PREFEITURA')) - sum(paid, '2026-07-01..2026-11-21', who('ISS')),
        ),
      ],
    ],
  ],
]

const INSTAGRAM_QUESTIONS: readonly Apart[] = [
  ['qto a shopee me pagou esse mes', ({ sum }) => [sum(received, NOW, who('SHOPEE'))]],
  [
    'shopee descontando taxa e devolução, quanto limpou em outubro',
    ({ sum }) => [cents(sum(received, OUT, who('SHOPEE')) - sum(paid, OUT, who('SHOPEE')))],
  ],
  ['gasto c anuncio (meta + tiktok) set e out', ({ sum }) => [sum(paid, `${SEP}+${OUT}`, who('META', 'TIKTOK'))]],
  [
    'quanto % do q eu vendo vai p frete',
    ({ sum }) => [OUT, LAST_12, YEAR, YEAR_FULL, NOW].map((d) => sum(paid, d, cat('fretes')) / sum(sold, d)),
  ],
  [
    'correios ou melhor envio, qual to gastando mais?',
    ({ sum }) =>
      [OUT, LAST_12, YEAR, YEAR_FULL, NOW].map((d) =>
        cents(sum(paid, d, who('CORREIOS')) - sum(paid, d, who('MELHOR ENVIO'))),
      ),
  ],
  ['a larissa influencer vale a pena?', () => null],
  ['quantas vezes a bruna alcantara comprou esse ano', ({ count }) => [count(received, YEAR, who('BRUNA'))]],
  ['qto tenho no picpay', () => [1_206.3]],
  [
    'pq outubro foi pior q setembro??',
    ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP)), cents(sum(sold, OUT) - sum(sold, SEP))],
  ],
]

const INSTAGRAM_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto vendi em agosto', ({ sum }) => [sum(sold, AUG)]],
    ['e setembro', ({ sum }) => [sum(sold, SEP)]],
    ['e outubro', ({ sum }) => [sum(sold, OUT)]],
    ['qual foi o melhor dos três?', ({ sum }) => [Math.max(sum(sold, AUG), sum(sold, SEP), sum(sold, OUT))]],
  ],
  [
    ['quanto gastei com embalagem esse ano', ({ sum }) => [sum(paid, YEAR, cat('embalagens'))]],
    ['em qual mês foi mais?', ({ by }) => [by(paid, YEAR, byMonth, cat('embalagens'))[0]!.value]],
    [
      'e menos?',
      ({ by }) => [
        by(paid, YEAR, byMonth, cat('embalagens')).at(-1)!.value,
        by(paid, YEAR_FULL, byMonth, cat('embalagens')).at(-1)!.value,
      ],
    ],
  ],
]

/** Its own category among the variable costs. */
const tolls = who('SEM PARAR', 'CONECTCAR')

const LORRIES_QUESTIONS: readonly Apart[] = [
  ['diesel em outubro, graal e ipiranga somados', ({ sum }) => [sum(paid, OUT, who('GRAAL', 'IPIRANGA'))]],
  [
    'Quanto o pedágio representa do faturamento em outubro?',
    ({ sum }) => [sum(paid, OUT, who('SEM PARAR', 'CONECTCAR')) / sum(sold, OUT)],
  ],
  ['Custo com motoristas no terceiro trimestre', ({ sum }) => [sum(paid, Q3, who('MOTORISTA'))]],
  [
    'A margem de contribuição caiu em relação a setembro?',
    ({ sum }) => {
      const share = (days: string) => (sum(margin, days) - sum(paid, days, tolls)) / sum(sold, days)
      return [share(OUT) - share(SEP)]
    },
  ],
  ['multas do detran esse ano', ({ sum }) => [sum(paid, YEAR, who('DETRAN'))]],
  ['quantas parcelas do banco volvo já paguei', ({ count }) => [count(paid, ALL, who('VOLVO'))]],
  [
    'AMBEV e Magazine Luiza juntas dão que fatia da receita de outubro?',
    ({ sum }) => [sum(received, OUT, who('AMBEV', 'MAGAZINE')) / sum(sold, OUT)],
  ],
  ['Quanto tinha na conta Santander no fim de setembro', ({ balance }) => [balance('2026-09-30', 'santander')]],
  [
    'Média mensal de manutenção em 2026',
    ({ sum }) => [cents(sum(paid, YEAR_FULL, cat('manutencao')) / 10), cents(sum(paid, YEAR, cat('manutencao')) / 11)],
  ],
]

const LORRIES_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto paguei ao ademir motorista em outubro', ({ sum }) => [sum(paid, OUT, who('ADEMIR MOTORISTA'))]],
    ['e de diárias dele', ({ sum }) => [sum(paid, OUT, who('DIARIAS ADEMIR'))]],
    ['soma os dois', ({ sum }) => [sum(paid, OUT, who('ADEMIR'))]],
  ],
]

export const FIVE_FIRST: ApartSets = {
  'a butcher': { company: BUTCHER, questions: BUTCHER_QUESTIONS, chains: BUTCHER_CHAINS, nothing: [] },
  'a dentist': { company: DENTIST, questions: DENTIST_QUESTIONS, chains: DENTIST_CHAINS, nothing: [] },
  'a renovator': { company: RENOVATOR, questions: RENOVATOR_QUESTIONS, chains: RENOVATOR_CHAINS, nothing: [] },
  'a shop of Instagram': { company: INSTAGRAM, questions: INSTAGRAM_QUESTIONS, chains: INSTAGRAM_CHAINS, nothing: [] },
  'a firm of lorries': { company: LORRIES, questions: LORRIES_QUESTIONS, chains: LORRIES_CHAINS, nothing: [] },
}
