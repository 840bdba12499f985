type Labels = Readonly<Record<string, string>>

const escaped = (value: string) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')
const labelText = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')
const line = (name: string, labels: string, value: number) => `${name}${labels && `{${labels}}`} ${value}`

/** One metric in the Prometheus text format. Label values must come from a short list: each one is a series for ever. */
export abstract class Metric {
  readonly name: string
  readonly help: string
  abstract readonly type: 'counter' | 'gauge' | 'histogram'
  constructor(name: string, help: string) {
    this.name = name
    this.help = help
  }
  abstract samples(): string[]
  render(): string[] {
    return [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} ${this.type}`, ...this.samples()]
  }
}

class Values extends Metric {
  readonly type: 'counter' | 'gauge'
  readonly #values = new Map<string, number>()
  constructor(type: 'counter' | 'gauge', name: string, help: string) {
    super(name, help)
    this.type = type
  }
  add(labels: Labels = {}, value = 1): void {
    const key = labelText(labels)
    this.#values.set(key, (this.#values.get(key) ?? 0) + value)
  }
  set(labels: Labels, value: number): void {
    this.#values.set(labelText(labels), value)
  }
  samples(): string[] {
    return [...this.#values].map(([labels, value]) => line(this.name, labels, value))
  }
}

export type Counter = Pick<Values, 'add'>
export type Gauge = Pick<Values, 'add' | 'set'>

interface Series {
  count: number
  sum: number
  buckets: number[]
}

class Distribution extends Metric {
  readonly type = 'histogram'
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, Series>()
  constructor(name: string, help: string, bounds: readonly number[]) {
    super(name, help)
    this.#bounds = bounds
  }
  observe(labels: Labels, value: number): void {
    const key = labelText(labels)
    let series = this.#series.get(key)
    if (!series) {
      series = { count: 0, sum: 0, buckets: this.#bounds.map(() => 0) }
      this.#series.set(key, series)
    }
    series.count += 1
    series.sum += value
    for (const [n, bound] of this.#bounds.entries())
      if (value <= bound) series.buckets[n] = (series.buckets[n] ?? 0) + 1
  }
  samples(): string[] {
    return [...this.#series].flatMap(([labels, { count, sum, buckets }]) => {
      const bucket = (le: number | string, value = 0) =>
        line(`${this.name}_bucket`, `${labels && `${labels},`}le="${le}"`, value)
      return [
        ...this.#bounds.map((bound, n) => bucket(bound, buckets[n])),
        bucket('+Inf', count),
        line(`${this.name}_sum`, labels, sum),
        line(`${this.name}_count`, labels, count),
      ]
    })
  }
}

export type Histogram = Pick<Distribution, 'observe'>

/** All metrics of one process. */
export class Registry {
  readonly #metrics: Metric[] = []
  readonly #collectors: (() => Promise<void> | void)[] = []

  #keep<M extends Metric>(metric: M): M {
    this.#metrics.push(metric)
    return metric
  }
  counter(name: string, help: string): Counter {
    return this.#keep(new Values('counter', name, help))
  }
  gauge(name: string, help: string): Gauge {
    return this.#keep(new Values('gauge', name, help))
  }
  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    return this.#keep(new Distribution(name, help, bounds))
  }
  /** Runs before each scrape, for figures that are looked up rather than counted. */
  collect(collector: () => Promise<void> | void): void {
    this.#collectors.push(collector)
  }

  async render(onError: (error: unknown) => void): Promise<string> {
    // One that fails, such as a query while the database is gone, must not hide the others.
    for (const outcome of await Promise.allSettled(this.#collectors.map(async (collector) => collector())))
      if (outcome.status === 'rejected') onError(outcome.reason)
    return `${this.#metrics.flatMap((metric) => metric.render()).join('\n')}\n`
  }
}
