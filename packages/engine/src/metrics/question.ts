import type { Interval } from '#src/ledger/types.ts'
import { fold, words } from '#src/text/words.ts'
import { weekdaysOf } from './calendar-points.ts'
import { completed, INCOMING, NOW_METRICS } from './completing.ts'
import { type Frame, frameOf, MOST_ASKED, NO_FILTERS } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import { type Named, tellingWords } from './names.ts'
import { periodBefore, yearBefore } from './periods.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'
import { askedOf, joined } from './spoken.ts'
import { groupOf } from './turns.ts'
import { cantBeTold, goesOnFrom, isOwnFigure } from './unknown.ts'

/** What was supplied to a question and has to be said with its answer. */
export type Assumption = 'periodo' | 'comparacao' | 'categoria' | 'metrica' | 'semanas' | 'inicio'

export type Reading =
  /**
   * Every word is explained: the frame says what is asked. `explicit`: by its words it can only be on own numbers.
   * `undated`: no days were said, so that where the usual ones hold nothing all of them may be meant.
   */
  | { kind: 'frame'; frame: Frame; assumed: Assumption[]; explicit: boolean; undated: boolean }
  /** Two metrics of the same days, answered in turn. */
  | { kind: 'both'; frames: [Frame, Frame]; assumed: Assumption[]; explicit: boolean }
  /** A name that several have. */
  | { kind: 'which'; frame: Frame; word: string; options: Named[] }
  /** On own numbers, and not to be answered from them. */
  | { kind: 'unknown' }
  /** No question on own numbers. */
  | { kind: 'none' }

const NONE: Reading = { kind: 'none' }
const UNKNOWN: Reading = { kind: 'unknown' }

/** Reads a question, with the frame of the conversation before it where there is one. Pure, a few milliseconds at most. */
export function readQuestion(question: string, context: QuestionContext, before?: Frame): Reading {
  const reading = readAfter(question, context, before)
  if (reading.kind !== 'frame' || !before) return reading
  const { frame } = reading
  const same = frame.metrica === before.metrica && frame.antes.length === 0
  return {
    ...reading,
    frame: { ...frame, antes: same ? [askedOf(before), ...before.antes].slice(0, MOST_ASKED - 1) : [] },
  }
}

function readAfter(question: string, context: QuestionContext, before: Frame | undefined): Reading {
  const parts = readParts(question, context, before)
  if (!parts) return cantBeTold(question) ? UNKNOWN : NONE
  const whole = turned(frameAlone(parts, context), question)
  const alone = whole.kind === 'frame' && MISREAD.test(fold(question)) ? UNKNOWN : whole
  if (
    before &&
    (parts.goesOn || parts.pronoun || parts.together !== null || (alone.kind !== 'frame' && alone.kind !== 'both'))
  ) {
    const merged = merge(parts, before, context, question)
    if (merged) return merged
  }
  if (alone.kind !== 'none') return alone
  const unknown = cantBeTold(question) || isOwnFigure(question, parts, context) || (before && goesOnFrom(question))
  return unknown ? UNKNOWN : NONE
}

const RECEIVED = new Set([
  'recebeu',
  'receberam',
  'ganhou',
  'ganharam',
  'cobrou',
  'cobraram',
  'levou',
  'levaram',
  'ganha',
])
const PAID = new Set(['pagou', 'pagaram', 'gastou', 'gastaram', 'comprou', 'compraram'])
const BOUGHT = new Set(['comprou', 'compraram'])
const FROM = new Set('de do da dos das no na nos nas com em'.split(' '))
const OF_OR_TO = new Set('de do da dos das pro pra pros pras para ao'.split(' '))

