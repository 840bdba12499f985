import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Database, openDatabase } from '#src/db/client.ts'
import { isMigrated } from '#src/db/migrate.ts'
import { recordAudit, verifyAudit } from '#src/features/audit/audit.service.ts'
import type { TableDigest } from '#src/features/backup/backup.repo.ts'
import { backupName, differences, digestNow, restoreBackup, writeBackup } from '#src/features/backup/backup.service.ts'
import { BackupError } from '#src/features/backup/backup-file.ts'
import type { Config } from '#src/platform/config.ts'

export interface Command {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  clock: () => number
  say: (text: string) => void
}

async function withDatabase<T>(
  config: { databaseUrl?: string | undefined; dataDir: string },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function assertExists({ config }: Command): void {
  const path = join(config.dataDir, 'norteia.db')
  if (!config.databaseUrl && !existsSync(path)) throw new BackupError(`Não há banco de dados em ${path}.`)
}

const total = (digests: readonly TableDigest[]) => digests.reduce((sum, digest) => sum + digest.rows, 0)

/** @throws BackupError */
export async function backup(command: Command, file: string): Promise<void> {
  assertExists(command)
  await withDatabase(command.config, async (database) => {
    const now = command.clock()
    const digests = await writeBackup(database, file, { now })
    // Before an upgrade the schema may be older than this code.
    if (await isMigrated(database.db))
      await recordAudit(database.db, { event: 'backup_written', detail: `${total(digests)} rows` }, now)
    command.say(`Backup de ${total(digests)} linhas em ${digests.length} tabelas: ${file}`)
  })
}

/** @throws BackupError */
export async function restore(command: Command, file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`O arquivo ${file} não existe.`)
  const { config } = command
  if (!config.databaseUrl) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  await withDatabase(config, async (database) => {
    const now = command.clock()
    const digests = await restoreBackup(database, file, { endAccessAt: now })
    await recordAudit(database.db, { event: 'backup_restored', detail: `${total(digests)} rows` }, now)
    command.say(`Restauradas ${total(digests)} linhas em ${digests.length} tabelas; contagens e somas conferem.`)
    command.say('Sessões, códigos, links e e-mails que esperavam na fila foram encerrados: todos entram de novo.')
  })
}

/**
 * Copies the embedded database into an empty PostgreSQL through a backup file, which is kept, and compares every table of
 * both databases.
 *
 * @throws BackupError when a table differs, for example because the server was still writing
 */
export async function migratePostgres(command: Command, url: string): Promise<void> {
  const source = { config: { dataDir: command.config.dataDir }, clock: command.clock, say: command.say }
  assertExists(source)
  const now = command.clock()
  // Includes the process id, so that a repetition within the same second doesn't collide.
  const file = join(command.config.dataDir, 'backups', `migracao-${process.pid}-${backupName(now)}`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  await withDatabase(source.config, async (from) => {
    const written = await writeBackup(from, file, { now })
    command.say(`Cópia do banco embutido: ${file}`)
    await withDatabase({ databaseUrl: url, dataDir: command.config.dataDir }, async (to) => {
      await restoreBackup(to, file)
      const tables = written.map((digest) => digest.table)
      const [before, after] = [await digestNow(from), await digestNow(to)]
      for (const { table, rows, sha256 } of after)
        if (tables.includes(table))
          command.say(`${table.padEnd(20)} ${String(rows).padStart(9)} linhas  sha256 ${sha256.slice(0, 16)}`)
      const differing = differences(before, after).filter((table) => tables.includes(table))
      if (differing.length > 0)
        throw new BackupError(
          `As tabelas ${differing.join(', ')} não conferem: o banco embutido mudou durante a cópia? ` +
            'Pare o servidor, esvazie o banco de destino e repita.',
        )
      command.say(`${total(written)} linhas copiadas; contagens e somas conferem. Inicie com DATABASE_URL.`)
    })
  })
}

/** @throws BackupError naming the first row that was changed or is missing */
export async function auditVerify(command: Command): Promise<void> {
  assertExists(command)
  await withDatabase(command.config, async (database) => {
    const { rows, unsealed, head, broken } = await verifyAudit(database.db, command.clock())
    if (broken?.problem === 'anchor')
      throw new BackupError(
        `A trilha de auditoria começa depois da posição ${broken.seq}, e nada prova que o que havia antes já podia sair.`,
      )
    if (broken)
      throw new BackupError(
        `A trilha de auditoria foi ${broken.problem === 'changed' ? 'alterada' : 'cortada'} na posição ${broken.seq} (linha ${broken.id}).`,
      )
    command.say(`Trilha de auditoria íntegra: ${rows} linhas encadeadas, ${unsealed} à espera do próximo minuto.`)
    command.say(`Última posição ${head.seq}, hash ${head.hash || '-'}. Guarde-a fora desta máquina.`)
  })
}
