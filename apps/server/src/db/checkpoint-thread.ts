import { DatabaseSync } from 'node:sqlite'

/** Takes what the log holds into the file, without holding up anybody who reads or writes meanwhile. */
export function checkpoint({ path }: { path: string }): void {
  const db = new DatabaseSync(path)
  try {
    db.exec('pragma wal_checkpoint(passive)')
  } finally {
    db.close()
  }
}
