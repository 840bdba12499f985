import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countMails, countRequests, createMetrics, listenForMetrics, type Metrics, modelCounter } from './metrics.ts'
import { collectStorage } from './storage-metrics.ts'

const fail = (error: unknown) => {
  throw error
}
const textOf = (metrics: Metrics) => metrics.registry.render(fail)

describe('requests', () => {
  test('are counted by route and status, never by address, on a port of their own', async () => {
    const app = Fastify()
    const metrics = await createMetrics()
    countRequests(app, metrics)
    app.get('/companies/:id/dashboard', () => ({ ok: true }))
    await app.inject('/companies/abc/dashboard?token=secret')
    await app.inject('/companies/def/dashboard')
    await app.inject('/nowhere/ghi')
    const server = await listenForMetrics(metrics, { port: 0, host: '127.0.0.1', onError: fail })
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const text = await (await fetch(`${base}/metrics`)).text()
    const route = 'method="GET",route="/companies/:id/dashboard"'
    expect(text).toContain(`http_requests_total{${route},status="200"} 2`)
    expect(text).toContain(`http_request_duration_seconds_count{${route},status="2xx"} 2`)
    expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${route},status="2xx"} 2`)
    expect(text).toContain('http_requests_total{method="GET",route="(site)",status="404"} 1')
    expect(text).not.toMatch(/abc|def|ghi|secret/)
    expect((await fetch(`${base}/`)).status).toBe(404)
    server.close()
    await app.close()
  })

  test('tell logins that failed and were throttled', async () => {
    const app = Fastify()
    const metrics = await createMetrics()
    countRequests(app, metrics)
    const answers = [401, 429, 200, 401]
    app.post('/login', (_request, reply) => reply.status(answers.shift() ?? 500).send())
    for (let n = 0; n < 4; n++) await app.inject({ method: 'POST', url: '/login' })
    const text = await textOf(metrics)
    expect(text).toContain('norteia_logins_total{outcome="failed"} 2')
    expect(text).toContain('norteia_logins_total{outcome="throttled"} 1')
    expect(text).toContain('norteia_logins_total{outcome="success"} 1')
    await app.close()
  })
})

test('mails are counted as sent or failed, and a failure stays one', async () => {
  const metrics = await createMetrics()
  const mail = { id: '1', to: 'a@b.c', subject: '', text: '', html: '', date: 0 }
  await countMails(async () => undefined, metrics)(mail)
  const failing = countMails(async () => fail(new Error('refused')), await createMetrics())
  await expect(failing(mail)).rejects.toThrow('refused')
  expect(await textOf(metrics)).toContain('norteia_mails_total{outcome="sent"} 1')
  expect(await textOf(metrics)).toContain('norteia_mails_total{outcome="failed"} 0')
})

test('tries of models are counted by provider and outcome, and a paused one has no duration', async () => {
  const metrics = await createMetrics()
  const ask = modelCounter(metrics, ['google', 'openai'])(async () => ({
    attempts: [
      { provider: 'google', reason: 'em_pausa', ms: 0 },
      { provider: 'openai', reason: 'tempo_esgotado', ms: 9_000 },
    ],
  }))
  await ask({ instructions: '', prompt: '', schema: z.string(), check: () => [] })
  const text = await textOf(metrics)
  expect(text).toContain('norteia_provider_calls_total{provider="google",outcome="em_pausa"} 1')
  expect(text).toContain('norteia_provider_calls_total{provider="openai",outcome="aceito"} 0')
  expect(text).toContain('norteia_provider_call_duration_seconds_sum{provider="openai"} 9')
  expect(text).not.toContain('norteia_provider_call_duration_seconds_count{provider="google"}')
})

describe('figures that are looked up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'norteia-metrics-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('tell memory, processor, event loop and files of the process', async () => {
    const { registry } = await createMetrics()
    registry.collectProcess()
    const text = await registry.render(fail)
    for (const name of ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes', 'process_start_time_seconds'])
      expect(text).toMatch(new RegExp(`^${name} [1-9]\\d*$`, 'm'))
    expect(text).toMatch(/^process_cpu_seconds_total \d+\.\d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    if (process.platform === 'linux') expect(text).toMatch(/^process_open_fds [1-9]\d*$/m)
  })

  test('tell the room on the disk and the newest backup', async () => {
    const { registry } = await createMetrics()
    // As with PostgreSQL: nothing has been written there yet.
    const dataDir = join(folder, 'data')
    collectStorage(registry, dataDir)
    const before = await registry.render(fail)
    expect(before).toMatch(/^norteia_disk_free_bytes [1-9]\d+$/m)
    expect(before).toMatch(/^norteia_backup_last_timestamp_seconds 0$/m)
    mkdirSync(join(dataDir, 'backups'), { recursive: true })
    for (const [name, time] of [
      ['norteia-1.jsonl.gz', 1_000],
      ['norteia-2.jsonl.gz', 3_000],
      ['half.part', 9_000],
    ] as const) {
      writeFileSync(join(dataDir, 'backups', name), 'x'.repeat(time / 1_000))
      utimesSync(join(dataDir, 'backups', name), time, time)
    }
    const after = await registry.render(fail)
    expect(after).toMatch(/^norteia_backup_last_timestamp_seconds 3000$/m)
    expect(after).toMatch(/^norteia_backup_last_size_bytes 3$/m)
  })

  test('one that cannot be read is reported and hides no other', async () => {
    const { registry } = await createMetrics()
    registry.collect(() => fail(new Error('database gone')))
    registry.gauge('lives', 'x').set(1)
    const errors: unknown[] = []
    expect(await registry.render((error) => errors.push(error))).toMatch(/^lives 1$/m)
    expect(errors).toEqual([new Error('database gone')])
  })
})
