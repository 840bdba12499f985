import { MANAGEMENT_ENTRIES } from './management.data.ts'
import { PRODUCT_ENTRIES } from './product.data.ts'
import type { FaqEntry } from './types.ts'

/** Everything the FAQ can answer. */
export const FAQ_ENTRIES: readonly FaqEntry[] = [...PRODUCT_ENTRIES, ...MANAGEMENT_ENTRIES]
