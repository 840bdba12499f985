import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
const places = new Set(tracked.flatMap((file) => parentsOf(file)))
const documents = tracked.filter((file) => file.endsWith('.md') && existsSync(join(root, file)))
const commands = Object.keys(JSON.parse(read('package.json')).scripts)

/** `a/b/c.ts` → itself, `a/b` and `a`. */
function parentsOf(file: string): string[] {
  return file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
}

function isIgnored(path: string): boolean {
  return [path, `${path}/`].some((it) => spawnSync('git', ['check-ignore', '-q', it], { cwd: root }).status === 0)
}

/** Every match of a pattern with one group, as `document: group`, where `holds` says no. */
const faults = (pattern: RegExp, holds: (found: string, document: string) => boolean) =>
  documents.flatMap((document) =>
    [...read(document).matchAll(pattern)]
      .map((match) => match[1] ?? '')
      .filter((found) => !holds(found, document))
      .map((found) => `${document}: ${found}`),
  )

describe('the documents', () => {
  test('are found', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'SECURITY.md', 'deploy/README.md']),
    )
  })

  test('link only to what exists', () => {
    const exists = (link: string, document: string) =>
      /^(https?:|#)/.test(link) || existsSync(join(root, dirname(document), link.split('#')[0] ?? ''))
    expect(faults(/\]\(([^)\s]+)\)/g, exists)).toEqual([])
  })

  test('name only files and folders that exist, or that git ignores because they are made', () => {
    const exists = (path: string) =>
      path.startsWith('features/x') ||
      [path, `apps/server/src/${path}`].some((place) => places.has(place.replace(/\/$/, ''))) ||
      isIgnored(path)
    const folders = 'apps|bench|deploy|docs|e2e|packages|scripts|platform|db|jobs|adapters|realtime|features'
    expect(faults(new RegExp(`\`((?:${folders})/[\\w./@-]*\\w/?)\``, 'g'), exists)).toEqual([])
  })

  test('ARCHITECTURE.md draws a tree that stands', () => {
    const [, tree = ''] = read('ARCHITECTURE.md').split('```')
    let folder = ''
    const named = tree.split('\n').flatMap((line) => {
      const [, indent = '', names = ''] = /^( *)(\S+(?: {1,2}\S+[/.]\S*)*)(?: |$)/.exec(line) ?? []
      const found = names.split(/ +/).filter((name) => name !== '' && !name.includes('<'))
      if (indent === '') folder = found[0] ?? ''
      return found.map((name) => join(indent === '' ? '' : folder, name).replace(/\/$/, ''))
    })
    expect(named.length).toBeGreaterThan(35)
    expect(named.filter((path) => !places.has(path))).toEqual([])
  })

  test('name only commands of package.json', () => {
    const ours = (name: string) => commands.includes(name)
    expect(faults(/`npm run ([\w:-]+)/g, ours)).toEqual([])
    expect(faults(/^npm run ([\w:-]+)/gm, ours)).toEqual([])
  })

  test('are as true as the commands: a file that a script names exists', () => {
    const scripts = tracked.filter((file) => /^scripts\/.*\.mjs$/.test(file) && existsSync(join(root, file)))
    const named = scripts.flatMap((file) => {
      const text = read(file)
      const joined = [...text.matchAll(/fromRoot\(((?:'[^']+'(?:, )?)+)\)/g)].map(([, parts = '']) =>
        parts.slice(1, -1).split("', '").join('/'),
      )
      const whole = [...text.matchAll(/'((?:apps|packages|e2e|bench|deploy|scripts)\/[\w./-]+)'/g)].map(
        ([, path = '']) => path,
      )
      return [...joined, ...whole].map((path) => ({ file, path }))
    })
    expect(named.length).toBeGreaterThan(25)
    expect(named.filter(({ path }) => !places.has(path.replace(/\/$/, '')) && !isIgnored(path))).toEqual([])
  })

  test('README.md tells what every command does', () => {
    const told = read('README.md')
    expect(commands.filter((name) => !new RegExp(`npm (run )?${name}(?![\\w:])`).test(told))).toEqual([])
  })
})
