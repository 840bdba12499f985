import type { Cost, Costs } from './scale-costs.ts'

/** What companies do; assumptions, not measurements: docs/scale.md gives the reason of each. */
const HABITS = {
  visitsPerMonth: 8,
  readsPerVisit: 30,
  /** Of these, pages of the history. */
  pageShare: 0.1,
  submissionsPerMonth: 1,
  /** Of a month's traffic in its busiest hour: a Monday at nine. */
  peakHourShare: 0.007,
  /** Companies whose automation watches their KPIs every hour. */
  watchedShare: 0.4,
  /** Companies with the product open in the busiest moment. */
  onlineShare: 0.005,
  analysesPerYear: 24,
  mailsPerMonth: 3,
}

export interface Stage {
  name: string
  companies: number
  /** Cores for Node processes that answer requests, for workers, and for PostgreSQL. */
  api: number
  workers: number
  database: number
  /** Databases that share the companies. */
  partitions: number
}

export interface Outcome extends Stage {
  requestsPerSecond: number
  jobsPerSecond: number
  /** Shares of the busiest hour, 1 = saturated. */
  apiUse: number
  workerUse: number
  databaseUse: number
  /** Milliseconds of a request in the busiest hour, waiting included; Infinity when a station is overrun. */
  p50: number
  p99: number
  diskGbPerYear: number
  socketGb: number
  mailsPerDay: number
}

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const REQUESTS = 200_000

/**
 * The busiest hour of a stage as queues: requests arrive at random, are served by the cores of the API and then by those
 * of one partition's database, first come first served, each for an exponential time around its measured cost. Jobs take
 * their share of the database's time away first.
 */
export function simulate(stage: Stage, costs: Costs, seed = 1): Outcome {
  const random = randomFrom(seed)
  const exponential = (mean: number) => -Math.log(1 - random()) * mean
  const { companies } = stage
  const month = HABITS.visitsPerMonth * (HABITS.readsPerVisit + 1) + HABITS.submissionsPerMonth
  const requestsPerSecond = (companies * month * HABITS.peakHourShare) / 3_600
  const jobsPerSecond = (companies * HABITS.watchedShare) / 3_600
  const mix = kinds(costs)

  const perPartition = { requests: requestsPerSecond / stage.partitions, jobs: jobsPerSecond / stage.partitions }
  const jobsOnDatabase = (perPartition.jobs * costs.kpiCheck.db) / 1_000 / stage.database
  const mean = (of: keyof Cost) => mix.reduce((sum, { share, cost }) => sum + share * cost[of], 0)
  const apiUse = (requestsPerSecond * mean('app')) / 1_000 / stage.api
  const workerUse = (jobsPerSecond * costs.kpiCheck.app) / 1_000 / stage.workers
  const databaseUse = (perPartition.requests * mean('db')) / 1_000 / stage.database + jobsOnDatabase

  // One partition with its part of the API's cores.
  const cores = Math.max(1, Math.round(stage.api / stage.partitions))
  const slower = 1 / Math.max(0.001, 1 - jobsOnDatabase)
  const api = new Float64Array(cores)
  const database = new Float64Array(stage.database)
  const atDatabase: { arrived: number; ready: number; time: number }[] = []
  let now = 0
  for (let i = 0; i < REQUESTS; i += 1) {
    now += exponential(1_000 / perPartition.requests)
    const cost = pick(mix, random()).cost
    atDatabase.push({
      arrived: now,
      ready: serve(api, now, exponential(cost.app)),
      time: exponential(cost.db) * slower,
    })
  }
  atDatabase.sort((a, b) => a.ready - b.ready)
  const taken = atDatabase
    .map(({ arrived, ready, time }) => serve(database, ready, time) - arrived)
    .sort((a, b) => a - b)
  const overrun = apiUse >= 1 || databaseUse >= 1
  const at = (share: number) => (overrun ? Number.POSITIVE_INFINITY : (taken[Math.floor(taken.length * share)] ?? 0))

  return {
    ...stage,
    requestsPerSecond,
    jobsPerSecond,
    apiUse,
    workerUse,
    databaseUse,
    p50: at(0.5),
    p99: at(0.99),
    diskGbPerYear: (companies * HABITS.analysesPerYear * costs.analysisKb) / 1e6,
    socketGb: (companies * HABITS.onlineShare * costs.socketKb) / 1e6,
    mailsPerDay: (companies * HABITS.mailsPerMonth) / 30,
  }
}

/** Gives when work of `time` ends that comes at `arrival` to the core that is free first. */
function serve(cores: Float64Array, arrival: number, time: number): number {
  let first = 0
  for (let i = 1; i < cores.length; i += 1) if ((cores[i] ?? 0) < (cores[first] ?? 0)) first = i
  const end = Math.max(arrival, cores[first] ?? 0) + time
  cores[first] = end
  return end
}

function kinds(costs: Costs): { share: number; cost: Cost }[] {
  const reads = HABITS.visitsPerMonth * HABITS.readsPerVisit
  const all = reads + HABITS.visitsPerMonth + HABITS.submissionsPerMonth
  return [
    { share: (reads * (1 - HABITS.pageShare)) / all, cost: costs.read },
    { share: (reads * HABITS.pageShare) / all, cost: costs.page },
    { share: HABITS.visitsPerMonth / all, cost: costs.login },
    { share: HABITS.submissionsPerMonth / all, cost: costs.submission },
  ]
}

function pick<T extends { share: number }>(list: readonly T[], at: number): T {
  let left = at
  for (const item of list) {
    left -= item.share
    if (left < 0) return item
  }
  const last = list.at(-1)
  if (!last) throw new Error('nothing to pick from')
  return last
}
