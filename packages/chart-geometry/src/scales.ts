/** Value to pixels. The numbers are those of d3-scale, without the colours and dates that would load with it. */
export interface Scale {
  (value: number): number
  readonly domain: readonly [number, number]
  /** Round values inside of the domain, about `count` of them. */
  ticks(count: number): number[]
}

/** A linear scale whose domain is widened to round values. */
export function linearScale([from, to]: [number, number], [start, end]: [number, number], count: number): Scale {
  const [low, high] = widened(from, to, count)
  const scale = (value: number) => {
    const share = high === low ? 0.5 : (value - low) / (high - low)
    return start * (1 - share) + end * share
  }
  return Object.assign(scale, {
    domain: [low, high] as const,
    ticks: (wanted: number) => ticksBetween(low, high, wanted),
  })
}

export interface Bands {
  start: number
  step: number
  width: number
}

/** Equal bands over a range; paddings are shares of a step. */
export function bandsOf(count: number, [from, to]: [number, number], inner: number, outer: number): Bands {
  const step = (to - from) / Math.max(1, count - inner + outer * 2)
  return { start: from + (to - from - step * (count - inner)) / 2, step, width: step * (1 - inner) }
}

function widened(from: number, to: number, count: number): [number, number] {
  let [low, high] = [from, to]
  let before = Number.NaN
  for (let round = 0; round < 10; round++) {
    const step = steps(low, high, count).step
    if (step === before) return [low, high]
    if (step > 0) [low, high] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
    else if (step < 0) [low, high] = [Math.ceil(low * step) / step, Math.floor(high * step) / step]
    else break
    before = step
  }
  return [from, to]
}

function ticksBetween(low: number, high: number, count: number): number[] {
  if (low === high) return [low]
  const { first, last, step } = steps(low, high, count)
  if (!(last >= first)) return []
  return Array.from({ length: last - first + 1 }, (_, place) =>
    step < 0 ? (first + place) / -step : (first + place) * step,
  )
}

/** A step of 1, 2 or 5 times a power of ten; below one its negative inverse, which divides without rounding errors. */
function steps(low: number, high: number, count: number): { first: number; last: number; step: number } {
  const rough = (high - low) / count
  const power = Math.floor(Math.log10(rough))
  const rest = rough / 10 ** power
  const factor = rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1
  const inverse = power < 0
  const unit = inverse ? 10 ** -power / factor : 10 ** power * factor
  const value = (place: number) => (inverse ? place / unit : place * unit)
  let first = Math.round(inverse ? low * unit : low / unit)
  let last = Math.round(inverse ? high * unit : high / unit)
  if (value(first) < low) first++
  if (value(last) > high) last--
  return { first, last, step: inverse ? -unit : unit }
}
