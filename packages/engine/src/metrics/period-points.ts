import { MONTH_NAMES } from '@norteia/contracts/format'
import { addMonths, dayName, dayNumber, firstOf, lastDayOf, lastOf, mondayOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { fold } from '#src/text/words.ts'
import { CALENDAR_POINTS } from './calendar-points.ts'
import type { Rest } from './rest.ts'

/** One place in time that a question names. */
export interface Point extends Interval {
  /** Said without a year: another year may be meant beside another point. */
  yearless?: boolean
  /** What was supplied to the words, to be said. */
  assumed?: true
  /** A day without its month: the same day of any month. */
  part?: (mes: string) => Interval | undefined
  /** Relative to the period that was spoken of: the one before, or the same one a year earlier, or what is left of its month. */
  relative?: 'anterior' | 'ano-anterior' | 'resto' | 'retrasado'
  /** A day of the week, 0 for Monday: that of another week may be meant. */
  weekday?: number
}

export const MONTHS = MONTH_NAMES.map(fold)
const MONTH = `(${MONTHS.join('|')})`
const YEAR = '(20\\d\\d|ano passado|ano retrasado|este ano|esse ano|ano|ano atual|deste ano|desse ano)'
const OF = '(?: de| do| da| em| no| desse| deste| nesse| neste)?'
const NUMBERS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  primeiro: 1,
  segundo: 2,
  terceiro: 3,
  quarto: 4,
}
const NUMBER = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})`
export const COUNT = '(\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze)'
const ORDINAL = '(primeiro|segundo|terceiro|quarto|ultimo|[1-4])(?: ?[oa])?'

export const numberOf = (word: string): number => NUMBERS[word] ?? Number(word)

const LAST = '(?:ultim[oa]s?|passad[oa]s?|anteriores)'
const monthOf = (day: string) => day.slice(0, 7)
const whole = (mes: string): Interval => ({ de: firstOf(mes), ate: lastOf(mes) })
const months = (from: string, to: string): Interval => ({ de: firstOf(from), ate: lastOf(to) })
const plusDays = (day: string, days: number) => dayName(dayNumber(day) + days)

export const year = (number: number, hoje: string): Interval => ({
  de: `${number}-01-01`,
  ate: String(number) === hoje.slice(0, 4) ? hoje : `${number}-12-31`,
})

/** A part of the year, `size` months long, counted from one. */
function part(size: number, at: number, ofYear: number): Interval {
  const first = `${ofYear}-${String((at - 1) * size + 1).padStart(2, '0')}`
  return months(first, addMonths(first, size - 1))
}

function yearOf(said: string | undefined, hoje: string): number | null {
  if (said === undefined) return null
  const now = Number(hoje.slice(0, 4))
  if (/^20/.test(said)) return Number(said)
  if (said.endsWith('passado')) return now - 1
  if (said.endsWith('retrasado')) return now - 2
  return now
}

type Maker = (groups: (string | undefined)[], hoje: string, future: boolean) => Point | undefined

/** The month in the year that was said, else the newest one that isn't to come (or the next, of a question on the future). */
function monthPoint(name: string, said: string | undefined, hoje: string, future: boolean): Point {
  const number = String(MONTHS.indexOf(name) + 1).padStart(2, '0')
  const known = yearOf(said, hoje)
  const now = Number(hoje.slice(0, 4))
  if (known !== null) {
    const month = whole(`${known}-${number}`)
    return !future && month.de <= hoje ? until(month, hoje) : month
  }
  const here = `${now}-${number}`
  const current = monthOf(hoje)
  const shift = future ? (here < current ? 1 : 0) : here > current ? -1 : 0
  const month = whole(`${now + shift}-${number}`)
  return { ...(future ? month : until(month, hoje)), yearless: true }
}

function dayPoint(day: number, month: number, ofYear: number | null, hoje: string, future = false): Point | undefined {
  const text = (number: number) => String(number).padStart(2, '0')
  const now = Number(hoje.slice(0, 4))
  const at = `${ofYear ?? now}-${text(month)}`
  if (month < 1 || month > 12 || day < 1 || day > lastDayOf(at)) return undefined
  const date = `${at}-${text(day)}`
  if (ofYear !== null) return { de: date, ate: date }
  const shift = future ? (date < hoje ? 1 : 0) : date > hoje ? -1 : 0
  const meant = `${now + shift}-${text(month)}-${text(day)}`
  return { de: meant, ate: meant, yearless: true }
}

const weekOf = (day: string, shift: number): Interval => {
  const monday = mondayOf(dayNumber(day)) + 7 * shift
  return { de: dayName(monday), ate: dayName(monday + 6) }
}
const until = (interval: Interval, hoje: string): Interval => ({
  de: interval.de,
  ate: interval.ate > hoje ? hoje : interval.ate,
})

/** The last `count` parts of the year that are over. */
function lastParts(size: number, count: number, hoje: string): Interval {
  const index = Math.floor((Number(hoje.slice(5, 7)) - 1) / size)
  const first = `${hoje.slice(0, 4)}-${String(index * size + 1).padStart(2, '0')}`
  return months(addMonths(first, -size * count), addMonths(first, -1))
}

const currentPart = (size: number, hoje: string): Interval => {
  const index = Math.floor((Number(hoje.slice(5, 7)) - 1) / size)
  return part(size, index + 1, Number(hoje.slice(0, 4)))
}

function ordinalPart(size: number, said: string, ofYear: string | undefined, hoje: string): Point | undefined {
  if (said === 'ultimo') return ofYear === undefined ? lastParts(size, 1, hoje) : undefined
  const at = numberOf(said)
  if (at > 12 / size) return undefined
  const known = yearOf(ofYear, hoje)
  const now = part(size, at, known ?? Number(hoje.slice(0, 4)))
  if (known !== null) return until(now, now.de > hoje ? now.ate : hoje)
  return now.de > hoje ? { ...part(size, at, Number(hoje.slice(0, 4)) - 1), assumed: true } : until(now, hoje)
}

const SIZES: Readonly<Record<string, number>> = { bi: 2, tri: 3, se: 6 }
const PARTS = '(bi|tri|se)mestres?'

/** In their order: what is longer comes first. */
export const POINTS: readonly (readonly [RegExp, Maker])[] = [
  ...CALENDAR_POINTS,
  [
    new RegExp(` (?:n?a )?semana d[oe] (?:dia )?(\\d{1,2})(?:/(\\d{1,2})| (?:de |do )${MONTH})(?:${OF} ${YEAR})? `),
    ([d, m, name, y], hoje, future) => {
      const month = m ? Number(m) : MONTHS.indexOf(name!) + 1
      const day = dayPoint(Number(d), month, yearOf(y, hoje), hoje, future)
      return day && { ...weekOf(day.de, 0), assumed: true }
    },
  ],
  [
    / (?:o |n[oa] |d[oa] |a[o ] |com o )?(?:mesmo|mesma) (?:mes|periodo|epoca|trimestre|semestre)(?: d[oe])?(?: ano passado| um ano atras| ano anterior) /,
    () => ({ de: '', ate: '', relative: 'ano-anterior' }),
  ],
  [
    / (?:o |n[oa] |d[oa] |ao? |pelo |com o )?(?:mesmo|mesma) (?:mes|periodo|epoca|trimestre|semestre) d[eo] (20\d\d) /,
    // Of this year's days alone the year before is the last one.
    ([y], hoje) =>
      Number(y) === Number(hoje.slice(0, 4)) - 1 ? { de: '', ate: '', relative: 'ano-anterior' } : undefined,
  ],
  [
    / (?:o |n[oa] |d[oa] |ao? |pelo )?(?:mesmo|mesma) (?:periodo|epoca) d[oe] mes (?:passado|anterior) /,
    () => ({ de: '', ate: '', relative: 'anterior' }),
  ],
  [/ (?:n?[oa] |d[oa] )retrasad[oa] $/, () => ({ de: '', ate: '', relative: 'retrasado' })],
  [/ (?:n?o |d[oe] )?rest(?:o|ante) d[oe](?:ss[ea])? mes /, () => ({ de: '', ate: '', relative: 'resto' })],
  [/ (?:n?[oa] |d[oa] )(?:anterior|passad[oa]) $/, () => ({ de: '', ate: '', relative: 'anterior' })],
  [/ (?:n?[oa] |d[oa] )anterior /, () => ({ de: '', ate: '', relative: 'anterior' })],
  [
    / (?:o |n[oa] |d[oa] |ao? |pelo |com o )?(?:periodo|mes|trimestre|ano|semana) anterior /,
    () => ({ de: '', ate: '', relative: 'anterior' }),
  ],
  [
    / (?:no |o )?dia (\d{1,2}) d[oe] (mes passado|mes retrasado|ultimo mes) /,
    ([d, which], hoje) => {
      const mes = addMonths(monthOf(hoje), which === 'mes retrasado' ? -2 : -1)
      return dayPoint(Number(d), Number(mes.slice(5)), Number(mes.slice(0, 4)), hoje)
    },
  ],
  [/ (\d{4})-(\d\d)-(\d\d) /, ([y, m, d], hoje) => dayPoint(Number(d), Number(m), Number(y), hoje)],
  [
    / (?:dia |no dia |em )?(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d) /,
    ([d, m, y], hoje) => dayPoint(Number(d), Number(m), Number(y!.length === 2 ? `20${y}` : y), hoje),
  ],
  [
    / (\d{1,2})\/(20\d\d) /,
    ([m, y]) => (Number(m) >= 1 && Number(m) <= 12 ? whole(`${y}-${m!.padStart(2, '0')}`) : undefined),
  ],
  [/ (20\d\d)-(\d\d) /, ([y, m]) => (Number(m) >= 1 && Number(m) <= 12 ? whole(`${y}-${m}`) : undefined)],
  [
    / (?:dia |no dia |em )?(\d{1,2})\/(\d{1,2}) /,
    ([d, m], hoje, future) => dayPoint(Number(d), Number(m), null, hoje, future),
  ],
  [
    new RegExp(` (?:dia |no dia )?(\\d{1,2}|primeiro)(?: ?o)? (?:de |do )${MONTH}(?:${OF} ${YEAR})? `),
    ([d, name, y], hoje, future) => dayPoint(numberOf(d!), MONTHS.indexOf(name!) + 1, yearOf(y, hoje), hoje, future),
  ],
  [
    // 'outubro passado': the newest that is over.
    new RegExp(` (?:mes de )?${MONTH} (?:passado|ultimo|que passou) `),
    ([name], hoje) => {
      const point = monthPoint(name!, undefined, hoje, false)
      const mes = monthOf(point.de)
      return { ...whole(mes < monthOf(hoje) ? mes : addMonths(mes, -12)), assumed: true }
    },
  ],
  [
    new RegExp(` (?:mes de )?${MONTH}(?:${OF} ${YEAR})? `),
    ([name, said], hoje, future) => monthPoint(name!, said, hoje, future),
  ],
  [
    / (?:no |o )?dia (\d{1,2})(?: (?:do|desse|deste) mes)? (?!de |do |da )/,
    ([d], hoje, future) => {
      const day = Number(d)
      if (day < 1 || day > 31) return undefined
      const today = Number(hoje.slice(8))
      const mes = addMonths(monthOf(hoje), future ? (day < today ? 1 : 0) : day <= today ? 0 : -1)
      return day > lastDayOf(mes)
        ? undefined
        : { ...dayPoint(day, Number(mes.slice(5)), Number(mes.slice(0, 4)), hoje)!, assumed: true, part: dayOf(day) }
    },
  ],
  [
    new RegExp(` (?:n?[oae]s+e?s? |des[st]es |nes[st][ea]s )?${COUNT} ${LAST} meses `),
    ([n], hoje) => lastMonths(numberOf(n!), hoje),
  ],
  [new RegExp(` ${LAST} ${COUNT} meses `), ([n], hoje) => lastMonths(numberOf(n!), hoje)],
  [new RegExp(` ${COUNT} meses (?:passad[oa]s?|anteriores) `), ([n], hoje) => lastMonths(numberOf(n!), hoje)],
  [
    new RegExp(` (?:n?os )?(?:${COUNT} primeiros|primeiros ${COUNT}) meses(?:${OF} ${YEAR}) `),
    ([a, b, y], hoje) => {
      const known = yearOf(y, hoje)!
      return until(part(numberOf(a ?? b!), 1, known), hoje)
    },
  ],
  [/ (?:n?es[st]es )?ultimos meses /, (_, hoje) => ({ ...lastMonths(3, hoje), assumed: true })],
  [new RegExp(` ${LAST} ${NUMBER} dias `), ([n], hoje) => lastDays(numberOf(n!), hoje)],
  [new RegExp(` ${NUMBER} ${LAST} dias `), ([n], hoje) => lastDays(numberOf(n!), hoje)],
  [
    new RegExp(` ${LAST} ${COUNT} semanas `),
    ([n], hoje) => ({ de: weekOf(hoje, -numberOf(n!)).de, ate: weekOf(hoje, -1).ate }),
  ],
  [new RegExp(` ${LAST} ${COUNT} ${PARTS} `), ([n, size], hoje) => lastParts(SIZES[size!]!, numberOf(n!), hoje)],
  [
    new RegExp(` ${LAST} ${COUNT} anos `),
    ([n], hoje) => {
      const now = Number(hoje.slice(0, 4))
      return { de: `${now - numberOf(n!)}-01-01`, ate: `${now - 1}-12-31` }
    },
  ],
  [
    new RegExp(` ${ORDINAL} ${PARTS}(?:${OF} ${YEAR})? `),
    ([at, size, y], hoje) => ordinalPart(SIZES[size!]!, at!, y, hoje),
  ],
  [new RegExp(` ${ORDINAL} tri(?:${OF} ${YEAR})? `), ([at, y], hoje) => ordinalPart(3, at!, y, hoje)],
  [new RegExp(` ${PARTS} (?:passado|anterior) `), ([size], hoje) => lastParts(SIZES[size!]!, 1, hoje)],
  [
    new RegExp(` (?:n?[ed]?es[st]e|no|o|do) ${PARTS}(?: atual)? `),
    ([size], hoje) => ({ ...until(currentPart(SIZES[size!]!, hoje), hoje), assumed: true }),
  ],
  [/ mes retrasado /, (_, hoje) => whole(addMonths(monthOf(hoje), -2))],
  [/ (?:mes passado|ultimo mes|mes que passou|mes que acabou) /, (_, hoje) => whole(addMonths(monthOf(hoje), -1))],
  [/ (?:mes que vem|proximo mes|mes seguinte) /, (_, hoje) => whole(addMonths(monthOf(hoje), 1))],
  [
    / (?:para |pro |no |o |n?ao? |d[oe] )?(?:fim|final) d[oe] (?:mes|es[st]e mes|mes atual) (?!passado|retrasado)/,
    (_, hoje) => ({ de: lastOf(monthOf(hoje)), ate: lastOf(monthOf(hoje)) }),
  ],
  [
    / (?:para |pro |no |o |n?ao? |d[oe] )?(?:fim|final) d[oe] ano (?!passado|retrasado)/,
    (_, hoje) => ({ de: `${hoje.slice(0, 4)}-12-31`, ate: `${hoje.slice(0, 4)}-12-31` }),
  ],
  [
    / (?:n?[ed]?es[st]e mes|no mes|do mes|mes atual|mes corrente|mes)(?: atual| corrente)? (?!a mes|por mes)/,
    (_, hoje) => ({ ...until(whole(monthOf(hoje)), hoje), assumed: true }),
  ],
  [
    / (?:n?a |d?es[st]a |n?es[st]a |da )*(?:quinzena passada|ultima quinzena|quinzena anterior|quinzena que passou) /,
    (_, hoje) => ({ ...lastHalf(hoje), assumed: true }),
  ],
  [/ semana retrasada /, (_, hoje) => weekOf(hoje, -2)],
  [/ (?:semana passada|ultima semana|semana que passou) /, (_, hoje) => weekOf(hoje, -1)],
  [/ (?:semana que vem|proxima semana) /, (_, hoje) => weekOf(hoje, 1)],
  [
    / (?:n?[ed]?es[st]a semana|na semana|da semana|semana atual|semana) /,
    (_, hoje) => ({ ...until(weekOf(hoje, 0), hoje), assumed: true }),
  ],
  [new RegExp(` (?:daqui a|em|dentro de) ${NUMBER} dias `), ([n], hoje) => at(plusDays(hoje, numberOf(n!)))],
  [new RegExp(` (?:daqui a|em|dentro de) ${COUNT} semanas? `), ([n], hoje) => at(plusDays(hoje, 7 * numberOf(n!)))],
  [new RegExp(` proximos ${NUMBER} dias `), ([n], hoje) => ({ de: hoje, ate: plusDays(hoje, numberOf(n!) - 1) })],
  [
    new RegExp(` proximas ${COUNT} semanas `),
    ([n], hoje) => ({ de: hoje, ate: weekOf(hoje, numberOf(n!) - 1).ate, assumed: true }),
  ],
  [
    new RegExp(` proximos ${COUNT} meses `),
    ([n], hoje) => months(addMonths(monthOf(hoje), 1), addMonths(monthOf(hoje), numberOf(n!))),
  ],
  [/ anteontem /, (_, hoje) => at(plusDays(hoje, -2))],
  [/ ontem /, (_, hoje) => at(plusDays(hoje, -1))],
  [/ amanha /, (_, hoje) => at(plusDays(hoje, 1))],
  [/ hoje /, (_, hoje) => at(hoje)],
  [/ ano que vem /, (_, hoje) => year(Number(hoje.slice(0, 4)) + 1, hoje)],
  [
    / (?:por ano|ao ano|anual|anuais|anualmente|cada ano|todo ano) /,
    (_, hoje) => ({ ...lastMonths(12, hoje), assumed: true }),
  ],
  [/ ultimo ano | ultimos 12 meses /, (_, hoje) => ({ ...lastMonths(12, hoje), assumed: true })],
  [/ ano retrasado /, (_, hoje) => year(Number(hoje.slice(0, 4)) - 2, hoje)],
  [/ ano (?:passado|anterior) /, (_, hoje) => year(Number(hoje.slice(0, 4)) - 1, hoje)],
  [/ (?:ano de |em |de |do ano |no ano de )?(20\d\d) /, ([y], hoje) => year(Number(y), hoje)],
  [
    / (?:n?[ed]?es[st]e ano|no ano|do ano|ano atual|ano corrente|o ano todo|ano)(?: todo| inteiro| atual)? (?!a ano)/,
    (_, hoje) => ({ ...year(Number(hoje.slice(0, 4)), hoje), assumed: true }),
  ],
]

const dayOf = (day: number) => (mes: string) => {
  const date = `${mes}-${String(day).padStart(2, '0')}`
  return day <= lastDayOf(mes) ? { de: date, ate: date } : undefined
}
/** The half of a month that ended last: its days to the fifteenth, or those after. */
function lastHalf(hoje: string): Interval {
  const mes = monthOf(hoje)
  if (Number(hoje.slice(8)) > 15) return { de: firstOf(mes), ate: `${mes}-15` }
  const before = addMonths(mes, -1)
  return { de: `${before}-16`, ate: lastOf(before) }
}
const at = (day: string): Interval => ({ de: day, ate: day })
const lastMonths = (count: number, hoje: string): Interval =>
  months(addMonths(monthOf(hoje), -count), addMonths(monthOf(hoje), -1))
const lastDays = (count: number, hoje: string): Interval => ({ de: plusDays(hoje, 1 - count), ate: hoje })

const MOST = 4

/** Takes every point out of the rest and leaves 'p0', 'p1'… in their places, from left to right. */
export function takePoints(rest: Rest, hoje: string, future: boolean): Point[] {
  const found: Point[] = []
  for (const [pattern, make] of POINTS) {
    while (found.length < MOST) {
      const match = pattern.exec(rest.text)
      const point = match && make(match.slice(1), hoje, future)
      if (!point) break
      rest.take(pattern, `p${found.length}`)
      found.push(point)
    }
  }
  return found
}
