import { EIGHTH } from './eighth.data.ts'
import { FIFTH } from './fifth.data.ts'
import { FIRST } from './first.data.ts'
import { FOURTH } from './fourth.data.ts'
import { MONEY } from './money.data.ts'
import { SECOND } from './second.data.ts'
import { SEVENTH } from './seventh.data.ts'
import { SIXTH } from './sixth.data.ts'
import { THIRD } from './third.data.ts'
import type { OwnerCompany } from './types.ts'

/** Their figures aren't all read yet. */
export const NEWEST: readonly OwnerCompany[] = [...SEVENTH, ...EIGHTH]
/** Companies whose problem is known: what strangers wrote and was learned from since. */
export const OWNERS: readonly OwnerCompany[] = [
  ...FIRST,
  ...SECOND,
  ...THIRD,
  ...FOURTH,
  ...FIFTH,
  ...SIXTH,
  ...MONEY,
  ...NEWEST,
]
