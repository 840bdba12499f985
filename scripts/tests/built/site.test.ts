import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PRIVATE_PAGES, PUBLIC_PAGES } from '@norteia/contracts/routes'
import { describe, expect, test } from 'vitest'

const site = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'dist')
const KB = 1024

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(site, '.vite', 'manifest.json'), 'utf8'))

const compressed = (file: string) => {
  const brotli = statSync(join(site, `${file}.br`), { throwIfNoEntry: false })
  return (brotli ?? statSync(join(site, file))).size
}

/** A chunk and what it imports statically, with their styles. */
function withImports(keys: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...seen].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
}

function chunkNamed(name: 'app' | 'data'): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === name)
  if (!key) throw new Error(`the chunk ${name} has another name`)
  return key
}

/**
 * Scripts and styles of a page's first load: what its document names and the application, with what they import
 * statically, and the page's own chunk. Of pages that need a sign-in, what the start waits for with a session kept:
 * server state and companies.
 */
function firstLoad(document: string, route: string): number {
  const html = readFileSync(join(site, document), 'utf8')
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const loading = tags.filter((tag) => tag.startsWith('<script') || /rel="(?:stylesheet|modulepreload)"/.test(tag))
  const named = loading.map((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? '')
  const keys = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ''))
  if (keys.length === 0) throw new Error(`${document} names no chunk`)
  expect(manifest).toHaveProperty([route])
  keys.push(route, chunkNamed('app'))
  if (!VISITORS.includes(document)) keys.push(chunkNamed('data'))
  return [...new Set([...named, ...withImports(keys)])].reduce((sum, file) => sum + compressed(file), 0)
}

const VISITORS = ['index.html', 'login/index.html', 'cadastro/index.html', 'forgot-password/index.html', 'r/index.html']
const BUDGETS: [kilobytes: number, document: string, route: string][] = [
  [130, 'index.html', 'landing'],
  [130, 'r/index.html', 'shared'],
  [140, 'login/index.html', 'login'],
  [140, 'cadastro/index.html', 'cadastro'],
  [140, 'forgot-password/index.html', 'forgot-password'],
  [140, 'onboarding/create-company/index.html', 'onboarding-create'],
  [140, 'diagnostico-empresarial/index.html', 'diagnostico-empresarial'],
  [140, 'settings/index.html', 'settings'],
  [150, 'dashboard/index.html', 'dashboard'],
  [150, 'profile/index.html', 'profile'],
]

describe('the built site', () => {
  for (const [kilobytes, document, route] of BUDGETS) {
    test(`${route} loads at most ${kilobytes} KB of scripts and styles`, () => {
      const bytes = firstLoad(document, `src/app/routes/${route}.tsx`)
      expect(bytes / KB).toBeGreaterThan(90)
      expect(bytes / KB).toBeLessThanOrEqual(kilobytes)
    })
  }

  test('profile stays within 185 KB with what it fetches ahead', () => {
    const ahead = [
      'features/dashboard/report-tab',
      'features/dashboard/charts-tab',
      'features/analyses/history',
      'app/routes/profile-detail',
    ].map((part) => {
      const key = `src/${part}.tsx`
      expect(manifest).toHaveProperty([key])
      return key
    })
    const first = new Set(withImports(['src/app/routes/profile.tsx', chunkNamed('app'), chunkNamed('data')]))
    const more = withImports(ahead).filter((file) => !first.has(file))
    const bytes = firstLoad('profile/index.html', 'src/app/routes/profile.tsx')
    expect((bytes + more.reduce((sum, file) => sum + compressed(file), 0)) / KB).toBeLessThanOrEqual(185)
  })

  test("the panel's first figures need at most ten scripts, all named in its document after fonts and styles", () => {
    const html = readFileSync(join(site, 'profile/index.html'), 'utf8')
    const keys = ['src/app/routes/profile.tsx', 'index.html', chunkNamed('app'), chunkNamed('data')]
    const needed = [...new Set(withImports(keys))].filter((file) => file.endsWith('.js'))
    expect(needed.length).toBeLessThanOrEqual(10)
    expect(needed.filter((file) => !html.includes(`"/${file}"`))).toEqual([])
    const ahead = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)].map(([tag]) => tag)
    expect(ahead.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([])
    // What installing needs comes after the figures.
    expect(html).not.toMatch(/rel="manifest"|href="\/icon/)
    expect(html).toMatch(/<link rel="icon" href="data:image\/svg\+xml,/)
  })

  test('the fonts of every first page weigh 30 KB together', () => {
    const fonts = [...readFileSync(join(site, 'index.html'), 'utf8').matchAll(/href="\/([^"]+\.woff2)" as="font"/g)]
    expect(fonts).toHaveLength(2)
    expect(fonts.reduce((sum, [, file = '']) => sum + compressed(file), 0) / KB).toBeLessThanOrEqual(30)
  })

  test('no chunk is larger than 110 KB', () => {
    const large = readdirSync(join(site, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .filter((name) => compressed(`assets/${name}`) > 110 * KB)
    expect(large).toEqual([])
  })

  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))

  const documentOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)
  const frames = PRIVATE_PAGES.map(documentOf)

  test('every page, the shell and the unknown address are finished documents', () => {
    expect(documents.sort()).toEqual([...PUBLIC_PAGES.map(documentOf), ...frames, 'app.html', '404.html'].sort())
  })

  test('pages behind the sign-in stand with their frame before any script', () => {
    for (const document of frames)
      expect(readFileSync(join(site, document), 'utf8'), document).toMatch(/<main[^>]*>.*Carregando/)
  })

  test('public pages can be read without scripts', () => {
    for (const document of documents.filter((name) => ![...frames, 'app.html'].includes(name))) {
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

test('every thread of the server is built beside it', () => {
  const server = join(import.meta.dirname, '..', '..', '..', 'apps', 'server')
  const threads = readdirSync(join(server, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-thread.ts'))
    .map((file) => basename(file, '.ts'))
  expect(threads.length).toBeGreaterThan(1)
  const built = readdirSync(join(server, 'dist'))
  expect(threads.filter((name) => !built.includes(`${name}.js`))).toEqual([])
})
