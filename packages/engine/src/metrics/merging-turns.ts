import { addMonths, dayNumber, firstOf, lastDayOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { fold } from '#src/text/words.ts'
import { weekdaysOf } from './calendar-points.ts'
import { completed } from './completing.ts'
import { type Frame, frameOf, isOfTime } from './frame.ts'
import { isNarrowed } from './framing.ts'
import { COUNT, MONTHS, numberOf } from './period-points.ts'
import { isWholeMonths, monthsOf, yearBefore } from './periods.ts'
import type { Reading } from './question.ts'
import type { Parts, QuestionContext } from './reading.ts'
import type { Rest } from './rest.ts'
import { inYear } from './times.ts'

const UNKNOWN: Reading = { kind: 'unknown' }

/** Questions that say less than they mean: what they take from the answer before. */

/** 'e de sexta?', after the Saturdays of a month: its Fridays. */
export function weekdayAfter(parts: Parts, { periodo, trechos }: Frame, question: string): Parts | undefined {
  const { times } = parts
  const text = fold(question)
  const days = WEEKEND.test(text) ? [5, 6] : times.weekday === null ? null : [times.weekday]
  if (!days || !periodo || ONE_DAY.test(text)) return undefined
  // 'só o sábado', after a whole month: its Saturdays.
  const month = trechos === null && periodo.de.endsWith('-01') && periodo.ate === lastOf(periodo.ate.slice(0, 7))
  if (!weekdaysOf(trechos) && !(month && ONLY.test(text))) return undefined
  return { ...parts, times: { ...times, period: periodo, weekdays: days, weekday: null, assumed: false } }
}
const WEEKEND = /\b(?:fim|final) de semana\b/
const ONLY = /^(?:e |mas )?(?:so|somente|apenas)\b/
const ONE_DAY = /\b(?:passad[ao]|ultim[ao]|es[st][ae]|ness[ae]|nest[ae]|ontem)\b/

/** 'dá quanto por mês?', after who pays most: of that one. */
export function ofElected(parts: Parts, { maiores, eleito, dimensao }: Frame): Parts | undefined {
  const monthly = parts.mean === 'mes' || (parts.dimension === 'mes' && parts.top === null)
  const ranked = maiores === 1 && eleito && (dimensao === 'contraparte' || dimensao === 'categoria')
  if (!monthly || !ranked || parts.metrics.length > 0 || isNarrowed(parts) || parts.excluded) return undefined
  return { ...parts, parties: eleito.contrapartes, categories: eleito.categorias }
}

/** 'e a água?', after a month beside the mean of others: the same of another. */
export function besideAgain(parts: Parts, { comparacao }: Frame): Parts {
  const shaped = [parts.one, parts.counts, parts.mean, parts.dimension, parts.top, parts.alvo].some(
    (one) => one !== null,
  )
  const { period } = parts.times
  const longer = period !== null && period.de.slice(0, 7) !== period.ate.slice(0, 7)
  if (shaped || longer || parts.why || parts.share || parts.norma !== null) return parts
  const count = monthsOf(comparacao!).length
  return { ...parts, norma: count > MOST_TOLD ? 'usual' : count }
}
/** Of more months than these nobody has said how many. */
const MOST_TOLD = 6

const NEXT_MONTH = / (?:n?[oa] |d[oa] )?mes (?:seguinte|depois|posterior|de depois) | (?:n?o |d[oe] )seguinte /
const SAME_DAY = new RegExp(
  ` ate (?:o |ess[ea] |est[ea] )?(?:mesmo |mesma )(?:dia|data) d[eo] (${MONTHS.join('|')}|mes passado) `,
)
const SAME_PERIOD = new RegExp(
  ` (?:n?[oa]s? |d[oa]s? |com [oa]s? )?mesm[oa]s? (?:periodo|epoca|dias?) d[eo] (${MONTHS.join('|')}) (?!(?:d[eo] )?(?:20|ano))`,
)
/** 'no mesmo período de outubro': the days that were spoken of, else those of the month so far. */
function takeSamePeriod(rest: Rest, { hoje }: QuestionContext, periodo: Interval | null): void {
  const name = SAME_PERIOD.exec(rest.text)?.[1]
  if (!name) return
  const days = periodo ?? { de: firstOf(hoje.slice(0, 7)), ate: hoje }
  const mes = days.de.slice(0, 7)
  if (mes !== days.ate.slice(0, 7)) return
  const month = String(MONTHS.indexOf(name) + 1).padStart(2, '0')
  const last = Math.min(Number(days.ate.slice(8)), lastDayOf(`${hoje.slice(0, 4)}-${month}`))
  const whole = days.de === firstOf(mes) && days.ate === lastOf(mes)
  rest.take(SAME_PERIOD, whole ? `em ${name}` : `de ${Number(days.de.slice(8))} a ${last} de ${name}`)
}

const YEAR_FIRST =
  / (?:n?o |em |d[oe] )?(ano passado|20\d\d) (?:, |mas )?(?:(?:n?[oa]s? |d[oa]s? |com [oa] |(?:n|d)?ess[ea]s? |(?:n|d)?est[ea]s? )?mesm[oa]s? (?:periodo|epoca|tempo|intervalo|data|meses|dias)|ate (?:ess[ea]|est[ea]|a mesma) (?:data|epoca|altura|dia)) /
/** '2025 no mesmo período': of that year the days that were spoken of, else those of this year so far. */
function takeSameOfYear(rest: Rest, hoje: string, periodo: Interval | null): void {
  const said = YEAR_FIRST.exec(rest.text)?.[1]
  const year = said === 'ano passado' ? Number(hoje.slice(0, 4)) - 1 : Number(said)
  const days = periodo ?? { de: firstOf(`${hoje.slice(0, 4)}-01`), ate: hoje }
  if (!said || year >= Number(days.de.slice(0, 4)) || days.de.slice(0, 4) !== days.ate.slice(0, 4)) return
  const same = Array.from({ length: Number(days.de.slice(0, 4)) - year }).reduce<Interval>(yearBefore, days)
  rest.take(YEAR_FIRST, `de ${same.de} a ${same.ate}`)
}

/** 'até o mesmo dia de outubro': its days to the one that is today. */
export function takeSameDay(rest: Rest, context: QuestionContext, before?: Frame): void {
  const { hoje } = context
  takeSameOfYear(rest, hoje, before?.periodo ?? null)
  takeSamePeriod(rest, context, before?.periodo ?? null)
  const mes = SAME_DAY.exec(rest.text)?.[1]
  const name = mes === 'mes passado' ? MONTHS[Number(addMonths(hoje.slice(0, 7), -1).slice(5)) - 1]! : mes
  if (name) rest.take(SAME_DAY, `de 1 a ${Number(hoje.slice(8))} de ${name}`)
}

/** 'e no mês seguinte?', after a month: the one after it. */
export function takeNextMonth(rest: Rest, { periodo }: Frame, { hoje }: QuestionContext): void {
  const mes = periodo?.de.slice(0, 7)
  if (!mes || mes !== periodo?.ate.slice(0, 7) || mes >= hoje.slice(0, 7)) return
  rest.take(NEXT_MONTH, `em ${addMonths(mes, 1)}`)
}

const PART_BEFORE =
  / (?:n?[oa] |d[oa] )?(mes|bimestre|trimestre|semestre|ano) (?:antes|de antes)(?: d(?:ele|ela|isso|ess[ea])(?: \1)?)? $/
/** 'e o trimestre antes dele?': the one before. */
export function takePartBefore(rest: Rest, { periodo }: Frame): void {
  const unit = periodo && PART_BEFORE.exec(rest.text)?.[1]
  if (unit) rest.take(PART_BEFORE, `${unit} anterior`)
}

const ONE_TO_OTHER =
  / (?:de um|do primeiro) (?:mes |trimestre |ano |semestre )?(?:pr[oa]|para o|ao|e) (?:outro|segundo) $| entre [oa]s (?:dois|duas)(?: meses| trimestres| anos| semestres)? $/
/** 'qual despesa mais cresceu de um pro outro': from the earlier of the two times that were spoken of. */
export function takeOneToOther(rest: Rest, { periodo, antes: [last], trechos }: Frame): void {
  const days = [last?.periodo, periodo].toSorted((a, b) => ((a?.de ?? '') < (b?.de ?? '') ? -1 : 1))
  const [then, now] = days
  if (!then || !now || then.ate >= now.de || trechos !== null || last?.trechos || rest.has(/ diferenca /)) return
  rest.take(ONE_TO_OTHER, `de ${now.de} a ${now.ate} comparado com de ${then.de} a ${then.ate}`)
}

const MONTHS_BEFORE = new RegExp(
  ` (?:n?os |d[oe]s )?(?:${COUNT} meses (?:antes|anteriores|de antes)|${COUNT} (?:meses )?anteriores)(?: (?:disso|dele|desse mes|a ess[ea]|a isso))? `,
)
/** 'e nos 2 meses antes?', after a month: those before it, not before today. */
export function takeMonthsBefore(rest: Rest, { periodo }: Frame): void {
  const found = MONTHS_BEFORE.exec(rest.text)
  const mes = periodo?.de.slice(0, 7)
  if (!found || !mes || mes !== periodo?.ate.slice(0, 7)) return
  const count = numberOf(found[1] ?? found[2]!)
  if (count > 1) rest.take(MONTHS_BEFORE, `de ${addMonths(mes, -count)} a ${addMonths(mes, -1)}`)
}

const TOTAL_OF_TIME =
  / (d[eo] total) d[eo](?:ss[ea])? (?:mes|dia|semana|periodo|ano)(?= )(?! (?:passad|retrasad|anterior|que|de ))/
/** 'quantos por cento do total do mês', after days of one: of all of the same days, not of those that run. */
export function takeTotalOfTime(rest: Rest, { periodo }: Frame): void {
  const found = periodo && TOTAL_OF_TIME.exec(rest.text)
  if (found) rest.take(TOTAL_OF_TIME, found[1])
}

const THAT_DAY = / (?:em )?(?:n|d)?(?:ess[ea]|aquel[ea]) (?:mesm[oa] )?dia /
const THAT_TIME =
  / (?:em )?(?:n|d)?(?:ess[ea]|aquel[ea]) (?:mesm[oa] )?(mes|dia|semana|bimestre|trimestre|semestre) (?!passad|retrasad|que vem)/
/** 'e as despesas nesse mês?', after the worst month: that one, not the one that runs. */
export function takeThatTime(rest: Rest, { dimensao, maiores, quando, periodo, filtros }: Frame): void {
  // 'quem mais pagou nele?', after a month and nobody in it.
  const ofNobody = [filtros.contrapartes, filtros.categorias, filtros.contas].every((list) => list.length === 0)
  const days = maiores !== null && isOfTime(dimensao) ? quando : dimensao === null && ofNobody ? periodo : null
  if (days) rest.take(/ [nd](?:ele|ela) /, `de ${days.de} a ${days.ate}`)
  // 'e nesse dia saiu quanto', after a day
  if (periodo && periodo.de === periodo.ate && dimensao === null) rest.take(THAT_DAY, `em ${periodo.de}`)
  if (maiores === null || !isOfTime(dimensao)) return
  const unit = THAT_TIME.exec(rest.text)?.[1]
  if (!unit) return
  rest.take(THAT_TIME, quando && unit === dimensao ? `de ${quando.de} a ${quando.ate}` : UNREAD)
}
/** No word of any grammar, so that the question stays unexplained. */
const UNREAD = 'quele'

const WHOLE_PART = 6
/** 'e no ano passado?', after a month: that month of the year that is named. */
export function sameOfYear({ period }: Parts['times'], { periodo }: Frame, hoje: string): Interval | undefined {
  if (!period || !periodo) return undefined
  const year = period.de.slice(0, 4)
  const whole = period.de === `${year}-01-01` && (period.ate === `${year}-12-31` || period.ate === hoje)
  const months = monthsOf(periodo).length
  const part = isWholeMonths(periodo) && months <= WHOLE_PART && periodo.de.slice(0, 4) === periodo.ate.slice(0, 4)
  if (!whole || !part || periodo.de.slice(0, 4) === year) return undefined
  const same = inYear(periodo, year)
  return same.ate <= hoje ? same : undefined
}

/** 'e em outubro?', after days of a year that was named: of that year. */
export function ofThatYear(
  { period, yearless }: Parts['times'],
  { periodo, antes, comAno }: Frame,
  hoje: string,
): Interval | null {
  const year = periodo?.de.slice(0, 4)
  if (!period || !yearless || !periodo || year !== periodo.ate.slice(0, 4) || year === hoje.slice(0, 4)) return period
  // December of last year may have been named without it.
  const named = comAno || Number(year) < Number(hoje.slice(0, 4)) - 1 || periodo.de.slice(5, 7) <= hoje.slice(5, 7)
  // 'e em outubro?', after this year and the last, may be of either.
  const until = period.de.endsWith('-01-01')
  const only = antes.every(({ periodo: other }) => other === null || other.de.slice(0, 4) === year)
  return named && (until || only) ? inYear(period, year!) : period
}

/** The last two questions were of times that follow each other, or of the same ones of two years. */
export function areNeighbours({ periodo, antes: [other] }: Frame): boolean {
  const [then, now] = [other?.periodo ?? null, periodo].toSorted((a, b) => ((a?.de ?? '') < (b?.de ?? '') ? -1 : 1))
  if (!then || !now) return false
  return dayNumber(then.ate) + 1 === dayNumber(now.de) || JSON.stringify(yearBefore(now)) === JSON.stringify(then)
}

/** 'qual foi a diferença?', after the same of two times: of the later to the earlier. */
export function lastTwo(parts: Parts, before: Frame, context: QuestionContext): Reading {
  const other = before.antes[0]
  const same =
    other?.metrica === before.metrica &&
    JSON.stringify(other.filtros) === JSON.stringify(before.filtros) &&
    JSON.stringify(other.faixa) === JSON.stringify(before.faixa)
  const spanned =
    before.trechos !== null && other?.trechos != null && same && before.media === null && before.unico === null
  if (spanned && weekdaysOf(before.trechos) && weekdaysOf(other.trechos)) {
    const earlier = frameOf(other.metrica, {
      ...{ filtros: other.filtros, faixa: other.faixa, periodo: other.periodo, trechos: other.trechos },
    })
    return { kind: 'both', frames: [{ ...before, antes: [] }, earlier], assumed: [], explicit: true, conta: 'compara' }
  }
  const plain = before.trechos === null && other?.trechos === null && before.periodo && other.periodo
  if (!same || !plain || before.media !== null || before.unico !== null) return UNKNOWN
  const [one, two] = [before.periodo!, other.periodo!].toSorted((a, b) => (a.de < b.de ? -1 : 1)) as [
    Interval,
    Interval,
  ]
  if (one.ate >= two.de) return UNKNOWN
  const frame = {
    ...before,
    antes: [],
    dimensao: null,
    maiores: null,
    posicao: null,
    contagem: null,
    sobre: null,
  }
  const times = { ...parts.times, period: two, comparison: one }
  return completed(frame, { ...parts, times, change: true }, context)
}
