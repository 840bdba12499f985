import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { JobRun } from '#src/jobs/job.ts'
import { type Mail, MailNotSentError } from '#src/platform/ports/mail.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'
import { sendOnce } from './mail.service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

onBothEngines('mails about companies', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const worker = workerTest(t, time)

  beforeEach(async () => {
    await t.db().deleteFrom('users').execute()
    await t.db().deleteFrom('jobs').execute()
    await t.db().deleteFrom('throttles').execute()
    time.now = Date.UTC(2026, 10, 21, 12)
    worker.forget()
    worker.start()
  })
  afterEach(() => worker.stop())

  const pass = async (ms: number) => {
    time.now += ms
    await worker.settle()
  }
  /** A company whose revenue is below its limit, and a report a week. */
  async function watched(as: Account, nome: string) {
    const company = await server.company(as, { nome, faturamento: 80_000 })
    const kpiThresholds = { ...DEFAULT_AUTOMATION.kpiThresholds, receita: { min: 100_000, max: 1e9 } }
    const body = {
      ...DEFAULT_AUTOMATION,
      enableAnalysis: false,
      enableReports: true,
      reportFrequency: 'weekly',
      kpiThresholds,
    }
    expect((await call(`POST /api/company/${company.id}/setup-automation`, { as, body })).status).toBe(200)
    return company
  }
  const revenue = (as: Account, id: string, faturamento: number) =>
    call(`PUT /companies/${id}`, { as, body: { faturamento } })
  const alerts = () => worker.mails.filter((mail) => mail.subject.startsWith('Alerta'))

  test('an address that nobody has confirmed gets none: the news stays in the app', async () => {
    const as = await server.account()
    const company = await watched(as, 'Loja')
    await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    await pass(HOUR)
    await pass(3 * DAY)
    await pass(HOUR)
    expect(worker.mails.map((mail) => mail.subject)).toEqual(['Confirme seu e-mail'])
    const { data } = (await call('GET /notifications', { as })).body
    const kinds = data.map((notice: { kind: string }) => notice.kind)
    expect(kinds).toContain('kpi-alert')
    expect(kinds).toContain('report')
  })

  test('alerts of all companies become one mail a day, and each is mailed once', async () => {
    const as = await server.confirmedAccount('Ana Souza')
    const [one, two] = [await watched(as, 'Primeira'), await watched(as, 'Segunda')]
    const third = await watched(as, 'Terceira')
    await revenue(as, third.id, 200_000)
    await pass(HOUR)
    await pass(5 * MINUTE)
    expect(alerts()).toMatchObject([{ to: as.email, subject: 'Alertas de KPI da sua empresa' }])
    const [first] = alerts()
    expect(first?.text).toMatch(/^Olá, Ana!/)
    expect(first?.text).toContain('Estes números de Primeira saíram')
    expect(first?.text).toContain('Estes números de Segunda saíram')
    expect(first?.text).not.toContain('Terceira')
    await revenue(as, third.id, 50_000)
    for (let hour = 0; hour < 12; hour++) await pass(HOUR)
    expect(alerts()).toHaveLength(1)
    // What is back in its range by the morning needs no word.
    await revenue(as, one.id, 70_000)
    await pass(12 * HOUR)
    await pass(HOUR)
    expect(alerts()).toHaveLength(2)
    expect(alerts()[1]?.text).toContain('Terceira')
    expect(alerts()[1]?.text).not.toMatch(/Primeira|Segunda/)
    await revenue(as, two.id, 150_000)
    for (let day = 0; day < 3; day++) await pass(DAY)
    expect(alerts()).toHaveLength(2)
  })

  test('names are one line in a mail, and greet only as a plain first name', async () => {
    const as = await server.confirmedAccount()
    const company = await watched(as, 'Loja')
    // As stored before names were one line.
    await t.db().updateTable('users').set({ name: 'http://exemplo.com Ana' }).where('id', '=', as.id).execute()
    const nome = 'Loja\r\n\r\nClique \u202Ehttp://exemplo.com'
    await t.db().updateTable('companies').set({ nome }).where('id', '=', company.id).execute()
    await pass(HOUR)
    await pass(5 * MINUTE)
    expect(alerts()[0]?.text).toMatch(/^Olá!\n/)
    expect(alerts()[0]?.text).toContain('Estes números de Loja Clique http://exemplo.com saíram')
  })

  test('are twenty reports a day; the others stay in the app', async () => {
    await worker.stop()
    const as = await server.confirmedAccount()
    const companies = []
    for (let n = 0; n < 23; n++) {
      const company = await watched(as, `Loja ${n}`)
      await revenue(as, company.id, 200_000)
      await call('POST /diagnostics', { as, body: submissionOf(as, company) })
      companies.push(company)
    }
    worker.start()
    await pass(2 * DAY)
    expect(worker.mails.filter((mail) => mail.subject.startsWith('Relatório'))).toHaveLength(20)
    const reports = await t.db().selectFrom('reports').select('id').execute()
    expect(reports).toHaveLength(companies.length)
  })

  test('their links that end a kind of mail die with the address', async () => {
    const as = await server.confirmedAccount()
    await watched(as, 'Loja')
    await pass(HOUR)
    await pass(5 * MINUTE)
    const link = new URL(alerts()[0]?.unsubscribeUrl ?? '')
    const open = () => call(`GET ${link.pathname}${link.search}`)
    expect((await open()).status).toBe(200)
    const body = { name: 'Ana', email: `novo.${as.email}`, currentPassword: as.password }
    await call('PUT /users/me', { as, body })
    expect((await open()).status).toBe(404)
  })
})

/** A job whose process may die at any moment: what it noted is all that the next one knows. */
function mortalJob() {
  const job = {
    id: 'j',
    kind: 'mail',
    key: 'k',
    payload: null,
    attempt: 1,
    fence: 1,
    checkpoint: null as string | null,
  }
  const note = async (text: string | null) => {
    job.checkpoint = text
  }
  const run = { note } as JobRun
  return { job, run }
}
const mail: Mail = { id: 'm', to: 'ana@exemplo.com', subject: 'Oi', text: 'Oi', html: 'Oi', date: 0 }
const log = { warn: () => undefined }

test('a mail whose worker died while it was sent is not sent again', async () => {
  const { job, run } = mortalJob()
  let sent = 0
  const dying = async () => {
    sent += 1
    // The worker's end: nothing after this line happens.
    await new Promise(() => undefined)
  }
  void sendOnce({ send: dying, log }, job, run, async () => mail)
  await expect.poll(() => sent).toBe(1)
  const again = async () => {
    sent += 1
  }
  await sendOnce({ send: again, log }, job, run, async () => mail)
  expect(sent).toBe(1)
})

test('a mail that may have left is not sent again, and one that surely did not is', async () => {
  const { job, run } = mortalJob()
  let tries = 0
  const refused = async () => {
    tries += 1
    throw new MailNotSentError('refused')
  }
  await expect(sendOnce({ send: refused, log }, job, run, async () => mail)).rejects.toThrow(MailNotSentError)
  const broken = async () => {
    tries += 1
    throw new Error('connection lost')
  }
  await sendOnce({ send: broken, log }, job, run, async () => mail)
  await sendOnce({ send: broken, log }, job, run, async () => mail)
  expect(tries).toBe(2)
})
