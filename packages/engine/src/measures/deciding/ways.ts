import type { Way } from './way.ts'
import { BIG_BUYER } from './ways/big-buyer.ts'
import { BUYERS } from './ways/buyers.ts'
import { CLIENTS } from './ways/clients.ts'
import { COSTS } from './ways/costs.ts'
import { GOODS } from './ways/goods.ts'
import { GROUPS } from './ways/groups.ts'
import { INVESTS } from './ways/invests.ts'
import { MONTHS } from './ways/months.ts'
import { OWED } from './ways/owed.ts'
import { PRICES } from './ways/prices.ts'
import { REPLACES } from './ways/replaces.ts'

/** Of two that use the same numbers, the first decides. */
export const WAYS: readonly Way[] = [
  ...BUYERS,
  ...BIG_BUYER,
  ...REPLACES,
  ...INVESTS,
  ...CLIENTS,
  ...PRICES,
  ...GROUPS,
  ...COSTS,
  ...OWED,
  ...GOODS,
  ...MONTHS,
]
