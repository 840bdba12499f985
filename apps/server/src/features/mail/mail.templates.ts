import { plainFirstName } from '@norteia/contracts/fields'
import { formatDate, formatTime } from '@norteia/contracts/format'

/** Subject and both bodies of a message. */
export interface MailText {
  subject: string
  text: string
  html: string
}

interface Parts {
  subject: string
  /** The person's whole name, whose plain first word greets; left out of mails to addresses that nobody has confirmed. */
  name?: string
  paragraphs: string[]
  /** Shown large, for a code to type. */
  code?: string
  action?: { label: string; url: string }
  /** Under the signature, small. */
  footnote?: string
  /** Link in the last line that unsubscribes from this kind of mail. */
  unsubscribeUrl?: string
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function greeting(name = ''): string {
  const first = plainFirstName(name)
  return first ? `Olá, ${first}!` : 'Olá!'
}

export const momentOf = (at: number) => `${formatDate(at)}, às ${formatTime(at)} (horário de Brasília)`

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

/** Messages about the account's security go to any address and contain nothing that a user wrote. */
export const passwordChangedMail = (at: number, publicUrl: string): MailText =>
  composeMail({
    subject: 'Sua senha foi alterada',
    paragraphs: [
      `A senha da sua conta na Norteia foi alterada em ${momentOf(at)}.`,
      'Se foi você, não precisa fazer nada. Se não foi, redefina a senha agora mesmo:',
    ],
    action: { label: 'Redefinir minha senha', url: `${publicUrl}/forgot-password` },
  })

export const twoFactorOnMail = (at: number, publicUrl: string): MailText =>
  composeMail({
    subject: 'A verificação em duas etapas foi ativada',
    paragraphs: [
      `A verificação em duas etapas da sua conta na Norteia foi ativada em ${momentOf(at)}. ` +
        'A partir de agora, o login pede também um código do seu aplicativo autenticador.',
      'Se não foi você, fale com a nossa equipe o quanto antes:',
    ],
    action: { label: 'Falar com o suporte', url: `${publicUrl}/suporte` },
  })

export const twoFactorOffMail = (at: number, publicUrl: string): MailText =>
  composeMail({
    subject: 'A verificação em duas etapas foi desativada',
    paragraphs: [
      `A verificação em duas etapas da sua conta na Norteia foi desativada em ${momentOf(at)}. ` +
        'O login voltou a pedir apenas e-mail e senha.',
      'Se não foi você, redefina a senha agora mesmo:',
    ],
    action: { label: 'Redefinir minha senha', url: `${publicUrl}/forgot-password` },
  })
