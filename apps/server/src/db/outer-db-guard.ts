import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Detects a query on the outer connection while the same call chain holds a transaction: on SQLite it would deadlock with
 * its own transaction, on PostgreSQL it would silently run outside it.
 */
export class OuterDbGuard {
  readonly #running = new AsyncLocalStorage<{ open: boolean }>()

  async inside<T>(work: () => Promise<T>): Promise<T> {
    const scope = { open: true }
    try {
      return await this.#running.run(scope, work)
    } finally {
      // Timers started inside keep this scope; they may use the outer connection once the transaction is over.
      scope.open = false
    }
  }

  /** Leaves the scope for work that the transaction merely triggers, such as waking a worker. */
  outside<T>(work: () => T): T {
    return this.#running.exit(work)
  }

  /** @throws Error inside an open transaction */
  assertOutside(): void {
    if (this.#running.getStore()?.open)
      throw new Error('The outer database was used inside a transaction: pass the transaction down instead.')
  }
}
