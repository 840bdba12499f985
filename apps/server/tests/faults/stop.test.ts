import { once } from 'node:events'
import { expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { FaultServer, reportFault, signUp } from '#tests/support/fault-server.ts'

onBothEngines('a server', (t) => {
  test('told to stop under load: every request in flight is answered, exit 0', async () => {
    const server = await FaultServer.start({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '' })
    const { email, password } = await signUp(server)
    // Logins, because each costs a hash: they are surely under way when the signal comes.
    const calls = Array.from({ length: 60 }, () => server.call('POST /login', { body: { email, password } }))
    await Promise.race(calls)
    const since = performance.now()
    const gone = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    const statuses = (await Promise.allSettled(calls)).map((call) =>
      call.status === 'fulfilled' ? call.value.status : call.reason,
    )
    const [code] = await gone
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(code).toBe(0)
    reportFault(
      `SIGTERM under load, ${t.engine}`,
      `60 requests in flight, 0 failed, exit 0 after ${Math.round(performance.now() - since)} ms`,
    )
  })
})
