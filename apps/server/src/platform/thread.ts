import { extname, join } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { Piscina } from 'piscina'
import { AppError } from './app-error.ts'

const IDLE_MS = 60_000
/**
 * Niceness of a thread on Linux: where processors are few, requests come before what somebody waits for anyway. Twice as
 * much, and on a machine with twenty programs at work a large file isn't read in its ten seconds.
 */
export const GIVES_WAY = 5

export interface ThreadOptions {
  /** Length of the queue; unbounded by default. */
  waiting?: number
  /** Whether an abort also ends a running call, and the thread with it: for calls that take longer than a new thread. */
  interrupts?: boolean
}

/** The declared type comes from the browser's postMessage; Piscina wants the list itself. */
type TransferList = NonNullable<NonNullable<Parameters<Piscina['run']>[1]>['transferList']>
export const transferring = (...items: (MessagePort | ArrayBuffer)[]) => items as unknown as TransferList

/** One call at a time; the others wait in order until it is their turn or their signal is aborted. */
class Line {
  #isBusy = false
  readonly #waiting: (() => void)[] = []
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Resolves when it is the caller's turn, which lasts until `leave`. @throws AppError `unavailable` when the line is full */
  async enter(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (!this.#isBusy) {
      this.#isBusy = true
      return
    }
    if (this.#waiting.length >= this.#most) throw new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 5 })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const giveUp = () => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isBusy = false
  }
}

/**
 * Runs functions of another file in one worker thread, which starts with the first call and ends after a minute without
 * calls. Calls run one at a time. `name` is the file next to `meta`, without extension: a source file in development, a
 * bundle in production. A call rejects when its function fails or the thread dies; the next call starts a new thread.
 * Aborting `signal` removes a waiting call. `moved` are parts of the content that the thread takes over.
 *
 * @throws AppError `unavailable` when the queue is full
 */
export function threadBeside(meta: { dirname: string; filename: string }, name: string, options: ThreadOptions = {}) {
  let thread: Promise<Piscina> | undefined
  const { waiting = Number.POSITIVE_INFINITY, interrupts = false } = options
  const line = new Line(waiting)
  const open = async () => {
    const { Piscina } = await import('piscina')
    const pool = new Piscina({
      filename: join(meta.dirname, `${name}${extname(meta.filename)}`),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: GIVES_WAY,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    return surviving(pool)
  }
  return async <T>(call: string, content: object, signal?: AbortSignal, moved: MessagePort[] = []): Promise<T> => {
    await line.enter(signal)
    try {
      thread ??= open()
      const transferList = transferring(...moved)
      return await (await thread).run(content, { name: call, transferList, ...(interrupts && signal && { signal }) })
    } finally {
      line.leave()
    }
  }
}

/** Without a listener, an error in an idle thread would end the process; errors during a call reject the call. */
export function surviving(pool: Piscina): Piscina {
  return pool.on('error', (error: Error) => process.emitWarning(`a thread failed: ${error.name}`))
}

/** A Buffer over the same memory as `file`. */
export const bufferOf = (file: Uint8Array): Buffer => Buffer.from(file.buffer, file.byteOffset, file.byteLength)
