import type { Known } from '#src/consultant/company.ts'
import { joined, MONEY, SOME } from '#src/consultant/composed/units.ts'
import { TIMES, thingOf } from '#src/consultant/composed/words.ts'
import { type Asked, askedOf } from './asked.ts'
import type { Solved } from './field.ts'
import { type FlowMemory, type FlowSum, type Result, told } from './flow-sum.ts'
import { downs, upOf } from './law-parts.ts'
import type { Quantity } from './quantity.ts'
import { readLedger } from './reader.ts'
import { solve } from './solve.ts'
import { RESULT } from './tell.ts'
import { plainText } from './text.ts'
import { leaf, minus, known as ofCalendar, over, quantitiesIn, times, total, worth } from './tree.ts'

const MOST_WORDS = 26

const asQuantity = ({ kind, value, unit }: Result): Quantity => ({
  id: RESULT,
  kind,
  value,
  scale: 1,
  unit,
  way: null,
  share: null,
  label: '',
  clause: 0,
  sentence: 0,
  at: -1,
  before: true,
})

/** One step on from a result: its tree, unit and what it answers. */
type Step = Pick<Solved, 'kind' | 'tree' | 'unit' | 'wish'>
interface Said {
  result: Result
  /** The result as a number of the sum. */
  was: Quantity
  now: Quantity
  text: string
  /** The time that is asked for: 'por dia'. */
  time: string | null
}

const EACH_TIME = /\bpor (hora|dia|semana|mes|ano)\b|\b(?:cada|ao) (hora|dia|semana|mes|ano)\b/
const timeIn = (text: string) => {
  const word = EACH_TIME.exec(text)
  return word ? thingOf((word[1] ?? word[2])!)!.noun : null
}

/** Days, weeks or months: all of them of so much each, or so much a day of all. */
function overTime({ result, was, now, time }: Said): Step | null {
  const span = upOf(now)
  if (result.kind !== 'money' || now.kind !== 'count' || !span || !TIMES.has(span) || span === 'hora') return null
  const per = downs(result).find((noun) => TIMES.has(noun))
  const { [per ?? '']: _, ...plain } = result.unit
  if (time === span && (per === undefined || per === 'mes') && per !== span)
    return { kind: 'money', tree: over(leaf(was), leaf(now)), unit: { ...plain, [span]: -1 }, wish: 'income' }
  if (time !== null && time !== per) return null
  return per === span || (per === undefined && span === 'mes' && result.wish !== 'income')
    ? { kind: 'money', tree: times(leaf(was), leaf(now)), unit: plain, wish: 'income' }
    : null
}

/** So many of what the result is one of, or the result for each of so many. */
function overThings({ result, was, now, text }: Said): Step | null {
  const noun = upOf(now)
  if (result.kind !== 'money' || now.kind !== 'count' || !noun || (TIMES.has(noun) && noun !== 'hora')) return null
  const of = downs(result).filter((one) => !TIMES.has(one) || one === 'hora')
  if (of.length === 1 && (of[0] === noun || noun === SOME)) {
    const { [of[0]!]: _, ...plain } = result.unit
    return { kind: 'money', tree: times(leaf(was), leaf(now)), unit: plain, wish: 'income' }
  }
  const each = /\b(?:em|por|de|pra) cada\b|\bcada unidade\b|\bem cada\b/.test(text)
  return of.length === 0 && each && noun !== SOME
    ? { kind: 'money', tree: over(leaf(was), leaf(now)), unit: { [MONEY]: 1, [noun]: -1 }, wish: 'income' }
    : null
}

const TAKEN =
  /\b(?:tir\w+|retir\w+|cust(?:a|ou|am|aram)|gast\w+|pag\w+|descont\w+|menos|aluguel|luz|conta|salario|guard\w+|despesa)\b/
const MORE = /\b(?:sub(?:ir|iu|isse)|aument\w+)(?: mais)?(?: uns| em)? {2}/
const KEPT: ReadonlySet<string> = new Set(['left', 'income', 'net', 'becomes', 'both'])
/** As much as before, or so much for herself: nothing is paid of it. */
const WANTED =
  /\b(?:ganhar|sobrar|lucrar|tirar|faturar) menos\b|\b(?:pra|para) (?:eu |a gente |me )?(?:ainda )?(?:tirar|sobrar|ganhar|lucrar|retirar)\b/