/** 'quanto o João recebeu': who is named before the verb received it, so the company paid. */
function turned(reading: Reading, question: string): Reading {
  if (reading.kind !== 'frame' && reading.kind !== 'which') return reading
  const names = reading.kind === 'which' ? reading.options.map(({ nome }) => nome) : reading.frame.filtros.contrapartes
  const telling = new Set(names.flatMap(tellingWords))
  const asked = words(question, 60)
  const verb = asked.findIndex((word) => RECEIVED.has(word) || PAID.has(word))
  const name = asked.findIndex((word) => telling.has(word))
  const after = name > verb && BOUGHT.has(asked[verb] ?? '') && !FROM.has(asked[name - 1] ?? '')
  if (verb < 0 || name < 0 || (name > verb && !after)) return reading
  // 'da Maria quanto recebeu': spoken of, not who did it.
  const before = asked[name - 1]
  if (before !== undefined && OF_OR_TO.has(before)) return reading
  const metrica = RECEIVED.has(asked[verb]!) ? 'saidas' : 'entradas'
  return { ...reading, frame: { ...reading.frame, metrica } }
}

/** Days of one month named at the end: the grammar of periods would take them for other days. */
const MISREAD = /\bdia \d{1,2} (?:a|ao|ate) (?:o )?(?:dia )?\d{1,2} de \d/

/** A frame from this question alone. */
function frameAlone(parts: Parts, context: QuestionContext): Reading {
  const { metrics, left, asks } = parts
  if (left.length === 0 && metrics.length === 2) return twoFrames(parts, context)
  if (left.length > 0 || metrics.length > 1) return NONE
  const metric = metrics[0] ?? namedByOne(parts) ?? metricOfFilters(parts, context)
  const named = metric === 'ponto-equilibrio' || (metric && NOW_METRICS.has(metric))
  const shaped = parts.change || parts.why || parts.top !== null || parts.one !== null || parts.counts !== null
  if (!metric || !(named || asks || shaped || parts.share)) return NONE
  // Of what it is a share, isn't said.
  if (parts.share?.of === null) return UNKNOWN
  // 'quanto o Itaú me cobrou': what the bank takes, not what went out of the account.
  if (parts.charged && parts.accounts.length > 0 && parts.categories.length === 0) return UNKNOWN
  const one = oneMovement(parts)
  // One sale, one payment: movements by themselves aren't ranked.
  if (parts.implied && SINGLE.has(metric) && one.unico === undefined) return NONE
  const supplied = metrics.length === 0 && (metric === 'resultado' || parts.dimension === 'dia-semana')
  const frame = frameOf(directed(metric, parts), { ...shapeOf(parts), ...one })
  return completed(frame, { ...parts, supplied }, context)
}

/** 'a maior conta': of who sells to the company; narrowed to a category, all that goes out. */
function namedByOne({ oneMetric, categories, parties, options }: Parts): MetricId | undefined {
  const narrowed = categories.length + parties.length + options.length > 0
  return oneMetric === 'fornecedores' && narrowed ? 'despesas' : (oneMetric ?? undefined)
}

/** 'quanto vendi e quanto gastei': nothing but the days may be said of both. */
function twoFrames(parts: Parts, context: QuestionContext): Reading {
  const { metrics, times } = parts
  const shaped =
    parts.why || parts.change || parts.share || parts.excluded || parts.one !== null || parts.counts !== null
  const laid = parts.dimension !== null || parts.top !== null || times.comparison !== null
  if (!parts.joined || !parts.asks || shaped || laid || isNarrowed({ ...parts, accounts: [] })) return NONE
  const [one, other] = metrics.map((metric) => completed(frameOf(metric, shapeOf(parts)), parts, context))
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return UNKNOWN
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: one.explicit }
}

const SINGLE: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'saidas', 'lancamentos'])

/** 'a maior conta de luz': of what a category or a name narrows to, one movement is meant, not its sum. */
function oneMovement(parts: Parts): Partial<Frame> {
  const narrowed = parts.categories.length + parts.parties.length + parts.options.length > 0
  const implied = parts.implied && narrowed
  if (parts.one === null && !implied) return {}
  const unico = parts.one ?? (parts.smallest ? ('menor' as const) : ('maior' as const))
  return { unico, dimensao: null, maiores: null, menores: false }
}

