import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { statementTest } from '#tests/support/statements.ts'

/** Movements of one company; 100,000 in the long form. */
const FILES = process.env.FAULTS === 'long' ? 2 : 1
const LINES = process.env.FAULTS === 'long' ? 50_000 : 5_000
const ROUNDS = 9
const AS_FAST = ['page', 'page in the middle', 'without category', 'accounts', 'result']

onBothEngines('a company with many movements', (t) => {
  const server = appTest(t)
  const { call } = server
  const { send, list } = statementTest(server)

  function fileOf(lines: number, mark: string): string {
    const rows = Array.from({ length: lines }, (_, n) => {
      const day = new Date(Date.UTC(2023, 0, 1) + (n % 1_400) * 86_400_000).toISOString().slice(0, 10)
      const memo = n % 3 ? `PIX ENVIADO FORNECEDOR ${mark} ${n % 3_000}` : 'BOLETO ALUGUEL'
      return movement(day.replaceAll('-', ''), `-${(n % 900) + 1}.10`, memo, `${mark}${n}`)
    })
    return ofx({ movements: rows.join('\n'), range: '<DTSTART>20230101<DTEND>20261031', server: '20261101' })
  }

  async function companyWith(files: number, lines: number) {
    const as = await server.account()
    const company = await server.company(as)
    for (let n = 0; n < files; n++) await send(as, company, fileOf(lines, `F${n}`))
    return { as, company, path: `/companies/${company.id}` }
  }

  async function requestsOf({ as, company, path }: Awaited<ReturnType<typeof companyWith>>) {
    const { data } = await list(as, company)
    const contaId = data[0].contaId as string
    const middle = Buffer.from(`2024-12-01|${company.id}`).toString('base64url')
    const typed = { contaId, data: '2026-11-20', valor: -5, descricao: 'Feira' }
    const requests: [string, string, unknown?][] = [
      ['page', `GET ${path}/lancamentos`],
      ['page in the middle', `GET ${path}/lancamentos?cursor=${middle}`],
      ['without category', `GET ${path}/lancamentos?categoria=sem`],
      ['search', `GET ${path}/lancamentos?q=fornecedor`],
      ['search for one', `GET ${path}/lancamentos?q=fornecedor%20F0%2042`],
      ['search for none', `GET ${path}/lancamentos?q=padaria`],
      ['accounts', `GET ${path}/contas`],
      ['result', `GET ${path}/resultado?mes=2026-10`],
      ['cash', `GET ${path}/caixa`],
      ['typed', `POST ${path}/lancamentos`, typed],
      ['category', `PATCH ${path}/lancamentos/${data[0].id}`, { categoria: 'aluguel' }],
    ]
    return requests.map(([name, route, body]) => ({
      name,
      async timed() {
        const since = performance.now()
        const reply = await call(route, { as, body })
        const ms = performance.now() - since
        expect([name, reply.status < 300]).toEqual([name, true])
        return ms
      },
    }))
  }
  type Timed = Awaited<ReturnType<typeof requestsOf>>[number]

  /** Median milliseconds of both, asked in turn: what else the machine does falls on both. */
  async function medians(small: Timed, large: Timed): Promise<[number, number]> {
    const times: [number, number][] = []
    for (let round = 0; round < ROUNDS; round++) times.push([await small.timed(), await large.timed()])
    const median = (of: 0 | 1) => times.map((both) => both[of]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
    return [median(0), median(1)]
  }

  test('is as fast as one with a hundred', async () => {
    const small = await requestsOf(await companyWith(1, 100))
    const large = await requestsOf(await companyWith(FILES, LINES))
    const timings: string[] = []
    for (const [n, ofSmall] of small.entries()) {
      const { name } = ofSmall
      let [few, many] = [0, Number.POSITIVE_INFINITY]
      const isAsFast = () => many < 3 * few + 25
      // A statement that reads every movement is slow each time, a busy machine now and then.
      for (let tries = AS_FAST.includes(name) ? 5 : 1; tries > 0 && !isAsFast(); tries--)
        [few, many] = await medians(ofSmall, large[n]!)
      if (AS_FAST.includes(name)) expect([name, isAsFast()]).toEqual([name, true])
      timings.push(`${name} ${few.toFixed(1)} → ${many.toFixed(1)} ms`)
    }
    reportFault(`100 and ${FILES * LINES} movements of a company, ${t.engine}`, timings.join(', '))
  }, 300_000)
})
