import { dayInMonth, lastDayOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { COUNT, MONTHS, numberOf } from './period-points.ts'
import type { Rest } from './rest.ts'

/** Days of a month whose last is `last`, first and last one included. */
type Window = (last: number) => readonly [number, number]

const NAMES = MONTHS.join('|')
const MONTH_NEXT = `(?=(?:d[eo] |em |n[oa] )?(?:${NAMES}|(?:d?es[st]e |d[eo] )?mes) )`
const N = '(\\d{1,2})'
const DAY = '(?:d?[oe] |n[oa] |o |a )?(?:dia )?'
const FIRST_OF = '(primeir[oa]|segund[oa]|terceir[oa]|quarta|ultim[oa]|[1-4](?: [oa])?)'
const ORDINALS: Readonly<Record<string, number>> = { p: 1, s: 2, t: 3, q: 4 }
const placeOf = (said: string) => (/^\d/.test(said) ? Number(said[0]) : (ORDINALS[said[0]!] ?? 0))
const WEEK = 7
const HALF = 15

/** In their order: what says more comes first. */
const WINDOWS: readonly (readonly [RegExp, (groups: readonly string[]) => Window])[] = [
  [
    new RegExp(` (?:n?a )?(?:${FIRST_OF} quinzena (?=d)|(primeira|segunda|[12] a) quinzena )`),
    ([named, bare]) =>
      (last) =>
        placeOf(named ?? bare!) === 1 ? [1, HALF] : [HALF + 1, last],
  ],
  [
    new RegExp(` (?:n?[ao]s )?(?:${COUNT} primeir[oa]s|primeir[oa]s ${COUNT}) (dias|semanas) (?=d)`),
    ([a, b, unit]) =>
      () => [1, numberOf(a ?? b!) * (unit === 'dias' ? 1 : WEEK)],
  ],
  [
    new RegExp(` (?:n?[ao]s )?(?:${COUNT} ultim[oa]s|ultim[oa]s ${COUNT}) (dias|semanas) (?=d[eo] (?:${NAMES}|mes) )`),
    ([a, b, unit]) =>
      (last) => [last + 1 - numberOf(a ?? b!) * (unit === 'dias' ? 1 : WEEK), last],
  ],
  [
    new RegExp(` (?:n?a )?${FIRST_OF} semana ${MONTH_NEXT}`),
    ([said]) =>
      (last) => {
        const place = placeOf(said!)
        return place === 0 ? [last + 1 - WEEK, last] : [(place - 1) * WEEK + 1, place * WEEK]
      },
  ],
  [
    new RegExp(` (?:n?o )?(primeiro|ultimo) dia (?=d[eo] (?:${NAMES}|mes) )`),
    ([said]) =>
      (last) =>
        said === 'primeiro' ? [1, 1] : [last, last],
  ],
  [
    new RegExp(` entre (?:os dias )?${DAY}${N} e ${DAY}${N} (?:${MONTH_NEXT}|(?=.* (?:${NAMES}) ))`),
    ([from, to]) =>
      () => [Number(from), Number(to)],
  ],
  [
    new RegExp(
      ` (?:entre (?:os )?dias?|d[oe] dia|dos dias|dias?|d[oe]) ${N} (?:ao?|ate)(?: [oa])?(?: dia)? ${N} ${MONTH_NEXT}`,
    ),
    ([from, to]) =>
      () => [Number(from), Number(to)],
  ],
  [
    new RegExp(
      ` (?:entre (?:os )?dias?|d[oe] dia|dos dias|(?:n?os |n?o )?dias?) ${N} (?:ao?|ate)(?: [oa])?(?: dia)? ${N} (?!d[eo] (?:${NAMES}))`,
    ),
    ([from, to]) =>
      () => [Number(from), Number(to)],
  ],
  [
    new RegExp(` ate (?:[oa] )?dia ${N} (?!d[eo] (?:${NAMES}))`),
    ([to]) =>
      () => [1, Number(to)],
  ],
  [
    new RegExp(` (?:antes|anterior) (?:d[eo] )?dia ${N} `),
    ([to]) =>
      () => [1, Number(to) - 1],
  ],
  [
    new RegExp(` (depois|apos)(?: d[eo]| o)? dia ${N} `),
    ([, from]) =>
      (last) => [Number(from) + 1, last],
  ],
  [
    new RegExp(` (?:a partir d[eo]|apartir d[eo]|desde o) dia ${N} `),
    ([from]) =>
      (last) => [Number(from), last],
  ],
  [
    new RegExp(` (?:d[eo] )?dia ${N} (?:em diante|(?:para|pra) (?:frente|ca)|ate o (?:fim|final)(?: do mes)?) `),
    ([from]) =>
      (last) => [Number(from), last],
  ],
]
/** 'vendas de outubro no dia 15': the day and its month apart. */
const DAY_APART = new RegExp(` (?:n?o )?dia ${N} (?!d[eo] (?:${NAMES}))`)
const A_MONTH = new RegExp(` (?:${NAMES}) `)

export interface FoundWindow {
  /** Its days in a month; undefined: the month has no such days. */
  in: (mes: string) => Interval | undefined
  /** Day that must be over for it to be the running month's. */
  begins: number
}

/** Takes a part of a month out of the rest. */
export function takeWindow(rest: Rest): FoundWindow | undefined {
  for (const [pattern, make] of WINDOWS) {
    const found = rest.take(pattern)
    if (found) return windowOf(make(found.slice(1)))
  }
  const apart = rest.has(A_MONTH) ? rest.take(DAY_APART) : undefined
  return apart && windowOf(() => [Number(apart[1]), Number(apart[1])])
}

function windowOf(window: Window): FoundWindow {
  return {
    in: (mes) => {
      const last = lastDayOf(mes)
      const [from, to] = window(last)
      if (from < 1 || from > to || to > last) return undefined
      return { de: dayInMonth(mes, from), ate: dayInMonth(mes, to) }
    },
    begins: window(31)[0],
  }
}