const shapeOf = (parts: Parts): Partial<Frame> => ({
  // 'quanto preciso vender por mês para empatar': the break-even is a month's anyway.
  dimensao: parts.metrics[0] === 'ponto-equilibrio' && parts.times.period === null ? null : parts.dimension,
  filtros: {
    categorias: parts.categories,
    contrapartes: parts.parties,
    contas: parts.accounts,
    semCategorias: parts.excluded?.categories ?? [],
    semContrapartes: parts.excluded?.parties ?? [],
  },
  porque: parts.why,
  maiores: parts.top,
  menores: parts.smallest,
  posicao: parts.top === null ? null : parts.nth,
  media: parts.mean,
  contagem: parts.counts,
  sobre: parts.share?.of ?? null,
})

/** No metric is named: what the categories are part of, what an account holds, the best month by its result. */
function metricOfFilters(
  { categories, accounts, parties, holds, dimension, top, times, share }: Parts,
  context: QuestionContext,
): MetricId | undefined {
  if (share?.of && parties.length > 0) return share.of === 'receita' ? 'entradas' : 'saidas'
  if (categories.length > 0) return metricOfGroups(categories, context)
  if (accounts.length > 0 && holds) return 'saldo'
  if (dimension === 'mes' && top !== null) return 'resultado'
  if (dimension === 'dia-semana' && top !== null) return 'receita'
  return times.period !== null && times.comparison !== null ? 'resultado' : undefined
}

function metricOfGroups(categories: readonly string[], { categorias: own }: QuestionContext): MetricId | undefined {
  const kinds = new Set(
    categories.map((id) => (groupOf(id, own) === 'receita' ? 'receita' : INCOMING.has(id) ? 'entradas' : 'despesas')),
  )
  return kinds.size === 1 ? ([...kinds][0] as MetricId) : undefined
}

/** With a counterparty, what was paid or received is all that moved in that direction. */
function directed(
  metric: MetricId,
  { parties, options, categories }: Pick<Parts, 'parties' | 'options' | 'categories'>,
) {
  if (parties.length + options.length === 0 || categories.length > 0) return metric
  if (metric === 'despesas' || metric === 'fornecedores') return 'saidas'
  return metric === 'receita' || metric === 'clientes' ? 'entradas' : metric
}

/** Goes on from the frame before: what this question says takes the place of what stood there. */
function merge(parts: Parts, before: Frame, context: QuestionContext, question: string): Reading | undefined {
  const { metrics, left, times } = parts
  if (before.opcoes.length > 0) return answered(parts, before, context)
  if (parts.together !== null) return together(parts, before, context)
  if (left.length > 0 || metrics.length > 1) return undefined
  const narrowed = isNarrowed(parts)
  const said =
    metrics.length > 0 ||
    parts.pronoun ||
    narrowed ||
    parts.excluded !== undefined ||
    parts.share !== undefined ||
    times.period !== null ||
    times.weekdays !== null ||
    times.relative !== null ||
    times.comparison !== null
  const laid =
    parts.dimension !== null ||
    parts.top !== null ||
    parts.mean !== null ||
    parts.why ||
    parts.change ||
    parts.one !== null
  const everywhere = parts.everywhere && before.filtros.contas.length > 0
  if (!said && !laid && !everywhere) return undefined
  // 'e a diferença?': of what to what, isn't said.
  if (parts.nth !== null && before.maiores === null && parts.metrics.length === 0) return UNKNOWN
  if (parts.loose && !said && before.comparacao === null) return UNKNOWN
  const metric = (parts.pronoun && doneBy(question)) || (metrics[0] ?? metricAfter(parts, before, context))
  if (!metric) return undefined
  const frame = mergedFrame(parts, before, metric, everywhere)
  const times2 = { ...times, ...daysAfter(parts, before, frame) }
  return completed(frame, { ...parts, parties: frame.filtros.contrapartes, times: times2 }, context)
}

