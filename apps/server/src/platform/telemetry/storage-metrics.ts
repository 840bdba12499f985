import { existsSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Registry } from './prometheus.ts'

/** Room where the data lies, and the newest backup there; without one its time is 0. */
export function collectStorage(registry: Registry, dataDir: string): void {
  const free = registry.gauge('norteia_disk_free_bytes', 'Free space on the file system of DATA_DIR.')
  const size = registry.gauge('norteia_disk_size_bytes', 'Size of the file system of DATA_DIR.')
  const age = registry.gauge('norteia_backup_last_timestamp_seconds', 'Time of the newest backup in DATA_DIR/backups.')
  const bytes = registry.gauge('norteia_backup_last_size_bytes', 'Size of the newest backup in DATA_DIR/backups.')
  registry.collect(async () => {
    const disk = await statfs(nearestFolder(dataDir))
    free.set(disk.bavail * disk.bsize)
    size.set(disk.blocks * disk.bsize)
    const newest = await newestBackup(join(dataDir, 'backups'))
    age.set(newest ? newest.mtimeMs / 1_000 : 0)
    bytes.set(newest?.size ?? 0)
  })
}

/** With PostgreSQL the folder may not be there yet. */
const nearestFolder = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : nearestFolder(dirname(path))

async function newestBackup(folder: string) {
  let names: string[]
  try {
    names = await readdir(folder)
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.jsonl.gz')).map((name) => stat(join(folder, name))),
  )
  return files.sort((a, b) => b.mtimeMs - a.mtimeMs)[0]
}
