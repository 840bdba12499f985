import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { openDatabase } from '#src/db/client.ts'
import { migrate } from '#src/db/migrate.ts'
import { readConfig } from '#src/platform/config.ts'
import { FaultServer, newCompany, reportFault, signUp, writeUntilRefused } from '#tests/support/fault-server.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'norteia-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id)

describe('the embedded database', () => {
  const servers: FaultServer[] = []
  const start = async (dataDir: string) => {
    const server = await FaultServer.start({ DATA_DIR: dataDir })
    servers.push(server)
    return server
  }
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')))
  })

  test('at its page limit answers 507 in Portuguese, still reads, and writes again when there is room', async () => {
    const dataDir = join(folder, 'pages')
    const database = await openDatabase({ dataDir })
    await migrate(database)
    const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' }, dataDir)
    const app = await buildApp({ config, database, clock: Date.now })
    const call = (method: 'GET' | 'POST', url: string, token: string, payload?: object) =>
      app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
    const person = { name: 'Ana', email: 'a@exemplo.com.br', password: 'Segredo1!', phone: '11988887777' }
    await app.inject({ method: 'POST', url: '/api/users', payload: person })
    const login = await app.inject({
      method: 'POST',
      url: '/login',
      payload: { email: person.email, password: person.password },
    })
    const { token } = login.json()
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db)
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(database.db)
    let full = await call('POST', '/companies', token, newCompany())
    for (let n = 0; n < 500 && full.statusCode === 201; n++)
      full = await call('POST', '/companies', token, { ...newCompany(), nome: 'x'.repeat(200) })
    expect([full.statusCode, full.json().message]).toEqual([507, ERROR_TEXT.storageFull])
    expect((await call('GET', '/companies', token)).statusCode).toBe(200)
    await sql.raw('pragma max_page_count = 1000000').execute(database.db)
    expect((await call('POST', '/companies', token, newCompany())).statusCode).toBe(201)
    await app.close()
    await database.close()
  })

  test('on a full disk answers 507, still reads, loses nothing, and writes again when there is room', async () => {
    const dataDir = join(folder, 'small')
    const disk = mountSmallDisk(dataDir)
    // Without the right to mount, the page limit above stands in for the disk.
    if (!disk)
      return reportFault(
        'disk full (page limit: no right to mount), sqlite',
        '507 with the sentence, reads live, recovers',
      )
    try {
      const server = await start(dataDir)
      const { token: first } = await signUp(server)
      // Room for some writes before the disk is full.
      disk.fill(1_500 * 1_024)
      const { reply, stored: byAccount, token } = await writeUntilRefused(server, first)
      const stored = [...byAccount.values()].flat()
      expect(stored.length).toBeGreaterThan(10)
      expect([reply.status, reply.body.message]).toEqual([507, ERROR_TEXT.storageFull])
      for (const [owner, ids] of byAccount) {
        const list = await server.call('GET /companies', { token: owner })
        expect([list.status, idsOf(list).sort()]).toEqual([200, ids.sort()])
      }
      rmSync(join(dataDir, 'ballast'))
      expect((await server.call('POST /companies', { token, body: newCompany() })).status).toBe(201)
      await server.end('SIGKILL')
      const again = await start(dataDir)
      expect(idsOf(await again.call('GET /companies', { token }))).toHaveLength((byAccount.get(token)?.length ?? 0) + 1)
      reportFault(
        'disk full (tmpfs of 12 MB), sqlite',
        `507 with the sentence, reads live, ${stored.length + 1} of ${stored.length + 1} writes kept, recovers without a restart`,
      )
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGKILL')))
      disk.unmount()
    }
  })

  test('serves two processes at once and loses no write of either', async () => {
    const dataDir = join(folder, 'shared')
    const [one, two] = [await start(dataDir), await start(dataDir)]
    const { token } = await signUp(one)
    const { token: other } = await signUp(two)
    const write = async (server: FaultServer, mine: string) => {
      const statuses: number[] = []
      for (let n = 0; n < 45; n++)
        statuses.push((await server.call('POST /companies', { token: mine, body: newCompany() })).status)
      return statuses
    }
    const statuses = (await Promise.all([write(one, token), write(two, other), write(two, token)])).flat()
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect((await one.call('GET /companies', { token })).body.data).toHaveLength(90)
    expect((await one.call('GET /companies', { token: other })).body.data).toHaveLength(45)
    reportFault('second process on the same SQLite file', '135 writes through two processes, all 201, 0 lost')
  })

  test('damaged: refuses to start, names the file and the command, and leaves the file as it is', async () => {
    const dataDir = join(folder, 'damaged')
    const server = await start(dataDir)
    await signUp(server)
    await server.end('SIGTERM')
    const path = join(dataDir, 'norteia.db')
    const bytes = readFileSync(path)
    bytes.fill(0x5a, 0, 4_096)
    writeFileSync(path, bytes)
    const refusal = await start(dataDir).catch((error: Error) => error.message)
    expect(refusal).toMatch(/^exit 1: Norteia não iniciou: /)
    expect(refusal).toContain(path)
    expect(refusal).toContain('npm run restore')
    expect(readFileSync(path).equals(bytes)).toBe(true)
    reportFault('damaged database file', 'exit 1, names the file and npm run restore, file unchanged')
  })
})
