/** Of an even count the mean of the middle two; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Median absolute deviation from the median. */
export function deviationFrom(values: readonly number[], centre: number): number {
  return median(values.map((value) => Math.abs(value - centre)))
}

/**
 * The value that a further one stays below with chance `at`, as few values tell it: at the place (n + 1) × at, linear between
 * the two nearest, never beyond the outermost (Weibull's plotting position).
 */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = Math.min(sorted.length - 1, Math.max(0, (sorted.length + 1) * at - 1))
  const below = Math.floor(place)
  return sorted[below]! + (sorted[Math.ceil(place)]! - sorted[below]!) * (place - below)
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Half away from zero, so that a cost rounds as its revenue does; never −0. */
export const roundCents = (cents: number): number => Math.sign(cents) * Math.round(Math.abs(cents)) || 0

/** Reais of whole cents. */
export const reais = (cents: number): number => cents / 100 || 0

/** `part` ÷ `whole`, to `decimals` places; null where the whole is nothing. */
export function shareOf(part: number, whole: number, decimals = 6): number | null {
  if (whole === 0) return null
  const power = 10 ** decimals
  return Math.round((part / whole) * power) / power || 0
}
