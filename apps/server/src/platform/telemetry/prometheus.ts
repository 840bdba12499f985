import client from 'prom-client'

/** All metrics of one process. Label values must come from a short list: each value is a series that never goes away. */
export class Registry {
  readonly #store = new client.Registry()
  readonly #collectors: (() => Promise<void> | void)[] = []

  counter<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new client.Counter({ name, help, labelNames, registers: [this.#store] })
  }
  gauge<Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) {
    return new client.Gauge({ name, help, labelNames, registers: [this.#store] })
  }
  /** `buckets`: ascending upper bounds. */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    buckets: readonly number[],
    labelNames: readonly Label[] = [],
  ) {
    return new client.Histogram({ name, help, labelNames, buckets: [...buckets], registers: [this.#store] })
  }
  /** Adds memory, processor, event loop, garbage collection and open files. */
  collectProcess(): void {
    client.collectDefaultMetrics({ register: this.#store })
  }
  /** Runs before each scrape, for values that are read rather than counted. */
  collect(collector: () => Promise<void> | void): void {
    this.#collectors.push(collector)
  }

  /** The Prometheus text format. */
  async render(onError: (error: unknown) => void): Promise<string> {
    // A collector that fails, such as a query while the database is gone, must not hide the others.
    for (const outcome of await Promise.allSettled(this.#collectors.map(async (collector) => collector())))
      if (outcome.status === 'rejected') onError(outcome.reason)
    return this.#store.metrics()
  }
}
