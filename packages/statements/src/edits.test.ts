import { cpuMilliseconds, machinePace } from '@norteia/contracts/testing/work-time'
import { expect, test } from 'vitest'
import { readStatement } from './read.ts'
import { HOJE } from './testing/bytes.ts'
import { largeFile, readEdited, sampleFiles } from './testing/edits.ts'

/** `npm run bench:statements` makes 20,000. */
const EDITS = 1_000

test('damaged files never throw, take long or lose their lines without a word', async () => {
  const { faults, slowest } = await readEdited(await sampleFiles(), EDITS)
  expect(faults).toEqual([])
  expect(slowest).toBeLessThan(2_000)
})

test.each(['ofx', 'csv'] as const)('50,000 lines of %s are read in time', async (format) => {
  const bytes = largeFile(format)
  const MOST = 3_000 * machinePace()
  let least = Number.POSITIVE_INFINITY
  // A run that takes too long is tried again: the first one also compiles, and collects what the tests before it left.
  for (let n = 0; n < 3 && least >= MOST; n++) {
    const started = cpuMilliseconds()
    const read = await readStatement(bytes, { nome: `grande.${format}`, hoje: HOJE })
    least = Math.min(least, cpuMilliseconds() - started)
    const lines = read.recusado === undefined ? read.contas[0]?.linhas : []
    expect(lines?.filter(({ recusa }) => recusa === null).length).toBe(50_000)
  }
  expect(least).toBeLessThan(MOST)
})
