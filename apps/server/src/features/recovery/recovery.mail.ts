import { composeMail, type MailText } from '#src/features/mail/mail.service.ts'

/** The address may be a stranger's, so nothing in this mail was written by a user. */
export const recoveryCodeMail = (code: string): MailText =>
  composeMail({
    subject: 'Seu código para redefinir a senha',
    paragraphs: [
      'Recebemos um pedido para redefinir a senha da sua conta na Norteia. Digite este código na tela de recuperação:',
    ],
    code,
    footnote:
      'O código vale por 10 minutos e só pode ser usado uma vez. Se não foi você quem pediu, ignore esta mensagem: ' +
      'sua senha continua a mesma. Nunca informe este código a ninguém, nem à nossa equipe.',
  })
