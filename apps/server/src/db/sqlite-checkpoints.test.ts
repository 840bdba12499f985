import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Database, emptyLog, inTransaction, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

let dataDir = ''
let database: Database
const bytes = (file: string) => statSync(join(dataDir, file)).size

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'norteia-test-'))
  database = await openDatabase({ dataDir })
  await migrate(database)
  await emptyLog(database.db)
})
afterEach(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const add = (db = database.db, n = 0) =>
  db
    .insertInto('throttles')
    .values({ key: `${n}`.padEnd(3_000, 'x'), count: 1, window_start: 1, expires_at: 1 })
    .execute()

it('a busy log is taken into the file by a thread, long before the writing connection would', async () => {
  const before = bytes('norteia.db')
  for (let n = 0; n < 60; n += 1) await add(database.db, n)
  for (let n = 60; n < 120; n += 1) await inTransaction(database.db, (trx) => add(trx, n))
  // The file grows only when somebody takes the log into it.
  await expect.poll(() => bytes('norteia.db'), { timeout: 20_000 }).toBeGreaterThan(before + 100 * 3_000)
})

it('the log is emptied for good, also while a thread is at it', async () => {
  for (let n = 0; n < 120; n += 1) await add(database.db, n)
  expect(bytes('norteia.db-wal')).toBeGreaterThan(0)
  await emptyLog(database.db)
  expect(bytes('norteia.db-wal')).toBe(0)
})
