import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onEnginesOf } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'
import {
  type Behaviour,
  flood,
  hang,
  hangHalfway,
  modelServer,
  page,
  reset,
  status,
} from '#tests/support/model-server.ts'

const MB = 1024 * 1024
const FAILURES: Record<string, Behaviour> = {
  '500': status(500),
  'an answer without end (1 GB and more)': flood,
  'a cut stream': (response) => {
    hangHalfway(response, { body: '', url: '', headers: {} })
    setTimeout(() => response.socket?.destroy(), 50)
  },
  ...(LONG && {
    '429': status(429, { 'retry-after': '60' }),
    HTML: page,
    'a cut connection': reset,
    hang,
    'half an answer': hangHalfway,
  }),
}
const ENGINE = 'Motor Especialista Norteia'

onEnginesOf('sqlite', 'a provider that fails', (t) => {
  const open: { end(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const it of open.splice(0)) await it.end()
  })
  const residentBytes = (pid = 0) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

  test('costs neither the analysis nor much memory', async () => {
    let behave: Behaviour = hang
    const provider = await modelServer((response, request) => behave(response, request))
    open.push({ end: () => provider.close() })
    const grown: number[] = []
    for (const [name, failure] of Object.entries(FAILURES)) {
      behave = failure
      // A process for each: a provider that failed rests for a minute.
      const server = await FaultServer.start({
        DATA_DIR: t.dataDir(),
        DATABASE_URL: t.databaseUrl() ?? '',
        AI_PROVIDERS: 'openai-compatible',
        OPENAI_COMPATIBLE_BASE_URL: provider.url,
        OPENAI_COMPATIBLE_MODEL: 'modelo-x',
      })
      open.push({ end: () => server.end('SIGKILL') })
      const person = await signUp(server)
      const { token } = person
      const company = (await server.call('POST /companies', { token, body: newCompany() })).body.data
      const submission = submissionOf(person, company)
      const asked = provider.calls.length
      const before = residentBytes(server.child.pid)
      let peak = before
      const made = await server.call('POST /diagnostics', { token, body: submission })
      expect([name, made.status]).toEqual([name, 201])
      const log = async () => (await server.call('GET /users/me/provider-log', { token })).body.data
      const deadline = Date.now() + 80_000
      while ((await log()).length === 0 && Date.now() < deadline) {
        peak = Math.max(peak, residentBytes(server.child.pid))
        await sleep(20)
      }
      expect(provider.calls.length).toBeGreaterThan(asked)
      const outcomes = (await log()).map((call: { outcome: string }) => call.outcome)
      expect([name, outcomes.length > 0 && !outcomes.includes('aceito')]).toEqual([name, true])
      const read = await server.call(`GET /companies/${company.id}/analises/${made.body.data.analysisId}`, { token })
      expect([name, read.status, read.body.analise.modeloIA]).toEqual([name, 200, ENGINE])
      grown.push(peak - before)
      expect(server.child.exitCode).toBeNull()
      await server.end('SIGTERM')
    }
    // The first failure has no answer at all: what it takes is the program of the providers, read at the first call.
    const [plain = 0, ...others] = grown
    const more = Math.max(...others) - plain
    expect(more).toBeLessThan(100 * MB)
    reportFault(
      `provider failures, ${t.engine}`,
      `${Object.keys(FAILURES).join(', ')}: each analysis stored and read with the engine's text, memory at most +${Math.round(Math.max(...grown) / MB)} MB`,
    )
  }, 300_000)
})
