import { addMonths, dayInMonth, dayName, dayNumber, earlierOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { takeWeekdays } from './calendar-points.ts'
import { type FoundWindow, takeWindow } from './month-windows.ts'
import { MONTHS, type Point, takePoints } from './period-points.ts'
import type { Rest } from './rest.ts'

/** What a question says of time. */
export interface Times {
  period: Interval | null
  /** Of the period these days alone: several months, all but some days. */
  spans: Interval[] | null
  /** Of the period these days of the week alone, 0 for Monday. */
  weekdays: number[] | null
  comparison: Interval | null
  /** A part of the days was supplied and is to be said. */
  assumed: boolean
  relative: NonNullable<Point['relative']> | null
  /** Everything since the first movement. */
  always: boolean
  /** 'no fim de setembro': one end of the days is meant, which only a balance has. */
  edge: 'start' | 'end' | null
  /** 'até o dia 10' without its month: its days in any month. */
  part: ((mes: string) => Interval | undefined) | null
  /** The day of the week that was named, 0 for Monday: in another week it is another day. */
  weekday: number | null
  /** Named without a year: after days of another year those of that year. */
  yearless: boolean
  /** Days that no calendar has. */
  impossible: boolean
}

export const NOTHING_SAID: Times = {
  period: null,
  spans: null,
  weekdays: null,
  comparison: null,
  assumed: false,
  relative: null,
  always: false,
  edge: null,
  part: null,
  weekday: null,
  yearless: false,
  impossible: false,
}
const AGAINST =
  '(?:menos(?= [oa]s? d[eoa]s? p\\d)|em relacao(?: a| ao| com)?|comparad[oa]s?(?: com| a| ao)?|comparando (?:com|a)?|compar[ae] (?:com)?|frente (?:a|ao)|versus|vs|x|contra|(?:do )?que(?: em| no| na| o| a| foi| era)*)(?: o| a| os| as| em| no| na| de| do| da)*'

const SPAN = '(?:(?:n?o periodo )?(?:de|do|entre|desde) )?(p\\d) (?:a|ate|e) (p\\d)'
const TWO_SPANS = new RegExp(` ${SPAN}((?: [a-z]+){0,4}?) (?:e|ou|${AGAINST}) ${SPAN} `)

const SEMPRE =
  / (?:desde (?:o )?(?:(?:comeco|inicio)(?! d[eo] (?:ano|mes|p\d|20\d\d))|sempre|que (?:eu |el[ea] |el[ea]s |a gente )?(?:abri|comecei|comecou|comecamos|entrou|abriu|abrimos)(?: a (?:vender|trabalhar|comprar|atender)(?: la| ali| com el[ea]s?| por la)?)?)|de sempre|todo o periodo|no total geral|desde a abertura|(?:de )?tod[oa]s? os tempos|n?a historia toda|ate (?:o dia de )?hoje|ate (?:agora|o momento)) /
const UP_TO_NOW = / ate (?:o dia de )?hoje | ate (?:agora|o momento) /
const EDGE = / (?:n?o |ao? |d[oe] |em )?(fim|final|comeco|inicio) (?:d[eoa] )?(?=p\d )/
const NAMES = MONTHS.join('|')
/** 'no bimestre set/out': the months say which. */
const NAMED_PART = new RegExp(
  ` (?:(?:n?o |d[oe] )?(bi|tri|quadri|se)mestre(?: d[eo])?) (${NAMES})(?: e| a| ate)? (${NAMES}) `,
)
const SIZES: Readonly<Record<string, number>> = { bi: 2, tri: 3, quadri: 4, se: 6 }
/** What still looks like a date when the calendar had its turn. */
const NO_DATE = / (?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:dia )?\d{1,2} de p\d) | dia (?:3[2-9]|[4-9]\d|0) /

/** The days that a question speaks of, taken out of its words. */
export function readTimes(rest: Rest, hoje: string, future: boolean): Times {
  const weekdays = takeWeekdays(rest)
  return { ...readDays(rest, hoje, future), weekdays }
}

