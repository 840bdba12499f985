/**
 * `node:sqlite` stores `undefined` and a lone Date as NULL silently, and the engines disagree on booleans:
 * none of them may reach a driver.
 *
 * @throws TypeError naming the position of the value
 */
export function assertPortable(parameters: readonly unknown[]): void {
  parameters.forEach((value, index) => {
    const kind = typeof value
    if (value === null || kind === 'string' || kind === 'bigint' || value instanceof Uint8Array) return
    if (kind === 'number' && Number.isFinite(value)) return
    const shown = value instanceof Date ? 'Date' : kind === 'number' ? String(value) : kind
    throw new TypeError(
      `Query parameter ${index + 1} is ${shown}; only null, finite numbers, strings and bytes are portable.`,
    )
  })
}
