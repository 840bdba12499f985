import { account, accountBeside, toldAccount } from '#src/measures/account/account.ts'
import { countForGoal, moreForGoal } from '#src/measures/account/goal.ts'
import { partOfWhole } from '#src/measures/account/parts.ts'
import { isTinyLoss } from '#src/measures/account/plausible.ts'
import { askedAndBought } from '#src/measures/asked/ask.ts'
import { Asking } from '#src/measures/asked/asked.ts'
import { billThatFalls, extraHours } from '#src/measures/asked/bills.ts'
import { oneBuyer } from '#src/measures/asked/buyer.ts'
import { lowerOffer, twoChannels } from '#src/measures/asked/channels.ts'
import { hiring, leftOfOne, perHour } from '#src/measures/asked/choice.ts'
import { missedByFlow, netLeaving } from '#src/measures/asked/clients.ts'
import { adsPerSale, appShare, appShareOfAll } from '#src/measures/asked/fee.ts'
import { priceForGoal } from '#src/measures/asked/goal.ts'
import { unlisted, weakMonths } from '#src/measures/asked/hole.ts'
import { goesFor, opportunity, paidBack, paidHire, stoppedDays } from '#src/measures/asked/invest.ts'
import { driven } from '#src/measures/asked/km.ts'
import { dropouts, takenThings } from '#src/measures/asked/lasting.ts'
import { lostGoods } from '#src/measures/asked/lost.ts'
import { billRise, discountVolume } from '#src/measures/asked/margin.ts'
import {
  type Asked,
  type AskedSum,
  costOfAdvance,
  feeOnShare,
  instalment,
  lostPurchase as lostOfPurchase,
  offeredOrder,
} from '#src/measures/asked/money.ts'
import { oldPrice } from '#src/measures/asked/oldprice.ts'
import { owedInAll } from '#src/measures/asked/owed.ts'
import { afterCommission, priceChange, yieldOf } from '#src/measures/asked/prices.ts'
import { queue } from '#src/measures/asked/queue.ts'
import { costOfOneRose, lostToInflation, overrun } from '#src/measures/asked/rise.ts'
import { deadPart, loanInterest, oneStrongMonth } from '#src/measures/asked/season.ts'
import { stepOf } from '#src/measures/asked/step.ts'
import { conversion, deliveryLoss, fuel, goodsHeld, payback, stockDays } from '#src/measures/asked/things.ts'
import { turnover } from '#src/measures/asked/turnover.ts'
import { unitAccount } from '#src/measures/asked/unit.ts'
import { setup, travel } from '#src/measures/asked/work.ts'
import { decidedByRoles, UNREAD } from '#src/measures/deciding/deciding.ts'
import { hersOf, leading } from '#src/measures/deciding/leading.ts'
import type { Possible } from '#src/measures/deciding/possible.ts'
import { coversItsSentences, isOfRival } from '#src/measures/derived/coverage.ts'
import { derivedSums } from '#src/measures/derived/derive.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { type Answer, factsOf } from '#src/measures/frames/frame.ts'
import { decided } from '#src/measures/frames/frames.ts'
import { goalOfPay } from '#src/measures/frames/goal-units.ts'
import { type LearnedAccount, learnedAccount, UNJUDGED } from '#src/measures/learned/learned.ts'
import { Own, type OwnSum } from '#src/measures/own/algebra.ts'
import { appFee, owed, parked, termGap, weakDays, wish } from '#src/measures/own/cash.ts'
import { largeClient, leaving, refused } from '#src/measures/own/clients.ts'
import { closing } from '#src/measures/own/counts.ts'
import { costToWin } from '#src/measures/own/members.ts'
import { everyMonth, lostPurchase, oneSum, overdueHalf, parkedStock, wageRise } from '#src/measures/own/money.ts'
import { beforeAfter, countTimesPrice, oneJob, priceRise, twoPrices } from '#src/measures/own/prices.ts'
import { type Rule, Told } from '#src/measures/own/told.ts'
import { unitCost, unitMargin } from '#src/measures/own/unit.ts'
import { related } from '#src/measures/relations/relations.ts'
import type { MeasuredFigure, Sources } from './measured.ts'

