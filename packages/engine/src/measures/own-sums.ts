import type { MeasureId } from './measure-ids.ts'
import type { MeasuredFigure, Sources } from './measured.ts'
import { Own, type OwnSum } from './own-algebra.ts'
import { appFee, owed, parked, termGap, weakDays, wish } from './own-cash.ts'
import { largeClient, leaving, partOfWhole, refused } from './own-clients.ts'
import { closing, eventCost, missed, refusedSales, thrownAway } from './own-counts.ts'
import { costToWin, emptySeats, late, leavingMembers } from './own-members.ts'
import { everyMonth, lostPurchase, oneSum, overdueHalf, parkedStock, wageRise } from './own-money.ts'
import { beforeAfter, countTimesPrice, oneJob, priceRise, twoPrices } from './own-prices.ts'
import { type Rule, Told } from './own-told.ts'
import { unitCost, unitMargin } from './own-unit.ts'

/** Sums over typed quantities, what decides first. */
const SUMS: readonly ((own: Own) => OwnSum | null)[] = [
  late,
  missed,
  leavingMembers,
  closing,
  eventCost,
  refusedSales,
  emptySeats,
  thrownAway,
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
  partOfWhole,
  refused,
  overdueHalf,
  parkedStock,
  oneSum,
]

const MOST = 2

export interface OwnSums {
  /** What her own sentence asks for, what decides first. */
  sums: readonly OwnSum[]
  /** Her goal for what is left, in reais. */
  wish: OwnSum | null
}

const NONE: OwnSums = { sums: [], wish: null }
const known = new WeakMap<Sources['reading'], OwnSums>()

/** The figures that follow from the numbers of her own sentence; none where they give nothing that is sure. */
export function ownSums(sources: Sources): OwnSums {
  const found = known.get(sources.reading)
  if (found) return found
  const made = compute(sources)
  known.set(sources.reading, made)
  return made
}

function compute(sources: Sources): OwnSums {
  const { main_challenge, future_goals } = sources.reading.form
  const own = new Own(sources)
  const sums: OwnSum[] = []
  if (own.said.length > 0)
    for (const sum of SUMS) {
      if (sums.length >= MOST) break
      const found = sum(own)
      if (found) sums.push(found)
    }
  const wished = own.wished.length > 0 ? wish(own) : null
  if (sums.length === 0 && main_challenge !== '') {
    const figure = byWords(sources)
    if (figure) sums.push({ figure, says: [] })
  }
  return sums.length === 0 && !wished && future_goals === '' ? NONE : { sums, wish: wished }
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

export const conta_dela = (sources: Sources): MeasuredFigure | null => ownSums(sources).sums[0]?.figure ?? null
export const segunda_conta = (sources: Sources): MeasuredFigure | null => ownSums(sources).sums[1]?.figure ?? null
export const meta_sobra = (sources: Sources): MeasuredFigure | null => ownSums(sources).wish?.figure ?? null

/** Figures that would only say again what her own sums say. */
export const saidByOwn = (sources: Sources): ReadonlySet<MeasureId> => {
  const { sums, wish: goal } = ownSums(sources)
  return new Set([...sums, ...(goal ? [goal] : [])].flatMap(({ says }) => says))
}
