import { fold } from '#src/text/words.ts'
import { areFeeIds, beforeBoth, beforeFees, beforeReturns, bothOf, feesOf, returnsOf } from './fees.ts'
import type { Conta, Frame } from './frame.ts'
import { isNarrowed, metricOfGroups } from './framing.ts'
import type { MetricId } from './metrics.data.ts'
import { plainName } from './names.ts'
import { ofCountAndSum, ofMeansOfTwo, ofTwoAsked, ofTwoTimesApart, withoutKind } from './pairs-apart.ts'
import { ofHalves } from './pairs-halves.ts'
import { plainPair } from './pairs-words.ts'
import { lastCompleteMonths } from './periods.ts'
import { frameAlone, type Reading } from './question.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'
import { ofRest, ofSeries } from './side-by-side.ts'
import { turned } from './turned.ts'
import { PLUS } from './words.data.ts'

/** Two figures that one question joins: which is the larger, what they make together, one less the other. */

const COMPARES =
  / (?:ou|versus|vs|x) | cada (?:um|uma) | compar[a-z]* | diferenca (?:entre|d[eoa]s?) | (?:mais|menos|maior|menor) (?:.{1,60} )?que /
const ADDS = new RegExp(` (?:somando|somad[oa]s?|soma|juntando|juntos|juntas) |${PLUS}|\\+`)
const TAKES_AWAY = / menos /

type Rewrite = readonly [Conta, RegExp, readonly (readonly [RegExp, string])[]]

/** The same question with 'e' between the two, as the grammar reads it. */
const REWRITES: readonly Rewrite[] = [
  [
    'compara',
    COMPARES,
    [
      // 'quem compra mais, a Karoline ou a Carolina'
      [
        / (?:quem|qual(?: d[oa]s (?:dois|duas))?) (?:me )?(?:compra|paga|pagou|gasta|rende|traz)(?: aqui| comigo)? mais (?=.* ou )/,
        ' me pagou ',
      ],
      [/ (?:quem|qual(?: del[ea]s)?|o que|onde)(?= (?:me )?[a-z]{4,12} mais .* ou )/, ''],
      [/ cada (?:um|uma)(?: d[eoa]l[ea]s)? /g, ' '],
      [/ (?:versus|vs|x) /g, ' ou '],
      [/ (quem|qual)(?: me)? (?:rendeu|rende|trouxe|traz|deixou|deu|paga|compra) (?=.*mais|mais)/g, ' me pagou '],
      // 'Bella ou Sul, gastei mais em qual'
      [
        /(?<= ou .*) (?:mais |menos )(?:com |em |n[ao] |d[ao] |pr[ao] )?(?:qual|quem)(?: d[ao]s (?:dois|duas)| d[eoa]l[ea]s)? /g,
        ' ',
      ],
      [/ (?:mais|menos|maior|menor)(?= (?:.{1,60}? )?(?:ou|(?<!o )que) )/g, ' '],
      [/ (?:do )?(?<! o )que (?=[a-z])/g, ' e '],
      [
        / (?:(?:com|de|pra|para|em) )?(?:qual|quem|onde|o que|(?<=(?:em|com) )que)(?: d[eoa]l[ea]s| d[oa]s (?:dois|duas))?(?= .*(?:mais|menos))| (?:mais|menos)(?= .* ou )/g,
        ' ',
      ],
      [/(?<= ou .*) (?:mais|menos) /g, ' '],
      [/ (?:ou|versus|vs|x) /g, ' e '],
      [/ compar[a-z]*(?: com)? | diferenca (?:entre|d[eoa]s?) /g, ' '],
    ],
  ],
  [
    'menos',
    TAKES_AWAY,
    [
      // 'receita de outubro menos despesa de outubro': of both the same days.
      [/ (d[eo]|em) (\S{3,12}(?: passado| de 20\d\d)?)(?= menos .* \1 \2 )/g, ' '],
      [/ menos (?:o que )?(?:quanto )?/g, ' e quanto '],
      [/ (?:a )?diferenca (?:entre|d[eoa]s?) | o que /g, ' quanto '],
    ],
  ],
  [
    'soma',
    ADDS,
    [
      [/ (?:somando|somad[oa]s?|soma d[eoa]s?|soma|juntando|juntos|juntas) /g, ' '],
      [new RegExp(`${PLUS}|\\+`, 'g'), ' e '],
    ],
  ],
]

