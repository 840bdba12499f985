import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { registerCompression } from './compression.ts'

const LONG = { texto: 'A empresa fatura e gasta. '.repeat(400) }

function opened() {
  const app = Fastify()
  registerCompression(app)
  app.get('/long', async () => LONG)
  app.get('/short', async () => ({ texto: 'pouco' }))
  app.get('/pdf', async (_request, reply) => reply.type('application/pdf').send(Buffer.alloc(10_000)))
  app.get('/varied', async (_request, reply) => reply.header('vary', 'origin').send(LONG))
  return app
}

async function ask(url: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return opened().inject({ method: 'GET', url, headers })
}

describe('answers of the API', () => {
  test('over 2 KB are compressed by what the client takes, brotli before gzip', async () => {
    const brotli = await ask('/long', 'gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LONG)
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length)
    expect(brotli.rawPayload.length).toBeLessThan(1_000)
    const gzipped = await ask('/long', 'br;q=0, gzip')
    expect(gzipped.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(LONG)
  })

  test('go as they are to who takes neither', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0, gzip;q=0.0']) {
      const plain = await ask('/long', accepted)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.json()).toEqual(LONG)
    }
  })

  test('say to caches that they differ by it', async () => {
    expect((await ask('/long')).headers.vary).toBe('accept-encoding')
    expect((await ask('/varied', 'br')).headers.vary).toBe('origin, accept-encoding')
  })

  test('that are short, or no text, are left alone', async () => {
    expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined()
    expect((await ask('/pdf', 'br')).headers['content-encoding']).toBeUndefined()
  })
})
