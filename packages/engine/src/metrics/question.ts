import type { Interval } from '#src/ledger/types.ts'
import { fold } from '#src/text/words.ts'
import type { Absent } from './absent.ts'
import { accounted } from './accounted.ts'
import { amongSpoken } from './among-spoken.ts'
import { askedTwice } from './asked-twice.ts'
import { completed, NOW_METRICS } from './completing.ts'
import { chargedBy } from './fees.ts'
import { type Conta, type Frame, frameOf, MOST_ASKED } from './frame.ts'
import {
  areFlows,
  directed,
  isNarrowed,
  metricOfGroups,
  oneMovement,
  SINGLE,
  shapeOf,
  sumAfterWhy,
  summed,
} from './framing.ts'
import { heardAgain } from './hearing.ts'
import { ofTold } from './height-answer.ts'
import {
  EARNS,
  inDaysBefore,
  isBare,
  isElliptic,
  isHowOften,
  isMonthOfThose,
  leansOn,
  saysEnough,
  VAGUE,
} from './leaning.ts'
import { readMark, readPace } from './mark.ts'
import { inThatMonth, merge } from './merging.ts'
import { mergePair } from './merging-pairs.ts'
import { metricOfFilters, namedByOne } from './metric-supplied.ts'
import type { MetricId } from './metrics.data.ts'
import { nameAlone } from './name-alone.ts'
import type { Named } from './names.ts'
import { turnoverDays } from './newcomers.ts'
import { oftenest } from './oftenest.ts'
import { pairFrom, pairOf } from './pairs.ts'
import { sinceAmount } from './price-since.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'
import { ofSameFlow } from './same-flow.ts'
import { NEXT } from './shape.ts'
import { partOf } from './shown/part-of.ts'
import { type Reckoned, readReckoned } from './shown/reckon.ts'
import { scaled } from './shown/scaled.ts'
import type { Shown } from './shown/shown.ts'
import { askedOf } from './spoken.ts'
import { losesWhom, saysYear } from './spoken-on.ts'
import { sumBesideCount } from './sum-beside-count.ts'
import { thingAside } from './thing-aside.ts'
import { ofAllTime, turned, withSubject } from './turned.ts'
import { spelledPlain } from './typed.ts'
import {
  cantBeTold,
  goesOnFrom,
  isNobodysFigure,
  isOfHers,
  isOfNamedToCome,
  isOwnFigure,
  missingOf,
  pointsAtNothing,
  saysNothing,
} from './unknown.ts'
import { areLeftToPay, isOwed, type Untold, untoldOf } from './untold.ts'
import { ofWhoLeft, placedIn, wentOn } from './went-on.ts'
import { claimedOf, type Whether, whetherOf } from './whether.ts'
import { areBothFlows, chosenBySaid, chosenBySpoken, leftOfTwo, whoOfSide } from './which-of-many.ts'
import { whichOfTwo } from './which-of-two.ts'

/** What was supplied to a question and has to be said with its answer; a year to days that were named shows in them. */
export type Assumption =
  | 'periodo'
  | 'ano'
  | 'comparacao'
  | 'categoria'
  | 'metrica'
  | 'semanas'
  | 'inicio'
  | 'coisa'
  | 'parte'
  | 'dentro'
  | 'divida'
  | 'rescisao'
  | 'ainda'
  | 'nome'
  | 'vazia'
  | 'falta'

