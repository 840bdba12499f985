import { sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import { tooManyAttempts } from '#src/platform/app-error.ts'
import type { Limit } from '#src/platform/limits.ts'
import { scaled } from './rate-limit.ts'

/** What a process may count of a limit before it tells the others. */
const SILENT_SHARE = 0.1
const TELL_AFTER_MS = 250
const ROWS = 200

interface Window {
  startsAt: number
  endsAt: number
  /** Counted here. */
  mine: number
  /** Of those, in the shared count. */
  told: number
  /** What others have counted, as far as known. */
  others: number
}

/**
 * For counts of every call, where a write for each would cost more than the call. Windows begin at whole multiples of
 * their length in every process. Callers who come near the limit are told to the others in batches: with N processes
 * a caller gets at most a tenth of the limit more for each further one, and what passes in a quarter of a second.
 */
export class SharedLimiter {
  readonly #db: Db
  readonly #scale: number
  readonly #onError: (error: unknown) => void
  readonly #windows = new Map<string, Window>()
  readonly #untold = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #telling: Promise<void> = Promise.resolve()

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
    if (window.mine <= max * SILENT_SHARE) return
    this.#untold.add(key)
    this.#timer ??= setTimeout(() => this.tell(), TELL_AFTER_MS).unref()
  }

  /** Adds what is new here to the shared counts and learns what others have added. */
  tell(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#telling = this.#telling.then(() => this.#tellAll()).catch(this.#onError)
    return this.#telling
  }

  async #tellAll(): Promise<void> {
    // One order for everybody, so that no two statements wait for each other.
    const keys = [...this.#untold].sort()
    this.#untold.clear()
    for (let from = 0; from < keys.length; from += ROWS) await this.#tellSome(keys.slice(from, from + ROWS))
  }

  async #tellSome(keys: readonly string[]): Promise<void> {
    const news = keys.flatMap((key) => {
      const window = this.#windows.get(key)
      return window && window.mine > window.told ? [{ key, window, count: window.mine - window.told }] : []
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
          // A clock that is behind must not bring the last window back.
          window_start: newer('window_start'),
          expires_at: newer('expires_at'),
        }),
      )
      .returning(['key', 'count'])
      .execute()
    const totals = new Map(rows.map((row) => [row.key, row.count]))
    for (const { key, window, count } of news) {
      window.told += count
      window.others = (totals.get(key) ?? window.told) - window.told
    }
  }

  #windowOf(key: string, windowMs: number, now: number): Window {
    const startsAt = Math.floor(now / windowMs) * windowMs
    const known = this.#windows.get(key)
    if (known?.startsAt === startsAt) return known
    if (this.#windows.size >= 50_000) this.#sweep(now)
    const window = { startsAt, endsAt: startsAt + windowMs, mine: 0, told: 0, others: 0 }
    this.#windows.set(key, window)
    return window
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key)
    // Everything is live: an attack with many keys must not grow the process without bound.
    if (this.#windows.size >= 50_000) this.#windows.clear()
  }
}

const newer = (column: 'window_start' | 'expires_at') =>
  sql<number>`case when throttles.${sql.ref(column)} > excluded.${sql.ref(column)} then throttles.${sql.ref(column)} else excluded.${sql.ref(column)} end`
