const LANES = 4

/** Rows of numbers that are all multiplied with one place: four stand side by side, as a processor takes them at once. */
export class Rows {
  readonly #size: number
  readonly #width: number
  readonly #numbers: Float64Array

  constructor(size: number, width: number) {
    this.#size = size
    this.#width = width
    this.#numbers = new Float64Array(Math.ceil(size / LANES) * LANES * width)
  }

  add(row: number, k: number, number: number): void {
    const lane = row % LANES
    this.#numbers[(row - lane) * this.#width + k * LANES + lane]! += number
  }

  /** By row: the sum of its numbers, each times that of the place. */
  times(place: ArrayLike<number>): Float64Array {
    const numbers = this.#numbers
    const sums = new Float64Array(Math.ceil(this.#size / LANES) * LANES)
    for (let n = 0, at = 0; n < sums.length; n += LANES) {
      let first = 0
      let second = 0
      let third = 0
      let fourth = 0
      for (let k = 0; k < this.#width; k++, at += LANES) {
        const part = place[k]!
        first += part * numbers[at]!
        second += part * numbers[at + 1]!
        third += part * numbers[at + 2]!
        fourth += part * numbers[at + 3]!
      }
      sums[n] = first
      sums[n + 1] = second
      sums[n + 2] = third
      sums[n + 3] = fourth
    }
    return sums
  }
}
