/** What is weighed once and counts in many readings: a name with each of those it goes with. */
export interface Cell {
  features: Int32Array
  /** How much each feature counts: what holds for every sum more than a word. */
  scale: number
  score: number
  /** While learning: how much more it should count. */
  pull: number
}

/** Cells that always stand together. */
export interface Group {
  cells: readonly Cell[]
  score: number
  pull: number
}

/** Ways to read a text with all that weighs them. */
export interface Weighed<T extends { groups: readonly Group[]; score: number }> {
  readings: readonly T[]
  cells: readonly Cell[]
  groups: readonly Group[]
}
export type AnyWeighed = Weighed<{ groups: readonly Group[]; score: number }>

/** The share of each reading, its cells weighed before. */
export function sharesOf({ readings }: Pick<AnyWeighed, 'readings'>): Float64Array {
  const sums = new Float64Array(readings.length)
  let most = Number.NEGATIVE_INFINITY
  readings.forEach(({ score }, n) => {
    sums[n] = score
    if (score > most) most = score
  })
  let all = 0
  for (let n = 0; n < sums.length; n++) all += sums[n] = Math.exp(sums[n]! - most)
  return sums.map((sum) => sum / all)
}

export function weigh({ cells, groups, readings }: AnyWeighed, weightOf: (feature: number) => number): void {
  for (const cell of cells) {
    let sum = 0
    for (const feature of cell.features) sum += weightOf(feature)
    cell.score = sum * cell.scale
  }
  for (const group of groups) {
    group.score = 0
    for (const { score } of group.cells) group.score += score
  }
  for (const reading of readings) {
    reading.score = 0
    for (const { score } of reading.groups) reading.score += score
  }
}
