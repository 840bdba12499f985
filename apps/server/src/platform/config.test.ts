import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const linesOf = (env: Record<string, string>) => {
  try {
    readConfig(env, '/srv/app')
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
  return []
}

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({}, '/srv/app')
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/app/data',
    roles: ['api', 'agent', 'realtime', 'worker'],
    publicUrl: 'http://localhost:3000',
    trustProxy: 0,
    rateLimitScale: 1,
    logLevel: 'info',
    aiProviders: [],
    corsOrigins: [],
  })
  expect(Object.isFrozen(config)).toBe(true)
})

test('every bad variable gets one line of its own that names it', () => {
  const lines = linesOf({
    PORT: 'abc',
    ROLES: 'api,dançarino',
    DATABASE_URL: 'mysql://x',
    TRUST_PROXY: 'sim',
    RATE_LIMIT_SCALE: '-1',
    LOG_LEVEL: 'loud',
    CORS_ORIGINS: 'https://a.com/path',
    PUBLIC_URL: 'exemplo',
  })
  expect(lines.map((line) => line.split(':')[0]).sort()).toEqual([
    'CORS_ORIGINS',
    'DATABASE_URL',
    'LOG_LEVEL',
    'PORT',
    'PUBLIC_URL',
    'RATE_LIMIT_SCALE',
    'ROLES',
    'TRUST_PROXY',
  ])
  for (const line of lines) expect(line).not.toMatch(/\n|invalid|expected/i)
})

test('a part of the roles needs a shared database', () => {
  expect(linesOf({ ROLES: 'api' })).toEqual(['ROLES: separar os papéis em processos exige DATABASE_URL (PostgreSQL)'])
  expect(linesOf({ ROLES: 'api', DATABASE_URL: 'postgres://localhost/x' })).toEqual([])
})

test('a Redis address is one that the driver can use', () => {
  for (const url of ['redis://localhost', 'rediss://:a%2Fb@redis.example:6380/3', 'redis://ana@10.0.0.1/'])
    expect(readConfig({ REDIS_URL: url }, '/srv/app').redisUrl).toBe(url)
  for (const url of ['localhost:6379', 'http://localhost', 'redis://', 'redis://localhost/sala', 'redis://a:%zz@b'])
    expect(linesOf({ REDIS_URL: url })).toEqual([
      'REDIS_URL: espera um endereço redis://máquina:porta, ou rediss:// com TLS',
    ])
})

test('a provider without its key or address stops the start', () => {
  expect(linesOf({ AI_PROVIDERS: 'google,openai-compatible' })).toEqual([
    'AI_PROVIDERS: google exige GOOGLE_GENERATIVE_AI_API_KEY',
    'AI_PROVIDERS: openai-compatible exige OPENAI_COMPATIBLE_BASE_URL',
  ])
})

test('empty variables count as unset, an off proxy as none', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', TRUST_PROXY: 'off' }, '/srv/app')
  expect(config.port).toBe(3000)
  expect(config.databaseUrl).toBeUndefined()
  expect(config.trustProxy).toBe(0)
})