export type Reading =
  /**
   * Every word is explained: the frame says what is asked. `explicit`: by its words it can only be on own numbers.
   * `undirected`: whether somebody paid or was paid isn't said: whichever the movements hold, and only one of them.
   * `undated`: no days were said, so that where the usual ones hold nothing all of them may be meant.
   */
  | {
      kind: 'frame'
      frame: Frame
      assumed: Assumption[]
      explicit: boolean
      undated: boolean
      undirected?: boolean
      /** Whether it paid or was paid was only taken over from the question before. */
      eitherWay?: true
      /** What was named first is the earlier: 'semana passada foi melhor que essa?' */
      swapped?: true
      /** It is answered by yes or no. */
      whether?: Whether
      /** The part of the days that is said to be the first of all. */
      claimed?: Interval
    }
  /** Two metrics of the same days, answered in turn. */
  | {
      kind: 'both'
      frames: [Frame, Frame]
      assumed: Assumption[]
      explicit: boolean
      conta?: Conta
      undirected?: boolean
    }
  /** Of figures that were shown before. */
  | Reckoned
  /** A name that several have. */
  | { kind: 'which'; frame: Frame; word: string; options: Named[]; undirected?: boolean; coisa?: true }
  /** On own numbers, and not to be answered from them. */
  | { kind: 'unknown'; missing?: readonly string[]; untold?: Untold; absent?: Absent }
  /** No question on own numbers. */
  | { kind: 'none' }

const NONE: Reading = { kind: 'none' }
const UNKNOWN = { kind: 'unknown' } as const satisfies Reading

/** Reads a question, with the frame of the conversation before it where there is one. Pure, a few milliseconds at most. */
export function readQuestion(
  question: string,
  context: QuestionContext,
  before?: Frame,
  shown: readonly Shown[] = [],
): Reading {
  const memory = before && { shown, before }
  const reckoned = memory && (readReckoned(question, memory, context.hoje) ?? partOf(question, memory, context))
  if (reckoned && before)
    return reckoned.kind === 'frame' ? { ...reckoned, frame: after(reckoned.frame, before) } : reckoned
  const text = spelledPlain(question)
  if (areLeftToPay(text)) return { ...UNKNOWN, untold: 'aberto' }
  const alone = (of: string) => accounted(readAfter(spelledPlain(of), context, undefined), of, context, [])
  const supposing = scaled(text, memory, alone) ?? sinceAmount(text, alone)
  if (supposing) return supposing
  const held = readMark(text, before, context.hoje) ?? readPace(text, before, context.hoje)
  if (held) return held.kind === 'frame' && before ? { ...held, frame: after(held.frame, before) } : held
  const first = readAfter(text, context, before)
  const again =
    isUnread(first) && !isNobodysFigure(text) && !cantBeTold(text)
      ? (heardAgain(text, before) ?? (before ? undefined : nameAlone(text, context)))
      : undefined
  const second = again === undefined ? first : readAfter(spelledPlain(again), context, before)
  const reading = chosenBySaid(again === undefined || isUnread(second) || isOfNobody(second) ? first : second, text)
  const halves = isUnread(reading) || reading.kind === 'frame' ? askedTwice(text, alone) : undefined
  if (halves && (isUnread(reading) || halves.frames[0].metrica !== halves.frames[1].metrica)) return halves
  if (isUnread(reading)) {
    const untold = untoldOf(text) ?? (reading.kind === 'unknown' && isOwed(text) ? 'aberto' : undefined)
    return untold ? { ...UNKNOWN, untold } : reading
  }
  if (reading.kind !== 'frame') return reading
  const claimed = claimedOf(text, reading.frame, context)
  if (claimed) return { ...reading, ...claimed }
  const whether = whetherOf(text, reading)
  if (before && losesWhom(text, reading.frame, before)) return UNKNOWN
  const comAno = saysYear(text, reading.frame, before)
  const two = sumBesideCount(text, reading)
  if (two) return two
  return {
    ...reading,
    frame: { ...(before ? after(reading.frame, before) : reading.frame), comAno },
    ...(again !== undefined &&
      reading !== first &&
      OWED.test(text) && { assumed: [...reading.assumed, 'divida' as const] }),
    ...(whether && { whether }),
    // 'quantas manutenções a Metalife fez': whether she is paid for them or pays.
    ...(again !== undefined &&
      reading !== first &&
      reading.frame.contagem === 'lancamentos' && { eitherWay: true as const }),
  }
}

