/** One message to one person. */
export interface Mail {
  /** Permanent id of the message, part of its Message-ID. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Epoch milliseconds. */
  date: number
  /** Address for one-click unsubscription, on mails that can be unsubscribed from. */
  unsubscribeUrl?: string
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[]
}

/**
 * Delivers a message to the mail system.
 *
 * @throws MailNotSentError when it was definitely not sent; after any other error it may have been
 */
export type SendMail = (mail: Mail) => Promise<void>

/** The message was definitely not accepted: sending it again can't deliver it twice. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError'
}

/** Messages that stay on the disk, where no mail server is configured. */
export interface Outbox {
  /** `to`: the address, lower case; `writtenAt`: epoch milliseconds. */
  list(): Promise<{ name: string; to: string; writtenAt: number }[]>
  /** Does nothing when the message is gone already. */
  remove(name: string): Promise<void>
}
