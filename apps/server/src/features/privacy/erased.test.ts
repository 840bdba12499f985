import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { outboxFiles, outboxMail } from '#src/adapters/mail-outbox.ts'
import { composeMail } from '#src/features/mail/mail.service.ts'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { workerTest } from '#tests/support/worker.ts'

const CANARY = 'Canarinho Zebrado'

onBothEngines('what was deleted', (t) => {
  const server = appTest(t)
  const { call } = server
  const worker = workerTest(t, server.time)
  const folder = mkdtempSync(join(tmpdir(), 'norteia-outbox-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** How often the text occurs in the database's files. */
  const inFiles = (text: string) =>
    ['', '-wal', '-journal']
      .map((suffix) => join(t.dataDir(), `norteia.db${suffix}`))
      .filter((path) => existsSync(path))
      .reduce((sum, path) => sum + readFileSync(path).toString('latin1').split(text).length - 1, 0)

  async function owner() {
    const as = await server.account(`${CANARY} da Silva`)
    const company = await server.company(as, { nome: `${CANARY} Ltda` })
    const submission = submissionOf(as, company)
    const formAnswers = { ...submission.formAnswers, main_challenge: `${CANARY} `.repeat(200) }
    expect((await call('POST /diagnostics', { as, body: { ...submission, formAnswers } })).status).toBe(201)
    return { as, company }
  }

  test('is in no file of the embedded database any more', async () => {
    if (t.engine === 'postgres') return // Its own vacuum does that.
    const { as, company } = await owner()
    const { as: other } = await owner()
    // Pages that were written over once: copies of older versions stand where they stood.
    for (let n = 0; n < 30; n++)
      await call('PUT /users/me', { as, body: { name: `${CANARY} ${n}`, email: as.email, phone: '' } })
    expect(inFiles(CANARY)).toBeGreaterThan(200)
    await call(`DELETE /companies/${company.id}`, { as })
    expect((await call('DELETE /users/me', { as, body: { currentPassword: as.password } })).status).toBe(200)
    expect((await call('DELETE /users/me', { as: other, body: { currentPassword: other.password } })).status).toBe(200)
    expect([inFiles(CANARY), inFiles(as.email), inFiles(other.email)]).toEqual([0, 0, 0])
  })

  test('is in no mail of the outbox any more; mails of others and the way back of an address stay', async () => {
    const log = { info: () => undefined }
    const send = outboxMail({ dataDir: folder, from: 'Norteia <nao-responda@norteia.example>', log })
    const mails = () =>
      readdirSync(join(folder, 'outbox')).map((name) => readFileSync(join(folder, 'outbox', name), 'utf8'))
    const [gone, moved, other] = [await server.account(), await server.account(), await server.account()]
    const { email: left, password: currentPassword } = moved
    await call('PUT /users/me', { as: moved, body: { name: 'Ana', email: `novo.${left}`, currentPassword } })
    worker.start({ sendMail: send, outbox: outboxFiles(folder) })
    await worker.settle()
    const to = 'ninguem@exemplo.com.br'
    await send({ ...composeMail({ subject: 'Oi', paragraphs: ['Oi'] }), id: 'x', to, date: server.time.now })
    const about = (email: string) => mails().filter((mail) => mail.includes(`To: ${email}`)).length
    for (const email of [gone.email, left, `novo.${left}`, other.email, to]) expect(about(email)).toBeGreaterThan(0)
    await call('DELETE /users/me', { as: gone, body: { currentPassword: gone.password } })
    await worker.settle()
    expect([about(gone.email), about(to)]).toEqual([0, 0])
    for (const email of [left, `novo.${left}`, other.email]) expect(about(email)).toBeGreaterThan(0)
    await worker.stop()
  })
})
