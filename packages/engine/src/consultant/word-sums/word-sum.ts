import { asksInTurn } from '#src/consultant/asked-in-turn.ts'
import {
  ASKS_NUMBER,
  asksSum,
  figuresIn,
  MAX_TALK,
  numbersSaid,
  ROUNDED,
  ROUNDED_SHARE,
} from '#src/consultant/asks-sum.ts'
import type { Known } from '#src/consultant/company.ts'
import type { Draft } from '#src/consultant/draft.ts'
import { isMistaken } from '#src/consultant/flows/guard.ts'
import { fold } from '#src/text/words.ts'
import { readQuestion } from './quantities.ts'
import { type Heard, isSaid, type Likeliest, likeliest, likelihoodOf } from './reader.ts'
import { toldOf } from './told.ts'

export interface WordSum {
  draft: Draft
  value: number
  kind: 'money' | 'count' | 'share'
  /** Whether each number that was said has its part in it. */
  whole: boolean
  /** How likely it is meant. */
  share: number
}

/**
 * From these shares on a reading is told, alone, where nothing was asked in so many words, against a sum that takes every number by
 * its part, or where it leaves a number out; or silences that one, or is offered beside it.
 */
export const SURE = {
  told: 0.8,
  unasked: 0.85,
  lacking: 0.95,
  against: 0.95,
  silences: 0.9,
  partly: 0.9,
  either: 0.75,
  offered: 0.6,
  decided: 0.4,
} as const
/**
 * A figure of patterns that don't give every number its part is told from these shares on: of the reading that knows of it, or of the one
 * that doesn't. Below, both are shown from `doubt` on.
 */
const AGREED = { knowing: 0.75, alone: 0.3, doubt: 0.05 } as const
const OF_MANY = { alone: 0.18, other: 0.3 } as const
const UNREACHED = 1e-6

const ASKS_ADVICE = /\bo que (?:eu |que eu |a gente )?(?:faco|fazer|devo fazer)\b/
const FOLLOWS = /^(?:e|mas|se|entao|ai|agora) /

/** Whether a question by itself may ask for a figure of its numbers. */
export function asksWordSum(question: string, follows: boolean): boolean {
  const text = fold(question.slice(0, MAX_TALK))
  return numbersSaid(text) >= 2 && !ASKS_ADVICE.test(text) && !(follows && FOLLOWS.test(text))
}

const told = (known: Known, heard: Heard): WordSum => {
  const { draft, value, kind } = toldOf(known, heard)
  const whole = new Set(heard.numbers).size === heard.question.quantities.length
  return { draft, value, kind, whole, share: heard.share }
}

export type Verdict = { kind: 'tell' | 'either'; sum: WordSum } | { kind: 'keep' } | { kind: 'silence' }

/** Another reading's sum: what it came to, the figures that its answer says, and how far its numbers have parts. */
export interface Other {
  result: number | null
  figures: readonly number[]
  /** It asks for a number that it lacks. */
  lacks?: boolean
  /** By a sum that it knows, or only by units and words that many sums have. */
  by: 'kind' | 'units'
  /** It leaves out an amount or a share that was said. */
  leaves?: boolean
}
export const NO_OTHER: Other = { result: null, figures: [], by: 'units' }

/** What the learned reading says of a question, beside another one. */
export function wordSum(known: Known, question: string, { result, figures, lacks, by, leaves }: Other): Verdict {
  const text = question.slice(0, MAX_TALK)
  const asks = asksSum(text)
  if (numbersSaid(text) > MOST_NUMBERS || !(asks || asksShortly(text))) return { kind: 'keep' }
  const read = likeliest(text, result)
  if (!read) return { kind: 'keep' }
  if (hasUnsaid(read.question.text, result !== null, by)) return { kind: 'keep' }
  const several = asksInTurn(text).length > 0
  const trusted = result === null || by === 'kind' || several
  const doubted = trusted ? null : doubtOf(read, result, leaves)
  const { best, none } = read
  const scale = best?.shape.share ? ROUNDED_SHARE : ROUNDED
  const same = best !== null && isSaid(best.value, figures.map(Math.abs), scale)
  if (same && (doubted === null || best.share >= SURE.offered)) return { kind: 'keep' }
  const few = read.question.quantities.length <= MOST_SILENCED
  const silenced = doubted !== null || (result !== null && few && (best?.share ?? none) >= SURE.silences)
  const otherwise: Verdict = { kind: silenced ? 'silence' : 'keep' }
  // 'De 80 sócios 8 não pagaram, quantos % pagaram?'
  if (!best || (best.shape.share && /\bnao\b/.test(best.question.text))) return doubted ? otherwise : { kind: 'keep' }
  const sum = told(known, best)
  if (!isOfMoney(best, sum) || isMistaken(text, sum.draft)) return otherwise
  const least =
    result !== null && doubted === null ? SURE.against : lacks ? SURE.lacking : asks ? SURE.told : SURE.unasked
  if (best.share >= (sum.whole || several ? least : Math.max(least, SURE.partly))) return { kind: 'tell', sum }
  const beside =
    doubted === null ? !silenced && result !== null && few && best.share >= SURE.either : doubted === 'both'
  return beside && !same && sum.whole ? { kind: 'either', sum } : otherwise
}

