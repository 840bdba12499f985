import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { ofx } from '@norteia/statements/testing/ofx-file'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#src/db/client.ts'
import { MIGRATIONS, migrate } from '#src/db/migrate.ts'
import { enqueue } from '#src/jobs/queue.ts'
import { startRunner } from '#src/jobs/runner.ts'
import { newId } from '#src/platform/ids.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { emptyDatabase, onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { anyJob } from '#tests/support/jobs.ts'
import { statementTest } from '#tests/support/statements.ts'
import { BACKUP_JOB, backupJob } from './backup.jobs.ts'
import { findColumns } from './backup.repo.ts'
import { checkBackup, differences, digestNow, restoreBackup, writeBackup } from './backup.service.ts'
import { NOT_BACKED_UP, OPENED, TABLES } from './backup-tables.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

onBothEngines('a backup', (t) => {
  const server = appTest(t)
  const folder = mkdtempSync(join(tmpdir(), 'norteia-backup-'))
  const file = (name: string) => join(folder, name)
  const open: Database[] = []
  afterAll(async () => {
    await Promise.all(open.map((database) => database.close()))
    rmSync(folder, { recursive: true, force: true })
  })

  /** A new database of the given engine without any table. */
  const target = async (engine: Database['engine'] = t.engine) => {
    const made = await openDatabase(await emptyDatabase(engine, mkdtempSync(join(folder, 'db-'))))
    open.push(made)
    return made
  }
  const addThrottle = (database: Database, key: string) =>
    database.db.insertInto('throttles').values({ key, count: 1, window_start: 1, expires_at: 1 }).execute()

  beforeAll(async () => {
    const as = await server.account('Zoé Ñandú 😀')
    const company = await server.company(as, { nome: 'D\'Ávila & "Filhos"\\', faturamento: 80_000.55 })
    const made = await server.call('POST /diagnostics', { as, body: submissionOf(as, company) })
    expect(made.status).toBe(201)
    const { send, list } = statementTest(server)
    await send(as, company, ofx(), { nome: 'Extrato “julho”.ofx' })
    const [one] = (await list(as, company)).data
    await server.call(`PATCH /companies/${company.id}/lancamentos/${one.id}`, {
      as,
      body: { categoria: 'mercadorias' },
    })
    const undone = await send(as, company, ofx({ account: '<BANKACCTFROM><BANKID>001<ACCTID>998877</BANKACCTFROM>' }))
    const [other] = (await list(as, company, `&conta=${undone[0]?.contaId}`)).data
    await server.call(`PATCH /companies/${company.id}/lancamentos/${other.id}`, {
      as,
      body: { categoria: 'marketing' },
    })
    await server.call(`DELETE /companies/${company.id}/importacoes/${undone[0]?.id}`, { as })
    const category = { nome: 'Eventos', grupo: 'receita' }
    await server.call(`POST /companies/${company.id}/categorias`, { as, body: category })
    await server.company(as)
  })

  test('knows every table of the database', async () => {
    const known = new Set([...TABLES.map((table) => table.name), ...NOT_BACKED_UP])
    expect([...(await findColumns(t.db())).keys()].filter((name) => !known.has(name))).toEqual([])
  })

  test('is one file that only its owner may read, and holds every row with counts and checksums', async () => {
    const digests = await writeBackup(t.database(), file('whole.gz'), { now: NOW })
    expect(statSync(file('whole.gz')).mode & 0o777).toBe(0o600)
    const { header, digests: read } = await checkBackup(file('whole.gz'))
    expect(header).toMatchObject({ norteia: 'backup', createdAt: '2026-11-21T12:00:00.000Z', engine: t.engine })
    expect(read).toEqual(digests)
    expect(differences(await digestNow(t.database()), digests)).toEqual([])
    expect(digests.find((digest) => digest.table === 'companies')?.rows).toBe(2)
    await expect(writeBackup(t.database(), file('whole.gz'), { now: NOW })).rejects.toThrow('já existe')
  })

  test.each(['sqlite', 'postgres'] as const)('restores into %s, row for row', async (engine) => {
    await writeBackup(t.database(), file(`to-${engine}.gz`), { now: NOW })
    const before = await digestNow(t.database())
    const other = await target(engine)
    await restoreBackup(other, file(`to-${engine}.gz`))
    expect(differences(before, await digestNow(other))).toEqual([])
    const rows = await other.db.selectFrom('companies').select('nome').execute()
    expect(rows.map((row) => row.nome)).toContain('D\'Ávila & "Filhos"\\')
  })

  test('ends sessions, codes, links and unsent mails when it restores, and nothing else', async () => {
    const as = await server.account()
    const company = await server.company(as)
    await server.call('POST /password-recovery/initiate', { body: { email: as.email } })
    await server.call('POST /login', { body: { email: as.email, password: as.password, device: 'd'.repeat(43) } })
    const idempotent = { 'idempotency-key': 'once' }
    await server.call('POST /diagnostics', { as, body: submissionOf(as, company), headers: idempotent })
    const share = { id: newId(NOW), company_id: company.id, tipo: 'analise', empresa: 'Loja', conteudo: null }
    const counts = { vistas: 0, failures: 0, failures_in_all: 0, locked_until: 0, password_hash: null }
    const times = { created_at: NOW, expires_at: NOW + 1, revoked_at: null }
    await t
      .db()
      .insertInto('shares')
      .values({ ...share, ...counts, ...times, token_hash: newId(NOW) })
      .execute()
    const agenda = { company_id: company.id, token_hash: newId(NOW), created_at: NOW }
    await t.db().insertInto('agendas').values(agenda).execute()
    await enqueue(t.db(), anyJob('task-analysis'), { key: 'kept', payload: null }, NOW)
    await writeBackup(t.database(), file('opened.gz'), { now: NOW })
    const before = await digestNow(t.database())
    const other = await target()
    await restoreBackup(other, file('opened.gz'), { endAccessAt: NOW + 5 })
    const after = await digestNow(other)
    expect(differences(before, after).sort()).toEqual([...OPENED, 'jobs', 'shares'].sort())
    for (const table of OPENED) {
      expect([table, before.find((digest) => digest.table === table)?.rows]).not.toEqual([table, 0])
      expect([table, after.find((digest) => digest.table === table)?.rows]).toEqual([table, 0])
    }
    const kinds = await other.db.selectFrom('jobs').select('kind').distinct().execute()
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['anomalies', 'task-analysis'])
    const shares = await other.db.selectFrom('shares').select('revoked_at').distinct().execute()
    expect(shares).toEqual([{ revoked_at: NOW + 5 }])
  })

  test('asks who signs in with two steps to replace the recovery codes, which are kept', async () => {
    const as = await server.account()
    await server.account()
    const step = { user_id: as.id, secret: 'S', last_step: 0, failures: 0, locked_until: 0 }
    await t
      .db()
      .insertInto('two_factor')
      .values({ ...step, created_at: NOW, confirmed_at: NOW })
      .execute()
    const code = { code_hash: newId(NOW), user_id: as.id, created_at: NOW, used_at: null }
    await t.db().insertInto('two_factor_codes').values(code).execute()
    await writeBackup(t.database(), file('steps.gz'), { now: NOW })
    const other = await target()
    await restoreBackup(other, file('steps.gz'), { endAccessAt: NOW + 5 })
    const notices = await other.db.selectFrom('notifications').selectAll().where('kind', '=', 'security').execute()
    expect(notices).toMatchObject([{ user_id: as.id, company_id: null, created_at: NOW + 5, seen: 0 }])
    expect(await other.db.selectFrom('two_factor_codes').select('code_hash').execute()).toEqual([
      { code_hash: code.code_hash },
    ])
    await t.db().deleteFrom('two_factor_codes').execute()
    await t.db().deleteFrom('two_factor').execute()
  })

  test('is refused by a database that holds data, which stays as it was', async () => {
    await writeBackup(t.database(), file('again.gz'), { now: NOW })
    const before = await digestNow(t.database())
    await expect(restoreBackup(t.database(), file('again.gz'))).rejects.toThrow('não está vazio (tabela users)')
    expect(differences(before, await digestNow(t.database()))).toEqual([])
  })

  test('takes the place of what an unused server has written', async () => {
    await writeBackup(t.database(), file('fresh.gz'), { now: NOW })
    const other = await target()
    await migrate(other)
    await addThrottle(other, 'left behind')
    await enqueue(other.db, anyJob('housekeeping'), { key: 'x', payload: null }, 1)
    await restoreBackup(other, file('fresh.gz'))
    expect(differences(await digestNow(t.database()), await digestNow(other))).toEqual([])
  })

  test('is refused wherever it is cut off, or one byte is changed, and leaves the target empty', async () => {
    await writeBackup(t.database(), file('good.gz'), { now: NOW })
    const good = readFileSync(file('good.gz'))
    const other = await target()
    for (const part of [0.1, 0.5, 0.9, 0.999]) {
      writeFileSync(file('cut.gz'), good)
      truncateSync(file('cut.gz'), Math.floor(good.length * part))
      await expect(restoreBackup(other, file('cut.gz'))).rejects.toThrow('danificado ou incompleto')
    }
    for (const at of [20, Math.floor(good.length / 2), good.length - 6]) {
      const bad = Buffer.from(good)
      bad[at] = (bad[at] ?? 0) ^ 0x55
      writeFileSync(file('bad.gz'), bad)
      await expect(restoreBackup(other, file('bad.gz'))).rejects.toThrow('danificado ou incompleto')
    }
    expect((await findColumns(other.db)).has('users')).toBe(false)
  })

  test('is refused when whole lines were altered or left out and the compression is intact', async () => {
    await writeBackup(t.database(), file('lines.gz'), { now: NOW })
    const lines = gunzipSync(readFileSync(file('lines.gz')))
      .toString()
      .trimEnd()
      .split('\n')
    const other = await target()
    const attempt = (changed: string[]) => {
      writeFileSync(file('altered.gz'), gzipSync(`${changed.join('\n')}\n`))
      return expect(restoreBackup(other, file('altered.gz'))).rejects.toThrow('danificado ou incompleto')
    }
    const person = lines.findIndex((line) => line.includes('Zoé'))
    await attempt(lines.map((line, n) => (n === person ? line.replace('Zoé', 'Eva') : line)))
    await attempt(lines.filter((_, n) => n !== person))
    await attempt(lines.slice(0, -1))
    await attempt([...lines, lines[person] ?? ''])
    await attempt(['{"a":1}'])
    expect((await findColumns(other.db)).has('users')).toBe(false)
  })

  test('of a newer version is refused', async () => {
    await writeBackup(t.database(), file('new.gz'), { now: NOW })
    const text = gunzipSync(readFileSync(file('new.gz'))).toString()
    const [head = '', ...rest] = text.trimEnd().split('\n')
    const header = { ...JSON.parse(head), migrations: [...MIGRATIONS.map(({ id }) => id), '9999-future'] }
    const body = [JSON.stringify(header), ...rest.slice(0, -1)].join('\n').concat('\n')
    const end = { ...JSON.parse(rest.at(-1) ?? ''), sha256: createHash('sha256').update(body).digest('hex') }
    writeFileSync(file('newer.gz'), gzipSync(`${body}${JSON.stringify(end)}\n`))
    await expect(restoreBackup(await target(), file('newer.gz'))).rejects.toThrow('versão mais nova')
  })

  test('of an older version is restored and brought up to date', async () => {
    const old = await target()
    await migrate(old, MIGRATIONS.slice(0, 1))
    await old.db
      .insertInto('users')
      .values({
        id: newId(NOW),
        name: 'Ana',
        email: 'ana@exemplo.com.br',
        phone: null,
        password_hash: 'x',
        active_company_id: null,
        created_at: NOW,
        updated_at: NOW,
      })
      .execute()
    await writeBackup(old, file('old.gz'), { now: NOW })
    const other = await target()
    await restoreBackup(other, file('old.gz'))
    expect((await other.db.selectFrom('users').select('name').execute()).length).toBe(1)
    expect([...(await findColumns(other.db)).keys()]).toContain('chat_messages')
  })

  test('taken while others write is one moment: a prefix of their writes and never a half transaction', async () => {
    let writing = true
    let written = 0
    onTestFinished(() => {
      writing = false
    })
    const writer = (async () => {
      while (writing) {
        const n = written
        await t
          .db()
          .transaction()
          .execute(async (trx) => {
            for (const half of ['a', 'b'])
              await trx
                .insertInto('throttles')
                .values({ key: `load:${String(n).padStart(6, '0')}:${half}`, count: 1, window_start: 1, expires_at: 1 })
                .execute()
          })
        written += 1
        await sleep(0)
      }
    })()
    while (written < 20) await sleep(2)
    const seen: number[] = []
    for (let n = 0; n < 3; n++) {
      const earlier = written
      await writeBackup(t.database(), file(`load-${n}.gz`), { now: NOW })
      const later = written
      const other = await target()
      await restoreBackup(other, file(`load-${n}.gz`))
      const rows = await other.db.selectFrom('throttles').select('key').where('key', 'like', 'load:%').execute()
      const keys = new Set(rows.map((row) => row.key))
      const pairs = keys.size / 2
      for (let pair = 0; pair < pairs; pair++)
        for (const half of ['a', 'b']) expect(keys).toContain(`load:${String(pair).padStart(6, '0')}:${half}`)
      expect(pairs).toBeGreaterThanOrEqual(earlier)
      expect(pairs).toBeLessThanOrEqual(later + 1)
      seen.push(later - earlier)
    }
    writing = false
    await writer
    expect(Math.max(...seen)).toBeGreaterThan(0)
  })

  test('of each day is written by a job, checked, and the newest 14 are kept', async () => {
    const dataDir = mkdtempSync(join(folder, 'daily-'))
    let now = NOW
    await t.db().deleteFrom('jobs').execute()
    const runner = startRunner({
      db: t.db(),
      clock: () => now,
      log: { info: () => undefined, warn: console.error, error: console.error },
      jobs: [backupJob({ database: t.database(), dataDir, clock: () => now })],
      settings: { pollMs: 20 },
    })
    for (let day = 0; day < 16; day++) {
      now = NOW + day * 86_400_000
      await enqueue(t.db(), BACKUP_JOB, { key: String(day), payload: null }, now)
      const ended = () => t.db().selectFrom('jobs').select('status').where('key', '=', String(day)).executeTakeFirst()
      while ((await ended())?.status !== 'done') await sleep(5)
    }
    await runner.stop()
    const names = readdirSync(join(dataDir, 'backups')).sort()
    expect(names).toHaveLength(14)
    expect([names[0], names.at(-1)]).toEqual(['norteia-20261123T120000Z.jsonl.gz', 'norteia-20261206T120000Z.jsonl.gz'])
  })

  test('or a restore killed midway leaves nothing under the name, an empty target, and works the next time', async () => {
    await t
      .db()
      .transaction()
      .execute(async (trx) => {
        for (let n = 0; n < 8_000; n += 500) {
          const rows = Array.from({ length: 500 }, (_, i) => ({
            key: `bulk:${n + i}:${Math.random()}`,
            count: 1,
            window_start: 1,
            expires_at: 1,
          }))
          await trx.insertInto('throttles').values(rows).execute()
        }
      })
    const main = join(import.meta.dirname, '../../operations/main.ts')
    const run = (name: string, path: string, at: { databaseUrl?: string | undefined; dataDir: string }) =>
      spawn(process.execPath, [main, name, path], {
        env: { PATH: process.env.PATH, DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl ?? '' },
        stdio: 'ignore',
      })
    const own = { databaseUrl: t.databaseUrl(), dataDir: t.dataDir() }
    let killed = 0
    for (let n = 0; n < 3; n++) {
      const child = run('backup', file(`killed-${n}.gz`), own)
      const gone = once(child, 'exit')
      while (!readdirSync(folder).some((name) => name.startsWith(`killed-${n}.gz.`)) && child.exitCode === null)
        await sleep(2)
      child.kill('SIGKILL')
      const [code] = await gone
      if (code !== 0) killed += 1
      if (code !== 0) expect(readdirSync(folder)).not.toContain(`killed-${n}.gz`)
    }
    expect(killed).toBeGreaterThan(0)

    await writeBackup(t.database(), file('bulk.gz'), { now: NOW })
    const options = await emptyDatabase(t.engine, mkdtempSync(join(folder, 'db-')))
    const prepared = await openDatabase(options)
    open.push(prepared)
    await migrate(prepared)
    const users = () => prepared.db.selectFrom('users').select('id').execute()
    // Nothing can be seen from outside the transaction, so the time is all there is to go by.
    for (const instant of [300, 450, 600]) {
      if ((await users()).length > 0) break
      const child = run('restore', file('bulk.gz'), options)
      const gone = once(child, 'exit')
      await sleep(instant)
      child.kill('SIGKILL')
      await gone
    }
    // Killed after the commit it is whole, else it was as if never begun.
    if ((await users()).length === 0) await restoreBackup(prepared, file('bulk.gz'))
    // A run that was killed after its end has ended what was open and may have written down that it restored.
    const ended = [...OPENED, 'jobs', 'shares']
    await prepared.db.deleteFrom('audit').where('event', '=', 'backup_restored').execute()
    const differing = differences(await digestNow(t.database()), await digestNow(prepared))
    expect(differing.filter((table) => !ended.includes(table))).toEqual([])
    reportFault(
      `backup and restore killed midway, ${t.engine}`,
      `${killed} backups killed: no file under the name; 3 restores killed: an empty target or a whole one, then equal by row counts and SHA-256`,
    )
  })
})
