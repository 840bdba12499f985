/** One message to one person. */
export interface Mail {
  /** Names the message for ever: part of its Message-ID. */
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
 * Hands a message over to the mail system.
 *
 * @throws MailNotSentError when it surely didn't leave; any other error leaves that open
 */
export type SendMail = (mail: Mail) => Promise<void>

/** The message surely was not taken over: sending it again can't give it twice. */
export class MailNotSentError extends Error {
  override readonly name = 'MailNotSentError'
}
