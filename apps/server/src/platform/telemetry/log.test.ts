import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { readConfig } from '#src/platform/config.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { createLogger } from './log.ts'

function collect() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, stream }
}

test('secrets are hidden wherever they stand, and line breaks cannot forge lines', () => {
  const { lines, stream } = collect()
  const log = createLogger('trace', stream)
  const secret = { password: 'CANARY', token: 'CANARY', email: 'CANARY', code: 'CANARY', cnpj: 'CANARY' }
  log.info(
    { ...secret, body: secret, deep: { body: secret }, headers: { authorization: 'CANARY' } },
    'one\n{"level":60}',
  )
  log.error({ err: new Error('broken\r\nline', { cause: new Error('inner') }) }, 'failed')
  expect(lines.join('')).not.toContain('CANARY')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ err: { message: 'broken line', cause: { message: 'inner' } } })
})

onBothEngines('the request log', (t) => {
  test('holds routes and no values of requests', async () => {
    const { lines, stream } = collect()
    const app = await buildApp({
      config: readConfig({ RATE_LIMIT_SCALE: '0' }, t.dataDir()),
      database: t.database(),
      clock: Date.now,
      logger: createLogger('trace', stream),
    })
    const canary = 'CANARY7788'
    const body = { name: canary, email: `${canary}@exemplo.com.br`, password: canary, phone: '11988887788' }
    const json = { 'content-type': 'application/json' }
    await app.inject({ method: 'POST', url: '/api/users', headers: json, payload: body })
    const login = await app.inject({
      method: 'POST',
      url: '/login',
      headers: json,
      payload: { email: body.email, password: canary },
    })
    const authorization = `Bearer ${login.json().token}`
    await app.inject({ url: `/companies?token=${canary}`, headers: { authorization } })
    await app.inject({
      method: 'POST',
      url: '/companies',
      headers: { ...json, authorization },
      payload: `{"${canary}"`,
    })
    await app.inject({ url: `/${canary}`, headers: { authorization } })
    await app.close()
    const text = lines.join('')
    expect(lines.length).toBeGreaterThanOrEqual(5)
    expect(text).toContain('"route":"/login"')
    expect(text).not.toMatch(new RegExp(`${canary}|${canary.toLowerCase()}|11988887788|${login.json().token}`))
  })
})
