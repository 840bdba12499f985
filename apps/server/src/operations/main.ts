import { fileURLToPath } from 'node:url'
import { DatabaseStartError } from '#src/db/errors.ts'
import { BackupError } from '#src/features/backup/backup-file.ts'
import { ConfigError, readConfig } from '#src/platform/config.ts'
import { auditVerify, backup, type Command, migratePostgres, restore } from './commands.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const COMMANDS: Readonly<
  Record<string, { usage: string; run: (command: Command, argument: string) => Promise<void> }>
> = {
  backup: { usage: 'npm run backup -- ARQUIVO', run: backup },
  'audit-verify': { usage: 'npm run audit:verify', run: auditVerify },
  restore: { usage: 'npm run restore -- ARQUIVO', run: restore },
  'migrate-postgres': {
    usage: 'npm run migrate:postgres -- postgres://usuario:senha@maquina/banco',
    run: migratePostgres,
  },
}

/** Messages for errors that the operator can fix, one line each; undefined for a bug. */
function explain(error: unknown): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.lines
  if (error instanceof BackupError || error instanceof DatabaseStartError) return [error.message]
  const { code } = error as { code?: string }
  if (code === 'ENOSPC') return ['Não há espaço em disco para o arquivo.']
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') return [`O arquivo não pode ser usado (${code}).`]
  if (code && /^(ECONN|28|3D)/.test(code)) return [`O PostgreSQL não aceitou a conexão (${code}).`]
  return undefined
}

async function main(name = '', argument = ''): Promise<void> {
  const command = COMMANDS[name]
  if (!command) throw new BackupError(`Comandos: ${Object.keys(COMMANDS).join(', ')}`)
  if (argument === '' && command.usage.includes(' -- ')) throw new BackupError(`Uso: ${command.usage}`)
  const say = (text: string) => process.stdout.write(`${text}\n`)
  await command.run({ config: readConfig(process.env, root), clock: Date.now, say }, argument)
}

try {
  await main(...process.argv.slice(2))
  process.exitCode = 0
} catch (error) {
  const lines = explain(error)
  if (!lines) throw error
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
