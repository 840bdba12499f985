import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onEnginesOf } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'
import { startProxy, type TestProxy } from '#tests/support/proxy.ts'

const ROUNDS = LONG ? 20 : 1

onEnginesOf('postgres', 'a submission whose answer is lost', (t) => {
  let server: FaultServer | undefined
  let line: TestProxy | undefined
  afterEach(async () => {
    await server?.end('SIGKILL')
    await line?.close()
  })

  test('is stored once when the server is killed between commit and answer: the retry gets the same id', async () => {
    const start = () => FaultServer.start({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '' })
    for (let round = 0; round < ROUNDS; round++) {
      server = await start()
      const person = await signUp(server)
      const { token } = person
      const company = (await server.call('POST /companies', { token, body: newCompany() })).body.data
      const body = submissionOf(person, company)
      line = await startProxy(Number(new URL(server.url).port))
      line.delay(60_000)
      const lost = server
        .through(line.port)
        .call('POST /diagnostics', { token, body })
        .then(
          () => 'answered',
          () => 'lost',
        )
      const stored = () => t.db().selectFrom('analyses').select('id').where('company_id', '=', company.id).execute()
      while ((await stored()).length === 0) await sleep(5)
      await server.end('SIGKILL')
      expect(await lost).toBe('lost')
      await line.close()
      server = await start()
      const again = await server.call('POST /diagnostics', { token, body })
      expect(again.status).toBe(201)
      expect(await stored()).toEqual([{ id: again.body.data.analysisId }])
      await server.end('SIGKILL')
    }
    reportFault(
      `kill -9 between commit and answer, ${t.engine}`,
      `${ROUNDS} lost answers, each retry got the id of the stored analysis, one analysis each`,
    )
  })
})
