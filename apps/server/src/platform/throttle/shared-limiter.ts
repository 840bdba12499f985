import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import { tooManyAttempts } from '#src/platform/app-error.ts'
import type { Limit } from '#src/platform/limits.ts'
import { scaled, Windows } from './windows.ts'

/** Share of a limit that a process counts on its own before it publishes its count. */
const UNSHARED = 0.1
const PUBLISH_AFTER_MS = 250
const ROWS_PER_STATEMENT = 200

interface Window {
  startsAt: number
  endsAt: number
  /** Calls counted by this process. */
  mine: number
  /** How many of them the shared count includes. */
  published: number
  /** Calls counted by other processes, as of the last publication. */
  others: number
}

/**
 * Counts every call, where a database write for each would cost more than the call itself. Windows start at whole
 * multiples of their length in every process. A process publishes the counts of callers that come near the limit, in
 * batches: with N processes a caller gets at most a tenth of the limit more for each further process, plus what passes
 * in a quarter of a second.
 */
export class SharedLimiter {
  readonly #db: Db
  readonly #scale: number
  readonly #onError: (error: unknown) => void
  readonly #windows = new Windows<Window>()
  readonly #unpublished = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #publishing: Promise<void> = Promise.resolve()

  constructor(db: Db, scale: number, onError: (error: unknown) => void) {
    this.#db = db
    this.#scale = scale
    this.#onError = onError
  }

  /** @throws AppError `too_many_requests` when the window of `key` is full */
  take(key: string, limit: Limit, now: number): void {
    const max = scaled(limit, this.#scale)
    if (max === undefined) return
    const window = this.#windowOf(key, limit.windowMs, now)
    if (window.others + window.mine >= max) throw tooManyAttempts(window.endsAt - now)
    window.mine += 1
    if (window.mine <= max * UNSHARED) return
    this.#unpublished.add(key)
    this.#timer ??= setTimeout(() => this.publish(), PUBLISH_AFTER_MS).unref()
  }

  /** Adds this process's new calls to the shared counts and reads what the others have added. Never rejects. */
  publish(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#publishing = this.#publishing.then(() => this.#publishAll()).catch(this.#onError)
    return this.#publishing
  }

  async #publishAll(): Promise<void> {
    // The same order in every process, so that no two statements deadlock.
    const keys = [...this.#unpublished].sort()
    this.#unpublished.clear()
    for (let from = 0; from < keys.length; from += ROWS_PER_STATEMENT)
      await this.#publishBatch(keys.slice(from, from + ROWS_PER_STATEMENT))
  }

  async #publishBatch(keys: readonly string[]): Promise<void> {
    const news = keys.flatMap((key) => {
      const window = this.#windows.get(key)
      return window && window.mine > window.published ? [{ key, window, count: window.mine - window.published }] : []
    })
    if (news.length === 0) return
    const rows = await this.#db
      .insertInto('throttles')
      .values(
        news.map(({ key, window, count }) => ({
          key,
          count,
          window_start: window.startsAt,
          expires_at: window.endsAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when throttles.window_start < excluded.window_start then 0 else throttles.count end + excluded.count`,
          // A process whose clock is behind must not restore the previous window.
          window_start: newer('window_start'),
          expires_at: newer('expires_at'),
        }),
      )
      .returning(['key', 'count'])
      .execute()
    const totals = new Map(rows.map((row) => [row.key, row.count]))
    for (const { key, window, count } of news) {
      window.published += count
      window.others = (totals.get(key) ?? window.published) - window.published
    }
  }

  #windowOf(key: string, windowMs: number, now: number): Window {
    const startsAt = Math.floor(now / windowMs) * windowMs
    const known = this.#windows.get(key)
    if (known?.startsAt === startsAt) return known
    return this.#windows.open(key, { startsAt, endsAt: startsAt + windowMs, mine: 0, published: 0, others: 0 }, now)
  }
}

const newer = (column: 'window_start' | 'expires_at') =>
  sql<number>`case when throttles.${sql.ref(column)} > excluded.${sql.ref(column)} then throttles.${sql.ref(column)} else excluded.${sql.ref(column)} end`
