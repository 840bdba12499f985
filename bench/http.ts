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
  const p50 = async (companyId: string, limit: number) => {
    const path = `/companies/${companyId}/analises?page=1&limit=${limit}`
    const request = httpRequest('GET', path, { token: account.token })
    return (await load({ port: server.port, request, connections: 1, seconds: 1 })).p50
  }
  // A page of one is as large for everybody; a page of ten is what the site asks for, and one analysis can't fill it.
  for (const { limit, among } of [
    { limit: 1, among: sizes },
    { limit: 10, among: sizes.slice(1) },
  ]) {
    const best = among.map(() => Number.POSITIVE_INFINITY)
    for (let round = 0; round < 3; round += 1)
      for (const [n, { companyId }] of among.entries()) best[n] = Math.min(best[n]!, await p50(companyId, limit))
    const measured = among.map(({ analyses }, n) => `${best[n]!.toFixed(2)} ms at ${analyses.toLocaleString('en-US')}`)
    const ratio = Math.max(...best) / best[0]!
    note(
      `history page of ${limit}, 1,000,000 analyses in all, p50`,
      measured.join(', '),
      '≤ 1.3 ×',
      ratio <= 1.3,
      ratio,
    )
  }
  return server
}