/** What is left to pay no movement says. */
const OWED = /\b(?:terminei|terminamos|acabei|acabamos|quitei|quitamos|falta) (?:de )?pagar\b|\bquitei\b/

const isUnread = (reading: Reading) => reading.kind === 'none' || reading.kind === 'unknown'

/** 'o cliente sumiu': whose last payment would be meant, no name says. */
const isOfNobody = (reading: Reading) =>
  reading.kind === 'frame' &&
  reading.frame.unico !== null &&
  reading.frame.filtros.contrapartes.length + reading.frame.filtros.categorias.length === 0

/** A frame with what was asked before it. */
export const after = (frame: Frame, before: Frame): Frame => ({
  ...frame,
  // 'Qual João?' asked nothing of the numbers yet.
  antes:
    frame.antes.length === 0
      ? // Half of a sum of two was no answer.
        before.par?.conta === 'soma'
        ? []
        : [...(before.opcoes.length > 0 ? [] : [askedOf(before)]), ...before.antes].slice(0, MOST_ASKED - 1)
      : [],
})

function readAfter(question: string, context: QuestionContext, before: Frame | undefined): Reading {
  if (isNobodysFigure(question)) return UNKNOWN
  if (!before && pointsAtNothing(question)) return UNKNOWN
  const pair = pairOf(question, context) ?? oftenest(question, context)
  if (pair) return pair
  const known =
    before && (!before.perdido || (before.periodo !== null && saysEnough(question, context)))
      ? ofWhoLeft(placedIn(question, before), question, context)
      : undefined
  if (known && isOfNamedToCome(question, known)) return UNKNOWN
  const two =
    known &&
    (wentOn(question, known, context) ??
      amongSpoken(question, known, context) ??
      whoOfSide(question, known) ??
      whichOfTwo(question, known, context.hoje))
  if (two) return two
  const read = readParts(question, context, known)
  const said = read && ofSameFlow(chosenBySpoken(thingAside(read, question), known), known, question)
  const parts = said && inThatMonth(said, known, context, question)
  if (!parts) return cantBeTold(question) ? UNKNOWN : NONE
  if (parts.apart) return pairFrom(parts, context, 'soma', question) ?? UNKNOWN
  const whole = inDaysBefore(
    withSubject(turned(frameAlone(ofAllTime(parts, question), context), question), parts),
    before,
    question,
  )
  const alone = whole.kind === 'frame' && MISREAD.test(fold(question)) ? UNKNOWN : ofTold(whole, known)
  // 'sobra quanto', after what wasn't understood: of that, and not of the usual month.
  if (before?.perdido && alone.kind === 'frame' && isElliptic(parts, alone, question)) return UNKNOWN
  // The worst month of a cost may be the dearest or the cheapest.
  if (known && VAGUE.test(fold(question)) && isMonthOfThose(parts, known, question) && !EARNS.has(known.metrica))
    if (isNarrowed({ ...parts, categories: known.filtros.categorias, parties: known.filtros.contrapartes }))
      return UNKNOWN
  const more = known && goneOn(parts, alone, known, { context, question })
  if (more) return more
  if (alone.kind !== 'none') return alone
  const unknown =
    saysNothing(question, parts) ||
    cantBeTold(question) ||
    isOwnFigure(question, parts, context) ||
    isOfHers(question, parts, context) ||
    (before && goesOnFrom(question))
  return unknown ? { ...UNKNOWN, missing: missingOf(parts) } : NONE
}