/** Sums that answer what she asks, with numbers from all that she wrote; the most particular first. */
const ASKED: readonly Asked[] = [
  stoppedDays,
  opportunity,
  takenThings,
  turnover,
  billThatFalls,
  extraHours,
  dropouts,
  oldPrice,
  oneStrongMonth,
  deadPart,
  offeredOrder,
  instalment,
  priceChange,
  costOfOneRose,
  lowerOffer,
  overrun,
  lostToInflation,
  afterCommission,
  conversion,
  feeOnShare,
  costOfAdvance,
  oneBuyer,
  discountVolume,
  billRise,
  lostOfPurchase,
  lostGoods,
  netLeaving,
  deliveryLoss,
  owedInAll,
  queue,
  weakMonths,
  unlisted,
  askedAndBought,
  appShare,
  account,
  appShareOfAll,
  adsPerSale,
  twoChannels,
  goodsHeld,
  setup,
  travel,
  hiring,
  perHour,
  fuel,
  driven,
  payback,
  stockDays,
  yieldOf,
  priceForGoal,
  unitAccount,
  countForGoal,
]

/** Where the typed ones find nothing. */
const ASKED_LAST: readonly Asked[] = [missedByFlow, goesFor, loanInterest, toldAccount, moreForGoal, leftOfOne]

/** Sums over typed quantities, what decides first. */
const SUMS: readonly ((own: Own) => OwnSum | null)[] = [
  closing,
  appFee,
  owed,
  termGap,
  parked,
  unitCost,
  unitMargin,
  weakDays,
  costToWin,
]

/** Sums by the words of a sentence, where none of the typed ones holds: reais of a month, then of one time, then a share. */
const RULES: readonly Rule[] = [
  largeClient,
  leaving,
  priceRise,
  countTimesPrice,
  beforeAfter,
  lostPurchase,
  wageRise,
  twoPrices,
  oneJob,
  everyMonth,
  refused,
  overdueHalf,
  parkedStock,
  oneSum,
]

const MOST = 2
/** Figures of her own numbers that a report can hold. */
const MOST_IN_ALL = 4
/** From so many numbers in her challenge on, a sum that leaves one of its sentence aside is likely to misread it. */
const MOST_SIMPLE = 5
/** The same where only words beside the numbers tell what they are. */
const MOST_LOOSE = 4
export interface OwnSums {
  /** What her own sentence asks for, what decides first. */
  sums: readonly OwnSum[]
  /** Her goal for what is left, in reais. */
  wish: OwnSum | null
  /** The account of the first sum, and what it brings. */
  step: MeasuredFigure | null
  /** Both sides of the decision that she weighs; absent: her numbers don't give them. */
  answer?: Answered
  /** What her numbers may come to besides, for her to confirm. */
  possible: readonly Possible[]
}

/** An answer with all figures behind it. */
export interface Answered extends Answer {
  figure: MeasuredFigure
}

const NONE = { sums: [], wish: null, step: null }
const known = new WeakMap<Sources['reading'], OwnSums>()

/** The figures that follow from the numbers of her own sentence; none where they give nothing that is sure. */
export function ownSums(sources: Sources): OwnSums {
  const made = known.get(sources.reading) ?? compute(sources)
  known.set(sources.reading, made)
  return made
}

/** What the patterns read, whatever was learned says of it. */
export const sumsByPatterns = (sources: Sources): OwnSums =>
  compute(sources, { learn: () => UNJUDGED, byRoles: () => UNREAD })

/** What was learned, beside the patterns. */
const LEARNED = { learn: learnedAccount, byRoles: decidedByRoles }

