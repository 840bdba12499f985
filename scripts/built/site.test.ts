import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_PAGES } from '@norteia/contracts/routes'
import { describe, expect, test } from 'vitest'

const site = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist')
const KB = 1024

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8'))

const compressed = (file: string) => {
  const brotli = statSync(join(site, `${file}.br`), { throwIfNoEntry: false })
  return (brotli ?? statSync(join(site, file))).size
}

/** Everything that a page's first load brings in scripts and styles: its chunks and what they import statically. */
function firstLoad(route: string): number {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the manifest has no ${key}`)
    if (seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('index.html')
  visit(`src/app/routes/${route}.tsx`)
  return [...files].reduce((sum, file) => sum + compressed(file), 0)
}

const BUDGETS: [kilobytes: number, routes: string[]][] = [
  [95, ['landing']],
  [125, ['login', 'cadastro', 'forgot-password', 'diagnostico-empresarial', 'onboarding-create', 'settings']],
  [150, ['dashboard', 'profile']],
]

describe('the built site', () => {
  for (const [kilobytes, routes] of BUDGETS) {
    for (const route of routes) {
      test(`${route} loads at most ${kilobytes} KB of scripts and styles`, () => {
        expect(firstLoad(route) / KB).toBeLessThanOrEqual(kilobytes)
      })
    }
  }

  test('no chunk is larger than 110 KB', () => {
    const large = readdirSync(join(site, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .filter((name) => compressed(`assets/${name}`) > 110 * KB)
    expect(large).toEqual([])
  })

  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

  test('every public page, the shell and the unknown address are finished documents', () => {
    const pages = PUBLIC_PAGES.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`))
    expect(documents.sort()).toEqual([...pages, 'app.html', '404.html'].sort())
  })

  test('public pages can be read without scripts', () => {
    for (const document of documents.filter((name) => name !== 'app.html')) {
      expect(readFileSync(join(site, document), 'utf8'), document).toMatch(/<h1[\s>]/)
    }
  })

  test('no document holds an inline script, style or handler, which the security policy would refuse', () => {
    for (const document of documents) {
      const html = readFileSync(join(site, document), 'utf8')
      expect(html, document).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style[\s>]|<[^>]+\s(?:style|on[a-z]+)=/i)
      expect(html, document).not.toContain('\uFFFD')
    }
  })

  test('no source map is published and no request leaves the host', () => {
    expect(readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual([])
    for (const document of documents) {
      expect(readFileSync(join(site, document), 'utf8')).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="https?:/)
    }
  })
})
