import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { afterEach, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'

const HOUR = 3_600_000

onBothEngines('the alert about cash', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const worker = workerTest(t, time)
  afterEach(() => worker.stop())

  test('comes where its days have a limit and the cash ends before, and closes with it', async () => {
    time.now = Date.UTC(2026, 10, 21, 12)
    const as = await server.account()
    const { id, nome } = await server.company(as)
    const commitment = { tipo: 'pagar', descricao: 'Aluguel', valor: 10, vencimento: '2026-12-05', repete: 'nao' }
    await call(`POST /companies/${id}/compromissos`, { as, body: commitment })
    worker.start()
    const watch = async (caixa: { min: number } | undefined) => {
      const kpiThresholds = { ...DEFAULT_AUTOMATION.kpiThresholds, ...(caixa && { caixa }) }
      const body = { ...DEFAULT_AUTOMATION, enableAnalysis: false, enableReports: false, kpiThresholds }
      expect((await call(`POST /api/company/${id}/setup-automation`, { as, body })).status).toBe(200)
      const saved = await call(`GET /api/company/${id}/automation`, { as })
      expect(saved.body.data.kpiThresholds).toEqual(kpiThresholds)
      time.now += HOUR
      await worker.settle()
    }
    const notices = async () =>
      (await call('GET /notifications', { as })).body.data.map((one: { title: string; body: string }) => [
        one.title,
        one.body,
      ])
    await watch(undefined)
    expect(await notices()).toEqual([])
    await watch({ min: 30 })
    expect(await notices()).toEqual([
      ['Caixa abaixo do limite', `${nome}: Caixa em 14 dias, abaixo do mínimo de 30 dias.`],
    ])
    expect(worker.mails).toHaveLength(1)
    await watch({ min: 10 })
    const open = await t.db().selectFrom('alerts').select('id').where('closed_at', 'is', null).execute()
    expect(open).toEqual([])
  })
})
