import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { link, open, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Database, type Db, inSnapshot, inTransaction } from '#src/db/client.ts'
import { MIGRATIONS, migrate } from '#src/db/migrate.ts'
import { MAIL_KINDS } from '#src/features/mail/mail.service.ts'
import { notifyUser } from '#src/features/notifications/notifications.service.ts'
import {
  deleteUnsent,
  digestTables,
  emptyTables,
  findColumns,
  findMigrations,
  findSecondStepUsers,
  findUsedTable,
  insertRows,
  lineOf,
  readRows,
  revokeShares,
  type TableDigest,
} from './backup.repo.ts'
import { type BackupEnd, BackupError, type BackupHeader, readBackup } from './backup-file.ts'
import { DISPOSABLE, OPENED, TABLES } from './backup-tables.ts'

const KNOWN: readonly string[] = MIGRATIONS.map((migration) => migration.id)

const newer = (migration: string) =>
  new BackupError(
    `Os dados vêm de uma versão mais nova da Norteia (migração ${migration}). Use essa versão ou uma mais recente.`,
  )

/** Suffix of a file that is still being written. */
const PART = '.part'

/**
 * Writes a consistent snapshot of the whole database into one file that only its owner may read, without blocking
 * writers. The file appears under its name only when it is complete and synced to disk.
 *
 * @throws BackupError when the file exists
 */
export async function writeBackup(
  database: Database,
  path: string,
  options: { now: number; signal?: AbortSignal },
): Promise<TableDigest[]> {
  const exists = () => new BackupError(`O arquivo ${path} já existe. Escolha outro nome.`)
  if (existsSync(path)) throw exists()
  const part = `${path}.${process.pid}${PART}`
  const digests: TableDigest[] = []
  const untimed = await database.withoutTimeouts()
  try {
    await rm(part, { force: true })
    await inSnapshot(untimed.db, (trx) =>
      pipeline(
        Readable.from(chunksOf(trx, untimed.engine, digests, options), { objectMode: true, highWaterMark: 2 }),
        createGzip({ level: 6 }),
        createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
      ),
    )
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    await link(part, path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? exists() : error
    })
    await syncFolder(dirname(path))
    return digests
  } finally {
    await rm(part, { force: true })
    await untimed.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* chunksOf(
  trx: Db,
  engine: Database['engine'],
  digests: TableDigest[],
  { now, signal }: { now: number; signal?: AbortSignal },
): AsyncGenerator<string> {
  const whole = createHash('sha256')
  const kept = (text: string) => {
    whole.update(text)
    return text
  }
  const migrations = await findMigrations(trx)
  const unknown = migrations.find((id) => !KNOWN.includes(id))
  if (unknown) throw newer(unknown)
  const createdAt = new Date(now).toISOString()
  yield kept(line({ norteia: 'backup', format: 1, createdAt, engine, migrations } satisfies BackupHeader))
  const columns = await findColumns(trx)
  for (const table of TABLES) {
    const names = columns.get(table.name)
    if (!names) continue
    yield kept(line({ table: table.name, columns: names }))
    const hash = createHash('sha256')
    let rows = 0
    for await (const page of readRows(trx, table, names)) {
      signal?.throwIfAborted()
      const text = page.map(lineOf).join('')
      hash.update(text)
      rows += page.length
      yield kept(text)
    }
    const digest: TableDigest = { table: table.name, rows, sha256: hash.digest('hex') }
    digests.push(digest)
    yield kept(line(digest))
  }
  const rows = digests.reduce((sum, digest) => sum + digest.rows, 0)
  yield line({ end: true, rows, sha256: whole.digest('hex') } satisfies BackupEnd)
}

const line = (value: object): string => `${JSON.stringify(value)}\n`

/** Reads and verifies the whole file. @throws BackupError when it is damaged */
export async function checkBackup(path: string): Promise<{ header: BackupHeader; digests: TableDigest[] }> {
  let header: BackupHeader | undefined
  const digests: TableDigest[] = []
  for await (const part of readBackup(path)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'digest') digests.push(part.digest)
  }
  if (!header) throw new BackupError('O arquivo de backup está vazio.')
  return { header, digests }
}

/**
 * Fills an empty database from a backup of either engine. The whole file is verified first; then one transaction inserts
 * all rows and commits only if the stored rows have the file's counts and checksums. Newer migrations run afterwards.
 *
 * `endAccessAt` (epoch milliseconds) ends what was open when the backup was written: sessions, codes, links, unsent mails.
 * Unset: every row stays, as for a move between engines.
 *
 * @throws BackupError for a damaged file or a database that contains data; the database is then unchanged
 */
