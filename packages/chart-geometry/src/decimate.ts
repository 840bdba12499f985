export interface Dot {
  x: number
  y: number
  index: number
}

/** Largest-triangle-three-buckets: at most `limit` of the points, with the shape of the curve kept. */
export function thinLine<T extends Dot>(points: readonly T[], limit: number): T[] {
  if (points.length <= limit || limit < 3) return points.slice(0, Math.max(limit, Math.min(points.length, 3)))
  const kept: T[] = [points[0]!]
  const step = (points.length - 2) / (limit - 2)
  let last = points[0]!
  for (let bucket = 0; bucket < limit - 2; bucket++) {
    const from = Math.floor(bucket * step) + 1
    const to = Math.floor((bucket + 1) * step) + 1
    const next = points.slice(to, Math.min(points.length, Math.floor((bucket + 2) * step) + 1))
    const meanX = next.reduce((sum, point) => sum + point.x, 0) / next.length
    const meanY = next.reduce((sum, point) => sum + point.y, 0) / next.length
    let best = points[from]!
    let bestArea = -1
    for (let place = from; place < to; place++) {
      const point = points[place]!
      const area = Math.abs((last.x - meanX) * (point.y - last.y) - (last.x - point.x) * (meanY - last.y))
      if (area > bestArea) {
        bestArea = area
        best = point
      }
    }
    kept.push(best)
    last = best
  }
  kept.push(points.at(-1)!)
  return kept
}

/** One point of each `cell`-pixel square, in the order given, at most `limit`. */
export function thinCloud<T extends Dot>(points: readonly T[], cell: number, limit: number): T[] {
  let size = cell
  let kept = onePerCell(points, size)
  while (kept.length > limit) {
    size *= 1.5
    kept = onePerCell(points, size)
  }
  return kept
}

function onePerCell<T extends Dot>(points: readonly T[], size: number): T[] {
  const seen = new Set<string>()
  return points.filter((point) => {
    const cell = `${Math.round(point.x / size)}:${Math.round(point.y / size)}`
    return !seen.has(cell) && seen.add(cell)
  })
}

/** Indices of at most `limit` columns: of each run of neighbours the one with the largest figure. */
export function thinColumns(sizes: readonly number[], limit: number): number[] {
  if (sizes.length <= limit) return sizes.map((_, index) => index)
  const run = sizes.length / limit
  return Array.from({ length: limit }, (_, bucket) => {
    const from = Math.floor(bucket * run)
    const to = Math.max(from + 1, Math.floor((bucket + 1) * run))
    let best = from
    for (let index = from; index < to; index++) if ((sizes[index] ?? 0) > (sizes[best] ?? 0)) best = index
    return best
  })
}
