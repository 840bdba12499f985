import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25] as const

interface Series {
  count: number
  seconds: number
  buckets: number[]
}

export interface Metrics {
  /** Prometheus text format. */
  render(): string
}

/** Counts answered requests by route, method and status: never by address, which would hold ids. */
export function registerMetrics(app: FastifyInstance): Metrics {
  const series = new Map<string, Series>()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  app.addHook('onClose', async () => void loop.disable())
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(site)'
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    const entry = series.get(labels) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) }
    const seconds = reply.elapsedTime / 1_000
    entry.count += 1
    entry.seconds += seconds
    for (const [n, bound] of BUCKETS.entries()) if (seconds <= bound) entry.buckets[n] = (entry.buckets[n] ?? 0) + 1
    series.set(labels, entry)
    done()
  })
  return {
    render() {
      const lines = ['# TYPE http_request_duration_seconds histogram']
      for (const [labels, { count, seconds, buckets }] of series) {
        for (const [n, bound] of BUCKETS.entries())
          lines.push(`http_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[n]}`)
        lines.push(
          `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
          `http_request_duration_seconds_sum{${labels}} ${seconds}`,
          `http_request_duration_seconds_count{${labels}} ${count}`,
        )
      }
      const gauge = (name: string, value: number) => lines.push(`# TYPE ${name} gauge`, `${name} ${value}`)
      gauge('process_resident_memory_bytes', process.memoryUsage.rss())
      gauge('process_uptime_seconds', process.uptime())
      gauge('nodejs_eventloop_delay_p99_seconds', loop.percentile(99) / 1e9)
      return `${lines.join('\n')}\n`
    },
  }
}

/** A listener of its own, so that the figures need no protection on the public one. */
export async function listenForMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8').end(metrics.render())
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
