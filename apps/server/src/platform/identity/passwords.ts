import { hash, verify } from '@node-rs/argon2'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { AppError } from '#src/platform/app-error.ts'

/** argon2id with OWASP's minimum cost: 19 MiB, two passes, one lane; about 14 ms on the reference machine. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const CONCURRENT = 4
const MAX_WAITING = 1_000
const MAX_WAIT_MS = 10_000

/** Runs at most `concurrent` tasks at a time, queues the others and refuses those that would wait too long. */
export class HashQueue {
  #running = 0
  readonly #waiting: { start: () => void }[] = []
  readonly #concurrent: number
  readonly #maxWaiting: number
  readonly #maxWaitMs: number

  constructor(concurrent = CONCURRENT, maxWaiting = MAX_WAITING, maxWaitMs = MAX_WAIT_MS) {
    this.#concurrent = concurrent
    this.#maxWaiting = maxWaiting
    this.#maxWaitMs = maxWaitMs
  }

  /** @throws AppError `unavailable` when the queue is full or the wait too long */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#concurrent) this.#running += 1
    else await this.#wait()
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next.start()
      else this.#running -= 1
    }
  }

  /** Resolves when a finished task passes its slot on. */
  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) return Promise.reject(overloaded())
    return new Promise((resolve, reject) => {
      const entry = { start: resolve as () => void }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1)
        reject(overloaded())
      }, this.#maxWaitMs)
      entry.start = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#waiting.push(entry)
    })
  }
}

const overloaded = () => new AppError('unavailable', ERROR_TEXT.unavailable, { retryAfter: 5 })

const queue = new HashQueue()

/** A PHC string. @throws AppError `unavailable` when too many wait */
export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, COST))

/** Verified instead of the hash of an account that doesn't exist, so that the answer takes the same time. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$bm9ydGVpYS1kdW1teS1zYWx0$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

/** False for an unknown account (`stored` undefined), after the same work. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await queue.run(() => verify(stored ?? DUMMY_HASH, password))
  return stored !== undefined && matches
}

/** Whether a hash was made at a lower cost than today's; such hashes are renewed at the next login. */
export function isWeakHash(stored: string): boolean {
  const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored)
  return !cost || Number(cost[1]) < COST.memoryCost || Number(cost[2]) < COST.timeCost
}
