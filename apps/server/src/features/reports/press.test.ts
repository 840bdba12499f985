import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { expect, test } from 'vitest'
import { readKpis } from '#src/features/kpi/kpi.service.ts'
import { WAITING_DOCUMENTS } from '#src/platform/limits.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onEnginesOf } from '#tests/support/engines.ts'
import { periodBefore } from './period.ts'
import { drawAnalysisPdf, drawPeriodPdf } from './press.ts'

/** One is drawn while the others wait. */
const ROOM = WAITING_DOCUMENTS + 1

// Documents know nothing of the database.
onEnginesOf('sqlite', 'the thread of documents', (t) => {
  // Without limits: nothing but the line itself.
  const server = appTest(t)

  async function analysed() {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 50_000, funcionarios: 3 })
    const reply = await server.call('POST /diagnostics', { as, body: submissionOf(as, company) })
    const path = `/companies/${company.id}/analises/${reply.body.data.analysisId}`
    const analysis: AnalysisDetail = (await server.call(`GET ${path}`, { as })).body.analise
    return { as, company, path, analysis }
  }

  test('has a line with an end: beyond it 503 at once, and those in it are drawn', async () => {
    const { as, company, path, analysis } = await analysed()
    const inLine = Array.from({ length: ROOM }, () => drawAnalysisPdf({ company, analysis }))
    const replies = await Promise.all(Array.from({ length: 5 }, () => server.call(`GET ${path}/pdf`, { as })))
    expect(replies.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(Array(5).fill([503, '5']))
    expect((await Promise.all(inLine)).map((pdf) => pdf.subarray(0, 5).toString())).toEqual(Array(ROOM).fill('%PDF-'))
    expect((await server.call(`GET ${path}/pdf`, { as })).status).toBe(200)
  })

  test('draws nothing for disconnected clients: waiting documents leave the queue', async () => {
    const { as, company, path, analysis } = await analysed()
    const app = server.app()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const asked = Array.from({ length: ROOM }, () => {
      const call = get({ port, path: `${path}/pdf`, headers: { authorization: `Bearer ${as.token}` }, agent: false })
      return call.on('error', () => undefined)
    })
    await sleep(200)
    for (const call of asked) call.destroy()
    await sleep(500)
    // Not yet enough time for all of them: without room there would still be refusals. One is drawn to its end.
    const asking = Array.from({ length: ROOM - 1 }, () => drawAnalysisPdf({ company, analysis }))
    const drawn = await Promise.allSettled(asking)
    expect(drawn.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  test('keeps no scheduled report waiting behind interactive ones', async () => {
    const { company, analysis } = await analysed()
    const row = await t.db().selectFrom('companies').selectAll().where('id', '=', company.id).executeTakeFirstOrThrow()
    const now = server.time.now
    const report = {
      company: { nome: company.nome, setor: company.setor },
      titulo: 'Relatório semanal',
      periodo: periodBefore('weekly', now),
      createdAt: new Date(now),
      analysis,
      kpis: await readKpis(t.db(), row, now),
      changes: [],
      analyses: [],
      alerts: [],
    }
    // Both threads are up.
    await Promise.all([drawPeriodPdf(report), drawAnalysisPdf({ company, analysis })])
    let drawn = 0
    const asked = Array.from({ length: 8 }, () => drawAnalysisPdf({ company, analysis }).then(() => (drawn += 1)))
    await drawPeriodPdf(report)
    expect(drawn).toBeLessThan(6)
    await Promise.all(asked)
  })
})
