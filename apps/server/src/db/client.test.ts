import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { type Db, databaseFault, inSnapshot, inTransaction, isUniqueViolation, openDatabase } from './client.ts'
import { migrate } from './migrate.ts'

const addUser = (db: Db, id: string, email = `${id}@exemplo.com`) =>
  db
    .insertInto('users')
    .values({
      id,
      email,
      name: 'Ana',
      phone: null,
      password_hash: 'x',
      active_company_id: null,
      created_at: 1_795_000_000_000,
      updated_at: 1_795_000_000_000,
    })
    .execute()

const countUsers = async (db: Db) =>
  (await db.selectFrom('users').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

onBothEngines('database', (t) => {
  beforeEach(async () => {
    await t.db().deleteFrom('users').execute()
  })

  it('gives bigint, count and sum as numbers', async () => {
    await addUser(t.db(), 'a')
    const row = await t
      .db()
      .selectFrom('users')
      .select((eb) => ['created_at', eb.fn.countAll().as('n'), eb.fn.sum('created_at').as('total')])
      .groupBy('created_at')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ created_at: 1_795_000_000_000, n: 1, total: 1_795_000_000_000 })
  })

  it('sorts text by code point', async () => {
    for (const id of ['b', 'á', 'B', 'a-c', 'ab']) await addUser(t.db(), id)
    const rows = await t.db().selectFrom('users').select('id').orderBy('id').execute()
    expect(rows.map((row) => row.id)).toEqual(['B', 'a-c', 'ab', 'b', 'á'])
  })

  it('refuses values that the engines would store differently', async () => {
    const find = (value: unknown) =>
      t
        .db()
        .selectFrom('users')
        .selectAll()
        .where('id', '=', value as string)
        .execute()
    for (const value of [undefined, new Date(), true, Number.NaN])
      await expect(find(value)).rejects.toThrow('Query parameter 1')
  })

  it('knows a unique violation', async () => {
    await addUser(t.db(), 'a', 'x@y.z')
    const again = await addUser(t.db(), 'b', 'x@y.z').catch((error: unknown) => error)
    expect(isUniqueViolation(again)).toBe(true)
    expect(isUniqueViolation(await addUser(t.db(), 'a').catch((error: unknown) => error))).toBe(true)
    expect(databaseFault(again)).toBeUndefined()
  })

  it('rolls everything back when the work fails', async () => {
    const failing = inTransaction(t.db(), async (trx) => {
      await addUser(trx, 'a')
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await countUsers(t.db())).toBe(0)
  })

  it('fails at once when the outer database is used inside a transaction', async () => {
    const escaping = inTransaction(t.db(), async (trx) => {
      await addUser(trx, 'a')
      await addUser(t.db(), 'b')
    })
    await expect(escaping).rejects.toThrow('outer database')
    expect(await countUsers(t.db())).toBe(0)
    await addUser(t.db(), 'c')
    expect(await countUsers(t.db())).toBe(1)
  })

  it('joins the transaction it is given', async () => {
    await inTransaction(t.db(), (trx) => inTransaction(trx, (same) => addUser(same, 'a')))
    expect(await countUsers(t.db())).toBe(1)
  })

  it('answers reads while a transaction writes, and hides what is not committed', async () => {
    await inTransaction(t.db(), async (trx) => {
      await addUser(trx, 'a')
      const reader = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
      expect(await countUsers(reader.db)).toBe(0)
      await reader.close()
    })
    expect(await countUsers(t.db())).toBe(1)
  })

  it('reads one moment in a snapshot while others write', async () => {
    await inSnapshot(t.db(), async (snapshot) => {
      expect(await countUsers(snapshot)).toBe(0)
      const writer = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
      await addUser(writer.db, 'a')
      await writer.close()
      expect(await countUsers(snapshot)).toBe(0)
    })
    expect(await countUsers(t.db())).toBe(1)
  })

  it('loses nothing when two connections write at once', async () => {
    const other = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
    const writes = Array.from({ length: 200 }, (_, n) =>
      inTransaction(n % 2 ? t.db() : other.db, (trx) => addUser(trx, `u${n}`)),
    )
    await Promise.all(writes)
    await other.close()
    expect(await countUsers(t.db())).toBe(200)
  })

  it('tells each of many writes at once its own outcome', async () => {
    await addUser(t.db(), 'taken')
    const ids = ['a', 'b', 'taken', ...Array.from({ length: 300 }, (_, n) => `u${n}`)]
    const outcomes = await Promise.allSettled(ids.map((id) => addUser(t.db(), id)))
    expect(outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([2])
    expect(await countUsers(t.db())).toBe(303)
  })

  it('keeps foreign keys', async () => {
    const orphan = t.db().insertInto('consents').values({ id: 'c', user_id: 'nobody', version: '1', accepted_at: 1 })
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i)
  })
})

