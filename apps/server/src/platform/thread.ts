import { extname, join } from 'node:path'
import type { Piscina } from 'piscina'

const IDLE_MS = 60_000

/**
 * Runs functions of another file in one thread of this process, made for the first call and gone after a minute without
 * one; a call waits for those before it. `name` is the file beside `meta`, without its ending: the sources' in development,
 * the bundle's in production. A call rejects when its function fails or the thread dies; the next one gets a new thread.
 */
export function threadBeside(meta: { dirname: string; filename: string }, name: string) {
  let thread: Promise<Piscina> | undefined
  const open = async () => {
    const { Piscina } = await import('piscina')
    const pool = new Piscina({
      filename: join(meta.dirname, `${name}${extname(meta.filename)}`),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    return surviving(pool)
  }
  return async <T>(call: string, content: object): Promise<T> => {
    thread ??= open()
    return (await thread).run(content, { name: call })
  }
}

/** Unheard, the error of a thread without a call would end the process; a call's own rejects the call. */
export function surviving(pool: Piscina): Piscina {
  return pool.on('error', (error: Error) => process.emitWarning(`a thread failed: ${error.name}`))
}

/** The bytes that a thread answers, without copying them. */
export const bufferOf = (file: Uint8Array): Buffer => Buffer.from(file.buffer, file.byteOffset, file.byteLength)
