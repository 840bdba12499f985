import { isOneMonth } from '#src/metrics/completing.ts'
import type { Dimensao, Faixa, Frame, Media, Unico } from '#src/metrics/frame.ts'
import { metricOfGroups } from '#src/metrics/framing.ts'
import { merge } from '#src/metrics/merging.ts'
import type { MetricId } from '#src/metrics/metrics.data.ts'
import { numberOf } from '#src/metrics/period-points.ts'
import { plainParts } from '#src/metrics/plain-parts.ts'
import { after, frameAlone, type Reading } from '#src/metrics/question.ts'
import type { Parts } from '#src/metrics/reading.ts'
import { Rest } from '#src/metrics/rest.ts'
import { readReckoned, reading as reckoned } from '#src/metrics/shown/reckon.ts'
import type { Shown } from '#src/metrics/shown/shown.ts'
import { takeSizes } from '#src/metrics/sizes.ts'
import { NOTHING_SAID } from '#src/metrics/times.ts'
import { takeShare } from '#src/metrics/turns.ts'
import type { Act, By, Flow } from './labels.ts'
import type { MarkContext } from './marks.ts'
import { saysFlow } from './pointing.ts'
import { scaleIn } from './supposed.ts'
import { flowsOf, type Thing, type Things } from './things.ts'

/** The frame of what is heard: of whom, what and when, and what is done with it. */

export interface Meant {
  act: Act
  flow: Flow
  by: By
  things: Things
  /** Words as they are typed, short forms spelt out. */
  words: readonly string[]
  /** A told figure is reckoned with. */
  ofFigure: boolean
}

interface Talk {
  before: Frame
  shown: readonly Shown[]
}

const SOLD = / (?:vend\w+|fatur\w+) /
const CLEARLY = 5

export function metricFor(
  { flow, things, words, by }: Meant,
  context: MarkContext,
  before?: Frame,
): MetricId | undefined {
  const { who, options, categories, flows } = things
  if (flow === 'margem') return 'margem-lucro'
  if (things.metric) return things.metric
  if (categories.length > 0) return metricOfGroups(categories, context)
  if (who.length + options.length > 0) {
    if (flows.entrou > CLEARLY * flows.saiu) return 'entradas'
    if (flows.saiu > CLEARLY * flows.entrou) return 'saidas'
    // 'o maior dele foi de quanto', of who pays and is paid: as it was told.
    if (things.taken && !saysFlow(words)) return before?.metrica
    if (flow === 'entrou' || flow === 'saiu') return flow === 'entrou' ? 'entradas' : 'saidas'
    return before?.metrica
  }
  if (flow === 'sobrou') return 'resultado'
  if (flow === 'entrou')
    return by === 'quem' ? 'clientes' : SOLD.test(` ${words.join(' ')} `) || by !== '-' ? 'receita' : 'entradas'
  if (flow === 'saiu') return by === 'quem' ? 'saidas' : 'despesas'
  return before?.metrica
}

const ON_WHAT = / (?:em que|no que|com que|com o que|onde|em qual) /
const DIMENSIONS: Partial<Record<By, Dimensao>> = {
  ...{ quem: 'contraparte', cat: 'categoria', mes: 'mes', dia: 'dia', semana: 'semana' },
  ...{ diasemana: 'dia-semana', conta: 'conta' },
}
const MEANS: Partial<Record<By, Media>> = {
  mes: 'mes',
  dia: 'dia',
  semana: 'semana',
  vez: 'vez',
  mov: 'vez',
  diasemana: 'dia',
}
const ONES: Partial<Record<Act, Unico>> = { maior: 'maior', menor: 'menor', ultimo: 'ultimo', primeiro: 'primeiro' }
const LISTED = 8

