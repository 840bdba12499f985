import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#src/db/client.ts'
import { migrate } from '#src/db/migrate.ts'
import { appTest } from '#tests/support/app.ts'
import { emptyDatabase, onBothEngines } from '#tests/support/engines.ts'
import { checkBackup, restoreBackup, writeBackup } from './backup.service.ts'
import { TABLES } from './backup-tables.ts'

/** Makes the database store another name than it is given, as a faulty disk or driver would. */
async function spoil({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite')
    await sql`create trigger spoil after insert on users begin
      update users set name = 'Outra' where id = new.id; end`.execute(db)
  else {
    await sql`create function spoil() returns trigger language plpgsql as
      'begin new.name := ''Outra''; return new; end'`.execute(db)
    await sql`create trigger spoil before insert on users for each row execute function spoil()`.execute(db)
  }
}

/** The file with its lines changed and packed again; `sealed`: with a whole sum that fits them. */
function forged(file: string, change: (lines: string[]) => string[], sealed: boolean): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const end = JSON.parse(lines.pop() ?? '')
  const changed = change(lines).map((line) => `${line}\n`)
  if (sealed) end.sha256 = createHash('sha256').update(changed.join('')).digest('hex')
  writeFileSync(`${file}.forged`, gzipSync(`${changed.join('')}${JSON.stringify(end)}\n`))
  return `${file}.forged`
}

onBothEngines('a backup and its restore', (t) => {
  const server = appTest(t)
  const folder = mkdtempSync(join(tmpdir(), 'norteia-stored-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('reads what it has stored again: rows that differ from the file undo all of it', async () => {
    await server.account()
    const file = join(folder, 'backup.gz')
    await writeBackup(t.database(), file, { now: 0 })
    const target = await openDatabase(await emptyDatabase(t.engine, mkdtempSync(join(folder, 'db-'))))
    await migrate(target)
    await spoil(target)
    await expect(restoreBackup(target, file)).rejects.toThrow('As tabelas users não conferem com o arquivo.')
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([])
    await target.close()
  })

  test('shows one moment: what is written while it runs is in no table of it', async () => {
    const as = await server.account()
    const other = await openDatabase({ databaseUrl: t.databaseUrl(), dataDir: t.dataDir() })
    let written: Promise<unknown> | undefined
    // Asked before each page: the first one sets off a write to the table that is read last.
    const signal = Object.assign(new AbortController().signal, {
      throwIfAborted() {
        written ??= other.db
          .insertInto('two_factor_codes')
          .values({ code_hash: 'late', user_id: as.id, created_at: 0, used_at: null })
          .execute()
      },
    })
    expect(TABLES.at(-1)?.name).toBe('two_factor_codes')
    const digests = await writeBackup(t.database(), join(folder, 'moment.gz'), { now: 0, signal })
    await written
    await other.close()
    expect(digests.find(({ table }) => table === 'users')?.rows).toBeGreaterThan(0)
    expect(digests.at(-1)).toMatchObject({ table: 'two_factor_codes', rows: 0 })
    expect(await t.db().selectFrom('two_factor_codes').select('code_hash').execute()).toHaveLength(1)
  })

  test('knows a changed row by its table’s sum alone, and a changed head by the whole one', async () => {
    const as = await server.account('Ana Souza')
    const file = join(folder, 'sums.gz')
    await writeBackup(t.database(), file, { now: 0 })
    const rename = (lines: string[]) => lines.map((line) => line.replace(as.email, 'x'.repeat(as.email.length)))
    await expect(checkBackup(forged(file, rename, true))).rejects.toThrow('danificado ou incompleto (tabela users)')
    const redate = ([head = '', ...rest]: string[]) => [head.replace('1970-01-01', '2026-01-01'), ...rest]
    await expect(checkBackup(forged(file, redate, false))).rejects.toThrow('(soma de verificação)')
    await expect(checkBackup(forged(file, (lines) => lines, true))).resolves.toBeDefined()
  })
})
