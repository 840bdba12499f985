import { expect, test } from 'vitest'
import { checkLedger } from './testing/ledger.ts'

/** `npm run bench:statements` runs 2,000. */
const LEDGERS = 150

test('random ledgers in overlapping hostile files, in any order and again: the truth, proven', async () => {
  const faults: string[] = []
  for (let seed = 1; seed <= LEDGERS; seed++) {
    await checkLedger(seed).catch((error: unknown) => faults.push(String(error)))
  }
  expect(faults).toEqual([])
})