/** What an act makes of the parts of a plain sum; undefined: no frame has it. */
function shapeOf(meant: Meant): Partial<Parts> | undefined {
  const { act, by, things } = meant
  // 'em que gasto mais?'
  const laid = by === '-' && meant.flow === 'saiu' && ON_WHAT.test(` ${meant.words.join(' ')} `) ? 'cat' : by
  const dimension = DIMENSIONS[laid] ?? null
  const narrowed = things.who.length + things.categories.length > 0
  switch (act) {
    case 'soma':
    case 'passou':
    case 'junta':
      return {}
    case 'vezes':
      return { counts: 'lancamentos' }
    case 'nomes':
      return narrowed && things.who.length > 0 ? undefined : { counts: 'nomes', dimension: null }
    case 'partes':
      return limitOf(meant)
    case 'media':
      return by === '-' || by in MEANS ? { mean: MEANS[by] ?? 'mes' } : undefined
    case 'maior':
    case 'menor':
    case 'ultimo':
    case 'primeiro':
      return { one: ONES[act]! }
    case 'houve':
      return things.times.period === null ? { one: 'ultimo' } : {}
    case 'mais':
    case 'menos':
      // 'em que mês fiquei mais no vermelho': the most of what is least.
      if (dimension === null || (meant.flow === 'sobrou' && RED.test(` ${meant.words.join(' ')} `))) return undefined
      return { dimension, top: topIn(meant.words) ?? 1, smallest: act === 'menos' }
    case 'lista':
      if (by === 'mov' || (by === '-' && narrowed)) return { one: 'ultimo', many: LISTED }
      return dimension === null ? undefined : { dimension, top: dimension === 'contraparte' ? LISTED : null }
    case 'mudou':
      return { change: true }
    case 'porque':
      return { why: true, change: true }
    case 'fatia': {
      const share = shareIn(meant)
      return share && { share }
    }
    default:
      return undefined
  }
}

const TOP = /^(?:[2-9]|dois|duas|tres|quatro|cinco|seis|dez|10)$/
const topIn = (words: readonly string[]): number | undefined => {
  const found = words.filter((word) => TOP.test(word))
  return found.length === 1 ? numberOf(found[0]!) : undefined
}

const RED = / (?:vermelho|negativ\w+|prejuizo\w*|buraco|devendo|faltou|faltando) /
function limitOf({ flow, by, words }: Meant): Partial<Parts> | undefined {
  const dimension = by === 'dia' || by === 'semana' ? by : 'mes'
  const sizes = takeSizes(new Rest(words))
  const zero =
    flow === 'sobrou'
      ? RED.test(` ${words.join(' ')} `)
        ? { de: null, ate: -1 }
        : { de: 1, ate: null }
      : flow === '-'
        ? undefined
        : { de: 1, ate: null }
  if (NONE.test(` ${words.join(' ')} `))
    return sizes || flow === 'sobrou' || flow === '-' ? undefined : limitedTo(dimension, { de: 0, ate: 0 })
  const numbers = words.some((word) => /^\d/.test(word))
  const faixa = sizes ?? (numbers ? undefined : zero)
  if (!faixa) return undefined
  return limitedTo(dimension, faixa)
}
const NONE = / (?:sem|nao|num|nenhum[a]?|nunca|zerad[oa]s?|nem) /
const limitedTo = (dimension: Dimensao, faixa: Faixa): Partial<Parts> => ({
  ...{ dimension, counts: 'partes' },
  limited: { dimension, limit: { ...faixa, media: null }, metric: null },
})

const CAME_BASE = /^(?:vend\w*|fatur\w*|receita\w*|entr(?:a|ou|aram|am|ando|adas?)|receb\w+|ganh\w+)$/
const WENT_BASE = /^(?:gast\w*|despesas?|sa(?:i|iu|iram|em|ida|idas)|custos?|pag(?:o|uei|amos)|torr\w+)$/
/** Of what it is a share: as it is said, else of all of its kind. */
function shareIn({ words, flow }: Meant): Parts['share'] {
  const said = takeShare(new Rest(words))
  if (said && said.of !== null) return said
  const at = words.findLastIndex((word) => /^(?:d[aeo]s?|n[ao]s?|tudo|total|sobre)$/.test(word))
  const base = words.slice(Math.max(0, at)).find((word) => CAME_BASE.test(word) || WENT_BASE.test(word))
  if (base && at >= 0)
    return { of: /^(?:vend|fatur|receita)/.test(base) ? 'receita' : CAME_BASE.test(base) ? 'entradas' : 'saidas' }
  return flow === 'entrou' ? { of: 'receita' } : flow === 'saiu' ? { of: 'saidas' } : undefined
}

const PAIRS: Partial<Record<Act, 'compara' | 'menos'>> = { lado: 'compara', tira: 'menos' }

