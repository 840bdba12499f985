import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** In the threat table: a file in backticks, then the names of tests of it in quotes. */
test('every test that SECURITY.md names exists', () => {
  const cells = read('SECURITY.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('.test.ts'))
    .map((line) => line.split(' | ').at(-1) ?? '')
  const missing: string[] = []
  let found = 0
  for (const cell of cells)
    for (const [, file = '', names = ''] of cell.matchAll(/`([^`]+\.test\.ts)`([^`]*)/g)) {
      const text = read(/^(scripts|e2e|apps|packages)\//.test(file) ? file : `apps/server/src/${file}`)
      for (const [, name = ''] of names.matchAll(/'((?:[^']|'(?=\w))+)'/g)) {
        found += 1
        if (!text.includes(name)) missing.push(`${file}: ${name}`)
      }
    }
  expect(missing).toEqual([])
  expect(found).toBeGreaterThan(30)
})
