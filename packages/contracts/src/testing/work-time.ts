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
