/**
 * What this thread has computed so far. Other programs of a busy machine don't count, unlike in the time of day; nor do
 * the threads beside it, which collect and compile for all the tests that one process has run.
 */
export function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The least computing of a few runs: the first one also compiles, and any may meet the collection of another's memory. */
export function leastMilliseconds(work: () => void, tries = 5): number {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < tries; n++) {
    const started = cpuMilliseconds()
    work()
    least = Math.min(least, cpuMilliseconds() - started)
  }
  return least
}

function fixedWork(): number {
  const seen = new Map<string, number>()
  for (let n = 0; n < 40_000; n++) {
    const word = ((n * 2_654_435_761) >>> 0).toString(36)
    const part = word.replace(/[0-9]+/g, '').slice(0, 3)
    seen.set(part, (seen.get(part) ?? 0) + word.length)
  }
  return seen.size
}

/** What `fixedWork` takes on the machine that limits in milliseconds were set on. */
const USUAL_MILLISECONDS = 20
const SLOWEST = 3
let pace: number | undefined

/** How many times slower than that machine this one is, 1 to 3: a limit times this asks the same of both. */
export function machinePace(): number {
  pace ??= Math.min(SLOWEST, Math.max(1, leastMilliseconds(() => void fixedWork(), 12) / USUAL_MILLISECONDS))
  return pace
}
