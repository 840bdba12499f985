import type { App } from './fastify.ts'

const DAY = 24 * 3_600_000
/** RFC 9116 asks for less than a year. */
const GOOD_FOR_MS = 180 * DAY

/** Serves `/.well-known/security.txt` (RFC 9116): where somebody who finds a weakness can report it. */
export function registerSecurityText(app: App, { clock, publicUrl }: { clock: () => number; publicUrl: string }): void {
  const options = { config: { access: 'public' as const }, schema: { hide: true } }
  app.get('/.well-known/security.txt', options, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${publicUrl}/suporte#seguranca`,
          `Expires: ${new Date(clock() + GOOD_FOR_MS).toISOString()}`,
          'Preferred-Languages: pt, en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  )
}
