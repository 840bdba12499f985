/** Whole numbers that grow in number: twice as much room when full. */
export class Numbers {
  size = 0
  #kept = new Int32Array(1 << 14)

  push(value: number): void {
    if (this.size === this.#kept.length) {
      const wider = new Int32Array(2 * this.size)
      wider.set(this.#kept)
      this.#kept = wider
    }
    this.#kept[this.size++] = value
  }

  /** What was pushed; no more is pushed after. */
  get values(): Int32Array {
    return this.#kept.subarray(0, this.size)
  }
}

/** For every key the places where it stands and what it weighs in each, one key after the other. */
export interface Postings {
  /** Where those of a key begin; one more for the end of the last. */
  from: Uint32Array
  places: Uint32Array
  weights: Float32Array
}

/** Postings of `keys` keys: the n-th entry says that `key[n]` stands in `place[n]` and weighs `weight[n]` there. */
export function postingsOf(keys: number, key: Int32Array, place: Int32Array, weight: Float32Array): Postings {
  const from = new Uint32Array(keys + 1)
  for (let n = 0; n < key.length; n++) from[key[n]! + 1]! += 1
  for (let n = 0; n < keys; n++) from[n + 1]! += from[n]!
  const next = from.slice(0, keys)
  const places = new Uint32Array(key.length)
  const weights = new Float32Array(key.length)
  for (let n = 0; n < key.length; n++) {
    const at = next[key[n]!]!++
    places[at] = place[n]!
    weights[at] = weight[n]!
  }
  return { from, places, weights }
}

/** Work that can be done a piece at a time: whoever waits for it does the rest at once. */
export class Stepwise<Result> {
  #steps: Generator<void, Result> | undefined
  #result: Result | undefined
  readonly #begin: () => Generator<void, Result>

  constructor(begin: () => Generator<void, Result>) {
    this.#begin = begin
  }

  /** One more piece; whether all is done. */
  step(): boolean {
    if (this.#result !== undefined) return true
    this.#steps ??= this.#begin()
    const { done, value } = this.#steps.next()
    if (!done) return false
    this.#result = value
    this.#steps = undefined
    return true
  }

  get result(): Result {
    while (this.#result === undefined) this.step()
    return this.#result
  }
}
