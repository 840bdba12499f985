import type { Contagem, Dimensao, Media, Unico } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import { COUNT, numberOf } from './period-points.ts'
import type { Rest } from './rest.ts'
import { takeMean } from './shape-mean.ts'
import { CLIENT, PAYS, RANKS, SUPPLIER, WAYS } from './shape-ways.data.ts'

/** How the parts of a figure are laid out: by what, how many, the largest or the smallest, their mean, or one movement alone. */
export interface Shape {
  dimension: Dimensao | null
  top: number | null
  smallest: boolean
  /** Of the parts in their order only this one: 'o segundo maior'. */
  nth: number | null
  mean: Media | null
  /** The dimension isn't said: 'e os 3 maiores?' keeps that of the question before. */
  implied: boolean
  /** What the words for the parts mean by themselves: 'o maior cliente'. */
  metric: MetricId | null
  /** One movement is asked for, and what its noun means: 'a última conta', 'a maior venda'. */
  one: Unico | null
  /** Of such movements how many: 'os 3 maiores pagamentos'. */
  many: number | null
  oneMetric: MetricId | null
  /** How many movements or names there are, not what they sum to. */
  counts: Contagem | null
}

const NUMBERED = new RegExp(` (?:(?:top|${RANKS}) ${COUNT}(?: (?:${RANKS}))?|${COUNT} (?:${RANKS})) `)
const SMALLEST = / (?:menos|menor|menores|pior|piores) /
/** 'maior que' compares, 'mais apertado' is a metric: no rank. */
const NO_RANK =
  / (?:mais|menos|maior|menor|melhor|pior|maiores|menores|melhores|piores) (?:que|do que) | a (?:mais|menos) |mais ou menos|mais apertado|mais baixo|menor saldo|menor caixa|pior dia|pior saldo| p\d /

/** Takes what says how the parts are laid out. */
export function readShape(rest: Rest): Shape {
  takeStrength(rest)
  const [, rank, ranked] = RANKED_DAY.exec(rest.text) ?? []
  if (ranked) rest.take(RANKED_DAY, `que dia ${rank} ${amongDays(ranked)}`)
  const day = WHICH_DAY.exec(rest.text)?.[1]
  if (day) rest.take(WHICH_DAY, `que dia ${amongDays(day)}`)
  const nth = takeNth(rest)
  const shape: Shape = {
    dimension: null,
    top: null,
    smallest: false,
    nth,
    mean: null,
    implied: false,
    metric: null,
    counts: null,
    ...takeOne(rest),
  }
  Object.assign(shape, takeCount(rest))
  const numbered = NUMBERED.exec(rest.text)
  if (numbered) rest.take(NUMBERED, SMALLEST.test(numbered[0]) ? 'menores' : 'maiores')
  const count = nth ?? (numbered ? numberOf(numbered[1] ?? numbered[2] ?? '1') : 1)
  const { text } = rest
  shape.mean = takeMean(rest)
  for (const { pattern, dimension, metric = null, ranked, least } of WAYS) {
    const found = rest.take(pattern)
    if (!found) continue
    Object.assign(shape, { dimension, metric, smallest: least ?? SMALLEST.test(found[0]), top: ranked ? count : null })
    break
  }
  if (shape.dimension === 'dia-semana') {
    shape.mean = shape.mean === null ? null : 'dia'
    if (rest.take(/ (?:para |pra |de )?(?:vende|vendem|vender) /)) shape.metric = 'receita'
  }
  if (shape.metric === null) shape.metric = takeSide(rest) ?? sideOf(shape, text)
  if (shape.top === null && new RegExp(` (?:${RANKS}) `).test(text) && !rest.has(NO_RANK)) {
    if (shape.dimension === null && !/ (?:mais|menos) /.test(text)) {
      shape.dimension = 'categoria'
      shape.implied = true
    }
    shape.top = shape.dimension === null ? null : count
    shape.smallest = SMALLEST.test(text)
  }
  // 'qual mês gastei menos': the word is separated from what is ranked.
  else if (shape.top !== null && SMALLEST.test(rest.text) && !rest.has(NO_RANK)) shape.smallest = true
  return shape
}

