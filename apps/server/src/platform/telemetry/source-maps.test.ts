import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { mapStack } from './source-maps.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'norteia-maps-')))
afterAll(() => rmSync(folder, { recursive: true }))

test('a frame of a built file names its source, other frames stay as they are', () => {
  const built = join(folder, 'built.js')
  writeFileSync(built, 'throw new Error()\n')
  // Line 1, column 7 of the built file comes from line 4, column 3 of src/clock.ts.
  const map = { version: 3, sources: ['../src/clock.ts'], names: [], mappings: 'AAGE,MAAA' }
  writeFileSync(`${built}.map`, JSON.stringify(map))
  const stack = `Error: x\n    at now (${pathToFileURL(built)}:1:7)\n    at node:internal/timers:1:1`
  const mapped = mapStack(stack)
  expect(mapped).toMatch(/at now \(\S*src\/clock\.ts:4:3\)/)
  expect(mapped).toContain('at node:internal/timers:1:1')
})

test('a stack without maps stays as it is', () => {
  const { stack = '' } = new Error('x')
  expect(mapStack(stack)).toBe(stack)
  expect(mapStack(`at file://${folder}/none.js:1:1`)).toBe(`at file://${folder}/none.js:1:1`)
})