/** What a question says goes on from the frame before; undefined: it stands by itself. */
function goneOn(
  parts: Parts,
  alone: Reading,
  known: Frame,
  { context, question }: { context: QuestionContext; question: string },
): Reading | undefined {
  if (alone.kind === 'frame' && isBare(parts, question)) {
    const narrowed = known.filtros.contrapartes.length + known.filtros.categorias.length > 0
    const flows = parts.metrics[0] === 'resultado' && areBothFlows(known)
    if (parts.metrics[0] === 'resultado' && (narrowed || flows) && known.metrica !== 'resultado')
      return leftOfTwo(known)
    const merged = known.par
      ? mergePair(parts, known, context, question)
      : merge(parts, summed(parts, known), context, question)
    if (merged?.kind === 'frame') return merged
  }
  if (leansOn(parts, known, question) || (alone.kind !== 'frame' && alone.kind !== 'both')) {
    // 'e quanto ele me pagou esse ano?', after his last payment: a sum again.
    const shaped = known.unico !== null || known.contagem === 'lancamentos'
    const asked = [parts.one, parts.counts, parts.mean, parts.dimension].every((one) => one === null)
    const his = parts.pronoun && parts.mean !== null && known.unico !== null
    const anew = his || (shaped && (parts.pronoun || parts.ever) && asked && /\bquanto\b/.test(question))
    const from = anew ? summed(parts, known) : sumAfterWhy(parts, known, question)
    // 'cada vez sai por quanto': the verb says no more than what is known.
    const said = isHowOften(parts, known) ? { ...parts, metrics: [] } : parts
    const merged = known.par ? mergePair(said, known, context, question) : merge(said, from, context, question)
    // 'e a Camila, quanto recebeu?': she did.
    if (merged)
      return parts.parties.length + parts.options.length > 0 && parts.metrics.length > 0
        ? turned(merged, question)
        : merged
  }
  return undefined
}

/** Days of one month named at the end: the grammar of periods would take them for other days. */
const MISREAD = /\bdia \d{1,2} (?:a|ao|ate) (?:o )?(?:dia )?\d{1,2} de \d/

/** A frame from this question alone. */
export function frameAlone(said: Parts, context: QuestionContext): Reading {
  const parts = chargedBy(said, context)
  const { metrics, left, asks } = parts
  if (parts.nth === NEXT) return NONE
  if (parts.turnover) return turnoverOf(parts, context)
  if (left.length === 0 && metrics.length === 2) return twoFrames(parts, context)
  if (left.length > 0 || metrics.length > 1) return NONE
  const earns = metrics[0] === 'entradas' && parts.parties.length > 0
  const metric =
    (earns && parts.categories.length > 0 ? metricOfGroups(parts.categories, context) : metrics[0]) ??
    namedByOne(parts) ??
    metricOfFilters(parts, context) ??
    (parts.alvo === null ? undefined : 'receita')
  const named = metric === 'ponto-equilibrio' || (metric && NOW_METRICS.has(metric))
  const shaped = parts.change || parts.why || parts.top !== null || parts.one !== null || parts.counts !== null
  // 'salário da Luciana': what and whose.
  const whose = parts.categories.length > 0 && parts.parties.length > 0
  if (!metric || !(named || asks || shaped || parts.share || whose)) return NONE
  // Of what it is a share, isn't said.
  if (parts.share?.of === null && !(parts.share.same && metrics.length === 1)) return UNKNOWN
  // 'quanto o Itaú me cobrou': what the bank takes, not what went out of the account.
  if (parts.charged && parts.accounts.length > 0 && parts.categories.length === 0) return UNKNOWN
  const moved = transferred(metric, parts, context)
  if (!moved) return UNKNOWN
  const one = oneMovement(parts)
  // One sale, one payment: movements by themselves aren't ranked.
  if (parts.implied && SINGLE.has(metric) && one.unico === undefined) return NONE
  const ofDays = parts.dimension === 'dia-semana' || (parts.dimension === 'dia' && parts.times.weekdays !== null)
  const ofWeeks =
    parts.dimension === 'semana' || parts.dimension === 'dia' || parts.times.weekdays !== null || parts.limited
  const supplied =
    metrics.length === 0 && (metric === 'resultado' || ofDays || (Boolean(ofWeeks) && metric === 'receita'))
  const frame = frameOf(directed(moved, parts), { ...shapeOf(parts), ...one })
  const undirected = metrics.length === 0 && isUndirected(parts)
  if (parts.times.weekdays && parts.times.comparison) return ofTwoTimes(frame, { ...parts, supplied }, context)
  const reading = completed(frame, { ...parts, supplied }, context)
  if (undirected && reading.kind === 'which')
    return { ...reading, undirected, frame: { ...reading.frame, solto: true } }
  return undirected && reading.kind === 'frame' ? { ...reading, undirected } : reading
}

