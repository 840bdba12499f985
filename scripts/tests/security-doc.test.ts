import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** In the last cell of a table's row: a file in backticks, then the names of tests of it in quotes. */
test.each([
  ['SECURITY.md', 30],
  ['docs/asvs.md', 90],
])('every test that %s names exists', (document, least) => {
  const cells = read(document)
    .split('\n')
    .filter((line) => line.startsWith('| ') && /\.(?:test|spec)\.tsx?/.test(line))
    .map((line) => line.split(' | ').at(-1) ?? '')
  const missing: string[] = []
  let found = 0
  for (const cell of cells)
    for (const [, file = '', names = ''] of cell.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`([^`]*)/g)) {
      const text = read(/^(scripts|e2e|apps|packages)\//.test(file) ? file : `apps/server/src/${file}`)
      for (const [, name = ''] of names.matchAll(/'((?:[^']|'(?=\w))+)'/g)) {
        found += 1
        if (!text.includes(name)) missing.push(`${file}: ${name}`)
      }
    }
  expect(missing).toEqual([])
  expect(found).toBeGreaterThan(least)
})

/** Numbers of one section in order, single or as a range, each once. */
test('docs/asvs.md says of each requirement once whether it is held', () => {
  const rows = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2).split(' | '))
  const numbers = rows.flatMap(([first = '']) => first.split(', '))
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const [number, , state = ''] of rows)
    expect([number, /^(yes|no|in part|not applicable|operator)(,.*)?$/.test(state)]).toEqual([number, true])
  const last = (number: string) => Number(number.split('.')[0])
  expect([...new Set(numbers.map(last))]).toEqual(Array.from({ length: 17 }, (_, n) => n + 1))
})
