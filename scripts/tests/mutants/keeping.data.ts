import { feature, type Mutant, server } from './mutant.ts'

const BACKUP = [feature('backup/backup.test.ts')]
const AUDIT = [feature('audit/audit.test.ts')]
const PRIVACY = [feature('privacy/privacy.test.ts')]
const RETENTION = [feature('retention/retention.test.ts')]
const FILE = feature('backup/backup-file.ts')
const SERVICE = feature('backup/backup.service.ts')

/** Data that is kept, copied, proved and deleted. */
export const KEEPING_MUTANTS: readonly Mutant[] = [
  {
    defence: 'a restore compares what it stored with the file',
    file: SERVICE,
    find: 'if (differing.length > 0) throw',
    replace: 'if (differing.length > 1e9) throw',
    tests: BACKUP,
  },
  {
    defence: 'a backup is checked table by table',
    file: FILE,
    find: 'if (digest.rows !== value.rows || digest.sha256 !== value.sha256) throw',
    replace: 'if (digest.rows === -1) throw',
    tests: BACKUP,
  },
  {
    defence: 'a backup is checked as a whole',
    file: FILE,
    find: 'if (table || total !== value.rows || sum !== value.sha256) throw',
    replace: 'if (table) throw',
    tests: BACKUP,
  },
  {
    defence: 'a backup that ends early is refused',
    file: FILE,
    find: "  if (!ended) throw damaged('termina antes do fim')\n",
    replace: '',
    tests: BACKUP,
  },
  {
    defence: 'a restore takes an empty database only',
    file: SERVICE,
    find: '  if (used)\n    throw',
    replace: '  if (used && false)\n    throw',
    tests: BACKUP,
  },
  {
    defence: 'a backup of a newer version is refused',
    file: SERVICE,
    find: 'KNOWN[index] !== id)',
    replace: 'KNOWN[index] === undefined && id === undefined)',
    tests: BACKUP,
  },
  {
    defence: 'a backup is its owner’s alone',
    file: SERVICE,
    find: '{ mode: 0o600, flags',
    replace: '{ mode: 0o644, flags',
    tests: BACKUP,
  },
  {
    defence: 'old backups go',
    file: SERVICE,
    find: 'slice(0, -keep)',
    replace: 'slice(0, 0)',
    tests: BACKUP,
  },
  {
    defence: 'a backup is one moment',
    file: SERVICE,
    find: '    await inSnapshot(patient.db, (trx) =>\n      pipeline(',
    replace: '    await Promise.resolve(patient.db).then((trx) =>\n      pipeline(',
    tests: BACKUP,
  },
  {
    defence: 'what is past its time goes',
    file: feature('retention/retention.repo.ts'),
    find: "  { table: 'recoveries', key: 'id', time: 'expires_at', days: KEPT.recoveries },\n",
    replace: '',
    tests: RETENTION,
  },
  {
    defence: 'known devices are forgotten in time',
    file: feature('retention/retention.repo.ts'),
    find: "  { table: 'known_devices', key: 'device_hash', time: 'used_at', days: KEPT.devices },\n",
    replace: '',
    tests: RETENTION,
  },
  {
    defence: 'calls to providers are forgotten in time',
    file: feature('retention/retention.repo.ts'),
    find: "  { table: 'provider_calls', key: 'id', time: 'created_at', days: KEPT.providerCalls },\n",
    replace: '',
    tests: RETENTION,
  },
  {
    defence: 'the sweep leaves what is short of its time',
    file: feature('retention/retention.repo.ts'),
    find: 'now - days * DAY}`',
    replace: 'now}`',
    tests: RETENTION,
  },
  {
    defence: 'an export holds nothing of others',
    file: feature('privacy/privacy.repo.ts'),
    find: 'where ${sql.ref(column)} = ${value} ${behind}',
    replace: 'where ${value} = ${value} ${behind}',
    tests: PRIVACY,
  },
  {
    defence: 'an export holds no secret',
    file: feature('privacy/privacy.repo.ts'),
    find: "pagesOf(db, 'sessions', mine, SESSION)",
    replace: "pagesOf(db, 'sessions', mine)",
    tests: PRIVACY,
  },
  {
    defence: 'an export is written down',
    file: feature('privacy/privacy.service.ts'),
    find: "  await recordAudit(db, { event: 'data_exported', userId }, now)\n",
    replace: '',
    tests: AUDIT,
  },
  {
    defence: 'actors of the audit are pseudonyms',
    file: feature('audit/audit.service.ts'),
    find: 'const actor = secret && userId ? pseudonym(secret, userId) : null',
    replace: 'const actor = secret && userId ? userId : null',
    tests: AUDIT,
  },
  {
    defence: 'the audit is a chain',
    file: feature('audit/audit.service.ts'),
    find: 'if (chainHash(head.hash, row, seq) !== row.hash) return',
    replace: 'if (row.hash === null) return',
    tests: AUDIT,
  },
  {
    defence: 'the audit misses no row',
    file: feature('audit/audit.service.ts'),
    find: 'if (seq !== head.seq + 1) return',
    replace: 'if (seq < 0) return',
    tests: AUDIT,
  },
  {
    defence: 'repeated refusals are one row',
    file: feature('audit/audit.service.ts'),
    find: 'once_key: once === undefined ? null :',
    replace: 'once_key: once !== undefined ? null :',
    tests: AUDIT,
  },
  {
    defence: 'an edited migration stops the start',
    file: server('db/migrate.ts'),
    find: 'if (known.checksum !== checksum)',
    replace: 'if (known.checksum === undefined)',
    tests: [server('db/migrate.test.ts')],
  },
  {
    defence: 'a database newer than the code stops the start',
    file: server('db/migrate.ts'),
    find: 'if (!known || known.id !== id)',
    replace: 'if (!known) continue\n    if (known.id === undefined)',
    tests: [server('db/migrate.test.ts')],
  },
  {
    defence: 'a query can’t escape its transaction',
    file: server('db/outer-db-guard.ts'),
    find: 'throw new Error(',
    replace: 'void new Error(',
    tests: [server('db/client.test.ts')],
  },
  {
    defence: 'a key for other content is refused',
    file: server('platform/http/idempotency.ts'),
    find: 'known.body_hash !== identity.bodyHash || ',
    replace: '',
    tests: [feature('diagnostics/diagnostics.test.ts')],
  },
  {
    defence: 'keys of two users are two keys',
    file: server('platform/http/idempotency.ts'),
    find: "    .where('user_id', '=', identity.userId)\n",
    replace: '',
    tests: [feature('diagnostics/diagnostics.test.ts')],
  },
]