function readDays(rest: Rest, hoje: string, future: boolean): Times {
  const now = rest.has(UP_TO_NOW)
  if (!now && rest.take(SEMPRE)) return { ...NOTHING_SAID, always: true }
  namedPart(rest)
  const window = takeWindow(rest)
  if (now) rest.take(UP_TO_NOW, 'agora')
  const points = takePoints(rest, hoje, future)
  if (NO_DATE.test(rest.text)) return { ...NOTHING_SAID, impossible: true }
  const point = (mark: string | undefined) => points[Number(mark?.slice(1))]!
  if (window) return windowed(window, rest, points, hoje, future)
  if (points.length === 0) return now ? { ...NOTHING_SAID, always: true } : NOTHING_SAID

  const edge = points.length === 1 ? rest.take(EDGE, '') : undefined
  const open = edge ? undefined : readOpenEnd(rest, points, hoje)
  if (open) return open
  const spans = readTwoSpans(rest, point)
  if (spans) return spans
  const except = readExcept(rest, point)
  const against = takeAgainst(rest)
  const compared = against ? point(against[1]) : undefined
  // 'subiu quanto de julho a outubro' is from one to the other.
  const rise = rest.has(ROSE) ? FROM_TO.exec(rest.text) : null
  if (rise && [rise[1], rise[2]].every((mark) => isOneMonth(point(mark)) && !point(mark).relative))
    rest.take(FROM_TO, `${rise[1]} para ${rise[2]}`)
  // 'a diferença entre setembro e outubro' is from one to the other, 'entre março e maio' all of it.
  const apart = rest.has(DIFFERENCE) ? (readPair(rest, point, '(?: entre)?') ?? undefined) : undefined
  if (apart) {
    rest.take(/ (?:entre o que|entre) /)
    return apart
  }
  const listed = readSpan(rest, point, hoje) ?? readList(rest, point)
  const single = listed ?? singlePoint(rest, point)
  const both = single ? undefined : readPair(rest, point)
  if (both) return both
  const relative = compared?.relative ?? single?.relative ?? null
  const period = single && !single.relative ? daysOf(single) : null
  return {
    ...NOTHING_SAID,
    period,
    spans: period ? spansOf(period, single?.spans, except) : null,
    comparison: compared && !compared.relative ? daysOf(compared) : null,
    assumed: single !== undefined && (single.assumed === true || single.yearless === true),
    relative,
    yearless: single?.yearless === true && !compared,
    part: single?.part ?? null,
    weekday: single?.weekday ?? null,
    edge: edge ? (edge[1]!.startsWith('f') ? 'end' : 'start') : null,
    // What is left out must be a part of the days.
    impossible: except !== undefined && (period === null || except.de < period.de || except.ate > period.ate),
  }
}

/** 'de abril a outubro de 2025 contra abril a outubro de 2026': the later is compared with the earlier. */
function readTwoSpans(rest: Rest, point: (mark: string | undefined) => Point): Times | undefined {
  const found = TWO_SPANS.exec(rest.text)
  if (!found) return undefined
  const [one, other] = [spanOf(point(found[1]), point(found[2])), spanOf(point(found[4]), point(found[5]))]
  if (!one || !other || !rest.take(TWO_SPANS, found[3]!.trim() || '·')) return undefined
  const [first, second] = one.de <= other.de ? [one, other] : [other, one]
  const assumed = first.assumed === true || second.assumed === true
  return { ...NOTHING_SAID, period: daysOf(second), comparison: daysOf(first), assumed }
}

function takeAgainst(rest: Rest): RegExpExecArray | undefined {
  const found = rest.take(new RegExp(` ${AGAINST} (p\\d) `))
  // 'compare as vendas deste mês com o mês passado': what is compared comes in between.
  return found ?? (rest.has(/ compar/) ? rest.take(/ (?:com|contra)(?: o| a| os| as)? (p\d) /) : undefined)
}

function namedPart(rest: Rest): void {
  const found = NAMED_PART.exec(rest.text)
  if (!found) return
  const [, size, from, to] = found
  const count = ((MONTHS.indexOf(to!) - MONTHS.indexOf(from!) + 12) % 12) + 1
  if (count === SIZES[size!]) rest.take(NAMED_PART, `de ${from} a ${to}`)
}

/** Days that the forecast of cash reaches. */
const REACH = 91

/** 'saldo dia 10/12': of a day without a year the one that comes, where it comes soon. */
export function soon(times: Times, hoje: string): Times {
  const { period, assumed } = times
  if (!period || !assumed || period.de !== period.ate || period.de >= hoje) return times
  const [now, next] = [0, 1].map((later) => `${Number(hoje.slice(0, 4)) + later}${period.de.slice(4)}`)
  const day = [now!, next!].find((one) => one > hoje && dayNumber(one) - dayNumber(hoje) <= REACH)
  return day ? { ...times, period: { de: day, ate: day } } : times
}

const daysOf = ({ de, ate }: Point): Interval => ({ de, ate })
const isOneMonth = ({ de, ate }: Interval) => de.endsWith('-01') && de < ate && de.slice(0, 7) === ate.slice(0, 7)

