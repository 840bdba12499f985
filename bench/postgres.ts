import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@norteia/server/tests/support/postgres-server'
import { seedOf } from './http.ts'
import { type Figures, httpRequest, load } from './load.ts'
import { type Running, startBaseline, startProduct } from './servers.ts'
import { compare, inTurn, note, number } from './table.ts'

/** Two reads on PostgreSQL beside their statements through bare pg, then one instance beside two. */
export async function comparePostgres(folder: string): Promise<void> {
  const postgres = await startPostgres()
  const started: Running[] = []
  try {
    const DATABASE_URL = postgres.url('postgres')
    const begin = async (running: Promise<Running>) => {
      started.push(await running)
      return started.at(-1)!
    }
    const product = await begin(startProduct(mkdtempSync(join(folder, 'pg-')), { DATABASE_URL }))
    const baseline = await begin(startBaseline(mkdtempSync(join(folder, 'bare-')), { DATABASE_URL }))
    const seed = seedOf(product)
    const account = await seed.user()
    const company = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
    await seed.diagnostic(account, company)
    const { token } = account
    const hash = createHash('sha256').update(token).digest('hex')
    const reads = [
      ['/companies', `/companies?hash=${hash}`],
      [`/companies/${company.id}/dashboard`, `/dashboard?hash=${hash}&company=${company.id}`],
    ] as const
    for (const [path, barePath] of reads) {
      const [ours, bare] = await inTurn(
        () => load({ port: product.port, request: httpRequest('GET', path, { token }), seconds: 3 }),
        () => load({ port: baseline.port, request: httpRequest('GET', barePath), seconds: 3 }),
      )
      compare(`PostgreSQL: GET ${path.replace(company.id, '{id}')} beside its SQL through pg`, ours, bare, 0.5)
    }
    const second = await begin(startProduct(mkdtempSync(join(folder, 'pg-')), { DATABASE_URL }))
    const request = httpRequest('GET', '/companies', { token })
    const ask = (port: number, connections: number) => load({ port, request, connections, seconds: 3 })
    let busy = 0
    const [two, one] = await inTurn(
      async () => sum(await Promise.all([product, second].map(({ port }) => ask(port, 25)))),
      async () => {
        const since = busyCores()
        const figures = await ask(product.port, 50)
        busy = since()
        return figures
      },
      2,
    )
    const ratio = two.perSecond / one.perSecond
    // One instance keeps one core; a second one needs as much again for itself and its share of the others.
    const spare = cpus().length - busy >= busy
    note(
      'PostgreSQL: two instances beside one, GET /companies',
      `${number(two.perSecond)}/s against ${number(one.perSecond)}/s = ${number(ratio)} ×; one keeps ${busy.toFixed(1)} of ${cpus().length} cores busy with PostgreSQL and the load`,
      '≥ 1.6 × while cores are free',
      ratio >= 1.6 ? 'ok' : spare ? 'missed' : 'not measurable here',
      ratio,
    )
  } finally {
    for (const server of started) await server.stop()
    await postgres.stop()
  }
}

const sum = (figures: Figures[]): Figures => ({
  perSecond: figures.reduce((all, one) => all + one.perSecond, 0),
  p50: Math.max(...figures.map((one) => one.p50)),
  p99: Math.max(...figures.map((one) => one.p99)),
  failed: figures.reduce((all, one) => all + one.failed, 0),
})

/** Starts counting; the answer is how many cores were busy on average since. */
function busyCores(): () => number {
  const times = () => {
    const all = cpus().map(({ times }) => times)
    const idle = all.reduce((total, one) => total + one.idle, 0)
    return { idle, total: all.reduce((total, one) => total + one.user + one.nice + one.sys + one.irq + one.idle, 0) }
  }
  const before = times()
  return () => {
    const now = times()
    return cpus().length * (1 - (now.idle - before.idle) / (now.total - before.total))
  }
}
