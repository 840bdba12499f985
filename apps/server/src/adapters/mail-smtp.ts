import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailNotSentError, type SendMail } from '#src/platform/ports/mail.ts'
import { buildMessage } from './mail-message.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://… */
  url: string
  from: string
  timeoutMs?: number
}

/**
 * Uses one connection per message. After a failure it must be clear whether the message may have been sent: it definitely
 * was not if the server had not yet asked for its text, or refused it with a status code.
 */
export function smtpMail({ url, from, timeoutMs = 10_000 }: SmtpOptions): SendMail {
  return async (mail) => {
    const { default: Connection } = await import('nodemailer/lib/smtp-connection')
    const { parseConnectionUrl } = await import('nodemailer/lib/shared')
    const { envelope, raw } = await buildMessage(mail, from)
    const options = parseConnectionUrl(url)
    const { auth } = options
    const connection = new Connection({
      ...options,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
    })
    let started = false
    const text = Readable.from(
      (function* () {
        started = true
        yield raw
      })(),
    )
    try {
      await connect(connection)
      if (auth) await done((callback) => connection.login(auth as SMTPConnection.AuthenticationType, callback))
      await done((callback) => connection.send(envelope, text, callback))
    } catch (error) {
      const refused = typeof (error as SMTPConnection.SMTPError).responseCode === 'number'
      if (started && !refused) throw error
      throw new MailNotSentError('The mail server did not take the message.', { cause: error })
    } finally {
      text.destroy()
      connection.quit()
    }
  }
}

const connect = (connection: SMTPConnection) =>
  new Promise<void>((resolve, reject) => {
    connection.once('error', reject)
    connection.once('end', () => reject(new Error('The mail server closed the connection.')))
    connection.connect((error?: Error) => (error ? reject(error) : resolve()))
    // Errors are reported through the callbacks; without a listener they would end the process.
    connection.on('error', () => undefined)
  })

const done = (call: (callback: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()))
  })
