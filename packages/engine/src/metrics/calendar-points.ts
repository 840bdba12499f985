import { MONTH_NAMES } from '@norteia/contracts/format'
import { addMonths, dayName, dayNumber, firstOf, lastOf, weekday } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { fold } from '#src/text/words.ts'
import { Rest } from './rest.ts'

/** Days that people name: those of the week, and feasts of trade. */

const DAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo']
const NAMED = `(${DAYS.join('|')})`
/** 'segunda quinzena' counts, it names no day. */
const NO_COUNT =
  '(?!quinzena|semana|vez|maior|menor|melhor|pior|metade|parcela|parte|via|quanto|categoria|despesa|conta|loja|que)'
const SATURDAY = 5
const WORKDAYS = [0, 1, 2, 3, 4]
const WEEK = 7

const SETS: readonly (readonly [RegExp, (day: string) => number[]])[] = [
  [/ (?:n?os |aos |em )?(?:fins|finais) de semana /, () => [SATURDAY, SATURDAY + 1]],
  [
    / (?:n?os |em |de )?dias (?:uteis|de semana) | (?:de )?(?:segunda|seg|2 a)(?: feira)? a (?:sexta|sex|6 a)(?: feira)? /,
    () => WORKDAYS,
  ],
  [
    new RegExp(
      ` (?:n?[ao]s |aos |d[ao]s |em |todas as |todos os |tod[ao] |cada )${NAMED}(?:s)(?: feiras?)? ${NO_COUNT}`,
    ),
    (day) => [DAYS.indexOf(day)],
  ],
  [
    new RegExp(` (?:em |n?[ao] )?(?:tod[ao]|cada|numa?|em uma?) ${NAMED}(?: feira)? ${NO_COUNT}`),
    (day) => [DAYS.indexOf(day)],
  ],
]

/** Of a longer time a day of the week is all of them: 'vendas de sábado em outubro'. */
const LONG = new RegExp(
  ` (?:(?:${MONTH_NAMES.map(fold).join('|')})|meses|mes (?:passado|retrasado)|es[st]e mes|d?n?es[st]e (?:mes|ano)|ano(?: passado)?|20\\d\\d|(?:tri|se|bi)mestre) `,
)
const A_DATE = / \d{1,2}(?:o)? (?:de )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]* | \d{1,2}\/\d{1,2} /
const FEIRA = '(?:s)?(?: feiras?)?'
const AT = '(?:n?[ao]s? |aos? |d[aeo]s? |em |todas as |todos os )'
const NOT_ONE = '(?! ?(?:passad|retrasad|ultim|que passou|dia \\d|\\d))'
const COUNTS =
  '(?<! (?:primeir[oa]|ultim[oa]|segund[oa]|terceir[oa]|ess[ea]|est[ea]|ness[ea]|nest[ea]|dess[ea]|dest[ea]|desde|ate|proxim[oa]|vespera))'
const WEEKEND = / (?:n?[oae]+ |d[oe] |em )?(?:fim|final) de semana (?!passad|retrasad|que)/
const SPAN = new RegExp(
  `${COUNTS} ${AT}?${NAMED}${FEIRA} (?:a|ate|ate a|ate o|ao) ${NAMED}${FEIRA} ${NO_COUNT}${NOT_ONE}`,
)
const LIST = new RegExp(
  `${COUNTS} ${AT}?${NAMED}${FEIRA}(?: ${AT}?${NAMED}${FEIRA})? e ${AT}?${NAMED}${FEIRA} ${NO_COUNT}${NOT_ONE}`,
)
const ONE = new RegExp(`${COUNTS} ${AT}?${NAMED}${FEIRA} ${NO_COUNT}${NOT_ONE}`)

/** Days of the week that alone are meant, 0 for Monday. */
export function takeWeekdays(rest: Rest): number[] | null {
  const days = oneSet(rest)
  // 'sextas de outubro contra sextas de setembro': said twice, of both.
  if (days && rest.has(ONE)) {
    const copy = new Rest(rest.words())
    if (JSON.stringify(oneSet(copy)) === JSON.stringify(days)) oneSet(rest)
  }
  return days
}