/** Something more is paid of what was left or received, or put on what it costs. */
function moreOrLess({ result, was, now, text }: Said): Step | null {
  if (WANTED.test(text)) return null
  if (result.kind !== 'money' || now.kind !== 'money' || now.way === 'in' || now.way === 'goal') return null
  // '20 a caixa', of what was never counted.
  if (downs(now).some((noun) => result.unit[noun] !== -1) || /%|por ?cento/.test(text)) return null
  // 'Pra 800' is its new value.
  if (/\b(?:pra|para|por|for|fosse|em) (?:r\$ ?)?$/.test(text.slice(0, now.at))) return null
  if (KEPT.has(result.wish) && (now.way === 'out' || TAKEN.test(text) || MORE.test(now.label)))
    return { kind: 'money', tree: minus(leaf(was), leaf(now)), unit: result.unit, wish: 'left' }
  return result.wish === 'cost' &&
    (now.way === 'out' || /^(?:e )?(?:com|mais) /.test(text)) &&
    now.value < result.value * 3
    ? { kind: 'money', tree: total([leaf(was), leaf(now)]), unit: result.unit, wish: 'cost' }
    : null
}

/** 'Ticket médio 120, isso é quantos %?' */
function partOf({ result, was, now, text }: Said): Step | null {
  const asks = /\bquant[oa]s? ?(?:%|por ?cento)|\bem (?:%|porcent\w+|por cento)\b/.test(text)
  return asks && result.kind === 'money' && now.kind === 'money' && result.value < now.value
    ? { kind: 'share', tree: over(leaf(was), leaf(now)), unit: {}, wish: 'percent' }
    : null
}

/** 'Cada uma custa 7,50, perco quanto?' where so many were found. */
function priced({ result, was, now, text }: Said): Step | null {
  if (result.kind !== 'count' || now.kind !== 'money' || TIMES.has(upOf(result) ?? '') || downs(result).length > 0)
    return null
  // So many things are whole; days are not.
  if (!Number.isInteger(result.value)) return null
  const one = downs(now).some((noun) => !TIMES.has(noun)) || /\bcada\b|\ba unidade\b/.test(text)
  return one ? { kind: 'money', tree: times(leaf(was), leaf(now)), unit: { [MONEY]: 1 }, wish: 'income' } : null
}

/** '12 por semana: quantas semanas?' of so many. */
function paced({ result, was, now, text }: Said): Step | null {
  const time = downs(now).find((noun) => TIMES.has(noun))
  if (result.kind !== 'count' || TIMES.has(upOf(result) ?? '') || !time || now.unit[MONEY] === 1) return null
  const asks = /\bquant[oa]s? (dias|semanas|meses|anos)\b/.exec(text)?.[1]
  return asks && thingOf(asks)?.noun === time
    ? { kind: 'count', tree: over(leaf(was), leaf(now)), unit: { [time]: 1 }, wish: 'many' }
    : null
}

/** Sold for so much, of what one was found to cost. */
function soldFor({ result, was, now, text }: Said): Step | null {
  if (result.kind !== 'money' || result.wish !== 'cost' || now.kind !== 'money' || now.way !== 'in') return null
  if (now.value <= result.value || downs(result).length !== 1 || /\btoda?\b|\btotal\b|\btudo\b/.test(text)) return null
  return { kind: 'money', tree: minus(leaf(now), leaf(was)), unit: result.unit, wish: 'left' }
}

const STEPS = [overTime, overThings, partOf, moreOrLess, priced, paced, soldFor] as const

const PERIODS: Readonly<Record<string, number>> = { mes: 12 }
/** 'E por ano?' of so much a month. */
function inYear(result: Result, was: Quantity, text: string): Step | null {
  if (result.kind !== 'money' || result.unit.mes !== -1 || !/\b(?:por|no|ao|em um|num) ano\b/.test(text)) return null
  const { mes: _, ...plain } = result.unit
  const months = ofCalendar('meses_do_ano', 'Meses do ano', PERIODS.mes!)
  return { kind: 'money', tree: times(leaf(was), months), unit: joined(plain, { ano: 1 }, -1), wish: 'income' }
}

/** 'E aí sobra quanto?' of a price that was found for a cost. */
function leftOfPrice(result: Result, text: string, memory: FlowMemory | null): Step | null {
  if (result.wish !== 'price' || !memory || !/\bsobra\w*\b|\blucr\w+\b|\bganh\w+\b/.test(text) || /\d/.test(text))
    return null
  const solved = solve(memory.quantities, memory.asked)
  const cost = solved?.also.find(({ name }) => name === 'custo')
  return solved?.wish === 'price' && cost
    ? { kind: 'money', tree: minus(solved.tree, cost.tree), unit: solved.unit, wish: 'left' }
    : null
}