/** A question that joins two figures; undefined: it is none, or says more than that. */
export function pairOf(question: string, context: QuestionContext): Reading | undefined {
  const plain = ` ${fold(question.slice(0, 300))
    .replace(/[?!.,;:]+(?= |$)|[()]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()} `
  const text = plainPair(withoutKind(plain, context))
  const special =
    ofCountAndSum(text, context) ??
    ofTwoAsked(text, context) ??
    ofTwoTimesApart(text, context) ??
    ofMeansOfTwo(text, context) ??
    ofSeries(text, context) ??
    ofRest(text, context) ??
    ofBothEnds(text, context) ??
    ofHalves(text, context) ??
    ofWeekdays(text, context) ??
    netOfFees(text, context)
  if (special) return special
  for (const [conta, pattern, changes] of REWRITES) {
    if (!pattern.test(text)) continue
    const said = changes.reduce((all, [from, to]) => all.replace(from, to), text)
    const parts = readParts(said.trim(), context)
    const one = parts && conta === 'soma' && TOLD_TOGETHER.test(text) && sumOfOne(parts, context)
    if (one) return one
    const pair = parts && pairFrom(parts, context, conta, said)
    if (pair) return pair
  }
  return undefined
}

const TOLD_TOGETHER = / (?:somad|junt)[oa]s /
/** 'gelo e carvão juntos', where both are one category of its own. */
function sumOfOne(parts: Parts, context: QuestionContext): Reading | undefined {
  const items = parts.left.length + parts.options.length === 0 && !parts.widened ? itemsOf(parts, context) : undefined
  const plain = [parts.dimension, parts.top, parts.one, parts.mean, parts.counts].every((part) => part === null)
  // 'janeiro, fevereiro e março somados'
  const months =
    !isNarrowed(parts) && parts.metrics.length === 1 && parts.times.period !== null && parts.left.length === 0
  if ((items?.length !== 1 && !months) || !plain || parts.share || parts.why || parts.times.comparison) return undefined
  const reading = frameAlone({ ...parts, asks: true, change: false }, context)
  return reading.kind === 'frame' ? reading : undefined
}

/** Of what is asked without its days. */
const USUAL_MONTHS = 12
const WEEKENDS = / (?:n?[oa]s? |d[eo]s? |aos )?(?:fim|fins|final|finais) de semana (?!passad|retrasad|que vem)/g
const WORKWEEK =
  / (?:durante a semana|n?os dias de semana|dias de semana|dias? uteis|(?:no )?meio d[ae] semana|(?:de )?segunda a sexta) /g
const AMONG: Readonly<Record<string, string>> = { fimdesemana: 'nos fins de semana', diautil: 'de segunda a sexta' }
const DAY = '(segunda|terca|quarta|quinta|sexta|sabado|domingo|fimdesemana|diautil)s?(?:[ -]feiras?)?'
const AT = '(?:n?[ao]s? |d[eo] |em )?'
const TWO_DAYS = new RegExp(
  ` ${AT}${DAY} ((?:(?!ou |x |vs |que |do )[a-z]+ ){0,5}?)(?:ou|x|vs|versus|contra|(?:mais |menos |melhor |pior )?(?:do )?que|comparad[oa]s? (?:com|a|ao)|em relacao (?:a|ao)) ${AT}${DAY} `,
)

/** Between the days, beside what is asked of both. */
const SAYS_LITTLE =
  / (?:vende|vendem|da|dao|deu|rende|rendeu|fatura|foi|foram|e|sao|eu|a gente|mais|menos|melhor|pior)(?= )/g
const CONNECTED = '(?:ou|x|vs|versus|contra|(?:do )?que|comparad[oa]s? (?:com|a|ao))'
/** 'sábados de setembro contra domingos de setembro': the days once. */
const SAME_TIME = new RegExp(` (${AT}${DAY})( d[eo] \\S{3,9}) (${CONNECTED}) (${AT}${DAY})\\3 `)