/** Undefined: it can't be told. */
export function readingOf(meant: Meant, context: MarkContext, talk: Talk | undefined): Reading | undefined {
  const { act, things } = meant
  if (act === 'falta') return { kind: 'unknown', untold: 'aberto' }
  const told = talk && (meant.ofFigure || act === 'junta') ? ofToldFigures(meant, talk, context) : undefined
  if (told) return told
  if (talk && meant.ofFigure) return undefined
  if (act === 'junta' && things.who.length + things.categories.length < 2) return undefined
  // Of whom it is, in which category: whether the one is within the other, no word says.
  if (act !== 'lado' && act !== 'tira' && things.who.length > 0 && things.categories.length > 0) return undefined
  if (act === 'igual') return talk && again(meant, talk.before, context)
  const lost = lostOf(meant)
  if (lost) return single(lost, context, talk?.before)
  const made =
    act === 'se'
      ? supposedOf(meant, context, talk?.before)
      : PAIRS[act]
        ? pairOf(meant, PAIRS[act], context)
        : single(meant, context, talk?.before)
  if (made?.kind !== 'frame' || !talk) return made
  // What was told is no answer again.
  return isSame(made.frame, talk.before) ? undefined : { ...made, frame: after(made.frame, talk.before) }
}

const isSame = (one: Frame, other: Frame): boolean =>
  SHAPE.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
const SHAPE = [
  ...(['metrica', 'periodo', 'filtros', 'dimensao', 'media', 'unico', 'contagem', 'sobre', 'comparacao'] as const),
  ...(['porque', 'maiores', 'menores', 'limiar'] as const),
]

function partsOf({ things }: Meant, context: MarkContext, metric: MetricId | undefined): Parts {
  const { who, options, categories, accounts, without, withoutCategories, times, widened } = things
  return {
    ...plainParts(context),
    metrics: metric ? [metric] : [],
    ...{ times, categories, accounts, widened, asks: true, goesOn: false },
    parties: options.length > 0 ? [] : [...who, ...things.payees],
    options: options.map((nome) => ({ id: nome, nome })),
    optionWord: '',
    excluded:
      without.length + withoutCategories.length > 0 ? { categories: withoutCategories, parties: without } : undefined,
  }
}

const told = (reading: Reading): Reading | undefined =>
  reading.kind === 'none' || reading.kind === 'unknown' ? undefined : reading

function single(meant: Meant, context: MarkContext, before: Frame | undefined): Reading | undefined {
  const { act, things } = meant
  const metric = act === 'saldo' ? 'saldo' : metricFor(meant, context, before)
  const shape = act === 'saldo' ? {} : shapeOf(meant)
  if (!metric || !shape) return undefined
  const parts = { ...partsOf(meant, context, metric), ...shape }
  // 'só faz subir': from when, isn't said.
  if (act === 'mudou' && things.times.period === null && things.times.relative === null) return undefined
  // 'quanto gasto num mês, na média': of no month by itself.
  if (parts.mean === 'mes' && isOneMonth(parts.times.period) && A_MONTH.test(` ${meant.words.join(' ')} `))
    parts.times = NOTHING_SAID
  const undated = things.times.period === null && !things.times.always && things.times.comparison === null
  const ever = act === 'vezes' || act === 'houve' || things.who.length > 0
  if (undated && ever && act !== 'mudou' && act !== 'porque' && things.times.weekdays === null && parts.mean === null)
    parts.times = { ...NOTHING_SAID, always: true }
  return told(frameAlone(parts, { ...context, contrapartes: context.nomes.map(({ nome }) => nome) }))
}

const A_MONTH = / (?:no|num|ao|em um) mes (?!de |passado|que |anterior)/
/** Two things that are named, each by itself. */
function pairOf(meant: Meant, conta: 'compara' | 'menos', context: MarkContext): Reading | undefined {
  const { things } = meant
  if (things.each.length === 0 && meant.act === 'lado') return single({ ...meant, act: 'mudou' }, context, undefined)
  if (things.each.length !== 2 || things.options.length > 0) return undefined
  const [one, other] = things.each.map((thing) => ofOne(meant, thing, context))
  if (one?.kind !== 'frame' || other?.kind !== 'frame' || isSame(one.frame, other.frame)) return undefined
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true, conta }
}

