/** Bounds how many of something each holder has at the same time, in this process. */
export class Slots {
  readonly #held = new Map<string, number>()
  readonly #max: number

  /** `max`: per holder; infinite when limits are off. */
  constructor(max: number) {
    this.#max = max
  }

  /** Returns false, and takes nothing, when the holder already has the maximum. */
  take(holder: string): boolean {
    if (this.isFull(holder)) return false
    this.#held.set(holder, (this.#held.get(holder) ?? 0) + 1)
    return true
  }

  isFull(holder: string): boolean {
    return (this.#held.get(holder) ?? 0) >= this.#max
  }

  free(holder: string): void {
    const held = (this.#held.get(holder) ?? 0) - 1
    if (held > 0) this.#held.set(holder, held)
    else this.#held.delete(holder)
  }
}