/** Whether an answer leaves out an amount or a share that a question says; '85%' of '15%' names it. */
export const leavesOut = (question: string, { answer, dados }: Draft): boolean => {
  const said = figuresIn(`${answer.text} ${dados?.formula?.text ?? ''}`)
  return readQuestion(question).quantities.some(
    ({ value, unit }) =>
      (unit === 'money' ||
        unit === 'part' ||
        (unit === 'bare' && (value >= LEAST_AMOUNT || !Number.isInteger(value)))) &&
      !said.some((one) => Math.abs(one - value) < ROUNDED || Math.abs(100 - one - value) < ROUNDED),
  )
}

/** A number this large without a noun is an amount. */
const LEAST_AMOUNT = 100

/** 'Valor final?', 'média por dia?', 'novo preço': the last words name a figure. */
export const asksShortly = (text: string): boolean => {
  const last = fold(text)
    .split(/[.;!,:\n](?!\d)|\?(?=.)/)
    .filter((one) => one.trim() !== '')
    .at(-1)
  return last !== undefined && last.trim().split(/\s+/).length <= MOST_ASKING && FIGURE.test(last)
}
const MOST_ASKING = 8
const FIGURE =
  /\b(?:precos?|valor|total|media|lucro|sobra|sobrou|custo|percentual|porcentagem|porcento|por cento|margem|diferenca|parcela|comissao|ocupacao|lotacao|prejuizo|perda|economia|quant[oa]s?|q(?:n|uan)?t[oa]s?|rest(?:a|ou|aram)|(?:custou|cobro|sobra|fica|deu) o que)(?: |\W*$)/

/** How far the figure of patterns is doubted: not at all, so that both are shown, or so that it isn't. */
function doubtOf({ question, agreed, best }: Likeliest, result: number, leaves = false): 'both' | 'wholly' | null {
  const count = question.quantities.length
  if (leaves) return likelihoodOf(question, result) >= AGREED.alone ? null : 'both'
  if (agreed >= AGREED.knowing || count > MOST_DOUBTED) return null
  const alone = likelihoodOf(question, result)
  // Of so many numbers a learned shape has to come to it too, and another has to be somewhat likely.
  const rather = alone >= UNREACHED && alone < OF_MANY.alone && (best?.share ?? 0) >= OF_MANY.other
  if (count === MOST_DOUBTED && !rather) return null
  return alone >= AGREED.alone ? null : alone >= AGREED.doubt ? 'both' : 'wholly'
}

/** 'Dura 5 anos, quanto por mês?': years have to be made months first; 'em quantos meses?' takes something said of a month. */
const isOfOtherTime = ({ question: { wish, quantities }, shape }: Heard): boolean => {
  const times = quantities.flatMap(({ unit, noun, per }) => [unit === 'time' ? nounOfTime(noun) : '', per])
  const said = times.filter((time) => A_TIME.has(time))
  return (
    (A_TIME.has(nounOfTime(wish.thing)) && said.length === 0) ||
    (A_TIME.has(wish.per) && !/\b(?:12|30|7|4)\b/.test(shape.id) && said.some((time) => time !== wish.per))
  )
}
const nounOfTime = (noun: string) => (noun === 'mes' ? noun : noun.replace(/s$/, ''))
const A_TIME: ReadonlySet<string> = new Set(['dia', 'seman', 'mes', 'ano'])

/** Hundredths alone make no reais, and a gain is no number of things. */
const isOfMoney = ({ question: { quantities, text }, numbers }: Heard, { kind }: WordSum) =>
  kind === 'money' ? numbers.some((n) => quantities[n]!.unit !== 'part') : kind !== 'count' || !ASKS_GAIN.test(text)
const ASKS_GAIN =
  /\b(?:lucr(?:o|ei)|ganhei|faturei) (?:quant[oa]|q?n?to)\b|\bquant[oa] (?:eu |que )?(?:lucr\w+|ganhei|fatur\w+)\W*$/

