import { threadBeside } from '#src/platform/thread.ts'

/** As many as fill a part of the log worth a sync of the file: 3 to 15 pages each. */
const COMMITS = 100

const inThread = threadBeside(import.meta, 'checkpoint-thread')

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
    this.#running = inThread<void>('checkpoint', { path: this.#path })
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
