import { keepTable, markdownTable } from '../scripts/toolchain/measured.mjs'
import { type Cost, measureCosts } from './scale-costs.ts'
import { type Outcome, type Stage, simulate } from './scale-simulation.ts'

/**
 * npm run bench:scale: measures what one request, job, socket and analysis cost, and simulates the busiest hour of ever
 * more companies with them. Writes both tables into docs/scale.md.
 */
const STAGES: Stage[] = [
  { name: 'one small machine', companies: 1_000, api: 1, workers: 1, database: 1, partitions: 1 },
  { name: 'the same', companies: 10_000, api: 1, workers: 1, database: 1, partitions: 1 },
  { name: 'the same', companies: 100_000, api: 1, workers: 1, database: 1, partitions: 1 },
  { name: 'the same', companies: 1_000_000, api: 1, workers: 1, database: 1, partitions: 1 },
  {
    name: 'two instances, two workers, larger database',
    companies: 1_000_000,
    api: 4,
    workers: 2,
    database: 8,
    partitions: 1,
  },
  { name: 'the same', companies: 3_000_000, api: 4, workers: 2, database: 8, partitions: 1 },
  { name: 'partitions by company', companies: 3_000_000, api: 16, workers: 8, database: 8, partitions: 4 },
  { name: 'more of them', companies: 10_000_000, api: 48, workers: 24, database: 8, partitions: 12 },
]

const costs = await measureCosts()
const ms = ({ app, db }: Cost) => [app.toFixed(2), db.toFixed(2)]
const measured = markdownTable(
  ['one', 'ms of processor, Node', 'ms of processor, PostgreSQL'],
  [
    ['dashboard', ...ms(costs.read)],
    ['page of the history', ...ms(costs.page)],
    ['login', ...ms(costs.login)],
    ['submission with its analysis', ...ms(costs.submission)],
    ['hourly KPI check', ...ms(costs.kpiCheck)],
  ],
)
const rest = `A signed-in socket takes ${costs.socketKb.toFixed(0)} KB of memory, an analysis with its answers and traces ${costs.analysisKb.toFixed(0)} KB of disk.`
const percent = (share: number) => `${Math.round(share * 100)} %`
const time = (value: number) =>
  Number.isFinite(value) ? `${value < 10 ? value.toFixed(1) : Math.round(value)}` : 'overrun'
const simulated = markdownTable(
  [
    'stage',
    'companies',
    'cores: API, workers, database × partitions',
    'requests/s',
    'KPI jobs/s',
    'API busy',
    'workers busy',
    'database busy',
    'p50, p99 in ms',
    'GB a year',
    'sockets, GB',
    'mails a day',
  ],
  STAGES.map((stage) => rowOf(simulate(stage, costs))),
)
console.log(`${measured}\n\n${rest}\n\n${simulated}`)
keepTable('scale.md', 'npm run bench:scale', `${measured}\n\n${rest}`, 'costs')
keepTable('scale.md', 'npm run bench:scale', simulated, 'simulation')

function rowOf(row: Outcome): (string | number)[] {
  const whole = (value: number) => Math.round(value).toLocaleString('en-US')
  return [
    row.name,
    whole(row.companies),
    `${row.api}, ${row.workers}, ${row.database} × ${row.partitions}`,
    row.requestsPerSecond.toFixed(1),
    row.jobsPerSecond.toFixed(1),
    percent(row.apiUse),
    percent(row.workerUse),
    percent(row.databaseUse),
    `${time(row.p50)}, ${time(row.p99)}`,
    whole(row.diskGbPerYear),
    row.socketGb.toFixed(1),
    whole(row.mailsPerDay),
  ]
}
