import { PAGES as SITE_PAGES } from '@norteia/contracts/routes'
import { describe, expect, it } from 'vitest'
import { isActiveLink } from './navbar.tsx'
import { PAGES, pagePath } from './pages.ts'

describe('the pages', () => {
  it('are those that the server answers', () => {
    expect(
      Object.keys(PAGES)
        .filter((path) => path !== '*')
        .sort(),
    ).toEqual([...SITE_PAGES].sort())
  })

  it.each([
    ['/', '/'],
    ['/login/', '/login'],
    ['/nada', '*'],
    ['/login/mais', '*'],
    ['/toString', '*'],
  ])('shows %s as %s', (address, page) => expect(pagePath(address)).toBe(page))
})

it.each([
  ['/', '/', true, true],
  ['/solucoes', '/', true, false],
  ['/dashboard/x', '/dashboard', true, false],
  ['/solucoes', '/solucoes', false, true],
  ['/solucoes/x', '/solucoes', false, true],
  ['/solucoes-x', '/solucoes', false, false],
])('at %s the link to %s (exact: %s) is highlighted: %s', (at, to, exact, expected) =>
  expect(isActiveLink(at, to, exact)).toBe(expected),
)
