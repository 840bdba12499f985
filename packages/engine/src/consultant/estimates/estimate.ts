/** A line of an estimate: so many at a price, or one amount. */
export interface Line {
  /** What it is of, folded. */
  name: string
  many?: number
  /** What the price is of: 'metro'. */
  unit?: string
  /** Of one, where there are many. */
  price: number
  /** What is taken off of this line alone. */
  cut?: number
}

/** What a job is offered for: its lines, and what is taken off of them all. */
export interface Estimate {
  lines: readonly Line[]
  cut?: number
}

export const MOST_LINES = 6
const NAME = /^[a-z][a-z0-9 ]{0,39}$/
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0
const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value)

function readLine(stored: unknown): Line | null {
  if (!isObject(stored) || !isName(stored.name) || !isAmount(stored.price)) return null
  const { name, price, many, unit, cut } = stored
  const off = isAmount(cut) && cut < 100 ? { cut } : {}
  return isAmount(many) && isName(unit) ? { name, many, unit, price, ...off } : { name, price, ...off }
}

/** Whatever was stored. */
export function readEstimate(stored: unknown): Estimate | null {
  if (!isObject(stored) || !Array.isArray(stored.lines) || stored.lines.length > MOST_LINES) return null
  const lines = stored.lines.map(readLine)
  if (lines.length === 0 || !lines.every((line) => line !== null)) return null
  return { lines, ...(isAmount(stored.cut) && stored.cut < 100 && { cut: stored.cut }) }
}
