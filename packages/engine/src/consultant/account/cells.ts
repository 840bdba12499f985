import { mixed, nameOf } from '#src/consultant/word-sums/names.ts'
import type { Cell, Group } from '#src/consultant/word-sums/weighed.ts'

/** Cells of one message, each weighed once. */
export class Cells {
  readonly cells: Cell[] = []
  readonly groups: Group[] = []
  readonly #known = new Map<string, Group>()

  /** `key`: what is chosen and where. */
  group(
    key: string,
    make: () => readonly (readonly [name: string, features: readonly number[], scale: number])[],
  ): Group {
    const found = this.#known.get(key)
    if (found) return found
    const cells = make().map(([name, features, scale]): Cell => {
      const own = nameOf(name)
      const mixedIn = new Int32Array(features.length)
      for (let n = 0; n < mixedIn.length; n++) mixedIn[n] = mixed(own, features[n]!)
      return { features: mixedIn, scale, score: 0, pull: 0 }
    })
    this.cells.push(...cells)
    const made: Group = { cells, score: 0, pull: 0 }
    this.groups.push(made)
    this.#known.set(key, made)
    return made
  }
}
