import type { MeasuredFigure, Sources } from './measured.ts'
import { largeClient, leaving, partOfWhole, refused } from './own-clients.ts'
import { everyMonth, lostPurchase, oneSum, overdueHalf, parkedStock, wageRise } from './own-money.ts'
import { beforeAfter, countTimesPrice, oneJob, priceRise, twoPrices } from './own-prices.ts'
import { type Rule, Told } from './own-told.ts'

/** What decides first: reais of a month, then of one time, then a share. */
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

/** The figure that follows from the numbers of her own sentence; null: they give none that is sure. */
export function conta_dela(sources: Sources): MeasuredFigure | null {
  const told = new Told(sources)
  if (!/\d/.test(told.plain)) return null
  for (const rule of RULES) {
    const figure = rule(told)
    if (figure) return figure
  }
  return null
}