export async function restoreBackup(
  database: Database,
  path: string,
  { endAccessAt }: { endAccessAt?: number } = {},
): Promise<TableDigest[]> {
  const { header, digests } = await checkBackup(path)
  const unknown = header.migrations.find((id, index) => KNOWN[index] !== id)
  if (unknown) throw newer(unknown)
  const used = await findUsedTable(database.db)
  if (used)
    throw new BackupError(
      `O banco de dados de destino não está vazio (tabela ${used}). Restaure em uma pasta ou em um banco novos.`,
    )
  const applied = await findMigrations(database.db)
  if (applied.length > header.migrations.length)
    throw new BackupError(
      'O backup é de uma versão anterior e o banco de destino já foi preparado por esta. ' +
        'Restaure em uma pasta ou em um banco novos: as migrações que faltam são aplicadas depois.',
    )
  await migrate(database, MIGRATIONS.slice(0, header.migrations.length))
  const untimed = await database.withoutTimeouts()
  try {
    await inTransaction(untimed.db, async (trx) => {
      const columns = await findColumns(trx)
      await emptyTables(
        trx,
        DISPOSABLE.filter((name) => columns.has(name)),
      )
      await fill(trx, path, columns)
      const tables = digests.map((digest) => digest.table)
      const stored = await digestTables(trx, tables)
      const differing = differences(digests, stored)
      if (differing.length > 0) throw new BackupError(`As tabelas ${differing.join(', ')} não conferem com o arquivo.`)
      if (endAccessAt !== undefined) await endAccess(trx, columns, endAccessAt)
    })
  } finally {
    await untimed.close()
  }
  await migrate(database)
  return digests
}

/** Sessions, codes and links that ended after the backup was written must not work again. */
async function endAccess(trx: Db, columns: ReadonlyMap<string, string[]>, now: number): Promise<void> {
  await emptyTables(
    trx,
    OPENED.filter((name) => columns.has(name)),
  )
  await deleteUnsent(trx, MAIL_KINDS)
  if (columns.has('shares')) await revokeShares(trx, now)
  if (columns.has('two_factor')) await warnOfRecoveryCodes(trx, now)
}

/**
 * Which recovery codes were used after the backup is unknown. They are kept, since deleting them would lock out for good
 * whoever has lost the authenticator app; their owners are asked to replace them.
 */
async function warnOfRecoveryCodes(trx: Db, now: number): Promise<void> {
  const title = 'Troque seus códigos de recuperação'
  const body =
    'Os dados da Norteia voltaram a uma cópia anterior, e códigos de recuperação usados depois dela voltaram a valer. ' +
    'Em Configurações, desative e ative a verificação em duas etapas para receber códigos novos.'
  for (const userId of await findSecondStepUsers(trx))
    await notifyUser(trx, { userId, kind: 'security', title, body }, now)
}

async function fill(trx: Db, path: string, known: ReadonlyMap<string, string[]>): Promise<void> {
  let target: { table: string; columns: string[] } | undefined
  for await (const part of readBackup(path)) {
    if (part.kind === 'table') {
      // Names from the file are used in statements only if the database has the same tables and columns.
      const { table, columns } = part
      const own = known.get(table)
      if (!own || !TABLES.some(({ name }) => name === table) || columns.some((column) => !own.includes(column)))
        throw new BackupError(`A tabela ${table} do backup não existe com essas colunas.`)
      target = { table, columns }
    }
    if (part.kind === 'rows' && target) await insertRows(trx, target.table, target.columns, part.rows)
  }
}

/** Tables whose counts or checksums aren't the same. */
export function differences(one: readonly TableDigest[], other: readonly TableDigest[]): string[] {
  const names = new Set([...one, ...other].map((digest) => digest.table))
  const find = (list: readonly TableDigest[], name: string) => list.find((digest) => digest.table === name)
  return [...names].filter((name) => {
    const [left, right] = [find(one, name), find(other, name)]
    return left?.rows !== right?.rows || left?.sha256 !== right?.sha256
  })
}

/** Counts and hashes of every table, in one snapshot. */
export const digestNow = (database: Database): Promise<TableDigest[]> =>
  inSnapshot(database.db, (trx) => digestTables(trx))

const AUTOMATIC = /^norteia-\d{8}T\d{6}Z\.jsonl\.gz$/

/** `norteia-20261121T120000Z.jsonl.gz`; names sort by time. */
export const backupName = (now: number): string =>
  `norteia-${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}.jsonl.gz`

/** Deletes all automatic backups except the newest `keep`, and partial files of killed runs. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort()
  const old = names.filter((name) => AUTOMATIC.test(name)).slice(0, -keep)
  const parts = names.filter((name) => name.startsWith('norteia-') && name.endsWith(PART))
  for (const name of [...old, ...parts]) await rm(join(folder, basename(name)), { force: true })
}
