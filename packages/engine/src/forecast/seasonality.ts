import { average, slope } from './smoothing.ts'

/**
 * Additive month effects (on logs: multiplicative ones) of a series of ≥ 18 months, shrunk towards zero by how much of
 * their spread could be noise. Index 0 is the month of `values[0]`; the effects sum to zero.
 */
export function monthEffects(values: readonly number[]): number[] {
  const trend = trendOf(values)
  const byMonth = Array.from({ length: 12 }, (_, month) =>
    values.flatMap((value, i) => (i % 12 === month && trend[i] !== undefined ? [value - trend[i]!] : [])),
  )
  const means = byMonth.map((residuals) => (residuals.length === 0 ? 0 : average(residuals)))
  const centre = average(means)
  const effects = means.map((mean) => mean - centre)

  let within = 0
  let freedom = 0
  byMonth.forEach((residuals, month) => {
    for (const residual of residuals) within += (residual - means[month]!) ** 2
    freedom += Math.max(0, residuals.length - 1)
  })
  const between = average(effects.map((effect) => effect * effect))
  if (between === 0) return effects
  const noise = freedom === 0 ? between / 2 : within / freedom
  return effects.map((effect, month) => {
    const years = Math.max(1, byMonth[month]!.length)
    return effect * Math.max(0, 1 - noise / years / between)
  })
}

/** A centred twelve-month mean, its ends carried on along the straight line; below 24 months the line alone. */
function trendOf(values: readonly number[]): number[] {
  const n = values.length
  const rise = slope(values)
  const mean = average(values)
  if (n < 24) return values.map((_, i) => mean + rise * (i - (n - 1) / 2))
  const centred = values.map((_, i) => {
    if (i < 6 || i + 6 >= n) return undefined
    const inner = values.slice(i - 5, i + 6)
    return (average(inner) * 11 + (values[i - 6]! + values[i + 6]!) / 2) / 12
  })
  const first = 6
  const last = n - 7
  const step = last > first ? (centred[last]! - centred[first]!) / (last - first) : rise
  return centred.map(
    (value, i) => value ?? (i < first ? centred[first]! + step * (i - first) : centred[last]! + step * (i - last)),
  )
}
