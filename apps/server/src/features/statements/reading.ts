import { extname, join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { STATEMENT_TEXT } from '@norteia/contracts/statements'
import type { FastifyBaseLogger } from 'fastify'
import type { Piscina } from 'piscina'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import { GIVES_WAY, surviving, transferring } from '#src/platform/thread.ts'
import type { Answers, FileToRead, FileToReread, PreviewMade, Question, ReadFile, Refused } from './reading-thread.ts'

/** A source file in development, a bundle in production: the same extension as this file. */
const THREAD = join(import.meta.dirname, `reading-thread${extname(import.meta.filename)}`)
const IDLE_MS = 60_000
/** Longest time to read a file; after it the thread is terminated. */
const READING_MS = 10_000
const STARTING_MS = 20_000
/** Files waiting for the thread at the same time, each up to 10 MiB of memory. */
const MAX_WAITING = 6

let thread: Promise<Piscina> | undefined

/** One thread per process, so that a file can only exhaust the thread's own memory and time. */
async function openThread(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const pool = new Piscina({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: GIVES_WAY,
    resourceLimits: { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 },
  })
  return surviving(pool)
}

/** The thread once it is up: its start, on a busy machine several seconds, is no part of a file's time. */
async function readyThread(): Promise<Piscina> {
  thread ??= openThread()
  const pool = await thread
  await pool.run(undefined, { name: 'isUp', signal: AbortSignal.timeout(STARTING_MS) })
  return pool
}

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** The call that a file is read for. */
export interface Asker {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Aborted when the client disconnects: a waiting file is dropped, the reading of a started one ends. */
  signal?: AbortSignal
}

/** Reads one file at a time, so that the time limit of one doesn't include waiting for another. */
async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (waiting >= MAX_WAITING) throw new AppError('unavailable', STATEMENT_TEXT.busy, { retryAfter: 5 })
  waiting += 1
  const turn = last.then(() => {
    signal?.throwIfAborted()
    return work()
  })
  last = turn.catch(() => undefined)
  return turn.finally(() => {
    waiting -= 1
  })
}

const withinTime = ({ signal }: Asker) =>
  AbortSignal.any([AbortSignal.timeout(READING_MS), ...(signal ? [signal] : [])])

/** For any failure of the thread, such as too much memory or time. Error messages may contain text of the file, so only the kind is logged. */
function unreadable({ log, signal }: Asker, error: unknown): unknown {
  if (signal?.aborted) return error
  const { name, code } = error as { name?: unknown; code?: unknown }
  log.warn({ kind: String(code ?? name) }, 'a statement could not be read')
  return invalidFields({ arquivo: STATEMENT_TEXT.unreadable })
}

const refused = ({ recusado }: Refused) => invalidFields({ arquivo: recusado })

/**
 * Reads a file in the thread. `answer` looks up what the accounts hold, one question after the other.
 *
 * @throws AppError `invalid_fields` with the sentence of a refused file, `unavailable` while too many wait
 */
export async function readPreview(
  file: FileToRead & { bytes: Uint8Array<ArrayBuffer> },
  answer: <K extends Question['kind']>(question: Extract<Question, { kind: K }>) => Promise<Answers[K]>,
  asker: Asker,
): Promise<PreviewMade> {
  return inTurn(async () => {
    const { port1, port2 } = new MessageChannel()
    let failed: unknown
    port1.on('message', (question: Question) => {
      answer(question).then(
        (reply) => port1.postMessage(reply),
        (error: unknown) => {
          failed = error
          port1.postMessage(undefined)
        },
      )
    })
    try {
      const task = { ...file, port: port2 }
      const made: PreviewMade | Refused = await readyThread()
        .then((pool) =>
          pool.run(task, {
            name: 'preview',
            transferList: transferring(port2, file.bytes.buffer),
            signal: withinTime(asker),
          }),
        )
        .catch((error: unknown) => {
          throw failed ?? unreadable(asker, error)
        })
      if (made.recusado !== undefined) throw refused(made)
      return made
    } finally {
      port1.close()
    }
  }, asker.signal)
}

/** Reads a previewed file again, with answers. Errors as `readPreview`. */
export async function readAgain(file: FileToReread, asker: Asker): Promise<ReadFile> {
  return inTurn(async () => {
    const read: ReadFile | Refused = await readyThread()
      .then((pool) => pool.run(file, { name: 'reread', signal: withinTime(asker) }))
      .catch((error: unknown) => {
        throw unreadable(asker, error)
      })
    if (read.recusado !== undefined) throw refused(read)
    return read
  }, asker.signal)
}
