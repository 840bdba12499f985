/**
 * Moves label positions apart to at least `gap`, keeping their order and staying in `range` where there is room.
 * Answers in the order given.
 */
export function spreadLabels(wanted: readonly number[], gap: number, [low, high]: readonly [number, number]): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!)
  const placed = [...wanted]
  let floor = low
  for (const place of order) {
    placed[place] = Math.max(wanted[place]!, floor)
    floor = placed[place]! + gap
  }
  let ceiling = high
  for (const place of order.toReversed()) {
    placed[place] = Math.min(placed[place]!, ceiling)
    ceiling = placed[place]! - gap
  }
  return placed
}
