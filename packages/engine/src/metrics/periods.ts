import { formatDay, formatMonthName } from '@norteia/contracts/format'
import { addMonths, dayInMonth, dayName, dayNumber, earlierOf, firstOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { type Point, takePoints } from './period-points.ts'
import type { Rest } from './rest.ts'

/** What a question says of time. */
export interface Times {
  periodo: Interval | null
  comparacao: Interval | null
  /** A part of the days was supplied and is to be said. */
  assumed: boolean
  relative: Point['relative'] | null
  /** Everything since the first movement. */
  sempre: boolean
}

const NOTHING_SAID: Times = { periodo: null, comparacao: null, assumed: false, relative: null, sempre: false }
const AGAINST =
  '(?:em relacao(?: a| ao| com)?|comparad[oa]s?(?: com| a| ao)?|comparando (?:com|a)?|compar[ae] (?:com)?|frente (?:a|ao)|versus|vs|x|contra|(?:do )?que(?: em| no| na| o| a| foi| era)*)(?: o| a| os| as| em| no| na)*'

const SEMPRE =
  / (?:desde (?:o )?(?:comeco|inicio|sempre|que abri|que comecei)|de sempre|todo o periodo|no total geral|desde a abertura) /

/** The days that a question speaks of, taken out of its words. */
export function readTimes(rest: Rest, hoje: string, future: boolean): Times {
  if (rest.take(SEMPRE)) return { ...NOTHING_SAID, sempre: true }
  const points = takePoints(rest, hoje, future)
  if (points.length === 0) return NOTHING_SAID
  const point = (mark: string | undefined) => points[Number(mark?.slice(1))]!

  // 'até hoje' alone: since the beginning; 'até outubro' alone could begin anywhere.
  const until = / ate (?:o |a )?(p\d) /.exec(rest.text)
  if (until && points.length === 1 && point(until[1]).de === hoje && rest.take(/ ate (?:o |a )?p\d /))
    return { ...NOTHING_SAID, sempre: true }
  if (until && points.length === 1) return NOTHING_SAID
  const against = rest.take(new RegExp(` ${AGAINST} (p\\d) `))
  const compared = against ? point(against[1]) : undefined
  // 'a diferença entre setembro e outubro' is from one to the other, 'entre março e maio' all of it.
  const apart = rest.has(DIFFERENCE) ? (readPair(rest, point, '(?: entre)?') ?? undefined) : undefined
  if (apart) return apart
  const span = readSpan(rest, point, hoje) ?? readList(rest, point)
  const single = span ?? singlePoint(rest, point)
  const both = single ? undefined : readPair(rest, point)
  if (both) return both
  const relative = compared?.relative ?? single?.relative ?? null
  return {
    ...NOTHING_SAID,
    periodo: single && !single.relative ? daysOf(single) : null,
    comparacao: compared && !compared.relative ? daysOf(compared) : null,
    assumed: single !== undefined && (single.assumed === true || single.yearless === true),
    relative,
  }
}

const daysOf = ({ de, ate }: Point): Interval => ({ de, ate })
const DIFFERENCE =
  / (?:cresceu|cresceram|aumentou|aumentaram|subiu|caiu|diminuiu|mais|menos|diferenca|variacao|comparacao|comparar|comparando|compare|compara|mudou|mudanca) /
const LEAD = '(?: de| do| da| em| no| na| o| a| para| pro| pra)*'

/** 'entre março e maio', 'de 01/10 a 15/10', 'desde março'. */
function readSpan(rest: Rest, point: (mark: string | undefined) => Point, hoje: string): Point | undefined {
  const between =
    rest.take(new RegExp(` entre${LEAD} (p\\d) e${LEAD} (p\\d) `)) ??
    rest.take(/ (?:de |do |da |desde )?(p\d) (?:a|ate|ao|ate o|ate a|ate o dia|a o) (p\d) /)
  if (between) return spanOf(point(between[1]), point(between[2]))
  const since =
    rest.take(new RegExp(` (?:desde|a partir d[eo]|apartir d[eo])${LEAD} (p\\d) `)) ??
    rest.take(/ (?:de|do|da) (p\d) (?:para ca|pra ca|em diante|ate agora|ate hoje) /)
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
  }
}

const inYear = ({ de, ate }: Interval, year: string): Interval => ({
  de: dayInMonth(`${year}${de.slice(4, 7)}`, Number(de.slice(8))),
  ate: de === ate ? dayInMonth(`${year}${ate.slice(4, 7)}`, Number(ate.slice(8))) : lastOf(`${year}${ate.slice(4, 7)}`),
})

function singlePoint(rest: Rest, point: (mark: string | undefined) => Point): Point | undefined {
  if ((rest.text.match(/ p\d(?= )/g) ?? []).length !== 1) return undefined
  const found = rest.take(new RegExp(`${LEAD} (p\\d) `))
  return found ? point(found[1]) : undefined
}

