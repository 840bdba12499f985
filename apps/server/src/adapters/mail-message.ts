import type { Mail } from '#src/platform/ports/mail.ts'

export interface BuiltMessage {
  envelope: { from: string | false; to: string[] }
  /** RFC 5322 text with CRLF. */
  raw: Buffer
}

/** Builds the MIME message. nodemailer is loaded with the first mail, since most processes never send one. */
export async function buildMessage(mail: Mail, from: string): Promise<BuiltMessage> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  const message = new MailComposer({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachments && { attachments: [...mail.attachments] }),
    date: new Date(mail.date),
    messageId: `<${mail.id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }).compile()
  return { envelope: message.getEnvelope(), raw: await message.build() }
}
