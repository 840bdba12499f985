/** What this process has computed so far: other programs of a busy machine don't count, unlike in the time of day. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage()
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