/** 'vendi mais no sábado ou no domingo em outubro': all of them in the days that are said. */
function ofWeekdays(said: string, context: QuestionContext): Reading | undefined {
  const asked = said.replace(WEEKENDS, ' fimdesemana ').replace(WORKWEEK, ' diautil ')
  const text = asked.replace(SAME_TIME, ' $1 $4 $5$3 ')
  const found = TWO_DAYS.exec(text)
  if (!found) return undefined
  const plain = text
    .replace(
      / (?:o que|qual|quem|que|em qual)(?: (?:deles|dia|dos dois|das duas))?(?: (?:da|deu|vende|vendeu|rende|rendeu|foi|e|fatura|faturou))+ (?=mais |melhor |menos )/,
      ' ',
    )
    .replace(/ (?:mais|menos|melhor|pior) /g, ' ')
  const [first = '', between = '', second = ''] = found.slice(1)
  const verb = ` ${between} `.replace(SAYS_LITTLE, ' ').trim()
  const [one, other] = [first, second].map((day) => {
    const among = AMONG[day] ?? `${day === 'sabado' || day === 'domingo' ? 'nos' : 'nas'} ${day}s`
    const parts = readParts(plain.replace(TWO_DAYS, ` ${verb} ${among} `).trim(), context)
    if (!parts || parts.times.always) return undefined
    if (parts.times.period !== null) return frameAlone(parts, context)
    // There may be more of one day than of the other: means, where no days are said.
    const bare = parts.mean === null && parts.dimension === null
    const times = {
      ...parts.times,
      period: lastCompleteMonths(USUAL_MONTHS, context.hoje, context.primeiro),
      assumed: true,
    }
    return bare ? frameAlone({ ...parts, mean: 'dia', asks: true, times }, context) : undefined
  })
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return undefined
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true, conta: 'compara' }
}

const BEST = '(melhor|maior|mais|pior|menor|menos)'
const BOTH_ENDS = new RegExp(
  ` ${BEST}((?: \\S+){0,8}?) e(?: (?:qual|quem|em qual|que))?(?: foi)?(?: [oa]| mes| dia| semana)* ${BEST}(?= )`,
)
/** 'entre o melhor e o pior mês qual a diferença' */
const LAST_DIFFERENCE = /^ entre ([oa] (?:melhor|maior|pior|menor) .{3,80}?) (?:qual (?:foi |e )?)?(?:a )?diferenca $/
const SMALLEST = /^(?:pior|menor|menos)$/
const DIFFERENCE =
  / (?:(?:qual|quanto)(?: (?:foi|e|da|deu))? )?(?:[ao] )?(?:diferenca|distancia|variacao) (?:entre|d[eoa]|que (?:deu|teve) entre) /

/** 'qual foi o melhor mês e qual o pior': each of them; half of it is no answer. */
function ofBothEnds(asked: string, context: QuestionContext): Reading | undefined {
  const last = LAST_DIFFERENCE.exec(asked)
  const apart = last !== null || DIFFERENCE.test(asked)
  const text = apart
    ? (last ? ` ${last[1]} ` : asked)
        .replace(DIFFERENCE, ' ')
        .replace(/ (?:pr[ao]|para [ao]|ate [ao]|x|ou)(?: [oa])? (?=(?:melhor|maior|pior|menor) )/, ' e ')
    : asked
  const found = BOTH_ENDS.exec(text)
  if (!found || SMALLEST.test(found[1]!) === SMALLEST.test(found[3]!)) return undefined
  const [one, other] = [found[1], found[3]].map((word) => {
    const parts = readParts(text.replace(BOTH_ENDS, ` ${word}$2`).trim(), context)
    const reading = parts && frameAlone({ ...parts, asks: true }, context)
    return reading?.kind === 'frame' && (reading.frame.maiores ?? reading.frame.unico) !== null ? reading : undefined
  })
  if (!one || !other) return { kind: 'unknown' }
  if (!apart) return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true }
  const frames: [Frame, Frame] = SMALLEST.test(found[1]!) ? [other.frame, one.frame] : [one.frame, other.frame]
  return { kind: 'both', frames, assumed: one.assumed, explicit: true, conta: 'compara' }
}

const CLEANED = / (?:me )?(?:limpou|sobrou|limpei|rendeu|deixou)(?= )/

