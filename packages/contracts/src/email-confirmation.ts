import * as z from 'zod/mini'

/** Links in mails that confirm an address, or bring back the one before. */
export const EMAIL_LINK_TEXT = {
  dead: 'Este link não existe ou expirou.',
  /** A user asks for the mail again and again. */
  tooMany: 'Já enviamos vários e-mails de confirmação hoje. Procure também na caixa de spam e tente de novo amanhã.',
} as const

/** The token is in the page's address after '#', so that no server's log and no referrer holds it. */
export const EmailLink = z.strictObject({
  token: z
    .string({ error: EMAIL_LINK_TEXT.dead })
    .check(z.maxLength(200, { error: EMAIL_LINK_TEXT.dead, abort: true }), z.minLength(1, EMAIL_LINK_TEXT.dead)),
})
export type EmailLink = z.infer<typeof EmailLink>
