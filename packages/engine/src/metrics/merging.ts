import { addMonths, dayName, dayNumber, firstOf, lastOf, mondayOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { fold, words } from '#src/text/words.ts'
import { addedUp } from './adding.ts'
import { isBesideMean } from './beside-mean.ts'
import { weekdaysOf } from './calendar-points.ts'
import { completed, isOneMonth, NOW_METRICS } from './completing.ts'
import { areFees } from './fees.ts'
import { type Frame, isOfTime } from './frame.ts'
import { isNarrowed, metricOfGroups, PAID, RECEIVED } from './framing.ts'
import { mergedFrame } from './merged-frame.ts'
import { betweenTwo, isWithinBefore, whyOfElected, whyOfMonth } from './merging-parts.ts'
import {
  areNeighbours,
  besideAgain,
  lastTwo,
  ofElected,
  ofThatYear,
  sameOfYear,
  weekdayAfter,
} from './merging-turns.ts'
import type { MetricId } from './metrics.data.ts'
import { cutAt, isWholeMonths, periodBefore, sameSized, yearBefore } from './periods.ts'
import { frameAlone, type Reading } from './question.ts'
import type { Parts, QuestionContext } from './reading.ts'
import { NEXT } from './shape.ts'
import { EVERY, joined, joinedIn } from './spoken.ts'
import { whichAnswered } from './which-answered.ts'

const UNKNOWN: Reading = { kind: 'unknown' }

/** Goes on from the frame before: what this question says takes the place of what stood there. */
export function merge(parts: Parts, before: Frame, context: QuestionContext, question: string): Reading | undefined {
  const { metrics, left } = parts
  if (before.opcoes.length > 0) return whichAnswered(parts, before, context, question)
  if (before.degrau) return undefined
  const last = lastOfTwo(parts, before)
  if (last) return merge(parts, last, context, question)
  if (isBesideMean(before))
    return merge(besideAgain(parts, before), { ...before, media: null, comparacao: null }, context, question)
  if (parts.together !== null && parts.share) {
    const both = joined(before, parts.together)
    return both ? mergeNext({ ...parts, together: null }, both, context, question) : UNKNOWN
  }
  if (parts.together !== null) return together(parts, before, context)
  if (left.length > 0 || metrics.length > 1) return undefined
  if (before.ausente || parts.turnover) return turnoverAfter(parts, before, context)
  const another = weekdayAfter(parts, before, question) ?? ofElected(parts, before)
  if (another) return mergeNext(another, before, context, question)
  const ordinal = partAfter(parts, before, context.hoje)
  if (ordinal) return merge(ordinal, before, context, question)
  const place = placeAfter(before)
  const next = parts.nth === NEXT ? { ...parts, nth: place, top: place } : parts
  return mergeNext(next, before, context, question)
}

/** 'e a margem?', after why two months differ: of the one that was asked about last. */
function lastOfTwo({ metrics, times, change, why }: Parts, before: Frame): Frame | undefined {
  const { porque, periodo, comparacao, antes } = before
  if (!porque || change || why || metrics.length === 0 || times.period !== null || antes.length < 2) return undefined
  const told = [periodo, comparacao].map((days) => JSON.stringify(days))
  const asked = antes.slice(0, 2).map((one) => JSON.stringify(one.periodo))
  const both = told.every((days) => asked.includes(days)) && antes[0]!.metrica === before.metrica
  return both ? { ...before, porque: false, comparacao: null, periodo: antes[0]!.periodo } : undefined
}

const placeAfter = ({ posicao, maiores }: Frame) => (posicao ?? maiores ?? 1) + 1

/** 'e do segundo?', after a quarter or a half of the year: the one that is meant of the same year. */
function partAfter(parts: Parts, { periodo, maiores }: Frame, hoje: string): Parts | undefined {
  const { nth, metrics, times } = parts
  if (!nth || maiores !== null || metrics.length > 0 || times.period !== null || !periodo) return undefined
  const same = sameSized(periodo, nth)
  if (!same || same.de > hoje) return undefined
  return {
    ...parts,
    ...{ nth: null, top: null, dimension: null, implied: false, smallest: false },
    times: { ...times, period: cutAt(same, hoje), assumed: true },
  }
}

/** 'e em setembro?', after who came in another month. */
function turnoverAfter(parts: Parts, before: Frame, context: QuestionContext): Reading {
  const alone = parts.turnover && before.ausente === null ? frameAlone(parts, context) : undefined
  if (alone) return alone
  const { periodo, ausente } = before
  const since = ausente && periodo && ausente.de > periodo.ate && ausente.ate === context.hoje
  const kind = ausente && periodo && ausente.ate < periodo.de ? 'new' : since ? 'lost' : undefined
  if (!kind || parts.metrics.length > 0 || isNarrowed(parts) || parts.times.period === null) return UNKNOWN
  return frameAlone({ ...parts, turnover: kind === 'new' ? { kind } : { kind: 'lost', later: true } }, context)
}

const OF_MONTH =
  / (?:do mes(?: (?:inteiro|todo|cheio|completo|fechado))?|n?o mes (?:inteiro|todo|cheio|completo|fechado)|(?<=^ (?:e|mas) .*)no mes) (?!(?:passado|anterior|atual|corrente|retrasado|seguinte|que|inteiro|todo|cheio|completo|fechado|de) )/
/** 'e no mês inteiro?', after days of a month or that month: of that one, and not of the one that runs. */
export function inThatMonth(
  parts: Parts,
  before: Frame | undefined,
  { hoje }: QuestionContext,
  question: string,
): Parts {
  const periodo = before?.periodo
  const { period, comparison } = parts.times
  const [mes, now] = [periodo?.de.slice(0, 7), hoje.slice(0, 7)]
  if (!period || comparison || !periodo || !mes || mes === now || periodo.ate.slice(0, 7) !== mes) return parts
  const running = period.de === firstOf(now) && period.ate >= hoje && period.ate <= lastOf(now)
  if (!running || !OF_MONTH.test(` ${words(fold(question), 60).join(' ')} `)) return parts
  return { ...parts, times: { ...parts.times, period: { de: firstOf(mes), ate: lastOf(mes) } } }
}

const WHO_LARGEST = /\bquem (?:(?:e|foi|sao|foram) )?(?:[oa]s? )?(?:maior|menor|mais pesou)/
/** 'quem foi o maior?', after what was spent on goods: who sold most of them, and not the largest payment. */
function byWhom(parts: Parts, { filtros }: Frame, question: string): Parts {
  const asked = (parts.one === 'maior' || parts.one === 'menor' || parts.implied) && WHO_LARGEST.test(fold(question))
  if (!asked || parts.metrics.length > 0 || filtros.categorias.length === 0 || filtros.contrapartes.length > 0)
    return parts
  const smallest = parts.smallest || parts.one === 'menor'
  return { ...parts, one: null, implied: false, dimension: 'contraparte', top: parts.top ?? 1, smallest }
}

function mergeNext(said: Parts, before: Frame, context: QuestionContext, question: string): Reading | undefined {
  return mergeSaid(byWhom(inThatMonth(said, before, context, question), before, question), before, context, question)
}

/** Says of what, or of which days. */
const isSaid = ({ metrics, pronoun, excluded, share, times }: Parts): boolean =>
  metrics.length > 0 ||
  pronoun ||
  excluded !== undefined ||
  share !== undefined ||
  times.period !== null ||
  times.weekdays !== null ||
  times.relative !== null ||
  times.comparison !== null

/** Says how the figure is laid out. */
const isLaid = (parts: Parts): boolean =>
  parts.dimension !== null ||
  parts.top !== null ||
  parts.mean !== null ||
  parts.why ||
  parts.change ||
  parts.counts !== null ||
  parts.sizes !== undefined ||
  parts.alvo !== null ||
  parts.norma !== null ||
  parts.one !== null

const OTHER_ONE = /^(?:e |mas )*[oa] (?:maior|menor)[ ?!.]*$/
const WHICH_LARGER = /^(?:e |mas )*qual (?:foi|e|deu|del[ea]s foi) (?:[oa] )?(?:maior|menor|mais)[ ?!.]*$/
/** Which of two times, or which is the best, of a figure without parts; undefined: that isn't asked. */
function electedOfTwo(parts: Parts, before: Frame, context: QuestionContext, question: string): Reading | undefined {
  const isWholeFigure = before.dimensao === null && before.media === null && before.trechos === null
  if (!parts.implied || !isWholeFigure) return undefined
  // 'qual foi a pior?', of what has no parts: categories aren't good or bad.
  if (!isNarrowedFrame(before) && /\b(?:melhor|pior)/.test(fold(question))) return lastTwo(parts, before, context)
  // 'e o menor?', right after two of them were set side by side: no part of the later one.
  if (before.comparacao !== null && OTHER_ONE.test(fold(question))) return UNKNOWN
  // 'qual foi maior', right after two months of it: of those.
  if (WHICH_LARGER.test(fold(question))) {
    const two = lastTwo(parts, before, context)
    if (two.kind !== 'unknown') return two
  }
  return undefined
}

function mergeSaid(parts: Parts, before: Frame, context: QuestionContext, question: string): Reading | undefined {
  const { metrics, times } = parts
  const narrowed = isNarrowed(parts)
  const said = narrowed || isSaid(parts)
  const everywhere = parts.everywhere && before.filtros.contas.length > 0
  if (!said && !isLaid(parts) && !everywhere) return undefined
  // 'e a diferença?': of what to what, isn't said.
  if (parts.nth !== null && (before.maiores ?? before.unico ?? parts.one) === null && parts.metrics.length === 0)
    return UNKNOWN
  // 'isso é quantos %', of what a name keeps: of all that was sold, or of what came from it.
  if (parts.share?.of === null && !parts.share.same && areFees(before) && metrics.length === 0) return UNKNOWN
  if (times.relative === 'resto' && !isFirstOfMonth(before.periodo)) return UNKNOWN
  const month = parts.why && !said ? whyOfMonth(parts, before, context) : undefined
  if (month) return month
  // Why something is the largest, no difference says.
  if (parts.why && !said && before.maiores !== null && !isOfTime(before.dimensao))
    return whyOfElected(parts, before, context)
  const elected = said ? undefined : electedOfTwo(parts, before, context, question)
  if (elected) return elected
  if (parts.loose && !said && before.comparacao === null) return lastTwo(parts, before, context)
  if (parts.change && !parts.why && !said && before.comparacao === null && !laidBeside(parts)) {
    const two = lastTwo(parts, before, context)
    if (two.kind !== 'unknown') return two
    // 'quanto a mais', after who is first: than whom, isn't said.
    if (before.maiores !== null && !isOfTime(before.dimensao)) return betweenTwo(before) ?? UNKNOWN
  }
  // 'por que deu diferença?', after the same of two times: of those two, where they follow each other or both are meant.
  const ofTwo = areNeighbours(before) || DIFFERENCE.test(fold(question))
  if (parts.why && !said && before.comparacao === null && !laidBeside(parts) && ofTwo) {
    const two = lastTwo(parts, before, context)
    if (two.kind === 'frame') return { ...two, frame: { ...two.frame, porque: true } }
  }
  // 'quem levou mais?', of what was spent on goods: who sold them.
  if (metrics.length > 0 && parts.dimension === 'contraparte' && !narrowed && before.filtros.categorias.length > 0) {
    const same = OUTGO.has(metrics[0]!) === OUTGO.has(before.metrica)
    if (same) return mergeNext({ ...parts, metrics: [] }, before, context, question)
  }
  // 'e com os encargos?', after what the staff costs: they are in it.
  if (isWithinBefore(parts, before, context, question))
    return completed(
      before,
      { ...parts, categories: [], times: { ...times, period: before.periodo }, within: true },
      context,
    )
  const metric = (parts.pronoun && doneBy(question)) || (metrics[0] ?? metricAfter(parts, before, context))
  if (!metric) return undefined
  // From which account to which, isn't said anew.
  if (before.destino !== null && parts.accounts.length > 0 && parts.destino === null) return UNKNOWN
  const frame = mergedFrame(parts, before, metric, everywhere)
  const times2 = isOfAllDays(parts, before, context.hoje)
    ? { ...times, always: true, period: null, comparison: null }
    : { ...times, ...daysAfter(parts, before, frame, context.hoje) }
  const reading = completed(frame, { ...parts, parties: frame.filtros.contrapartes, times: times2 }, context)
  const bare = metrics.length === 0 && parts.parties.length > 0 && !parts.pronoun && parts.categories.length === 0
  return bare && reading.kind === 'frame' ? { ...reading, eitherWay: true } : reading
}

/** 'e quanto já paguei de parcela?', 'quando foi a última compra lá', after days that are over: whenever that was. */
const isOfAllDays = ({ times, already, metrics, one, ...parts }: Parts, { periodo }: Frame, hoje: string): boolean => {
  const undated = [times.period, times.relative, times.weekdays, times.comparison].every((part) => part === null)
  const soFar = already && metrics.length > 0 && parts.categories.length + parts.parties.length > 0
  // 'e a Tânia, quanto recebeu ao todo?'
  const altogether = parts.ever && (parts.pronoun || (metrics.length > 0 && parts.parties.length > 0))
  return undated && (soFar || altogether || (one === 'ultimo' && periodo !== null && periodo.ate < hoje))
}

const DIFFERENCE = /\b(?:diferen\w+|dois|duas)\b/

const isNarrowedFrame = ({ filtros, faixa }: Frame) =>
  faixa !== null || filtros.categorias.length + filtros.contrapartes.length > 0

const laidBeside = (parts: Parts) =>
  [parts.dimension, parts.top, parts.mean, parts.counts, parts.alvo, parts.norma, parts.one].some((one) => one !== null)

/** What is left of a month is only known of its first days. */
const isFirstOfMonth = (days: Interval | null) =>
  days?.de.endsWith('-01') && days.de.slice(0, 7) === days.ate.slice(0, 7) && days.ate !== lastOf(days.ate.slice(0, 7))

/** 'quanto ele pagou': what he paid came in. */
function doneBy(question: string): MetricId | undefined {
  const verb =
    / (?:ele|ela|eles|elas|cliente|fornecedor|(?:ess[ea]|[oa]) (?:primeir|segund|terceir|quart)[oa])(?: ja| me| nos| so| tinha| tinham| vem| esta)* ([a-z]+) /.exec(
      ` ${words(question, 60).join(' ')} `,
    )?.[1] ??
    words(question, 60).find((word) => RECEIVED.has(word) || PAID.has(word)) ??
    ''
  if (RECEIVED.has(verb) || HAS_RECEIVED.test(verb)) return 'saidas'
  return PAID.has(verb) || HAS_PAID.test(verb) ? 'entradas' : undefined
}
/** 'ele já tinha recebido' */
const HAS_RECEIVED = /^(?:receb|ganh|cobr|lev)(?:ido|ado|endo|ando)$/
const HAS_PAID = /^(?:compr|gast|deposit)(?:ado|ando)$/

/** 'os dois juntos': what the last questions asked, as one. */
function together(parts: Parts, before: Frame, context: QuestionContext): Reading {
  const count = parts.together === EVERY ? 1 + before.antes.length : (parts.together ?? 2)
  if (count < 2) return UNKNOWN
  const { period } = parts.times
  if (parts.left.length > 0 || parts.metrics.length > 0) return UNKNOWN
  // 'os dois somam', after the first and the second.
  const top = before.maiores !== null && before.posicao === count && !period
  const frame = top
    ? { ...before, posicao: null, maiores: count }
    : period
      ? joinedIn(before, count, period)
      : joined(before, count)
  if (frame && parts.mean !== null)
    return frame.trechos === null && frame.periodo && isWholeMonths(frame.periodo) && !top
      ? completed({ ...frame, media: 'mes' }, { ...parts, times: { ...parts.times, period: frame.periodo } }, context)
      : UNKNOWN
  if (!frame) return (count === 2 && addedUp(before, context)) || UNKNOWN
  const times = { ...parts.times, period: frame.periodo, spans: frame.trechos }
  return completed(frame, { ...parts, times }, context)
}

const OUTGO: ReadonlySet<MetricId> = new Set([
  'despesas',
  'saidas',
  'fornecedores',
  'contas',
  'pessoal',
  'despesas-fixas',
  'custos-variaveis',
])

/** A category of another kind turns the metric: 'quanto vendi?', 'e de frete?'. */
function metricAfter(
  { categories, oneMetric, one }: Parts,
  before: Frame,
  context: QuestionContext,
): MetricId | undefined {
  if (categories.length > 0) return metricOfGroups(categories, context)
  const named = one !== null ? oneMetric : null
  return named === null || OUTGO.has(named) === OUTGO.has(before.metrica) ? before.metrica : named
}

/** 'até o dia 10', after a month: of that month. */
function partOf({ part }: Parts['times'], { periodo }: Frame): Interval | undefined {
  const mes = periodo?.de.slice(0, 7)
  return part && mes !== undefined && mes === periodo?.ate.slice(0, 7) ? part(mes) : undefined
}

const WEEK = 7

/** 'só sexta', after a week or a day of it: its Friday. */
function dayOfWeek({ weekday }: Parts['times'], { periodo }: Frame): Interval | undefined {
  if (weekday === null || !periodo || dayNumber(periodo.ate) - dayNumber(periodo.de) >= WEEK) return undefined
  const day = dayName(mondayOf(dayNumber(periodo.de)) + weekday)
  return { de: day, ate: day }
}

/** The days before those that were spoken of; of a week all of the one before, 'o resto' what its month has left. */
function relativeTo(periodo: Interval, relative: NonNullable<Parts['times']['relative']>, hoje: string): Interval {
  const { de, ate } = periodo
  if (relative === 'ano-anterior') return yearBefore(periodo)
  if (relative === 'resto') return { de: dayName(dayNumber(ate) + 1), ate: lastOf(ate.slice(0, 7)) }
  const monday = mondayOf(dayNumber(de))
  const week = dayName(monday) === de && de < ate && dayNumber(ate) < monday + WEEK
  if (relative === 'retrasado') {
    const last = mondayOf(dayNumber(hoje)) - 2 * WEEK
    const mes = addMonths(hoje.slice(0, 7), -2)
    return week ? { de: dayName(last), ate: dayName(last + WEEK - 1) } : { de: firstOf(mes), ate: lastOf(mes) }
  }
  return week ? { de: dayName(monday - WEEK), ate: dayName(monday - 1) } : periodBefore(periodo)
}

interface After {
  period: Interval | null
  comparison: Interval | null
  relative?: null
  assumed?: true
  spans?: Interval[] | null
  weekdays?: number[] | null
}

function daysAfter(parts: Parts, before: Frame, frame: Frame, hoje: string): After {
  const { times, why, change, share, excluded } = parts
  const now = NOW_METRICS.has(frame.metrica)
  // 'e dia 20?', of a balance: of the month that was spoken of.
  const held = before.metrica === 'saldo' ? (partOf(times, before) ?? times.period ?? before.periodo) : times.period
  if (now) return { period: held, comparison: null }
  // 'e no mês anterior?' asks for it, 'comparado com o mês anterior' for the difference.
  if (times.relative !== null && times.period === null && !change && !why && before.periodo) {
    const period = relativeTo(before.periodo, times.relative, hoje)
    return { period, comparison: null, relative: null, assumed: true }
  }
  const again = parts.goesOn && !change && frame.dimensao === null ? sameOfYear(times, before, hoje) : undefined
  // 'quanto dá por mês?', after one month: the mean of one is no mean.
  if (parts.mean === 'mes' && times.period === null && !times.always && isOneMonth(before.periodo))
    return { period: null, comparison: null }
  const period =
    partOf(times, before) ?? dayOfWeek(times, before) ?? again ?? ofThatYear(times, before, hoje) ?? before.periodo
  const keeps = times.period === null && (why || frame.porque)
  // 'e só no cartão?', after two times side by side: both of them.
  const shaped = [parts.one, parts.counts, parts.mean, parts.dimension, parts.top, parts.alvo].some(
    (part) => part !== null,
  )
  const likewise =
    before.comparacao !== null &&
    [times.period, times.relative, times.weekdays].every((one) => one === null) &&
    !share &&
    !shaped &&
    !parts.pronoun
  const spans = times.period === null && times.spans === null ? before.trechos : times.spans
  // 'e em setembro?', of Fridays: its Fridays.
  const weekdays = times.weekdays ?? (times.period && times.spans === null ? weekdaysOf(before.trechos) : null)
  const kept = parts.norma === null && ((keeps && !share && !excluded) || likewise)
  const comparison = times.comparison ?? (kept ? before.comparacao : null)
  return { period, comparison, spans, weekdays }
}