/** 'quanto ele pagou': what he paid came in. */
function doneBy(question: string): MetricId | undefined {
  const verb =
    / (?:ele|ela|eles|elas|cliente|fornecedor)(?: ja| me| nos| so)* ([a-z]+) /.exec(
      ` ${words(question, 60).join(' ')} `,
    )?.[1] ?? ''
  return RECEIVED.has(verb) ? 'saidas' : PAID.has(verb) ? 'entradas' : undefined
}

/** 'os dois juntos': what the last questions asked, as one. */
function together(parts: Parts, before: Frame, context: QuestionContext): Reading {
  const frame = joined(before, parts.together ?? 2)
  if (!frame) return UNKNOWN
  const times = { ...parts.times, period: frame.periodo, spans: frame.trechos }
  return completed(frame, { ...parts, times }, context)
}

const isNarrowed = ({ categories, accounts, parties, options }: Parts) =>
  categories.length + accounts.length + parties.length + options.length > 0

function mergedFrame(parts: Parts, before: Frame, metric: MetricId, everywhere: boolean): Frame {
  const { metrics, times } = parts
  const narrowed = isNarrowed(parts)
  const sameMetric = metrics.length === 0 || metrics[0] === before.metrica
  const kept = before.filtros
  // 'e no total, quanto gastei?' is of all, neither ranked nor without anything.
  const whole = parts.ever && metrics.length > 0
  const filtros = {
    categorias: (narrowed && parts.accounts.length === 0 ? parts.categories : sameMetric ? kept.categorias : []).filter(
      (id) => !parts.excluded?.categories.includes(id),
    ),
    contrapartes: (narrowed && parts.accounts.length === 0
      ? parts.parties
      : sameMetric || parts.pronoun
        ? kept.contrapartes
        : []
    ).filter((name) => !parts.excluded?.parties.includes(name)),
    contas: parts.accounts.length > 0 ? parts.accounts : everywhere ? [] : kept.contas,
    semCategorias: [
      ...(parts.excluded?.categories ?? []),
      ...(sameMetric && !narrowed && !whole ? kept.semCategorias : []),
    ],
    semContrapartes: [
      ...(parts.excluded?.parties ?? []),
      ...(sameMetric && !narrowed && !whole ? kept.semContrapartes : []),
    ],
  }
  const changes = parts.change || times.relative !== null || times.comparison !== null
  const reshapes = parts.why || parts.mean !== null || parts.dimension !== null || parts.one !== null || parts.share
  const keepsShape = !narrowed && !changes && !reshapes && sameMetric && !whole
  // 'e de água?', after the largest bill or a mean: the same of another.
  const likewise = narrowed && !changes && !reshapes && metric === before.metrica
  const implied = parts.implied && before.dimensao !== null
  const one = parts.one ?? (parts.implied && before.unico !== null ? (parts.smallest ? 'menor' : 'maior') : null)
  return frameOf(directed(metric, { ...parts, parties: filtros.contrapartes, categories: filtros.categorias }), {
    ...shapeOf(parts),
    ...(keepsShape && {
      dimensao: before.dimensao,
      maiores: parts.top ?? before.maiores,
      menores: before.menores,
      posicao: parts.nth ?? (parts.top === null ? before.posicao : null),
      media: before.media,
      unico: before.unico,
      contagem: before.contagem,
      sobre: before.sobre,
    }),
    ...(likewise && { unico: before.unico, contagem: before.contagem, media: before.media }),
    filtros: NOW_METRICS.has(metric) ? { ...NO_FILTERS, contas: filtros.contas } : filtros,
    ...(one !== null && { unico: one, dimensao: null, maiores: null, menores: false }),
    ...(implied && { dimensao: before.dimensao, menores: parts.smallest || (parts.nth !== null && before.menores) }),
    // Of what, isn't said: the revenue.
    ...(parts.share && { sobre: parts.share.of ?? 'receita' }),
    porque: parts.why || (before.porque && !changes && !reshapes && parts.top === null),
  })
}

