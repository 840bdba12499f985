import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { analyze } from '#src/analyze.ts'
import { randomCompany, seeded } from './companies.ts'

export interface EngineBench {
  /** Microseconds. */
  median: number
  p95: number
  perMinute: number
  samples: number
}

/** Whole analyses of different companies of all segments, one after the other on one core. */
export function benchEngine(samples = 6_000, warmUp = 1_000): EngineBench {
  const companies = Array.from({ length: 360 }, (_, seed) => randomCompany(seeded(seed), MARKET_SEGMENTS[seed % 9]))
  for (let i = 0; i < warmUp; i++) analyze(companies[i % companies.length]!)
  const times: number[] = []
  const start = performance.now()
  for (let i = 0; i < samples; i++) {
    const before = performance.now()
    analyze(companies[i % companies.length]!)
    times.push(performance.now() - before)
  }
  const minutes = (performance.now() - start) / 60_000
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(samples * share)]! * 1_000)
  return { median: at(0.5), p95: at(0.95), perMinute: Math.round(samples / minutes), samples }
}