/** Beside what is offered, the next one from this share on. */
const NEXT = 0.1
/** The one or two sums that a question may mean, where none is sure, the likeliest first; empty: it may mean anything. */
export function offeredSums(known: Known, question: string): WordSum[] {
  const text = question.slice(0, MAX_TALK)
  // 'Qual compensa?' asks for no figure.
  if (!ASKS_NUMBER.test(fold(text)) && !asksShortly(text)) return []
  const read = numbersSaid(text) > MOST_NUMBERS ? null : likeliest(text, null)
  if (!read || hasUnsaid(read.question.text, false)) return []
  const sums = read.whole.filter((heard) => !isOfOtherTime(heard)).map((heard) => ({ heard, sum: told(known, heard) }))
  return sums
    .filter(({ heard, sum }) => isOfMoney(heard, sum) && !isMistaken(text, sum.draft))
    .map(({ sum }) => sum)
    .filter(({ share }, n) => share >= (n === 0 ? SURE.offered : NEXT))
}

/**
 * Whether a figure of an answer is what was most likely asked for, made with each of the numbers of the question itself, which ends the
 * message; 'other': another one is.
 */
export function heardAs(message: string, own: string, figures: readonly number[]): 'same' | 'other' | 'unsure' {
  // The other reading's word for it is no second one.
  const best = likeliest(message.slice(0, MAX_TALK), null)?.best
  if (!best || best.share < LIKELY) return 'unsure'
  const scale = best.shape.share ? ROUNDED_SHARE : ROUNDED
  if (!figures.some((figure) => Math.abs(Math.abs(figure) - Math.abs(best.value)) < scale)) return 'other'
  const ofOwn = readQuestion(own).quantities.length
  const all = best.question.quantities.length
  const takesOwn = Array.from({ length: ofOwn }, (_, n) => all - ofOwn + n).every((n) => best.numbers.includes(n))
  return takesOwn ? 'same' : 'unsure'
}
/** From this share on a figure of two readings is told as one of several. */
const LIKELY = 0.6

/** More numbers have more ways to be put together than are weighed. */
const MOST_DOUBTED = 4
/** In longer stories the patterns are as often right. */
const MOST_SILENCED = 3
/** Longer stories are told too seldom to be learned. */
const MOST_NUMBERS = 6
/** Grams and kilos in one question have to be made the same first. */
const MIXED: readonly (readonly [RegExp, RegExp])[] = [
  [/\d ?(?:g|gr|gramas?)\b/, /\b(?:kg|quilos?)\b|\dkg\b/],
  [/\d ?ml\b/, /\blitros?\b|\d ?l\b/],
  [/\d ?(?:min|minutos?)\b/, /\bhoras?\b|\dh\b/],
  [/\d ?cm\b/, /\bmetros?\b|\d ?m2?\b/],
  [/\bduzias?\b/, /\bunidades?\b|\bcada\b/],
]
/** What a registered worker costs is the law's. */
const OF_LAW = /\b(?:registr\w+|carteira|clt|horas? extras?|ferias|fgts|inss|decimo|13o?|terco)\b/
/** A number that everybody knows and nobody says: the patterns know it. */
const UNSAID = /\b(?:duzias?|cento|milheiros?|juros|devo|diaria|salario|estoque|antecip\w+|emprest\w+)\b/
const PERIODS = ['dia', 'semana', 'mes', 'ano']
const PER_PERIOD = /(?:\b(?:por|no|na|ao|a|cada|todo|toda)|\d [a-z]+) (dia|semana|mes|ano)\b/g
const isYearOfMonths = (periods: ReadonlySet<string>) => periods.size === 2 && periods.has('mes') && periods.has('ano')
/** Alone, or on top of what is owed? */
const FINE = /\bmulta\b/
/** The same, of whatever only units put together. */
const UNSAID_PACKS = /\b(?:duzias?|cento|milheiros?|juros|antecip\w*|emprest\w*)\b/
const PACKS = /\b(?:duzias?|cento|milheiros?)\b/g
/** 'Faço 300 e vendo a 30 o cento e gasto 12': what is of a pack, and what of one? */
const mixesPacks = (text: string) => text.match(PACKS)?.length === 1 && numbersSaid(text) > 2
/** Whether the sum may need a number that nobody said; `known`: another reading, which may know it, has a figure. */
function hasUnsaid(text: string, known: boolean, by: Other['by'] = 'kind'): boolean {
  const periods = new Set([...text.matchAll(PER_PERIOD)].map((hit) => hit[1]!).filter((one) => PERIODS.includes(one)))
  const counted = /\d (?:dias|semanas|meses|anos)\b/.test(text)
  return (
    OF_LAW.test(text) ||
    (known ? (by === 'kind' ? UNSAID : UNSAID_PACKS).test(text) : mixesPacks(text) || FINE.test(text)) ||
    (periods.size > 1 && !counted && !isYearOfMonths(periods)) ||
    MIXED.some(([one, other]) => one.test(text) && other.test(text))
  )
}
