import { expect, it } from 'vitest'
import { belongsToServer, PAGES } from './routes.ts'

const HTML = 'text/html,application/xhtml+xml'
const JSON_TYPE = 'application/json'

it.each([
  ['POST', '/login', JSON_TYPE, true],
  ['GET', '/login', HTML, false],
  ['POST', '/login', HTML, true],
  ['GET', '/companies', JSON_TYPE, true],
  ['GET', '/companies?x=1', JSON_TYPE, true],
  ['GET', '/companies', HTML, false],
  ['GET', '/companies-x', JSON_TYPE, false],
  ['GET', '/docs', HTML, true],
  ['GET', '/unsubscribe?token=t', HTML, true],
  ['GET', '/src/main.ts', '*/*', false],
  ['DELETE', '/users/me', JSON_TYPE, true],
])('%s %s accepting %s goes to the server: %s', (method, url, accept, expected) =>
  expect(belongsToServer(method, url, accept)).toBe(expected),
)

it('leaves every page of the site to the site', () => {
  for (const page of PAGES) expect(belongsToServer('GET', page, HTML), page).toBe(false)
})
