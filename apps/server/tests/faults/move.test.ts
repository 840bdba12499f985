import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#src/db/client.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { emptyDatabase } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'
import { startProxy } from '#tests/support/proxy.ts'

const MAIN = join(import.meta.dirname, '../../src/operations/main.ts')

test('the move to PostgreSQL by its command copies every row; killed midway it leaves nothing, and runs again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'norteia-move-'))
  const server = await FaultServer.start({ DATA_DIR: dataDir })
  const person = await signUp(server)
  const { token } = person
  const company = (await server.call('POST /companies', { token, body: newCompany() })).body.data
  await server.call('POST /diagnostics', { token, body: submissionOf(person, company) })
  await server.end('SIGTERM')

  const target = await emptyDatabase('postgres', dataDir)
  const url = 'databaseUrl' in target ? target.databaseUrl : ''
  const line = await startProxy(Number(new URL(url ?? '').port))
  const slow = new URL(url ?? '')
  slow.port = String(line.port)
  line.delay(10)
  const move = (to: string | undefined, killAfterMs?: number) => {
    const args = ['--disable-warning=ExperimentalWarning', MAIN, 'migrate-postgres', to ?? '']
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    child.stdout.on('data', (chunk) => {
      // The copy begins with the file's name.
      if (text === '' && killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
      text += chunk
    })
    child.stderr.on('data', (chunk) => (text += chunk))
    return once(child, 'close').then(([code, signal]) => ({ code, signal, text }))
  }
  let killed = 0
  // On a line so slow that it surely isn't done by then.
  for (const instant of LONG ? [0, 40, 80] : [20]) {
    const { signal, text } = await move(slow.href, instant)
    if (text.includes('linhas copiadas')) break
    if (signal === 'SIGKILL') killed += 1
  }
  expect(killed).toBeGreaterThan(0)
  await line.close()
  const last = await move(url)
  const moved = last.code === 0 ? last.text : ''
  const [, total] = /(\d+) linhas copiadas; contagens e somas conferem/.exec(moved) ?? []
  expect([last.text, Number(total) > 0]).toEqual([last.text, true])

  const [from, to] = [await openDatabase({ dataDir }), await openDatabase({ dataDir: '', databaseUrl: url })]
  const tables = [...moved.matchAll(/^(\w+) +(\d+) linhas/gm)].map(([, table = '', rows]) => ({
    table,
    rows: Number(rows),
  }))
  expect(tables.map(({ table }) => table)).toEqual(expect.arrayContaining(['users', 'companies', 'analyses']))
  for (const { table, rows } of tables)
    for (const { db } of [from, to]) {
      const { rows: counted } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
      expect([table, Number(counted[0]?.n)]).toEqual([table, rows])
    }
  await from.close()
  await to.close()
  const after = await FaultServer.start({ DATABASE_URL: url })
  expect((await after.call('GET /companies', { token })).body.data).toHaveLength(1)
  await after.end('SIGKILL')
  reportFault(
    'npm run migrate:postgres, killed midway and run again',
    `${killed} kills left an empty target; then ${total} rows of ${tables.length} tables, counts and SHA-256 equal, the old session works`,
  )
})
