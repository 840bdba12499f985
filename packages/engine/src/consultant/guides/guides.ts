import { CUSTOMER_GUIDES } from './customers.data.ts'
import { EVERYDAY_GUIDES } from './everyday.data.ts'
import { MONEY_GUIDES } from './money.data.ts'
import { PAPER_GUIDES } from './papers.data.ts'
import { PEOPLE_GUIDES } from './people.data.ts'
import type { Guide } from './types.ts'
import { WORK_GUIDES } from './work.data.ts'

export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  [...CUSTOMER_GUIDES, ...PEOPLE_GUIDES, ...MONEY_GUIDES, ...PAPER_GUIDES, ...WORK_GUIDES, ...EVERYDAY_GUIDES].map(
    (guide) => [guide.id, guide],
  ),
)
