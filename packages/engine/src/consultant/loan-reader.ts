import { fold } from '#src/text/words.ts'
import { MAX_TALK } from './asks-sum.ts'

/** A loan as it was told: what is received, and in how many parts of how much it is paid back. */
export interface Loan {
  amount: number
  times: number
  part: number
}

export const isLoan = (stored: unknown): stored is Loan =>
  typeof stored === 'object' &&
  stored !== null &&
  ['amount', 'times', 'part'].every((field) => Number((stored as Record<string, unknown>)[field]) > 0)

const AMOUNT = '(?:r\\$ ?)?(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d+(?:,\\d{1,2})?)( ?mil\\b| ?k\\b)?'
const TIMES = '(\\d{1,3}) ?(?:x\\b|vezes\\b|parcelas?\\b|prestac\\w+|mensais\\b|meses\\b)'
/** '24x de 1.150', '18 parcelas fixas de 820', '18x 820'; in a talk of loans also '18 de 1390'. */
const PARTS = new RegExp(`\\b${TIMES}(?: (?:iguais|fixas|mensais))* ?(?:de |por |a |no valor de )?${AMOUNT}`)
const BARE_PARTS = new RegExp(`\\b(\\d{1,3}) de ${AMOUNT}`)
const LOAN =
  /\bemprest\w*|\bfinanci\w*|\bfinanceira\b|\bbanco\b|\bcooperativa\b|\bcapital de giro\b|\bcredito\b|\bconsignad\w+|\bfgts\b|\bagiota\b|\bjuros?\b|\bdevolvo\b|\bpronampe\b/
const TAKES = new RegExp(
  `\\b(?:peg(?:o|a|ar|ando|asse|armos)|emprest\\w+|financi\\w+|oferec\\w+|liber\\w+|solt\\w+|preciso(?: de)?|seria|fosse|for|tir(?:o|ar)|so)(?: \\w+){0,3}? (?:de |so |uns |apenas )*${AMOUNT}`,
  'g',
)
const ANY = new RegExp(`(?<![\\d.,])${AMOUNT}(?! ?(?:x\\b|vezes|parcelas?|prestac|%|por cento|meses|dias|anos))`, 'g')
const LEAST_LOAN = 500
const MOST_TIMES = 420
const LEAST_PART = 20
/** Parts of many times what is received are of something else. */
const MOST_TOTAL = 3.5

const numberOf = (digits: string, scale: string | undefined) =>
  Number(digits.replaceAll('.', '').replace(',', '.')) * (scale ? 1_000 : 1)

const textOf = (message: string) => fold(message.slice(0, MAX_TALK))

function partsIn(text: string, bare: boolean): { times: number; part: number; whole: string } | null {
  const found = PARTS.exec(text) ?? (bare ? BARE_PARTS.exec(text) : null)
  if (!found) return null
  const [whole, times, digits, scale] = found
  const read = { times: Number(times), part: numberOf(digits!, scale), whole }
  return read.times > 1 && read.times <= MOST_TIMES && read.part >= LEAST_PART ? read : null
}

/** Amounts that may be what is received. */
const amountsIn = (text: string, without: string): number[] =>
  [...text.replace(without, ' ').matchAll(ANY)]
    .map(([, digits, scale]) => numberOf(digits!, scale))
    .filter((amount) => amount >= LEAST_LOAN)

const fits = ({ amount, times, part }: Loan) => times * part >= amount && times * part <= MOST_TOTAL * amount

export interface LoanRead {
  loan: Loan
  /** What a message tells anew. */
  told: 'parts' | 'amount'
  /** What is received was told before. */
  earlier: boolean
}

/** The loan that a message tells with what was said before it; null: none, or it could be several. */
export function loanIn(message: string, said: readonly string[], known: Loan | null): LoanRead | null {
  const text = textOf(message)
  const before = said.map(textOf)
  const loans = known !== null || LOAN.test(text) || before.some((one) => LOAN.test(one))
  const parts = partsIn(text, loans)
  if (parts) {
    if (!loans) return null
    const own = amountsIn(text, parts.whole)
    const earlier = known ? [known.amount] : before.flatMap((one) => amountsIn(one, ''))
    const amounts = [...new Set(own.length > 0 ? own : earlier)].filter((amount) => fits({ amount, ...parts }))
    const [amount] = amounts
    return amounts.length === 1
      ? { loan: { amount: amount!, times: parts.times, part: parts.part }, told: 'parts', earlier: own.length === 0 }
      : null
  }
  if (!known) return null
  const taken = [...text.matchAll(TAKES)].map(([, digits, scale]) => numberOf(digits!, scale))
  // '10 mil' is told with its thousands, unless the loan is smaller.
  const [amount] = taken
  if (taken.length !== 1 || amountsIn(text, '').length !== 1 || amount! < LEAST_LOAN || amount === known.amount)
    return null
  return {
    loan: { ...known, amount: amount!, part: (known.part * amount!) / known.amount },
    told: 'amount',
    earlier: false,
  }
}

const STEPS = 60
/** The interest of a month in per cent that makes the parts worth what is received. */
export function monthlyRate({ amount, times, part }: Loan): number {
  let low = 0
  let high = 1
  for (let n = 0; n < STEPS; n++) {
    const rate = (low + high) / 2
    if ((part * (1 - (1 + rate) ** -times)) / rate > amount) low = rate
    else high = rate
  }
  return Math.round(low * 1_000) / 10
}
