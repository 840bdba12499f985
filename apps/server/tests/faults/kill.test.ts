import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'

/** 15 in `npm test`, 200 on each engine in `npm run test:faults`. */
const KILLS = { sqlite: LONG ? 200 : 10, postgres: LONG ? 200 : 5 }
const CLIENTS = 4

/** Creates companies without a pause until stopped; remembers those whose creation was acknowledged. */
function startWriters(server: FaultServer, tokens: readonly string[], acknowledged: Map<string, string[]>) {
  let stopped = false
  const answers = new Map<number, number>()
  const done = Promise.all(
    tokens.map(async (first) => {
      let token = first
      while (!stopped) {
        const reply = await server.call('POST /companies', { token, body: newCompany() }).catch(() => undefined)
        if (reply?.status === 409) {
          // An account holds a hundred companies: the next one takes over.
          token = await signUp(server).then(
            (account) => account.token,
            () => token,
          )
          if (!acknowledged.has(token)) acknowledged.set(token, [])
        } else if (!reply) await sleep(1)
        else answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1)
        if (reply?.status === 201) acknowledged.get(token)?.push(reply.body.data.id)
      }
    }),
  )
  return {
    answers,
    stop() {
      stopped = true
      return done
    },
  }
}

/** How many acknowledged companies can't be read any more. */
async function countLost(server: FaultServer, acknowledged: ReadonlyMap<string, string[]>): Promise<number> {
  let lost = 0
  for (const [token, ids] of acknowledged) {
    const { body } = await server.call('GET /companies', { token })
    const stored = new Set(body.data.map((company: { id: string }) => company.id))
    lost += ids.filter((id) => !stored.has(id)).length
  }
  return lost
}

const total = (acknowledged: ReadonlyMap<string, string[]>) =>
  [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0)

onBothEngines('a server killed while it writes', (t) => {
  const kills = KILLS[t.engine]
  let server: FaultServer | undefined
  afterEach(async () => void (await server?.end('SIGKILL')))

  test('loses no acknowledged write in any loop, and is soon ready again', async () => {
    const start = () => FaultServer.start({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '' })
    server = await start()
    const tokens: string[] = []
    for (let n = 0; n < CLIENTS; n++) tokens.push((await signUp(server)).token)
    const acknowledged = new Map(tokens.map((token) => [token, [] as string[]]))
    const starts: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      const before = total(acknowledged)
      const writers = startWriters(server, tokens, acknowledged)
      // A busy machine may take its time for the first answers: a kill before them would prove nothing.
      await vi.waitUntil(() => total(acknowledged) > before + 1, { timeout: 20_000, interval: 5 })
      await sleep(Math.random() * 120)
      await server.end('SIGKILL')
      await writers.stop()
      server = await start()
      starts.push(server.startMs)
      expect(await countLost(server, acknowledged)).toBe(0)
    }
    expect(total(acknowledged)).toBeGreaterThan(kills)
    starts.sort((a, b) => a - b)
    const median = starts[Math.floor(starts.length / 2)] ?? 0
    // In `npm test` the quickest: on a machine busy with other tests any single start may take long, but not all of them.
    expect(LONG ? median : (starts[0] ?? 0)).toBeLessThan(5_000)
    reportFault(
      `kill -9 while writing over HTTP, ${t.engine}`,
      `${kills} kills, ${total(acknowledged)} acknowledged writes, 0 lost, start median ${Math.round(median)} ms, slowest ${Math.round(starts.at(-1) ?? 0)} ms`,
    )
  }, 1_800_000)
})

test('PostgreSQL stopped at once and started again: nothing acknowledged is lost, the server answers 503 and goes on', async () => {
  let postgres: PostgresServer | undefined
  let server: FaultServer | undefined
  try {
    postgres = await startPostgres({ fsync: true })
    server = await FaultServer.start({ DATABASE_URL: postgres.url('postgres') })
    const tokens = [(await signUp(server)).token, (await signUp(server)).token]
    const acknowledged = new Map(tokens.map((token) => [token, [] as string[]]))
    const writers = startWriters(server, tokens, acknowledged)
    const stops = LONG ? 20 : 3
    for (let stop = 0; stop < stops; stop++) {
      await sleep(250)
      await postgres.crash()
    }
    await sleep(500)
    await writers.stop()
    expect(await countLost(server, acknowledged)).toBe(0)
    expect([...writers.answers.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(server.child.exitCode).toBeNull()
    const { token } = await signUp(server)
    expect((await server.call('POST /companies', { token, body: newCompany() })).status).toBe(201)
    reportFault(
      'PostgreSQL stopped with -m immediate while writing',
      `${stops} stops, ${total(acknowledged)} acknowledged writes, 0 lost, ${writers.answers.get(503) ?? 0} answers 503`,
    )
  } finally {
    await server?.end('SIGKILL')
    await postgres?.stop()
  }
}, 300_000)
