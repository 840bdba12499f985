import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listenForMetrics, registerMetrics } from './metrics.ts'

test('requests are counted by route, never by address, on a port of their own', async () => {
  const app = Fastify()
  const metrics = registerMetrics(app)
  app.get('/companies/:id/dashboard', () => ({ ok: true }))
  await app.inject('/companies/abc/dashboard?token=secret')
  await app.inject('/companies/def/dashboard')
  const server = await listenForMetrics(metrics, 0, '127.0.0.1')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const text = await (await fetch(`${base}/metrics`)).text()
  const labels = 'method="GET",route="/companies/:id/dashboard",status="200"'
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`)
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="+Inf"} 2`)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).not.toMatch(/abc|secret/)
  expect((await fetch(`${base}/`)).status).toBe(404)
  server.close()
  await app.close()
})
