import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'
import { tooManyAttempts } from '#src/platform/app-error.ts'
import { sha256 } from '#src/platform/ids.ts'
import type { Limit } from '#src/platform/limits.ts'
import { scaled, Windows } from './windows.ts'

/** Counts within this process: for what belongs to one process, such as a socket. */
export class MemoryLimiter {
  readonly #windows = new Windows<{ count: number; endsAt: number }>()
  readonly #scale: number

  constructor(scale: number) {
    this.#scale = scale
  }

  /** @throws AppError `too_many_requests` when the window of `key` is full */
  take(key: string, limit: Limit, now: number, message?: string): void {
    const max = scaled(limit, this.#scale)
    if (max === undefined) return
    const window = this.#windows.get(key)
    if (!window || window.endsAt <= now) this.#windows.open(key, { count: 1, endsAt: now + limit.windowMs }, now)
    else if (window.count >= max) throw tooManyAttempts(window.endsAt - now, message)
    else window.count += 1
  }
}

/**
 * Counts in the database: one atomic statement, shared by all instances, surviving restarts. In a transaction that
 * fails the count is undone with it.
 *
 * @throws AppError `too_many_requests`
 */
export async function takeDurable(
  db: Db,
  key: string,
  limit: Limit,
  options: { scale: number; now: number; message?: string },
): Promise<void> {
  const max = scaled(limit, options.scale)
  if (max === undefined) return
  const { now } = options
  const [window] = await countInWindow(db, key, now, now + limit.windowMs)
  if (window && window.count > max) throw tooManyAttempts(window.expires_at - now, options.message)
}

/** Starts a new window when the last one is over. */
const countInWindow = hotQuery((db, key: string, now: number, expires_at: number) => {
  // A window that begins after the end of today's was opened by a clock that ran ahead: it must not last until then.
  const isOver = sql<boolean>`(throttles.expires_at <= excluded.window_start or throttles.window_start > excluded.expires_at)`
  return db
    .insertInto('throttles')
    .values({ key, count: sql.lit(1), window_start: now, expires_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else throttles.count + 1 end`,
        window_start: sql<number>`case when ${isOver} then excluded.window_start else throttles.window_start end`,
        expires_at: sql<number>`case when ${isOver} then excluded.expires_at else throttles.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
})

/** Counts the calls of an address, by its hash: no list of addresses is kept. @throws AppError `too_many_requests` */
export const takeOfAddress = (
  db: Db,
  name: string,
  address: string,
  limit: Limit,
  options: { scale: number; now: number },
): Promise<void> => takeDurable(db, `${name}:${sha256(addressKey(address))}`, limit, options)

/** Refuses what `takeDurable` would refuse, without counting. @throws AppError `too_many_requests` */
export async function assertRoom(
  db: Db,
  key: string,
  limit: Limit,
  options: { scale: number; now: number },
): Promise<void> {
  const max = scaled(limit, options.scale)
  if (max === undefined) return
  const window = await db
    .selectFrom('throttles')
    .select(['count', 'expires_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  const left = (window?.expires_at ?? 0) - options.now
  if (window && window.count >= max && left > 0 && left <= 2 * limit.windowMs) throw tooManyAttempts(left)
}

/** Undoes one count of `takeDurable` for each of `keys`. */
export async function takeBack(db: Db, ...keys: string[]): Promise<void> {
  await db
    .updateTable('throttles')
    .set((column) => ({ count: column('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute()
}

/** A client's address for counting: IPv6 by its /64, which is what one customer gets. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter((part) => part !== '')
  const missing = tail === undefined ? 0 : 8 - front.length - tail.split(':').filter((part) => part !== '').length
  return [...front, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}