/** 'as sextas de outubro contra as de setembro': as many days as each has. */
function ofTwoTimes(frame: Frame, parts: Parts & { supplied: boolean }, context: QuestionContext): Reading {
  const { period, comparison } = parts.times
  const [now, then] = [period, comparison].map((days) =>
    completed(frame, { ...parts, change: false, times: { ...parts.times, period: days, comparison: null } }, context),
  )
  if (!period || now?.kind !== 'frame' || then?.kind !== 'frame') return UNKNOWN
  return { kind: 'both', frames: [now.frame, then.frame], assumed: now.assumed, explicit: true, conta: 'compara' }
}

/** 'clientes novos em outubro', and nothing more than the days. */
function turnoverOf(parts: Parts, context: QuestionContext): Reading {
  const { turnover, left, metrics, times } = parts
  const plain = left.length === 0 && metrics.length === 0 && !isNarrowed(parts) && !parts.excluded && !parts.share
  const bare = parts.one === null && parts.mean === null && !parts.why && times.comparison === null && !times.impossible
  const days = plain && bare && times.relative === null ? turnoverDays(turnover!, times, context) : undefined
  if (!days || parts.sizes || parts.alvo !== null || parts.limited || parts.future) return UNKNOWN
  const { periodo, ausente } = days
  const frame = frameOf('clientes', { periodo, ausente, contagem: 'nomes' })
  return { kind: 'frame', frame, assumed: days.assumed ? ['periodo'] : [], explicit: true, undated: false }
}

/** 'transferi pro João' is paid to him, 'pro Inter' comes into that account; undefined: from which to which, of several. */
function transferred(
  metric: MetricId,
  { parties, options, accounts, towards, destino }: Parts,
  { contas }: QuestionContext,
): MetricId | undefined {
  if (metric !== 'transferencias' || destino !== null) return metric
  if (parties.length + options.length > 0) return 'saidas'
  if (accounts.length > 1) return accounts.length === contas.length ? metric : undefined
  return accounts.length === 1 && towards ? 'transferencias-recebidas' : metric
}

/** 'Unimed em outubro': a name and its days. */
const isUndirected = ({ parties, options, categories, share, oneMetric, one, times, dimension }: Parts) =>
  parties.length + options.length > 0 &&
  categories.length === 0 &&
  !share?.came &&
  oneMetric === null &&
  one === null &&
  (times.period !== null || dimension === null || dimension === 'mes')

/** 'quanto vendi e quanto gastei': nothing but the days, or whose it is, may be said of both. */
function twoFrames(parts: Parts, context: QuestionContext): Reading {
  const { metrics, times } = parts
  const shaped =
    parts.why || parts.change || parts.share || parts.excluded || parts.one !== null || parts.counts !== null
  const laid = parts.dimension !== null || parts.top !== null || times.comparison !== null
  const named = parts.parties.length > 0 && parts.categories.length + parts.options.length === 0
  const narrowed = named ? !areFlows(metrics) : isNarrowed({ ...parts, accounts: [] })
  if (!parts.joined || !parts.asks || shaped || laid || narrowed) return NONE
  const [one, other] = metrics.map((metric) =>
    completed(frameOf(directed(metric, parts), shapeOf(parts)), parts, context),
  )
  if (one?.kind !== 'frame' || other?.kind !== 'frame') return UNKNOWN
  return { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: one.explicit }
}
