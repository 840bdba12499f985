import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { longFunctions } from './long-functions.ts'

const root = join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !/(^|\/)dist(\.\w+)?\//.test(file))
const text = new Map(files.map((file) => [file, isText(file) ? readOrEmpty(file) : '']))
const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
const product = code.filter(
  (file) => /^(apps|packages)\/[^/]+\/src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
)

function isText(file: string): boolean {
  return !/\.(png|jpg|woff2?|ttf|otf|ico|gz|br)$/.test(file)
}

/** A file deleted but not yet committed is still listed. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

const read = (file: string) => text.get(file) ?? ''
const naming = (list: string[], pattern: RegExp) => list.filter((file) => pattern.test(read(file)))

/** Everything a file imports, as a path of the repository without `src/`, or `npm:name` for a package. */
function importsOf(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return specifiers
    .filter((specifier) => !specifier.startsWith('node:') && !specifier.endsWith('.css'))
    .map((specifier) => {
      if (specifier.startsWith('.')) return place(join(dirname(file), specifier))
      if (specifier.startsWith('#src/')) return `${place(file).split('/')[0]}/${specifier.slice(5)}`
      if (specifier.startsWith('@norteia/')) return specifier.slice(9)
      return `npm:${specifier}`
    })
}

/** `apps/server/src/db/client.ts` → `server/db/client.ts`. */
function place(file: string): string {
  return file.replace(/^(apps|packages)\/([^/]+)\/src\//, '$2/')
}

/** Who may import whom: the first row that fits a file holds for it. `$1` is the feature's own name. */
const TABLE: [from: RegExp, mayImport: string][] = [
  [/^contracts\//, 'contracts/|npm:zod'],
  [/^engine\//, 'engine/|contracts/'],
  [/^chart-geometry\//, 'chart-geometry/|contracts/|npm:d3-'],
  [/^statements\//, 'statements/|contracts/|npm:(csv-parse|fflate|hucre)'],
  [/^server\/(db|platform)\//, 'server/(db|platform)/|contracts/|npm:'],
  [/^server\/jobs\//, 'server/(db|platform|jobs)/|contracts/|npm:'],
  [
    /^server\/realtime\//,
    'server/(db|platform|jobs|realtime)/|server/features/[^/]+/[^/]+\\.service\\.ts|contracts/|npm:',
  ],
  [/^server\/features\/([^/]+)\/.*\.repo\.ts$/, 'server/(db|platform)/|server/features/$1/|contracts/|engine/|npm:'],
  // A job that sends a mail composes it with the mail feature.
  [
    /^server\/features\/([^/]+)\/.*\.jobs\.ts$/,
    'server/(db|platform|jobs)/|server/features/($1/|mail/|[^/]+/[^/]+\\.service\\.ts)|contracts/|engine/|npm:',
  ],
  [
    /^server\/features\/([^/]+)\//,
    'server/(db|platform|jobs)/|server/features/($1/|[^/]+/[^/]+\\.service\\.ts)|contracts/|engine/|chart-geometry/|statements/|npm:',
  ],
  [/^server\/adapters\//, 'server/(adapters|platform)/|contracts/|npm:'],
  [/^server\/(main|serve)\.ts$/, 'server/|contracts/|npm:'],
  [/^server\//, 'server/(?!adapters/|main\\.ts)|contracts/|engine/|statements/|npm:'],
  [/^web\/(ui|charts|lib)\//, 'web/(ui|charts|lib)/|contracts/|chart-geometry/|npm:'],
  [/^web\/features\/([^/]+)\//, 'web/(ui|charts|lib)/|web/features/$1/|contracts/|engine/|npm:'],
  [/^web\//, 'web/|contracts/|npm:'],
]

/** Folders of one part that import each other in a circle. A folder and what lies inside of it are one room. */
function folderLoops(): string[] {
  const edges = new Map<string, Set<string>>()
  for (const file of product) {
    const from = dirname(place(file))
    for (const target of importsOf(file)) {
      if (target.startsWith('npm:')) continue
      const to = dirname(target)
      const nested = `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`)
      if (!nested && to.split('/')[0] === from.split('/')[0]) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const loops: string[] = []
  for (const [from, targets] of edges)
    for (const to of targets) if (from < to && reaches(edges, to, from)) loops.push(`${from} ⇄ ${to}`)
  return loops.sort()
}

function reaches(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string): boolean {
  const seen = new Set([start])
  for (const folder of seen) {
    if (folder === goal) return true
    for (const next of edges.get(folder) ?? []) seen.add(next)
  }
  return false
}

function forbiddenImports(file: string): string[] {
  const from = place(file)
  const row = TABLE.find(([pattern]) => pattern.test(from))
  if (!row) return [`${from} stands in no row of the table`]
  const own = row[0].exec(from)?.[1] ?? ''
  const allowed = new RegExp(`^(?:${row[1].replaceAll('$1', own)})`)
  return importsOf(file)
    .filter((target) => !allowed.test(target))
    .map((target) => `${from} → ${target}`)
}

describe('structure', () => {
  test('the sources are found', () => {
    expect(product.length).toBeGreaterThan(50)
  })

  test('each part imports only what the table allows', () => {
    expect(product.flatMap(forbiddenImports)).toEqual([])
  })

  test('only a repo touches tables', () => {
    const others = product.filter((file) => /\/server\/src\/features\//.test(file) && !file.endsWith('.repo.ts'))
    expect(naming(others, /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/)).toEqual([])
  })

  test('only a main.ts reads the environment', () => {
    const others = product.filter((file) => !file.endsWith('/main.ts'))
    expect(naming(others, /process\.env\b/)).toEqual([])
  })

  test('a file has at most 400 lines', () => {
    const long = code.filter(
      (file) => !/\.data\.ts$|\/(fixtures|migrations)\//.test(file) && read(file).split('\n').length > 401,
    )
    expect(long).toEqual([])
  })

  test('imports across folders start at #src, within one at ./', () => {
    expect(naming(product, /(?:from|import)\s*\(?\s*'\.\.\//)).toEqual([])
  })

  test('imports within a folder start at ./', () => {
    const roundabout = product.filter((file) => {
      const folder = dirname(place(file).replace(/^[^/]+\//, ''))
      return [...read(file).matchAll(/'#src\/([^']+)'/g)].some(([, target = '']) => dirname(target) === folder)
    })
    expect(roundabout).toEqual([])
  })

  test('a service offers functions of its own, not its repo', () => {
    const services = product.filter((file) => file.endsWith('.service.ts'))
    expect(services.length).toBeGreaterThan(10)
    expect(naming(services, /export \{[^}]*\} from '[^']*\.repo\.ts'/)).toEqual([])
  })

  test('counts per time stand in limits.ts alone', () => {
    const others = product.filter((file) => /\/server\/src\//.test(file) && !file.endsWith('/platform/limits.ts'))
    expect(naming(others, /\bwindowMs: *\d/)).toEqual([])
  })

  test('no two folders import each other, directly or over others', () => {
    expect(folderLoops()).toEqual([])
  })

  test('a function has at most 60 lines, markup and data aside', () => {
    const written = code.filter(
      (file) =>
        /^(apps|packages|scripts|bench)\//.test(file) &&
        !/\.(test|fixture|data)\.|\/(tests|testing|migrations|dist[^/]*)\//.test(file),
    )
    expect(written.length).toBeGreaterThan(400)
    expect(written.filter((file) => longFunctions(file, read(file), 60).length > 0)).toEqual([])
  })

  test('there are no barrels and no default exports but in tool configurations', () => {
    expect(product.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
    expect(
      naming(
        code.filter((file) => !/\.config\.ts$/.test(file)),
        /^export default\b/m,
      ),
    ).toEqual([])
  })

  test('nothing sets HTML from a string', () => {
    expect(naming(product, /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML/)).toEqual([])
  })

  test('no test is left out or focused', () => {
    expect(naming(code, /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\(/)).toEqual([])
  })

  test('no catch is empty, nothing is typed any, nothing is left to do', () => {
    expect(naming(code, /catch *(?:\([^)]*\))? *\{ *\}/)).toEqual([])
    const others = code.filter((file) => file !== 'scripts/tests/structure.test.ts')
    expect(naming(others, /\bas any\b|@ts-ignore|@ts-nocheck|\bTODO\b|\bFIXME\b/)).toEqual([])
    expect(naming(product, /: any\b *[^a-z\s]|: any$/m)).toEqual([])
  })

  test('a value is cast over unknown only where a library declares less than it does', () => {
    const sources = product.filter((file) => /\.tsx?$/.test(file))
    expect(naming(sources, /\bas unknown as\b/)).toEqual([
      'apps/server/src/db/postgres-dialect.ts', // Kysely's client: events and other calls that it never makes
      'apps/server/src/platform/thread.ts', // Piscina's transfer list
      'apps/server/src/realtime/held-delivery.ts', // the adapter's method of delivery
      'apps/server/src/realtime/postgres-cluster.ts', // the part of a pool that the adapter uses
      'packages/statements/src/table/rows.ts', // csv-parse with `info`
    ])
    expect(
      naming(
        code.filter((file) => /^(bench|scripts)\//.test(file)),
        /\bas unknown as [A-Z{]/,
      ),
    ).toEqual([])
  })

  test('the lock file holds no download addresses', () => {
    expect(read('package-lock.json')).not.toContain('"resolved": "http')
  })

  test('no path of one machine stands in the repository', () => {
    const others = files.filter((file) => file !== 'scripts/tests/structure.test.ts' && file !== 'package-lock.json')
    expect(naming(others, /\.\.\/shared|\/work\/|\/farm\/|\/tmp\/[a-z]|\/root\//)).toEqual([])
  })
})
