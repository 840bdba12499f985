import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { App } from '#src/platform/http/fastify.ts'
import { documentPolicy } from '#src/platform/http/headers.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import type { MailKind } from './unsubscribe.repo.ts'
import { findLinkKind, unsubscribe } from './unsubscribe.service.ts'

const Query = z.object({ token: z._default(z.string(), '') })
const WHAT: Record<MailKind, string> = { reports: 'os relatórios', alerts: 'os alertas de KPI' }
/** What ends with it. */
const ALSO: Record<MailKind, string> = { reports: ' O resumo da semana para junto.', alerts: '' }

/** The only pages that the server writes for people without a session: plain HTML, no script. */
export function unsubscribeRoutes(app: App, services: Services): void {
  const config = {
    access: 'public' as const,
    addressLimits: [{ name: 'unsubscribe', ...RATE.unsubscribePerAddress }],
  }

  app.get(
    '/unsubscribe',
    { config, schema: { summary: 'Perguntar se os e-mails devem parar.', querystring: Query } },
    async ({ query }, reply) => {
      const kind = await findLinkKind(services.db, query.token)
      if (!kind) return sendDead(reply)
      const action = `/unsubscribe?token=${encodeURIComponent(query.token)}`
      return sendPage(
        reply,
        'Parar e-mails',
        `<p>Você não quer mais receber ${WHAT[kind]} por e-mail?${ALSO[kind]}</p>
<form method="post" action="${action}"><button type="submit">Parar de receber</button></form>`,
      )
    },
  )

  // Mail programs and the page itself post a form; its content is ignored.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: 4_096 },
      (_request, _body, done) => done(null, undefined),
    )
    scope.post<{ Querystring: z.infer<typeof Query> }>(
      '/unsubscribe',
      { config, schema: { summary: 'Parar os e-mails de um tipo.', querystring: Query } },
      async ({ query }, reply) => {
        const kind = await unsubscribe(services, query.token)
        if (!kind) return sendDead(reply)
        return sendPage(
          reply,
          'E-mails interrompidos',
          `<p>Pronto: você não receberá mais ${WHAT[kind]} por e-mail.${ALSO[kind]} Para voltar a receber, abra as Configurações.</p>
<p><a href="/settings">Abrir Configurações</a></p>`,
        )
      },
    )
  })
}

const sendDead = (reply: FastifyReply) =>
  sendPage(
    reply.code(404),
    'Este link não vale mais',
    '<p>Abra as Configurações para escolher os e-mails que você recebe.</p>\n<p><a href="/settings">Abrir Configurações</a></p>',
  )

const sendPage = (reply: FastifyReply, title: string, content: string) =>
  reply
    .header('content-security-policy', documentPolicy([]))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Norteia</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs.css">
</head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`)
