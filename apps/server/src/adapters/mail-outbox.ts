import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Outbox, SendMail } from '#src/platform/ports/mail.ts'
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

/** Enough for the headers of any message. */
const HEAD_BYTES = 8_192

/** The messages that `outboxMail` has written below `dataDir`. */
export function outboxFiles(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox')
  const pathOf = (name: string) => join(folder, basename(name))
  return {
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const messages = names.filter((name) => name.endsWith('.eml'))
      return Promise.all(
        messages.map(async (name) => ({
          name,
          to: await addresseeOf(pathOf(name)),
          writtenAt: (await stat(pathOf(name))).mtimeMs,
        })),
      )
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

async function addresseeOf(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [, to = ''] = /^to:[ \t]*(.+)$/im.exec(buffer.toString('utf8', 0, bytesRead)) ?? []
    return to.trim().toLowerCase()
  } finally {
    await file.close()
  }
}