function compute(sources: Sources, { learn, byRoles }: typeof LEARNED = LEARNED): OwnSums {
  const ask = new Asking(new Own(sources))
  const deriver = related(ask)
  const learned = learn(ask)
  const isTrue = ({ figure }: Pick<OwnSum, 'figure'>) => !sources.isContradicted(figure) && !isTinyLoss(figure, sources)
  // Before the older readers call her numbers by other names.
  const made = decided(deriver)
  const framed = made && isTrue(factsOf(deriver, made)) ? made : null
  const read = weighed(computeTold(sources, ask), learned)
  const found = read.sums.every(isTrue) ? read : { ...read, sums: read.sums.filter(isTrue), step: null }
  const isTold = found.sums.length > 0 && !found.weak
  const roles = byRoles(deriver, learned.likely)
  const lead = leading(deriver, framed, roles.told, isTold ? found.sums : [], isTrue)
  const answer = answered(deriver, lead)
  const { revenue } = sources
  const derived = derivedSums(ask, deriver).filter(
    (one) =>
      isTrue(one) &&
      (one.whole || coversItsSentences(one, ask.scene)) &&
      !isOfRival(one, ask.scene) &&
      (one.weight === ANSWERED || (one.sure && one.related) || learned.allows(one)) &&
      // The account of the answer itself stays; a hire told of the same numbers would weigh it again.
      (one.weight === ANSWERED ||
        !answer ||
        !(one.related ? BY_UNIT.has(answer.topic) : true) ||
        !isOther(answer, one)),
  )
  const sure = derived.filter((one) => one.sure && (one.related || !found.sums.some((other) => isSame(other, one))))
  const numbers = ask.scene.said.filter(({ field }) => field === 'main_challenge').length
  const dense = numbers > MOST_SIMPLE
  const isPart = (one: OwnSum) => learned.parts.includes(one as AskedSum)
  const told = found.sums.filter((one) => {
    if (one === learned.sum || isPart(one))
      return (
        (revenue === null || isBearable(one, revenue * MOST_OF_REVENUE)) && !sure.some((other) => isOther(other, one))
      )
    if (isOfRival(one, ask.scene)) return false
    // What a number of the decision is of is known by it.
    if (answer && isOther(answer, one) && !OF_GOAL.test(one.figure.fact.rotulo)) return false
    if (sure.some((other) => isOther(other, one))) return false
    const covers = coversItsSentences(one, ask.scene)
    if (found.loose && (!covers || numbers > MOST_LOOSE)) return false
    // What stands empty could bring more than what comes in.
    const most = dense ? 1 : one.says.includes('ociosidade') ? 6 : MOST_OF_REVENUE
    if (revenue !== null && !isBearable(one, revenue * most)) return false
    if (found.weak || covers) return true
    return !dense && !derived.some((other) => other.topic.startsWith('produto.') && isOther(other, one))
  })
  const rest = derived.filter((one) => !one.sure)
  const first = answer ? [] : told.filter((one) => one === learned.sum)
  const all: readonly OwnSum[] = found.weak ? [...derived, ...told] : [...first, ...sure, ...told, ...rest]
  const ordered = [...all.filter((one) => !isPart(one)), ...all.filter(isPart)]
  const sums: OwnSum[] = []
  for (const one of ordered) if (sums.length < MOST_IN_ALL && !sums.some((other) => saysSo(other, one))) sums.push(one)
  const step = sums[0] === found.sums[0] ? found.step : null
  const shown = [...sums, ...(answer ? [answer] : [])]
  const isSettled = lead !== null && lead === roles.told?.answer && !roles.told.confirmed
  const possible = isSettled ? [] : roles.possible().filter((one) => roles.told?.confirmed || !shown.some(shows(one)))
  return { sums, wish: found.wish, step, ...(answer && { answer }), possible }
}

const MOST_OF_REVENUE = 1.8
/** What the patterns found, without what the learned account makes unlikely; that one before it, those of parts after it. */
function weighed(found: ToldSums, { sum, parts, allows }: LearnedAccount): ToldSums {
  const [first] = found.sums
  const isKept = (one: OwnSum) => allows(one) && !(sum && isOther(sum, one))
  // The same sum is told in the words that are made for it.
  if (first && sum && isAlike(sum, first)) return { ...found, sums: [first, ...found.sums.slice(1).filter(isKept)] }
  const kept = found.sums.filter(isKept)
  if (sum) return { ...found, sums: [sum, ...kept], step: stepOf(sum), weak: false, loose: false }
  const beside = parts.filter((part) => !kept.some((one) => isOther(one, part)))
  if (kept.length > 0 || beside.length === 0)
    return { ...found, sums: [...kept, ...beside], step: kept.includes(first!) ? found.step : null }
  return { ...found, sums: beside, step: stepOf(beside[0]!), weak: false, loose: false }
}

/**
 * The decision that her numbers answer; its account leads the sums. A frame is made for its words: it knows more of its case than
 * the roles of its numbers do.
 */
function answered(deriver: Deriver, answer: Answer | null): Answered | null {
  if (!answer) {
    goalOfPay(deriver)
    return null
  }
  const { main, inputs, line, says, proves, topic } = answer
  if (line) deriver.add(main, inputs, line, { weight: ANSWERED, topic, related: true, says, ...(proves && { proves }) })
  return { ...answer, figure: factsOf(deriver, answer).figure }
}

/** What her goal asks of each price is told beside any decision. */
const OF_GOAL = /\bmeta\b/i

const ANSWERED = 40
/** Frames that use every number of the decision. */
const BY_UNIT: ReadonlySet<string> = new Set(['pedido', 'compra', 'preco', 'sala'])

