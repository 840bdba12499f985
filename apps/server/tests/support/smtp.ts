import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  raw: string
  subject: string
  /** Plain-text part, decoded. */
  text: string
}

export interface TestSmtp {
  url: string
  mails: ReceivedMail[]
  /** Set: every message is refused with this code after its text. */
  refuseWith: number | undefined
  stop(): Promise<void>
}

/** A real SMTP server on this machine; `port` 0 takes a free one. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (smtp.refuseWith) {
          callback(Object.assign(new Error('try later'), { responseCode: smtp.refuseWith }))
          return
        }
        const raw = Buffer.concat(chunks).toString('utf8')
        mails.push({ to: session.envelope.rcptTo.map((it) => it.address), raw, ...read(raw) })
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = await new Promise<number>((resolve) => {
    const net = server.listen(port, '127.0.0.1', () => {
      const address = net.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    refuseWith: undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return smtp
}

/** As much MIME as our own messages need. */
function read(raw: string): { subject: string; text: string } {
  const unfolded = raw.replace(/\r\n[ \t]/g, ' ')
  const encoded = /^Subject: (.*)$/im.exec(unfolded)?.[1]?.trim() ?? ''
  const subject = encoded.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_, kind: string, data: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(data, 'base64').toString('utf8') : quoted(data.replaceAll('_', ' ')),
  )
  const part = raw.split(/\r\n--/).find((it) => /content-type: text\/plain/i.test(it)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const content = body.join('\r\n\r\n')
  const text = /base64/i.test(head) ? Buffer.from(content, 'base64').toString('utf8') : quoted(content)
  return { subject, text }
}

const quoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
