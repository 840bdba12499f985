import { extname, join } from 'node:path'
import type { Piscina } from 'piscina'

/** As many as fill a part of the log worth a sync of the file: 3 to 15 pages each. */
const COMMITS = 100

const IDLE_MS = 60_000

let thread: Promise<Piscina> | undefined

/** One thread for all files, which starts with the first call and ends after a minute without calls. */
async function open(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const filename = join(import.meta.dirname, `checkpoint-thread${extname(import.meta.filename)}`)
  const pool = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS })
  // Without a listener, an error in an idle thread would end the process.
  return pool.on('error', (error: Error) => process.emitWarning(`a thread failed: ${error.name}`))
}

async function inThread(path: string): Promise<void> {
  thread ??= open()
  await (await thread).run({ path }, { name: 'checkpoint' })
}

/**
 * Takes the log of a busy database into its file in a thread of its own. In the writing connection it holds everybody up for
 * as long as the disk needs to write and sync a few megabytes, three times a second when hundreds ask the chat.
 */
export class Checkpoints {
  readonly #path: string
  #commits = 0
  #running: Promise<void> | undefined

  constructor(path: string) {
    this.#path = path
  }

  committed(): void {
    this.#commits += 1
    if (this.#commits < COMMITS || this.#running) return
    this.#commits = 0
    this.#running = inThread(this.#path)
      // The writing connection does it itself once the log is longer.
      .catch(() => undefined)
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Resolves once no thread has the file open. */
  async ended(): Promise<void> {
    await this.#running
  }
}
