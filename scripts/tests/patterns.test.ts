import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

/**
 * A pattern that tries every way to part a text holds the whole server up: a word of forty letters took one of them an hour. Each is run
 * on long texts of one repeated piece, its own words among them; quadratic ones need some hundredths of a second, these a second and more.
 */
const LENGTH = 2_000
const MOST_MILLISECONDS = 2_000
/** A text is parted in many ways only between two of these. */
const UNBOUNDED = /[*+]|\{\d+,\}/g
const PIECES = ['a', 'a ', '1', '1 ', '% ', '1,5 ', ' ', '\n', '-', '1.', 'a,', 'de ', 'a a1 ', 'R$ 10 ']
const MOST_WORDS = 16

const root = join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\.fixture\.|\/testing\/|weights\.data/.test(file))

function patternsOf(file: string): RegExp[] {
  const found: RegExp[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags.replace(/[gy]/g, '')))
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program)
  return found
}

const isBranching = ({ source }: RegExp) =>
  (
    source
      .replace(/\\./g, 'x')
      .replace(/\[[^\]]*\]/g, 'c')
      .match(UNBOUNDED) ?? []
  ).length > 1

function* textsFor({ source }: RegExp): Generator<string> {
  const own = new Set(source.replace(/\\[bwdsSDWB]/g, '/').match(/\p{L}{2,}|%/gu))
  const words = [...own].slice(0, MOST_WORDS)
  for (const piece of [...PIECES, ...words.map((word) => `${word} `), `${words.join(' ')} `])
    yield `${piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)}!`
}

const script = new Script('pattern.test(text)')

/** The repeated piece that holds it up, or null. */
function holdsUp(pattern: RegExp): string | null {
  const context = createContext({ pattern, text: '' })
  for (const text of textsFor(pattern)) {
    context['text'] = text
    try {
      script.runInContext(context, { timeout: MOST_MILLISECONDS })
    } catch {
      return text.slice(0, 20)
    }
  }
  return null
}

test('the measure sees a pattern that holds up', () => {
  // Put together, or the test below would find it.
  const slow = new RegExp(['^(?:[^\\S\\n]*[a-z/]+\\.?)+', '[^\\S\\n]a$'].join(''))
  expect(holdsUp(slow)).toMatch(/^aaa/)
})

test('no pattern holds the server up on a long text', { tags: 'corpus' }, () => {
  const patterns = files.flatMap((file) => patternsOf(file).map((pattern) => ({ file, pattern })))
  expect(patterns.length).toBeGreaterThan(3_000)
  const slow = patterns.flatMap(({ file, pattern }) => {
    const piece = isBranching(pattern) ? holdsUp(pattern) : null
    return piece === null ? [] : [`${file}: ${JSON.stringify(piece)} in ${String(pattern).slice(0, 120)}`]
  })
  expect(slow).toEqual([])
})
