import { randomUUID } from 'node:crypto'
import { type Account, answerTo, seedThrough } from '../e2e/seed.ts'
import { fillHistory } from './history.ts'
import { httpRequest, load } from './load.ts'
import type { Running } from './servers.ts'
import { compare, inTurn, note, number } from './table.ts'

export const seedOf = (server: Running) => seedThrough(() => `http://127.0.0.1:${server.port}`)

/** A read beside a bare JSON route of the same body size. */
export async function compareRead(
  [product, baseline]: [Running, Running],
  { token }: Account,
  path: string,
  what: string,
  goal: number,
): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = Buffer.byteLength(await reply.text())
  const bareRequest = httpRequest('GET', `/json?bytes=${bytes}`)
  const request = httpRequest('GET', path, { token })
  const [ours, bare] = await inTurn(
    () => load({ port: product.port, request }),
    () => load({ port: baseline.port, request: bareRequest }),
  )
  compare(`${what}, 50 connections, ${number(bytes / 1024)} KB`, ours, bare, goal)
}

/** Analysed, stored and on the disk before the answer, beside one durable insert. */
export async function compareSubmission([product, baseline]: [Running, Running], account: Account, companyId: string) {
  const { general, segments } = await seedOf(product).questions()
  const answers = (questions: typeof general) => Object.fromEntries(questions.map((one) => [one.id, answerTo(one)]))
  const body = {
    userEmail: account.email,
    companyId,
    formAnswers: { ...answers(general), company_name: 'Padaria Aurora', market_segment: 'Alimentação' },
    segmentSpecificAnswers: answers(segments.Alimentação),
  }
  const bareRequest = httpRequest('POST', '/insert', { body })
  const request = () =>
    httpRequest('POST', '/diagnostics', {
      token: account.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  const [ours, bare] = await inTurn(
    () => load({ port: product.port, request }),
    () => load({ port: baseline.port, request: bareRequest }),
  )
  compare('POST /diagnostics, analysis computed and stored', ours, bare, 0.15)
}

const SIZES = [1, 1_000, 100_000]

/** Histories of very different length, a million analyses in all. The server that is given back runs on them. */
export async function compareHistories(
  product: Running,
  account: Account,
  dataDir: string,
  restart: () => Promise<Running>,
): Promise<Running> {
  const seed = seedOf(product)
  const sizes: { companyId: string; analyses: number }[] = []
  for (const analyses of SIZES)
    sizes.push({ companyId: (await seed.company(account, { nome: `Histórico ${analyses}` })).id, analyses })
  await seed.company(account, { nome: 'Outras' })
  await product.stop()
  fillHistory(dataDir, sizes, 900_000)
  const server = await restart()
  const page = (companyId: string) =>
    load({
      port: server.port,
      request: httpRequest('GET', `/companies/${companyId}/analises?page=1&limit=10`, { token: account.token }),
      connections: 1,
      seconds: 2,
    })
  const best = SIZES.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 3; round += 1)
    for (const [n, { companyId }] of sizes.entries()) best[n] = Math.min(best[n]!, (await page(companyId)).p50)
  const [one = 1, short = 1, long = 1] = best
  const measured = `${best.map((ms, n) => `${ms.toFixed(2)} ms at ${number(SIZES[n]!)}`).join(', ')}`
  note('history page, 1,000,000 analyses in all, p50', measured, '≤ 1.3 × of 1,000', long / short <= 1.3, long / short)
  note(
    'the same beside a company with one analysis (a tenth of the bytes)',
    `${number(long / one)} ×`,
    '≤ 1.3 × of the smallest',
    long / one <= 1.3,
    long / one,
  )
  return server
}
