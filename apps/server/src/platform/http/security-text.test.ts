import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_PAGES } from '@norteia/contracts/routes'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

onBothEngines('security.txt', (t) => {
  const server = appTest(t, { publicUrl: 'https://norteia.example' })

  test('tells where to report a weakness, in the form of RFC 9116, and does not expire', async () => {
    for (const later of [0, 400 * 86_400_000]) {
      server.time.now += later
      const { status, text, headers } = await server.call('GET /.well-known/security.txt')
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      const fields = new Map(
        text
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
      )
      expect(fields.get('Contact')).toBe('https://norteia.example/suporte#seguranca')
      expect(fields.get('Canonical')).toBe('https://norteia.example/.well-known/security.txt')
      const left = Date.parse(fields.get('Expires') ?? '') - server.time.now
      expect(left).toBeGreaterThan(30 * 86_400_000)
      expect(left).toBeLessThan(365 * 86_400_000)
    }
  })
})

test('robots.txt keeps every page behind the sign-in out of search engines', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../web/public/robots.txt'), 'utf8')
  const closed = text.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  expect(PRIVATE_PAGES.filter((page) => !closed.some((start) => page.startsWith(start)))).toEqual([])
  for (const page of ['/', '/login', '/cadastro', '/solucoes', '/termos', '/privacidade', '/suporte'])
    expect([page, closed.some((start) => page.startsWith(start))]).toEqual([page, false])
  // 'noindex' of a page that may not be read is never seen: its address could be listed all the same.
  expect(closed.filter((start) => '/r'.startsWith(start))).toEqual([])
})