const isSame = (other: OwnSum, one: OwnSum): boolean =>
  Math.abs(Number(other.figure.fact.valor)) === Math.abs(Number(one.figure.fact.valor))

/** The same but for rounding. */
const isAlike = (other: OwnSum, one: OwnSum): boolean =>
  isNear(Math.abs(Number(other.figure.fact.valor)), Math.abs(Number(one.figure.fact.valor)))
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(a, b) / 100

/** In a dense story, nothing that is lost every month is more than half of what comes in; nothing that stands once more than three months of it. */
const isBearable = ({ figure: { fact } }: OwnSum, revenue: number): boolean =>
  fact.unidade === 'R$/mês'
    ? Math.abs(Number(fact.valor)) <= revenue / 2
    : fact.unidade !== 'R$' || Math.abs(Number(fact.valor)) <= revenue * 3

/** Whether two sums make something else of one of her numbers. */
const isOther = (other: Pick<OwnSum, 'figure'>, one: OwnSum): boolean => {
  const used = new Set(hersOf(other))
  return hersOf(one).some((value) => used.has(value))
}

/** Whether a sum tells what another tells already: its result, or nothing but its numbers. */
function saysSo(other: OwnSum, one: OwnSum): boolean {
  const told = valuesOf(other)
  const [result] = valuesOf(one)
  if ('related' in one) return told.has(result!)
  return told.has(result!) || hersOf(one).every((value) => told.has(value))
}

/** What is told already is no question. */
const shows =
  ({ figure: { fact } }: Possible) =>
  ({ figure }: Pick<OwnSum, 'figure'>): boolean =>
    [figure.fact, ...figure.entradas].some(
      ({ id, valor }) => !id.startsWith('texto.') && isNear(Math.abs(Number(valor)), Math.abs(Number(fact.valor))),
    )

const valuesOf = ({ figure }: OwnSum): Set<number> =>
  new Set([figure.fact, ...figure.entradas].map(({ valor }) => Math.abs(Number(valor))))
interface ToldSums extends Omit<OwnSums, 'possible'> {
  /** It only repeats her numbers. */
  weak: boolean
  /** What happens isn't known: nothing else of the sentence may change it. */
  loose?: boolean
}

function computeTold(sources: Sources, ask: Asking): ToldSums {
  const { main_challenge, future_goals } = sources.reading.form
  const { own } = ask
  const asked = ask.scene.said.length > 0 ? firstOf(ASKED, ask) : null
  if (asked) {
    const goal = own.wished.length > 0 && !asked.says.includes('distancia_meta') ? wish(own) : null
    // What a new client costs is another question than what goes.
    const won = own.said.length > 0 ? costToWin(own) : null
    const beside = won ?? accountBeside(ask, asked) ?? paidHire(ask, asked) ?? paidBack(ask, asked)
    return { sums: beside ? [asked, beside] : [asked], wish: goal, step: stepOf(asked), weak: false }
  }
  const sums: OwnSum[] = []
  if (own.said.length > 0)
    for (const sum of SUMS) {
      if (sums.length >= MOST) break
      const found = sum(own)
      if (found) sums.push(found)
    }
  const wished = own.wished.length > 0 ? wish(own) : null
  const last = sums.length === 0 && ask.scene.said.length > 0 ? firstOf(ASKED_LAST, ask) : null
  if (last) return { sums: [last], wish: wished, step: stepOf(last), weak: false, loose: true }
  let weak = false
  let loose = false
  if (sums.length === 0 && main_challenge !== '') {
    const figure = byWords(sources)
    if (figure) {
      sums.push({ figure, says: [] })
      loose = true
    } else {
      const part = ask.scene.said.length > 0 ? partOfWhole(ask) : null
      if (part) sums.push({ figure: part.figure, says: [] })
      weak = true
    }
  }
  return sums.length === 0 && !wished && future_goals === ''
    ? { ...NONE, weak }
    : { sums, wish: wished, step: null, weak, loose }
}

function firstOf(kinds: readonly Asked[], ask: Asking): AskedSum | null {
  for (const kind of kinds) {
    const found = kind(ask)
    if (found && Number.isFinite(found.figure.fact.valor)) return found
  }
  return null
}

function byWords(sources: Sources): MeasuredFigure | null {
  const told = new Told(sources)
  if (!/\d/.test(told.plain)) return null
  for (const rule of RULES) {
    const figure = rule(told)
    if (figure) return figure
  }
  return null
}