/** A part of the one month that is named, or of the newest that has it. */
function windowed(window: FoundWindow, rest: Rest, points: readonly Point[], hoje: string, future: boolean): Times {
  const current = hoje.slice(0, 7)
  const started = window.begins <= Number(hoje.slice(8))
  const month = points.length === 0 ? (started || future ? current : addMonths(current, -1)) : null
  const point = points[0]
  if (points.length > 1 || (point && (!isOneMonth(point) || point.relative)))
    return { ...NOTHING_SAID, impossible: true }
  if (point) singlePoint(rest, () => point)
  const days = window.in(month ?? point!.de.slice(0, 7))
  if (!days || (!future && days.de > hoje)) return { ...NOTHING_SAID, impossible: true }
  return {
    ...NOTHING_SAID,
    period: future ? days : { de: days.de, ate: earlierOf(days.ate, hoje) },
    part: point ? null : window.in,
    assumed: point === undefined || point.yearless === true || point.assumed === true,
  }
}

const BOUND = '(?: [oa])?(?: dia| mes de| mes| fim de| final de| fim do| final do)?(?: de| d[oa])?'

/** 'até outubro', 'antes de outubro', 'depois de outubro'. */
function readOpenEnd(rest: Rest, points: readonly Point[], hoje: string): Times | undefined {
  const point = points[0]!
  if (points.length !== 1 || point.relative) return undefined
  if (rest.take(new RegExp(` ate${BOUND} p0 `))) {
    if (point.de === hoje && point.ate === hoje) return { ...NOTHING_SAID, always: true }
    // 'até 15 de outubro' begins with the month, 'até outubro' with the year.
    const begun = point.de === point.ate ? 7 : 4
    const de = point.ate > hoje ? hoje : `${point.ate.slice(0, begun)}${'-01-01'.slice(begun - 4)}`
    return {
      ...NOTHING_SAID,
      period: { de, ate: point.ate },
      assumed: true,
      yearless: begun === 4 && point.yearless === true,
    }
  }
  if (rest.take(new RegExp(` antes(?: d[eoa])?${BOUND} p0 `))) {
    const ate = dayName(dayNumber(point.de) - 1)
    return { ...NOTHING_SAID, period: { de: '0000-01-01', ate: earlierOf(ate, hoje) }, assumed: true }
  }
  if (rest.take(new RegExp(` (?:depois|apos)(?: d[eoa])?${BOUND} p0 `))) {
    const de = dayName(dayNumber(point.ate) + 1)
    return de > hoje
      ? { ...NOTHING_SAID, impossible: true }
      : { ...NOTHING_SAID, period: { de, ate: hoje }, assumed: true }
  }
  return undefined
}

/** 'exceto agosto', beside a longer time. */
function readExcept(rest: Rest, point: (mark: string | undefined) => Point): Point | undefined {
  if ((rest.text.match(/ p\d(?= )/g) ?? []).length !== 2) return undefined
  const found = rest.take(
    / (?:exceto|(?<! a| ou) menos(?= (?:o|a|mes) )|sem contar|sem|fora|tirando|excluindo|descontando|sem ser|alem d[eo])(?: o| a| em| mes de| o mes de| de)* (p\d) /,
  )
  return found ? point(found[1]) : undefined
}

function spansOf(period: Interval, listed: Interval[] | undefined, except: Interval | undefined): Interval[] | null {
  if (listed) return listed
  if (!except) return null
  const before = { de: period.de, ate: dayName(dayNumber(except.de) - 1) }
  const after = { de: dayName(dayNumber(except.ate) + 1), ate: period.ate }
  return [before, after].filter(({ de, ate }) => de <= ate)
}

const DIFFERENCE =
  / (?:cresceu|cresceram|aumentou|aumentaram|subiu|caiu|diminuiu|mais|menos|diferenca|variacao|comparacao|comparar|comparando|compare|compara|mudou|mudanca|melhor|pior) /
const ROSE =
  / (?:subiu|subiram|caiu|cairam|cresceu|cresceram|aumentou|aumentaram|diminuiu|diminuiram|variou|variaram|mudou|mudaram) /
const FROM_TO = / (?:de |do |da )?(p\d) (?:a|ate) (p\d) /
const LEAD = '(?: de| do| da| em| no| na| o| a| para| pro| pra)*'

/** 'entre março e maio', 'de 01/10 a 15/10', 'desde março'. */
function readSpan(rest: Rest, point: (mark: string | undefined) => Point, hoje: string): Listed | undefined {
  const between =
    rest.take(new RegExp(` entre${LEAD} (p\\d) e${LEAD} (p\\d) `)) ??
    rest.take(/ (?:de |do |da |desde )?(p\d) (?:a|ate|ao|ate o|ate a|ate o dia|a o) (p\d) /)
  if (between) return spanOf(point(between[1]), point(between[2]))
  const since =
    rest.take(new RegExp(` (?:desde|a partir d[eo]|apartir d[eo])(?: o (?:comeco|inicio))?${LEAD} (p\\d) `)) ??
    rest.take(
      / (?:de|do|da) (?:(?:o )?(?:comeco|inicio) (?:d[oea] )?)?(p\d) (?:ate aqui|para ca|pra ca|em diante|ate agora|ate hoje|agora) /,
    )
  if (!since) return undefined
  const from = point(since[1])
  return from.de > hoje ? undefined : { de: from.de, ate: hoje, assumed: true }
}

