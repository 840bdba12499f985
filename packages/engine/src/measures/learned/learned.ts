import { say } from '#src/facts/fact-book.ts'
import type { Asking } from '#src/measures/asked/asked.ts'
import type { AskedSum } from '#src/measures/asked/money.ts'
import type { OwnSum } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { type Accounts, accountsIn, accountsInParts, type ReadAccount } from './reader.ts'
import { accountTold } from './told.ts'

/** From these shares on an account is told, and what others read of the same numbers is; decision 0025 has what was measured. */
const SURE = { told: 0.9, part: 0.95, doubts: 0.2, likely: 0.12 } as const

/** What the learned accounts say of her challenge. */
export interface LearnedAccount {
  /** The account that all of it asks for; null: none is likely enough. */
  sum: AskedSum | null
  /** Of a sentence or two, where the whole isn't sure: beside what else is read. */
  parts: readonly AskedSum[]
  /** Whether a sum that others read of her numbers may be told. */
  allows(sum: OwnSum): boolean
  /** How likely it is that her numbers ask for a sum, 0 to 1. */
  likely(sum: number): number
}

/** Nothing is learned of it. */
export const UNJUDGED: LearnedAccount = { sum: null, parts: [], allows: () => true, likely: () => 0 }

export function learnedAccount(ask: Asking): LearnedAccount {
  const challenge = ask.own.sources.reading.form.main_challenge
  if (ask.scene.said.length === 0 || OF_HOME.test(fold(challenge))) return UNJUDGED
  const whole = accountsIn(challenge)
  const best = whole?.best && whole.best.share >= (isPlain(whole) ? SURE.told : SURE.part) ? whole.best : null
  const parts = best ? [] : accountsInParts(challenge)
  const judges = [...(whole ? [whole] : []), ...parts]
  return {
    sum: best && accountTold(ask, best),
    parts: surest(parts, whole)
      .filter((part) => takesHalf(ask, part))
      .flatMap((part) => ofPart(accountTold(ask, part)) ?? []),
    // Only the whole speaks against a sum: a part doesn't know the other numbers.
    allows: (sum) =>
      !whole ||
      isOpen(whole) ||
      !isOfChallenge(sum) ||
      judges.some((accounts) => likelihoodOf(Number(sum.figure.fact.valor), accounts) >= SURE.likely),
    likely: (sum) => (whole ? likelihoodOf(sum, whole) : 0),
  }
}

/** Beside more numbers that it doesn't know, a part decides nothing. */
const takesHalf = ({ scene }: Asking, { question }: ReadAccount): boolean =>
  2 * question.quantities.length >= scene.said.filter(({ field }) => field === 'main_challenge').length

/** A new price beside a dearer rent: the account of the price knows nothing of the rent. */
const ofPart = (sum: AskedSum | null): AskedSum | null =>
  sum && {
    ...sum,
    figure: { ...sum.figure, text: say`${sum.figure.text} Os outros números que você citou não entram nesta conta.` },
  }

/** 'Meu marido deve 8 mil': none of the company's. */
const OF_HOME =
  /\b(?:marido|esposa|mulher|filh[oa]|pai|mae|irmao?|ti[oa]|sogr[oa]|cunhad[oa]|namorad[oa])(?: \w+)? (?:deve|devia|ganha|gasta|pegou|fez uma divida)\b/

const numbersIn = ({ best }: Accounts): number => best?.question.quantities.length ?? 0
/** Of so many numbers everything is weighed too little to speak against a sum. */
const MOST_JUDGED = 8
const isOpen = (accounts: Accounts): boolean =>
  numbersIn(accounts) > MOST_JUDGED || !accounts.best || accounts.best.share < SURE.doubts

/** The lines that it learned from have few more numbers; of many, only the likeliest shapes are weighed. */
const isPlain = (accounts: Accounts): boolean => numbersIn(accounts) <= MOST_PLAIN
const MOST_PLAIN = 4

/** Kinds that two sentences of other things are taken for. */
const OFTEN_MISREAD: ReadonlySet<string> = new Set(['dura', 'retorno', 'total'])

/** The surest accounts of a sentence or two, none of which shares a number with another; what the whole makes likelier first. */
function surest(parts: readonly Accounts[], whole: Accounts | null): ReadAccount[] {
  const likely = ({ value }: ReadAccount) => whole?.outcomes.find((one) => one.value === value)?.share ?? 0
  const sure = parts
    .flatMap(({ best }) => (best && best.share >= SURE.part && !OFTEN_MISREAD.has(best.shape.kind) ? best : []))
    .sort((a, b) => likely(b) - likely(a) || b.numbers.length - a.numbers.length)
  const chosen: ReadAccount[] = []
  for (const one of sure) if (!chosen.some((other) => sharesNumber(other, one))) chosen.push(one)
  return chosen
}

const valuesOf = ({ numbers, question }: ReadAccount): number[] => numbers.map((n) => question.quantities[n]!.value)
const sharesNumber = (other: ReadAccount, one: ReadAccount): boolean => {
  const values = new Set(valuesOf(other))
  return valuesOf(one).some((value) => values.has(value))
}

/** Only her challenge was read: a sum with other answers in it can't be judged by it. */
const isOfChallenge = ({ figure: { entradas } }: OwnSum): boolean =>
  entradas.every(({ id }) => /^(?:texto\.main_challenge\.|medida\.|regra\.)/.test(id)) &&
  entradas.filter(({ id }) => id.startsWith('texto.')).length >= LEAST_JUDGED
/** One number of hers in another time is no account to be judged. */
const LEAST_JUDGED = 2

/** Things are counted in whole ones, months are rounded. */
const ALIKE = 0.02
/** The same of a day, a week or a year, in a month: as the engine opens and as she counts. */
const TIMES = [1, 26, 30, 22, 52 / 12, 4, 1 / 12, 12, 26 / 30, 22 / 30, 13 / 12, 365 / 360]

/** What is far from likely adds nothing. */
const COUNTS = 0.002

function likelihoodOf(sum: number, { outcomes }: Accounts): number {
  const figure = Math.abs(sum)
  const isNear = (value: number) => Math.abs(Math.abs(value) - figure) <= Math.max(1, figure * ALIKE)
  const near = outcomes.filter(({ share, value }) => share > COUNTS && TIMES.some((times) => isNear(value * times)))
  return near.reduce((sum, { share }) => sum + share, 0)
}