/** 'quanto o iFood repassou já descontada a taxa': what came from it less what it kept. */
function netOfFees(text: string, context: QuestionContext): Reading | undefined {
  const all = beforeBoth(text)
  const returns = beforeReturns(text)
  const said = (all ?? returns ?? beforeFees(text))?.replace(CLEANED, ' recebi ')
  const parts = said === undefined ? undefined : readParts(said.trim(), context)
  if (!parts || parts.parties.length === 0 || parts.categories.length > 0) return undefined
  const asks = { ...parts, asks: true, metrics: ['entradas' as const] }
  const plain = parts.metrics.every((id) => INCOMES.has(id)) && parts.dimension === null && parts.mean === null
  const reading = plain ? frameAlone(asks, context) : undefined
  if (reading?.kind !== 'frame' || reading.frame.comparacao || reading.frame.unico) return undefined
  const { frame, assumed } = reading
  return {
    kind: 'both',
    frames: [frame, all !== undefined ? bothOf(frame) : returns === undefined ? feesOf(frame) : returnsOf(frame)],
    assumed,
    explicit: true,
    conta: 'menos',
  }
}

/** The two things that parts name, each with all the rest. */
export function pairFrom(parts: Parts, context: QuestionContext, conta: Conta, said: string): Reading | undefined {
  const { times } = parts
  // 'quem custa mais por mês, a Ana ou a Bia', 'as duas juntas por mês'
  const usually =
    conta !== 'menos' && (parts.mean ?? 'mes') === 'mes' && (parts.dimension === null || parts.dimension === 'mes')
  const shaped =
    [
      usually ? null : parts.dimension,
      parts.top,
      parts.one,
      usually ? null : parts.mean,
      parts.counts,
      parts.norma,
    ].some((part) => part !== null) || parts.degrau
  const asksMore = parts.why || times.comparison !== null || times.relative !== null
  if (parts.left.length > 0 || parts.options.length > 0 || shaped || asksMore) return undefined
  const items = itemsOf(parts, context)
  const undated = usually && (parts.mean ?? parts.dimension) !== null && times.period === null && !times.always
  const year = lastCompleteMonths(USUAL_MONTHS, context.hoje, context.primeiro)
  const asked = {
    ...{ ...parts, asks: true, change: false },
    ...(undated && { mean: 'mes' as const, dimension: null, times: { ...times, period: year, assumed: true } }),
  }
  if (conta === 'soma' && isOneFrame(parts, items ?? [])) return frameAlone(asked, context)
  if (items?.length !== 2) return undefined
  const [one, other] = items.map((item) => frameAlone({ ...asked, ...item, share: undefined }, context))
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return undefined
  const [first, second] = alike([one, other], said)
  const sums = conta === 'soma' && first.metrica === second.metrica && !parts.apart && !parts.widened
  // One frame holds several categories, names or accounts by itself.
  if (sums && sameKind(first, second)) return turned(frameAlone(asked, context), said)
  if (parts.share) return undefined
  const frames: [Frame, Frame] =
    INCOMES.has(second.metrica) && !INCOMES.has(first.metrica) ? [second, first] : [first, second]
  // All but somebody is another question; one name less another is a difference.
  const names = frames.every(
    ({ filtros: { categorias, contrapartes } }) => contrapartes.length > 0 && categorias.length === 0,
  )
  if (conta === 'menos' && !names && INCOMES.has(frames[0].metrica) === INCOMES.has(frames[1].metrica)) return undefined
  const undirected = one.undirected || other.undirected
  const based = conta === 'compara' ? onOneBase(frames) : frames
  return { kind: 'both', frames: based, assumed: one.assumed, explicit: true, conta, ...(undirected && { undirected }) }
}

/** 'vendi mais do que gastei?': what has no category counts on neither side, as revenue never has it. */
function onOneBase([one, other]: [Frame, Frame]): [Frame, Frame] {
  if (one.metrica !== 'receita' || other.metrica !== 'despesas' || isNarrowedFrame(other)) return [one, other]
  return [one, { ...other, filtros: { ...other.filtros, semCategorias: [...other.filtros.semCategorias, ''] } }]
}
const isNarrowedFrame = ({ filtros }: Frame) => filtros.categorias.length + filtros.contrapartes.length > 0