const solvedOf = (step: Step): Solved => ({
  ...step,
  value: step.kind === 'share' ? worth(step.tree) * 100 : worth(step.tree),
  also: [],
})

const WEEKDAY = /^(?:doming|sabad|segund|terc|quart|quint|sext|feriad)/
const MAKES = /\b(?:fiz|faz|fac|produz|vend|atend|entreg|mont)\w* (?:so |uns |umas )?$/
/** '4 domingos' are days; '12 por semana' are of what was counted. */
function asSaid(now: Quantity, { kind }: Result, text: string): Quantity {
  const noun = upOf(now)
  if (noun && WEEKDAY.test(noun)) return { ...now, unit: { dia: 1 } }
  const counted =
    kind === 'count' && now.kind === 'money' && MAKES.test(text.slice(0, now.at)) && !/r\$|\breais\b/.test(text)
  if (!counted) return now
  const { [MONEY]: _, ...unit } = now.unit
  return { ...now, kind: 'count', way: null, unit: { ...unit, [SOME]: 1 } }
}

/** One step on from what the sum before came to; null: the message says another sum, or no single number for this one. */
export function afterResult(known: Known, question: string, result: Result, memory: FlowMemory | null): FlowSum | null {
  const text = plainText(question)
  if (text.split(' ').length > MOST_WORDS || !(result.value > 0)) return null
  const nouns = [...downs(result), upOf(result) ?? ''].filter((noun) => noun !== '' && noun !== MONEY)
  const ledger = readLedger(question, nouns)
  const numbers = ledger?.quantities.filter(({ scenery }) => !scenery) ?? []
  const was = asQuantity(result)
  const now = numbers[0] && asSaid(numbers[0], result, text)
  if (numbers.length > 1 || (!ledger && /\d/.test(text))) return null
  const step = now
    ? STEPS.map((one) => one({ result, was, now, text, time: timeIn(text) })).find((found) => found !== null)
    : (inYear(result, was, text) ?? leftOfPrice(result, text, memory))
  if (!step || !Number.isFinite(worth(step.tree))) return null
  const solved = solvedOf(step)
  const asked = askedOf(text) ?? memory?.asked
  if (!asked) return null
  return told(known, solved, {
    quantities: [was, ...numbers].map((one) => ({ ...one })),
    asked: { ...asked, wish: solved.wish },
  })
}

const isBare = ({ at }: Quantity, text: string) => /\bn?ess[ea]s (?:r\$ ?)?$/.test(text.slice(0, at))

/** 'O aluguel vai pra 1.050': instead of what was told before, not beside it. */
const TAKES_PLACE = /\b(?:vai|foi|passou|passa|subiu|sobe|caiu|cai|mudou|muda|baixou) (?:pra|para|pro|a) (?:r\$ ?)?$/
/** What is said now and before as one sum, where it asks for another figure of the same numbers. */
export function afterMerged(known: Known, question: string, memory: FlowMemory): FlowSum | null {
  const text = plainText(question)
  const asked = askedOf(text)
  if (!asked || text.split(' ').length > MOST_WORDS) return null
  const nouns = [...new Set(memory.quantities.flatMap(({ unit }) => Object.keys(unit)))].filter(
    (noun) => noun !== MONEY && noun !== SOME && !TIMES.has(noun),
  )
  const ledger = readLedger(question, nouns)
  if (!ledger || ledger.quantities.length === 0) return null
  if (ledger.quantities.some(({ at }) => TAKES_PLACE.test(text.slice(0, at)))) return null
  const from = memory.asked.said.length + 2
  const now = ledger.quantities
    .filter(
      (one) =>
        !memory.quantities.some(
          ({ kind, value }) => value === one.value && (kind === one.kind || one.scale === 1_000 || isBare(one, text)),
        ),
    )
    .map(
      (one, n): Quantity => ({
        ...one,
        id: `${one.id[0]}${60 + n}`,
        at: one.at + from,
        clause: one.clause + 100,
        sentence: one.sentence + 100,
      }),
    )
  if (now.length === 0) return null
  const quantities = [...memory.quantities.map((one) => ({ ...one, before: true })), ...now]
  const whole: Asked = {
    ...asked,
    said: `${memory.asked.said}. ${text}`,
    before: `${memory.asked.said}. ${asked.before}`,
  }
  const solved = solve(quantities, whole)
  if (!solved) return null
  const used = new Set([...quantitiesIn(solved.tree)].map(({ id }) => id))
  return now.every(({ id }) => used.has(id)) ? told(known, solved, { quantities, asked: whole }) : null
}
