import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../toolchain/paths.mjs'

test('every dependency stands in docs/dependencies.md with its reason, and nothing else does', () => {
  const files = execFileSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const named = new Set<string>()
  for (const file of files) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8'))
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!name.startsWith('@norteia/')) named.add(name.startsWith('@types/') ? '@types/*' : name)
  }
  const rows = readFileSync(`${root}/docs/dependencies.md`, 'utf8').match(/^\| `.*?\|/gm) ?? []
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(listed.toSorted()).toEqual([...named].toSorted())
})