function oneSet(rest: Rest): number[] | null {
  for (const [pattern, make] of SETS) {
    const found = rest.take(pattern)
    if (found) return make(found[1] ?? '')
  }
  if (!rest.has(LONG) || A_DATE.test(rest.text)) return null
  if (rest.take(WEEKEND)) return [SATURDAY, SATURDAY + 1]
  const span = rest.take(SPAN)
  if (span) return daysFrom(DAYS.indexOf(span[1]!), DAYS.indexOf(span[2]!))
  const list = rest.take(LIST) ?? rest.take(ONE)
  if (!list) return null
  const said = list.slice(1).filter((day) => day !== undefined)
  return [...new Set(said.map((day) => DAYS.indexOf(day)))].sort((a, b) => a - b)
}

/** 'de sexta a domingo', 'de sábado a segunda'. */
const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + WEEK) % WEEK) + 1 }, (_, i) => (first + i) % WEEK).sort((a, b) => a - b)

const at = (day: number): Interval => ({ de: dayName(day), ate: dayName(day) })

/** The newest such day before today. */
function lastNamed(day: string, hoje: string): Interval {
  const today = dayNumber(hoje)
  const back = (weekday(today) - DAYS.indexOf(day) + WEEK) % WEEK
  return at(today - (back || WEEK))
}

/** Saturday and Sunday of the week that runs, or of the one before. */
function weekend(hoje: string, before: boolean): Interval {
  const today = dayNumber(hoje)
  const saturday = today - weekday(today) + SATURDAY
  const begun = saturday <= today && !before
  const from = begun ? saturday : saturday - WEEK
  return { de: dayName(from), ate: dayName(Math.min(from + 1, today)) }
}

/** The n-th weekday of a month. */
function nthOf(year: number, month: number, day: number, n: number): number {
  const first = dayNumber(`${year}-${String(month).padStart(2, '0')}-01`)
  return first + ((day - weekday(first) + WEEK) % WEEK) + (n - 1) * WEEK
}

const fixed = (month: string, day: string) => (year: number) => dayNumber(`${year}-${month}-${day}`)
/** Easter Sunday, by Gauss. */
export function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const m = Math.floor((a + 11 * d + 22 * e) / 451)
  return dayNumber(`${year}-03-22`) + d + e - 7 * m
}

const FEASTS: readonly (readonly [string, (year: number) => number])[] = [
  ['vespera d[eo] natal', fixed('12', '24')],
  ['natal', fixed('12', '25')],
  ['carnaval', (year) => easter(year) - 47],
  ['(?:domingo de )?pascoa', easter],
  ['ano novo|reveillon', fixed('01', '01')],
  ['black friday', (year) => nthOf(year, 11, 3, 4) + 1],
  ['sexta feira santa|sexta santa|paixao de cristo', (year) => easter(year) - 2],
  ['corpus christi', (year) => easter(year) + 60],
  ['sao joao|dia de sao joao', fixed('06', '24')],
  ['dia do trabalho|dia do trabalhador', fixed('05', '01')],
  ['dia das maes', (year) => nthOf(year, 5, 6, 2)],
  ['dia dos pais', (year) => nthOf(year, 8, 6, 2)],
  ['dia dos namorados', fixed('06', '12')],
  ['dia das criancas', fixed('10', '12')],
]

type Named = Interval & { assumed: true; weekday?: number }
type Maker = (groups: (string | undefined)[], hoje: string, future: boolean) => Named | undefined

function feast(dayIn: (year: number) => number): Maker {
  return ([said], hoje, future) => {
    const now = Number(hoje.slice(0, 4))
    const today = dayNumber(hoje)
    const known = said === undefined ? null : /^20/.test(said) ? Number(said) : /passado/.test(said) ? now - 1 : now
    const year = known ?? (future ? (dayIn(now) < today ? now + 1 : now) : dayIn(now) > today ? now - 1 : now)
    return { ...at(dayIn(year)), assumed: true }
  }
}

/** From Monday to Sunday. */
function weekWith(named: Named | undefined): Named | undefined {
  if (!named) return undefined
  const monday = dayNumber(named.de) - weekday(dayNumber(named.de))
  return { de: dayName(monday), ate: dayName(monday + WEEK - 1), assumed: true }
}

