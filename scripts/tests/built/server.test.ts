import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const built = join(import.meta.dirname, '..', '..', '..', 'apps', 'server', 'dist')

/** A chunk of the server and what is loaded with it at once. */
function withImports(entry: string): string[] {
  const seen = new Set([entry])
  for (const file of seen)
    for (const [, imported = ''] of readFileSync(join(built, file), 'utf8').matchAll(/(?:from|import) ?"\.\/([^"]+)"/g))
      seen.add(imported)
  return [...seen]
}

const sourcesOf = (chunk: string): string[] => {
  const map = JSON.parse(readFileSync(join(built, `${chunk}.map`), 'utf8')) as { sources: string[] }
  return map.sources.map((source) => normalize(source))
}

// Idle, the server held 135 MB with all of these and 114 without.
test('the server starts without texts, tables and libraries that only some calls need', () => {
  const serve = readdirSync(built).find((file) => /^serve-.*\.js$/.test(file)) ?? ''
  const chunks = withImports(serve)
  expect(chunks.length).toBeGreaterThan(5)
  const sources = chunks.filter((chunk) => /^(?!rolldown-runtime)/.test(chunk)).flatMap(sourcesOf)
  const rare =
    /engine\/src\/(problems|library|measures|consultant|metrics)\/|statements\/src\/(table|ofx)\/|node_modules\/(snowball-stemmers|hucre|fflate|csv-parse|prom-client|ical-generator|pdfkit|nodemailer|ai|pg|uqr)\//
  expect(sources.filter((source) => rare.test(source))).toEqual([])
  const bytes = chunks.reduce((sum, chunk) => sum + statSync(join(built, chunk)).size, 0)
  expect(bytes).toBeLessThan(4_000_000)
})
