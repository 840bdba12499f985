import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './all.ts'

const root = join(import.meta.dirname, '..', '..', '..')

test('at least 80 defences can be taken away, each under a name of its own', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(80)
  expect(new Set(MUTANTS.map(({ defence }) => defence)).size).toBe(MUTANTS.length)
})

test('what is taken away stands exactly once in its file', () => {
  const wrong = MUTANTS.flatMap(({ defence, file, find, replace }) => {
    const times = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(find).length - 1 : 0
    return times === 1 && find !== replace ? [] : [`${defence}: ${times} × in ${file}`]
  })
  expect(wrong).toEqual([])
})

test('the tests that should notice exist', () => {
  const missing = MUTANTS.flatMap(({ defence, tests, only }) => {
    const texts = tests.map((file) =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
    )
    if (texts.length === 0 || texts.includes(undefined)) return [`${defence}: ${tests.join(', ')}`]
    return only && !texts.some((text) => text?.includes(only)) ? [`${defence}: no test named ${only}`] : []
  })
  expect(missing).toEqual([])
})
