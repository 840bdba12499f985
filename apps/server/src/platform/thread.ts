import { extname, join } from 'node:path'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { Piscina } from 'piscina'
import { AppError } from './app-error.ts'

const IDLE_MS = 60_000

export interface ThreadOptions {
  /** Length of the queue; unbounded by default. */
  waiting?: number
}

/**
 * Runs functions of another file in one worker thread, which starts with the first call and ends after a minute without
 * calls. Calls run one at a time. `name` is the file next to `meta`, without extension: a source file in development, a
 * bundle in production. A call rejects when its function fails or the thread dies; the next call starts a new thread.
 * Aborting `signal` removes a waiting call, and ends the thread of a running one.
 *
 * @throws AppError `unavailable` when the queue is full
 */
export function threadBeside(meta: { dirname: string; filename: string }, name: string, options: ThreadOptions = {}) {
  let thread: Promise<Piscina> | undefined
  let held = 0
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
  return async <T>(call: string, content: object, signal?: AbortSignal): Promise<T> => {
    const { waiting = Number.POSITIVE_INFINITY } = options
    if (held > waiting) throw new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 5 })
    held += 1
    try {
      thread ??= open()
      return await (await thread).run(content, { name: call, ...(signal && { signal }) })
    } finally {
      held -= 1
    }
  }
}

/** Without a listener, an error in an idle thread would end the process; errors during a call reject the call. */
export function surviving(pool: Piscina): Piscina {
  return pool.on('error', (error: Error) => process.emitWarning(`a thread failed: ${error.name}`))
}

/** A Buffer over the same memory as `file`. */
export const bufferOf = (file: Uint8Array): Buffer => Buffer.from(file.buffer, file.byteOffset, file.byteLength)
