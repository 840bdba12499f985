/** Numbers from 0 to below 1, the same at every run. */
export function chances(seed = 12_345): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffle(order: number[], chance: () => number): void {
  for (let n = order.length - 1; n > 0; n--) {
    const other = Math.floor(chance() * (n + 1))
    ;[order[n], order[other]] = [order[other]!, order[n]!]
  }
}