describe('embedded database file', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'norteia-test-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const fill = async () => {
    const database = await openDatabase({ dataDir })
    await migrate(database)
    await inTransaction(database.db, async (trx) => {
      for (let n = 0; n < 500; n++) await addUser(trx, `u${n}`)
    })
    await database.close()
    return join(dataDir, 'norteia.db')
  }

  it('is in WAL mode with full sync on the writing connection', async () => {
    const database = await openDatabase({ dataDir })
    await inTransaction(database.db, async (trx) => {
      expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(trx)).rows[0]?.journal_mode).toBe('wal')
      expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(trx)).rows[0]?.synchronous).toBe(2)
      expect((await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(trx)).rows[0]?.foreign_keys).toBe(1)
    })
    await database.close()
  })

  it('is read by its owner alone, also one that was made before', async () => {
    const path = await fill()
    const modes = () =>
      readdirSync(dataDir).map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)])
    expect(modes()).toEqual([['norteia.db', '600']])
    chmodSync(path, 0o644)
    const database = await openDatabase({ dataDir })
    await inTransaction(database.db, (trx) => addUser(trx, 'one more'))
    expect(modes()).toEqual(['norteia.db', 'norteia.db-shm', 'norteia.db-wal'].map((name) => [name, '600']))
    await database.close()
  })

  it.each([
    ['garbage', (path: string) => writeFileSync(path, 'not a database, '.repeat(1_000))],
    ['truncated', (path: string) => truncateSync(path, 9_000)],
    ['emptied', (path: string) => truncateSync(path, 0)],
    [
      'scribbled over',
      (path: string) => {
        const bytes = readFileSync(path)
        bytes.fill(0x5a, 4_096, 40_000)
        writeFileSync(path, bytes)
      },
    ],
  ])('refuses to open when %s, naming the file and the restore command, and leaves it alone', async (_, damage) => {
    const path = await fill()
    damage(path)
    const before = readFileSync(path)
    const opening = openDatabase({ dataDir })
    await expect(opening).rejects.toThrow(path)
    await expect(openDatabase({ dataDir })).rejects.toThrow('npm run restore')
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('waits for another process that holds the lock, without blocking the event loop', async () => {
    const path = await fill()
    const database = await openDatabase({ dataDir })
    const script = `
      const { DatabaseSync } = require('node:sqlite')
      const db = new DatabaseSync(${JSON.stringify(path)})
      db.exec('begin immediate')
      console.log('locked')
      process.stdin.once('data', () => { db.exec('commit'); process.exit() })`
    const holder = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
    const gone = once(holder, 'exit')
    await once(holder.stdout, 'data')
    let turns = 0
    let added = false
    const adding = addUser(database.db, 'late').then(() => (added = true))
    while (turns < 20) {
      await sleep(10)
      turns += 1
    }
    expect(added).toBe(false)
    holder.stdin.write('go')
    await adding
    expect(await countUsers(database.db)).toBe(501)
    await gone
    await database.close()
  })

  it('gives up with an unavailable fault when the lock is never released', async () => {
    const path = await fill()
    const database = await openDatabase({ dataDir, lockWaitMs: 100 })
    const { DatabaseSync } = await import('node:sqlite')
    const holder = new DatabaseSync(path)
    holder.exec('begin immediate')
    const failure = await addUser(database.db, 'late').catch((error: unknown) => error)
    expect(databaseFault(failure)).toBe('unavailable')
    holder.exec('rollback')
    holder.close()
    await addUser(database.db, 'later')
    await database.close()
  })

  it('commits the writes of one turn together, and none of them with one that undoes everything', async () => {
    const path = await fill()
    const database = await openDatabase({ dataDir })
    const add = (ids: readonly string[]) => Promise.allSettled(ids.map((id) => addUser(database.db, id)))
    const many = Array.from({ length: 90 }, (_, n) => `many${n}`)
    await addUser(database.db, 'first')
    const before = statSync(`${path}-wal`).size
    await add(many)
    // A commit of its own for each would write at least a page for each.
    expect((statSync(`${path}-wal`).size - before) / 4_096).toBeLessThan(many.length / 2)
    await sql`create trigger no_bad before insert on users when new.id = 'bad' begin select raise(rollback, 'bad'); end`.execute(
      database.db,
    )
    expect((await add(['x', 'bad', 'y'])).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await countUsers(database.db)).toBe(500 + 1 + 90 + 2)
    await database.close()
  })

  it('tells many waiting writes after one wait that the lock is not released', async () => {
    const path = await fill()
    const database = await openDatabase({ dataDir, lockWaitMs: 100 })
    const { DatabaseSync } = await import('node:sqlite')
    const holder = new DatabaseSync(path)
    holder.exec('begin immediate')
    let begun = 0
    const begins = setInterval(() => begun++, 50)
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, (_, n) => addUser(database.db, `late${n}`)))
    clearInterval(begins)
    expect(outcomes.every((one) => one.status === 'rejected' && databaseFault(one.reason) === 'unavailable')).toBe(true)
    // Each with a wait of its own would take six seconds.
    expect(begun).toBeLessThan(60)
    holder.exec('rollback')
    holder.close()
    await addUser(database.db, 'later')
    expect(await countUsers(database.db)).toBe(501)
    await database.close()
  })

  it('creates the file once when several processes start together', async () => {
    const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ dataDir })))
    await Promise.all(databases.map((database) => migrate(database)))
    await addUser(databases[0]!.db, 'a')
    expect(await countUsers(databases[4]!.db)).toBe(1)
    await Promise.all(databases.map((database) => database.close()))
  })
})
