import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#src/db/client.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'
import { workerTest } from '#tests/support/worker.ts'
import { queueAnomalies } from './anomalies.service.ts'

const DAY = 86_400_000
const SUBJECT = 'Valores fora do comum na sua empresa'
const MONTHS = ['02', '03', '04', '05', '06', '07', '08', '09'].map((month) => `2026-${month}`)
const USUAL = [980, 1010, 995, 1020, 1005, 990, 1015, 1000]

onBothEngines('anomalies', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const worker = workerTest(t, time)
  afterEach(async () => {
    await worker.stop()
    worker.forget()
  })

  /** Eight usual months of each category, and an October of `reais`. */
  async function owner(categories: Record<string, number>) {
    time.now = Date.UTC(2026, 10, 21, 12)
    const as = await server.confirmedAccount()
    const company = await server.company(as)
    const movements = Object.entries(categories).flatMap(([categoria, reais]) =>
      [...USUAL, reais].map((valor, i) => ({
        data: `${MONTHS[i] ?? '2026-10'}-10`,
        centavos: -valor * 100,
        categoria,
        contraparte: 'João da Silva',
      })),
    )
    await insertMovements(t.db(), company.id, movements)
    return { as, company }
  }

  const mails = () => worker.mails.filter(({ subject }) => subject === SUBJECT)
  type Owner = Awaited<ReturnType<typeof owner>>
  async function look({ as, company }: Owner) {
    await inTransaction(t.db(), (trx) => queueAnomalies(trx, company.id, as.id, time.now))
    await inTransaction(t.db(), (trx) => queueAnomalies(trx, company.id, as.id, time.now))
    time.now += 60_000
    await worker.settle()
  }
  const notices = async ({ as }: Owner) =>
    (await call('GET /notifications', { as })).body.data.map(({ kind, title, body }: Record<string, string>) => ({
      kind,
      title,
      body,
    }))

  test('of the newest complete month are reported once, by category', async () => {
    const it = await owner({ utilidades: 1_830, marketing: 1_030 })
    worker.start()
    await look(it)
    expect(await notices(it)).toEqual([
      {
        kind: 'anomalia',
        title: 'Energia, água e internet: valor fora do comum',
        body: 'Loja da Ana: R$ 1.830 em out/2026; o usual é R$ 1.002,50.',
      },
    ])
    expect(mails()).toHaveLength(1)
    expect(mails()[0]!.to).toBe(it.as.email)
    expect(mails()[0]!.text).toContain('Energia, água e internet: R$ 1.830 em out/2026')
    expect(JSON.stringify([mails(), await notices(it)])).not.toContain('João')
    time.now += 20 * DAY
    await look(it)
    expect(await notices(it)).toHaveLength(1)
    expect(mails()).toHaveLength(1)
  })

  test('are three a week at most, the largest first', async () => {
    const it = await owner({ utilidades: 2_000, marketing: 3_000, aluguel: 4_000, fretes: 5_000, sistemas: 6_000 })
    worker.start()
    await look(it)
    const titles = async () => (await notices(it)).map(({ title }: { title: string }) => title.split(':')[0])
    expect((await titles()).sort()).toEqual(['Aluguel e condomínio', 'Fretes sobre vendas', 'Sistemas e assinaturas'])
    time.now += 2 * DAY
    await look(it)
    expect(await titles()).toHaveLength(3)
    time.now += 6 * DAY
    await look(it)
    expect(await titles()).toHaveLength(5)
  })

  test('are looked for after a typed movement', async () => {
    const it = await owner({ utilidades: 1_000 })
    worker.start()
    await look(it)
    expect(await notices(it)).toEqual([])
    const [account] = (await call(`GET /companies/${it.company.id}/contas`, { as: it.as })).body.data
    const body = {
      contaId: account.id,
      data: '2026-10-20',
      valor: -900,
      descricao: 'Segunda conta de luz',
      categoria: 'utilidades',
    }
    expect((await call(`POST /companies/${it.company.id}/lancamentos`, { as: it.as, body })).status).toBe(201)
    time.now += 60_000
    await worker.settle()
    expect(await notices(it)).toMatchObject([{ body: 'Loja da Ana: R$ 1.900 em out/2026; o usual é R$ 1.002,50.' }])
  })

  test('are mailed only to users who want alerts', async () => {
    const it = await owner({ utilidades: 1_830 })
    await call('PUT /users/me/preferences', { as: it.as, body: { emailReports: true, emailAlerts: false } })
    worker.start()
    await look(it)
    expect(await notices(it)).toHaveLength(1)
    expect(mails()).toEqual([])
  })

  test('aren’t looked for in a month that the statements leave open', async () => {
    const it = await owner({ utilidades: 1_830 })
    const [account] = await t.db().selectFrom('accounts').select('id').where('company_id', '=', it.company.id).execute()
    await t
      .db()
      .insertInto('imports')
      .values({
        id: `i-${account!.id}`,
        company_id: it.company.id,
        account_id: account!.id,
        ordem: 1,
        preview_id: 'p',
        request_hash: 'h',
        arquivo: 'a.ofx',
        sha256: 's',
        formato: 'ofx',
        de: '2026-02-01',
        ate: '2026-10-15',
        novas: 9,
        repetidas: 0,
        futuras: 0,
        recusadas: 0,
        prova: '{}',
        avisos: '[]',
        saldos: '[]',
        created_at: 1,
        undone_at: null,
      })
      .execute()
    worker.start()
    await look(it)
    expect(await notices(it)).toEqual([])
  })
})
