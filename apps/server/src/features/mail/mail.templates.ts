import { formatDate, formatTime } from '@norteia/contracts/format'

/** Subject and both bodies of a message. */
export interface MailText {
  subject: string
  text: string
  html: string
}

interface Parts {
  subject: string
  /** The person's whole name; the first word greets. */
  name: string
  paragraphs: string[]
  /** Shown large, for a code to type. */
  code?: string
  action?: { label: string; url: string }
  /** Under the signature, small. */
  footnote?: string
  /** Last line: ends this kind of mail. */
  unsubscribeUrl?: string
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const greeting = (name: string) => `Olá, ${name.trim().split(/\s+/)[0] ?? ''}!`

const moment = (at: number) => `${formatDate(at)}, às ${formatTime(at)} (horário de Brasília)`

const UNSUBSCRIBE = 'Não quero mais receber estes e-mails'

const FONT = 'font-family:Segoe UI,Helvetica,Arial,sans-serif;color:#1f2937'

/** One message as plain text and as simple HTML without images or remote parts. */
export function composeMail({ subject, name, paragraphs, code, action, footnote, unsubscribeUrl }: Parts): MailText {
  const text = [
    greeting(name),
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    'Equipe Norteia',
    ...(footnote ? [footnote] : []),
    ...(unsubscribeUrl ? [`${UNSUBSCRIBE}: ${unsubscribeUrl}`] : []),
  ].join('\n\n')
  const line = (content: string) => `<p style="margin:0 0 16px;line-height:1.5">${content}</p>`
  const small = (content: string) =>
    `<p style="margin:0 0 8px;font-size:13px;color:#4b5563;line-height:1.5">${content}</p>`
  const html = [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#f3f4f6">`,
    `<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;${FONT}">`,
    '<p style="margin:0 0 24px;font-size:20px;font-weight:bold">Norteia</p>',
    line(escapeHtml(greeting(name))),
    ...paragraphs.map((paragraph) => line(escapeHtml(paragraph))),
    code ? `<p style="margin:0 0 16px;font-size:32px;letter-spacing:8px;font-weight:bold">${escapeHtml(code)}</p>` : '',
    action
      ? line(
          `<a href="${escapeHtml(action.url)}" style="color:#1d4ed8;font-weight:bold">${escapeHtml(action.label)}</a>`,
        )
      : '',
    line('Equipe Norteia'),
    footnote ? small(escapeHtml(footnote)) : '',
    unsubscribeUrl ? small(`<a href="${escapeHtml(unsubscribeUrl)}" style="color:#4b5563">${UNSUBSCRIBE}</a>`) : '',
    '</div></body></html>',
  ].join('')
  return { subject, text: `${text}\n`, html }
}

/** When and where: all that the owner needs to tell whether it was them. */
export const passwordChangedMail = (person: { name: string }, at: number, publicUrl: string): MailText =>
  composeMail({
    subject: 'Sua senha foi alterada',
    name: person.name,
    paragraphs: [
      `A senha da sua conta na Norteia foi alterada em ${moment(at)}.`,
      'Se foi você, não precisa fazer nada. Se não foi, redefina a senha agora mesmo:',
    ],
    action: { label: 'Redefinir minha senha', url: `${publicUrl}/forgot-password` },
  })

/** Goes to the old address. */
export const emailChangedMail = (person: { name: string }, at: number, publicUrl: string): MailText =>
  composeMail({
    subject: 'O e-mail da sua conta foi alterado',
    name: person.name,
    paragraphs: [
      `O endereço de e-mail da sua conta na Norteia foi alterado em ${moment(at)}. ` +
        'As próximas mensagens irão para o novo endereço.',
      'Se não foi você, fale com a nossa equipe o quanto antes:',
    ],
    action: { label: 'Falar com o suporte', url: `${publicUrl}/suporte` },
  })