/** 'Qual Maria?' is open: a name answers it, anything else leaves it open. */
function answered(parts: Parts, before: Frame, context: QuestionContext): Reading | undefined {
  const left = parts.options.filter(({ id }) => before.opcoes.includes(id))
  const parties = parts.all
    ? before.opcoes
    : parts.parties.length > 0
      ? parts.parties
      : left.length === 1
        ? [left[0]!.id]
        : []
  const { metrics, times } = parts
  const others = isNarrowed(parts) && parties.length === 0 && parts.options.length === 0
  if (parties.length === 0 && (others || parts.left.length > 0)) return undefined
  const metric = metrics[0] ?? before.metrica
  const frame = frameOf(directed(metric, { ...parts, parties: before.opcoes, categories: before.filtros.categorias }), {
    ...before,
    metrica: metric,
    filtros: { ...before.filtros, contrapartes: parties },
    opcoes: [],
  })
  const period = times.period ?? before.periodo
  const said = { ...parts, parties, times: { ...times, period, comparison: before.comparacao, assumed: times.assumed } }
  if (parties.length > 0)
    return completed({ ...frame, metrica: frame.metrica }, { ...said, options: [], change: false }, context)
  const options = parts.options.length > 0 ? parts.options : before.opcoes.map((id) => ({ id, nome: id }))
  const word = parts.optionWord || commonWord(before.opcoes)
  return { kind: 'which', frame: { ...frame, periodo: period, opcoes: options.map(({ id }) => id) }, word, options }
}

/** What all names that were asked about share. */
function commonWord(names: readonly string[]): string {
  const [first = '', ...others] = names
  return tellingWords(first).find((word) => others.every((name) => tellingWords(name).includes(word))) ?? 'nome'
}

/** A category of another kind turns the metric: 'quanto vendi?', 'e de frete?'. */
function metricAfter(
  { categories, oneMetric, one }: Parts,
  before: Frame,
  context: QuestionContext,
): MetricId | undefined {
  if (categories.length > 0) return metricOfGroups(categories, context)
  return (one !== null ? oneMetric : null) ?? before.metrica
}

/** 'até o dia 10', after a month: of that month. */
function partOf({ part }: Parts['times'], { periodo }: Frame): Interval | undefined {
  const mes = periodo?.de.slice(0, 7)
  return part && mes !== undefined && mes === periodo?.ate.slice(0, 7) ? part(mes) : undefined
}

interface After {
  period: Interval | null
  comparison: Interval | null
  relative?: null
  assumed?: true
  spans?: Interval[] | null
  weekdays?: number[] | null
}

function daysAfter({ times, why, change, share, excluded }: Parts, before: Frame, frame: Frame): After {
  const now = NOW_METRICS.has(frame.metrica)
  if (now) return { period: times.period ?? (before.metrica === 'saldo' ? before.periodo : null), comparison: null }
  // 'e no mês anterior?' asks for it, 'comparado com o mês anterior' for the difference.
  if (times.relative !== null && times.period === null && !change && !why && before.periodo) {
    const period = times.relative === 'anterior' ? periodBefore(before.periodo) : yearBefore(before.periodo)
    return { period, comparison: null, relative: null, assumed: true }
  }
  const period = partOf(times, before) ?? times.period ?? before.periodo
  const keeps = times.period === null && (why || frame.porque)
  const spans = times.period === null && times.spans === null ? before.trechos : times.spans
  // 'e em setembro?', of Fridays: its Fridays.
  const weekdays = times.weekdays ?? (times.period && times.spans === null ? weekdaysOf(before.trechos) : null)
  const comparison = times.comparison ?? (keeps && !share && !excluded ? before.comparacao : null)
  return { period, comparison, spans, weekdays }
}
