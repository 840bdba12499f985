import type { Way } from './way.ts'
import { AGAINST_TODAY } from './ways/against-today.ts'
import { BIG_BUYER } from './ways/big-buyer.ts'
import { BUYERS } from './ways/buyers.ts'
import { CHANGES } from './ways/changes.ts'
import { CLIENTS } from './ways/clients.ts'
import { COSTS } from './ways/costs.ts'
import { DEALINGS } from './ways/dealings.ts'
import { DISCOUNTS } from './ways/discounts.ts'
import { DISPLACED } from './ways/displaced.ts'
import { EARNING } from './ways/earning.ts'
import { EVEN } from './ways/even.ts'
import { GOODS } from './ways/goods.ts'
import { GROUPS } from './ways/groups.ts'
import { HOURS } from './ways/hours.ts'
import { INVESTS } from './ways/invests.ts'
import { LOANS } from './ways/loans.ts'
import { LOTS } from './ways/lots.ts'
import { MONTHS } from './ways/months.ts'
import { NETS } from './ways/nets.ts'
import { OWED } from './ways/owed.ts'
import { PARTS } from './ways/parts.ts'
import { PLACES } from './ways/places.ts'
import { PLAIN_CHANGE } from './ways/plain-change.ts'
import { PLAIN_MONTH } from './ways/plain-month.ts'
import { PLAIN_ONCE } from './ways/plain-once.ts'
import { PLAIN_SALES } from './ways/plain-sales.ts'
import { PRICES } from './ways/prices.ts'
import { RATED } from './ways/rated.ts'
import { RATIOS } from './ways/ratios.ts'
import { REPLACES } from './ways/replaces.ts'
import { SALES } from './ways/sales.ts'
import { SETTLING } from './ways/settling.ts'
import { SIDES } from './ways/sides.ts'
import { SPELLS } from './ways/spells.ts'
import { WAITS } from './ways/waits.ts'

/** Ways that are made for what is decided; of two that come to the same and are as likely, the later tells it. */
export const WAYS: readonly Way[] = [
  ...SPELLS,
  ...SETTLING,
  ...WAITS,
  ...DISPLACED,
  ...EARNING,
  ...SIDES,
  ...NETS,
  ...DEALINGS,
  ...BUYERS,
  ...BIG_BUYER,
  ...PLACES,
  ...HOURS,
  ...REPLACES,
  ...INVESTS,
  ...CLIENTS,
  ...AGAINST_TODAY,
  ...PRICES,
  ...DISCOUNTS,
  ...GROUPS,
  ...COSTS,
  ...OWED,
  ...GOODS,
  ...MONTHS,
  ...CHANGES,
  ...SALES,
  ...EVEN,
  ...PARTS,
  ...LOTS,
  ...RATED,
  ...LOANS,
  ...RATIOS,
]

/** Sums of two to four of her numbers, whatever is decided: weighed beside those above, and never in their place. */
export const SHORT_SUMS: readonly Way[] = [...PLAIN_SALES, ...PLAIN_MONTH, ...PLAIN_ONCE, ...PLAIN_CHANGE]

const SHORT: ReadonlySet<Way> = new Set(SHORT_SUMS)
/** It tells a true sum oftener than the one that decides: only for her to confirm. */
export const isShortSum = (way: Way): boolean => SHORT.has(way)
