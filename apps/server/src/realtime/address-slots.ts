/** Bounds how many of something each address holds at the same time. */
export class AddressSlots {
  readonly #held = new Map<string, number>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** Returns false, and takes nothing, when the address already holds the maximum. */
  take(address: string): boolean {
    const held = this.#held.get(address) ?? 0
    if (held >= this.#max) return false
    this.#held.set(address, held + 1)
    return true
  }

  free(address: string): void {
    const held = (this.#held.get(address) ?? 0) - 1
    if (held > 0) this.#held.set(address, held)
    else this.#held.delete(address)
  }
}