/** Several things that one frame holds: 'A, B e C somados', 'salário da Ana e da Bia', 'salário + comissão da Tamires'. */
function isOneFrame(parts: Parts, items: readonly Item[]): boolean {
  if (parts.share) return false
  const others = parts.parties.filter((name) => !parts.utility.includes(name))
  // 'diesel em outubro, Graal e Ipiranga somados': whom the category was paid to.
  const within = parts.categories.length === 1 && new Set(others.map(plainName)).size > 1 && parts.utility.length === 0
  if (within && !parts.apart) return true
  if (parts.widened) return false
  const many = items.length > 2 && parts.categories.length > 0 !== others.length > 0
  const pay = areFeeIds(parts.categories) || (parts.categories.length === 1 && OF_PEOPLE.has(parts.categories[0]!))
  const staff = pay && new Set(others.map(plainName)).size === 2
  const ofOne = parts.categories.length > 1 && new Set(others.map(plainName)).size === 1 && parts.utility.length === 0
  return ofOne || (!parts.apart && (many || staff))
}

const OF_PEOPLE: ReadonlySet<string> = new Set(['salarios', 'comissoes', 'beneficios', 'pro-labore'])

type Framed = Extract<Reading, { kind: 'frame' }>

/** 'a Unimed pagou mais que a prefeitura': who did it before the verb says of both which way the money went. */
function alike([one, other]: readonly [Framed, Framed], said: string): [Frame, Frame] {
  const metrica = [one, other].flatMap((reading) => {
    const way = turned(reading, said)
    return way.kind === 'frame' && way.frame.metrica !== reading.frame.metrica ? [way.frame.metrica] : []
  })[0]
  return metrica
    ? [
        { ...one.frame, metrica },
        { ...other.frame, metrica },
      ]
    : [one.frame, other.frame]
}

const INCOMES: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'clientes', 'receita-liquida'])
const sameKind = ({ filtros: a }: Frame, { filtros: b }: Frame) =>
  a.categorias.length > 0 === b.categorias.length > 0 && a.contrapartes.length > 0 === b.contrapartes.length > 0

const WHOLES: ReadonlySet<MetricId> = new Set(['pessoal', 'despesas-fixas', 'custos-variaveis', 'financeiras'])
const outgoOf = (id: string, context: QuestionContext): MetricId[] => {
  const metric = metricOfGroups([id], context)
  return metric ? [metric] : []
}

type Item = Pick<Parts, 'metrics' | 'categories' | 'parties' | 'accounts' | 'widened'>

export function itemsOf(parts: Parts, context: QuestionContext): Item[] | undefined {
  const { metrics, categories, parties, accounts, utility } = parts
  const own = parties.filter((name) => !utility.includes(name))
  const plain = { metrics, categories: [], parties: [], accounts, widened: false }
  const names = [...Map.groupBy(own, plainName).values()]
  if (categories.length + names.length + utility.length === 0) {
    if (metrics.length === 2) return metrics.map((metric) => ({ ...plain, metrics: [metric] }))
    return accounts.length === 2 ? accounts.map((id) => ({ ...plain, accounts: [id] })) : undefined
  }
  if (metrics.length > 1) return undefined
  // 'com pessoal ou com mercadoria'
  const [metric] = metrics
  const beside = metric !== undefined && WHOLES.has(metric) && categories.length === 1 && names.length === 0
  if (beside && !parts.widened)
    return [plain, ...categories.map((id) => ({ ...plain, metrics: outgoOf(id, context), categories: [id] }))]
  // Of a category that is wider than the word nothing can be said beside another.
  if (parts.widened && !(categories.includes('utilidades') && utility.length > 0 && !parts.wide)) return undefined
  const of = (id: string): Item[] => {
    const own = outgoOf(id, context)
    const item = { ...plain, metrics: own.length > 0 ? own : metrics, categories: [id] }
    if (id !== 'utilidades' || utility.length === 0) return [item]
    const bills = categories.length === 1 && names.length === 0 ? utility.map((name) => [name]) : [utility]
    return bills.map((bill) => ({ ...item, parties: bill }))
  }
  return [
    ...categories.flatMap(of),
    ...names.map((group) => ({ ...plain, metrics: metricsOf(parts, context), parties: group })),
  ]
}

/** A name beside a category moved in the category's direction. */
function metricsOf({ metrics, categories }: Parts, context: QuestionContext): MetricId[] {
  const metric = metrics[0] ?? (categories.length > 0 ? metricOfGroups(categories, context) : undefined)
  return metric ? [metric] : []
}
