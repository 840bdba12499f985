/** Time of one whole analysis. Goals: at most 500 µs in the median, at least 100,000 analyses a minute and core. */
import { benchEngine } from '@norteia/engine/testing/bench'

const { median, p95, perMinute, samples } = benchEngine()
console.log(
  `engine: median ${median} µs, p95 ${p95} µs, ${perMinute.toLocaleString('en-US')} analyses/min (${samples} samples)`,
)
