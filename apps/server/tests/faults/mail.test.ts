import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { onEnginesOf } from '#tests/support/engines.ts'
import { FaultServer, reportFault, signUp } from '#tests/support/fault-server.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'

onEnginesOf('sqlite', 'a mail server that is down', (t) => {
  let smtp: TestSmtp | undefined
  let server: FaultServer | undefined
  afterEach(async () => {
    await server?.end('SIGKILL')
    await smtp?.stop()
  })

  test('leaves the recovery answered with 200, and the code arrives when it is back', async () => {
    smtp = await startSmtp()
    const { port } = new URL(smtp.url)
    const SMTP_URL = smtp.url
    await smtp.stop()
    server = await FaultServer.start({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '', SMTP_URL })
    const { email } = await signUp(server)
    const asked = await server.call('POST /password-recovery/initiate', { body: { email } })
    expect(asked.status).toBe(200)
    // The first try has surely failed by then.
    await sleep(1_000)
    smtp = await startSmtp(Number(port))
    const back = performance.now()
    /** Of the mails to her the one that brings the code: the link that confirms her address comes too. */
    const codeSent = () =>
      smtp?.mails.flatMap((mail) => (mail.to.includes(email) ? (/\b\d{6}\b/.exec(mail.text) ?? []) : []))[0]
    while (!codeSent() && performance.now() - back < 60_000) await sleep(50)
    const code = codeSent()
    const newPassword = 'Outra-senha-1'
    const set = await server.call('POST /password-recovery/reset', { body: { email, code, newPassword } })
    expect(set.status).toBe(200)
    expect((await server.call('POST /login', { body: { email, password: newPassword } })).status).toBe(200)
    reportFault(
      `SMTP down, then back, ${t.engine}`,
      `recovery 200 meanwhile, the code arrives ${((performance.now() - back) / 1000).toFixed(1)} s after it is back and sets the password`,
    )
  })
})
