import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { PAGES } from '@norteia/contracts/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#src/platform/app-error.ts'
import { sendError } from '#src/platform/errors.ts'
import type { App } from './fastify.ts'
import { documentPolicy } from './headers.ts'

/** Compressed siblings and source maps are no addresses. */
const HIDDEN = /\.(?:br|gz|map)$/

/**
 * The built site from `root`: exact files, pages by their address, and the 404 screen. The list of files is read once,
 * so nothing outside of it can be named. An unbuilt site answers 404 like any unknown address.
 */
export async function serveSite(app: App, root: string, connectSources: readonly string[]): Promise<void> {
  const files = await listFiles(root)
  const policy = documentPolicy(connectSources)
  if (files.size > 0)
    await app.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const name = path.replace(/\.(?:br|gz)$/, '')
        if (extname(name) === '.html') reply.header('content-security-policy', policy)
        // The names of assets hold a hash of their content.
        const isHashed = relative(root, path).startsWith(`assets${sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const file = fileOf(files, request)
      if (file) return reply.sendFile(file)
      if (files.has('/404.html') && request.headers.accept?.includes('text/html')) return sendMissing(reply)
    }
    return sendError(notFound(), request, reply)
  })
}

/** Without a validator: a page that is missing is never 'not modified'. */
const sendMissing = (reply: FastifyReply) => reply.code(404).sendFile('/404.html', { etag: false, lastModified: false })

function fileOf(files: ReadonlySet<string>, request: FastifyRequest): string | undefined {
  const path = request.url.split('?', 1)[0] ?? '/'
  if (files.has(path) && !path.endsWith('.html')) return path
  if (!PAGES.includes(path)) return undefined
  const page = path === '/' ? '/index.html' : `${path}/index.html`
  return [page, '/app.html'].find((file) => files.has(file))
}

/** Addresses of the files below `root`. */
async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const addresses = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
  return new Set(addresses.filter((address) => !HIDDEN.test(address) && !address.includes('/.')))
}