/** 'setembro e outubro', 'jan, fev e mar': days that follow one another are one span; a gap between them is none. */
function readList(rest: Rest, point: (mark: string | undefined) => Point): Point | undefined {
  const found = /(?: de| em| do| no)*((?: p\d| e)* p\d e(?: de| em| do| no)* p\d|(?: p\d){2,}) /.exec(rest.text)
  const marks = found?.[1]?.match(/p\d/g)
  if (!found || !marks) return undefined
  const list = marks.map(point).sort((a, b) => (a.de < b.de ? -1 : 1))
  const joined = list.every(
    ({ de, relative }, i) => !relative && (i === 0 || dayNumber(de) === dayNumber(list[i - 1]!.ate) + 1),
  )
  if (!joined) return undefined
  rest.take(new RegExp(found[0].replace(/ $/, '')))
  return { de: list[0]!.de, ate: list.at(-1)!.ate, assumed: true }
}

/** Two points side by side: 'outubro e setembro', 'de setembro pra outubro', 'outubro ou setembro'. The later is compared with the earlier. */
function readPair(rest: Rest, point: (mark: string | undefined) => Point, lead = ''): Times | undefined {
  const pair = rest.take(
    new RegExp(
      `${lead}${LEAD} (p\\d) ${lead === '' ? '(?:ou|para|pra|pro|com)' : '(?:e|ou|para|pra|pro|com)'}${LEAD} (p\\d) `,
    ),
  )
  if (!pair) return undefined
  const [one, other] = [point(pair[1]), point(pair[2])]
  if (one.relative || other.relative) return undefined
  const [first, second] = one.de <= other.de ? [one, other] : [other, one]
  return {
    ...NOTHING_SAID,
    periodo: daysOf(second),
    comparacao: daysOf(first),
    assumed: [one, other].some(({ assumed, yearless }) => assumed || yearless),
  }
}

const monthOf = (day: string) => day.slice(0, 7)
const isWholeMonths = ({ de, ate }: Interval) => de.endsWith('-01') && ate === lastOf(monthOf(ate))
const monthsIn = ({ de, ate }: Interval) =>
  (Number(ate.slice(0, 4)) - Number(de.slice(0, 4))) * 12 + Number(ate.slice(5, 7)) - Number(de.slice(5, 7)) + 1

/** As many months or days just before; of a month that runs, the same days of the month before. */
export function periodBefore(periodo: Interval): Interval {
  const { de, ate } = periodo
  // Of a year that runs the same days of the year before.
  if (de.endsWith('-01-01') && monthsIn(periodo) > 6) return yearBefore(periodo)
  if (isWholeMonths(periodo)) {
    const count = monthsIn(periodo)
    return { de: firstOf(addMonths(monthOf(de), -count)), ate: lastOf(addMonths(monthOf(ate), -count)) }
  }
  if (de.endsWith('-01')) {
    const count = monthsIn(periodo)
    const last = addMonths(monthOf(ate), -count)
    return { de: firstOf(addMonths(monthOf(de), -count)), ate: dayInMonth(last, Number(ate.slice(8))) }
  }
  const days = dayNumber(ate) - dayNumber(de) + 1
  return { de: dayName(dayNumber(de) - days), ate: dayName(dayNumber(de) - 1) }
}

/** The same days a year earlier; the end of February stays its end. */
export function yearBefore(periodo: Interval): Interval {
  const year = (day: string) => dayInMonth(`${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`, Number(day.slice(8)))
  const before = { de: year(periodo.de), ate: year(periodo.ate) }
  return isWholeMonths(periodo) ? { ...before, ate: lastOf(monthOf(before.ate)) } : before
}

/** 'outubro de 2026', 'agosto a outubro de 2026', '2025', '05/10/2026', '01/10/2026 a 15/10/2026'. */
export function periodName(periodo: Interval): string {
  const { de, ate } = periodo
  if (de === ate) return formatDay(de)
  const [first, last] = [monthOf(de), monthOf(ate)]
  const [fromYear, toYear] = [de.slice(0, 4), ate.slice(0, 4)]
  if (!isWholeMonths(periodo)) return `${formatDay(de)} a ${formatDay(ate)}`
  if (first === last) return `${formatMonthName(first)} de ${toYear}`
  if (de.endsWith('-01-01') && ate.endsWith('-12-31')) return fromYear === toYear ? toYear : `${fromYear} a ${toYear}`
  if (fromYear === toYear) return `${formatMonthName(first)} a ${formatMonthName(last)} de ${toYear}`
  return `${formatMonthName(first)} de ${fromYear} a ${formatMonthName(last)} de ${toYear}`
}

/** 'em outubro de 2026', 'de agosto a outubro de 2026', 'em 05/10/2026'. */
export function inPeriod(periodo: Interval): string {
  const name = periodName(periodo)
  return name.includes(' a ') ? `de ${name}` : `em ${name}`
}

/** The months that a period touches, oldest first. */
export function monthsOf(periodo: Interval): string[] {
  const months: string[] = []
  for (let mes = monthOf(periodo.de); mes <= monthOf(periodo.ate); mes = addMonths(mes, 1)) months.push(mes)
  return months
}

/** The last `count` complete months, not before the first movement. */
export function lastCompleteMonths(count: number, hoje: string, primeiro: string | null): Interval {
  const last = addMonths(monthOf(hoje), -1)
  const first = addMonths(last, 1 - count)
  const known = primeiro === null ? first : monthOf(primeiro)
  return { de: firstOf(known > first && known <= last ? known : first), ate: lastOf(last) }
}

export const cutAt = (periodo: Interval, hoje: string): Interval => ({
  de: periodo.de,
  ate: periodo.de > hoje ? periodo.ate : earlierOf(periodo.ate, hoje),
})
