import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { PAGES } from '@norteia/contracts/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#src/platform/app-error.ts'
import { sendError } from '#src/platform/errors.ts'
import type { App } from './fastify.ts'
import { documentPolicy } from './headers.ts'

/** Precompressed copies and source maps can't be requested by name. */
const HIDDEN = /\.(?:br|gz|map)$/

/**
 * Serves the built site from `root`: files by exact name, pages by their address, and the 404 page. The list of files is
 * read once, so nothing outside it can be requested. An unbuilt site answers 404 everywhere.
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
        // Names of assets contain a hash of their content.
        const isHashed = relative(root, path).startsWith(`assets${sep}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const file = fileOf(files, request)
      // What is shared by a link is nobody's to list.
      if (file === '/r/index.html') reply.header('x-robots-tag', 'noindex, nofollow')
      if (file) return reply.sendFile(file)
      app.countRefusal(request)
      if (files.has('/404.html') && request.headers.accept?.includes('text/html')) return sendMissing(reply)
    }
    return sendError(notFound(), request, reply)
  })
}

/** Without validators: a missing page is never 'not modified'. */
const sendMissing = (reply: FastifyReply) => reply.code(404).sendFile('/404.html', { etag: false, lastModified: false })

function fileOf(files: ReadonlySet<string>, request: FastifyRequest): string | undefined {
  const path = request.url.split('?', 1)[0] ?? '/'
  if (files.has(path) && !path.endsWith('.html')) return path
  if (!PAGES.includes(path)) return undefined
  const page = path === '/' ? '/index.html' : `${path}/index.html`
  return [page, '/app.html'].find((file) => files.has(file))
}

/** URL paths of the files below `root`; none when the folder doesn't exist. */
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
