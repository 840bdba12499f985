import { composeMail, type MailText, momentOf } from '#src/features/mail/mail.service.ts'

/** The address may be a stranger's, so nothing in this mail was written by a user. */
export const confirmationMail = (url: string): MailText =>
  composeMail({
    subject: 'Confirme seu e-mail',
    paragraphs: [
      'Este endereço foi informado em uma conta da Norteia. Se a conta é sua, confirme o endereço para receber nele ' +
        'relatórios, alertas e o resumo da semana:',
    ],
    action: { label: 'Confirmar meu e-mail', url },
    footnote:
      'O link vale por dois dias e só pode ser usado uma vez. Se você não criou uma conta na Norteia, ignore esta ' +
      'mensagem: não enviaremos relatórios nem alertas a este endereço.',
  })

/** To the old address. */
export const emailChangedMail = (at: number, url: string): MailText =>
  composeMail({
    subject: 'O e-mail da sua conta foi alterado',
    paragraphs: [
      `O endereço de e-mail da sua conta na Norteia foi alterado em ${momentOf(at)}. ` +
        'As próximas mensagens irão para o novo endereço.',
      'Se não foi você, desfaça a troca. O endereço antigo volta a valer, todos os aparelhos são desconectados e ' +
        'você escolhe uma nova senha:',
    ],
    action: { label: 'Desfazer a troca', url },
    footnote: 'O link vale por três dias e só pode ser usado uma vez. Se foi você quem trocou, não precisa fazer nada.',
  })
