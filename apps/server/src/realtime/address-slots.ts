/** How many of something each address holds at the moment. */
export class AddressSlots {
  readonly #held = new Map<string, number>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** False when the address holds as many as it may. */
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