function ofOne(meant: Meant, { who, categories }: Thing, context: MarkContext): Reading | undefined {
  const things: Things = {
    ...meant.things,
    ...{ who, categories, each: [], flows: flowsOf(context.nomes, who) },
  }
  return single({ ...meant, act: 'soma', things }, context, undefined)
}

const LOSES = / (?:perc[oa]|perd\w+|deix\w+ de|economiz\w+|a menos) /
/** 'se o hotel sair eu perco quanto por mês': what he brings in a month. */
function lostOf(meant: Meant): Meant | undefined {
  const { act, by, things, words } = meant
  const { without, withoutCategories, who, categories } = things
  const alone =
    who.length + categories.length + things.options.length === 0 && without.length + withoutCategories.length > 0
  if (!alone || (act !== 'se' && act !== 'media') || !LOSES.test(` ${words.join(' ')} `)) return undefined
  const own = {
    ...things,
    who: without,
    categories: withoutCategories,
    without: [],
    withoutCategories: [],
    flows: things.outFlows,
  }
  return { ...meant, act: by === 'mes' ? 'media' : 'soma', things: own }
}

const RATES: ReadonlySet<string> = new Set(['impostos-vendas', 'taxas-cartao', 'juros'])
const PERCENT = /%|por cento/
/** What would be: so much more or less of it, or without somebody. */
function supposedOf(meant: Meant, context: MarkContext, before: Frame | undefined): Reading | undefined {
  const { things } = meant
  const scale = scaleIn(meant.words)
  const last = / ultim[oa] /.test(` ${meant.words.join(' ')} `)
  // What is to come is as what was last.
  const now = things.times.period && things.times.period.de > context.hoje ? { ...things, times: NOTHING_SAID } : things
  const plain = single(
    { ...meant, act: last && things.each.length > 0 ? 'ultimo' : 'soma', things: now },
    context,
    before,
  )
  // 'se o ICMS subir 2%': of a rate these are points.
  if (scale && things.categories.some((id) => RATES.has(id)) && PERCENT.test(meant.words.join(' '))) return undefined
  if (!scale) return things.without.length + things.withoutCategories.length > 0 ? plain : undefined
  if (plain?.kind !== 'frame' || !plain.frame.periodo || plain.undirected) return undefined
  // What is left isn't so much more with so much more of something.
  if (plain.frame.metrica === 'resultado') return undefined
  const { frame } = plain
  const of: Shown = { nome: '', valor: 0, unidade: 'R$', frame, partes: [], conta: null }
  return reckoned('escala', [of], {
    scale,
    frame,
    anew: frame,
    undated: things.times.period === null && !things.times.always,
  })
}

/** The same of somebody else, of another thing or of other days. */
function again(meant: Meant, before: Frame, context: MarkContext): Reading | undefined {
  const parts = { ...partsOf(meant, context, undefined), asks: false, goesOn: true }
  const merged = merge(parts, before, { ...context, contrapartes: context.nomes.map(({ nome }) => nome) }, 'e isso')
  return merged && told(merged)
}

/** What is asked of figures that were told, in the words of those that refer to them. */
function ofToldFigures(meant: Meant, { before, shown }: Talk, { hoje }: MarkContext): Reading | undefined {
  const { act, things, flow } = meant
  if (things.who.length + things.categories.length + things.options.length > 0 || things.times.period) return undefined
  const base = shareIn(meant)?.of ?? (flow === 'entrou' ? 'receita' : 'despesas')
  const of = base === 'receita' ? 'do faturamento' : base === 'entradas' ? 'do que entrou' : 'de tudo que gastei'
  const asked: Partial<Record<Act, string>> = {
    ...{ junta: 'os dois juntos', tira: 'qual a diferenca entre os dois', lado: 'qual a diferenca entre os dois' },
    ...{ mudou: 'qual a diferenca entre os dois', fatia: `isso e quantos por cento ${of}` },
  }
  const said = asked[act]
  const reading = said && readReckoned(said, { shown, before }, hoje)
  if (!reading) return undefined
  return reading.kind === 'frame' ? { ...reading, frame: after(reading.frame, before) } : told(reading)
}