/** Two points as one span; a year that only one of them has holds for both. */
function spanOf(from: Point, to: Point): Point | undefined {
  if (from.relative || to.relative) return undefined
  let first: Interval = from
  let last: Interval = to
  if (from.yearless && !to.yearless) first = inYear(from, to.ate.slice(0, 4))
  if (to.yearless && !from.yearless) last = inYear(to, from.de.slice(0, 4))
  // 'de novembro a janeiro'
  if (first.de > last.ate) {
    if (from.yearless) first = inYear(first, String(Number(first.de.slice(0, 4)) - 1))
    else if (to.yearless) last = inYear(last, String(Number(last.ate.slice(0, 4)) + 1))
  }
  if (first.de > last.ate) return undefined
  return {
    de: first.de,
    ate: last.ate,
    ...((from.yearless || to.yearless || from.assumed || to.assumed) && { assumed: true }),
    ...(from.yearless && to.yearless && from.de < from.ate && to.de < to.ate && { yearless: true }),
  }
}

/** The same days of another year. */
export const inYear = ({ de, ate }: Interval, year: string): Interval => ({
  de: dayInMonth(`${year}${de.slice(4, 7)}`, Number(de.slice(8))),
  ate: de === ate ? dayInMonth(`${year}${ate.slice(4, 7)}`, Number(ate.slice(8))) : lastOf(`${year}${ate.slice(4, 7)}`),
})

function singlePoint(rest: Rest, point: (mark: string | undefined) => Point): Listed | undefined {
  if ((rest.text.match(/ p\d(?= )/g) ?? []).length !== 1) return undefined
  const found = rest.take(new RegExp(`${LEAD} (p\\d) `))
  return found ? point(found[1]) : undefined
}

type Listed = Point & { spans?: Interval[] }

/** 'setembro e outubro', 'jan, fev e mar': days that follow one another are one span, else several. */
function readList(rest: Rest, point: (mark: string | undefined) => Point): Listed | undefined {
  const found = /(?: de| em| do| no)*((?: p\d| e)* p\d e(?: de| em| do| no)* p\d|(?: p\d){2,}) /.exec(rest.text)
  const marks = found?.[1]?.match(/p\d/g)
  if (!found || !marks) return undefined
  const said = marks.map(point)
  const last = said.at(-1)!
  // 'set e out de 2025': the last year named applies to all.
  const list = said
    .map((one) => (one.yearless && !last.yearless ? { ...one, ...inYear(one, last.ate.slice(0, 4)) } : one))
    .sort((a, b) => (a.de < b.de ? -1 : 1))
  const apart = list.some(({ de, relative }, i) => relative || (i > 0 && de <= list[i - 1]!.ate))
  if (apart) return undefined
  const kinds = new Set(list.map((one) => (one.de === one.ate ? 'day' : isOneMonth(one) ? 'month' : 'span')))
  const joined = list.every(({ de }, i) => i === 0 || dayNumber(de) === dayNumber(list[i - 1]!.ate) + 1)
  // 'na semana do Natal' is no week and Christmas.
  // 'janeiro e ano passado' are no thirteen months.
  if (kinds.size > 1 || (!joined && kinds.has('span'))) return undefined
  rest.take(new RegExp(found[0].replace(/ $/, '')))
  const whole = { de: list[0]!.de, ate: list.at(-1)!.ate, assumed: true as const }
  return joined ? whole : { ...whole, spans: list.map(daysOf) }
}

/** Two points side by side: 'outubro e setembro', 'de setembro pra outubro', 'outubro ou setembro'. The later is compared with the earlier. */
function readPair(rest: Rest, point: (mark: string | undefined) => Point, lead = ''): Times | undefined {
  const pair = rest.take(
    new RegExp(
      `${lead}${LEAD} (p\\d) ${lead === '' ? '(?:ou|para|pra|pro|com|e quanto(?: foi| deu)?)' : '(?:e|ou|para|pra|pro|com)'}${LEAD} (p\\d) `,
    ),
  )
  if (!pair) return undefined
  const [one, other] = [point(pair[1]), point(pair[2])]
  if (one.relative || other.relative) return undefined
  const [first, second] = one.de <= other.de ? [one, other] : [other, one]
  return {
    ...NOTHING_SAID,
    period: daysOf(second),
    comparison: daysOf(first),
    assumed: [one, other].some(({ assumed, yearless }) => assumed || yearless),
  }
}