/** Saturday and Sunday, of what is kept on one of them. */
function weekendWith(named: Named | undefined): Named | undefined {
  if (!named) return undefined
  const day = weekday(dayNumber(named.de))
  if (day < SATURDAY) return undefined
  const saturday = dayNumber(named.de) - day + SATURDAY
  return { de: dayName(saturday), ate: dayName(saturday + 1), assumed: true }
}

const YEAR = '(?: d[eo]| em)?(?: (20\\d\\d|ano passado|este ano|esse ano|deste ano|desse ano))?'

export const CALENDAR_POINTS: readonly (readonly [RegExp, Maker])[] = [
  ...FEASTS.map(
    ([name, dayIn]) =>
      [
        new RegExp(` (?:n?o |d?o )?fimdesemana (?:d[oea] |d[oea]s )(?:${name})${YEAR} `),
        (groups: (string | undefined)[], hoje: string, future: boolean) =>
          weekendWith(feast(dayIn)(groups, hoje, future)),
      ] as const,
  ),
  ...FEASTS.map(
    ([name, dayIn]) =>
      [
        new RegExp(
          ` (?:n?a |d?a )?semana (?:d[oea] |d[oea]s )?(?:${name}|${name.replace(/^dia d[oa]s /, '')})${YEAR} `,
        ),
        (groups: (string | undefined)[], hoje: string, future: boolean) => weekWith(feast(dayIn)(groups, hoje, future)),
      ] as const,
  ),
  ...FEASTS.map(([name, dayIn]) => [new RegExp(` (?:n?[oa] |d[oa] |em )?${name}${YEAR} `), feast(dayIn)] as const),
  [
    / (?:n[oe]s?[st]?e? |n?o |d[oe]s?[st]?e? |ultimo )*(?:fim|final) de semana( passado| retrasado)? /,
    ([said], hoje) => (said === ' retrasado' ? undefined : { ...weekend(hoje, said !== undefined), assumed: true }),
  ],
  [
    new RegExp(
      ` (?:(?:n?[ao] |d[ao] |n?es[st][ae] |d?es[st][ae] |ultim[ao] )*)${NAMED}(?: feira)?(?: (?:passad[ao]|ultim[ao]))? ${NO_COUNT}`,
    ),
    ([day], hoje, future) =>
      future ? undefined : { ...lastNamed(day!, hoje), assumed: true, weekday: DAYS.indexOf(day!) },
  ],
  [
    / (?:ha|faz|fazem) (\d{1,2}) meses(?: atras)? | (\d{1,2}) meses atras /,
    ([a, b], hoje) => {
      const mes = addMonths(hoje.slice(0, 7), -Number(a ?? b))
      return { de: firstOf(mes), ate: lastOf(mes), assumed: true }
    },
  ],
  [
    / (?:ha|faz|fazem) (\d{1,3}) dias(?: atras)? | (\d{1,3}) dias atras /,
    ([a, b], hoje) => ({ ...at(dayNumber(hoje) - Number(a ?? b)), assumed: true }),
  ],
]

/** Every day of the week's `days` within the period, those that follow one another as one. */
export function weekdaysIn({ de, ate }: Interval, days: readonly number[]): Interval[] {
  const found: Interval[] = []
  let open = false
  for (let day = dayNumber(de); day <= dayNumber(ate); day++) {
    const meant = days.includes(weekday(day))
    if (meant && open) found[found.length - 1]!.ate = dayName(day)
    else if (meant) found.push(at(day))
    open = meant
  }
  return found
}

/** The days of the week that spans are made of; null: they are whole weeks or longer. */
export function weekdaysOf(spans: readonly Interval[] | null): number[] | null {
  if (!spans || spans.length < 2) return null
  const found = new Set<number>()
  for (const { de, ate } of spans) {
    const last = Math.min(dayNumber(ate), dayNumber(de) + WEEK - 1)
    for (let day = dayNumber(de); day <= last; day++) found.add(weekday(day))
  }
  return found.size < WORKDAYS.length + 1 ? [...found] : null
}
