import { SqliteAdapter } from 'kysely'
import type { Db } from './client.ts'

/** For the few statements that the engines word differently. */
export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter
