import type { Limit } from '#src/platform/limits.ts'

/** The count a window allows once `RATE_LIMIT_SCALE` is applied, at least 1; undefined when limits are off (scale 0). */
export const scaled = (limit: Limit, scale: number): number | undefined =>
  scale === 0 ? undefined : Math.max(1, Math.ceil(limit.count * scale))

/** Windows of one process by key, at most 50,000: an attack with many keys must not grow the process without bound. */
export class Windows<Window extends { endsAt: number }> {
  readonly #byKey = new Map<string, Window>()
  readonly #max: number

  constructor(max = 50_000) {
    this.#max = max
  }

  get size(): number {
    return this.#byKey.size
  }

  get(key: string): Window | undefined {
    return this.#byKey.get(key)
  }

  /** Opens a window; when the map is full, drops those that are over at `now`, or all of them if every one is live. */
  open(key: string, window: Window, now: number): Window {
    if (this.#byKey.size >= this.#max) this.#sweep(now)
    this.#byKey.set(key, window)
    return window
  }

  #sweep(now: number): void {
    for (const [key, window] of this.#byKey) if (window.endsAt <= now) this.#byKey.delete(key)
    if (this.#byKey.size >= this.#max) this.#byKey.clear()
  }
}
