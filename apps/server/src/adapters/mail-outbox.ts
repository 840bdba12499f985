import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMail } from '#src/platform/ports/mail.ts'
import { MailNotSentError } from '#src/platform/ports/mail.ts'
import { buildMessage } from './mail-message.ts'

export interface OutboxOptions {
  dataDir: string
  from: string
  log: { info(about: object, text: string): void }
}

/** Writes each message to an `.eml` file, for running without an SMTP server. The file appears complete or not at all. */
export function outboxMail({ dataDir, from, log }: OutboxOptions): SendMail {
  const folder = join(dataDir, 'outbox')
  return async (mail) => {
    const time = new Date(mail.date).toISOString().replace(/[:.]/g, '-')
    const path = join(folder, `${time}-${mail.id}.eml`)
    try {
      const { raw } = await buildMessage(mail, from)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, raw, { mode: 0o600 })
      await rename(`${path}.part`, path)
    } catch (error) {
      throw new MailNotSentError('The message could not be written to the outbox.', { cause: error })
    }
    log.info({ path }, 'mail written to the outbox')
  }
}
