import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { composeMail } from '#src/features/mail/mail.templates.ts'
import { type Mail, MailNotSentError } from '#src/platform/ports/mail.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { outboxMail } from './mail-outbox.ts'
import { smtpMail } from './mail-smtp.ts'

const FROM = 'Norteia <nao-responda@norteia.example>'
const mail = (more: Partial<Mail> = {}): Mail => ({
  id: 'm-1',
  to: 'joão@exemplo.com',
  date: Date.UTC(2026, 10, 21, 12),
  ...composeMail({ subject: 'Sua senha foi alterada', name: 'João <b>Silva', paragraphs: ['Foi <b>alterada</b>.'] }),
  ...more,
})

let smtp: TestSmtp
let dataDir = ''
beforeEach(async () => {
  smtp = await startSmtp()
  dataDir = mkdtempSync(join(tmpdir(), 'norteia-test-'))
})
afterEach(async () => {
  await smtp.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('gives a Portuguese message with text and HTML to the SMTP server', async () => {
  await smtpMail({ url: smtp.url, from: FROM })(
    mail({ to: 'ana@exemplo.com', unsubscribeUrl: 'http://localhost/u?token=x' }),
  )
  expect(smtp.mails).toHaveLength(1)
  const [got] = smtp.mails
  expect(got?.to).toEqual(['ana@exemplo.com'])
  expect(got?.subject).toBe('Sua senha foi alterada')
  expect(got?.text).toContain('Olá, João!')
  expect(got?.text).toContain('Foi <b>alterada</b>.')
  expect(got?.raw).toContain('Message-ID: <m-1@norteia.example>')
  expect(got?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail().html).toContain('Foi &#60;b&#62;alterada&#60;/b&#62;.')
})

it('lets no line break of a field become a header', async () => {
  await smtpMail({ url: smtp.url, from: FROM })(
    mail({ to: 'ana@exemplo.com', subject: 'Oi\r\nBcc: outro@exemplo.com' }),
  )
  expect(smtp.mails[0]?.to).toEqual(['ana@exemplo.com'])
  expect(smtp.mails[0]?.raw).not.toMatch(/^Bcc:/im)
  expect(smtp.mails[0]?.subject).toBe('Oi Bcc: outro@exemplo.com')
})

it('says that a message surely did not leave when the server is down or refuses it', async () => {
  smtp.refuseWith = 451
  const send = smtpMail({ url: smtp.url, from: FROM, timeoutMs: 1_000 })
  await expect(send(mail())).rejects.toThrow(MailNotSentError)
  await smtp.stop()
  await expect(send(mail())).rejects.toThrow(MailNotSentError)
})

it('gives up on a server that accepts the connection and says nothing', async () => {
  const mute = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => mute.once('listening', resolve))
  const { port } = mute.address() as { port: number }
  const send = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: FROM, timeoutMs: 200 })
  await expect(send(mail())).rejects.toThrow(MailNotSentError)
  mute.close()
})

it('leaves open whether a message left when the connection breaks after its text', async () => {
  const rude = createServer((socket) => {
    let inText = false
    socket.write('220 hi\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inText) return socket.destroy()
      if (text.startsWith('DATA')) {
        inText = true
        return socket.write('354 go on\r\n')
      }
      return socket.write('250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => rude.once('listening', resolve))
  const { port } = rude.address() as { port: number }
  const failure = await smtpMail({ url: `smtp://127.0.0.1:${port}`, from: FROM, timeoutMs: 1_000 })(
    mail({ to: 'ana@exemplo.com' }),
  ).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(MailNotSentError)
  rude.close()
})

it('writes an .eml file for its owner only and logs the path', async () => {
  const logged: object[] = []
  await outboxMail({ dataDir, from: FROM, log: { info: (about) => logged.push(about) } })(mail())
  const [file] = readdirSync(join(dataDir, 'outbox'))
  expect(file).toBe('2026-11-21T12-00-00-000Z-m-1.eml')
  const path = join(dataDir, 'outbox', file!)
  expect(logged).toEqual([{ path }])
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(readFileSync(path, 'utf8')).toContain('Subject: Sua senha foi alterada')
})