/** 'qual domingo vendi mais': a day among the Sundays. */
const WHICH_DAY =
  / (?:qual|quais|que|em qual|em que) (?:foi [oa] )?(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)? (?=(?:.* )?(?:mais|menos|melhor|pior) )/

const amongDays = (day: string) => (day === 'sabado' || day === 'domingo' ? `nos ${day}s` : `nas ${day}s`)

/** 'o pior sábado de outubro': a day among the Saturdays. */
const RANKED_DAY =
  / (?:qual |que )?(?:foi |e )?(?:o |a |meu |minha )?(melhor|pior|maior|menor) (segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?(?= )(?! (?:semana|quinzena|parcela|vez))/

const STRONG =
  / (dia|mes|semana|trimestre|semestre|bimestre) (?:foi |e |que foi )?[oa] mais (?=fort|frac|movimentad|parad|chei|vazi)/
/** 'o dia mais forte', 'o mês mais fraco'. */
function takeStrength(rest: Rest): void {
  const strong = STRONG.exec(rest.text)
  if (strong) rest.take(STRONG, `${strong[1]} mais`)
  if (!rest.has(/ (?:dias?|mes|meses|semanas?|(?:tri|se|bi)mestres?) /)) return
  rest.take(/ mais (?:fort[ei]s?|movimentad[oa]s?|chei[oa]s?) /, 'maior')
  rest.take(/ mais (?:frac[oa]s?|parad[oa]s?|vazi[oa]s?) /, 'menor')
}

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const NTH = new RegExp(
  ` (?:(${ORDINALS.join('|')})[oa]|([2-5]) [oa]) (?=(?:(?:${RANKS}) |(?:${CLIENT}|${SUPPLIER}) (?:que )?(?:mais|menos|maior)))`,
)
/** Alone, of what the question before ranked: 'e o segundo?' */
const NTH_ALONE = new RegExp(
  `^ (?:e |mas )?(?:so |apenas )?(?:qual )?(?:foi |e )?(?:quem )?(?:foi |e |esta em )?(?:[oa] )?(?:em |d[oa] |n[oa] )?(?:(${ORDINALS.join('|')})[oa]|([2-5]) [oa])(?: lugar| colocad[oa]| da lista)?(?: ate (?:agora|aqui|hoje))? $`,
)

/** The place after the one that was told. */
export const NEXT = 0
export const NEXT_ALONE =
  /^ (?:e |mas )?(?:quem |qual )?(?:vem |foi |e )?(?:depois|em seguida|logo depois|na sequencia)(?: d[eoa](?:l[ea]|ss[ea])?)?(?: vem)? $/

function takeNth(rest: Rest): number | null {
  if (rest.take(NEXT_ALONE, 'maior')) return NEXT
  const found = rest.take(NTH_ALONE, 'maior') ?? rest.take(NTH, '')
  if (!found) return null
  return found[2] ? Number(found[2]) : ORDINALS.indexOf(found[1]!) + 1
}

const DEAR = / mais (?:car[oa]s?|alt[oa]s?|pesad[oa]s?) /
const CHEAP = / mais (?:barat[oa]s?|baix[oa]s?) /
const NOUNS: Readonly<Record<string, MetricId>> = {
  conta: 'contas',
  nota: 'contas',
  compra: 'contas',
  venda: 'receita',
  recebimento: 'entradas',
  deposito: 'entradas',
  entrada: 'entradas',
  pagamento: 'saidas',
  saida: 'saidas',
  parcela: 'saidas',
}
/** 'os últimos 5 gastos': of all that is spent. */
const SPENT: Readonly<Record<string, MetricId>> = { gasto: 'despesas', despesa: 'despesas' }
const NOUN = Object.keys(NOUNS).join('|')
const LARGE = new RegExp(` (maior|menor|melhor|pior) (${NOUN})(?: d[eoa]s?| que (?:eu )?(?:paguei|recebi|fiz|tive))? `)
const LARGE_AFTER = new RegExp(` (${NOUN})(?: d[eoa]s?)?((?: [a-z]+){0,2}) (maior|menor) `)
const LAST = new RegExp(
  ` ultim[oa] (${NOUN}|gasto|despesa|lancamento|vez)(?: d[eoa]s?| que (?:eu )?(?:paguei|recebi|fiz|tive))? `,
)
const FIRST = new RegExp(
  ` primeir[oa] (${NOUN}|gasto|despesa|lancamento|vez)(?: d[eoa]s?| que (?:eu )?(?:paguei|recebi|fiz|tive))? `,
)
const HOW = '(maiores|menores|ultim[oa]s|primeir[oa]s)'
const MOST_MANY = 8
/** 'os 3 maiores pagamentos', 'as últimas 5 compras'. */
const MANY = new RegExp(
  ` (?:${COUNT} ${HOW}|${HOW} ${COUNT}) (${NOUN}|gasto|despesa|lancamento)s(?: individuais)?(?: d[eoa]s?| que (?:eu )?(?:paguei|recebi|fiz|tive|sairam|entraram))? `,
)
/** Of one movement that was spoken of before: 'e a última?' */
const LAST_ALONE = /^ (?:e |mas )?(?:qual |quando )?(?:foi |e )?(?:que foi )?[oa] (?:mais recente|ultim[oa]) $/
const LAST_TIME = / (?:pela |a )?ultima vez /
const FIRST_TIME = / (?:pela |a )?primeira vez /

/** 'o maior pagamento que recebi' came in. */
const nounMetric = ([said, , noun]: RegExpExecArray): MetricId =>
  noun === 'pagamento' && / recebi /.test(said) ? 'entradas' : NOUNS[noun!]!

/** One movement of the days: the largest, the smallest, the last. */
function takeOne(rest: Rest): Pick<Shape, 'one' | 'oneMetric' | 'many'> {
  const some = MANY.exec(rest.text)
  const many = some && numberOf(some[1] ?? some[4]!)
  const ranksCategories = some !== null && /gasto|despesa/.test(some[5]!) && /^m/.test(some[2] ?? some[3]!)
  if (many && many > 1 && many <= MOST_MANY && !ranksCategories) {
    rest.take(MANY)
    const how = some[2] ?? some[3]!
    const one = /^ma/.test(how)
      ? 'maior'
      : how.startsWith('menor')
        ? 'menor'
        : how.startsWith('prim')
          ? 'primeiro'
          : 'ultimo'
    return {
      one,
      many,
      oneMetric: / recebi /.test(some[0]) ? 'entradas' : (NOUNS[some[5]!.replace(/s$/, '')] ?? SPENT[some[5]!] ?? null),
    }
  }
  return { ...takeSingle(rest), many: null }
}

function takeSingle(rest: Rest): Pick<Shape, 'one' | 'oneMetric'> {
  if (rest.has(/ (?:que|qual) mes(?:es)? /)) rest.take(DEAR, 'mais')
  if (!rest.has(/ (?:caixa|saldo|ponto|dia) /)) {
    rest.take(DEAR, 'maior')
    rest.take(CHEAP, 'menor')
  }
  const last = rest.take(LAST_TIME) ?? rest.take(LAST) ?? rest.take(LAST_ALONE)
  if (last) return { one: 'ultimo', oneMetric: NOUNS[last[1] ?? ''] ?? null }
  const first = rest.take(FIRST_TIME) ?? rest.take(FIRST)
  if (first) return { one: 'primeiro', oneMetric: NOUNS[first[1] ?? ''] ?? null }
  const large = rest.take(LARGE)
  if (large) return { one: /maior|melhor/.test(large[1]!) ? 'maior' : 'menor', oneMetric: nounMetric(large) }
  const after = LARGE_AFTER.exec(rest.text)
  if (!after) return { one: null, oneMetric: null }
  rest.take(LARGE_AFTER, after[2]!)
  return { one: after[3] === 'maior' ? 'maior' : 'menor', oneMetric: NOUNS[after[1]!]! }
}

const COUNTED: Readonly<Record<string, MetricId>> = {
  vendas: 'receita',
  pagamentos: 'saidas',
  contas: 'contas',
  compras: 'contas',
  recebimentos: 'entradas',
  depositos: 'entradas',
  entradas: 'entradas',
  saidas: 'saidas',
}
const HOW_MANY = new RegExp(
  ` quant[oa]s (${Object.keys(COUNTED).join('|')}|vezes)(?= )(?: (?:que )?(?:eu )?(?:fiz|fizemos|tive|tivemos|houve|entraram|sairam))? `,
)
/** Of what was summed before: 'quantos foram?' */
const HOW_MANY_ALONE =
  /^ (?:e |mas )?(?:(?:foi|foram|deu|deram|fez|fizeram) )?(?:em )?quant[oa]s (?:foram|sao|deram|deu|lancamentos|pagamentos|depositos|compras|vezes|(?:parcelas|prestacoes|vezes|notas)(?: (?:foram|sao|deram|deu|teve|ja))*) $/
/** After what is counted: 'gastos acima de 500 em setembro, quantos foram'. */
const HOW_MANY_LAST =
  / (?:e )?(?:quant[oa]s (?:foram|sao|deram|deu|teve)|quantas vezes(?: foram| foi)?|quantos|quantas) $/
const HOW_MANY_NAMES = new RegExp(
  ` quant[oa]s (?:(${CLIENT})|(${SUPPLIER}))(?: diferentes| distintos)?(?: (?:que )?(?:me )?(?:${PAYS}|tive|tenho|tivemos|paguei|pagamos))? `,
)

/** 'quantas vendas', 'quantos clientes me pagaram'. */
function takeCount(rest: Rest): Partial<Shape> {
  const names = rest.take(HOW_MANY_NAMES)
  if (names) return { counts: 'nomes', metric: names[1] ? 'clientes' : 'fornecedores' }
  if (rest.take(HOW_MANY_ALONE) ?? rest.take(HOW_MANY_LAST)) return { counts: 'lancamentos' }
  const found = rest.take(HOW_MANY)
  if (!found) return {}
  return { counts: 'lancamentos', oneMetric: COUNTED[found[1]!] ?? null }
}

/** 'qual fornecedor … mais': whatever the verb says, it is of those who were paid. */
function sideOf({ dimension, top }: Shape, text: string): MetricId | null {
  const ranks = dimension === 'contraparte' && (top !== null || new RegExp(` (?:${RANKS}) `).test(text))
  if (!ranks) return null
  if (new RegExp(` (?:${SUPPLIER}) `).test(text)) return 'fornecedores'
  return new RegExp(` (?:${CLIENT}) `).test(text) ? 'clientes' : null
}

/** 'com fornecedores', 'dos clientes': the other side as a whole. */
function takeSide(rest: Rest): MetricId | null {
  if (rest.take(new RegExp(` (?:com |de |dos |os |meus |a )*(?:${SUPPLIER}) `))) return 'fornecedores'
  return rest.take(new RegExp(` (?:de |dos |meus |os )*(?:${CLIENT}) `)) ? 'clientes' : null
}

/** The worst month of what is paid is the dearest. */
export function leastOf({ smallest, top }: Shape, whole: string, metric: MetricId | undefined): boolean {
  const judged =
    top !== null &&
    metric !== undefined &&
    OUTGO.has(metric) &&
    !DONE_BY.test(whole) &&
    / (melhor|pior)(?:es)? /.exec(whole)
  return judged ? judged[1] === 'melhor' : smallest
}
const DONE_BY = / (?:pag|gast|receb|compr)(?:ou|aram|eu|eram|a|am) /
const OUTGO: ReadonlySet<MetricId> = new Set(['despesas', 'saidas', 'fornecedores', 'pessoal', 'despesas-fixas'])
