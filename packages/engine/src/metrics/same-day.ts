import { formatDay } from '@norteia/contracts/format'
import { addMonths, dayInMonth, dayName, dayNumber, earlierOf, mondayOf, weekday } from '#src/ledger/days.ts'
import type { Frame } from './frame.ts'
import type { Rest } from './rest.ts'

/** 'no mesmo dia da semana passada', 'na véspera': a day beside the one that was spoken of. */

const SAME =
  /(?<! ate(?: [oa])?) (?:com o |comparado com o |n?o |d?o |ao |n?esse |n?este |a )?mesm[oa] (?:dia|data)(?: d[ea])? (?:(?:n?a |d?a )?semana (passada|anterior|retrasada)|(?:n?o |d?o )?(mes|ano) (passado|anterior)) /
const AFTER_WEEK = / (?:n?a |d?a )?semana (passada|anterior|retrasada) (?:, )?(?:n?(?:o|esse|este) )?mesmo dia /
const DAY = '(segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?'
const BESIDE: readonly (readonly [RegExp, number])[] = [
  [/ (?:(?:n?o |d[oe] )?(?:outro )?(?:um )?dia (?:seguinte|depois)|n?o outro dia)(?: d(?:isso|el[ea]|esse dia))? /, 1],
  [/ (?:(?:n?o |d[oe] )?(?:um )?dia (?:anterior|antes)|(?:n?a )?vespera)(?: d(?:isso|el[ea]|esse dia))? /, -1],
  [new RegExp(` (?:n?[ao] (?:outr[ao] |mesm[ao] )?${DAY} ,? ?)?(?:uma semana|7 dias|sete dias) depois(?: disso)? `), 7],
  [
    new RegExp(
      ` (?:n?[ao] (?:outr[ao] |mesm[ao] )?${DAY} ,? ?)?(?:uma semana|7 dias|sete dias) (?:antes|atras)(?: disso)? `,
    ),
    -7,
  ],
]
const NAMED_BEFORE = new RegExp(
  ` (?:n?[ao] |d[ao] )?(?:(?:outr[ao] )${DAY}|${DAY} (?:anterior|antes|d[ae] antes|de tras|retrasad[ao]|da semana (?:anterior|de antes))) `,
)
const DAY_BACK = new RegExp(` ${DAY} (?:de tras|retrasad[ao]) `)
const WHOLE_WEEK = / (?:n?a |d?a )?semana (?:toda|inteira|completa|todinha)(?: del[ea])? /

/** Days before or after. */
const shifted = (day: string, days: number) => dayName(dayNumber(day) + days)
const WEEK = 7

function weeksBack(which: string): number {
  return which === 'retrasada' ? 2 * WEEK : WEEK
}

/** No word of any grammar, so that the question stays unexplained. */
const UNREAD = 'quele'

/** Takes such a day and leaves its date; of longer days no day is the same. */
export function takeDayBeside(rest: Rest, hoje: string, before: Frame | undefined): void {
  const spoken = before?.quando ?? before?.periodo ?? null
  const one = spoken === null ? hoje : spoken.de === spoken.ate ? spoken.de : null
  const said = (day: string | null) => (day === null ? UNREAD : `em ${formatDay(day)}`)
  const found = SAME.exec(rest.text)
  if (found) {
    const [, week, unit] = found
    const day =
      one === null
        ? null
        : week
          ? shifted(one, -weeksBack(week))
          : dayInMonth(addMonths(one.slice(0, 7), unit === 'ano' ? -12 : -1), Number(one.slice(8)))
    rest.take(SAME, said(day))
    return
  }
  const after = AFTER_WEEK.exec(rest.text)
  if (after) rest.take(AFTER_WEEK, said(one === null ? null : shifted(one, -weeksBack(after[1]!))))
  if (spoken && one !== null) takeBesideSpoken(rest, one, hoje)
  // 'na sexta de trás', of no day that was spoken of: which is meant?
  else if (DAY_BACK.test(rest.text)) rest.take(DAY_BACK, UNREAD)
}

/** Of a day that was spoken of: the one before, the same of another week, all of its week. */
function takeBesideSpoken(rest: Rest, one: string, hoje: string): void {
  for (const [pattern, days] of BESIDE) {
    const found = pattern.exec(rest.text)
    // 'na outra terça, uma semana antes', of a Wednesday: which is meant?
    const same = !found?.[1] || DAYS.indexOf(found[1]) === weekday(dayNumber(one))
    if (found && rest.take(pattern, same ? `em ${formatDay(shifted(one, days))}` : UNREAD)) return
  }
  const named = NAMED_BEFORE.exec(rest.text)
  if (named) {
    const back = (weekday(dayNumber(one)) - DAYS.indexOf(named[1] ?? named[2]!) + WEEK) % WEEK
    rest.take(NAMED_BEFORE, `em ${formatDay(shifted(one, -(back || WEEK)))}`)
  }
  const monday = mondayOf(dayNumber(one))
  const last = earlierOf(dayName(monday + WEEK - 1), hoje)
  rest.take(WHOLE_WEEK, `de ${formatDay(dayName(monday))} a ${formatDay(last)}`)
}

const DAYS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo']
