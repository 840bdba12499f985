import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { PAGES } from '@norteia/contracts/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#src/platform/app-error.ts'
import { sendError } from '#src/platform/errors.ts'
import { documentPolicy } from './headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}

/** Best first; the build writes the compressed files beside the plain one. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

interface SiteFile {
  path: string
  type: string
  /** Its name holds a hash of its content. */
  immutable: boolean
  encodings: readonly (typeof ENCODINGS)[number][]
}

export interface Site {
  /** What to do with a request that no route takes. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/**
 * The built site from `root`: exact files, pages by their address, and the 404 screen. The list of files is read once,
 * so nothing outside of it can be named; contents are kept in memory after their first use. An unbuilt site answers
 * 404 like any unknown address.
 */
export async function openSite(root: string, connectSources: readonly string[]): Promise<Site> {
  const files = await listFiles(root)
  const contents = new Map<string, Promise<Buffer>>()
  const policy = documentPolicy(connectSources)
  const read = (path: string) => {
    const known = contents.get(path)
    if (known) return known
    const content = readFile(path)
    contents.set(path, content)
    content.catch(() => contents.delete(path))
    return content
  }

  async function sendFile(file: SiteFile, status: number, request: FastifyRequest, reply: FastifyReply) {
    const encoding = file.encodings.find(({ name }) => accepts(request.headers['accept-encoding'], name))
    const content = await read(file.path + (encoding?.suffix ?? ''))
    if (encoding) reply.header('content-encoding', encoding.name)
    if (file.encodings.length > 0) reply.header('vary', 'accept-encoding')
    if (file.type.startsWith('text/html')) reply.header('content-security-policy', policy)
    reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    return reply.code(status).type(file.type).send(content)
  }

  return {
    async answer(request, reply) {
      if (request.method === 'GET' || request.method === 'HEAD') {
        const path = request.url.split('?', 1)[0] ?? '/'
        const exact = files.get(path)
        if (exact && !path.endsWith('.html')) return sendFile(exact, 200, request, reply)
        const page = PAGES.includes(path)
          ? (files.get(path === '/' ? '/index.html' : `${path}/index.html`) ?? files.get('/app.html'))
          : undefined
        if (page) return sendFile(page, 200, request, reply)
        const missing = files.get('/404.html')
        if (missing && request.headers.accept?.includes('text/html')) return sendFile(missing, 404, request, reply)
      }
      return sendError(notFound(), request, reply)
    },
  }
}

/** By address. Compressed siblings, source maps and hidden files have none. */
async function listFiles(root: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const files = new Map<string, SiteFile>()
  for (const path of paths) {
    const address = `/${relative(root, path).split(sep).join('/')}`
    const type = TYPES[extname(path)]
    if (!type || address.includes('/.')) continue
    files.set(address, {
      path,
      type,
      immutable: address.startsWith('/assets/'),
      encodings: ENCODINGS.filter(({ suffix }) => all.has(path + suffix)),
    })
  }
  return files
}

/** Whether the client takes an encoding, by name and not refused with q=0. */
function accepts(header: string | string[] | undefined, name: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((item) => {
      const [coding, ...parameters] = item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
}
